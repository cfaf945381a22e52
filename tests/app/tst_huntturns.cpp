// Coin Hunt in the real window while the match goes on from one decision to the next: sharing the jam
// coins, buttons beside the coin aimed next, presses that answer nothing. Any QML warning fails.
#include "arrangement.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestHuntTurns : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"coinhunt"_s, "Coin Hunt"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void placesTheRest_data() { bothLanguages(); }
    void placesTheRest();
    void CH_37_sharesThePilesPressed();
    void replayButtonsLieFree();
    void aimsByTyping();
    void everyPressIsAnswered_data() { bothLanguages(); }
    void everyPressIsAnswered();
    void handCoinIsCarriedToItsPlace();
};

namespace {

// The standard rules with the least stock, so that the first half is short.
bool startShort(WindowDriver &window)
{
    RuleSet rules;
    rules.game = "coinhunt";
    rules.nameJa = rules.nameEn = "short half";
    rules.base = "standard";
    (*rules.changes)["removed_4"] = 39;
    (*rules.changes)["removed_3"] = 40;
    (*rules.changes)["removed_2"] = 40;
    if (!window.desktop().app().playRules(u"short half"_s, rules).empty())
        return false;
    window.desktop().go(u"table"_s);
    return QTest::qWaitFor([&] { return window.page() == u"table"; });
}

bool asked(MatchSession *session, const QString &what)
{
    const PromptModel *prompt = session->prompt();
    return session->myTurn() && (prompt->decision() == what ||
                                 (what == u"shot" && prompt->prompt().kind == PromptKind::Shot));
}

// Whoever is asked answers, by no hand, until this is asked.
bool playUntil(MatchSession *session, const QString &what)
{
    for (int i = 0; i < 400 && !asked(session, what); ++i) {
        session->view()->handOver();
        session->view()->uncover();
        if (!QTest::qWaitFor([&] { return session->myTurn() || session->view()->handingOver(); },
                             20000))
            return false;
        if (asked(session, what))
            return true;
        if (session->prompt()->optionCount() > 0)
            session->choose(std::max(session->prompt()->mainOption(), 0));
        else
            session->confirmDraft();
    }
    return asked(session, what);
}

QQuickItem *shownItem(const WindowDriver &window, const char *type)
{
    return window.itemWhere([type](QQuickItem *item) {
        return QByteArray(item->metaObject()->className()).startsWith(type) && item->isVisible();
    });
}

QQuickItem *pieceItem(const WindowDriver &window, const QString &id)
{
    return window.itemWhere(
        [&](QQuickItem *item) { return item->isVisible() && item->property("pieceId") == id; });
}

// With the arrows beside it.
QRectF areaOf(QQuickItem *item)
{
    return item->mapRectToScene(item->childrenRect() | QRectF({}, item->size()));
}

} // namespace

void TestHuntTurns::init()
{
    forgetUserFiles();
    takeWarnings();
}

// The set-up coins of the seat are laid for it by ordinary moves; taking one back ends that.
void TestHuntTurns::placesTheRest()
{
    QFETCH(QString, language);
    const QString offer =
        language == u"ja" ? u"残りはおまかせで置く"_s : u"Place the rest for me"_s;
    WindowDriver window(language, QSize(1280, 720));
    QVERIFY(startShort(window));
    MatchSession *session = window.session();
    QTRY_VERIFY(window.find(offer));
    const auto placed = [session, seat = session->match().actor()] {
        int moves = 0;
        for (int ply = 0; ply < session->ply(); ++ply)
            moves += session->match().actorAt(ply) == seat ? 1 : 0;
        return moves;
    };
    QVERIFY(window.tabUntil([&] { return window.focused() == window.find(offer); }));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(placed() >= 2);
    const int ply = session->ply();
    session->undo();
    QTRY_VERIFY(session->ply() < ply && session->myTurn());
    const int rest = session->ply();
    QTest::qWait(600);
    QCOMPARE(session->ply(), rest);
    QVERIFY(window.click(offer));
    QTRY_VERIFY_WITH_TIMEOUT(session->myTurn() && !window.find(offer) && session->ply() > ply,
                             60000);
    QVERIFY(placed() >= 2); // with so little stock there are few
}

// The first pile pressed went out of the game: no seat was chosen while the match came to the sharing.
void TestHuntTurns::CH_37_sharesThePilesPressed()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(startShort(window));
    MatchSession *session = window.session();
    for (int seat = 1; seat < session->seatCount(); ++seat)
        session->takeOver(seat);
    QVERIFY(playUntil(session, u"share"_s));
    const auto press = [&](const QString &id) {
        QTest::qWait(60);
        QQuickItem *pile = pieceItem(window, id);
        QVERIFY(pile);
        window.clickOn(pile, QPointF(pile->width() / 2, pile->height() / 2));
    };
    const QString id = session->table()->zone(u"stash"_s)->value(0, u"pieceId"_s).toString();
    press(id);
    QCOMPARE(session->draft()->group(1), QStringList{id});
    window.key(Qt::Key_Escape); // all anew
    QCOMPARE(session->draft()->itemCount(), 0);
    press(id);
    QCOMPARE(session->draft()->group(1), QStringList{id});
}

