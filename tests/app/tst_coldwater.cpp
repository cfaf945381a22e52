// Coldwater Crown in the real window: whole matches by mouse and by keyboard in both languages, and
// what a reader meets on its table at the sizes the program promises. Any QML warning fails.
#include "coldwaterhand.h"
#include "lookcheck.h"
#include "windowdriver.h"

#include <QDir>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTest>

using namespace takujo;
using namespace takujo::coldwaterhand;
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

QQuickItem *itemOfType(QQuickItem *item, const char *type)
{
    if (QByteArray(item->metaObject()->className()).startsWith(QByteArray(type) + "_QMLTYPE"))
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = itemOfType(child, type))
            return found;
    return nullptr;
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

struct Arrangement
{
    QSize pixels;
    int text = 100;
};

/// What is wrong with the window as it stands; kept as a picture where TAKUJO_TEST_PICTURES says.
QStringList faultsNow(WindowDriver &window, const QString &language, const QString &where)
{
    if (QQuickItem *looked = itemAt(window, previewed(window.session())))
        pointAt(window, looked);
    QTest::qWait(80);
    QQuickWindow *view = window.desktop().window();
    const QString pictures = qEnvironmentVariable("TAKUJO_TEST_PICTURES");
    if (!pictures.isEmpty())
        view->grabWindow().save(pictures + u"/coldwater-"_s + language + u'-' +
                                QString(where).replace(u' ', u'-') + u".png"_s);
    QStringList out;
    for (const QString &fault : faultsOfTexts(view, language) + faultsOfControls(view, language))
        out.append(where + u": "_s + fault);
    return out;
}

void arrange(WindowDriver &window, const Arrangement &wanted)
{
    window.desktop().settings().setTextSize(wanted.text);
    window.desktop().window()->resize(wanted.pixels);
    QTest::qWait(80);
}

QStringList faultsAtAllSizes(WindowDriver &window, const QString &language, const QString &what)
{
    const Arrangement arrangements[]{{{1280, 720}},      {{960, 640}},       {{960, 1080}},
                                     {{1920, 1080}},     {{1280, 720}, 200}, {{960, 1080}, 200},
                                     {{1920, 1080}, 150}};
    QQuickItem *panels = itemOfType(window.desktop().window()->contentItem(), "ColdPanels");
    if (!panels)
        return {u"no panels"_s};
    QStringList out;
    for (const Arrangement &each : arrangements) {
        arrange(window, each);
        const QString where = u"%1 %2x%3 %4%"_s.arg(what)
                                  .arg(each.pixels.width())
                                  .arg(each.pixels.height())
                                  .arg(each.text);
        if (!panels->property("tabbed").toBool()) {
            out += faultsNow(window, language, where);
            continue;
        }
        for (const auto &tab : {u"harbour"_s, u"catch"_s, u"trophies"_s}) {
            panels->setProperty("tab", tab);
            out += faultsNow(window, language, where + u' ' + tab);
        }
    }
    arrange(window, {{1280, 720}});
    return out;
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
    WindowDriver window(language, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"place"_s));
    QStringList faults = faultsAtAllSizes(window, language, u"early"_s);
    const Press press = byPointer(window);
    for (int turns = 0; turns < 24; ++turns) {
        answer(window, press);
        QVERIFY(QTest::qWaitFor([&] { return window.session()->myTurn(); }, 20000));
    }
    QVERIFY(reach(window, u"harbour"_s));
    faults += faultsAtAllSizes(window, language, u"harbour"_s);
    for (const QString &fault : faults)
        qInfo("%s", qPrintable(fault));
    QVERIFY(faults.isEmpty());
}

QTEST_MAIN(TestColdwater)
#include "tst_coldwater.moc"
