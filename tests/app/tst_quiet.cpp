// What a seat's thinking must not tell: whether its hand left it a choice.
#include "toysession.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestQuiet : public QObject
{
    Q_OBJECT

private slots:
    void quietDecisionsTakeTheSameTime_data();
    void quietDecisionsTakeTheSameTime();
    void nothingShowsWhatIsHeldBack_data();
    void nothingShowsWhatIsHeldBack();
    void masterWithOneWayLooksTheSame();
};

namespace {

/// A deal in which the computer has a choice when it is asked quietly, or none.
std::uint64_t dealWith(bool choice)
{
    std::uint64_t seed = 1;
    while ((againstComputer(seed).view(1).as<toy::View>().hand[toy::kKinds - 1] > 0) != choice)
        ++seed;
    return seed;
}

} // namespace

void TestQuiet::quietDecisionsTakeTheSameTime_data()
{
    QTest::addColumn<bool>("choice");
    QTest::addColumn<QString>("program");
    QTest::newRow("forced") << false << QString();
    QTest::newRow("a choice") << true << QString();
    QTest::newRow("a slow program") << true << u"exec:sleep 60"_s;
    QTest::newRow("a program that fails") << true << u"exec:false"_s;
}

void TestQuiet::quietDecisionsTakeTheSameTime()
{
    QFETCH(bool, choice);
    QFETCH(QString, program);
    const auto session = sessionOf(againstComputer(dealWith(choice), program));
    session->begin();
    const QSignalSpy failed(session.get(), &MatchSession::programFailed);
    QSignalSpy changed(session.get(), &MatchSession::changed);
    QSignalSpy thinking(session->computer(), &ComputerTurns::thinkingChanged);
    QElapsedTimer clock;
    clock.start();
    QVERIFY(session->choose(rowOf(*session, "end")));
    QVERIFY(!session->myTurn());
    bool thought = false;
    while (changed.isEmpty() && clock.elapsed() < 3000) {
        QTest::qWait(5);
        thought = thought || (changed.isEmpty() && session->computer()->thinking());
        QVERIFY(!changed.isEmpty() || thinking.isEmpty());
    }
    QVERIFY(!thought);
    QVERIFY2(clock.elapsed() >= 190, qPrintable(QString::number(clock.elapsed())));
    QVERIFY2(clock.elapsed() < 600, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(session->ply() >= 2); // the answer is part of what is shown
    QVERIFY(session->match().record().plies[1].automatic != choice);
    QVERIFY(failed.isEmpty());
}

void TestQuiet::nothingShowsWhatIsHeldBack_data() { quietDecisionsTakeTheSameTime_data(); }

// A pause, a look back, another language or pace at the right moment showed whether there was a choice.
void TestQuiet::nothingShowsWhatIsHeldBack()
{
    QFETCH(bool, choice);
    const auto session = sessionOf(againstComputer(dealWith(choice)));
    session->begin();
    const int before = session->cursor()->ply();
    QVERIFY(session->choose(rowOf(*session, "end")));
    const QSignalSpy changed(session.get(), &MatchSession::changed);
    const QSignalSpy waits(session->computer(), &ComputerTurns::thinkingChanged);
    session->computer()->setPaused(true);
    session->cursor()->lookAt(0);
    session->setLanguage(Language::Ja);
    session->computer()->setPace(AiPace::Step);
    QVERIFY(changed.isEmpty() && waits.isEmpty());
    QVERIFY(session->cursor()->live() && !session->computer()->waitingForStep());
    QCOMPARE(session->cursor()->ply(), before);
    QCOMPARE(session->property("ply").toInt(), before);
    QTRY_VERIFY(!changed.isEmpty());
    QVERIFY(session->ply() >= 2 && session->computer()->paused());
    const auto left = sessionOf(againstComputer(dealWith(choice))); // in the middle of it
    QVERIFY(left->choose(rowOf(*left, "end")));
    left->stop();
    QVERIFY(left->ply() >= 2 && !left->match().quiet());
}

// A decision with one way has its answer at once; ring and button would tell that it had no other.
void TestQuiet::masterWithOneWayLooksTheSame()
{
    std::vector<SeatSetup> seats = people(2);
    for (SeatSetup &seat : seats) {
        seat.kind = SeatSetup::Kind::Ai;
        seat.level = "master";
    }
    const Match match(toy::makeGame(2, 12), toyRules(12), seats, 1);
    const QuietHold hold(match);
    const auto always = [] { return true; };
    ComputerTurns turns(match, hold, false, {always, always});
    const QSignalSpy decided(&turns, &ComputerTurns::decided);
    turns.setSimulations(1); // as soon as if there were one way
    turns.advance();
    QTest::qWait(100);
    QVERIFY(decided.isEmpty());
    QVERIFY(turns.hurryable() && turns.progress() > 0);
    turns.moveNow();
    QTRY_COMPARE(decided.size(), qsizetype{1});
}

QTEST_GUILESS_MAIN(TestQuiet)
#include "tst_quiet.moc"
