#pragma once
#include "game/game.h"

#include <array>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// Players that are programs are called `exec:COMMAND` (engine/players).
inline constexpr std::string_view kProgramPrefix = "exec:";
inline bool isProgram(std::string_view player) { return player.starts_with(kProgramPrefix); }
/// What the game makes of a player in a seat; a program has the hand of the highest level.
SeatTrait traitOf(const Game &game, std::string_view player);

/// Every seat keeps what it sees of a move to come: some players judge others by what they did.
void remember(std::span<Request> seats, const Game &game, const StateBlob &at, const Move &move);

/// Decides for the seats of one match. `cpuMs` is set when another process took the time.
using ArenaThinker =
    std::function<SearchResult(SeatId, const Request &, const std::stop_token &, double &cpuMs)>;
struct ArenaDeal;

/// Matches between players, each deal played once in every rotation of the line-up over the seats.
struct ArenaSpec
{
    std::vector<std::string> players; ///< one a seat; players[0] is the one measured
    int games = 200;                  ///< rounded up to whole deals (games / seats)
    Budget budget;                    ///< of every decision; empty = the level's own
    std::uint64_t seed = 1;
    int jobs = 1; ///< matches at once; the result does not depend on it
    /// Every seat thinks with the same seed all match long: what partners could agree on by chance.
    bool oneSeed = false;
    /// Called for every match, from its thread; none: all players are the game's own.
    std::function<ArenaThinker()> thinkers{};
    /// By place in the line-up: other weights than the game's own. Empty, or null in a place: its own.
    std::vector<std::shared_ptr<const WeightSet>> weights{};
    int first = 0; ///< number of the first deal
    /// Called in the order of the deals, one at a time, from the playing threads.
    std::function<void(const ArenaDeal &)> played = {};
};

/// What the decisions of one seat took.
struct ArenaThought
{
    std::uint64_t decisions = 0;
    std::uint64_t simulations = 0;
    double cpuMs = 0;
    double cpuMsMax = 0;
};

/// One match: how it ended, or the fault that ended it.
struct ArenaPlayed
{
    Outcome outcome;
    std::array<ArenaThought, kMaxSeats> thoughts;
    int plies = 0;
    int turns = 0;
    std::uint64_t signature = 0;
    std::string fault;
    std::vector<Move> moves; ///< not in a slice's rows
};

/// A deal played in every seating.
struct ArenaDeal
{
    int number = 0;
    std::vector<ArenaPlayed> matches; ///< by rotation
    /// Nothing was broken off by a stop.
    bool whole() const;
};

/// Part of the win that is this seat's: rivals who tie share it, partners all have it.
double winOf(const Outcome &outcome, std::size_t seat, bool cooperative);

/// Plays one deal with the line-up moved on by `rotation` seats. Any thread. The deal depends on the
/// spec's seed and its number alone.
ArenaPlayed playArenaMatch(const Game &game, const ArenaSpec &spec, int deal, int rotation,
                           const std::stop_token &stop = {});

/// The positions at the start of each turn of such a match, by its moves. Nothing where they are not
/// the moves of this match.
std::vector<StateBlob> turnStarts(const Game &game, const ArenaSpec &spec, int deal, int rotation,
                                  const std::vector<Move> &moves);

/// How the player of one place of the line-up did.
struct ArenaScore
{
    std::string player;
    double wins = 0;  ///< a shared win counts as a fraction, in a cooperative game as a whole one
    double share = 0; ///< wins / games
    double lower = 0; ///< exact one-sided 95 % bounds of the share
    double upper = 0;
    double meanScore = 0;
    double meanMargin = 0; ///< points ahead of the best rival
    std::uint64_t decisions = 0;
    double cpuMsMean = 0; ///< CPU time a decision; own thread only, so with one search thread
    double cpuMsMax = 0;
    std::uint64_t simulations = 0;
};

struct ArenaResult
{
    std::vector<ArenaScore> scores;            ///< in the order of the line-up
    std::array<double, kMaxSeats> seatShare{}; ///< win share by seat
    int games = 0;
    int sharedWins = 0;
    double meanPlies = 0;
    double meanTurns = 0;
    std::uint64_t signature = 0;     ///< hash of all moves
    std::vector<std::string> faults; ///< refused moves, in plain English; must be empty
};

/// Plays them. Any thread; `stop` ends it early with what was played (whole deals only).
/// @pre spec.players.size() == game.seats(), every name is one of game.players(), or one the thinkers know
std::vector<ArenaDeal> playArena(const Game &game, const ArenaSpec &spec,
                                 std::stop_token stop = {});
/// What the deals come to, in their order. @param players the line-up
ArenaResult sumArena(const Game &game, const std::vector<std::string> &players,
                     const std::vector<ArenaDeal> &deals);
/// Both.
ArenaResult runArena(const Game &game, const ArenaSpec &spec, std::stop_token stop = {});

Json toJson(const ArenaResult &result);
/// A deal as one line of JSON Lines, for runs in slices. Its number is counted from 1 there.
Json toJson(const ArenaDeal &deal, int seats);
Loaded<ArenaDeal> readDeal(const Json &json, int seats);

} // namespace takujo
