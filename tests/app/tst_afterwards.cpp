// The end of a match in the real window: Enter from the last move over the result to the next match, and
// the finished one gone through by keys; what the log keeps of a turn. Any QML warning fails.
#include "arrangement.h"

#include "learn/luck.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestAfterwards : public QObject
{
    Q_OBJECT

private slots:
    void aRowShowsWhatItCounts();
    void theLogTellsDrawnFromDiscarded();
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void enterDoesNotPlayAgain();
    void pressesMeantForTheTableDoNothing();
    void whoLooksBackIsLeftThere();
    void arrowsStepAReplay();
    void arrowsStepARecord();
    void aRecordOpensWhereItWasLeft();
    void smallWindowsBranchFromTheMenu();
    void theLogKeepsItsHeightOutOfSight();
    void aHiddenResultEndsTheLogAtTheMoment();
    void theLogHasAllOfOwnDiscards();
    void luckSaysHowMuchOfItIsDone();
};

namespace {

// A match the computer played to its end, at the table.
bool finishMatch(
    WindowDriver &window,
    const std::function<void(MatchSession &)> &atTheEnd = [](MatchSession &) {})
{
    App &app = window.desktop().app();
    app.setFixedSeed(5);
    if (!app.quickStart(u"ccc"_s))
        return false;
    window.desktop().go(u"table"_s);
    MatchSession *session = app.session();
    QObject::connect(session, &MatchSession::matchFinished, session, [=] { atTheEnd(*session); });
    session->giveUp(0);
    return QTest::qWaitFor([&] { return app.session()->finished(); }, 60000);
}

bool isBlock(const QQuickItem *item)
{
    return QByteArrayView(item->metaObject()->className()).startsWith("LogTurn");
}

double heightOfBlocks(const QQuickItem *content)
{
    double height = 0;
    for (const QQuickItem *item : content->childItems())
        if (isBlock(item))
            height += item->height();
    return height;
}

bool hasBlockInSight(const QQuickItem *list)
{
    const double top = list->property("contentY").toDouble();
    const auto *content = list->property("contentItem").value<QQuickItem *>();
    return std::ranges::any_of(content->childItems(), [&](const QQuickItem *item) {
        return isBlock(item) && item->height() > 0 && item->y() + item->height() > top &&
               item->y() < top + list->height();
    });
}

} // namespace

void TestAfterwards::init()
{
    forgetUserFiles();
    takeWarnings();
}

// The Enter that played the last move may come once more: it must not begin a new match.
void TestAfterwards::enterDoesNotPlayAgain()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finishMatch(window));
    QTRY_COMPARE(window.page(), u"result"_s);
    for (int press = 0; press < 3; ++press) {
        window.key(Qt::Key_Return);
        window.key(Qt::Key_Enter);
        QTest::qWait(100);
    }
    QCOMPARE(window.page(), u"result"_s);
    QVERIFY(window.session()->finished());
    QVERIFY(window.awaitResult());
    window.key(Qt::Key_N);
    QTRY_COMPARE(window.page(), u"table"_s);
    QVERIFY(!window.session()->finished());
}

// The page comes by itself: a click on "To the result" began a new match, Escape left for the shelf.
void TestAfterwards::pressesMeantForTheTableDoNothing()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finishMatch(window));
    QTRY_COMPARE(window.page(), u"result"_s);
    QVERIFY(window.click(u"Play again"_s));
    window.key(Qt::Key_Escape);
    window.key(Qt::Key_N);
    QCOMPARE(window.page(), u"result"_s);
    QVERIFY(window.session()->finished());
    QVERIFY(window.awaitResult());
    QVERIFY(window.click(u"Play again"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
}

// The result page came by itself over the moment that was looked at, and showed its points.
void TestAfterwards::whoLooksBackIsLeftThere()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finishMatch(
        window, [](MatchSession &session) { session.cursor()->lookAt(session.ply() - 1); }));
    QTest::qWait(1000);
    QCOMPARE(window.page(), u"table"_s);
    QVERIFY(!window.session()->cursor()->live());
}

