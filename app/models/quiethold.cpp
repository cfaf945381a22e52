#include "quiethold.h"

namespace takujo {

namespace {

constexpr int kQuietMs = 200;

} // namespace

QuietHold::QuietHold(const Match &match, QObject *parent) : QObject(parent), m_match(match)
{
    m_end.setSingleShot(true);
    connect(&m_end, &QTimer::timeout, this, &QuietHold::over);
}

bool QuietHold::hold(int firstPly)
{
    if (!holding())
        m_from = firstPly;
    if (!m_timed || time() == 0)
        return false;
    if (!holding())
        m_since.start();
    if (!asked())
        m_end.start(left());
    return true;
}

void QuietHold::release()
{
    m_since.invalidate();
    m_end.stop();
}

int QuietHold::left() const
{
    return holding() ? std::max(0, time() - static_cast<int>(m_since.elapsed())) : 0;
}

// Of the change not shown yet, with the decision that is asked now.
int QuietHold::time() const
{
    int decisions = 0;
    for (int at = m_from; at <= m_match.plyCount(); ++at)
        decisions += quietlyAsked(at) ? 1 : 0;
    return decisions * kQuietMs;
}

bool QuietHold::quietlyAsked(int ply) const
{
    const SeatId actor = m_match.actorAt(ply);
    return actor != kNoSeat && !m_match.isHuman(actor) && m_match.quiet(ply);
}

} // namespace takujo
