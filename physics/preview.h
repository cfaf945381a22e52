#pragma once
#include "physics/types.h"

#include <functional>
#include <stop_token>
#include <utility>

namespace takujo::physics {

/// What a shot may lead to: counts over `samples` shaken simulations. none + oneTwo + threePlus =
/// samples; the others may go with any of them.
struct FallOdds
{
    int samples = 0;
    int none = 0;
    int oneTwo = 0;
    int threePlus = 0;
    int direct = 0; ///< a coin touching the pushed one falls
    int fairy = 0;  ///< the coin with the die falls
    std::vector<std::pair<int, int>>
        falls; ///< disc id -> samples in which it falls; by id, never 0
};

/// Deterministic in tremor.seed: sample i does not depend on how many are asked for. Returns soon after
/// `stop` with the samples made so far. Without tremor one simulation stands for all.
/// @param each gets every simulation and for how many samples it stands
FallOdds preview(const Board &table, const Shot &shot, const Tremor &tremor, int samples,
                 std::stop_token stop = {},
                 const std::function<void(const ShotResult &, int)> &each = {});

/// Chance of something seen k times in n samples. Never 0 or 1: n samples cannot know that.
constexpr double forecast(int k, int n) { return (k + 0.5) / (n + 1); }

} // namespace takujo::physics
