// Coldwater Crown in the real window: whole matches by mouse and by keyboard in both languages, and
// what a reader meets on its table at the sizes the program promises. Any QML warning fails.
#include "lookcheck.h"
#include "windowdriver.h"

#include <QDir>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestColdwater : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void byMouse_data();
    void byMouse();
    void byKeyboard_data();
    void byKeyboard();
    void showsWhatWouldGo();
    void refusesWithItsClause();
    void showsAnotherBoard();
    void celebratesATrophy();
    void looks_data();
    void looks();
};

namespace {

/// How the person of a test reaches an anchor of the prompt: by pointer or by keys.
using Press = std::function<void(const QString &anchor)>;

QString seatZone(MatchSession *session, const QString &zone)
{
    return zone + u'.' + QString::number(session->viewerSeat());
}

QString idOf(QQuickItem *item)
{
    const QString anchor = item->property("anchor").toString();
    return anchor.isEmpty() ? item->property("pieceId").toString() : anchor;
}

QQuickItem *itemAt(QQuickItem *item, const QString &anchor)
{
    if (!item->isVisible() || !item->isEnabled())
        return nullptr;
    if (idOf(item) == anchor)
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = itemAt(child, anchor))
            return found;
    return nullptr;
}

QQuickItem *itemAt(WindowDriver &window, const QString &anchor)
{
    return itemAt(window.desktop().window()->contentItem(), anchor);
}

QQuickItem *itemOfType(QQuickItem *item, const char *type)
{
    if (QByteArray(item->metaObject()->className()).startsWith(QByteArray(type) + "_QMLTYPE"))
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = itemOfType(child, type))
            return found;
    return nullptr;
}

/// Fish the option would catch count most, then bait; a zone is refilled where most is missing.
int worth(MatchSession *session, const PromptOption &option)
{
    const QString anchor = QString::fromStdString(option.anchor);
    if (anchor.startsWith(u"tackle-"))
        return 40; // used as soon as it can be
    if (anchor.startsWith(u"box.")) {
        const QString zone = anchor.section(u'/', 0, 0);
        return 3 * (zone.section(u'.', -1).toInt() - session->table()->zone(zone)->count());
    }
    int sum = anchor.startsWith(u"space.harbour") || anchor.startsWith(u"master") ? 4 : 0;
    for (const std::string &id : option.affects)
        sum += id.starts_with("fish-") ? 20 : 1;
    return sum;
}

QString best(MatchSession *session)
{
    QString anchor;
    int most = -1;
    for (const PromptOption &option : session->prompt()->prompt().options) {
        if (const int now = worth(session, option); !option.anchor.empty() && now > most) {
            most = now;
            anchor = QString::fromStdString(option.anchor);
        }
    }
    return anchor;
}

/// The last anchor whose option touches something on the table.
QString previewed(MatchSession *session)
{
    QString anchor;
    for (const PromptOption &option : session->prompt()->prompt().options)
        if (!option.affects.empty())
            anchor = QString::fromStdString(option.anchor);
    return anchor;
}

/// Bait that can go with what is chosen already.
QString nextBait(MatchSession *session)
{
    for (int number = 3; number <= 6; ++number) {
        const ZoneModel *zone =
            session->table()->zone(seatZone(session, u"box"_s) + u'.' + QString::number(number));
        for (int row = 0; row < zone->count(); ++row)
            if (zone->value(row, u"legal"_s).toBool() && !zone->value(row, u"chosen"_s).toBool())
                return zone->value(row, u"pieceId"_s).toString();
    }
    return {};
}

void answer(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    if (session->prompt()->composed()) {
        for (int i = 0; i < session->prompt()->min() && !session->draft()->complete(); ++i)
            press(nextBait(session));
        QVERIFY2(session->draft()->complete(), qPrintable(session->draft()->refusal()));
        return window.key(Qt::Key_Return);
    }
    if (session->prompt()->mainOption() >= 0 && !best(session).startsWith(u"tackle-"))
        return window.key(Qt::Key_Return);
    const QString anchor = best(session);
    anchor.isEmpty() ? void(session->choose(0)) : press(anchor);
}

/// A click on the head of the item: no bait lies over a zone there.
Press byPointer(WindowDriver &window)
{
    return [&window](const QString &anchor) {
        QTest::qWait(20);
        QQuickItem *item = itemAt(window, anchor);
        QVERIFY2(item, qPrintable(anchor));
        const QPointF at = item->mapToScene(
            QPointF(item->width() / 2, anchor.startsWith(u"box.") ? 8 : item->height() / 3));
        QTest::mouseClick(window.desktop().window(), Qt::LeftButton, {}, at.toPoint());
    };
}

