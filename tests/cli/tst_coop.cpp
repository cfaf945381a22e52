#include "toolrun.h"

#include <QtTest>

using namespace takujo;

/// The ladder of a cooperative game.
class CoopTest : public QObject
{
    Q_OBJECT

private slots:
    void teamsMeetTheSameDeals();
    void gatesDecideTheExitCode();
    void jobsAndPartsGiveTheSameMatches();
    void refusesCompetitiveGamesAndUnknownPlayers();
};

void CoopTest::teamsMeetTheSameDeals()
{
    const ToolRun run = runTool("coop --game couperation --seats 3 --deals 12 --seed 4 --json "
                                "--teams random,greedy,greedy+greedy,open/greedy");
    QVERIFY2(run.code == 0, run.all());
    const auto lines = run.lines();
    QCOMPARE(lines.size(), 4 + 6); // four teams, six pairs
    // The blueprint looks at its own cards only, also where all hands are open.
    QCOMPARE(lines[1][QStringLiteral("wins")], lines[2][QStringLiteral("wins")]);
    QCOMPARE(lines[1][QStringLiteral("wins")], lines[3][QStringLiteral("wins")]);
    QCOMPARE(lines[7][QStringLiteral("p")].toDouble(), 1.0); // greedy : greedy+greedy
    QVERIFY(lines[1][QStringLiteral("lower95")].toDouble() <=
            lines[1][QStringLiteral("share")].toDouble());
}

void CoopTest::gatesDecideTheExitCode()
{
    const char *base = "coop --game couperation --seats 2 --deals 8 --teams random,greedy --gate ";
    const ToolRun passed = runTool((QByteArray(base) + "greedy>=random").constData());
    QVERIFY2(passed.code == 0, passed.all());
    QVERIFY(passed.out.trimmed().endsWith("PASSED: greedy>=random"));
    QCOMPARE(runTool((QByteArray(base) + "greedy<=0.001").constData()).code, 1);
    // Refused before anything is played, not after hours.
    for (const char *gate :
         {"greedy~2", "greedy>=", "genius>=0.5", "greedy>=2*", "greedy>=genius"}) {
        const ToolRun refused = runTool((QByteArray(base) + gate).constData());
        QVERIFY2(refused.code == 2 && refused.out.isEmpty(), refused.all());
        QVERIFY2(refused.error.contains(gate), refused.all());
    }
}

void CoopTest::jobsAndPartsGiveTheSameMatches()
{
    const auto wins = [](const char *arguments) {
        return runTool(arguments).lines().last()[QStringLiteral("wins")].toInt();
    };
    const int all = wins("coop --game couperation --seats 3 --deals 12 --teams greedy --json");
    QCOMPARE(wins("coop --game couperation --seats 3 --deals 12 --teams greedy --json --jobs 2"),
             all);
    QCOMPARE(wins("coop --game couperation --seats 3 --deals 5 --teams greedy --json") +
                 wins("coop --game couperation --seats 3 --seeds 6..12 --teams greedy --json"),
             all);
}

void CoopTest::refusesCompetitiveGamesAndUnknownPlayers()
{
    QCOMPARE(runTool("coop --game ccc --seats 2 --deals 1").code, 2);
    QCOMPARE(
        runTool("coop --game couperation --seats 2 --deals 1 --teams random+greedy+greedy").code,
        3);
    const ToolRun run = runTool("coop --game couperation --deals 1 --teams genius");
    QVERIFY2(run.code == 3 && run.error.contains("genius"), run.all());
}

QTEST_GUILESS_MAIN(CoopTest)
#include "tst_coop.moc"
