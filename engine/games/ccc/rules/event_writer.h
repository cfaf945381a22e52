#pragma once
#include "game/event.h"
#include "rules/rules.h"

namespace takujo::ccc {

/// Writes the events of apply(): what happened, who may see it, how pieces moved. Made by EventOutput
/// when somebody listens.
class EventWriter
{
public:
    EventWriter(const Rules &rules, Events &events) : m_rules(rules), m_events(events) {}

    /// @pre the cards are still in the hand
    void placed(const State &state, int slot, const Symbols &symbols);
    /// @pre the coins of the turn are still in `placed`
    void merging(const State &before);
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
    void ended(const State &state);

private:
    Event &add(EventType type, SeatId actor, std::string clause, Text text);
    /// The last event becomes the actor's own; a copy with other motions is for everybody else.
    void splitForOthers(SeatId actor, std::vector<PieceMotion> others);
    void becameOf(const PublicState &after, const PublicState &before, int slot, int coins);

    const Rules &m_rules;
    Events &m_events;
};

} // namespace takujo::ccc
