#pragma once
#include <chrono>
#include <cstdint>
#include <ctime>

namespace takujo {

/// CPU time of the calling thread in nanoseconds. Rates are measured with it: other work on the
/// machine does not change it.
inline std::int64_t threadCpuNs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<std::int64_t>(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
}

/// The end of a time budget, in wall time or in CPU time of the thread that asks. Made and asked in
/// the same thread. A budget of zero never ends.
class Deadline
{
public:
    Deadline() = default;
    Deadline(std::chrono::nanoseconds budget, bool cpuTime)
        : m_cpu(cpuTime), m_end(budget.count() > 0 ? now() + budget.count() : 0)
    {}

    bool passed() const { return m_end != 0 && now() >= m_end; }

private:
    std::int64_t now() const
    {
        if (m_cpu)
            return threadCpuNs();
        return std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
    }

    bool m_cpu = false;
    std::int64_t m_end = 0;
};

} // namespace takujo
