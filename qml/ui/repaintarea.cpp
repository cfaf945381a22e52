#include "repaintarea.h"

#include <QQuickWindow>
#include <QSGRendererInterface>
#include <QSGSimpleRectNode>

namespace takujo {

RepaintArea::RepaintArea(QQuickItem *parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void RepaintArea::setBusy(bool busy)
{
    if (busy == m_busy)
        return;
    m_busy = busy;
    follow();
    emit busyChanged();
}

// Other renderers paint all of the window anyway.
void RepaintArea::follow()
{
    disconnect(m_frames);
    const bool needed =
        m_busy && window() &&
        window()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
    if (needed)
        m_frames = connect(window(), &QQuickWindow::afterAnimating, this, &QQuickItem::update);
    update();
}

void RepaintArea::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemSceneChange)
        follow();
    QQuickItem::itemChange(change, data);
}

QSGNode *RepaintArea::updatePaintNode(QSGNode *node, UpdatePaintNodeData *)
{
    if (!m_frames) {
        delete node;
        return nullptr;
    }
    auto *area = node ? static_cast<QSGSimpleRectNode *>(node)
                      : new QSGSimpleRectNode(boundingRect(), Qt::transparent);
    area->setRect(boundingRect());
    area->markDirty(QSGNode::DirtyMaterial);
    return area;
}

} // namespace takujo
