#pragma once
#include "base/hash.h"

#include <array>
#include <cstdint>

namespace takujo {

/// xoshiro256** (Blackman, Vigna 2018), seeded through splitmix64. Value type, no global state:
/// whoever needs randomness is handed one, so runs repeat exactly.
class Rng
{
public:
    explicit constexpr Rng(std::uint64_t seed = 1)
    {
        for (auto &word : m_s) {
            word = mix64(seed);
            seed += 0x9E3779B97F4A7C15ULL;
        }
    }

    constexpr std::uint64_t next()
    {
        const std::uint64_t result = rotl(m_s[1] * 5, 7) * 9;
        const std::uint64_t t = m_s[1] << 17;
        m_s[2] ^= m_s[0];
        m_s[3] ^= m_s[1];
        m_s[1] ^= m_s[2];
        m_s[0] ^= m_s[3];
        m_s[2] ^= t;
        m_s[3] = rotl(m_s[3], 45);
        return result;
    }

    /// Uniform in [0, bound), bound >= 1. Multiply-shift; the bias is below 2^-32 for bounds < 2^32.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    /// Uniform in [0, 1).
    constexpr double uniform() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

private:
    static constexpr std::uint64_t rotl(std::uint64_t x, int k)
    {
        return (x << k) | (x >> (64 - k));
    }
    std::array<std::uint64_t, 4> m_s{};
};

} // namespace takujo
