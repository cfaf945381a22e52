#include "search/bench.h"
#include "search/clock.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace takujo {

namespace {

/// Ratios are counts in the time of this many kernel rounds, so that they are numbers near one.
constexpr double kCalibrationUnit = 1;
constexpr int kKernelSteps = 4096;

std::uint64_t kernel(std::uint64_t seed)
{
    std::array<std::uint64_t, 256> table{};
    for (std::uint64_t &word : table)
        word = seed = mix64(seed);
    std::uint64_t sum = 0;
    for (int i = 0; i < kKernelSteps; ++i) {
        std::uint64_t &word = table[seed >> 56];
        seed = (seed ^ word) * 0xBF58476D1CE4E5B9ULL;
        word += static_cast<std::uint64_t>(std::popcount(seed & sum));
        sum += (seed & 1U) != 0 ? word >> 7 : seed >> 9;
    }
    return sum;
}

/// CPU time of the work; a template, because a std::function may allocate.
template<class Work>
double nsOf(const Work &work)
{
    const std::int64_t before = threadCpuNs();
    work();
    return static_cast<double>(threadCpuNs() - before);
}

} // namespace

double calibrationNs()
{
    constexpr int kRounds = 200;
    volatile std::uint64_t sink = 0;
    double best = 1e18;
    for (int i = 0; i < 5; ++i) {
        best = std::min(best, nsOf([&sink] {
                            for (std::uint64_t r = 0; r < kRounds; ++r)
                                sink = kernel(r + sink);
                        }));
    }
    return best / kRounds;
}

BenchReport runBench(const Game &game, const BenchSpec &spec)
{
    BenchReport report;
    BenchCounts random = game.playouts(std::max(1, spec.games / 10), spec.seed);
    BenchCounts search = game.searchBench(spec.positions, spec.simulations, spec.seed);
    double turnNs = 1e18;
    double simulationNs = 1e18;
    report.calibrationNs = 1e18;
    for (int round = 0; round < spec.rounds; ++round) {
        report.calibrationNs = std::min(report.calibrationNs, calibrationNs());
        const double randomNs = nsOf([&] { random = game.playouts(spec.games, spec.seed); });
        turnNs = std::min(turnNs,
                          randomNs / static_cast<double>(std::max<std::uint64_t>(1, random.turns)));
        const std::uint64_t allocated = spec.allocations ? spec.allocations() : 0;
        const double searchNs =
            nsOf([&] { search = game.searchBench(spec.positions, spec.simulations, spec.seed); });
        simulationNs = std::min(
            simulationNs,
            searchNs / static_cast<double>(std::max<std::uint64_t>(1, search.simulations)));
        if (spec.allocations)
            report.searchAllocations = static_cast<std::int64_t>(spec.allocations() - allocated);
    }
    report.turnNs = turnNs;
    report.turnsPerSecond = 1e9 / turnNs;
    report.gamesPerSecond = report.turnsPerSecond * static_cast<double>(random.games) /
                            static_cast<double>(std::max<std::uint64_t>(1, random.turns));
    report.simulationsPerSecond = 1e9 / simulationNs;
    report.turnRatio = kCalibrationUnit * report.calibrationNs / turnNs;
    report.simulationRatio = kCalibrationUnit * report.calibrationNs / simulationNs;
    report.signature = combine64(random.signature, search.signature);
    return report;
}

Json toJson(const BenchReport &report)
{
    return {{"turnNs", report.turnNs},
            {"turnsPerSecond", report.turnsPerSecond},
            {"gamesPerSecond", report.gamesPerSecond},
            {"simulationsPerSecond", report.simulationsPerSecond},
            {"calibrationNs", report.calibrationNs},
            {"turnRatio", report.turnRatio},
            {"simulationRatio", report.simulationRatio},
            {"searchAllocations", report.searchAllocations},
            {"signature", toHex(report.signature)}};
}

std::vector<std::string> belowFloors(const BenchReport &report, const Json &floors,
                                     const std::string &game)
{
    std::vector<std::string> misses;
    const auto entry = floors.find(game);
    if (entry == floors.end())
        return {"no floors for " + game};
    const auto compare = [&](const char *name, double value) {
        const double floor = entry->value(name, 0.0);
        if (value < floor)
            misses.push_back(std::string(name) + " " + std::to_string(value) +
                             " is below the floor " + std::to_string(floor));
    };
    compare("turnRatio", report.turnRatio);
    compare("simulationRatio", report.simulationRatio);
    if (auto miss = aboveAllocations(report.searchAllocations, floors, game))
        misses.push_back(std::move(*miss));
    return misses;
}

std::optional<std::string> aboveAllocations(std::int64_t allocations, const Json &floors,
                                            const std::string &game)
{
    const auto entry = floors.find(game);
    const std::int64_t most = entry == floors.end() ? 0 : entry->value("allocations", 0);
    if (allocations <= most)
        return {};
    return std::to_string(allocations) + " allocations in search after warm-up" +
           (most > 0 ? ", more than " + std::to_string(most) : "");
}

} // namespace takujo
