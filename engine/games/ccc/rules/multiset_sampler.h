#pragma once
#include "base/types.h"
#include "rules/cards.h"

#include <bit>
#include <cstring>

namespace takujo::ccc {

/// Takes cards out of a multiset by lot: the answers of takujo::pickByTicket. Neither the place of a
/// card nor how the last one was taken decides a branch; words are read as they were written.
/// @pre at most 127 cards; little-endian host (as the byte order of the states)
class MultisetSampler
{
public:
    explicit MultisetSampler(KindCounts &counts) : m_counts(counts)
    {
        static_assert(std::endian::native == std::endian::little);
        for (std::size_t at = 0; at < counts.n.size(); at += 8)
            m_groups |= (word(at) * kOnes) >> 56 << at;
    }

    /// The `ticket`-th card that is left. @pre ticket < cards left
    Kind take(std::uint32_t ticket)
    {
        const Found group = find(m_groups, ticket); // byte i = cards of the kinds 8 i .. 8 i + 7
        m_groups -= std::uint64_t{1} << group.shift;
        std::uint64_t kinds = word(group.shift);
        const Found kind = find(kinds, ticket - group.before);
        kinds -= std::uint64_t{1} << kind.shift;
        std::memcpy(m_counts.n.data() + group.shift, &kinds, 8);
        return static_cast<Kind>(group.shift + kind.shift / 8);
    }

private:
    static constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
    static constexpr std::uint64_t kHighs = 0x8080808080808080ULL;

    struct Found
    {
        std::uint32_t shift;  ///< 8 * byte
        std::uint32_t before; ///< sum of the bytes below
    };
    /// The byte in which the running sum passes the ticket.
    static Found find(std::uint64_t bytes, std::uint32_t ticket)
    {
        const std::uint64_t upTo = bytes * kOnes; // byte i = sum of the bytes 0 .. i
        const std::uint64_t above = ((upTo | kHighs) - (ticket + 1) * kOnes) & kHighs;
        const auto shift = static_cast<std::uint32_t>(std::countr_zero(above)) & ~7U;
        // The ticket lies below the sum, so shift < 64.
        return {shift, static_cast<std::uint32_t>((upTo << 8) >> shift & 255U)}; // NOLINT
    }
    std::uint64_t word(std::size_t at) const
    {
        std::uint64_t out = 0;
        std::memcpy(&out, m_counts.n.data() + at, 8);
        return out;
    }

    KindCounts &m_counts;
    std::uint64_t m_groups = 0;
};

/// Visits each card, kinds in ascending order.
template<class Visit>
void forEachCard(const KindCounts &counts, Visit visit)
{
    for (std::size_t at = 0; at < counts.n.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, counts.n.data() + at, 8);
        while (word != 0) {
            const auto lane = toIndex(std::countr_zero(word)) / 8;
            for (auto copies = word >> (8 * lane) & 255U; copies > 0; --copies)
                visit(static_cast<Kind>(at + lane));
            word &= ~(std::uint64_t{255} << (8 * lane));
        }
    }
}

/// The kinds that are there, as bits. @pre fewer than 128 of each
inline std::uint64_t kindsHeld(const KindCounts &counts)
{
    std::uint64_t out = 0;
    for (std::size_t at = 0; at < counts.n.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, counts.n.data() + at, 8);
        const std::uint64_t some = (word + 0x7F7F7F7F7F7F7F7FULL) >> 7 & 0x0101010101010101ULL;
        out |= (some * 0x0102040810204080ULL) >> 56 << at;
    }
    return out;
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
