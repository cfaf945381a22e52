// The match looked through: where the costly moves lie on the board, the way through them by keys, and what
// another move wins back. Any QML warning fails.
#include "arrangement.h"

#include <QSignalSpy>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void costlyMovesAreSeenAndTriedAgain();
    void pastMatchesAreTold();
};

namespace {

// Draws what can be drawn, and never pays for a square.
void placeNothing(MatchSession *session)
{
    if (session->prompt()->decision() == u"draw"_s)
        session->choose(session->prompt()->optionCount() - 1);
    else
        decideSomehow(session);
}

// Another move that is put together. @param played the one that is not made
bool decideOtherwise(MatchSession *session, const Move &played)
{
    const Match &match = session->match();
    for (const Move &move : match.legal().moves)
        if (const Draft draft = match.game().draftOf(match.view(match.actor()), move);
            move != played && !draft.groups.empty()) {
            session->draft()->take(draft);
            return session->confirmDraft();
        }
    return false;
}

// The short match a lesson ends with, looked through.
bool lookThrough(WindowDriver &window)
{
    App &app = window.desktop().app();
    app.setFixedSeed(5);
    if (!app.openLesson(u"ccc"_s) || !app.playLesson())
        return false;
    MatchSession *session = window.session();
    window.desktop().go(u"table"_s);
    if (!window.playToEnd([&] { placeNothing(session); }))
        return false;
    window.desktop().go(u"review"_s);
    return QTest::qWaitFor([&] { return window.session()->story()->costly()->ready(); }, 120000);
}

QList<QQuickItem *> rowsOf(const WindowDriver &window)
{
    QList<QQuickItem *> rows;
    window.itemWhere([&](QQuickItem *item) {
        if (QByteArrayView(item->metaObject()->className()).startsWith("ReviewRow"))
            rows.append(item);
        return false;
    });
    return rows;
}

} // namespace

void TestReview::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestReview::costlyMovesAreSeenAndTriedAgain()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(lookThrough(window));
    const RowModel *found = window.session()->story()->costly()->rows();
    QVERIFY(found->count() > 1);
    const QList<QQuickItem *> rows = rowsOf(window);
    QCOMPARE(rows.size(), found->count());
    int framed = 0;
    for (QQuickItem *row : rows) { // a move with a place has a frame there
        if (row->property("betterAt").toStringList().isEmpty())
            continue;
        ++framed;
        QTRY_VERIFY(window.itemWhere([row](QQuickItem *item) {
            return row->isAncestorOf(item) && item->property("place").toRectF().width() > 0;
        }));
    }
    QVERIFY(framed > 0);
    QTest::qWait(300);
    keepPicture(window, u"review"_s);
    window.key(Qt::Key_Down);
    QCOMPARE(window.focused(), rows[1]);
    QVERIFY(rows[1]->property("chosen").toBool());
    window.key(Qt::Key_Up);
    QVERIFY(rows[0]->property("chosen").toBool());
    const int ply = found->value(0, u"ply"_s).toInt();
    window.key(Qt::Key_Return);
    QTRY_COMPARE(window.page(), u"table"_s);
    MatchSession *session = window.session();
    QCOMPARE(session->ply(), ply);
    const RetryModel *retry = window.desktop().app().retry();
    QVERIFY(retry->verdict().isEmpty());
    QTRY_VERIFY(session->myTurn());
    decideSomehow(session);
    QCOMPARE(retry->verdict(), u"same"_s);
    const Move played = session->match().record().plies[static_cast<std::size_t>(ply)].move;
    session->undo();
    QTRY_COMPARE(retry->verdict(), QString());
    QVERIFY(decideOtherwise(session, played));
    QTRY_VERIFY(!retry->verdict().isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(retry->verdict() != u"weighing"_s, 60000);
    QVERIFY(retry->verdict() != u"same"_s);
    QVERIFY(retry->error() > 0);
    QVERIFY(window.itemOfType("RetryNotice"));
    keepPicture(window, u"retry"_s);
}

// How the matches before went, and with which level.
void TestReview::pastMatchesAreTold()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    app.setFixedSeed(5);
    QVERIFY(app.openLesson(u"ccc"_s) && app.playLesson());
    Settings &settings = window.desktop().settings();
    const QString started = qstr(window.session()->match().record().started);
    settings.keepReview(u"ccc"_s, started, 2);
    settings.keepReview(u"ccc"_s, u"2020-01-01T10:00:00+09:00"_s, 3.5);
    window.session()->giveUp(0);
    QTRY_VERIFY_WITH_TIMEOUT(window.session()->finished(), 60000);
    const QVariantMap past = app.pastReviews();
    const QVariantList costs = past[u"costs"_s].toList();
    QCOMPARE(costs.size(), qsizetype{2});
    QVERIFY(!costs[0].toMap()[u"now"_s].toBool());
    QVERIFY(costs[1].toMap()[u"now"_s].toBool());
    const QVariantList levels = past[u"levels"_s].toList();
    QCOMPARE(levels.size(), qsizetype{1});
    QCOMPARE(levels[0].toMap()[u"matches"_s].toInt(), 1);
    window.desktop().go(u"review"_s);
    QQuickItem *trend = nullptr;
    QTRY_VERIFY(trend = window.itemOfType("ReviewTrend"));
    QVERIFY(trend->isVisible());
    QVERIFY(window.itemOfType("ReviewLevels")->isVisible());
    keepPicture(window, u"review past"_s);
}

QTEST_MAIN(TestReview)
#include "tst_review.moc"
