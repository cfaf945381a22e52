#include "toy_game.h"

#include "evaluation/arena.h"

#include <QTest>

using namespace takujo;

/// How wins are counted.
class TestArena : public QObject
{
    Q_OBJECT

private slots:
    void rivalsShareAWinPartnersDoNot();
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

QTEST_APPLESS_MAIN(TestArena)
#include "tst_arena.moc"
