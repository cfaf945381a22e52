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

/// Of a team that won so many of them.
StudyCounts teamOf(int games, int won)
{
    StudyCounts counts;
    for (int i = 0; i < games; ++i) {
        StudyRow row;
        row.winners = i < won ? SeatSet(3) : SeatSet(0);
        counts.add(row, 2);
    }
    return counts;
}

bool saysNothing(const BalanceReport &report)
{
    return report.verdict.id.starts_with("study.verdict.none");
}

} // namespace

/// What a report says after any number of matches, above all after a few.
class VerdictTest : public QObject
{
    Q_OBJECT

private slots:
    void studentsQuantiles();
    void meansOfOneValueAreOpen();
    void sameRulesAreSeldomJudged_data();
    void sameRulesAreSeldomJudged();
    void clearChangesAreJudged();
    void looksShareTheChance();
    void teamIsNotJudgedByOneMatch();
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

void VerdictTest::sameRulesAreSeldomJudged_data()
{
    QTest::addColumn<Chances>("chances");
    QTest::newRow("two seats") << Chances{0.5, 0.5};
    QTest::newRow("two seats, uneven") << Chances{0.57, 0.43};
    QTest::newRow("four seats") << Chances{0.25, 0.25, 0.25, 0.25};
    QTest::newRow("four seats, uneven") << Chances{0.33, 0.25, 0.24, 0.18};
}

/// After one match every report said that the seats were less even, after ten every fourth did. At most
/// 5 % are to say anything but that no difference was found; 5 of 150 more are chance.
void VerdictTest::sameRulesAreSeldomJudged()
{
    QFETCH(Chances, chances);
    constexpr int kReports = 150;
    Rng rng(11);
    const Baseline base = presetOf(rng, chances);
    for (const int games : {1, 2, 3, 4, 8, 10, 25, 100}) {
        int judged = 0;
        int said = 0;
        for (int i = 0; i < kReports; ++i) {
            const std::vector<StudyRow> rows = played(rng, chances, games);
            const StudyCounts counts = countsOf(rows, static_cast<int>(chances.size()));
            BalanceReport report = makeReport(plainToy(), keyOf("house", chances), counts, &base);
            judged += report.change == Change::None ? 0 : 1;
            addKnownFacts(report, plainToy(), rows, &base, {});
            said += saysNothing(report) ? 0 : 1;
        }
        QVERIFY2(judged <= kReports / 20 + 5 && said <= kReports / 20 + 5,
                 qPrintable(QStringLiteral("%1 matches: %2 of %3, in words %4")
                                .arg(games)
                                .arg(judged)
                                .arg(kReports)
                                .arg(said)));
    }
}

/// One seat that wins all is seen at once, and so is that it no longer does.
void VerdictTest::clearChangesAreJudged()
{
    Rng rng(3);
    const Chances even{0.25, 0.25, 0.25, 0.25};
    const Chances tilted{0.85, 0.05, 0.05, 0.05};
    const auto change = [&](const Chances &before, const Chances &now, int games) {
        const Baseline base = presetOf(rng, before);
        const StudyCounts counts = countsOf(played(rng, now, games), static_cast<int>(now.size()));
        return makeReport(plainToy(), keyOf("house", now), counts, &base).change;
    };
    QCOMPARE(change(even, tilted, 25), Change::Worse);
    QCOMPARE(change(tilted, even, 25), Change::Better);
    QCOMPARE(change({0.65, 0.35}, {0.35, 0.65}, 400), Change::Different);
}

/// The rules of a running study are judged at each look.
void VerdictTest::looksShareTheChance()
{
    Rng rng(3);
    const Baseline base = presetOf(rng, {0.5, 0.5});
    for (int won = 60; won <= 100; ++won) {
        std::vector<StudyRow> rows = played(rng, {1, 0}, won);
        for (const StudyRow &row : played(rng, {0, 1}, 100 - won))
            rows.push_back(row);
        const StudyCounts counts = countsOf(rows, 2);
        BalanceReport once = makeReport(plainToy(), keyOf("house", {1, 0}), counts, &base);
        if (once.change != Change::Worse)
            continue;
        BalanceReport often = once;
        addKnownFacts(often, plainToy(), rows, &base, {10, {}});
        QCOMPARE(often.change, Change::None); // just beyond the bound of one look
        addKnownFacts(once, plainToy(), rows, &base, {});
        QCOMPARE(once.change, Change::Worse);
        return;
    }
    QFAIL("never worse");
}

/// A team that loses one match of twelve was called worse, and certainly so, after it had lost one.
void VerdictTest::teamIsNotJudgedByOneMatch()
{
    const Chances two{0.5, 0.5};
    const Baseline base{"standard", keyOf("official", two), "0.1.0", 1, 400, teamOf(400, 368), 1};
    const StudyCounts lost = teamOf(1, 0);
    const BalanceReport report = makeReport(plainToy(true), keyOf("house", two), lost, &base);
    QCOMPARE(report.change, Change::None);
    for (const KnownFact &fact : knownFacts(report, lost, &base, {}))
        QVERIFY2(!fact.certain, fact.text.id.c_str());
    QCOMPARE(makeReport(plainToy(true), keyOf("house", two), teamOf(25, 5), &base).change,
             Change::Worse);
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
    QCOMPARE(report.verdict.id, std::string("study.verdict.none"));
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
