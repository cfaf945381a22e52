#include "probe.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QInputMethodEvent>

namespace {

QAccessibleInterface *interfaceOf(QQuickItem *item)
{
    QAccessible::setActive(true);
    return QAccessible::queryAccessibleInterface(item);
}

} // namespace

QString Probe::name(QQuickItem *item) const
{
    QAccessibleInterface *found = interfaceOf(item);
    return found ? found->text(QAccessible::Name) : QString();
}

int Probe::role(QQuickItem *item) const
{
    QAccessibleInterface *found = interfaceOf(item);
    return found ? static_cast<int>(found->role()) : -1;
}

bool Probe::act(QQuickItem *item, const QString &action) const
{
    QAccessibleInterface *found = interfaceOf(item);
    QAccessibleActionInterface *actions = found ? found->actionInterface() : nullptr;
    if (!actions || !actions->actionNames().contains(action))
        return false;
    actions->doAction(action);
    return true;
}

void Probe::compose(QQuickItem *item, const QString &open, const QString &taken) const
{
    QInputMethodEvent event(open, {});
    event.setCommitString(taken);
    QCoreApplication::sendEvent(item, &event);
}
