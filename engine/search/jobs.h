#pragma once
#include <atomic>
#include <mutex>
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

/// The same, and `then(i)` in the order of i, one call at a time, as soon as all before it are done.
template<class Work, class Then>
void runInOrder(int count, int threads, const Work &work, const Then &then)
{
    std::mutex mutex; // guards `done` and `next`
    std::vector<bool> done(static_cast<std::size_t>(count));
    std::size_t next = 0;
    runJobs(count, threads, [&](int i) {
        work(i);
        const std::scoped_lock lock(mutex);
        done[static_cast<std::size_t>(i)] = true;
        for (; next < done.size() && done[next]; ++next)
            then(static_cast<int>(next));
    });
}

} // namespace takujo
