#pragma once
#include "rules/rules.h"

namespace takujo::couperation {

/// Writes the events of a move; made by EventOutput when somebody listens. What only one seat may know is told
/// to it alone, the others hear the same fact without it.
class EventWriter
{
public:
    EventWriter(const Rules &rules, Events &events) : m_rules(rules), m_events(events) {}

    void dealt(const State &state);
    void turnBegins(const State &state);
    void notDrawn(const State &state);
    /// @param cards glass cards that came to the hand
    void drew(const State &state, int number, CardSet cards, bool finish);
    /// Before the move is carried out.
    void placed(const State &state, const Move &move);
    void turned(const State &state, int place, bool fits);
    void took(const State &state, const Move &move);
    void discarded(const State &state, CardSet cards);
    void dropped(const State &state, Card card);
    void stuck(const State &state);
    void ended(const State &state);

private:
    Event &add(EventType type, SeatId actor, std::string clause, Text text);
    /// The last event stays the actor's (with open hands everybody's); the others see `motions`.
    void splitForOthers(SeatId actor, std::vector<PieceMotion> motions, Text text);
    /// @param old the replaced card, 0 = none; @param open everybody sees it; @param named the discards, too
    Text takeText(const Move &move, Card old, bool open, bool named) const;
    Text sumOf(const Move &move) const;
    void splitForKnowing(const State &state, int place, Card card);
    Card replacedCard(const State &state, int place) const;

    const Rules &m_rules;
    Events &m_events;
};

} // namespace takujo::couperation
