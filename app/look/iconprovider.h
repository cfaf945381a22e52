#pragma once

#include <QCache>
#include <QImage>
#include <QMutex>
#include <QQuickImageProvider>

namespace takujo {

/// The image provider "icon": drawings in wanted colours, at the wanted size.
///
///   image://icon/undo?ink=%23474A53       art/icon/undo.svg, its source ink replaced
///   image://icon/play?ink=..&fill=1       the same with the open shapes filled
///   image://icon/glyph/red?ink=..         art/glyph/red.svg
///   image://icon/file/qt/qml/..svg?swap=C03A32-D44527.DE6A58-EE8464
///                                         any drawing of the resources, some of its colours replaced
///   image://icon/draw/arc/9?ink=..&track=..
///                                         ring with 9 of 24 parts drawn over the track
///   image://icon/draw/box?lw=76&fill=..&ink=..&w=3&r=8[&dash=1]
///                                         rounded box; lw is the width in logical pixels, to
///                                         which w (edge) and r (radius) refer
///
/// Qt Quick multiplies the source size by the device ratio before it asks. The drawings are
/// resources of the QML module Takujo.Ui. May be called from any thread.
class IconProvider : public QQuickImageProvider
{
public:
    IconProvider();

    QImage requestImage(const QString &id, QSize *size, const QSize &requestedSize) override;

private:
    QMutex m_mutex;
    QCache<QString, QImage> m_cache; ///< cost in bytes
};

} // namespace takujo
