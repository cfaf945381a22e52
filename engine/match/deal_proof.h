#pragma once
#include "match/record.h"

#include <functional>

namespace takujo {

/// Whether all chance of a match came from the seed of its record: the same moves, played anew with live
/// chance, lead to the same deal, outcomes and positions. Any thread; plays the whole match (pushes of
/// Coin Hunt are simulated again). Also false when left off.
/// @param goOn asked after every ply
bool followsSeed(const std::shared_ptr<const Game> &game, const MatchRecord &record,
                 const std::function<bool()> &goOn = {});

} // namespace takujo
