#pragma once
#include "game/game.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

struct BenchSpec
{
    int games = 2000;       ///< random matches a round
    int positions = 16;     ///< fixed positions of the tree search
    int simulations = 1000; ///< at each of them
    int rounds = 5;         ///< the best round counts: other work only ever slows down
    std::uint64_t seed = 1;
    /// Number of allocations so far in this program, when it counts them (takujo-bench-<id>).
    std::function<std::uint64_t()> allocations;
};

/// Rates in CPU time of one thread, and the same as ratios to the calibration kernel of this process.
struct BenchReport
{
    double turnNs = 0; ///< one whole random turn
    double turnsPerSecond = 0;
    double gamesPerSecond = 0;
    double simulationsPerSecond = 0;
    double calibrationNs = 0; ///< one round of the kernel
    double turnRatio = 0;     ///< turns done in the time of kCalibrationUnit kernel rounds
    double simulationRatio = 0;
    std::int64_t searchAllocations =
        -1; ///< in tree search after warm-up, results excluded; -1 = not counted
    std::uint64_t signature = 0; ///< of all random matches and search trees; changes with behaviour
};

/// Nanoseconds of one round of a fixed integer kernel (mixing, table walk, bit counts), best of five.
double calibrationNs();

BenchReport runBench(const Game &game, const BenchSpec &spec);
Json toJson(const BenchReport &report);

/// Compares with `{"<game>": {"turnRatio": x, "simulationRatio": y}}` (tests/bench/floors.json); a game
/// whose simulations run in a library that allocates has a limit `"allocations": n`, else it is 0.
/// Empty = at or above every floor; else one plain sentence a miss.
std::vector<std::string> belowFloors(const BenchReport &report, const Json &floors,
                                     const std::string &game);
/// What belowFloors() says about the allocations of a search.
std::optional<std::string> aboveAllocations(std::int64_t allocations, const Json &floors,
                                            const std::string &game);

} // namespace takujo
