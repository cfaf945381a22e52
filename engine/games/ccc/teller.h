#pragma once
#include "core.h"
#include "game/event.h"

namespace takujo::ccc {

/// Writes the events of apply(): what happened, who may see it, how pieces moved. Used only when
/// somebody listens; the search never builds one.
class Teller
{
public:
    Teller(const Core &core, Events &events) : m_core(core), m_events(events) {}

    /// @pre the cards are still in the hand
    void placed(const State &state, int slot, const Symbols &symbols);
    /// @param before coins at the start of the turn; `state` is merged already
    void merged(const State &state, const Public &before);
    void skippedPlacing(const State &state);
    /// @param automatic no other option was open
    void notDrawn(const State &state, bool automatic);
    /// @pre the cards are still in the hand
    void discarded(const State &state, std::span<const std::uint8_t> cards);
    void drew(const State &state, const DrawOption &option, std::span<const Kind> cards);
    void reshuffled(const State &state);
    void lastTurns(const State &state);
    void dealt(const State &state);
    void turnBegins(const State &state);
    void ended(const State &state, const Outcome &outcome);

private:
    Event &add(EventType type, SeatId actor, std::string clause, Text text);
    /// The last event becomes the actor's own; a copy with other motions is for everybody else.
    void splitForOthers(SeatId actor, std::vector<PieceMotion> others);
    void becameOf(const State &state, const Public &before, int slot, int coins);

    const Core &m_core;
    Events &m_events;
};

} // namespace takujo::ccc
