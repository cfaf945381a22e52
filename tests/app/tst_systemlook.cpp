// The window follows what the desktop wants: a portal of this test, on a bus of its own, says it.
#include "windowdriver.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

namespace {

using Spaces = QMap<QString, QVariantMap>;

const QString kAppearance = u"org.freedesktop.appearance"_s;
const QString kGnome = u"org.gnome.desktop.interface"_s;
const QString kPath = u"/org/freedesktop/portal/desktop"_s;

/// Answers what it was told, or never.
class FakePortal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    explicit FakePortal(const QString &address)
        : m_bus(QDBusConnection::connectToBus(address, u"portal"_s))
    {
        qDBusRegisterMetaType<Spaces>();
        m_bus.registerObject(kPath, this, QDBusConnection::ExportAllSlots);
        m_bus.registerService(u"org.freedesktop.portal.Desktop"_s);
    }
    ~FakePortal() override { QDBusConnection::disconnectFromBus(u"portal"_s); }

    void change(const QString &space, const QString &key, const QVariant &value)
    {
        spaces[space][key] = value;
        QDBusMessage told = QDBusMessage::createSignal(kPath, u"org.freedesktop.portal.Settings"_s,
                                                       u"SettingChanged"_s);
        told << space << key << QVariant::fromValue(QDBusVariant(value));
        m_bus.send(told);
    }

    Spaces spaces;
    bool silent = false;
    int asked = 0;

public slots:
    void ReadAll(const QStringList &, const QDBusMessage &call)
    {
        ++asked;
        call.setDelayedReply(true);
        if (!silent)
            m_bus.send(call.createReply(QVariant::fromValue(spaces)));
    }

private:
    QDBusConnection m_bus;
};

} // namespace

class TestSystemlook : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { forgetUserFiles(); }
    void cleanup();
    void startsAndFollows();
    void whatIsChosenStays();
    void oldChoiceOfMotionCounts_data();
    void oldChoiceOfMotionCounts();
    void oddAnswersAreLeftAlone();
    void silencePortalOrBusChangesNothing_data();
    void silencePortalOrBusChangesNothing();

private:
    QProcess m_daemon;
    QByteArray m_address;
    std::unique_ptr<FakePortal> m_portal;
};

void TestSystemlook::initTestCase()
{
    prepareTest(u"ccc"_s, "CCC");
    m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    if (!m_daemon.waitForStarted())
        QSKIP("there is no dbus-daemon");
    QVERIFY(m_daemon.waitForReadyRead());
    m_address = m_daemon.readLine().trimmed();
}

void TestSystemlook::cleanup()
{
    m_portal.reset();
    qputenv("DBUS_SESSION_BUS_ADDRESS", "");
    QCOMPARE(takeWarnings(), QStringList());
}

void TestSystemlook::startsAndFollows()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_address);
    m_portal = std::make_unique<FakePortal>(QString::fromLatin1(m_address));
    m_portal->spaces = {{kAppearance, {{u"color-scheme"_s, 1u}, {u"contrast"_s, 0u}}},
                        {kGnome, {{u"enable-animations"_s, false}}}};
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const Settings &settings = window.desktop().settings();
    QTRY_COMPARE(settings.mode(), u"night"_s);
    QVERIFY(settings.reducedMotion());
    const QColor night = window.desktop().window()->color();
    m_portal->change(kAppearance, u"color-scheme"_s, 2u);
    QTRY_COMPARE(settings.mode(), u"day"_s);
    QVERIFY(window.desktop().window()->color() != night);
    m_portal->change(kAppearance, u"contrast"_s, 1u);
    QTRY_COMPARE(settings.mode(), u"hcLight"_s);
    m_portal->change(kAppearance, u"color-scheme"_s, 1u);
    QTRY_COMPARE(settings.mode(), u"hcDark"_s);
    m_portal->change(kAppearance, u"contrast"_s, 0u);
    QTRY_COMPARE(settings.mode(), u"night"_s);
    m_portal->change(kGnome, u"enable-animations"_s, true);
    QTRY_VERIFY(!settings.reducedMotion());
    m_portal->change(kAppearance, u"color-scheme"_s, 0u); // by the palette, which is light here
    QTRY_COMPARE(settings.mode(), u"day"_s);
}

