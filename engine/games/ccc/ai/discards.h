#pragma once
#include "ai/weights.h"

#include <array>

namespace takujo::ccc {

/// Which cards to part with: those least worth keeping. Immutable.
class Discards
{
public:
    /// Ways to look at a hand: by worth; keeping the commoner colour; keeping high cards.
    static constexpr int kVariants = 3;

    explicit Discards(const KeepWeights &keep);

    /// @pre the hand holds `count` cards
    void choose(const KindCounts &hand, int count, int variant,
                std::array<Kind, kMaxCards> &out) const;

private:
    /// Kinds from least to most worth keeping, and the place of each in that order.
    struct Order
    {
        std::array<Kind, kKinds> kinds{};
        std::array<std::uint8_t, kKinds> place{};
    };

    static Order orderOf(const KeepWeights &keep, int variant, bool red);

    std::array<std::array<Order, 2>, kVariants> m_orders; ///< [variant][commoner colour: 1 = red]
};

} // namespace takujo::ccc
