#include "systemlook.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QFileInfo>
#include <QTimer>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

const QString kBusName = u"takujo-look"_s;
const QString kService = u"org.freedesktop.portal.Desktop"_s;
const QString kPath = u"/org/freedesktop/portal/desktop"_s;
const QString kInterface = u"org.freedesktop.portal.Settings"_s;
const QString kAppearance = u"org.freedesktop.appearance"_s;
const QString kGnome = u"org.gnome.desktop.interface"_s;

} // namespace

// The window is on its way to the screen first.
SystemLook::SystemLook(Settings &settings, QObject *parent)
    : QObject(parent), m_settings(settings), m_bus(QString())
{
    if (hasBus())
        QTimer::singleShot(0, this, &SystemLook::listen);
}

SystemLook::~SystemLook()
{
    if (m_bus.isConnected())
        QDBusConnection::disconnectFromBus(kBusName);
}

// Without one the library would start a bus, and wait for it.
bool SystemLook::hasBus()
{
    if (qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS"))
        return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS");
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !folder.isEmpty() && QFileInfo::exists(folder + u"/bus"_s);
}

// Without the name of the service: to look up who has it would be waited for.
void SystemLook::listen()
{
    m_bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, kBusName);
    if (!m_bus.isConnected())
        return;
    const bool heard =
        m_bus.connect({}, kPath, kInterface, u"SettingChanged"_s, this, SLOT(take(QDBusMessage)));
    if (!heard)
        qWarning("changes of the desktop are not heard");
    ask();
}

void SystemLook::ask()
{
    QDBusMessage call = QDBusMessage::createMethodCall(kService, kPath, kInterface, u"ReadAll"_s);
    call.setArguments({QStringList{kAppearance, kGnome}});
    auto *const watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusMessage reply = watcher->reply();
        if (reply.type() != QDBusMessage::ReplyMessage || reply.signature() != u"a{sa{sv}}")
            return;
        const auto spaces = qdbus_cast<QMap<QString, QVariantMap>>(reply.arguments().constFirst());
        for (auto space = spaces.begin(); space != spaces.end(); ++space)
            for (auto value = space->begin(); value != space->end(); ++value)
                note(space.key(), value.key(), value.value());
        m_settings.follow(m_look);
    });
}

void SystemLook::take(const QDBusMessage &told)
{
    if (told.signature() != u"ssv")
        return;
    const QVariantList what = told.arguments();
    if (note(what[0].toString(), what[1].toString(), what[2].value<QDBusVariant>().variant()))
        m_settings.follow(m_look);
}

bool SystemLook::note(const QString &space, const QString &key, const QVariant &value)
{
    if (space == kAppearance && key == u"color-scheme")
        m_look.scheme = value == 1u ? u"dark"_s : value == 2u ? u"light"_s : QString();
    else if (space == kAppearance && key == u"contrast")
        m_look.contrast = value == 1u;
    else if (space == kGnome && key == u"enable-animations")
        m_look.still = value == false;
    else
        return false;
    return true;
}

} // namespace takujo
