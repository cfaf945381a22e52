#pragma once
#include "greedy.h"

namespace takujo::hakkutsu {

/// What the search considers in a decision, with priors from plain sense. An action's key is the
/// move's kind and payload.
class Candidates
{
public:
    Candidates(const Core &core, const Values &values, const Choices &choices)
        : m_core(core), m_values(values), m_choices(choices)
    {}

    int actions(const State &s, ActionBuffer &out) const;
    Move move(std::uint32_t key) const;
    static std::uint32_t keyOf(const Move &move);

private:
    class List;

    void goals(const State &s, const Outlook &outlook, List &list) const;
    void digs(const State &s, const Outlook &outlook, MoveKind yes, MoveKind no, List &list) const;
    void looks(const State &s, const Outlook &outlook, List &list) const;
    void keeps(const State &s, List &list) const;

    const Core &m_core;
    const Values &m_values;
    const Choices &m_choices;
};

} // namespace takujo::hakkutsu
