#include "base/rng.h"
#include "evaluation/known_facts.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;

namespace {

using Chances = std::vector<double>; ///< of the seats to win

GameDefinition plainToy(bool team = false)
{
    GameDefinition game;
    game.id = "toy";
    game.cooperative = team;
    return game;
}

StudyKey keyOf(const char *rules, const Chances &chances)
{
    return {"toy", rules, static_cast<int>(chances.size()), "skilled"};
}

/// Made-up matches that differ in who wins, how long they last and how often somebody jumps.
std::vector<StudyRow> played(Rng &rng, const Chances &chances, int games)
{
    std::vector<StudyRow> rows;
    for (int i = 0; i < games; ++i) {
        StudyRow row;
        row.seed = static_cast<std::uint64_t>(i) + 1;
        double lot = rng.uniform();
        std::size_t winner = 0;
        while (winner + 1 < chances.size() && lot >= chances[winner])
            lot -= chances[winner++];
        row.winners = SeatSet(1 << winner);
        row.score[winner] = 20 + static_cast<int>(rng.below(5));
        row.plies = 40 + static_cast<int>(rng.below(20));
        row.turns = row.plies / 2;
        row.actions["jump"] = rng.below(10) == 0 ? 1 : 0;
        row.end = "end.goal";
        rows.push_back(row);
    }
    return rows;
}

Baseline presetOf(Rng &rng, const Chances &chances, int games = 2000)
{
    const int seats = static_cast<int>(chances.size());
    return {"standard", keyOf("official", chances),
            "0.1.0",    1,
            2000,       countsOf(played(rng, chances, games), seats),
            1};
}

} // namespace

/// What a report says after any number of matches, above all after a few.
class VerdictTest : public QObject
{
    Q_OBJECT

private slots:
    void studentsQuantiles();
    void meansOfOneValueAreOpen();
    void oneMatchHasNoMeans();
    void sameFewTimesIsNotCertain();
    void fewMatchesFindNothing();
};

/// Against the tables of W. H. Beyer, and at one degree the quantile of Cauchy's distribution.
void VerdictTest::studentsQuantiles()
{
    const auto near = [](double a, double b) { return std::abs(a - b) < 0.0006 * b; };
    QVERIFY(near(tOf(0.05, 1), 12.706) && near(tOf(0.05, 2), 4.303) && near(tOf(0.05, 3), 3.182));
    QVERIFY(near(tOf(0.05, 4), 2.776) && near(tOf(0.05, 9), 2.262) && near(tOf(0.01, 10), 3.169));
    QVERIFY(near(tOf(0.001, 30), 3.646) && near(tOf(0.001, 40), 3.551));
    QVERIFY(near(tOf(0.05, 100'000), kZ95));
    QVERIFY(near(tOf(0.001, 31) + 0.0125, tOf(0.001, 30))); // where the expansion takes over
}

void VerdictTest::meansOfOneValueAreOpen()
{
    const Estimate one = meanOf(40, 0, 1);
    QCOMPARE(one.value, 40.0);
    QVERIFY(std::isinf(one.lower) && std::isinf(one.upper) && !one.excludesZero());
    QVERIFY(std::isinf(Sums{40, 1600}.variance(1)));
    QVERIFY(!meanDifference(one, meanOf(10, 1, 2000)).excludesZero());
}

/// Its length, score and uses stood there with intervals of no width, as certainly different.
void VerdictTest::oneMatchHasNoMeans()
{
    Rng rng(5);
    const Chances two{0.5, 0.5};
    const Baseline base = presetOf(rng, two);
    const StudyCounts one = countsOf(played(rng, two, 1), 2);
    const BalanceReport report = makeReport(plainToy(), keyOf("house", two), one, &base);
    QVERIFY(report.find("win.1") && !report.find("length") && !report.find("action.jump"));
    const std::string json = toJson(plainToy(), report).dump();
    const std::string page = toHtml(plainToy(), report, "x", Language::En);
    for (const std::string &text : {json, page})
        QVERIFY2(text.find("inf") == std::string::npos && text.find("nan") == std::string::npos &&
                     text.find("null") == std::string::npos,
                 text.c_str());
    const Baseline thin = presetOf(rng, two, 1); // nor has one of the official rules
    const StudyCounts many = countsOf(played(rng, two, 50), 2);
    const BalanceReport beside = makeReport(plainToy(), keyOf("house", two), many, &thin);
    QVERIFY(beside.find("length") && !beside.find("length")->official);
    QCOMPARE(beside.find("length")->change, Change::Unknown);
}

/// Nobody jumped in three matches: that is not "certainly less often" than once in ten.
void VerdictTest::sameFewTimesIsNotCertain()
{
    Rng rng(5);
    const Chances two{0.5, 0.5};
    const Baseline base = presetOf(rng, two);
    StudyCounts three = countsOf(played(rng, two, 3), 2);
    three.actions.erase("jump");
    const BalanceReport report = makeReport(plainToy(), keyOf("house", two), three, &base);
    QCOMPARE(report.find("action.jump")->change, Change::None);
    QVERIFY(report.find("action.jump")->here.upper > 0.1);
}

void VerdictTest::fewMatchesFindNothing()
{
    Rng rng(5);
    const Chances two{0.5, 0.5};
    const Baseline base = presetOf(rng, two);
    const auto findings = [&](int games, const Baseline *baseline) {
        StudyCounts long1 = countsOf(played(rng, two, games), 2);
        long1.plies.sum *= 2;
        long1.plies.squares *= 4;
        long1.limits = games;
        return makeReport(plainToy(), keyOf("house", two), long1, baseline).findings.size();
    };
    for (const int games : {1, 2, 10, kFirstLook - 1}) {
        QCOMPARE(findings(games, &base), std::size_t(0));
        QCOMPARE(findings(games, nullptr), std::size_t(0));
    }
    QVERIFY(findings(kFirstLook, &base) >= 2 && findings(kFirstLook, nullptr) == 1);
    StudyCounts broken = countsOf(played(rng, two, 1), 2);
    broken.faults = 1;
    QCOMPARE(makeReport(plainToy(), keyOf("house", two), broken, &base).findings.size(),
             std::size_t(1)); // a match that the rules refuse needs no second one
}

QTEST_GUILESS_MAIN(VerdictTest)
#include "tst_verdict.moc"
