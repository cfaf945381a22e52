// What other seats do is shown on the table of every game, without the log: who, with which pieces, where
// to, in words; within the time of the pace. Any QML warning fails.
#include "arrangement.h"
#include "theatrelook.h"
#include "toy_match.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestTheatre : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings().join(u'\n'), QString()); }
    void showsWhatHappened_data();
    void showsWhatHappened();
    void hasRoomForItsWords_data();
    void hasRoomForItsWords();
    void paceRulesIt();
    void keysHurryAndHold();
    void givesThePanelBack();
    void stripTellsOpponents();
    void countsTheScoreOnTheBoard_data();
    void countsTheScoreOnTheBoard();
};

namespace {

constexpr int kStandingMs = 900; ///< at normal pace
constexpr int kLeadMs = 520;
constexpr int kFlightMs = 1200;
constexpr int kSlackMs = 2500; ///< of a loaded machine

struct EventTexts
{
    QStringList others; ///< what they did and what came of it
    QStringList own;    ///< with what the viewer's turn began
};

/// Since `from`, as the events of others' plies tell it to the viewer.
EventTexts eventTexts(const MatchSession &session, int from)
{
    EventTexts out;
    const Match &match = session.match();
    const SeatId viewer = session.view()->seat();
    for (int ply = from; ply < match.plyCount(); ++ply) {
        bool turned = false, own = match.actorAt(ply) == viewer;
        for (const Event &event : match.events(viewer, ply)) {
            turned = turned || event.type == EventType::Turn;
            own = own || (turned && event.actor == viewer);
            if (!event.heading && !event.text.empty())
                (own ? out.own : out.others).append(session.words()(event.text));
        }
    }
    return out;
}

/// In which another seat says most to the first one, and in which it moves most for it.
QSet<int> richestPlies(const Match &match, const Words &words)
{
    int longest = -1, fullest = -1;
    qsizetype letters = 0;
    std::size_t pieces = 0;
    for (int ply = 0; ply < match.plyCount() - (match.finished() ? 1 : 0); ++ply) {
        qsizetype said = 0;
        std::size_t moved = 0;
        for (const Event &event : match.events(0, ply)) {
            said += event.heading ? 0 : words(event.text).size();
            moved += event.motions.size();
        }
        if (match.actorAt(ply) == 0)
            continue;
        if (said > letters)
            longest = ply;
        if (moved > pieces)
            fullest = ply;
        letters = std::max(letters, said);
        pieces = std::max(pieces, moved);
    }
    return {longest, fullest};
}

void everyGame()
{
    QTest::addColumn<int>("none");
    for (const char *game : {"ccc", "coinhunt", "coldwater", "couperation", "hakkutsu"})
        QTest::newRow(game) << 0;
}

/// What went wrong in scenes, and what was noticed of them.
struct SceneLog
{
    QStringList unsaid, twice;
    int rings = 0;
    qsizetype spoken = 0;
    Voices voices;

    void hear(WindowDriver &window, const QStringList &texts, const QString &what)
    {
        voices.listen(window);
        for (const QString &text : texts) {
            spoken += voices.of(text);
            if (voices.of(text) > 1)
                twice.append(what + u' ' + text);
        }
    }
};

/// The scene that plays shows who acts, the pieces, and the words of all that happened since `from`.
void showsScene(WindowDriver &window, const QString &what, int from, SceneLog &log)
{
    const MatchSession &session = *window.session();
    const SceneModel &scene = *window.session()->scene();
    const auto [motions, texts] = told(scene);
    QVERIFY2(scene.actor() > 0, qPrintable(what));
    QCOMPARE(missingPieces(window, motions).join(u'\n'), QString());
    for (const QString &text : texts)
        if (!said(window, text))
            log.unsaid.append(what + u' ' + text);
    const EventTexts events = eventTexts(session, from);
    for (const QString &text : events.others)
        QVERIFY2(texts.contains(text), qPrintable(what + u' ' + text));
    for (const QVariant &act : scene.acts()) // it told the viewer's own draw
        QVERIFY2(act.value<Act>().seat != session.view()->seat() ||
                     !events.own.contains(act.value<Act>().text),
                 qPrintable(what + u' ' + act.value<Act>().text));
    QVERIFY2(names(window, session.seatName(scene.actor())), qPrintable(what));
    log.rings += static_cast<int>(shownItems(window, "TheatreRing").size());
}

bool sceneEnds(WindowDriver &window, const QSignalSpy &ended, bool hurry)
{
    for (int press = 0; press < 2 && hurry && ended.isEmpty(); ++press)
        window.key(Qt::Key_Space);
    return QTest::qWaitFor([&] { return !ended.isEmpty(); }, 8000);
}

/// Waits for the next scene; false: none came.
bool nextScene(WindowDriver &window, QSignalSpy &begun)
{
    return QTest::qWaitFor([&] { return !begun.isEmpty() && window.session()->scene()->playing(); },
                           30000);
}

} // namespace

