#include "lessons.h"

#include "io/files.h"
#include "learn/learn_file.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>

using namespace takujo;

namespace {

constexpr PuzzleMeasure kShort{3, 200, false}; // the witness has a test of its own

} // namespace

/// Finding puzzles and keeping them, on Hakkutsu!!, which is quick.
class PuzzlesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void foundOnesAreClear();
    void equallyHardOnesAreNotGraded();
    void sameWhateverTheThreads();
    void goesOnAfterTheMatchesLookedThrough();
    void stopsWhenAsked();
    void onlyTheBestMoveSolves();
    void witnessRefusesAWorseMove();
    void everyPuzzleHasItsDay();
    void roundTrip();
    void shippedFileIsWrittenAsItIs();
    void worseMoveIsNotBest();
    void illegalMoveIsRefused();
    void twinIsFound();
    void damagedFileIsRefused();

private:
    PuzzleSet find(int jobs) const;

    Catalogue m_catalogue;
    InstalledLesson m_game;
    PuzzleSet m_set;
};

PuzzleSet PuzzlesTest::find(int jobs) const
{
    PuzzleSearch search;
    search.count = 2;
    search.seed = 5;
    search.jobs = jobs;
    search.measure = kShort;
    PuzzleSet set{m_game.definition->id,
                  officialRuleSet(m_game.definition->schema, m_game.definition->texts, "standard"),
                  {}};
    findPuzzles(*m_game.definition, search, set);
    return set;
}

void PuzzlesTest::initTestCase()
{
    m_game = installedLesson(m_catalogue, "hakkutsu");
    QVERIFY(m_game.definition);
    m_set = find(1);
    QCOMPARE(m_set.puzzles.size(), 2U);
}

void PuzzlesTest::foundOnesAreClear()
{
    for (const Puzzle &puzzle : m_set.puzzles) {
        QVERIFY(puzzle.margin >= kLeastMargin);
        QVERIFY(puzzle.margin >= kLeastErrors * puzzle.error);
        QVERIFY(puzzle.difficulty >= 1 && puzzle.difficulty <= 3);
    }
    QVERIFY(checkPuzzles(*m_game.definition, m_set, kShort, 1).empty());
}

// All of Coin Hunt were "medium", easy ones first.
void PuzzlesTest::equallyHardOnesAreNotGraded()
{
    PuzzleSet set = m_set;
    set.puzzles[0].difficulty = 1;
    set.puzzles[1].difficulty = 3;
    QVERIFY(isGraded(set));
    set.puzzles[0].difficulty = 3;
    QVERIFY(!isGraded(set));
    QVERIFY(!isGraded({}));
}

void PuzzlesTest::sameWhateverTheThreads()
{
    QCOMPARE(writePuzzles(find(2)).dump(), writePuzzles(m_set).dump());
}

void PuzzlesTest::goesOnAfterTheMatchesLookedThrough()
{
    PuzzleSearch search;
    search.count = 1;
    search.seed = 5;
    search.measure = kShort;
    PuzzleSet set{m_set.game, m_set.rules, {}};
    search.firstMatch = findPuzzles(*m_game.definition, search, set);
    QVERIFY(search.firstMatch > 0);
    QCOMPARE(set.puzzles.size(), 1U);
    search.count = 2;
    QVERIFY(findPuzzles(*m_game.definition, search, set) > search.firstMatch);
    QCOMPARE(set.puzzles.size(), 2U);
    QVERIFY(checkPuzzles(*m_game.definition, set, kShort, 1).empty());
}

void PuzzlesTest::stopsWhenAsked()
{
    std::stop_source stop;
    stop.request_stop();
    PuzzleSearch search;
    search.stop = stop.get_token();
    PuzzleSet set{m_set.game, m_set.rules, m_set.puzzles};
    QCOMPARE(findPuzzles(*m_game.definition, search, set), 0);
    QCOMPARE(set.puzzles.size(), m_set.puzzles.size());
}

void PuzzlesTest::onlyTheBestMoveSolves()
{
    const Puzzle &puzzle = m_set.puzzles[0];
    const std::shared_ptr<const Game> game = *m_catalogue.makeGame(m_set.rules, puzzle.seats);
    const Loaded<Match> match =
        openPuzzle(game, m_set.rules, puzzle, std::vector<SeatSetup>(toIndex(puzzle.seats)));
    QVERIFY(match.ok());
    int solving = 0;
    for (const Move &move : match->legal().moves)
        solving += solves(puzzle, *match, move) ? 1 : 0;
    QCOMPARE(solving, 1);
    QVERIFY(solves(puzzle, *match, *game->parseMove(puzzle.move)));
}

