// Quiet decisions of the computer: others must not notice whether there was a choice. A forced answer
// comes with the move before it, a chosen one after some thinking. So both are held back: what
// happened is shown when a fixed time for every quiet decision asked (which is public) is over.
#include "matchsession.h"

namespace takujo {

namespace {

constexpr int kQuietMs = 200;

} // namespace

bool MatchSession::quietlyAsked(int ply) const
{
    const SeatId actor = m_match->actorAt(ply);
    return actor != kNoSeat && !isHuman(actor) && m_match->table(kNoSeat, ply).prompt.quiet;
}

// Of the change not shown yet, with the decision that is asked now.
int MatchSession::quietTime() const
{
    int decisions = 0;
    for (int at = m_pendingFrom; at <= ply(); ++at)
        decisions += quietlyAsked(at) ? 1 : 0;
    return decisions * kQuietMs;
}

// True: the change waits. Not with a fixed number of simulations, which knows no clock.
bool MatchSession::holdQuietly()
{
    const int time = m_simulations == 0 && !m_replay ? quietTime() : 0;
    if (time == 0)
        return false;
    if (!m_hold.isValid())
        m_hold.start();
    if (quietlyAsked(ply()))
        thinkAbout(m_match->actor());
    else
        m_holdEnd.start(std::max(0, time - static_cast<int>(m_hold.elapsed())));
    return true;
}

} // namespace takujo
