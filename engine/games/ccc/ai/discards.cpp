#include "ai/discards.h"

#include "rules/multiset_sampler.h"

#include <algorithm>
#include <bit>

namespace takujo::ccc {

Discards::Discards(const KeepWeights &keep)
{
    for (int variant = 0; variant < kVariants; ++variant) {
        for (const bool red : {false, true})
            m_orders[toIndex(variant)][red ? 1 : 0] = orderOf(keep, variant, red);
    }
}

Discards::Order Discards::orderOf(const KeepWeights &keep, int variant, bool red)
{
    Order order;
    std::array<float, kKinds> worth{};
    for (std::size_t i = 0; i < kKinds; ++i) {
        const auto kind = static_cast<Kind>(i);
        worth[i] = keep.rank[toIndex(rankOf(kind))];
        if (isRed(kind) == red)
            worth[i] += variant == 1 ? keep.flush : keep.colour;
        if (variant == 2 && !isJoker(kind))
            worth[i] += keep.high * static_cast<float>(rankOf(kind));
        order.kinds[i] = kind;
    }
    std::stable_sort(order.kinds.begin(), order.kinds.end(),
                     [&worth](Kind a, Kind b) { return worth[a] < worth[b]; });
    for (std::size_t i = 0; i < kKinds; ++i)
        order.place[order.kinds[i]] = static_cast<std::uint8_t>(i);
    return order;
}

void Discards::choose(const KindCounts &hand, int count, int variant,
                      std::array<Kind, kMaxCards> &out) const
{
    const int reds = total(hand, kRanks, 2 * kRanks);
    const int blacks = total(hand, 0, kRanks) + total(hand, 3 * kRanks, kRanks);
    const Order &order = m_orders[toIndex(variant)][reds > blacks ? 1 : 0];
    std::uint64_t held = 0; // bit i = the hand has the i-th of the order
    for (std::uint64_t kinds = kindsHeld(hand); kinds != 0; kinds &= kinds - 1)
        held |= std::uint64_t{1} << order.place[toIndex(std::countr_zero(kinds))];
    for (std::size_t next = 0; next < toIndex(count); held &= held - 1) {
        const Kind kind = order.kinds[toIndex(std::countr_zero(held))];
        for (int copy = hand[kind]; copy > 0 && next < toIndex(count); --copy)
            out[next++] = kind;
    }
}

} // namespace takujo::ccc
