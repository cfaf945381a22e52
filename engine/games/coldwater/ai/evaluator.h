#pragma once
#include "ai/weights.h"
#include "rules/rules.h"
#include "search/leaf_value.h"

namespace takujo::coldwater {

/// What a seat already has, read once a decision.
struct Holdings
{
    std::array<std::uint8_t, kMaxSpecies> best{}; ///< heaviest pounds of a species, 0 = none
    std::uint32_t had = 0;
    int species = 0; ///< how many it had
    float left = 1;  ///< part of the race that is still to come, 1..0
};

/// Hand-made judgement: what a fish is worth to a seat, and how a position stands at a cut.
class Evaluator
{
public:
    Evaluator(const Rules &rules, const Weights &weights);

    Holdings holdings(const State &state, SeatId seat) const;
    /// Points that the next fish of a species brings about, before its back is seen.
    float fish(const State &state, const Holdings &holdings, int species) const;
    float mean(int species) const { return m_mean[toIndex(species)]; }
    /// A zone with so many colours and bait.
    float zone(int colours, int bait) const
    {
        return zone(colours, bait, m_weights.taste.bait, m_weights.taste.plain);
    }
    /// Half the chance to win, half the margin; the true result of a finished match.
    void leaf(const State &state, LeafValue &leaf) const;
    /// About the points the seat will end with.
    float worth(const State &state, SeatId seat) const;
    const EvaluationWeights &taste() const { return m_weights.taste; }

private:
    struct Standing;
    static float zone(int colours, int bait, float each, float plain);
    float race(const State &state) const;
    float trophies(const State &state, SeatId seat, float left) const;
    float masters(const State &state, SeatId seat, float left) const;
    float board(const State &state, SeatId seat) const;
    void contests(const State &state, Standing &standing) const;
    /// Points of a rank counted from 0; past the ladder there are none (CW-28).
    float prize(std::size_t rank) const
    {
        return rank < m_params.ladder.size() ? static_cast<float>(m_params.ladder[rank]) : 0.0F;
    }
    void fromWorths(const SeatPoints &worths, float scale, LeafValue &leaf) const;

    const Rules &m_rules;
    const Params &m_params;
    Weights m_weights;
    std::array<float, kMaxSpecies> m_mean{};
};

} // namespace takujo::coldwater
