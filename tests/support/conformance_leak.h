#pragma once
#include "conformance_words.h"
#include "conformance_worlds.h"

namespace takujo::conformance {

struct LeakPlan
{
    std::uint64_t seed = 1;
    int positions = 5;    ///< of one match
    int worlds = 8;       ///< of each kind: sampled, and drawn anew from the record
    int simulations = 64; ///< of an AI decision
    bool ai = true;       ///< ask the AI too
};

/// Plays a match and tests at some positions that nothing a seat gets depends on what it cannot know:
/// the same view gives the same table, words, moves, refusals and the same AI move in every world. And
/// that what may be taken back freely taught nothing: it would have looked the same in every world.
class LeakTester
{
public:
    LeakTester(const Setup &setup, const LeakPlan &plan, Findings &findings);
    /// @return the match it played
    Match run();

private:
    /// Everything a seat gets in one world.
    struct Shown
    {
        std::string bytes; ///< tables, standing, events, own choices, in both languages
        std::string ai;    ///< moves and figures of the players
    };

    void checkPosition(const Match &match);
    void checkSeat(const Match &match, SeatId viewer);
    void checkSampled(const Match &match, SeatId viewer, const Shown &truth);
    void checkRedrawn(const Match &match, SeatId viewer, const Shown &truth);
    void checkPublic(const Match &match);
    void checkUndo(const Match &match);
    void compareReplays(const Match &match, const MatchRecord &twin, SeatId viewer);
    void compare(const Shown &truth, const Shown &other, const std::string &kind);
    Shown shown(const StateBlob &state, SeatId viewer) const;
    std::string choices(const StateBlob &state, SeatId viewer) const;
    std::string aiMoves(const StateBlob &state, SeatId viewer) const;

    const Setup &m_setup;
    const Game &m_game;
    LeakPlan m_plan;
    Findings &m_findings;
    Words m_words;
    Rng m_rng;
    std::vector<ObservedPly> m_past; ///< of the seat looked at
    bool m_onlyTruth = false;        ///< the last view's samples were all the true world
    int m_open = 0;                  ///< views for which another world is known
    int m_repeated = 0;              ///< ... whose samples were all the true world
};

} // namespace takujo::conformance
