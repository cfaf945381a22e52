#pragma once
#include "engine/base/hash.h"

namespace takujo::physics {

/// Random numbers of this library. Integers and sums only: the distributions of the standard library
/// and log/cos of libm differ between systems.
class Random
{
public:
    explicit constexpr Random(std::uint64_t seed) : m_state(mix64(seed)) {}

    constexpr std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        return mix64(m_state);
    }
    /// Uniform in [0, 1).
    constexpr double uniform() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
    constexpr double between(double low, double high) { return low + (high - low) * uniform(); }
    /// Uniform in [0, bound), bound >= 1.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }
    /// Mean 0, variance 1, between -6 and 6: close enough to a Gaussian for a hand.
    constexpr double bell()
    {
        constexpr int kTerms = 12; // variance of a uniform is 1/12
        double sum = 0;
        for (int i = 0; i < kTerms; ++i)
            sum += uniform();
        return sum - kTerms / 2.0;
    }

private:
    std::uint64_t m_state;
};

} // namespace takujo::physics