// It is told that the last one is best, while the search's best one is among the others.
void PuzzlesTest::witnessRefusesAWorseMove()
{
    const Puzzle &puzzle = m_set.puzzles[0];
    const std::shared_ptr<const Game> game = *m_catalogue.makeGame(m_set.rules, puzzle.seats);
    const Loaded<Match> match =
        openPuzzle(game, m_set.rules, puzzle, std::vector<SeatSetup>(toIndex(puzzle.seats)));
    QVERIFY(match.ok());
    const Move best = *game->parseMove(puzzle.move);
    Move worse = match->legal().moves.front();
    if (worse == best)
        worse = match->legal().moves.back();
    const std::optional<Mean> lead = leadOverOthers(*match, worse, std::vector{best}, 1, kStrict);
    QVERIFY(lead && (lead->trials == 0 || lead->mean < kLeastMargin));
}

// All in turn before the first comes again, and in another order then.
void PuzzlesTest::everyPuzzleHasItsDay()
{
    PuzzleSet set{m_set.game, m_set.rules, std::vector<Puzzle>(7)};
    std::vector<int> days;
    for (int day = 70; day < 84; ++day)
        days.push_back(puzzleOfDay(set, day));
    std::vector<int> first(days.begin(), days.begin() + 7);
    std::vector<int> second(days.begin() + 7, days.end());
    QVERIFY(first != second);
    for (std::vector<int> *order : {&first, &second}) {
        std::sort(order->begin(), order->end());
        QCOMPARE(*order, std::vector<int>({0, 1, 2, 3, 4, 5, 6}));
    }
    QCOMPARE(puzzleOfDay(set, 70), days[0]);
    QCOMPARE(puzzleOfDay(PuzzleSet{m_set.game, m_set.rules, {}}, 70), -1);
}

void PuzzlesTest::roundTrip()
{
    const Json written = writePuzzles(m_set);
    const Loaded<PuzzleSet> read = readPuzzles(m_game.definition->schema, written);
    QVERIFY(read.ok());
    QCOMPARE(writePuzzles(*read).dump(), written.dump());
}

void PuzzlesTest::shippedFileIsWrittenAsItIs()
{
    const QString file = puzzleFileOf(*m_catalogue.find(QStringLiteral("hakkutsu")));
    const Loaded<PuzzleSet> read = readPuzzles(m_game.definition->schema, *readJsonFile(file));
    QVERIFY(read.ok());
    QCOMPARE(prettyJson(writePuzzles(*read)), *readFile(file));
}

void PuzzlesTest::worseMoveIsNotBest()
{
    PuzzleSet set = m_set;
    const auto game = *m_catalogue.makeGame(set.rules, 2);
    const StateBlob state = *game->stateFromJson(set.puzzles[0].position);
    for (const Move &move : game->legal(state).moves) {
        if (game->moveText(move) != m_set.puzzles[0].move)
            set.puzzles[0].move = game->moveText(move);
    }
    QCOMPARE(told(checkPuzzles(*m_game.definition, set, kShort, 1)),
             QStringLiteral("learn.notBest /puzzles/0/move\n"));
}

void PuzzlesTest::illegalMoveIsRefused()
{
    PuzzleSet set = m_set;
    set.puzzles[1].move = "look E5";
    QCOMPARE(told(checkPuzzles(*m_game.definition, set, kShort, 1)),
             QStringLiteral("learn.illegal /puzzles/1/move\n"));
}

void PuzzlesTest::twinIsFound()
{
    PuzzleSet set = m_set;
    set.puzzles[1] = set.puzzles[0];
    QVERIFY(told(checkPuzzles(*m_game.definition, set, kShort, 1)).contains("learn.twice"));
}

void PuzzlesTest::damagedFileIsRefused()
{
    Json document = writePuzzles(m_set);
    document["puzzles"][0]["difficulty"] = 9;
    const Loaded<PuzzleSet> read = readPuzzles(m_game.definition->schema, document);
    QVERIFY(!read);
    QCOMPARE(told(read.error()), QStringLiteral("io.integer /puzzles/0/difficulty\n"));
}

QTEST_GUILESS_MAIN(PuzzlesTest)
#include "tst_puzzles.moc"
