#pragma once
#include "rules/rules.h"
#include "search/leaf_value.h"

namespace takujo::coldwater {

/// What a seat already has, read once a decision.
struct Holdings
{
    std::array<std::uint8_t, kMaxSpecies> best{}; ///< heaviest pounds of a species, 0 = none
    std::uint32_t had = 0;
    float left = 1; ///< part of the race that is still to come, 1..0
};

/// Weights of the judgement, in points.
struct EvaluationWeights
{
    float fish = 0;    ///< any fish: the race to the end
    float species = 0; ///< a new species on the way to the trophy
    float small = 0;   ///< a small species still missing
    float pound = 0;   ///< a pound more in a contest
    float tag = 0;     ///< a fish that surely has the tag
    float bait = 0;    ///< a bait on the board
    float plain = 0;   ///< a zone of one colour; half for two
    float filled = 0;  ///< a bait on an open card
    float open = 0;    ///< an open card
    float tackle = 0;  ///< a token in hand
    float side = 0;    ///< a 2 in hand for the next turn
};

/// Hand-made judgement: what a fish is worth to a seat, and how a position stands at a cut.
class Evaluator
{
public:
    explicit Evaluator(const Rules &rules);

    Holdings holdings(const State &state, SeatId seat) const;
    /// Points that the next fish of a species brings about, before its back is seen.
    float fish(const State &state, const Holdings &holdings, int species) const;
    float mean(int species) const { return m_mean[toIndex(species)]; }
    /// A zone with so many colours and bait.
    float zone(int colours, int bait) const;
    /// Half the chance to win, half the margin; the true result of a finished match.
    void leaf(const State &state, LeafValue &leaf) const;
    /// About the points the seat will end with.
    float worth(const State &state, SeatId seat) const;
    const EvaluationWeights &taste() const { return m_taste; }

private:
    struct Standing;
    float race(const State &state) const;
    float trophies(const State &state, SeatId seat, float left) const;
    float masters(const State &state, SeatId seat, float left) const;
    float board(const State &state, SeatId seat) const;
    void contests(const State &state, Standing &standing) const;
    void fromWorths(const SeatPoints &worths, float scale, LeafValue &leaf) const;

    const Rules &m_rules;
    const Params &m_params;
    EvaluationWeights m_taste;
    std::array<float, kMaxSpecies> m_mean{};
};

} // namespace takujo::coldwater
