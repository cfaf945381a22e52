#include "stage.h"

#include <QtQml/qqml.h>

namespace takujo {

Stage::Stage(QObject *item) : QObject(item), m_item(qobject_cast<QQuickItem *>(item))
{
    if (m_item)
        connect(m_item, &QQuickItem::parentChanged, this, &Stage::lookAgain);
}

QObject *Stage::metrics()
{
    const Stage *const stage = found();
    return stage ? stage->m_metrics.get() : nullptr;
}

void Stage::setMetrics(QObject *metrics)
{
    m_metrics = metrics;
    m_stage = this;
    emit changed();
}

QQuickItem *Stage::item()
{
    const Stage *const stage = found();
    return stage ? stage->m_item : nullptr;
}

Stage *Stage::found()
{
    if (!m_stage)
        look();
    return m_stage;
}

bool Stage::look()
{
    disconnect(m_outermost);
    QQuickItem *outermost = m_item;
    while (QQuickItem *const around = outermost ? outermost->parentItem() : nullptr) {
        const auto *known = static_cast<Stage *>(qmlAttachedPropertiesObject<Stage>(around, false));
        if (known && known->m_stage) {
            const bool other = m_stage != known->m_stage;
            m_stage = known->m_stage;
            return other;
        }
        outermost = around;
    }
    if (outermost != m_item)
        m_outermost = connect(outermost, &QQuickItem::parentChanged, this, &Stage::lookAgain);
    return false;
}

void Stage::lookAgain()
{
    if (!m_metrics && look())
        emit changed();
}

} // namespace takujo
