#pragma once
#include <QColor>
#include <QIconEngine>

namespace takujo::editor {

/// A drawing of the program in one ink, drawn when it is shown and at the size it is shown at: paler
/// when disabled, in the ink of selections when selected.
class InkIcon : public QIconEngine
{
public:
    /// @param ink transparent: an empty place of the same size
    InkIcon(QString name, const QColor &ink);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override;
    QIconEngine *clone() const override { return new InkIcon(*this); }

private:
    QString m_name;
    QColor m_ink;
};

} // namespace takujo::editor
