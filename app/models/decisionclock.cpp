#include "decisionclock.h"

#include "match/record.h"

#include <algorithm>

namespace takujo {

void DecisionClock::ask(int ply)
{
    if (ply == m_ply)
        return;
    m_ply = ply;
    m_since.start();
}

int DecisionClock::seconds(int ply) const
{
    if (ply != m_ply)
        return 0;
    constexpr qint64 kSecond = 1000; // ms
    const qint64 took = std::max<qint64>(1, (m_since.elapsed() + kSecond / 2) / kSecond);
    return took <= kMaxDecisionSeconds ? static_cast<int>(took) : 0;
}

} // namespace takujo
