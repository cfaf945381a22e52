#pragma once
#include "ai/greedy.h"

namespace takujo::hakkutsu {

/// What the search considers in a decision, with priors from plain sense. An action's key is the
/// move's kind and payload.
class Candidates
{
public:
    /// @param heat points that make a choice e times as likely
    Candidates(const Rules &rules, const HeuristicTables &values, const TargetHeuristics &choices,
               float heat)
        : m_rules(rules), m_values(values), m_choices(choices), m_heat(heat)
    {}

    int actions(const State &s, ActionBuffer &out) const;
    Move move(std::uint32_t key) const;
    static std::uint32_t keyOf(const Move &move);

private:
    class List;

    void goals(const State &s, const RemainingSupply &outlook, List &list) const;
    void digs(const State &s, const RemainingSupply &outlook, MoveKind yes, MoveKind no,
              List &list) const;
    void looks(const State &s, const RemainingSupply &outlook, List &list) const;
    void keeps(const State &s, List &list) const;

    const Rules &m_rules;
    const HeuristicTables &m_values;
    const TargetHeuristics &m_choices;
    float m_heat;
};

} // namespace takujo::hakkutsu
