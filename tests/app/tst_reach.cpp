// What keys lead to can be seen: rows of menus, buttons of a box, what lies below the edge of a page; and what
// stands over the table takes its presses. Any QML warning fails.
#include "windowdriver.h"

#include <QDir>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

namespace {

bool inSight(const QQuickItem &item)
{
    const QRectF at = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    return at.top() >= -1 && at.bottom() <= item.window()->height() + 1;
}

bool isOf(const QQuickItem *item, const char *type)
{
    return QByteArrayView(item->metaObject()->className()).startsWith(type);
}

} // namespace

class TestReach : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init() { forgetUserFiles(); }
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void rowsNotOfferedAreNoStops();
    void buttonsOfABoxStayWhenReached();
    void pagesBeginAtTheirTop();
    void focusComesIntoSight_data();
    void focusComesIntoSight();
    void arrowsMoveTheAid();
    void detailsStayWhenTheRowIsScrolledAway();
    void theCountEndsWithTheEnd();
    void logStaysWhileThereIsRoom();
    void entriesOfTheLogAreOneStop();
};

// Down and Enter gave the seat to a level by a row that nobody saw.
void TestReach::rowsNotOfferedAreNoStops()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    QVERIFY(window.tabUntil([&] { return isOf(window.focused(), "SeatPanel"); }));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(window.find(u"Beginner plays on"_s));
    QVERIFY(!window.itemWhere([](const QQuickItem *item) {
        return isOf(item, "TkMenuItem") && !item->isVisible() && item->isEnabled();
    }));
    window.key(Qt::Key_Down);
    window.key(Qt::Key_Return);
    QTRY_COMPARE(window.session()->humanCount(), 0);
    QCOMPARE(window.session()->match().seats()[0].level, std::string("beginner"));
}

// They went out of sight as soon as one of them had the focus.
void TestReach::buttonsOfABoxStayWhenReached()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().go(u"shelf"_s);
    QVERIFY(window.tabUntil([&] { return isOf(window.focused(), "GameBox"); }));
    for (const QString &button : {u"Seats and rules…"_s, u"Puzzles"_s}) {
        window.key(Qt::Key_Tab);
        QTRY_VERIFY(window.focused()->isVisible());
        QVERIFY2(window.focused() == window.find(button),
                 window.focused()->metaObject()->className());
    }
}

void TestReach::focusComesIntoSight_data()
{
    QTest::addColumn<QString>("page");
    QTest::newRow("settings") << u"settings"_s;
    QTest::newRow("setup") << u"setup"_s;
    QTest::newRow("keys") << u"keys"_s;
}

void TestReach::focusComesIntoSight()
{
    QFETCH(QString, page);
    WindowDriver window(u"en"_s, QSize(1024, 600));
    QVERIFY(window.desktop().app().setup()->choose(u"ccc"_s));
    window.desktop().go(page);
    QTRY_COMPARE(window.page(), page);
    for (int tab = 0; tab < 40; ++tab) {
        window.key(Qt::Key_Tab);
        QTRY_VERIFY2(inSight(*window.focused()), window.focused()->metaObject()->className());
    }
}

void TestReach::arrowsMoveTheAid()
{
    WindowDriver window(u"en"_s, QSize(1024, 600));
    window.desktop().settings().setTextSize(200);
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    window.key(Qt::Key_Q);
    QTRY_VERIFY(window.itemOfType("AidTurn"));
    QQuickItem *sheet = window.itemOfType("AidTurn");
    while (sheet && !sheet->inherits("QQuickFlickable"))
        sheet = sheet->parentItem();
    QVERIFY(sheet && sheet->property("contentHeight").toDouble() > sheet->height());
    for (int press = 0; press < 3; ++press)
        window.key(Qt::Key_Down);
    QTRY_VERIFY(sheet->property("contentY").toDouble() > 0);
}

