#include "windowdriver.h"

#include <QAccessible>
#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QStringList g_seenWarnings; // filled by the message handler, GUI thread
QString g_ownFolders;       // useOwnFolders()

void handler(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type != QtDebugMsg && type != QtInfoMsg && !text.contains(u"propagateSizeHints"_s) &&
        !text.contains(u"stopAnimationDriver"_s) &&
        !text.contains(u"support raise"_s) &&     // the platform plugin and Qt's render loop
        !text.startsWith(u"PulseAudioService"_s)) // no sound server; said in the sound thread
        g_seenWarnings.append(text);
    std::fprintf(stderr, "%s\n", qPrintable(text));
}

QQuickItem *firstWhere(QQuickItem *item, const std::function<bool(QQuickItem *)> &wanted)
{
    if (wanted(item))
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = firstWhere(child, wanted))
            return found;
    return nullptr;
}

QQuickItem *findIn(QQuickItem *item, const QString &name, bool pressable)
{
    if (!item->isVisible() || !item->isEnabled())
        return nullptr;
    // later siblings lie above: what a person sees and clicks
    const QList<QQuickItem *> children = item->childItems();
    for (auto it = children.rbegin(); it != children.rend(); ++it)
        if (QQuickItem *found = findIn(*it, name, pressable))
            return found;
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(item);
    const bool named = accessible && accessible->text(QAccessible::Name) == name;
    const bool acts = named && accessible->actionInterface() &&
                      accessible->actionInterface()->actionNames().contains(
                          QAccessibleActionInterface::pressAction());
    return named && (acts || !pressable) ? item : nullptr;
}

} // namespace

void collectWarnings() { qInstallMessageHandler(handler); }

QStringList takeWarnings() { return std::exchange(g_seenWarnings, {}); }

void useOwnFolders()
{
    static const QTemporaryDir home;
    if (!home.isValid())
        qFatal("no temporary folder");
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(name, home.filePath(QString::fromLatin1(name)).toUtf8());
    g_ownFolders = home.path();
}

void prepareTest(const QString &game, const char *title)
{
    useOwnFolders();
    prepareApplication();
    collectWarnings();
    if (!Catalogue().find(game))
        QSKIP(qPrintable(QLatin1String(title) + u" is not built"_s));
}

void forgetUserFiles()
{
    for (const auto where :
         {QStandardPaths::GenericDataLocation, QStandardPaths::GenericConfigLocation,
          QStandardPaths::GenericCacheLocation}) {
        const QString folder = QStandardPaths::writableLocation(where) + u"/takujo"_s;
        if (g_ownFolders.isEmpty() || !folder.startsWith(g_ownFolders))
            qFatal("a test would remove files of a person");
        QFile::remove(folder); // of a failed test
        QDir(folder).removeRecursively();
    }
}

void bothLanguages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ja") << u"ja"_s;
    QTest::newRow("en") << u"en"_s;
}

void byEveryHand(const QString &game)
{
    QTest::addColumn<bool>("keys");
    QTest::addColumn<QString>("language");
    if (!Catalogue().find(game))
        QSKIP("the game is not built");
    for (const bool keys : {true, false})
        for (const auto *language : {"ja", "en"})
            QTest::addRow("%s %s", keys ? "keys" : "mouse", language)
                << keys << QString::fromLatin1(language);
}

void watchComputers(WindowDriver &window, const QString &game, const QString &pace)
{
    window.desktop().settings().overrideValue(u"pace"_s, pace);
    App &app = window.desktop().app();
    app.setFixedSeed(11);
    QVERIFY(app.setup()->choose(game));
    for (int row = 0; row < app.setup()->seats()->count(); ++row)
        app.setup()->setHuman(row, false);
    QVERIFY(app.startWithoutKeeping());
    window.session()->setSimulations(30);
    window.session()->view()->lookFrom(0);
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
}

void decideSomehow(MatchSession *session)
{
    if (session->prompt()->optionCount() > 0) {
        session->choose(std::max(session->prompt()->mainOption(), 0));
        return;
    }
    const RowModel *hand = session->table()->zone(u"hand"_s);
    for (int card = 0; card < session->prompt()->min(); ++card)
        session->draft()->toggle(hand->value(card, u"pieceId"_s).toString());
    session->confirmDraft();
}

