#include "table/take_sum.h"

#include <algorithm>
#include <cstdlib>

namespace takujo::couperation {

namespace {

int baseOf(const Rules &rules, Card a, Card b, bool adds)
{
    return adds ? rules.valueOf(a) + rules.valueOf(b)
                : std::abs(rules.valueOf(a) - rules.valueOf(b));
}

} // namespace

TakeSum takeSum(const Rules &rules, Card a, Card b, Card target, int discards)
{
    TakeSum sum;
    sum.least = rules.discardsFor(a, b, target, &sum.adds);
    if (sum.least < 0)
        return sum;
    // Parity: two more cancel each other.
    const int extra = discards > sum.least ? (discards - sum.least) / 2 : 0;
    const int toward = std::min(discards, sum.least) + extra;
    const bool raises = rules.valueOf(target) >= baseOf(rules, a, b, sum.adds);
    sum.plus = raises ? toward : discards - toward;
    sum.minus = discards - sum.plus;
    return sum;
}

Text sumText(const Rules &rules, Card a, Card b, const TakeSum &sum)
{
    const int m = rules.params().modifier;
    const auto [low, high] = std::minmax({rules.valueOf(a), rules.valueOf(b)});
    return Text(sum.adds ? "note.sum" : "note.diff")
        .num("a", high)
        .num("b", low)
        .raw("plus", sum.plus > 0 ? " + " + std::to_string(m * sum.plus) : "")
        .raw("minus", sum.minus > 0 ? " − " + std::to_string(m * sum.minus) : "")
        .num("result", baseOf(rules, a, b, sum.adds) + m * (sum.plus - sum.minus));
}

} // namespace takujo::couperation
