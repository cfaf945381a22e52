#pragma once
#include "piecebody.h"

#include <QAbstractAnimation>
#include <QPointer>

#include <vector>

namespace takujo {

/// Brings pieces from where they were to their places, all of them in one step a frame. A flight is over when
/// its time has passed or its piece is gone, whatever else fails. GUI thread only.
class FlightDriver : public QAbstractAnimation
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractAnimation::QAbstractAnimation;

    int count() const { return static_cast<int>(m_flights.size()); }
    /// Sets the piece `way` pixels away from its place; after `delay` it is brought back.
    /// @param flyer has `flying`, `offset` (x, y) and `body` (a PieceBody); with `leaves` it becomes small
    ///        on the way, fades in `fade` ms at its end and is deleted. Ignored when it has not.
    /// @param time of the way, ms
    /// @param unseen until it leaves: something else shows it there
    Q_INVOKABLE void launch(QQuickItem *flyer, const QPointF &way, int delay, int time, int fade,
                            bool unseen = false);
    /// Under reduced motion: the piece is at its place and appears there.
    Q_INVOKABLE void appear(QQuickItem *flyer, int fade);
    /// All are at their places at once.
    Q_INVOKABLE void complete();

    int duration() const override { return -1; }

signals:
    void countChanged();

protected:
    void updateCurrentTime(int now) override;

private:
    struct Flight
    {
        QPointer<QQuickItem> flyer;
        QPointer<PieceBody> body;
        QPointer<QObject> offset;
        QPointF way;
        int begin = 0; ///< on the clock of this animation, ms
        int time = 0;
        int fade = 0;
        bool still = false;
        bool leaves = false;
        bool unseen = false;
    };

    void add(Flight flight, int delay);
    static bool gone(const Flight &flight)
    {
        return !flight.flyer || !flight.body || !flight.offset;
    }
    static bool over(const Flight &flight, int now);
    static void show(const Flight &flight, int now);
    static void land(const Flight &flight);
    void removeOver(int now);

    std::vector<Flight> m_flights;
};

} // namespace takujo
