#include "seatview.h"

#include <utility>

namespace takujo {

SeatView::SeatView(const Match &match, const QuietHold &hold, QObject *parent)
    : QObject(parent), m_match(match), m_hold(hold)
{}

bool SeatView::handingOver() const
{
    const SeatId actor = m_match.actor();
    return !m_replay && !covered() && !m_hold.holding() && actor != m_seat &&
           m_match.isHuman(actor) && m_match.isHuman(m_seat) && m_match.game().hiddenHands();
}

// With several people it is the seat of the last one who uncovered the hand, who hands the screen
// over; then it is covered and shows what everybody may see.
void SeatView::update()
{
    const SeatId actor = m_match.actor();
    const int people = m_match.humanCount();
    if (m_replay && people != 1)
        return; // looked at from outside
    if (people == 1) {
        if (leaveToLastPerson())
            return;
    } else if (people > 1) {
        leaveComputersSeat();
        if (m_match.isHuman(actor) && actor != m_seat && !handingOver())
            coverFor(actor);
    }
    if (people == 0 || m_match.finished() || !m_match.isHuman(actor))
        m_coverSeat = kNoSeat;
}

// True: somebody else was at the screen until now, so it is covered first, even while the computer
// moves.
bool SeatView::leaveToLastPerson()
{
    const SeatId last = m_match.onlyHuman();
    const bool others = (m_seat != kNoSeat && m_seat != last) || covered();
    const bool cover = others && !m_match.finished() && !m_replay && m_match.game().hiddenHands();
    set(cover ? kNoSeat : last, cover ? last : kNoSeat);
    return cover;
}

// The person of this seat has left: others are at the screen, and the computer plays on with the hand.
void SeatView::leaveComputersSeat()
{
    if (m_seat != kNoSeat && !m_match.isHuman(m_seat) && !m_match.finished() &&
        m_match.game().hiddenHands())
        set(kNoSeat, kNoSeat);
}

void SeatView::coverFor(SeatId seat)
{
    const bool cover = m_match.game().hiddenHands();
    set(cover ? kNoSeat : seat, cover ? seat : kNoSeat);
}

void SeatView::set(SeatId seat, SeatId coverSeat)
{
    m_coverSeat = coverSeat;
    if (std::exchange(m_seat, seat) != seat)
        emit seatChanged();
}

void SeatView::handOver()
{
    if (!handingOver())
        return;
    coverFor(m_match.actor());
    emit chosen();
}

void SeatView::uncover()
{
    if (!covered())
        return;
    set(m_coverSeat, kNoSeat);
    emit chosen();
}

void SeatView::lookFrom(int seat)
{
    const bool harmless = m_match.finished() || m_replay || m_match.humanCount() == 0;
    if (!harmless || seat < -1 || seat >= static_cast<int>(m_match.seats().size()) ||
        seat == m_seat)
        return;
    set(static_cast<SeatId>(seat), m_coverSeat);
    emit chosen();
}

} // namespace takujo
