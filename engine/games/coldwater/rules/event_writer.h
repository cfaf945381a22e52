#pragma once
#include "game/event.h"
#include "rules/rules.h"

namespace takujo::coldwater {

/// Writes the events of apply(): what happened, who may see it, how pieces moved. Made by
/// EventOutput when somebody listens. `s` is the state after the fact unless said.
class EventWriter
{
public:
    using Board = std::array<std::array<std::uint8_t, kColours>, kZones>;

    EventWriter(const Rules &rules, Events &events)
        : m_rules(rules), m_params(rules.params()), m_events(events)
    {}

    void dealt(const State &s);
    void turnBegins(const State &s);
    void placed(const State &s, int space, int number);
    void pickedUp(const State &s, int space, int number);
    void flipped(const State &s);
    /// @param before the board before bait was taken out
    void removed(const State &s, const Board &before, const char *clause);
    void filled(const State &s, int card);
    void masterCaught(const State &s, int card);
    void refilled(const State &s, int zone, const Board::value_type &before);
    void cleared(const State &s, bool back); ///< whether there was used bait
    void bagFilled(const State &s);          ///< while a zone is refilled, without a clear piece
    /// @pre the card is not beside the board yet
    void tookMaster(const State &s, int card, bool top);
    void displayRefilled(const State &s, int place);
    void usedTackle(const State &s, Tackle kind);
    void reeled(const State &s, const Move &move);
    void tackleShuffled();
    /// @param kind kNone = there was none
    void drewTackle(const State &s, std::uint8_t kind);
    void noFish(const State &s);
    void retargeted(const State &s, Tackle kind);
    /// @pre the card is still at its place
    void caught(const State &s, const Front &card, bool top);
    void slotRefilled(const State &s);
    void topShown(const State &s, int location);
    void claimed(const State &s);
    void mysteryShown(const State &s);
    void trophy(const State &s, const char *contest, int points, const char *clause);
    void triggered(const State &s);
    void contestBegins();
    void chose(const State &s, int kind);
    void ended(const State &s);

private:
    Event &add(EventType type, SeatId actor, std::string clause, Text text);
    void motion(std::string before, std::string after, std::string from, std::string to,
                int slot = -1);
    /// The last event becomes the actor's own; everybody else gets a copy without its detail.
    void onlyActorSeesDetail();
    void contestResult(const State &s, int location);

    const Rules &m_rules;
    const Params &m_params;
    Events &m_events;
};

} // namespace takujo::coldwater
