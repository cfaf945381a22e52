#include "toy_match.h"

#include <QTest>

using namespace takujo;
using toy::toyMove;

/// Taking back, playing again, branching.
class TestUndo : public QObject
{
    Q_OBJECT

private slots:
    void nothingToTakeBackAtTheStart();
    void freeInsideMyTurn();
    void practiceAfterChance_data();
    void practiceAfterChance();
    void practiceAfterALook();
    void freeWhenTheLookShowedNothingNew();
    void practiceWhenTheActorChanged();
    void automaticMovesAreNotDecisions();
    void undoTakesBackEverythingSince();
    void offWhenPeoplePlayTogether();
    void undoneChanceIsNotRolledAgain();
    void redoPlaysTheSameAgain();
    void sameMoveKeepsTheRedoList();
    void otherMoveClearsTheRedoList();
    void redoMarchesThroughAWholeMatch();
    void branchIsAMatchOfItsOwn();
};

namespace {

/// A match in which seat 1 passes by itself after "end" (it has no card of the highest kind).
Match matchWithForcedPass()
{
    for (std::uint64_t seed = 0;; ++seed) {
        Match match = toyMatch(2, seed);
        if (match.view(1).as<toy::View>().hand[toy::kKinds - 1] == 0)
            return match;
    }
}

} // namespace

void TestUndo::nothingToTakeBackAtTheStart()
{
    Match match = toyMatch();
    QCOMPARE(match.canUndo(0), UndoKind::None);
    QCOMPARE(match.undo(0), 0);
    QVERIFY(!match.redo());
}

void TestUndo::freeInsideMyTurn()
{
    Match match = toyMatch();
    const StateBlob before = match.stateAt(0);
    QVERIFY(!match.play(toyMove("mark 1")));
    QVERIFY(!match.play(toyMove("mark 2")));
    QCOMPARE(match.canUndo(0), UndoKind::Free);
    QCOMPARE(match.canUndo(1), UndoKind::None);
    QCOMPARE(match.undo(0), 1);
    QCOMPARE(match.undo(0), 1);
    QCOMPARE(match.stateAt(-1), before);
    QVERIFY(!match.record().practice);
}

void TestUndo::practiceAfterChance_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("card") << "draw";
    QTest::newRow("roll") << "flip";
}

void TestUndo::practiceAfterChance()
{
    QFETCH(QString, text);
    Match match = toyMatch();
    QVERIFY(!match.play(toyMove(text.toStdString())));
    QCOMPARE(match.canUndo(0), UndoKind::Practice);
    QVERIFY(!match.play(toyMove("mark 1")));
    QCOMPARE(match.canUndo(0), UndoKind::Free); // only the mark
    QCOMPARE(match.undo(0), 1);
    QVERIFY(!match.record().practice);
    QCOMPARE(match.undo(0), 1);
    QVERIFY(match.record().practice);
}

void TestUndo::practiceAfterALook()
{
    // No chance is asked and the actor stays, but seat 0 has seen cards it did not know.
    Match match = toyMatch();
    QVERIFY(!match.play(toyMove("look")));
    QVERIFY(match.record().plies[0].chance.empty());
    QCOMPARE(match.canUndo(0), UndoKind::Practice);
}

void TestUndo::freeWhenTheLookShowedNothingNew()
{
    Match match = toyMatch();
    QVERIFY(!match.play(toyMove("look")));
    QVERIFY(!match.play(toyMove("look")));
    QCOMPARE(match.canUndo(0), UndoKind::Free);
}

void TestUndo::practiceWhenTheActorChanged()
{
    Match match = toyMatch();
    QVERIFY(!match.play(toyMove("end")));
    QCOMPARE(match.actor(), SeatId{1});
    QCOMPARE(match.canUndo(0), UndoKind::Practice);
}

void TestUndo::automaticMovesAreNotDecisions()
{
    Match match = matchWithForcedPass();
    QVERIFY(!match.play(toyMove("end")));
    QCOMPARE(match.plyCount(), 2);
    QCOMPARE(match.canUndo(1), UndoKind::None);
    QCOMPARE(match.undo(0), 2); // the pass goes with it
    QCOMPARE(match.plyCount(), 0);
    QCOMPARE(match.actor(), SeatId{0});
}

void TestUndo::undoTakesBackEverythingSince()
{
    Match match = matchWithForcedPass();
    QVERIFY(!match.play(toyMove("mark 3")));
    QVERIFY(!match.play(toyMove("end")));
    QVERIFY(!match.play(toyMove("flip")));
    QVERIFY(!match.play(toyMove("draw")));
    QCOMPARE(match.undo(0), 4);
    QCOMPARE(match.plyCount(), 1);
    QVERIFY(match.record().practice);
}