// They lay under the coin aimed next.
void TestHuntTurns::replayButtonsLieFree()
{
    WindowDriver window(u"ja"_s, QSize(1280, 720));
    QVERIFY(startShort(window));
    MatchSession *session = window.session();
    QVERIFY(playUntil(session, u"shot"_s));
    QVERIFY(session->confirmDraft());
    QVERIFY(playUntil(session, u"shot"_s));
    int seen = 0;
    for (const Arrangement &each : {Arrangement{{1280, 720}}, Arrangement{{1920, 1080}},
                                    Arrangement{{960, 1080}}, Arrangement{{1280, 720}, 150}}) {
        arrange(window, each);
        window.key(Qt::Key_Home);
        for (int step = 0; step < 15; ++step) {
            window.key(Qt::Key_Right, Qt::ControlModifier);
            QTest::qWait(10);
            keepPicture(window, nameOf(u"hunt tray %1"_s.arg(step), each));
            QQuickItem *buttons = shownItem(window, "HuntRepeats");
            if (!buttons)
                continue;
            ++seen;
            QVERIFY2(!areaOf(buttons).intersects(areaOf(window.itemOfType("HuntAimer"))),
                     qPrintable(nameOf(u"step %1"_s.arg(step), each)));
        }
    }
    QVERIFY(seen > 0);
}

// Letters went into the field ever after.
void TestHuntTurns::aimsByTyping()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(startShort(window));
    QVERIFY(playUntil(window.session(), u"shot"_s));
    DraftModel *draft = window.session()->draft();
    QQuickItem *field = window.named(u"Angle"_s);
    QVERIFY(field && field->property("text").isValid());
    field->forceActiveFocus(Qt::TabFocusReason);
    field->setProperty("text", u"-3.5"_s);
    window.key(Qt::Key_H);
    QCOMPARE(field->property("text").toString(), u"-3.5"_s);
    window.key(Qt::Key_Return);
    QTRY_COMPARE(draft->aim().value(1), -56);
    QCOMPARE(field->property("text").toString(), u"−3.5"_s);
    const int ply = window.session()->ply();
    QCOMPARE(window.focused(), window.itemOfType("HuntAimer"));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(window.session()->ply() > ply);
}

// Neither an empty part of the board nor a coin that was no answer said anything.
void TestHuntTurns::everyPressIsAnswered()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    QVERIFY(startShort(window));
    MatchSession *session = window.session();
    QStringList said;
    connect(session, &MatchSession::refused, this,
            [&](const QString &text, const QString &clause, const QString &anchor) {
                QVERIFY(!text.isEmpty());
                said.append(clause + u' ' + anchor);
            });
    const auto otherCoin = [&] {
        const RowModel *board = session->table()->zone(u"board"_s);
        for (int row = 0; row < board->count(); ++row)
            if (board->value(row, u"kind"_s).toString().startsWith(u"coin"_s) &&
                !board->value(row, u"legal"_s).toBool())
                return board->value(row, u"pieceId"_s).toString();
        return QString();
    };
    QVERIFY(playUntil(session, u"place"_s));
    QTest::qWait(100);
    QQuickItem *platform = window.itemOfType("HuntPlatform");
    QVERIFY(platform);
    window.clickOn(platform, QPointF(platform->width() / 8, platform->height() / 8));
    QTRY_COMPARE(said.join(u','), u"CH-10 "_s);
    keepPicture(window, u"hunt refuses "_s + language);
    const QString lying = otherCoin();
    window.clickOn(pieceItem(window, lying), QPointF(12, 30));
    QTRY_COMPARE(said.size(), qsizetype{2});
    QCOMPARE(said.last(), u"CH-10 "_s + lying);
    QVERIFY(playUntil(session, u"walk"_s));
    QTest::qWait(100);
    const QString far = otherCoin();
    QVERIFY(!far.isEmpty());
    window.clickOn(pieceItem(window, far), QPointF(12, 30));
    QTRY_COMPARE(said.last(), u"CH-14 "_s + far);
    keepPicture(window, u"hunt refuses walk "_s + language);
    QCOMPARE(said.size(), qsizetype{3}); // none to a right answer
}

// Put down beside its places it was a press that nobody answered.
void TestHuntTurns::handCoinIsCarriedToItsPlace()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(startShort(window));
    MatchSession *session = window.session();
    QVERIFY(playUntil(session, u"place"_s));
    QTest::qWait(100);
    const QSignalSpy refused(session, &MatchSession::refused);
    const QQuickItem *platform = window.itemOfType("HuntPlatform");
    QVERIFY(platform);
    const auto carry = [&](const QPointF &to) {
        const QString id = session->table()->zone(u"hand"_s)->value(0, u"pieceId"_s).toString();
        QQuickItem *coin = pieceItem(window, id);
        const QPointF from = coin->mapToScene(QPointF(coin->width() / 2, coin->height() / 2));
        QQuickWindow *view = window.desktop().window();
        QTest::mousePress(view, Qt::LeftButton, {}, from.toPoint());
        for (int step = 1; step <= 10; ++step)
            QTest::mouseMove(view, (from + (to - from) * step / 10).toPoint(), 10);
        QTest::mouseRelease(view, Qt::LeftButton, {}, to.toPoint());
    };
    const int ply = session->ply();
    carry(platform->mapToScene(QPointF(platform->width() / 8, platform->height() / 8)));
    QTRY_COMPARE(refused.size(), qsizetype{1});
    QCOMPARE(refused.first().value(1).toString(), u"CH-10"_s);
    QCOMPARE(session->ply(), ply);
    const QQuickItem *place = window.itemWhere(
        [](QQuickItem *item) { return item->isVisible() && item->property("isPlace").toBool(); });
    QVERIFY(place);
    carry(place->mapToScene(QPointF(place->width() / 2, place->height() / 2)));
    QTRY_VERIFY(session->ply() > ply);
    QCOMPARE(refused.size(), qsizetype{1});
}

QTEST_MAIN(TestHuntTurns)
#include "tst_huntturns.moc"
