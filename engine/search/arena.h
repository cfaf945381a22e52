#pragma once
#include "game/game.h"

#include <array>
#include <string>
#include <vector>

namespace takujo {

/// Matches between players, each deal played once in every rotation of the line-up over the seats.
struct ArenaSpec
{
    std::vector<std::string> players; ///< one a seat; players[0] is the one measured
    int games = 200;                  ///< rounded up to whole deals (games / seats)
    Budget budget;                    ///< of every decision; empty = the level's own
    std::uint64_t seed = 1;
    int jobs = 1;                     ///< matches at once; the result does not depend on it
};

/// How the player of one place of the line-up did.
struct ArenaScore
{
    std::string player;
    double wins = 0;           ///< a shared win counts as a fraction, in a cooperative game as a whole one
    double share = 0;          ///< wins / games
    double lower = 0;          ///< exact one-sided 95 % bounds of the share
    double upper = 0;
    double meanScore = 0;
    double meanMargin = 0;     ///< points ahead of the best rival
    std::uint64_t decisions = 0;
    double cpuMsMean = 0;      ///< CPU time a decision; own thread only, so with one search thread
    double cpuMsMax = 0;
    std::uint64_t simulations = 0;
};

struct ArenaResult
{
    std::vector<ArenaScore> scores;             ///< in the order of the line-up
    std::array<double, kMaxSeats> seatShare{};  ///< win share by seat
    int games = 0;
    int sharedWins = 0;
    double meanPlies = 0;
    double meanTurns = 0;
    std::uint64_t signature = 0;                ///< hash of all moves
    std::vector<std::string> faults;            ///< refused moves, in plain English; must be empty
};

/// Plays them. Any thread; `stop` ends it early with what was played (whole deals only).
/// @pre spec.players.size() == game.seats(), every name is one of game.players()
ArenaResult runArena(const Game &game, const ArenaSpec &spec, std::stop_token stop = {});

Json toJson(const ArenaResult &result);

} // namespace takujo
