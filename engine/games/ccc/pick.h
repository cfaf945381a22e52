#pragma once
#include "cards.h"

#include <bit>
#include <cstring>

namespace takujo::ccc {

/// Kind of the `ticket`-th card of the multiset: the answer of takujo::pickByTicket, eight kinds at a time.
/// @pre ticket < counts.total() <= 127; little-endian host (as the byte order of the states)
inline Kind pickKind(const KindCounts &counts, std::uint32_t ticket)
{
    static_assert(std::endian::native == std::endian::little);
    constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
    constexpr std::uint64_t kHighs = 0x8080808080808080ULL;
    std::size_t at = 0;
    std::uint64_t word = 0;
    for (;; at += 8) {
        std::memcpy(&word, counts.n.data() + at, 8);
        const auto sum = static_cast<std::uint32_t>((word * kOnes) >> 56);
        if (ticket < sum)
            break;
        ticket -= sum;
    }
    const std::uint64_t upTo = word * kOnes; // byte i = cards of the kinds at .. at + i
    const std::uint64_t above = ((upTo | kHighs) - (ticket + 1) * kOnes) & kHighs;
    return static_cast<Kind>(at + static_cast<std::size_t>(std::countr_zero(above)) / 8);
}

/// Visits each card, kinds in ascending order.
template<class Visit>
void forEachCard(const KindCounts &counts, Visit visit)
{
    for (std::size_t at = 0; at < counts.n.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, counts.n.data() + at, 8);
        while (word != 0) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(word)) / 8;
            for (auto copies = word >> (8 * lane) & 255U; copies > 0; --copies)
                visit(static_cast<Kind>(at + lane));
            word &= ~(std::uint64_t{255} << (8 * lane));
        }
    }
}

/// Cards of `count` kinds from `first` on. @pre fewer than 256
inline int total(const KindCounts &counts, std::size_t first, std::size_t count)
{
    std::uint64_t lanes = 0;
    std::size_t at = 0;
    for (; at + 8 <= count; at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, counts.n.data() + first + at, 8);
        lanes += word;
    }
    auto sum = static_cast<int>((lanes * 0x0101010101010101ULL) >> 56);
    for (; at < count; ++at)
        sum += counts[first + at];
    return sum;
}

} // namespace takujo::ccc
