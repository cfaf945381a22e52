#include "flightdriver.h"

#include <QEasingCurve>

#include <algorithm>

namespace takujo {

namespace {

constexpr qreal kSwell = 1.04;  ///< half way, of a piece that stays
constexpr qreal kShrinks = 0.8; ///< half way, of one that leaves
constexpr qreal kShrunk = 0.6;  ///< at its end

qreal share(int past, int whole)
{
    return whole > 0 ? std::clamp(static_cast<qreal>(past) / whole, 0.0, 1.0) : 1;
}

/// From 1 over `middle` to `end`.
qreal scaleAt(qreal share, qreal middle, qreal end)
{
    return share < 0.5 ? 1 + (middle - 1) * 2 * share : middle + (end - middle) * (2 * share - 1);
}

void moveBy(QObject &offset, const QPointF &by)
{
    offset.setProperty("x", by.x());
    offset.setProperty("y", by.y());
}

} // namespace

void FlightDriver::launch(QQuickItem *flyer, const QPointF &way, int delay, int time, int fade,
                          bool unseen)
{
    Flight flight;
    flight.flyer = flyer;
    flight.way = way;
    flight.time = time;
    flight.leaves = flyer && flyer->property("leaves").toBool();
    flight.fade = flight.leaves ? fade : 0;
    flight.unseen = unseen;
    add(flight, delay);
}

void FlightDriver::appear(QQuickItem *flyer, int fade)
{
    Flight flight;
    flight.flyer = flyer;
    flight.still = true;
    flight.fade = fade;
    add(flight, 0);
}

void FlightDriver::add(Flight flight, int delay)
{
    if (!flight.flyer)
        return;
    std::erase_if(m_flights, [&flight](const Flight &each) { return each.flyer == flight.flyer; });
    flight.body = qobject_cast<PieceBody *>(flight.flyer->property("body").value<QObject *>());
    flight.offset = flight.flyer->property("offset").value<QObject *>();
    if (gone(flight))
        return;
    const int now = state() == Running ? currentTime() : 0;
    flight.begin = now + delay;
    flight.flyer->setProperty("flying", true);
    flight.body->setFused(!flight.still);
    connect(flight.flyer, &QObject::destroyed, this, [this] { removeOver(currentTime()); });
    show(flight, now);
    m_flights.push_back(flight);
    if (state() != Running)
        start();
    emit countChanged();
}

void FlightDriver::complete()
{
    for (Flight &flight : m_flights)
        flight.begin = currentTime() - flight.time - flight.fade;
    removeOver(currentTime());
}

void FlightDriver::updateCurrentTime(int now)
{
    for (const Flight &flight : m_flights)
        if (!gone(flight) && !over(flight, now))
            show(flight, now);
    removeOver(now);
}

bool FlightDriver::over(const Flight &flight, int now)
{
    return now - flight.begin >= flight.time + flight.fade;
}

void FlightDriver::show(const Flight &flight, int now)
{
    static const QEasingCurve curve(QEasingCurve::OutCubic);
    const int past = now - flight.begin;
    const qreal flown = share(past, flight.time);
    moveBy(*flight.offset, flight.way * (1 - curve.valueForProgress(flown)));
    flight.body->setScale(flight.leaves ? scaleAt(flown, kShrinks, kShrunk)
                                        : scaleAt(flown, kSwell, 1));
    const qreal faded = past < flight.time ? 0 : share(past - flight.time, flight.fade);
    flight.body->setOpacity(flight.unseen && past < 0 ? 0
                            : flight.still            ? faded
                            : flight.leaves           ? 1 - faded
                                                      : 1);
}

void FlightDriver::land(const Flight &flight)
{
    if (flight.flyer && flight.leaves)
        flight.flyer->setVisible(false);
    if (flight.flyer && flight.leaves)
        flight.flyer->deleteLater();
    if (gone(flight))
        return;
    moveBy(*flight.offset, QPointF());
    flight.body->setScale(flight.leaves ? kShrunk : 1);
    flight.body->setOpacity(flight.leaves ? 0 : 1);
    flight.body->setFused(false);
    flight.flyer->setProperty("flying", false);
}

// What lands may let others be launched or deleted: those that are over leave the list first.
void FlightDriver::removeOver(int now)
{
    const auto end =
        std::stable_partition(m_flights.begin(), m_flights.end(), [now](const Flight &each) {
            return !gone(each) && !over(each, now);
        });
    const std::vector<Flight> landed(end, m_flights.end());
    m_flights.erase(end, m_flights.end());
    for (const Flight &flight : landed) {
        if (flight.flyer)
            disconnect(flight.flyer, &QObject::destroyed, this, nullptr);
        land(flight);
    }
    if (m_flights.empty())
        stop();
    if (!landed.empty())
        emit countChanged();
}

} // namespace takujo