void TestSystemlook::whatIsChosenStays()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_address);
    m_portal = std::make_unique<FakePortal>(QString::fromLatin1(m_address));
    WindowDriver window(u"en"_s, QSize(1280, 720));
    Settings &settings = window.desktop().settings();
    QTRY_COMPARE(m_portal->asked, 1);
    settings.setTheme(u"day"_s);
    settings.setMotion(u"full"_s);
    m_portal->change(kAppearance, u"color-scheme"_s, 1u);
    m_portal->change(kAppearance, u"contrast"_s, 1u);
    m_portal->change(kGnome, u"enable-animations"_s, false);
    QTest::qWait(200);
    QCOMPARE(settings.mode(), u"day"_s);
    QVERIFY(!settings.reducedMotion());
    settings.setTheme(u"system"_s);
    settings.setMotion(u"system"_s);
    QCOMPARE(settings.mode(), u"hcDark"_s);
    QVERIFY(settings.reducedMotion());
}

void TestSystemlook::oldChoiceOfMotionCounts_data()
{
    QTest::addColumn<bool>("before");
    QTest::addColumn<QString>("now");
    QTest::newRow("on") << true << u"reduced"_s;
    QTest::newRow("off") << false << u"full"_s;
}

void TestSystemlook::oldChoiceOfMotionCounts()
{
    QFETCH(bool, before);
    QFETCH(QString, now);
    Settings settings;
    QCOMPARE(settings.motion(), u"system"_s);
    settings.setOther(u"reducedMotion"_s, before);
    QCOMPARE(settings.motion(), now);
    QCOMPARE(settings.reducedMotion(), before);
    settings.setMotion(u"system"_s);
    QCOMPARE(settings.motion(), u"system"_s);
}

void TestSystemlook::oddAnswersAreLeftAlone()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_address);
    m_portal = std::make_unique<FakePortal>(QString::fromLatin1(m_address));
    m_portal->spaces = {{kAppearance, {{u"color-scheme"_s, u"purple"_s}, {u"contrast"_s, 7u}}},
                        {kGnome, {{u"enable-animations"_s, u"no"_s}}},
                        {u"org.example"_s, {{u"color-scheme"_s, 1u}}}};
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QTRY_COMPARE(m_portal->asked, 1);
    m_portal->change(kAppearance, u"contrast"_s, QStringList{u"x"_s});
    QTest::qWait(200);
    QCOMPARE(window.desktop().settings().mode(), u"day"_s);
    QVERIFY(!window.desktop().settings().reducedMotion());
}

void TestSystemlook::silencePortalOrBusChangesNothing_data()
{
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<bool>("portal");
    QTest::newRow("no bus") << QByteArray() << false;
    QTest::newRow("dead bus") << QByteArray("unix:path=/nonexistent/bus") << false;
    QTest::newRow("no portal") << m_address << false;
    QTest::newRow("silent portal") << m_address << true;
}

void TestSystemlook::silencePortalOrBusChangesNothing()
{
    QFETCH(QByteArray, address);
    QFETCH(bool, portal);
    qputenv("DBUS_SESSION_BUS_ADDRESS", address);
    if (portal) {
        m_portal = std::make_unique<FakePortal>(QString::fromLatin1(address));
        m_portal->silent = true;
    }
    QElapsedTimer clock;
    Settings settings;
    clock.start();
    const SystemLook look(settings);
    QCoreApplication::processEvents();
    QVERIFY2(clock.elapsed() < 200, qPrintable(QString::number(clock.elapsed())));
    QTest::qWait(150);
    QCOMPARE(settings.mode(), u"day"_s);
    QVERIFY(!settings.reducedMotion());
    QCOMPARE(m_portal ? m_portal->asked : 0, portal ? 1 : 0);
}

QTEST_MAIN(TestSystemlook)
#include "tst_systemlook.moc"
