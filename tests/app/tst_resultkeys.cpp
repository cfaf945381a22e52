// The result by keys: the table large, the graph gone through turn by turn, replay and the same deal.
#include "arrangement.h"

#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestResultKeys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init() { forgetUserFiles(); }
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void theTableIsShownLarge_data() { bothLanguages(); }
    void theTableIsShownLarge();
    void theGraphIsWalkedThrough();
    void replayAndSameDealHaveKeys();
};

namespace {

/// The result of a match the computer played.
bool finished(WindowDriver &window)
{
    App &app = window.desktop().app();
    app.setFixedSeed(5);
    if (!app.quickStart(u"ccc"_s))
        return false;
    window.desktop().go(u"table"_s);
    app.session()->giveUp(0);
    return QTest::qWaitFor([&] { return app.session()->finished(); }, 60000) &&
           window.awaitResult();
}

} // namespace

void TestResultKeys::theTableIsShownLarge()
{
    QFETCH(QString, language);
    for (const QSize &size : {QSize(1280, 720), QSize(960, 1080)}) {
        WindowDriver window(language, size);
        QVERIFY(finished(window));
        window.key(Qt::Key_B);
        QTRY_VERIFY(window.itemOfType("TkPopupGround"));
        const QQuickItem *ground = window.itemOfType("TkPopupGround");
        QTRY_VERIFY(ground->height() > size.height() * 0.6 || ground->width() > size.width() * 0.8);
        QVERIFY(ground->height() <= size.height() && ground->width() <= size.width());
        keepPicture(window, u"board large %1 %2"_s.arg(language).arg(size.width()));
        window.key(Qt::Key_Escape);
        QTRY_VERIFY(!window.itemOfType("TkPopupGround"));
        QCOMPARE(window.page(), u"result"_s);
        const QQuickItem *board = window.itemOfType("ResultBoard");
        QVERIFY(board->height() > 0.7 * board->width() && board->height() < 1.3 * board->width());
        keepPicture(window, u"result %1 %2"_s.arg(language).arg(size.width()));
    }
}

void TestResultKeys::theGraphIsWalkedThrough()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finished(window));
    QQuickItem *graph = window.itemOfType("ScoreGraph");
    QVERIFY(graph);
    graph->forceActiveFocus(Qt::TabFocusReason);
    const MatchStory *story = window.session()->story();
    window.key(Qt::Key_Left);
    QTRY_VERIFY(window.itemOfType("GraphMoment"));
    QCOMPARE(graph->property("walked").toInt(), story->turns());
    for (int i = 0; i < 3; ++i)
        window.key(Qt::Key_Left);
    const int turn = story->turns() - 3;
    QCOMPARE(graph->property("walked").toInt(), turn);
    const QString said = window.itemOfType("GraphMoment")->property("said").toString();
    for (int seat = 0; seat < window.session()->seatCount(); ++seat)
        QVERIFY2(said.contains(window.session()->seatName(seat) + u' ' +
                               story->lines().at(seat).toList().at(turn).toString()),
                 qPrintable(said));
    keepPicture(window, u"graph walked"_s);
    window.key(Qt::Key_Return);
    QTRY_COMPARE(window.page(), u"table"_s);
    QCOMPARE(window.session()->cursor()->ply(), story->plies().at(turn));
}

void TestResultKeys::replayAndSameDealHaveKeys()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(finished(window));
    const quint64 seed = window.session()->match().record().seed;
    window.key(Qt::Key_D);
    QTRY_COMPARE(window.page(), u"table"_s);
    QVERIFY(!window.session()->finished());
    QCOMPARE(window.session()->match().record().seed, seed);
    window.session()->giveUp(0);
    QTRY_VERIFY_WITH_TIMEOUT(window.session()->finished(), 60000);
    QVERIFY(window.awaitResult());
    window.key(Qt::Key_P);
    QTRY_COMPARE(window.page(), u"table"_s);
    QVERIFY(window.session()->finished());
}

QTEST_MAIN(TestResultKeys)
#include "tst_resultkeys.moc"