void TestTheatre::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestTheatre::showsWhatHappened_data() { everyGame(); }

// The first scenes last as long as they want to, the others are hurried.
void TestTheatre::showsWhatHappened()
{
    const QString game = QString::fromLatin1(QTest::currentDataTag());
    constexpr int kScenes = 8, kUnhurried = 2;
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().settings().overrideValue(u"still"_s, false);
    window.desktop().settings().setPace(u"slow"_s); // tells that it moves now
    watchComputers(window, game, u"normal"_s);
    window.desktop().settings().setPace(u"normal"_s);
    MatchSession *session = window.session();
    SceneModel *scene = session->scene();
    QSignalSpy begun(scene, &SceneModel::begun);
    QSignalSpy ended(scene, &SceneModel::playingChanged); // the next one may begin at once
    SceneLog log;
    int from = session->ply();
    for (int shown = 0; shown < kScenes; ++shown) {
        begun.clear();
        QVERIFY2(nextScene(window, begun), qPrintable(QString::number(shown)));
        QElapsedTimer time;
        time.start();
        ended.clear();
        QTest::qWait(30); // placed
        log.voices.listen(window);
        const QString what = u"%1: ply %2"_s.arg(game).arg(session->ply());
        const QStringList texts = told(*scene).texts;
        showsScene(window, what, std::max(from, session->ply() - 1), log);
        if (QTest::currentTestFailed())
            return;
        keepPicture(window, u"theatre %1 %2"_s.arg(game).arg(shown));
        from = session->ply();
        QVERIFY2(sceneEnds(window, ended, shown >= kUnhurried), qPrintable(what));
        QVERIFY2(time.elapsed() < kLeadMs + kFlightMs + kStandingMs + kSlackMs,
                 qPrintable(what + u' ' + QString::number(time.elapsed())));
        log.hear(window, texts, what);
    }
    QVERIFY2(log.rings > 0, "no place was marked");
    QCOMPARE(log.unsaid.join(u'\n'), QString());
    QCOMPARE(log.twice.join(u'\n'), QString());
    QVERIFY2(log.spoken > 0, "nothing was spoken");
}

void TestTheatre::hasRoomForItsWords_data() { everyGame(); }

// The plies of others that say most and move most, of a match of any legal moves.
void TestTheatre::hasRoomForItsWords()
{
    const QString game = QString::fromLatin1(QTest::currentDataTag());
    WindowDriver window(u"en"_s, QSize(1280, 720));
    watchComputers(window, game, u"normal"_s);
    MatchSession *session = window.session();
    session->computer()->setPaused(true); // it stands
    Match match = session->match();
    playRandomly(match, game == u"coinhunt" ? 40 : 160, 11);
    QStringList faults;
    for (const int ply : richestPlies(match, session->words())) {
        Match then = match;
        then.undoTo(ply + 1);
        session->showMatch(then, ply);
        QTRY_VERIFY(session->scene()->playing());
        for (const auto &[language, each] :
             QList<std::pair<QString, Arrangement>>{{u"en"_s, {{960, 640}}},
                                                    {u"en"_s, {{1280, 720}, 200}},
                                                    {u"en"_s, {{1280, 720}, 150}},
                                                    {u"en"_s, {{1280, 720}}},
                                                    {u"ja"_s, {{1280, 720}}},
                                                    {u"ja"_s, {{960, 1080}}}}) {
            window.desktop().settings().setLanguage(language);
            arrange(window, each);
            const QString what = nameOf(u"room %1 %2 %3"_s.arg(game, language).arg(ply), each);
            faults += faultsNow(window, language, what) + outsideThePanel(window, what) +
                      halfUnderThePanel(window, what);
            if (each.text == 100 && each.pixels.width() >= 1280) // it stood over the panels below
                faults += outgrownPanel(window, what);
        }
        arrange(window, {{1280, 720}});
    }
    QVERIFY(nameFaults(faults));
}

