#pragma once
#include "sixes_core.h"

namespace takujo::sixes {

/// Players of the game: "random"; all levels look at sampled worlds and weigh values not yet
/// in the row, a little more when other hands lack them.
struct Brain
{
    static std::vector<std::string> players();
    static SearchResult search(const Core &core, const Request &request, std::stop_token stop,
                               std::atomic<std::uint64_t> *progress);
    static BenchCounts playouts(const Core &core, int games, std::uint64_t seed);
    static BenchCounts searchBench(const Core &core, int positions, int simulations,
                                   std::uint64_t seed);
};

} // namespace takujo::sixes