/// Tab to the place or a neighbour of it, arrows to it, Space.
Press byKeys(WindowDriver &window)
{
    return [&window](const QString &anchor) {
        QTest::qWait(20);
        QQuickWindow *view = window.desktop().window();
        QQuickItem *item = itemAt(window, anchor);
        QVERIFY2(item, qPrintable(anchor));
        const auto focused = [&] { return view->activeFocusItem(); };
        const auto beside = [&] {
            return focused() &&
                   (focused() == item ||
                    (!idOf(focused()).isEmpty() && focused()->parentItem() == item->parentItem() &&
                     !anchor.startsWith(u"box.")));
        };
        for (int tabs = 0; tabs < 80 && !beside(); ++tabs)
            window.key(Qt::Key_Tab);
        QVERIFY2(beside(), qPrintable(anchor));
        for (int steps = 0; steps < 20 && focused() != item; ++steps) {
            const QPointF way = item->mapToItem(focused(), QPointF());
            const bool across = std::abs(way.x()) > std::abs(way.y());
            window.key(across ? (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                              : (way.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
        }
        QCOMPARE(idOf(focused()), anchor);
        window.key(Qt::Key_Space);
    };
}

void begin(WindowDriver &window)
{
    QVERIFY(window.desktop().app().setup()->choose(u"coldwater"_s));
    QVERIFY(window.desktop().app().startWithoutKeeping());
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
}

/// Answers until the person is asked this.
bool reach(WindowDriver &window, const QString &decision)
{
    const Press press = byPointer(window);
    for (int i = 0; i < 60; ++i) {
        MatchSession *session = window.session();
        if (!QTest::qWaitFor([&] { return session->myTurn(); }, 20000))
            return false;
        if (session->prompt()->decision() == decision)
            return true;
        const int before = session->ply();
        answer(window, press);
        if (!QTest::qWaitFor([&] { return session->ply() > before; }, 5000))
            return false;
    }
    return false;
}

void pointAt(WindowDriver &window, QQuickItem *item)
{
    const QPointF middle(item->width() / 2, item->height() / 2);
    QTest::mouseMove(window.desktop().window(), item->mapToScene(middle).toPoint());
}

} // namespace

void TestColdwater::initTestCase()
{
    prepareApplication();
    collectWarnings();
    if (!Catalogue().find(u"coldwater"_s))
        QSKIP("Coldwater Crown is not built");
}

void TestColdwater::init()
{
    for (const auto where :
         {QStandardPaths::GenericDataLocation, QStandardPaths::GenericConfigLocation})
        QDir(QStandardPaths::writableLocation(where) + u"/takujo"_s).removeRecursively();
    takeWarnings();
}

void TestColdwater::cleanup() { QCOMPARE(takeWarnings(), QStringList()); }

void TestColdwater::byMouse_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::newRow("ja") << u"ja"_s << QSize(1280, 720);
    QTest::newRow("en, half screen") << u"en"_s << QSize(960, 1080);
}

void TestColdwater::byMouse()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    WindowDriver window(language, size);
    begin(window);
    const Press press = byPointer(window);
    QVERIFY(window.playToEnd([&] { answer(window, press); }));
    QTRY_COMPARE(window.page(), u"result"_s);
    QVERIFY(!window.session()->outcome()->headline().isEmpty());
    QCOMPARE(window.session()->outcome()->totals().size(),
             qsizetype{window.session()->seatCount()});
}

void TestColdwater::byKeyboard_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ja") << u"ja"_s;
    QTest::newRow("en") << u"en"_s;
}

void TestColdwater::byKeyboard()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    begin(window);
    const Press press = byKeys(window);
    QVERIFY(window.playToEnd([&] { answer(window, press); }));
    QTRY_COMPARE(window.page(), u"result"_s);
}

// Pointed at, a space shows the bait that would go, in the prompt and on the board.
void TestColdwater::showsWhatWouldGo()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"place"_s));
    PromptModel *prompt = window.session()->prompt();
    const QString anchor = previewed(window.session());
    QVERIFY(!anchor.isEmpty());
    pointAt(window, itemAt(window, anchor));
    QTRY_VERIFY(!prompt->previewAffects().isEmpty());
    const QString bait = prompt->previewAffects().first();
    QVERIFY(!prompt->previewEffect().isEmpty());
    QTRY_VERIFY(itemAt(window, bait)->property("affected").toBool());
    QTest::mouseMove(window.desktop().window(), QPoint(640, 2));
    QTRY_VERIFY(!itemAt(window, bait)->property("affected").toBool());
}

// CW-2: a space that holds a token is refused in words, with the clause.
void TestColdwater::refusesWithItsClause()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"place"_s));
    QString said;
    connect(
        window.session(), &MatchSession::refused, this,
        [&](const QString &text, const QString &clause, const QString &) { said = text + clause; });
    QQuickItem *taken = nullptr;
    for (const auto *colour : {"red", "blue", "black", "yellow", "green", "purple"}) {
        const ZoneModel *zone =
            window.session()->table()->zone(u"space."_s + QString::fromLatin1(colour));
        if (zone->count() > 0)
            taken = itemAt(window, zone->value(0, u"pieceId"_s).toString());
    }
    QVERIFY(taken);
    byPointer(window)(idOf(taken));
    QTRY_VERIFY2(said.contains(u"CW-2"_s), qPrintable(said));
    QVERIFY(taken->property("refused").toBool());
}

