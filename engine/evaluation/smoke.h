#pragma once
#include "match/match.h"

#include <chrono>
#include <optional>
#include <stop_token>

namespace takujo {

/// A few quick games of edited rules, to find what no static check sees.
struct SmokeSpec
{
    const GameDefinition *game = nullptr;
    RuleSet rules;
    RuleValues values;      ///< as checkRules() gave them
    std::vector<int> seats; ///< numbers of seats to try in turn, as checkRules() gave them
    int games = 20;
    std::uint64_t seed = 1;
    std::chrono::milliseconds limit{2000}; ///< wall time; 0 = none (then the result is repeatable)
    std::string appVersion;
};

/// What went wrong, as a match that can be opened: `record` ends where it happened.
struct SmokeFailure
{
    Problem problem;
    MatchRecord record;
    int ply = 0; ///< number of plies before it happened
};

struct SmokeResult
{
    int games = 0;                       ///< played to the end
    int planned = 0;                     ///< of these
    std::optional<SmokeFailure> failure; ///< the first; nothing was played after it
    Problems warnings; ///< what looks meaningless: never ends by itself, a seat that never wins ...

    bool complete() const { return failure || games == planned; }
};

/// Plays on the calling thread; returns within some 20 ms after `stop`, at the limit, after the
/// first failure or after all games.
/// @pre checkRules() had no error
SmokeResult smokePlay(const SmokeSpec &spec, const std::stop_token &stop = {});

} // namespace takujo
