#pragma once
#include "ai/playout.h"

#include <string_view>

namespace takujo::ccc {

/// The players that do not search. "greedy" and "spend" are references: every level is measured
/// against them, so they are never weakened.
///   random    any legal move by lot
///   spend     pays for the best coin as long as one is worth its cards
///   greedy    the hoarder: saves to 11 cards (EvaluationWeights{}), then pays the best coins; draws for the largest net
///             gain, discards what is least worth keeping
///   habit     plays as rollouts do, by the weights of the search: what they are learned with
///   beginner  greedy with a loose hand: picks among coins that are nearly as good
class Greedy
{
public:
    Greedy(const Rules &rules, const PayRules &payRules)
        : m_rules(rules),
          m_payRules(payRules),
          m_values(rules, EvaluationWeights{}),
          m_playout(rules, m_values, payRules)
    {}
    Greedy(const Greedy &) = delete;
    Greedy &operator=(const Greedy &) = delete;

    /// @param state any world of the deciding seat's view: only what that seat sees is looked at
    Move move(std::string_view name, const State &state, Rng &rng) const;

private:
    Move byHabit(const State &state, int hoard) const;
    Move beginner(const State &state, Rng &rng) const;
    Move loosePlace(const State &state, Rng &rng) const;

    const Rules &m_rules;
    const PayRules &m_payRules;
    HeuristicTables m_values;
    Playout m_playout;
};

} // namespace takujo::ccc
