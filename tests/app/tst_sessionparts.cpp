// The parts of a session, each alone: who looks, at which moment, the computer's turns, the hint, what
// the table shows.
#include "computerturns.h"
#include "hintmodel.h"
#include "matchinfo.h"
#include "tablepresenter.h"
#include "toy_match.h"

#include <QSignalSpy>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestSessionParts : public QObject
{
    Q_OBJECT

private slots:
    void cursorStepsAndComesBack();
    void cursorOfAReplayHasNoPresent();
    void screenIsHandedOver();
    void onePersonLooks();
    void nobodyLooksFromARivalsSeat();
    void quietDecisionsAreHeld();
    void infoSpeaksTheLanguage();
    void computerPlaysOnAnOpenTable();
    void computerWaitsForATableAtRest();
    void computerWaitsForSteps();
    void masterIsHurried();
    void pausedComputerDoesNotMove();
    void hintIsFoundAndForgotten();
    void hintNeedsAnAsker();
    void tableShowsTheViewOfTheSeat();
    void quietDecisionIsShownToNobody();
};

namespace {

Match matchOf(std::initializer_list<SeatSetup::Kind> kinds, std::uint64_t seed = 5)
{
    std::vector<SeatSetup> seats = people(static_cast<int>(kinds.size()));
    std::size_t at = 0;
    for (const SeatSetup::Kind kind : kinds)
        seats[at++].kind = kind;
    return Match(toy::makeGame(static_cast<int>(seats.size()), 12), toyRules(12), seats, seed);
}

constexpr auto kHuman = SeatSetup::Kind::Human;
constexpr auto kAi = SeatSetup::Kind::Ai;

void endTurn(Match &match)
{
    while (match.actor() != kNoSeat && match.quiet())
        match.play(match.legal().moves.front());
    match.play(toy::toyMove("end"));
    while (match.actor() != kNoSeat && match.quiet())
        match.play(match.legal().moves.front());
}

/// A quiet decision is asked of the computer, which is not so in each deal.
Match quietMatch()
{
    Match match = matchOf({kHuman, kAi});
    std::uint64_t seed = 5;
    while (match.play(toy::toyMove("end")), !match.quiet())
        match = matchOf({kHuman, kAi}, ++seed);
    return match;
}

/// A computer in seat 0, to move, on a table the test opens and closes.
struct Computer
{
    Match match = matchOf({kAi, kAi});
    QuietHold hold{match};
    bool open = true, atRest = true;
    ComputerTurns turns{match, hold, false, {[this] { return open; }, [this] { return atRest; }}};
    QSignalSpy decided{&turns, &ComputerTurns::decided};

    Computer()
    {
        turns.setSimulations(1);
        turns.setPace(AiPace::Instant);
    }
};

/// What a presenter and a hint need.
struct ShownMatch
{
    explicit ShownMatch(Match m)
        : match(std::move(m)), words(match.game().definition(), Language::En)
    {
        words.setSeats(match.seats());
        view.update();
        presenter.begin();
        presenter.refresh();
    }

    Match match;
    Words words;
    QuietHold hold{match};
    SeatView view{match, hold};
    ReplayCursor cursor{match, hold, [] { return false; }};
    SeatId asked = 0;
    TableModels models;
    TablePresenter presenter{{match, view, cursor, words, false},
                             models,
                             {[this] { return asked; }, [] { return false; }}};
};

} // namespace

void TestSessionParts::cursorStepsAndComesBack()
{
    Match match = toyMatch();
    playRandomly(match, 6, 2);
    bool locked = false;
    const QuietHold hold(match);
    ReplayCursor cursor(match, hold, [&] { return locked; });
    const int end = match.plyCount();
    QSignalSpy moved(&cursor, &ReplayCursor::moved);
    QVERIFY(cursor.live() && cursor.ply() == end);
    cursor.lookAt(2);
    QCOMPARE(moved.takeFirst(), (QVariantList{2, 2}));
    QCOMPARE(cursor.shown(), 2);
    cursor.lookAt(3); // one step forward is seen as one
    QCOMPARE(moved.takeFirst(), (QVariantList{2, 3}));
    cursor.lookAt(3);
    QVERIFY(moved.isEmpty());
    locked = true;
    cursor.lookAt(1);
    QCOMPARE(std::exchange(locked, false), cursor.ply() == 3);
    cursor.lookAt(end + 5); // there is no later moment than now
    QVERIFY(cursor.live());
    cursor.lookAt(-4);
    QCOMPARE(cursor.ply(), 0);
    cursor.backToNow();
    QCOMPARE(moved.takeLast(), (QVariantList{end, end}));
    QVERIFY(cursor.live());
}