// The board and catch of another seat can be looked at; weights nobody showed stay a range (CW-A13).
void TestColdwater::showsAnotherBoard()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"place"_s));
    const int other = (window.session()->viewerSeat() + 1) % window.session()->seatCount();
    const QString name = window.session()->seatName(other);
    QVERIFY(window.click(u"Board of "_s + name));
    QQuickItem *panel = itemOfType(window.desktop().window()->contentItem(), "ColdCatch");
    QVERIFY(panel);
    QTRY_COMPARE(panel->property("seat").toInt(), other);
    QCOMPARE(panel->property("head").toString(), u"Catch of "_s + name);
    const ZoneModel *fish = window.session()->table()->zone(u"catch."_s + QString::number(other));
    for (int row = 0; row < fish->count(); ++row)
        QVERIFY(fish->value(row, u"attrs"_s).toMap()[u"shown"_s].toInt() == 1 ||
                !fish->value(row, u"attrs"_s).toMap().contains(u"lbs"_s));
    QVERIFY(
        window.click(u"Board of "_s + window.session()->seatName(window.session()->viewerSeat())));
    QTRY_COMPARE(panel->property("seat").toInt(), window.session()->viewerSeat());
}

// Whoever wins a trophy or a Master Angler card: it is said for a moment, and read aloud.
void TestColdwater::celebratesATrophy()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QQuickItem *banner = itemOfType(window.desktop().window()->contentItem(), "ColdTriumph");
    QVERIFY(banner);
    const Press press = byPointer(window);
    QString said;
    for (int i = 0; i < 200 && said.isEmpty() && !window.session()->finished(); ++i) {
        QVERIFY(QTest::qWaitFor(
            [&] { return window.session()->myTurn() || window.session()->finished(); }, 20000));
        if (window.session()->myTurn())
            answer(window, press);
        QTest::qWait(20);
        said = banner->property("words").toString();
    }
    QVERIFY(!said.isEmpty());
    QVERIFY(banner->property("visible").toBool());
}

void TestColdwater::looks_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ja") << u"ja"_s;
    QTest::newRow("en") << u"en"_s;
}

// Nothing cut off or on top of each other, at every size and under every tab, early and in mid-game.
void TestColdwater::looks()
{
    QFETCH(QString, language);
    struct Arrangement
    {
        QSize pixels;
        int text = 100;
    };
    const Arrangement arrangements[]{{{1280, 720}},      {{960, 640}},       {{960, 1080}},
                                     {{1920, 1080}},     {{1280, 720}, 200}, {{960, 1080}, 200},
                                     {{1920, 1080}, 150}};
    WindowDriver window(language, QSize(1280, 720));
    begin(window);
    QQuickItem *panels = itemOfType(window.desktop().window()->contentItem(), "ColdPanels");
    QVERIFY(panels);
    QStringList faults;
    const auto check = [&](const QString &where) {
        QTest::qWait(80);
        const QString pictures = qEnvironmentVariable("TAKUJO_TEST_PICTURES");
        if (!pictures.isEmpty())
            window.desktop().window()->grabWindow().save(pictures + u"/coldwater-"_s + language +
                                                         u'-' + QString(where).replace(u' ', u'-') +
                                                         u".png"_s);
        for (const QString &fault : faultsOfTexts(window.desktop().window(), language) +
                                        faultsOfControls(window.desktop().window(), language))
            faults.append(where + u": "_s + fault);
    };
    const auto inspect = [&](const QString &what) {
        for (const Arrangement &each : arrangements) {
            window.desktop().settings().setTextSize(each.text);
            window.desktop().window()->resize(each.pixels);
            QTest::qWait(80);
            const QString where = u"%1 %2x%3 %4%"_s.arg(what)
                                      .arg(each.pixels.width())
                                      .arg(each.pixels.height())
                                      .arg(each.text);
            const bool tabbed = panels->property("tabbed").toBool();
            for (const QString &tab :
                 tabbed ? QStringList{u"harbour"_s, u"catch"_s, u"trophies"_s} : QStringList{{}}) {
                if (tabbed)
                    panels->setProperty("tab", tab);
                if (QQuickItem *looked = itemAt(window, previewed(window.session())))
                    pointAt(window, looked);
                check(tabbed ? where + u' ' + tab : where);
            }
        }
        window.desktop().settings().setTextSize(100);
        window.desktop().window()->resize(1280, 720);
        QTest::qWait(80);
    };
    QVERIFY(reach(window, u"place"_s));
    inspect(u"early"_s);
    const Press press = byPointer(window);
    for (int turns = 0; turns < 24; ++turns) {
        answer(window, press);
        QVERIFY(QTest::qWaitFor([&] { return window.session()->myTurn(); }, 20000));
    }
    QVERIFY(reach(window, u"harbour"_s));
    inspect(u"harbour"_s);
    for (const QString &fault : faults)
        qInfo("%s", qPrintable(fault));
    QVERIFY(faults.isEmpty());
}

QTEST_MAIN(TestColdwater)
#include "tst_coldwater.moc"
