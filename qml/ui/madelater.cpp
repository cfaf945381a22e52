#include "madelater.h"

#include <QtQml>

namespace takujo {

MadeLater::MadeLater(QQuickItem *parent) : QQuickItem(parent)
{
    setVisible(false); // takes no place in a row
}

void MadeLater::setWanted(bool wanted)
{
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    make();
    emit wantedChanged();
}

void MadeLater::setContent(QQmlComponent *content)
{
    if (content == m_content)
        return;
    m_content = content;
    make();
    emit contentChanged();
}

void MadeLater::componentComplete()
{
    QQuickItem::componentComplete();
    make();
}

void MadeLater::make()
{
    if (m_item || !m_wanted || !m_content || !isComponentComplete() || !parentItem())
        return;
    QObject *made = m_content->beginCreate(m_content->creationContext());
    m_item = qobject_cast<QQuickItem *>(made);
    if (!m_item) {
        qmlWarning(this, m_content->errors());
        delete made;
        return;
    }
    QQmlEngine::setObjectOwnership(m_item, QQmlEngine::CppOwnership);
    m_item->setParent(this);
    m_item->setParentItem(parentItem());
    m_item->stackAfter(this);
    m_content->completeCreate();
    emit itemChanged();
}

} // namespace takujo
