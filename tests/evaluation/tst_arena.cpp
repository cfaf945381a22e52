#include "toy_game.h"

#include "evaluation/arena.h"

#include <QTest>

#include <climits>

using namespace takujo;

/// How wins are counted.
class TestArena : public QObject
{
    Q_OBJECT

private slots:
    void rivalsShareAWinPartnersDoNot();
    void extremeScoresAreSummed();
};

namespace {

ArenaResult played(bool cooperative)
{
    GameDefinition definition = toy::definition();
    definition.cooperative = cooperative;
    const GameAdapter<toy::Rules, toy::Agent> game(definition, definition.schema.defaults(), 2);
    ArenaSpec spec;
    spec.players = {"random", "random"};
    spec.games = 200;
    spec.seed = 4;
    return runArena(game, spec);
}

double wins(const ArenaResult &result)
{
    double sum = 0;
    for (const ArenaScore &score : result.scores)
        sum += score.wins;
    return sum;
}

} // namespace

void TestArena::rivalsShareAWinPartnersDoNot()
{
    const ArenaResult rivals = played(false);
    const ArenaResult partners = played(true);
    QVERIFY(rivals.faults.empty());
    QCOMPARE(partners.signature, rivals.signature);
    QVERIFY(rivals.sharedWins > 0);
    QCOMPARE(wins(rivals), double(rivals.games));
    QCOMPARE(partners.sharedWins, 0);
    QCOMPARE(wins(partners),
             double(rivals.games + rivals.sharedWins)); // two seats: one more each time
}

// Any whole number may stand in a slice: what parts the largest from another one is no int.
void TestArena::extremeScoresAreSummed()
{
    const GameDefinition definition = toy::definition();
    const GameAdapter<toy::Rules, toy::Agent> game(definition, definition.schema.defaults(), 2);
    ArenaPlayed match;
    match.outcome.finished = true;
    match.outcome.score = {INT_MAX, -5};
    match.outcome.winners = 1;
    ArenaDeal deal;
    deal.matches = {match};
    const ArenaResult result = sumArena(game, {"random", "random"}, {deal});
    const double margin = double(INT_MAX) + 5;
    QCOMPARE(result.scores[0].meanMargin, margin);
    QCOMPARE(result.scores[1].meanMargin, -margin);
}

QTEST_APPLESS_MAIN(TestArena)
#include "tst_arena.moc"
