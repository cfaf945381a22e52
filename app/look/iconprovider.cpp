#include "iconprovider.h"

#include <QColor>
#include <QFile>
#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kCacheBytes = 3 * 1024 * 1024; // what a few matches ask for
constexpr int kDefaultSide = 24;
constexpr int kLongestSide = 4096; // a wrong size must not exhaust memory
constexpr int kArcParts = 24;

QColor colorOf(const QUrlQuery &query, const QString &key)
{
    return QColor(query.queryItemValue(key, QUrl::FullyDecoded));
}

qreal numberOf(const QUrlQuery &query, const QString &key, qreal otherwise)
{
    bool ok = false;
    const qreal value = query.queryItemValue(key).toDouble(&ok);
    return ok ? value : otherwise;
}

QByteArray readResource(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("No drawing named %s", qUtf8Printable(path));
        return {};
    }
    return file.readAll();
}

QByteArray readDrawing(const QString &name)
{
    const bool inFolder = name.contains(u'/');
    return readResource(u":/qt/qml/Takujo/Ui/art/"_s + (inFolder ? name : u"icon/"_s + name) +
                        u".svg"_s);
}

// Replaces the two source inks (icons, glyphs) by `ink`; QSvgRenderer takes no alpha in #AARRGGBB,
// so the alpha is applied when painting.
QByteArray recoloured(QByteArray svg, const QColor &ink, bool filled)
{
    if (!ink.isValid())
        return svg;
    const QByteArray name = ink.name(QColor::HexRgb).toLatin1();
    svg.replace("#474A53", name).replace("#1F2430", name);
    if (filled)
        svg.replace("fill=\"none\"", "fill=\"" + name + '"');
    return svg;
}

// Each colour of the list "was-now.was-now" becomes the other, in one go: one of the new ones may be an old one.
QByteArray swapped(const QByteArray &svg, const QString &list)
{
    constexpr qsizetype kDigits = 6;
    QHash<QByteArray, QByteArray> now;
    for (const QString &pair : list.split(u'.', Qt::SkipEmptyParts))
        now.insert(pair.section(u'-', 0, 0).toLatin1(), pair.section(u'-', 1).toLatin1());
    QByteArray out = svg;
    for (qsizetype at = out.indexOf('#'); at >= 0; at = out.indexOf('#', at + 1)) {
        const auto found = now.constFind(out.mid(at + 1, kDigits));
        if (found != now.constEnd() && found->size() == kDigits)
            out.replace(at + 1, kDigits, *found);
    }
    return out;
}

void paintDrawing(QPainter &painter, const QString &name, const QUrlQuery &query, QSizeF size)
{
    const QColor ink = colorOf(query, u"ink"_s);
    QSvgRenderer renderer(recoloured(readDrawing(name), ink, query.hasQueryItem(u"fill"_s)));
    if (!renderer.isValid())
        return;
    if (ink.isValid())
        painter.setOpacity(ink.alphaF());
    const QSizeF shown = renderer.viewBoxF().size().scaled(size, Qt::KeepAspectRatio);
    const QPointF corner((size.width() - shown.width()) / 2, (size.height() - shown.height()) / 2);
    renderer.render(&painter, QRectF(corner, shown));
}

void paintArc(QPainter &painter, int parts, const QUrlQuery &query, QSizeF size)
{
    const qreal width = std::max(2.0, size.width() * numberOf(query, u"w"_s, 0.1));
    const QRectF ring =
        QRectF(QPointF(), size).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    const QColor track = colorOf(query, u"track"_s);
    if (track.isValid()) {
        painter.setPen(QPen(track, width));
        painter.drawEllipse(ring);
    }
    constexpr int kTop = 90 * 16;
    const int span = 360 * 16 * std::clamp(parts, 0, kArcParts) / kArcParts;
    painter.setPen(QPen(colorOf(query, u"ink"_s), width, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(ring, kTop, -span);
}

void paintBox(QPainter &painter, const QUrlQuery &query, QSizeF size)
{
    const qreal logicalWidth = numberOf(query, u"lw"_s, size.width());
    const qreal ratio = logicalWidth > 0 ? size.width() / logicalWidth : 1.0;
    const qreal edge = numberOf(query, u"w"_s, 1.0) * ratio;
    const qreal radius = std::max(0.0, numberOf(query, u"r"_s, 6.0) * ratio - edge / 2);
    const QRectF shape = QRectF(QPointF(), size).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    const QColor fill = colorOf(query, u"fill"_s);
    const QColor ink = colorOf(query, u"ink"_s);
    QPen pen(ink, edge);
    if (query.hasQueryItem(u"dash"_s))
        pen.setDashPattern({4.0, 3.0});
    painter.setPen(ink.isValid() && edge > 0 ? pen : QPen(Qt::NoPen));
    painter.setBrush(fill.isValid() && fill.alpha() > 0 ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(shape, radius, radius);
}

// In its own proportions with nothing around it: the item stretches or fits it as it would the file.
QImage paintFile(const QString &name, const QUrlQuery &query, QSize size)
{
    QSvgRenderer renderer(
        swapped(readResource(u":/"_s + name.mid(5)), query.queryItemValue(u"swap"_s)));
    QImage image(renderer.defaultSize().scaled(size, Qt::KeepAspectRatio),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    return image;
}

QImage paintImage(const QString &name, const QUrlQuery &query, QSize size)
{
    if (name.startsWith("file/"_L1))
        return paintFile(name, query, size);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    if (name == "draw/box"_L1)
        paintBox(painter, query, size);
    else if (name.startsWith("draw/arc/"_L1))
        paintArc(painter, QStringView(name).mid(9).toInt(), query, size);
    else
        paintDrawing(painter, name, query, size);
    painter.end();
    return image.copy(); // an image keeps what painted it, often more than its own pixels
}

QSize usableSize(const QSize &requested)
{
    int width = requested.width();
    int height = requested.height();
    if (width <= 0 && height <= 0)
        width = kDefaultSide;
    width = width > 0 ? width : height;
    height = height > 0 ? height : width;
    return QSize(width, height).boundedTo(QSize(kLongestSide, kLongestSide));
}

} // namespace

IconProvider::IconProvider() : QQuickImageProvider(QQuickImageProvider::Image), m_cache(kCacheBytes)
{}

QImage IconProvider::requestImage(const QString &id, QSize *size, const QSize &requestedSize)
{
    const QSize wanted = usableSize(requestedSize);
    const QString key = u"%1 %2x%3"_s.arg(id).arg(wanted.width()).arg(wanted.height());
    const QMutexLocker lock(&m_mutex);
    QImage image;
    if (const QImage *known = m_cache.object(key)) {
        image = *known;
    } else {
        const QString name = id.section(u'?', 0, 0);
        image = paintImage(name, QUrlQuery(id.section(u'?', 1)), wanted);
        m_cache.insert(key, new QImage(image), image.sizeInBytes());
    }
    if (size)
        *size = image.size();
    return image;
}

} // namespace takujo
