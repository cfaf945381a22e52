#pragma once
#include "settings.h"

#include <QDBusConnection>
#include <QDBusMessage>

namespace takujo {

/// Tells the settings what the desktop wants (light or dark, contrast, animations), now and when it
/// changes, as its portal says. Nothing is waited for: where there is no bus, no portal or no answer,
/// nothing happens.
class SystemLook : public QObject
{
    Q_OBJECT

public:
    explicit SystemLook(Settings &settings, QObject *parent = nullptr);
    ~SystemLook() override;

private slots:
    void take(const QDBusMessage &told);

private:
    static bool hasBus();
    void listen();
    void ask();
    bool note(const QString &space, const QString &key, const QVariant &value);

    Settings &m_settings;
    DesktopLook m_look;
    QDBusConnection m_bus;
};

} // namespace takujo
