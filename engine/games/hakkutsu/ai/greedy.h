#pragma once
#include "ai/planner.h"
#include "ai/playout.h"

namespace takujo::hakkutsu {

/// The policies that do not search. "greedy" is the fixed reference: it plans trips with equipment
/// and abilities and follows the best one; "beginner" goes by plain sense and often by whim.
class Greedy
{
public:
    Greedy(const Rules &rules, const HeuristicTables &values, const TargetHeuristics &choices,
           const Playout &playout, const EvaluationWeights &taste)
        : m_rules(rules),
          m_values(values),
          m_choices(choices),
          m_playout(playout),
          m_planner(rules, values, taste),
          m_taste(taste)
    {}

    /// @param state a world of the actor's view; nothing hidden from the actor is looked at
    Move move(std::string_view name, const State &state, Rng &rng) const;
    Move planned(const State &s, Rng &rng) const;

private:
    TargetHeuristics::Whims whims(const State &s) const;
    Move go(const State &s) const;
    Move mine(const State &s, MoveKind yes, MoveKind no) const;
    bool wantsRadar(const State &s, const Trip &trip) const;

    const Rules &m_rules;
    const HeuristicTables &m_values;
    const TargetHeuristics &m_choices;
    const Playout &m_playout;
    Planner m_planner;
    EvaluationWeights m_taste;
};

} // namespace takujo::hakkutsu
