#pragma once

#include <QQuickItem>
#include <QString>

/// What a screen reader and an input method do to a control, for tst_controls.qml.
class Probe : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Accessible name; empty when the item is not in the tree.
    Q_INVOKABLE QString name(QQuickItem *item) const;
    /// Accessible role as QAccessible::Role, -1 when the item is not in the tree.
    Q_INVOKABLE int role(QQuickItem *item) const;
    /// Does the accessible action ("Press", "Toggle", "Increase", ...); false when refused.
    Q_INVOKABLE bool act(QQuickItem *item, const QString &action) const;
    /// Sends text as an input method does: an open composition, then what is taken over.
    Q_INVOKABLE void compose(QQuickItem *item, const QString &open, const QString &taken) const;
};
