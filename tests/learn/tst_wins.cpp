#include "lessons.h"

#include "learn/puzzle.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>

using namespace takujo;

/// Last turns that can be won, on CCC.
class WinsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void foundOnesHold();
    void theWayWins();
    void aWrongMoveLeavesNoWin();
    void everyRightMoveWillDo();
    void losingMoveIsRefused();
    void positionWithoutAWinIsRefused();
    void turnBeforeTheLastIsRefused();
    void aWinThatNobodyMissesIsRefused();
    void kindIsWritten();

private:
    std::shared_ptr<const Game> game() const { return *m_catalogue.makeGame(m_set.rules, 2); }
    Match opened(const Puzzle &puzzle) const;
    QString problemsOf(const Puzzle &puzzle) const;

    mutable Catalogue m_catalogue;
    InstalledLesson m_game;
    PuzzleSet m_set;
};

namespace {

constexpr int kMost = 100'000;

PuzzleSearch searchFor(int count)
{
    PuzzleSearch search;
    search.kind = PuzzleKind::Win;
    search.count = count;
    search.seed = 3;
    return search;
}

} // namespace

Match WinsTest::opened(const Puzzle &puzzle) const
{
    return *openPuzzle(game(), m_set.rules, puzzle, std::vector<SeatSetup>(2));
}

QString WinsTest::problemsOf(const Puzzle &puzzle) const
{
    return told(checkPuzzles(*m_game.definition, {m_set.game, m_set.rules, {puzzle}}, {}, 1));
}

void WinsTest::initTestCase()
{
    m_game = installedLesson(m_catalogue, "ccc");
    QVERIFY(m_game.definition);
    m_set = {m_game.definition->id,
             officialRuleSet(m_game.definition->schema, m_game.definition->texts, "standard"),
             {}};
    findPuzzles(*m_game.definition, searchFor(2), m_set);
    QCOMPARE(m_set.puzzles.size(), 2U);
}

void WinsTest::foundOnesHold()
{
    QCOMPARE(told(checkPuzzles(*m_game.definition, m_set, {}, 1)), QString());
    for (const Puzzle &puzzle : m_set.puzzles) {
        QVERIFY(puzzle.kind == PuzzleKind::Win);
        QVERIFY(puzzle.difficulty >= 1 && puzzle.difficulty <= 3);
        QCOMPARE(game()->moveText(wayToWin(opened(puzzle)).front()), puzzle.move);
    }
}

void WinsTest::theWayWins()
{
    for (const Puzzle &puzzle : m_set.puzzles) {
        Match match = opened(puzzle);
        const SeatId solver = match.actor();
        for (const Move &move : wayToWin(match)) {
            QCOMPARE(match.actor(), solver);
            QVERIFY(!match.play(move));
            QVERIFY(winIsLeft(match, solver));
        }
        QVERIFY(match.finished() && match.outcome().winners == seatBit(solver));
    }
}

// To end the turn at once does not win, or it would be no puzzle.
void WinsTest::aWrongMoveLeavesNoWin()
{
    Match match = opened(m_set.puzzles[0]);
    const SeatId solver = match.actor();
    QVERIFY(!match.play(*game()->parseMove("done")));
    QVERIFY(!winIsLeft(match, solver));
}

// Also one that is not on the shortest way.
void WinsTest::everyRightMoveWillDo()
{
    const Match match = opened(m_set.puzzles[0]);
    const auto ways = waysToWinAsSeen(match.game(), match.view(match.actor()), kMost);
    QVERIFY(ways && ways->possible());
    const auto moves = game()->sufficient(match.stateAt(-1));
    for (const Move &move : *moves) {
        Match after = match;
        QVERIFY(!after.play(move));
        const bool right =
            std::find(ways->right.begin(), ways->right.end(), move) != ways->right.end();
        QCOMPARE(winIsLeft(after, match.actor()), right);
    }
}

void WinsTest::losingMoveIsRefused()
{
    Puzzle puzzle = m_set.puzzles[0];
    puzzle.move = "done";
    QCOMPARE(problemsOf(puzzle), QStringLiteral("learn.losesWin /puzzles/0/move\n"));
}

// All cards but one are spent already.
void WinsTest::positionWithoutAWinIsRefused()
{
    Puzzle puzzle = m_set.puzzles[0];
    Json &position = *puzzle.position;
    Json &hand = position["hands"][position["actor"].get<std::size_t>()];
    while (hand.size() > 1) {
        position["used"].push_back(hand.back());
        hand.erase(hand.size() - 1);
    }
    puzzle.move = "done";
    QCOMPARE(problemsOf(puzzle), QStringLiteral("learn.noWin /puzzles/0/position\n"));
}

void WinsTest::turnBeforeTheLastIsRefused()
{
    Puzzle puzzle = m_set.puzzles[0];
    (*puzzle.position)["turnsLeft"] = 2;
    QCOMPARE(problemsOf(puzzle), QStringLiteral("learn.noWin /puzzles/0/position\n"));
}

// The other seat loses all its coins: whatever is done wins.
void WinsTest::aWinThatNobodyMissesIsRefused()
{
    Puzzle puzzle = m_set.puzzles[0];
    Json &position = *puzzle.position;
    const auto solver = position["actor"].get<std::size_t>();
    for (Json &coins : position["coins"])
        coins = solver == 0 ? Json{3, 0} : Json{0, 3};
    puzzle.move = "done";
    QCOMPARE(problemsOf(puzzle), QStringLiteral("learn.manyWin /puzzles/0/position\n"));
}

void WinsTest::kindIsWritten()
{
    const Json written = writePuzzles(m_set);
    QCOMPARE(written["puzzles"][0]["kind"].get<std::string>(), std::string("win"));
    QVERIFY(!written["puzzles"][0].contains("margin"));
    const Loaded<PuzzleSet> read = readPuzzles(m_game.definition->schema, written);
    QVERIFY(read.ok());
    QCOMPARE(writePuzzles(*read).dump(), written.dump());
}

QTEST_GUILESS_MAIN(WinsTest)
#include "tst_wins.moc"
