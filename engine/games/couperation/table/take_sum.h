#pragma once
#include "rules/rules.h"

namespace takujo::couperation {

/// How two cards make a third one with so many discards (CP-22).
struct TakeSum
{
    int least = -1; ///< discards it takes; -1 = they never make it
    bool adds = true;
    int plus = 0; ///< discards that raise it
    int minus = 0;
};

TakeSum takeSum(const Rules &rules, Card a, Card b, Card target, int discards);
/// "23 + 21 − 1 = 43", the larger card first. @pre sum.least >= 0
Text sumText(const Rules &rules, Card a, Card b, const TakeSum &sum);

} // namespace takujo::couperation
