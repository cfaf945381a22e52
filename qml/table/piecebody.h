#pragma once
#include <QQuickItem>

namespace takujo {

/// What a piece is drawn in. While it flies it is one picture (`fused`), with its shadows and rings: a frame
/// then moves one image instead of drawing each of its parts anew. Not for pieces at rest, which cost
/// less in parts.
class PieceBody : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool fused READ isFused WRITE setFused NOTIFY fusedChanged)

public:
    using QQuickItem::QQuickItem;

    bool isFused() const { return m_fused; }
    void setFused(bool fused);
    /// What the picture covers: the body and all that is drawn beyond it when it is fused, in whole
    /// pixels and the same on opposite sides, so that it turns and shrinks around one middle.
    QRectF clipRect() const override;

signals:
    void fusedChanged();

private:
    QSizeF m_beyond; ///< on each side
    bool m_fused = false;
};

} // namespace takujo
