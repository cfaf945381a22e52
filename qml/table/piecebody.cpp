#include "piecebody.h"

#include <QQmlProperty>

#include <cmath>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kRings = 4; // a ring may still appear on the way

/// Everything that is shown of `item`, in the coordinates of `body`.
QRectF shownOf(const QQuickItem &item, const QQuickItem &body)
{
    QRectF all;
    for (const QQuickItem *child : item.childItems()) {
        if (!child->isVisible() || child->opacity() <= 0)
            continue;
        all |= child->mapRectToItem(&body, QRectF(0, 0, child->width(), child->height()));
        all |= shownOf(*child, body);
    }
    return all;
}

} // namespace

void PieceBody::setFused(bool fused)
{
    if (fused == m_fused)
        return;
    m_fused = fused;
    if (fused) {
        const QRectF all = shownOf(*this, *this);
        m_beyond = QSizeF(std::ceil(std::max({0.0, -all.left(), all.right() - width()})) + kRings,
                          std::ceil(std::max({0.0, -all.top(), all.bottom() - height()})) + kRings);
        QQmlProperty(this, u"layer.sourceRect"_s, qmlContext(this)).write(clipRect());
        QQmlProperty(this, u"layer.smooth"_s, qmlContext(this)).write(true);
    }
    QQmlProperty(this, u"layer.enabled"_s, qmlContext(this)).write(fused);
    emit fusedChanged();
}

QRectF PieceBody::clipRect() const
{
    return QRectF(-m_beyond.width(), -m_beyond.height(), width() + 2 * m_beyond.width(),
                  height() + 2 * m_beyond.height());
}

} // namespace takujo
