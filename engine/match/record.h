#pragma once
#include "game/game.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

/// Who sits where. Colour = index of the seat palette.
struct SeatSetup
{
    enum class Kind : std::uint8_t { Human, Ai };
    Kind kind = Kind::Human;
    std::string name;
    std::string level = "skilled"; ///< Ai: one of Game::players()
    int colour = 0;
    /// Ai: `exec:COMMAND` of a program that decides instead, with the level's hand. Chosen by the user and
    /// never in a file: what comes from a stranger starts no program.
    std::string program{};
    /// Ai: what a record calls the program that decided; nothing can be started by it.
    std::string playedBy{};
    friend bool operator==(const SeatSetup &, const SeatSetup &) = default;
};

/// Longest time of a decision that is kept; who takes longer was away.
inline constexpr int kMaxDecisionSeconds = 600;

/// Longest name of a seat in a record, in bytes; a longer one is refused.
inline constexpr std::size_t kMaxSeatName = 200;
/// The name as a record takes it: without hidden characters, cut to its length but never within a letter.
std::string seatName(std::string name);

/// One applied move with everything needed to replay it without the seed.
struct PlyRecord
{
    SeatId actor = kNoSeat;
    Move move;
    bool automatic = false; ///< forced, played by Match itself
    int seconds = 0;        ///< a person took to decide; 0 = not measured
    std::vector<ChanceOutcome> chance;
    std::uint64_t hash = 0; ///< state hash after the move
    friend bool operator==(const PlyRecord &, const PlyRecord &) = default;
};

/// How a finished match ended, for lists that do not open the game.
struct MatchResult
{
    std::array<int, kMaxSeats> score{}; ///< unused seats 0
    SeatSet winners = 0;
    friend bool operator==(const MatchResult &, const MatchResult &) = default;
};

/// A match as data: save, undo, replay and bug report are this. Omniscient: shown to a seat only
/// through its view. File format: engine/io/FORMATS.md.
struct MatchRecord
{
    RuleSet rules;
    std::string rulesHash;
    std::vector<SeatSetup> seats; ///< in turn order
    std::uint64_t seed = 0;
    std::vector<ChanceOutcome> deal;
    std::uint64_t dealHash = 0;
    std::vector<PlyRecord> plies;
    std::optional<MatchResult> result; ///< only when finished
    bool practice = false;             ///< something was taken back past the free undo
    std::vector<int> gaveUp;           ///< seats that resigned, in order
    std::string appVersion;
    std::string started; ///< ISO 8601, local time with offset
    friend bool operator==(const MatchRecord &, const MatchRecord &) = default;
};

} // namespace takujo
