#pragma once
#include "sixes_rules.h"

namespace takujo::sixes {

/// Players of the game: "random"; all levels look at sampled worlds and weigh values not yet
/// in the row, a little more when other hands lack them.
struct Agent
{
    static std::vector<std::string> players();
    static SearchResult search(const Rules &rules, const Request &request, std::stop_token stop,
                               std::atomic<std::uint64_t> *progress);
    static BenchCounts playouts(const Rules &rules, int games, std::uint64_t seed);
    static BenchCounts searchBench(const Rules &rules, int positions, int simulations,
                                   std::uint64_t seed);
};

} // namespace takujo::sixes
