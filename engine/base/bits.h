#pragma once
#include <cstdint>

namespace takujo {

/// How many bits are set. std::popcount is a call where the processor is not known to count.
constexpr int countOnes(std::uint64_t x)
{
    x -= (x >> 1) & 0x5555555555555555ULL;
    x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    return static_cast<int>((x * 0x0101010101010101ULL) >> 56);
}

} // namespace takujo
