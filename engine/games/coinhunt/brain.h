#pragma once
#include "core.h"

namespace takujo::coinhunt {

/// The computer players.
class Brain
{
public:
    static std::vector<std::string> players();
    static SearchResult search(const Core &core, const Request &request, std::stop_token stop,
                               std::atomic<std::uint64_t> *progress);
    static BenchCounts playouts(const Core &core, int games, std::uint64_t seed);
    static BenchCounts searchBench(const Core &core, int positions, int simulations,
                                   std::uint64_t seed);
};

} // namespace takujo::coinhunt