void TestSessionParts::cursorOfAReplayHasNoPresent()
{
    Match match = toyMatch();
    playRandomly(match, 6, 2);
    const QuietHold hold(match);
    ReplayCursor cursor(match, hold, [] { return false; });
    cursor.setReplay(true);
    cursor.lookAt(match.plyCount());
    QVERIFY(!cursor.live());
    QCOMPARE(cursor.ply(), match.plyCount());
}

void TestSessionParts::screenIsHandedOver()
{
    Match match = matchOf({kHuman, kHuman});
    const QuietHold hold(match);
    SeatView view(match, hold);
    QSignalSpy chosen(&view, &SeatView::chosen);
    view.update();
    QVERIFY(view.covered());
    QCOMPARE(int(view.seat()), -1);
    QCOMPARE(int(view.coverSeat()), 0);
    view.uncover();
    QCOMPARE(int(view.seat()), 0);
    QCOMPARE(chosen.size(), qsizetype{1});
    endTurn(match);
    view.update();
    QVERIFY(view.handingOver()); // what came of it is still looked at
    QCOMPARE(int(view.seat()), 0);
    view.handOver();
    QVERIFY(view.covered());
    QCOMPARE(int(view.coverSeat()), 1);
    QCOMPARE(chosen.size(), qsizetype{2});
    view.uncover();
    QCOMPARE(int(view.seat()), 1);
}

void TestSessionParts::onePersonLooks()
{
    Match match = matchOf({kAi, kHuman});
    const QuietHold hold(match);
    SeatView view(match, hold);
    view.update();
    QCOMPARE(int(view.seat()), 1);
    QVERIFY(!view.covered());
    view.uncover();
    view.handOver();
    QCOMPARE(int(view.seat()), 1);
}

void TestSessionParts::nobodyLooksFromARivalsSeat()
{
    Match match = matchOf({kHuman, kAi});
    const QuietHold hold(match);
    SeatView view(match, hold);
    view.update();
    view.lookFrom(1);
    QCOMPARE(int(view.seat()), 0);
    view.setReplay(true);
    view.lookFrom(1);
    QCOMPARE(int(view.seat()), 1);
    Match watched = matchOf({kAi, kAi});
    const QuietHold none(watched);
    SeatView outside(watched, none);
    outside.update();
    QCOMPARE(int(outside.seat()), -1);
    outside.lookFrom(1);
    QCOMPARE(int(outside.seat()), 1);
}

// The change waits as long as the quiet decisions in it take; without a clock nothing does.
void TestSessionParts::quietDecisionsAreHeld()
{
    Match match = quietMatch();
    QuietHold hold(match);
    hold.setTimed(false);
    QVERIFY(!hold.hold(0));
    hold.setTimed(true);
    QVERIFY(hold.hold(0));
    QVERIFY(hold.holding() && hold.asked());
    QCOMPARE(hold.from(), 0);
    QVERIFY(hold.left() > 0);
    QSignalSpy over(&hold, &QuietHold::over);
    const int answered = match.plyCount();
    QVERIFY(!match.play(match.legal().moves.front()));
    QVERIFY(hold.hold(answered)); // still the same change
    QCOMPARE(hold.from(), 0);
    QTRY_COMPARE(over.size(), qsizetype{1});
    hold.release();
    QVERIFY(!hold.holding());
    QCOMPARE(hold.left(), 0);
}