void TestReach::detailsStayWhenTheRowIsScrolledAway()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    const QDir records(RecordStore::defaultFolder());
    const QString file = records.filePath(records.entryList({u"*.takujo"_s}).value(0));
    for (int copy = 0; copy < 30; ++copy)
        QVERIFY(QFile::copy(file, records.filePath(u"copy-%1.takujo"_s.arg(copy))));
    app.records()->rescan();
    window.desktop().go(u"records"_s);
    QTRY_VERIFY(window.itemOfType("RecordRow"));
    QQuickItem *row = window.itemOfType("RecordRow");
    window.clickOn(row, {40, 20});
    QTRY_VERIFY(window.find(u"Resume"_s));
    QQuickItem *list = row;
    while (list && !list->inherits("QQuickListView"))
        list = list->parentItem();
    QVERIFY(list && list->setProperty("contentY", 30 * 74 - list->height()));
    QTest::qWait(100);
    const QQuickItem *open = window.itemOfType("RecordOpen");
    QVERIFY(open && !open->property("row").toMap().isEmpty());
}

// Taken back while its score was counted: the count went on over the match that goes on.
void TestReach::theCountEndsWithTheEnd()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    app.setSimulations(1);
    app.setFixedSeed(5);
    QVERIFY(app.quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    session->giveUp(0);
    QVERIFY(QTest::qWaitFor([&] { return session->finished(); }, 60000));
    window.desktop().settings().overrideValue(u"still"_s, false);
    window.desktop().settings().setPace(u"normal"_s);
    QQuickItem *count = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((count = window.itemOfType("ScoreCount")), 5000);
    QVERIFY(QMetaObject::invokeMethod(count, "begin"));
    QVERIFY(count->property("running").toBool());
    session->showMatch(session->match().branch(3), 3);
    QVERIFY(!count->property("running").toBool());
}

// Large text hid it also below seats that left half of the rail empty.
void TestReach::logStaysWhileThereIsRoom()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    const auto shown = [&window](const char *type) {
        return window.itemWhere([type](const QQuickItem *item) {
            return isOf(item, type) && item->isVisible() && item->height() > 0;
        });
    };
    for (const auto &[text, log] :
         {std::pair{150, "LogPanel"}, {200, "LogStrip"}, {150, "LogPanel"}}) {
        window.desktop().settings().setTextSize(text);
        QTRY_VERIFY2(shown(log), log);
        QVERIFY(!shown("LogPanel") || !shown("LogStrip"));
    }
}

// Below a narrow window they were for the mouse alone.
void TestReach::entriesOfTheLogAreOneStop()
{
    WindowDriver window(u"en"_s, QSize(960, 1080));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    const auto isEntry = [](const QQuickItem *item) {
        const QQuickItem *row = item ? item->parentItem() : nullptr;
        return row && row->parentItem() && isOf(row->parentItem(), "LogStrip") &&
               item->property("modelData").isValid();
    };
    QStringList entries, stops;
    for (int answers = 0; answers < 30 && entries.size() < 2; ++answers) {
        QTRY_VERIFY(session->myTurn());
        decideSomehow(session);
        entries.clear();
        stops.clear();
        window.itemWhere([&](QQuickItem *item) {
            if (isEntry(item) && item->isVisible())
                (item->activeFocusOnTab() ? stops : entries)
                    .append(QString::number(item->property("index").toInt()));
            return false;
        });
        entries += stops;
    }
    QVERIFY(entries.size() > 1);
    QCOMPARE(stops.size(), 1);
    QTRY_VERIFY(session->myTurn());
    QVERIFY(window.tabUntil([&] { return isEntry(window.focused()); }));
    const QQuickItem *first = window.focused();
    window.key(first->property("index").toInt() > 0 ? Qt::Key_Left : Qt::Key_Right);
    QVERIFY(window.focused() != first && isEntry(window.focused()));
    QVERIFY(session->cursor()->live());
    window.key(Qt::Key_Enter, Qt::KeypadModifier);
    QTRY_VERIFY(!session->cursor()->live());
}

// The shelf hid the top of the match to go on with, "About" began at its end.
void TestReach::pagesBeginAtTheirTop()
{
    {
        WindowDriver window(u"en"_s, QSize(1280, 720));
        QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    }
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const auto scrolled = [&] {
        QTest::qWait(300); // laid out, and the focus where it belongs
        return window.itemOfType("TkScroll")->property("contentY").toDouble();
    };
    QTRY_VERIFY(window.itemOfType("ContinueCard"));
    QCOMPARE(scrolled(), 0.0);
    window.desktop().go(u"about"_s);
    QTRY_COMPARE(window.page(), u"about"_s);
    QCOMPARE(scrolled(), 0.0);
}

QTEST_MAIN(TestReach)
#include "tst_reach.moc"
