#include "inkicon.h"

#include "look.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kDrawnInk = "#474A53"; ///< of the files

} // namespace

InkIcon::InkIcon(QString name, const QColor &ink) : m_name(std::move(name)), m_ink(ink) {}

void InkIcon::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
    painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
}

QPixmap InkIcon::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State)
{
    const QColor ink = m_ink.alpha() == 0 ? m_ink
                       : mode == QIcon::Disabled
                           ? (look().highContrast ? look().off() : look().line2)
                       : mode == QIcon::Selected ? look().onAccent
                                                 : m_ink;
    const QString key =
        u"takujo-%1-%2-%3"_s.arg(m_name, ink.name(QColor::HexArgb)).arg(size.width());
    QPixmap out;
    if (QPixmapCache::find(key, &out))
        return out;
    out = QPixmap(size);
    out.fill(Qt::transparent);
    QFile file(u":/qt/qml/Takujo/Ui/art/icon/"_s + m_name + u".svg"_s);
    if (ink.alpha() > 0 && file.open(QIODevice::ReadOnly)) {
        QSvgRenderer renderer(file.readAll().replace(kDrawnInk, ink.name().toLatin1()));
        QPainter painter(&out);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
    }
    QPixmapCache::insert(key, out);
    return out;
}

QPixmap InkIcon::scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale)
{
    QPixmap out = pixmap(size, mode, state);
    out.setDevicePixelRatio(scale);
    return out;
}

} // namespace takujo::editor
