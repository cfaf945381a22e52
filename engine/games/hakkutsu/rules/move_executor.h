#pragma once
#include "game/event_output.h"
#include "rules/event_writer.h"
#include "rules/rules.h"

namespace takujo::hakkutsu {

inline std::uint8_t plus(std::uint8_t value, int more)
{
    return static_cast<std::uint8_t>(value + more);
}

/// One play of the rules in place: the deal and what moves bring about.
class MoveExecutor
{
public:
    MoveExecutor(const Rules &rules, State &state, Chance &chance, Events *events)
        : m_rules(rules),
          m_params(rules.params()),
          m_s(state),
          m_chance(chance),
          m_tell(rules, events)
    {}

    void deal();
    void play(const Move &move);

private:
    void dealRocks();
    void dealMuseums();
    void dealEquipment();
    void chooseMuseum(int museum);
    void nextKeeper(int from);
    void keep(const Equipment &cards);
    void beginGame();
    void beginTurn();
    void go(int cell, int boots);
    void helicopter();
    void look(int cell);
    void swap(bool yes);
    void arrive();
    void baseAction(bool draw);
    void takeCoins(SeatId seat, int wanted, const char *clause);
    void unload(SeatId seat);
    void drawEquipment();
    void reshuffle();
    void mine(const Spend &spend);
    void afterMining();
    void again(const Spend &spend);
    void decide(int cell, int slot);
    void reveal(int cell);
    void spend(Effect effect, int count);
    void endTurn();
    void endRound();
    void finish(EndReason cause);

    SeatId seat() const { return m_s.actor; }
    Pile &pile() { return m_s.piles[m_s.pos[toIndex(m_s.actor)]]; }

    const Rules &m_rules;
    const Params &m_params;
    State &m_s;
    Chance &m_chance;
    EventOutput<Rules, EventWriter> m_tell;
};

} // namespace takujo::hakkutsu
