#pragma once
#include "planner.h"
#include "playout.h"

namespace takujo::hakkutsu {

/// The policies that do not search. "greedy" is the fixed reference: it plans trips with equipment
/// and abilities and follows the best one; "beginner" goes by plain sense and often by whim.
class Greedy
{
public:
    Greedy(const Core &core, const Values &values, const Choices &choices, const Playout &playout,
           const Taste &taste)
        : m_core(core),
          m_values(values),
          m_choices(choices),
          m_playout(playout),
          m_planner(core, values, taste),
          m_taste(taste)
    {}

    /// @param state a world of the actor's view; nothing hidden from the actor is looked at
    Move move(std::string_view name, const State &state, Rng &rng) const;
    Move planned(const State &s, Rng &rng) const;

private:
    Choices::Whims whims(const State &s) const;
    Move go(const State &s) const;
    Move mine(const State &s, MoveKind yes, MoveKind no) const;
    bool wantsRadar(const State &s, const Trip &trip) const;

    const Core &m_core;
    const Values &m_values;
    const Choices &m_choices;
    const Playout &m_playout;
    Planner m_planner;
    Taste m_taste;
};

} // namespace takujo::hakkutsu