// At once the computer waits for nothing; step by step what was done stands until the next step.
void TestTheatre::paceRulesIt()
{
    for (const QString &pace : {u"instant"_s, u"step"_s}) {
        WindowDriver window(u"en"_s, QSize(1280, 720));
        watchComputers(window, u"ccc"_s, pace);
        MatchSession *session = window.session();
        QSignalSpy playing(session->scene(), &SceneModel::playingChanged);
        const auto move = [&] {
            const int before = session->ply();
            if (pace == u"step") {
                QTRY_VERIFY(session->computer()->waitingForStep());
                window.key(Qt::Key_Space);
            }
            QTRY_VERIFY(session->ply() > before);
        };
        // to the first that shows something: a decision may be silent
        for (int moves = 0; moves < 12 && (moves < 3 || !session->scene()->present()); ++moves)
            move();
        if (pace == u"instant") {
            QCOMPARE(playing.size(), 0);
            continue;
        }
        QVERIFY(session->scene()->present());
        QTRY_VERIFY(!shownItems(window, "TheatrePanel").isEmpty());
        QTRY_VERIFY(session->computer()->waitingForStep());
        QTest::qWait(kStandingMs + 300);
        QVERIFY(!shownItems(window, "TheatrePanel").isEmpty());
        move();
    }
}

void TestTheatre::keysHurryAndHold()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    watchComputers(window, u"ccc"_s, u"slow"_s);
    SceneModel *scene = window.session()->scene();
    QSignalSpy begun(scene, &SceneModel::begun);
    QVERIFY(nextScene(window, begun));
    window.key(Qt::Key_P);
    QTRY_VERIFY(window.session()->computer()->paused());
    QTest::qWait(2600); // longer than it stands
    QVERIFY(scene->playing());
    window.key(Qt::Key_P);
    QElapsedTimer time;
    time.start();
    begun.clear();
    window.key(Qt::Key_Space);
    window.key(Qt::Key_Space);
    QTRY_VERIFY(!scene->playing() || !begun.isEmpty());
    QVERIFY2(time.elapsed() < 1500, qPrintable(QString::number(time.elapsed())));
}

// What was shown last goes by itself when it is my turn, and at once when I begin.
void TestTheatre::givesThePanelBack()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().settings().overrideValue(u"pace"_s, u"slow"_s);
    App &app = window.desktop().app();
    app.setFixedSeed(11);
    QVERIFY(app.quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    for (int i = 0; i < 6; ++i) { // to the turn after the others'
        QTRY_VERIFY_WITH_TIMEOUT(session->myTurn(), 60000);
        if (session->scene()->playing())
            break;
        session->choose(std::max(session->prompt()->mainOption(), 0));
    }
    QVERIFY(session->scene()->playing());
    QVERIFY(!shownItems(window, "TheatrePanel").isEmpty());
    QCOMPARE(shownItems(window, "CccPlacements").size(), qsizetype{0}); // nothing placed
    const RowModel *hand = session->table()->zone(u"hand"_s);
    session->draft()->toggle(hand->value(0, u"pieceId"_s).toString());
    QTRY_VERIFY(shownItems(window, "TheatrePanel").isEmpty());
    QCOMPARE(shownItems(window, "CccPlacements").size(), qsizetype{1});
    QVERIFY(!session->scene()->playing());
}