void TestUndo::offWhenPeoplePlayTogether()
{
    GameDefinition together = toy::definition();
    together.cooperative = true;
    const auto game = std::make_shared<const GameAdapter<toy::Rules, toy::Agent>>(
        together, toy::definition().schema.defaults(), 2);
    Match match(game, toyRules(12), people(2), 3);
    QVERIFY(!match.play(toyMove("mark 1")));
    QCOMPARE(match.canUndo(0), UndoKind::Free);
    QVERIFY(!match.play(toyMove("flip")));
    QCOMPARE(match.canUndo(0), UndoKind::None);
    QCOMPARE(match.undo(0), 0);
    SeatSetup ai;
    ai.kind = SeatSetup::Kind::Ai;
    match.setSeat(1, ai);
    QCOMPARE(match.canUndo(0), UndoKind::Practice);
}

void TestUndo::undoneChanceIsNotRolledAgain()
{
    // The same roll and the same card come again; another way there meets the same deck.
    Match match = toyMatch(2, 31);
    QVERIFY(!match.play(toyMove("flip")));
    QVERIFY(!match.play(toyMove("draw")));
    const auto first = match.record().plies;
    match.undoTo(0);
    QVERIFY(!match.play(toyMove("flip")));
    QCOMPARE(match.record().plies[0], first[0]);
    match.undoTo(0);
    QVERIFY(!match.play(toyMove("mark 4")));
    QVERIFY(!match.play(toyMove("draw")));
    QCOMPARE(match.record().plies[1].chance, first[1].chance);
    match.undoTo(0);
    QVERIFY(!match.play(toyMove("draw")));
    QCOMPARE(match.record().plies[0].chance, first[1].chance);
}

void TestUndo::redoPlaysTheSameAgain()
{
    Match match = matchWithForcedPass();
    QVERIFY(!match.play(toyMove("flip")));
    QVERIFY(!match.play(toyMove("end")));
    QVERIFY(!match.play(toyMove("draw")));
    const auto plies = match.record().plies;
    match.undoTo(0);
    QVERIFY(match.canRedo());
    QVERIFY(match.redo());
    QCOMPARE(match.plyCount(), 1);
    QVERIFY(match.redo());
    QCOMPARE(match.plyCount(), 3); // with the forced pass
    QVERIFY(match.redo());
    QVERIFY(!match.canRedo());
    QCOMPARE(match.record().plies, plies);
}

void TestUndo::sameMoveKeepsTheRedoList()
{
    Match match = toyMatch();
    for (const char *text : {"mark 1", "mark 2", "mark 3"})
        QVERIFY(!match.play(toyMove(text)));
    match.undoTo(0);
    QVERIFY(!match.play(toyMove("mark 1")));
    QVERIFY(match.canRedo());
    QVERIFY(match.redo());
    QCOMPARE(match.record().plies.back().move, toyMove("mark 2"));
}

void TestUndo::otherMoveClearsTheRedoList()
{
    Match match = toyMatch();
    for (const char *text : {"mark 1", "mark 2"})
        QVERIFY(!match.play(toyMove(text)));
    match.undoTo(0);
    QVERIFY(match.play(toyMove("pass"))); // refused: changes nothing
    QVERIFY(match.canRedo());
    QVERIFY(!match.play(toyMove("mark 4")));
    QVERIFY(!match.canRedo());
}

void TestUndo::redoMarchesThroughAWholeMatch()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Match match = toyMatch(2 + static_cast<int>(seed % 3), seed);
        playRandomly(match, 1000, seed);
        const auto plies = match.record().plies;
        const auto result = match.record().result;
        match.undoTo(static_cast<int>(seed));
        while (match.redo()) {
        }
        QCOMPARE(match.record().plies, plies);
        QCOMPARE(match.record().result, result);
    }
}

void TestUndo::branchIsAMatchOfItsOwn()
{
    Match match = toyMatch(2, 6);
    playRandomly(match, 20, 3);
    const int plies = match.plyCount();
    Match branch = match.branch(5);
    QVERIFY(branch.plyCount() >= 5);
    QCOMPARE(branch.stateAt(5), match.stateAt(5));
    QVERIFY(branch.record().practice);
    QVERIFY(!match.record().practice);
    QCOMPARE(branch.record().seed, match.record().seed);
    QVERIFY(!branch.canRedo());
    playRandomly(branch, 500, 99);
    QVERIFY(branch.finished());
    QCOMPARE(match.plyCount(), plies);
    const Match whole = branch.branch(branch.plyCount());
    QCOMPARE(whole.record().result, branch.record().result);
}

QTEST_APPLESS_MAIN(TestUndo)
#include "tst_undo.moc"
