#include "replaycursor.h"

#include <algorithm>
#include <utility>

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

int ReplayCursor::roundBeside(bool later) const
{
    const int end = m_match.plyCount();
    int before = 0, turn = -1;
    SeatSet seats = 0; // that had a turn in the round
    for (int ply = 0; ply < end; ++ply) {
        const SeatId seat = m_match.actorAt(ply);
        const int last = std::exchange(turn, m_match.turnAt(ply));
        if (turn == last || seat == kNoSeat)
            continue;
        const bool begins = contains(seats, seat);
        seats = static_cast<SeatSet>((begins ? 0U : seats) | (1U << toIndex(seat)));
        if (!begins)
            continue;
        if (later && ply > this->ply())
            return ply;
        if (ply < this->ply())
            before = ply;
    }
    return later ? end : before;
}

void ReplayCursor::backToNow()
{
    if (live())
        return;
    m_shown = -1;
    emit moved(ply(), ply());
}

} // namespace takujo
