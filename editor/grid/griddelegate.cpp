#include "griddelegate.h"

#include "gridmodel.h"
#include "window/look.h"

#include <QPainter>

namespace takujo::editor {

namespace {

constexpr int kTileGap = 2;
constexpr int kRing = 3; ///< of the current cell

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto part = [share](float x, float y) {
        return static_cast<float>(static_cast<double>(x) * (1 - share) +
                                  static_cast<double>(y) * share);
    };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()),
                            part(a.blueF(), b.blueF()));
}

/// The one of the theme's two ends that is read on this ground.
QColor inkOn(const QColor &ground)
{
    const Look &l = look();
    return (l.ink.lightness() < l.surface.lightness()) == (ground.lightness() > 128) ? l.ink
                                                                                     : l.surface;
}

} // namespace

GridDelegate::GridDelegate(int least, int most, bool areas, QObject *parent)
    : QStyledItemDelegate(parent), m_least(least), m_most(most), m_areas(areas)
{}

std::pair<QColor, QColor> GridDelegate::colours(int value) const
{
    const Look &l = look();
    if (value < m_least || value > m_most) {
        const QColor ground = value == 0 ? mixed(l.frame, l.tile, 0.18) : l.errSoft;
        return {ground, inkOn(ground)};
    }
    if (m_areas && !l.highContrast) {
        const QColor ground = l.areas[static_cast<std::size_t>(value - 1) % l.areas.size()];
        return {ground, ground.lightness() > 128 ? QColor(0x2A, 0x24, 0x18) : QColor(Qt::white)};
    }
    if (l.highContrast)
        return {l.tile, l.tileInk};
    // three steps by size, as the bands of points have them
    const double share = static_cast<double>(value - m_least) / std::max(1, m_most - m_least);
    const QColor deep =
        l.tile.lightness() > 128 ? QColor(0xEB, 0xD0, 0x98) : QColor(0x5A, 0x4B, 0x30);
    return {mixed(l.tile, deep, share < 0.3 ? 0.0 : share < 0.45 ? 0.45 : 0.9), l.tileInk};
}

// Four letters of an area are wider than a cell has room for, numbers never.
QFont GridDelegate::fontFor(const QString &mark, double room) const
{
    const double size = m_areas ? 14 : 17;
    const QFont font = look().serif(size);
    const double width = QFontMetricsF(font).horizontalAdvance(mark);
    return width > room ? look().serif(size * room / width) : font;
}

void GridDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const int value = index.data(GridModel::ValueRole).toInt();
    const auto [ground, ink] = colours(value);
    const QRectF tile = QRectF(option.rect).adjusted(kTileGap, kTileGap, -kTileGap, -kTileGap);
    const Look &l = look();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(value == 0 ? QPen(Qt::NoPen) : QPen(l.line2, 1));
    painter->setBrush(ground);
    painter->drawRoundedRect(tile, 3, 3);
    painter->setPen(ink);
    painter->setFont(fontFor(index.data().toString(), tile.width() - 2 * kRing));
    painter->drawText(tile, Qt::AlignCenter, index.data().toString());
    const bool partner = m_partners.contains({index.column(), index.row()});
    const bool current = option.state.testFlag(QStyle::State_HasFocus);
    painter->setBrush(Qt::NoBrush);
    if (partner && !current) {
        painter->setPen(QPen(l.focus, 2, Qt::DashLine));
        painter->drawRoundedRect(tile.adjusted(1, 1, -1, -1), 3, 3);
    }
    if (index.data(GridModel::ChangedRole).toBool()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(l.shu);
        painter->drawEllipse(QPointF(tile.right() - 5, tile.top() + 5), 2.5, 2.5);
    }
    if (current) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(l.focus, kRing));
        painter->drawRoundedRect(tile.adjusted(1, 1, -1, -1), 3, 3);
    }
    painter->restore();
}

} // namespace takujo::editor