// At half screen the strip has the last turn of every opponent; the whole log opens from below, a block a turn.
void TestTheatre::stripTellsOpponents()
{
    WindowDriver window(u"en"_s, QSize(960, 1080));
    watchComputers(window, u"ccc"_s, u"instant"_s);
    MatchSession *session = window.session();
    QTRY_VERIFY_WITH_TIMEOUT(session->ply() > 12, 30000);
    session->computer()->setPaused(true);
    const RowModel *turns = session->logTurns();
    std::map<int, QString> last;
    for (int row = 0; row < turns->count(); ++row) {
        const int seat = turns->value(row, u"seat"_s).toInt();
        QStringList told;
        for (const QVariant &line : turns->value(row, u"lines"_s).toList())
            told.append(line.toMap()[u"text"_s].toString());
        if (seat > 0 && !turns->value(row, u"heading"_s).toBool())
            last[seat] = session->seatName(seat) + u": "_s + told.join(u". "_s);
    }
    QCOMPARE(last.size(), std::size_t{2});
    for (const auto &[seat, words] : last)
        QTRY_VERIFY2(window.named(words), qPrintable(words));
    keepPicture(window, u"log strip"_s);
    QVERIFY(window.click(u"Show all"_s));
    QTRY_VERIFY(!shownItems(window, "LogPieces").isEmpty());
    QTest::qWait(300);
    keepPicture(window, u"log drawer"_s);
}

void TestTheatre::countsTheScoreOnTheBoard_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"ccc", "coinhunt", "coldwater", "hakkutsu"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

// Clause by clause, hurried by a key; Escape leads to the result. It came at once after the last move.
void TestTheatre::countsTheScoreOnTheBoard()
{
    QFETCH(QString, game);
    WindowDriver window(u"en"_s, QSize(1280, 720));
    watchComputers(window, game, u"instant"_s);
    MatchSession *session = window.session();
    QVERIFY(QTest::qWaitFor([&] { return session->finished(); }, 240000));
    QTRY_COMPARE(window.page(), u"result"_s);
    QTest::qWait(400);
    keepPicture(window, u"result "_s + game);
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
    window.desktop().settings().overrideValue(u"still"_s, false);
    window.desktop().settings().overrideValue(u"pace"_s, u"normal"_s);
    window.desktop().settings().setPace(u"normal"_s); // tells that both have changed
    QQuickItem *count = nullptr;
    QTRY_VERIFY((count = window.itemOfType("ScoreCount")));
    bool begun = false;
    QVERIFY(QMetaObject::invokeMethod(count, "begin", Q_RETURN_ARG(bool, begun)));
    QVERIFY(begun);
    QTRY_COMPARE(shownItems(window, "CountBar").size(), qsizetype{1});
    // What gives the points is in the light, and they leave from there.
    QQuickItem *lights = window.itemOfType("TableLights");
    QVERIFY(lights);
    QTRY_VERIFY(!lights->property("marks").toList().isEmpty());
    QTRY_VERIFY(count->property("part").toDouble() > 0.3);
    QVERIFY(!window.itemOfType("CountShow")->property("chips").toList().isEmpty());
    keepPicture(window, u"count "_s + game);
    const QVariantList counted = count->property("counted").toList();
    QCOMPARE(counted.size(), qsizetype{session->seatCount()});
    for (int seat = 0; seat < session->seatCount(); ++seat)
        QVERIFY(counted[seat].toInt() <= session->outcome()->totals()[seat]);
    const double before = count->property("time").toDouble();
    window.key(Qt::Key_Space);
    QVERIFY(count->property("speed").toDouble() > 1);
    QTRY_VERIFY(count->property("time").toDouble() > before || window.page() == u"result");
    window.key(Qt::Key_Escape);
    QTRY_COMPARE(window.page(), u"result"_s);
}

QTEST_MAIN(TestTheatre)
#include "tst_theatre.moc"
