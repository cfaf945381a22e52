#pragma once
#include "quiethold.h"

#include <QtQml/qqmlregistration.h>

namespace takujo {

/// From which seat a match is looked at, and the cover between people with hidden hands.
class SeatView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(bool covered READ covered NOTIFY changed)
    Q_PROPERTY(int coverSeat READ coverSeat NOTIFY changed)
    Q_PROPERTY(bool handingOver READ handingOver NOTIFY changed)

public:
    SeatView(const Match &match, const QuietHold &hold, QObject *parent = nullptr);

    /// -1: what everybody may see.
    SeatId seat() const { return m_seat; }
    bool covered() const { return m_coverSeat != kNoSeat; }
    /// Whom the screen waits for.
    SeatId coverSeat() const { return m_coverSeat; }
    /// Another person is next, but the one who moved still looks at what came of it: handOver().
    bool handingOver() const;
    /// A match that is only looked at: nobody's turn comes.
    void setReplay(bool replay) { m_replay = replay; }
    bool replay() const { return m_replay; }

    /// Whoever moved has seen enough: the screen is covered for the next person.
    Q_INVOKABLE void handOver();
    Q_INVOKABLE void uncover();
    /// Looks from another seat (-1 public): only when nobody could profit from it.
    Q_INVOKABLE void lookFrom(int seat);
    /// After the match or its seats changed; whoever changed it shows it.
    void update();

signals:
    void changed();
    /// What was told to one seat is not for the next.
    void seatChanged();
    /// Chosen here: to be shown.
    void chosen();

private:
    void set(SeatId seat, SeatId coverSeat);
    void leaveComputersSeat();
    void coverFor(SeatId seat);
    bool leaveToLastPerson();

    const Match &m_match;
    const QuietHold &m_hold;
    SeatId m_seat = kNoSeat;
    SeatId m_coverSeat = kNoSeat;
    bool m_replay = false;
};

} // namespace takujo
