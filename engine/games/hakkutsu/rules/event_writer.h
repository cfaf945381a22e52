#pragma once
#include "rules/rules.h"

namespace takujo::hakkutsu {

/// Writes the events of a move; made by EventOutput when somebody listens. Every line cites its clause, and
/// what only one seat may know goes to that seat alone.
class EventWriter
{
public:
    EventWriter(const Rules &rules, Events &events) : m_rules(rules), m_events(events) {}

    // the deal
    void laid(const State &s);
    void museumsDealt(const State &s);
    void museumChosen(const State &s, int museum); ///< after
    void equipmentDealt(const State &s);
    void kept(const State &s, const Equipment &cards); ///< before the hand is changed

    // turns
    void roundBegins(const State &s);
    void turnBegins(const State &s);
    void spent(const State &s, Effect effect, int count); ///< before
    void moved(const State &s, int from, int boots);
    void flown(const State &s, int from);
    void looked(const State &s, int cell);
    void swapped(const State &s, bool yes);
    void revealed(const State &s, int cell);
    void mined(const State &s, const Dig &dig, const Spend &spend); ///< loaded, the pile one lower
    void left(const State &s);
    void emptied(const State &s, int cell);

    // the base
    void funds(SeatId seat, int coins, const char *clause);
    void unloaded(const State &s, SeatId seat); ///< before
    void drew(const State &s, Effect effect);
    void reshuffled(const State &s);

    // the end
    void ending(const State &s);
    void ended(const State &s);

private:
    Event &add(EventType type, SeatId actor, const char *clause, Text text);
    /// The last event is for `actor` alone; the others get it without its detail, with these motions.
    void splitForOthers(SeatId actor, std::vector<PieceMotion> others);
    void museumsPassed(const State &s, SeatId next);
    void putBack(const State &s, const Equipment &kept);
    const Params &params() const { return m_rules.params(); }
    void figure(const char *name, Event &event, const State &s);

    const Rules &m_rules;
    Events &m_events;
};

} // namespace takujo::hakkutsu
