#pragma once
#include "game/event.h"

#include <utility>

namespace takujo {

/// What happened, as the rules of a game say it while they carry out a move: handed to the game's
/// event writer, or to nobody. The null object costs one comparison, and no argument is looked at.
/// @tparam Rules the rules
/// @tparam Writer made of the rules and a list of events; has a member function a kind of happening
template<class Rules, class Writer>
class EventOutput
{
public:
    /// @param events null: nobody listens, as in search
    EventOutput(const Rules &rules, Events *events) : m_rules(rules), m_events(events) {}

    /// m_tell(&EventWriter::drew, state, coin);
    template<class... Params, class... Args>
    [[gnu::always_inline]] void operator()(void (Writer::*happening)(Params...),
                                           Args &&...args) const
    {
        if (m_events)
            write(happening, std::forward<Args>(args)...);
    }

private:
    template<class... Params, class... Args>
    [[gnu::noinline, gnu::cold]] void write(void (Writer::*happening)(Params...),
                                            Args &&...args) const
    {
        Writer writer(m_rules, *m_events);
        (writer.*happening)(std::forward<Args>(args)...);
    }

    const Rules &m_rules;
    Events *m_events;
};

} // namespace takujo
