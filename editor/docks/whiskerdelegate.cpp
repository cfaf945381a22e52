#include "whiskerdelegate.h"

#include "window/look.h"

#include <QPainter>

#include <algorithm>

namespace takujo::editor {

namespace {

constexpr double kMargin = 0.25; ///< of the range, free at both ends

} // namespace

std::pair<double, double> WhiskerDelegate::range(const Measure &measure) const
{
    double low = measure.here.lower;
    double high = measure.here.upper;
    for (const Measure &other : m_report->measures) {
        const bool together = measure.kind == Measure::Kind::Win && other.kind == measure.kind;
        if (!together && &other != &measure)
            continue;
        low = std::min(low, other.here.lower);
        high = std::max(high, other.here.upper);
        if (other.official) {
            low = std::min(low, other.official->value);
            high = std::max(high, other.official->value);
        }
    }
    const double free = std::max(1e-6, (high - low) * kMargin);
    return {low - free, high + free};
}

void WhiskerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const int row = index.data(Qt::UserRole).toInt();
    if (!m_report || row >= static_cast<int>(m_report->measures.size()))
        return;
    const Measure &measure = m_report->measures[static_cast<std::size_t>(row)];
    const Look &l = look();
    const QRectF track = QRectF(option.rect).adjusted(4, 6, -8, -6);
    const auto [low, high] = range(measure);
    const auto x = [&, low = low, high = high](double value) {
        return track.left() + track.width() * std::clamp((value - low) / (high - low), 0.0, 1.0);
    };
    const bool plain = measure.change == Change::None || measure.change == Change::Unknown;
    const QColor ink = plain ? l.accent : l.shu;
    const double middle = track.center().y();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(track, l.sunk);
    if (measure.official) {
        painter->setPen(QPen(l.ink2, 2));
        const double at = x(measure.official->value);
        painter->drawLine(QPointF(at, track.top() - 3), QPointF(at, track.bottom() + 3));
    }
    painter->setPen(QPen(ink, 3));
    painter->drawLine(QPointF(x(measure.here.lower), middle),
                      QPointF(x(measure.here.upper), middle));
    painter->setPen(Qt::NoPen);
    painter->setBrush(ink);
    painter->drawEllipse(QPointF(x(measure.here.value), middle), 5, 5);
    painter->restore();
}

QSize WhiskerDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {look().px(140), look().px(25)};
}

} // namespace takujo::editor
