#include "replaycursor.h"

#include <algorithm>

namespace takujo {

ReplayCursor::ReplayCursor(const Match &match, const QuietHold &hold, std::function<bool()> locked,
                           QObject *parent)
    : QObject(parent), m_match(match), m_hold(hold), m_locked(std::move(locked))
{}

void ReplayCursor::lookAt(int ply) { show(ply, !m_replay); }

void ReplayCursor::lookBackAt(int ply) { show(ply, false); }

void ReplayCursor::show(int ply, bool present)
{
    const int before = this->ply();
    const int wanted = std::clamp(ply, 0, m_match.plyCount());
    const int shown = present && wanted == m_match.plyCount() ? -1 : wanted;
    if (shown == m_shown || m_hold.holding() || m_locked())
        return;
    m_shown = shown;
    emit moved(wanted == before + 1 ? before : wanted, wanted);
}

void ReplayCursor::backToNow()
{
    if (live())
        return;
    m_shown = -1;
    emit moved(ply(), ply());
}

} // namespace takujo
