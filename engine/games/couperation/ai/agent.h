#pragma once
#include "game/game.h"
#include "rules/rules.h"

namespace takujo::couperation {

/// The computer players.
class Agent
{
public:
    static std::vector<std::string> players();
    static SearchResult search(const Rules &rules, const Request &request, std::stop_token stop,
                               std::atomic<std::uint64_t> *progress);
    static BenchCounts playouts(const Rules &rules, int games, std::uint64_t seed);
    static BenchCounts searchBench(const Rules &rules, int positions, int simulations,
                                   std::uint64_t seed);
};

} // namespace takujo::couperation
