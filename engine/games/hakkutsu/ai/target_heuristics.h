#pragma once
#include "ai/heuristic_tables.h"
#include "base/fixed_vector.h"
#include "search/search_game.h"

namespace takujo::hakkutsu {

/// A place to go next and what it is worth, in points.
struct Target
{
    std::uint8_t cell = 0;
    std::uint8_t boots = 0;
    float worth = 0;
};

/// Plain sense about single decisions, quick enough for every ply of a simulation: going somewhere is
/// worth what lies there, less the turns it adds to the way home. Immutable.
class TargetHeuristics
{
public:
    static constexpr int kTargets = kMaxCells + 1;
    using Targets = FixedVector<Target, kTargets>;
    using Whims = std::array<float, kMaxCells>; ///< points by which a goal is misjudged

    TargetHeuristics(const Rules &rules, const HeuristicTables &values,
                     const EvaluationWeights &taste)
        : m_rules(rules), m_values(values), m_taste(taste)
    {}

    /// Where the actor may go, what it is worth; the base and ways to far cells too.
    /// @param whims null = none
    void targets(const State &s, const RemainingSupply &outlook, bool far, Targets &out,
                 const Whims *whims = nullptr) const;
    /// Worth of mining now with as little equipment as it takes; nothing when it cannot be.
    std::optional<float> mining(const State &s, const RemainingSupply &outlook, Spend &spend) const;
    /// Worth of flying home, comparable with targets.
    float helicopter(const State &s, const RemainingSupply &outlook) const;
    /// Worth of looking at a cell by radar: what may lie there and how near it is.
    float looking(const State &s, const RemainingSupply &outlook, int cell) const;
    /// Points by which the best goal of a seat beats going straight home; at least 0.
    float reach(const State &s, SeatId seat, const RemainingSupply &outlook) const;
    const EvaluationWeights &taste() const { return m_taste; }

    /// Turns from a cell to another at this mobility.
    int turns(int from, int to, int mobility) const
    {
        return (m_rules.map().steps(from, to) + mobility - 1) / mobility;
    }

private:
    /// A seat as a digger: what is the same for all cells.
    struct Digger
    {
        SeatId seat = kNoSeat;
        const RemainingSupply &outlook;
        float coins = 0;
        float grants = 0; ///< coins that cards make up for
        float room = 0;   ///< units of the cart that are free
        float cases = 0;  ///< units that cards make up for
        float fresh = 0;  ///< what a base action would bring now
    };
    /// What digging the top card of a cell takes, as far as the seat knows.
    struct TopCard
    {
        int kind = -1; ///< -1 = not seen
        int deck = 0;
        float cost = 0;
        float carry = 0;
    };

    Digger digger(const State &s, SeatId seat, const RemainingSupply &outlook) const;
    TopCard topCard(const State &s, SeatId seat, const Pile &pile, int cell) const;
    float cellWorth(const State &s, const Digger &digger, int cell, int now) const;
    float fresh(const State &s, SeatId seat) const;
    float homeWorth(const State &s, SeatId seat, const RemainingSupply &outlook) const;

    const Rules &m_rules;
    const HeuristicTables &m_values;
    EvaluationWeights m_taste;
};

} // namespace takujo::hakkutsu