// The bar said that one may play on from there; its button had no room, and nothing else did it.
void TestAfterwards::smallWindowsBranchFromTheMenu()
{
    WindowDriver window(u"en"_s, QSize(1024, 600));
    QVERIFY(finishMatch(window));
    QVERIFY(window.awaitResult());
    QVERIFY(window.click(u"Replay"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
    window.session()->cursor()->lookAt(3);
    QVERIFY(!window.find(u"Play on from here"_s));
    QVERIFY(window.click(u"Menu"_s));
    QTRY_VERIFY(window.find(u"Play on from here"_s));
    keepPicture(window, u"replay menu small"_s);
    QVERIFY(window.click(u"Play on from here"_s));
    QTRY_VERIFY(!window.session()->finished());
    QVERIFY(window.session()->ply() < 20); // the computer goes on
    QVERIFY(window.click(u"Menu"_s));      // a match that goes on has no such row
    QTRY_VERIFY(window.find(u"New match"_s));
    QVERIFY(!window.find(u"Play on from here"_s));
}

void TestAfterwards::arrowsStepAReplay()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finishMatch(window));
    QVERIFY(window.awaitResult());
    QVERIFY(window.click(u"Replay"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
    MatchSession *session = window.session();
    QCOMPARE(session->cursor()->ply(), 0);
    const auto shownAfter = [&](int key) {
        window.key(key);
        return session->cursor()->ply();
    };
    QCOMPARE(shownAfter(Qt::Key_Right), 1);
    QCOMPARE(shownAfter(Qt::Key_Right), 2);
    QCOMPARE(shownAfter(Qt::Key_Left), 1);
    QCOMPARE(shownAfter(Qt::Key_End), session->ply());
    QCOMPARE(shownAfter(Qt::Key_Left), session->ply() - 1);
    QCOMPARE(shownAfter(Qt::Key_Home), 0);
    QVERIFY(window.click(u"One move on"_s)); // a clicked button leaves them working
    QCOMPARE(shownAfter(Qt::Key_Right), 2);
}

void TestAfterwards::arrowsStepARecord()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finishMatch(window));
    App &app = window.desktop().app();
    window.desktop().go(u"records"_s);
    QTRY_COMPARE(window.page(), u"records"_s);
    QVERIFY(app.viewRecord(app.records()->value(0, u"file"_s).toString()));
    QTRY_VERIFY(window.itemOfType("RecordDetail"));
    QTRY_VERIFY(window.itemOfType("RecordRow")); // the table's page is gone with its keys by then
    window.named(u"Records"_s)->forceActiveFocus(Qt::TabFocusReason);
    window.key(Qt::Key_Home);
    QCOMPARE(app.viewed()->cursor()->ply(), 0);
    window.key(Qt::Key_Right);
    QCOMPARE(app.viewed()->cursor()->ply(), 1);
    window.key(Qt::Key_Left);
    QCOMPARE(app.viewed()->cursor()->ply(), 0);
    MatchSession *viewed = app.viewed();
    window.key(Qt::Key_PageDown);
    const int second = viewed->cursor()->ply();
    QCOMPARE(viewed->match().turnAt(second) - viewed->match().turnAt(0), viewed->seatCount());
    window.key(Qt::Key_PageDown);
    window.key(Qt::Key_PageUp);
    QCOMPARE(viewed->cursor()->ply(), second);
    const QQuickItem *slider = window.itemOfType("TkSlider");
    QVERIFY(slider->property("valueText")
                .toString()
                .startsWith(u"%1 of %2 moves, Round 2"_s.arg(second).arg(viewed->ply())));
    const QQuickItem *detail = window.itemOfType("RecordDetail");
    window.clickOn(window.itemOfType("RecordRow"), {40, 20});
    window.key(Qt::Key_Space);
    QVERIFY(detail->property("playing").toBool());
    window.key(Qt::Key_Space);
    QVERIFY(!detail->property("playing").toBool());
}

// A match that was looked at began anew each time.
void TestAfterwards::aRecordOpensWhereItWasLeft()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finishMatch(window));
    App &app = window.desktop().app();
    app.records()->rescan();
    const QString file = app.records()->value(0, u"file"_s).toString();
    for (const bool shown : {true, false}) {
        app.showResult(file, shown);
        QVERIFY(app.viewRecord(file));
        QCOMPARE(app.viewed()->cursor()->ply(), shown ? app.viewed()->ply() : 0);
        app.viewed()->cursor()->lookAt(5);
        QVERIFY(app.viewRecord({}));
        QVERIFY(app.viewRecord(file));
        QCOMPARE(app.viewed()->cursor()->ply(), 5);
        app.viewed()->cursor()->lookAt(0);
        QVERIFY(app.viewRecord({}));
    }
    app.viewRecord(file);
    app.viewed()->cursor()->lookAt(5);
    QVERIFY(app.removeRecord(file));
    app.viewRecord({});
    QCOMPARE(app.settings()->leftAt(file), 0);
}

