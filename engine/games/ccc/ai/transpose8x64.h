#pragma once
#include <array>
#include <cstdint>
#include <cstring>

namespace takujo::ccc {

/// Bit k of out[i] = bit i of planes[k]: eight sets of 64 as 64 sets of eight. Sixteen bytes at a time.
inline void turnBits(const std::array<std::uint64_t, 8> &planes, std::uint8_t *out)
{
    using Bytes [[gnu::vector_size(16)]] = std::uint8_t;
    using Words [[gnu::vector_size(16)]] = std::uint64_t;
    const auto low = [](Bytes a, Bytes b) {
        return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7,
                                       23);
    };
    const auto high = [](Bytes a, Bytes b) {
        return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30,
                                       15, 31);
    };
    // Planes 0 1, 2 3, 4 5, 6 7; never as bytes written by eights, read by 16.
    std::array<Bytes, 4> in{};
    for (std::size_t i = 0; i < 4; ++i)
        in[i] = reinterpret_cast<Bytes>(Words{planes[2 * i], planes[2 * i + 1]});
    const Bytes p04 = low(in[0], in[2]);
    const Bytes p15 = high(in[0], in[2]);
    const Bytes p26 = low(in[1], in[3]);
    const Bytes p37 = high(in[1], in[3]);
    const Bytes even0 = low(p04, p26);
    const Bytes even1 = high(p04, p26);
    const Bytes odd0 = low(p15, p37);
    const Bytes odd1 = high(p15, p37);
    std::array<Bytes, 4> bytes{low(even0, odd0), high(even0, odd0), low(even1, odd1),
                               high(even1, odd1)};
    std::array<Words, 4> x{}; // each word: the same byte of all planes
    std::memcpy(x.data(), bytes.data(), 64);
    for (Words &word : x) { // turns each word, 8 by 8 bits
        Words t = (word ^ (word >> 7)) & 0x00AA00AA00AA00AAULL;
        word ^= t ^ (t << 7);
        t = (word ^ (word >> 14)) & 0x0000CCCC0000CCCCULL;
        word ^= t ^ (t << 14);
        t = (word ^ (word >> 28)) & 0x00000000F0F0F0F0ULL;
        word ^= t ^ (t << 28);
    }
    std::memcpy(out, x.data(), 64);
}

} // namespace takujo::ccc
