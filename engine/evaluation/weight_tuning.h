#pragma once
#include "evaluation/arena.h"

namespace takujo {

/// Self-play from which a game's weights are learned. Every deal is played in all seatings by the same
/// player: in the first place with its `Played` weights moved by a step up or down each, by lot, in the
/// others by the opposite. So the same matches tell which way those should go, and what positions were
/// worth (`Judged`).
struct TuneSpec
{
    std::string player = kReferenceLevel;
    WeightSet start;
    Budget budget;
    std::uint64_t seed = 1;
    int jobs = 1;          ///< matches at once; the result does not depend on it
    std::string only = {}; ///< learns nothing but the weights whose names begin so

    bool learns(const WeightName &name, WeightUse use) const
    {
        return name.use == use && name.id.starts_with(only);
    }
};

struct TuneMatch
{
    std::vector<Move> moves;
    SeatSet winners = 0;
};

/// A deal in every seating.
struct TuneDeal
{
    int number = 0; ///< from 0
    std::vector<TuneMatch> matches;
};

/// For each weight in the order of the game's names: +1, -1, or 0 for those that are not `Played`.
std::vector<int> perturbation(const Game &game, const TuneSpec &spec, int deal);
/// Who plays a deal with which weights.
ArenaSpec arenaOf(const Game &game, const TuneSpec &spec, int deal);

/// Plays the deals of these numbers. @param played called in their order, from the playing threads
/// @return those that were finished before `stop`; faults end a deal without a result
std::vector<TuneDeal> playTuning(const Game &game, const TuneSpec &spec,
                                 const std::vector<int> &deals,
                                 const std::function<void(const TuneDeal &)> &played,
                                 const std::stop_token &stop);

/// A deal as one line of JSON Lines; its number and seats are counted from 1 there.
Json toJson(const Game &game, const TuneDeal &deal);
Loaded<TuneDeal> readTuneDeal(const Game &game, const Json &row);

} // namespace takujo
