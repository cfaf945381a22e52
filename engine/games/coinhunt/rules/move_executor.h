#pragma once
#include "game/event_output.h"
#include "rules/chance_access.h"
#include "rules/event_writer.h"
#include "rules/shot.h"

namespace takujo::coinhunt {

/// Carries out one move and everything that follows from it without a choice. The stage of the state
/// says what comes next; a stage either asks somebody and stops, or goes on with the next.
class MoveExecutor
{
public:
    MoveExecutor(const Rules &rules, State &state, Chance &chance, Events *events);

    void deal();
    void play(const Move &move);

private:
    // move_executor.cpp
    bool advance();                  ///< one stage; true = somebody is asked, or the match is over
    bool carryOut(const Move &move); ///< true = somebody is asked
    bool ask(Phase phase, SeatId actor);
    void pass();
    void toVault(SeatId seat, const char *clause);
    bool bank(SeatId seat, const char *clause); ///< true = asked
    bool askLower(SeatId seat);
    void lower(bool yes);
    bool secretPhase();
    bool useSecret();
    void noteStock(); ///< CH-35, after every coin from the stock
    // move_executor_setup.cpp
    void startFigure();
    void supplies();
    bool placeCoins();
    void put(int place);
    bool beginTurn();
    void draw();
    bool fairyMoves() const;
    bool moveFairy();
    void walk(std::uint8_t coin);
    // move_executor_shots.cpp
    bool shoot(const ShotMove &shot);
    std::uint8_t takeFrom(Source source, int kind);
    ShotReport resolve(const ShotMove &shot, std::uint8_t coin);
    void settle(const ShotReport &report, std::uint8_t inserted);
    void directDrop(const CoinSet &fell);
    bool pay();
    void payWith(Source source, int kind);
    bool landed();
    void ride(std::uint8_t coin);
    // move_executor_gains.cpp
    bool count();
    bool bigDrop();
    void penalty();
    bool takePhase();
    bool take(SeatId seat, int kind);
    bool bonus(SeatId seat);
    bool startLeak(); ///< always false: the leak goes on by itself
    bool leakPhase();
    bool endTurn();
    // move_executor_second.cpp
    bool half();
    void park();
    void collect();
    SeatId poorest();
    void share(const Move &move);
    bool jamPhase();
    bool jamLanded();
    bool offsetPhase();
    void offset(int colour);
    bool endJamTurn();
    bool finish();

    bool secondHalf() const { return m_s.stage >= Stage::Half; }
    CoinSet &wallet(SeatId seat) { return m_s.wallet[toIndex(seat)]; }
    CoinSet &vault(SeatId seat) { return m_s.vault[toIndex(seat)]; }
    CoinSet &jam(SeatId seat) { return m_s.jam[toIndex(seat)]; }

    const Rules &m_rules;
    const Params &m_params;
    State &m_s;
    Chance &m_chance;
    ChanceAccess m_draws;
    EventOutput<Rules, EventWriter> m_tell;
};

} // namespace takujo::coinhunt
