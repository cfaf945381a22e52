#pragma once
#include "ai/discrete_decisions.h"

namespace takujo::coinhunt {

/// The computer players. Stateless, and one thread: whatever a request allows, its answer is the same.
class Agent
{
public:
    static std::vector<std::string> players();
    static SearchResult search(const Rules &rules, const Request &request, std::stop_token stop,
                               std::atomic<std::uint64_t> *progress);
    /// The share of the win that each seat may expect, judged at a glance.
    static std::vector<Rewards> judge(const Rules &rules, std::span<const StateBlob> states,
                                      const WeightSet &weights);
    /// A match of pushes costs a thousand times one of the other games: one in a hundred is played.
    static BenchCounts playouts(const Rules &rules, int games, std::uint64_t seed);
    /// As above: one in twenty-five simulations.
    static BenchCounts searchBench(const Rules &rules, int positions, int simulations,
                                   std::uint64_t seed);
};

} // namespace takujo::coinhunt