WindowDriver::WindowDriver(const QString &language, const QSize &size)
{
    QAccessible::setActive(true);
    Options options;
    options.language = language;
    options.size = size;
    options.seed = 11;
    m_desktop = std::make_unique<Desktop>(options);
    m_desktop->settings().overrideValue(u"pace"_s, u"instant"_s);
    m_desktop->settings().overrideValue(u"still"_s, true);
    m_desktop->settings().overrideValue(u"muted"_s, true);
    m_desktop->app().setSimulations(16);
    if (!m_desktop->show())
        qFatal("the window cannot be loaded");
    QTest::qWait(50);
}

QQuickItem *WindowDriver::find(const QString &name) const
{
    return findIn(m_desktop->window()->contentItem(), name, true);
}

QQuickItem *WindowDriver::named(const QString &name) const
{
    return findIn(m_desktop->window()->contentItem(), name, false);
}

QQuickItem *WindowDriver::itemWhere(const std::function<bool(QQuickItem *)> &wanted) const
{
    return firstWhere(m_desktop->window()->contentItem(), wanted);
}

QQuickItem *WindowDriver::itemOfType(const char *type) const
{
    const QByteArray begin = QByteArray(type) + "_QMLTYPE";
    return itemWhere([&](QQuickItem *item) {
        return QByteArray(item->metaObject()->className()).startsWith(begin);
    });
}

bool WindowDriver::click(const QString &name)
{
    // positioners place their items at the next frame
    const QRectF all(QPointF(0, 0), m_desktop->window()->size());
    QPointF middle;
    const bool there = QTest::qWaitFor(
        [&] {
            QTest::qWait(20);
            QQuickItem *item = find(name);
            middle = item ? item->mapToScene(QPointF(item->width() / 2, item->height() / 2))
                          : QPointF(-1, -1);
            return item &&
                   all.contains(item->mapRectToScene(QRectF(0, 0, item->width(), item->height())));
        },
        3000);
    if (there)
        QTest::mouseClick(m_desktop->window(), Qt::LeftButton, {}, middle.toPoint());
    return there;
}

bool WindowDriver::awaitResult() const
{
    return QTest::qWaitFor([&] {
        const QQuickItem *guard = itemOfType("PressGuard");
        return page() == u"result"_s && guard && !guard->isVisible();
    });
}

void WindowDriver::clickOn(QQuickItem *item, const QPointF &at)
{
    QTest::mouseClick(m_desktop->window(), Qt::LeftButton, {}, item->mapToScene(at).toPoint());
}

void WindowDriver::pointAt(QQuickItem *item, const QPointF &at)
{
    QTest::mouseMove(m_desktop->window(), item->mapToScene(at).toPoint());
}

void WindowDriver::key(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_desktop->window(), static_cast<Qt::Key>(key), modifiers);
}

bool WindowDriver::tabUntil(const std::function<bool()> &there)
{
    for (int tabs = 0; tabs < 80 && !there(); ++tabs)
        key(Qt::Key_Tab);
    return there();
}

void WindowDriver::arrowsTo(const QQuickItem *item)
{
    for (int steps = 0; steps < 40 && focused() && focused() != item; ++steps) {
        const QPointF way = item->mapToItem(focused(), QPointF());
        const bool across = std::abs(way.x()) > std::abs(way.y());
        key(across ? (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                   : (way.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
    }
}

bool WindowDriver::playToEnd(const std::function<void()> &act)
{
    for (int turns = 0; turns < 400 && !session()->finished(); ++turns) {
        if (!QTest::qWaitFor([&] { return session()->finished() || session()->myTurn(); }, 20000))
            return false;
        if (session()->finished())
            break;
        const int before = session()->ply();
        act();
        if (!QTest::qWaitFor([&] { return session()->ply() > before; }, 5000)) {
            qWarning("nothing happened at ply %d, decision %s", before,
                     qPrintable(session()->prompt()->decision()));
            return false;
        }
    }
    return session()->finished();
}

} // namespace takujo
