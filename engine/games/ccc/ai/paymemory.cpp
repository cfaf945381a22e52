#include "ai/paymemory.h"

#include "base/hash.h"

#include <cstring>

namespace takujo::ccc {

PayMemory::Known &PayMemory::known(const PayRules &rules, const KindCounts &hand)
{
    std::uint64_t mixed = 0;
    for (std::size_t i = 0; i < hand.n.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, hand.n.data() + i, 8);
        mixed = (mixed ^ word) * 0x9E3779B97F4A7C15ULL;
    }
    Known &entry = m_known[(mixed >> 32) % kHands];
    if (entry.rules != rules.id || !(entry.hand == hand)) {
        entry.rules = rules.id;
        entry.hand = hand;
        entry.count.fill(kUnknown);
    }
    return entry;
}

std::span<const PayForm> PayMemory::ways(const PayRules &rules, SeatId seat, const KindCounts &hand,
                                         int number, bool single)
{
    Known &entry = known(rules, hand);
    const auto asked = toIndex(number) * 2 + (single ? 1U : 0U);
    auto &kept = entry.forms[asked];
    std::uint8_t &count = entry.count[asked];
    if (count == kUnknown) {
        PayFinder &pay = finder(rules, seat, hand);
        PayFinder::Forms forms;
        const int found = pay.forms(number, forms, true);
        count = 0;
        for (int i = 0; i < found && count < kWays; ++i) {
            const PayForm &form = forms[toIndex(i)];
            PayCards cards;
            if ((single || form.total() > 1) && pay.layOut(number, form, cards))
                kept[count++] = form;
        }
    }
    return {kept.data(), count};
}

} // namespace takujo::ccc
