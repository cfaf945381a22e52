#pragma once
#include "keyactions.h"
#include "settings.h"

namespace takujo {

/// The keys of the window as the user wants them. Only what differs from the start is kept in the
/// settings (`keys/ACTION`); what stands there and is none, or another action's, is left out and told
/// in the log.
class KeyMap : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(QVariantMap map READ map NOTIFY mapChanged)
    Q_PROPERTY(QVariantList groups READ groups NOTIFY groupsChanged)
    Q_PROPERTY(bool changed READ changed NOTIFY mapChanged)

public:
    explicit KeyMap(Settings &settings, QObject *parent = nullptr);

    /// Action -> keyFacts(), and `changed`.
    QVariantMap map() const { return m_map; }
    /// `name` and `actions` (their ids) of each.
    QVariantList groups() const;
    bool changed() const { return !m_changed.isEmpty(); }
    QStringList keys(const QString &action) const;

    /// Gives the action the key that was pressed instead of those it has.
    /// @returns a sentence why not; empty = done
    Q_INVOKABLE QString change(const QString &action, int key, int modifiers);
    /// As it was from the start. @returns as above: another action may have taken its key meanwhile
    Q_INVOKABLE QString reset(const QString &action);
    Q_INVOKABLE void resetAll();
    /// Not a modifier alone.
    Q_INVOKABLE bool pressable(int key) const;
    /// Names are said in the language of the program.
    void retranslate();

signals:
    void mapChanged();
    void groupsChanged();

private:
    void load();
    QString take(const KeyAction &action, const QStringList &keys);
    /// The action that has one of these keys where this one may be asked for, too; null = none.
    const KeyAction *holderOf(const QStringList &keys, const KeyAction &but) const;
    void keep(const KeyAction &action, const QStringList &keys);
    void rebuild();

    Settings &m_settings;
    QMap<QString, QStringList> m_changed;
    QVariantMap m_map;
};

} // namespace takujo
