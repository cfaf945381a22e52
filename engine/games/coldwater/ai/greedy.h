#pragma once
#include "ai/policy.h"

#include <string_view>

namespace takujo::coldwater {

/// The players that do not search a tree. "greedy" is the fixed reference: the best own turn looked
/// two steps ahead (placing and picking up), judged at its end. Never weakened.
class Greedy
{
public:
    Greedy(const Rules &rules, const Evaluator &judge, const Policy &policy)
        : m_rules(rules), m_judge(judge), m_policy(policy)
    {}

    /// @param name "random", "greedy" or "beginner"
    Move move(std::string_view name, const View &view, Rng &rng) const;

private:
    Move twoSteps(const View &view, Rng &rng) const;
    Move loose(const View &view, Rng &rng) const;
    float after(State state, const Move &move, SeatId seat, int turn, Rng &rng, bool branch) const;

    const Rules &m_rules;
    const Evaluator &m_judge;
    const Policy &m_policy;
};

} // namespace takujo::coldwater
