#pragma once
#include "ai/candidates_pay.h"
#include "base/types.h"

namespace takujo::ccc {

/// What one thread of a search keeps of the hands it looks at: a finder a seat, because a seat's next
/// hand is nearly its last one, and the few ways to pay each number of the hands met most often.
/// Only memory: the answers are the same without it.
class PayMemory
{
public:
    static constexpr int kWays = 3;

    PayFinder &finder(SeatId seat) { return m_finders[toIndex(seat)]; }
    /// The seat's finder with this hand.
    PayFinder &finder(const PayRules &rules, SeatId seat, const KindCounts &hand)
    {
        PayFinder &out = finder(seat);
        out.load(rules, hand);
        return out;
    }
    /// The cheapest ways to pay the number that can be laid out, at most kWays.
    std::span<const PayForm> ways(const PayRules &rules, SeatId seat, const KindCounts &hand,
                                  int number, bool single);

private:
    /// Numbers of a payment, open to a single card or not.
    static constexpr std::size_t kAsked = (kMaxNumber + 1) * 2;
    static constexpr std::size_t kHands = 16;
    static constexpr std::uint8_t kUnknown = 0xFF;

    struct Known
    {
        std::uint64_t rules = 0; ///< PayRules::id; 0 = empty
        KindCounts hand;
        std::array<std::uint8_t, kAsked> count{};
        std::array<std::array<PayForm, kWays>, kAsked> forms{};
    };
    Known &known(const PayRules &rules, const KindCounts &hand);

    std::array<PayFinder, kMaxSeats> m_finders;
    std::array<Known, kHands> m_known;
};

} // namespace takujo::ccc
