#pragma once
#include <QQuickItem>

namespace takujo {

/// An area in which much moves at once. For every rectangle that moved the software renderer asks of every
/// item of the window what of it is to be painted, which with many takes longer than to paint. While
/// `busy`, all of the area is painted in every frame, as one rectangle. Shows nothing itself; to lie over
/// what moves.
class RepaintArea : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool busy READ isBusy WRITE setBusy NOTIFY busyChanged)

public:
    explicit RepaintArea(QQuickItem *parent = nullptr);

    bool isBusy() const { return m_busy; }
    void setBusy(bool busy);

signals:
    void busyChanged();

protected:
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *data) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    void follow();

    QMetaObject::Connection m_frames; ///< to the frames of the window, while busy
    bool m_busy = false;
};

} // namespace takujo
