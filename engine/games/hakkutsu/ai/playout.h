#pragma once
#include "ai/target_heuristics.h"

namespace takujo::hakkutsu {

/// Quick play for simulations: plain sense with a little whim. Also uniform random play.
class Playout
{
public:
    /// @param whim points by which run() may misjudge a target at random
    Playout(const Rules &rules, const HeuristicTables &values, const TargetHeuristics &choices,
            float whim)
        : m_rules(rules), m_values(values), m_choices(choices), m_whim(whim)
    {}

    /// Plays until so many more turns are over or the game is.
    void run(State &s, int turns, Rng &rng) const;
    /// @param whim points by which a target may be misjudged at random
    Move move(const State &s, float whim, Rng &rng) const;
    /// The same with goals misjudged as given, the same way all along a trip.
    Move misled(const State &s, const TargetHeuristics::Whims &whims, Rng &rng) const;
    Move random(const State &s, Rng &rng) const;

private:
    Move go(const State &s, const RemainingSupply &outlook, float whim, Rng &rng,
            const TargetHeuristics::Whims *whims = nullptr) const;
    Move mine(const State &s, const RemainingSupply &outlook, float whim = 0) const;
    Move twice(const State &s, const RemainingSupply &outlook) const;
    Move keep(const State &s) const;
    Move museum(const State &s) const;
    Move look(const State &s, const RemainingSupply &outlook) const;
    Move swap(const State &s, const RemainingSupply &outlook) const;

    const Rules &m_rules;
    const HeuristicTables &m_values;
    const TargetHeuristics &m_choices;
    float m_whim;
};

} // namespace takujo::hakkutsu
