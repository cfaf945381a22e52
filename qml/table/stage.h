#pragma once
#include <QPointer>
#include <QQuickItem>

namespace takujo {

/// What an item stands on: the stage around it, however far, and its sizes. Where the stage is, it
/// gives the metrics.
class Stage : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_ATTACHED(takujo::Stage) // qmllint finds it only by its full name
    QML_UNCREATABLE("attached to the items of a stage")
    Q_PROPERTY(QObject *metrics READ metrics WRITE setMetrics NOTIFY changed)
    Q_PROPERTY(QQuickItem *item READ item NOTIFY changed)

public:
    explicit Stage(QObject *item);
    static Stage *qmlAttachedProperties(QObject *item) { return new Stage(item); }

    QObject *metrics();
    void setMetrics(QObject *metrics);
    QQuickItem *item();

signals:
    void changed();

private:
    /// The nearest stage around the item. What is taken from it keeps the one it had, also for what is
    /// still made inside.
    Stage *found();
    bool look();
    void lookAgain();

    QQuickItem *const m_item;
    QPointer<QObject> m_metrics; ///< of the stage itself
    QPointer<Stage> m_stage;
    QMetaObject::Connection m_outermost; ///< to the item whose parent is still missing
};

} // namespace takujo
