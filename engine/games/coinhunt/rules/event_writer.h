#pragma once
#include "rules/rules.h"
#include "rules/shot.h"

namespace takujo::coinhunt {

/// Writes the events of apply(): what happened and how pieces moved. Everybody sees everything. Made
/// by EventOutput when somebody listens. `s` is the state after the fact unless said.
class EventWriter
{
public:
    EventWriter(const Rules &rules, Events &events) : m_rules(rules), m_events(events) {}

    // set-up
    void figureLaid(const State &s);
    void stashLaid(const State &s);
    void secretsDealt(const State &s);
    void luckyShown(const State &s);
    void turnedUp(const State &s); ///< the coin that is laid next
    void placed(SeatId who, int coin);
    void allPlaced(const State &s, bool full); ///< else the stock is used up
    // draw, fairy, secret coin
    void turnBegins(const State &s);
    void drew(const State &s, int coin);
    void drewNothing(const State &s);
    void stockEmpty();
    void dieRaised(const State &s, bool changed);
    void walked(const State &s);
    void fairyStays();
    void revealed(SeatId who, int coin);
    void secretKept(const State &s, SeatId who, int coin);
    void lowered(const State &s);
    /// @pre the coins are still in the wallet
    void banked(const State &s, SeatId who, const char *clause);
    // insertion
    /// @pre the coin is not on the board yet
    void pushed(const State &s, const ShotMove &shot, const ShotHead &head, int coin);
    void fell(const State &s, const CoinSet &coins);
    void fairyFell(const State &s);
    void nothingFell(const State &s);
    void directDrop(const State &s, const CoinSet &touching);
    void directDropGone(const State &s, const CoinSet &coins);
    void paid(const State &s, int coin, Source source);
    void paidNothing(const State &s);
    void dieFell(const State &s);
    void dieRides(const State &s); ///< @pre rideColour still says where it came from
    // gains
    void bigDrop(const State &s);
    void blocked(const State &s); ///< @pre the coins are still among the fallen
    void gift(SeatId who, int coin, const char *from); ///< @param coin kNone = there was none
    void took(const State &s, SeatId who, int coin);   ///< @pre big still says which rule applies
    void tookNothing(const State &s);
    void bonus(const State &s, SeatId who, bool none);
    void leftGame(const State &s); ///< @pre the coins are still among the fallen
    // second half
    void halfBegins();
    void noSecondHalf();
    void parked(const State &s);
    void collected(const State &s, SeatId who); ///< @pre the coins are still in the wallet
    void sharer(const State &s, SeatId who, bool byLot);
    void shared(const State &s, SeatId who);
    void notShared(const State &s); ///< @pre the coins are still in the stash
    void jamTurnBegins(const State &s);
    void offset(SeatId who, const CoinSet &lost);
    void safe(SeatId who);
    void jamFallenGone(const State &s); ///< @pre the coins are still among the fallen
    void jamUsedUp();
    void secretsShown(SeatId who, const CoinSet &coins);
    void ended(const State &s);

private:
    Event &add(EventType type, SeatId actor, const char *clause, Text text);
    void motion(int coin, std::string from, std::string to, int slot = -1);
    void motions(const CoinSet &coins, const std::string &from, const std::string &to);
    void fromPiles(const CoinSet &coins, const std::string &to);
    void fairyGoes(const char *from, const char *to);
    static Text named(const char *id, const CoinSet &coins);

    const Rules &m_rules;
    Events &m_events;
};

} // namespace takujo::coinhunt
