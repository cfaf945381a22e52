#pragma once
#include <atomic>
#include <thread>
#include <vector>

namespace takujo {

/// Calls `work(i)` for every i below `count`, in this order, on so many threads, this one among them.
/// Returns when all have returned.
template<class Work>
void runJobs(int count, int threads, const Work &work)
{
    std::atomic<int> next{0};
    const auto take = [&] {
        for (int i = next++; i < count; i = next++)
            work(i);
    };
    std::vector<std::jthread> helpers;
    for (int helper = 1; helper < threads; ++helper)
        helpers.emplace_back(take);
    take();
}

} // namespace takujo