void TestSessionParts::infoSpeaksTheLanguage()
{
    const Match match = matchOf({kHuman, kAi}, 1234'5678);
    GameEntry game;
    game.id = u"toy"_s;
    game.nameJa = u"おもちゃ"_s;
    game.nameEn = u"Toy"_s;
    Words words(match.game().definition(), Language::En);
    const MatchInfo info(game, match, words);
    QCOMPARE(info.gameName(), game.nameEn);
    words.setLanguage(Language::Ja);
    QCOMPARE(info.gameName(), game.nameJa);
    QCOMPARE(info.dealNumber(), u"4833-1445"_s); // of the seal: a part of the seed would tell it
}

void TestSessionParts::computerPlaysOnAnOpenTable()
{
    Computer computer;
    computer.open = false;
    computer.turns.advance();
    QVERIFY(!computer.turns.thinking());
    computer.open = true;
    computer.turns.advance();
    QVERIFY(computer.turns.thinking());
    computer.turns.advance(); // harmless at any time
    QTRY_COMPARE(computer.decided.size(), qsizetype{1});
    QVERIFY(!computer.turns.thinking());
    QVERIFY(!computer.match.check(computer.decided[0][0].value<Move>()));
}

void TestSessionParts::computerWaitsForATableAtRest()
{
    Computer computer;
    computer.atRest = false; // a push is being shown
    computer.turns.advance();
    QTest::qWait(100);
    QVERIFY(computer.turns.thinking());
    QVERIFY(computer.decided.isEmpty());
    computer.atRest = true;
    computer.turns.advance();
    QCOMPARE(computer.decided.size(), qsizetype{1});
}

void TestSessionParts::computerWaitsForSteps()
{
    Computer computer;
    computer.turns.setPace(AiPace::Step);
    computer.turns.advance();
    QVERIFY(computer.turns.waitingForStep());
    QVERIFY(!computer.turns.thinking());
    computer.turns.step();
    QVERIFY(!computer.turns.waitingForStep());
    QTRY_COMPARE(computer.decided.size(), qsizetype{1});
}

void TestSessionParts::masterIsHurried()
{
    Computer computer;
    computer.turns.setPace(AiPace::Normal); // at which every move waits a moment
    computer.turns.advance();
    QVERIFY(!computer.turns.hurryable()); // other levels are quicker than anybody who would press
    QCOMPARE(computer.turns.progress(), -1.0);
    computer.turns.stop();
    SeatSetup master = computer.match.seats()[0];
    master.level = "master";
    computer.match.setSeat(0, master);
    computer.turns.advance();
    QVERIFY(computer.turns.hurryable());
    QVERIFY(computer.turns.progress() >= 0);
    QElapsedTimer clock;
    clock.start();
    computer.turns.moveNow();
    QTRY_COMPARE(computer.decided.size(), qsizetype{1});
    QVERIFY2(clock.elapsed() < 300, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(!computer.match.check(computer.decided[0][0].value<Move>()));
    master.program = "exec:mine"; // what a program does with its time is its own affair
    computer.match.setSeat(0, master);
    QVERIFY(!computer.turns.hurryable());
}

void TestSessionParts::pausedComputerDoesNotMove()
{
    Computer computer;
    computer.turns.advance();
    computer.turns.setPaused(true);
    computer.turns.stop();
    computer.turns.advance();
    QTest::qWait(50);
    QVERIFY(computer.decided.isEmpty());
    computer.turns.setPaused(false);
    computer.turns.advance();
    QTRY_COMPARE(computer.decided.size(), qsizetype{1});
}

void TestSessionParts::hintIsFoundAndForgotten()
{
    ShownMatch table(matchOf({kHuman, kAi}));
    HintModel hint({table.match, table.words, table.models.prompt, table.models.draft},
                   [&] { return table.asked; });
    hint.setSimulations(1);
    const QSignalSpy found(&hint, &HintModel::found);
    hint.request();
    QVERIFY(hint.searching());
    QTRY_COMPARE(found.size(), qsizetype{1});
    QVERIFY(!hint.searching());
    QVERIFY(!hint.text().isEmpty());
    QVERIFY(table.models.prompt.previewed() >= 0);
    hint.dismiss();
    QVERIFY(hint.text().isEmpty());
    QCOMPARE(table.models.prompt.previewed(), -1);
}

// Also one that is still looked for when the decision has passed on.
void TestSessionParts::hintNeedsAnAsker()
{
    ShownMatch table(matchOf({kHuman, kAi}));
    HintModel hint({table.match, table.words, table.models.prompt, table.models.draft},
                   [&] { return table.asked; });
    hint.setSimulations(1);
    QSignalSpy changed(&hint, &HintModel::changed);
    table.asked = kNoSeat;
    hint.request();
    QVERIFY(!hint.searching());
    table.asked = 0;
    hint.request();
    table.asked = kNoSeat;
    changed.clear();
    QTRY_COMPARE(changed.size(), qsizetype{1});
    QVERIFY(hint.text().isEmpty());
}

void TestSessionParts::tableShowsTheViewOfTheSeat()
{
    ShownMatch table(matchOf({kHuman, kAi}));
    TablePresenter &shown = table.presenter;
    QCOMPARE(table.models.seats.count(), 2);
    QVERIFY(table.models.seats.value(0, u"active"_s).toBool());
    QVERIFY(table.models.prompt.optionCount() > 0);
    QCOMPARE(table.models.table.zone(u"hand"_s)->count(),
             static_cast<int>(table.match.table(0).pieces.size()));
    QSignalSpy happened(&shown, &TablePresenter::happened);
    QVERIFY(!table.match.play(toy::toyMove("draw")));
    shown.changeFrom(0);
    shown.refresh();
    shown.announce();
    QCOMPARE(table.models.turnMoves.count(), 1);
    QVERIFY(!happened.isEmpty());
    happened.clear();
    shown.announce(); // once
    QVERIFY(happened.isEmpty());
    table.asked = kNoSeat;
    shown.refresh();
    QCOMPARE(table.models.prompt.optionCount(), 0);
    QCOMPARE(table.models.prompt.kind(), static_cast<int>(PromptKind::None));
}

void TestSessionParts::quietDecisionIsShownToNobody()
{
    ShownMatch table(quietMatch());
    table.asked = kNoSeat;
    table.presenter.refresh();
    QVERIFY(table.models.prompt.title().isEmpty());
}

QTEST_GUILESS_MAIN(TestSessionParts)
#include "tst_sessionparts.moc"