// Blocks of the log lost their height with the page that was left; a list without height makes all its rows.
void TestAfterwards::theLogKeepsItsHeightOutOfSight()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finishMatch(window));
    QVERIFY(window.awaitResult());
    QVERIFY(window.click(u"Replay"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
    QQuickItem *list = nullptr;
    QTRY_VERIFY(list = window.itemWhere([](const QQuickItem *item) {
        return item->inherits("QQuickListView") && item->isVisible();
    }));
    const auto *content = list->property("contentItem").value<QQuickItem *>();
    QTRY_VERIFY(heightOfBlocks(content) > 0);
    const double height = heightOfBlocks(content);
    list->parentItem()->setVisible(false);
    QVERIFY(!list->isVisible());
    QCOMPARE(heightOfBlocks(content), height);
}

// Rows behind the moment had no height: after a far step the log was empty, or Qt warned of rows it had lost.
void TestAfterwards::aHiddenResultEndsTheLogAtTheMoment()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finishMatch(window));
    App &app = window.desktop().app();
    window.desktop().go(u"records"_s);
    QTRY_COMPARE(window.page(), u"records"_s);
    const QString file = app.records()->value(0, u"file"_s).toString();
    app.showResult(file, false);
    QVERIFY(app.viewRecord(file));
    QTRY_VERIFY(window.itemOfType("RecordDetail"));
    QQuickItem *panel = nullptr;
    QTRY_VERIFY(panel = window.itemOfType("LogPanel"));
    QVERIFY(panel->property("untilMoment").toBool());
    const auto *list = window.itemWhere([panel](const QQuickItem *item) {
        return item->inherits("QQuickListView") && item->parentItem() == panel;
    });
    app.viewed()->cursor()->backToNow();
    const int last = app.viewed()->cursor()->ply();
    for (const int ply : {0, last - 1, 0, last / 2}) {
        app.viewed()->cursor()->lookAt(ply);
        QTest::qWait(100);
        QCOMPARE(panel->property("ply").toInt(), ply);
        QVERIFY2(hasBlockInSight(list), qPrintable(QString::number(ply)));
        QVERIFY(list->property("count").toInt() > panel->property("moment").toInt());
    }
}

// Pointing at a row of the score sheet lights on the board what it counts.
void TestAfterwards::aRowShowsWhatItCounts()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finishMatch(window));
    QTRY_COMPARE(window.page(), u"result"_s);
    QQuickItem *lights = nullptr;
    QTRY_VERIFY(lights = window.itemOfType("TableLights"));
    QQuickItem *row = window.itemWhere(
        [](const QQuickItem *item) { return !item->property("sources").toList().isEmpty(); });
    QVERIFY(row);
    const auto counted = row->property("sources").toList().size();
    window.pointAt(row, {40, row->height() / 2});
    QTRY_COMPARE(lights->property("marks").toList().size(), counted);
    window.pointAt(window.itemOfType("ResultBanner"), {20, 20});
    QTRY_VERIFY(lights->property("marks").toList().isEmpty());
}

// The bar stood at its end while what the starts were worth was still being played out.
void TestAfterwards::luckSaysHowMuchOfItIsDone()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finishMatch(window));
    window.desktop().go(u"result"_s);
    MatchSession *session = window.session();
    const LuckModel *luck = session->story()->luck();
    QTRY_VERIFY(luck->running());
    const auto decisions = SeenMatch(session->match()).decisions().size();
    QCOMPARE(luck->total(), static_cast<int>(decisions) + session->seatCount());
    QCOMPARE(luck->trials(), kLuckTrials);
}

// Of what was drawn and discarded in a turn a sign says which is which, where there is room for it.
void TestAfterwards::theLogTellsDrawnFromDiscarded()
{
    WindowDriver window(u"en"_s, QSize(1920, 1080));
    watchComputers(window, u"ccc"_s, u"instant"_s);
    const auto exchanged = [](QQuickItem *item) { return item->property("exchanged").toBool(); };
    QTRY_VERIFY_WITH_TIMEOUT(window.itemWhere(exchanged), 60000);
    QVERIFY(window.itemWhere([](QQuickItem *item) { return item->property("text") == u"−"_s; }));
}

// Of five own cards it had three and "+2": the eight drawn took the room, and of those their number is enough.
void TestAfterwards::theLogHasAllOfOwnDiscards()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().app().setFixedSeed(11);
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    QTRY_VERIFY(session->myTurn());
    window.key(Qt::Key_Return);
    QTRY_COMPARE(session->prompt()->decision(), u"draw"_s);
    QVERIFY(window.click(u"Discard 5, draw 8"_s)); // the whole hand: which cards is not asked
    const auto ownTurn = [](QQuickItem *item) {
        return item->property("chips").isValid() && item->property("count").toInt() == 13;
    };
    QTRY_VERIFY(window.itemWhere(ownTurn));
    const QVariantList shown = window.itemWhere(ownTurn)->property("shown").toList();
    QCOMPARE(shown.size(), qsizetype{6});
    QCOMPARE(shown.last().toMap().value(u"times"_s).toInt(), 8);
}

QTEST_MAIN(TestAfterwards)
#include "tst_afterwards.moc"
