#include "tilted_game.h"

#include "evaluation/fair_confirm.h"

#include <QtTest>

#include <set>

using namespace takujo;
using namespace takujo::tilted_game;

/// What was made fair, played by another player before and after.
class ConfirmTest : public QObject
{
    Q_OBJECT

private slots:
    void anotherPlayerConfirmsIt();
    void confirmingKeepsWhatWasPlayed();
};

void ConfirmTest::anotherPlayerConfirmsIt()
{
    const RuleSet rules = houseRule(16); // unfair whoever plays it
    const auto variations = turnsFrom(rules, "10..10");
    const FairState state = found(specOf(rules, "seats=14", 600), variations);
    FairConfirmSpec spec;
    spec.player = "expert@3";
    spec.matches = 900;
    spec.jobs = 2;
    std::set<std::uint64_t> deals;
    spec.played = [&deals](const StudyKey &key, const StudyRow &row) {
        QCOMPARE(key.player, std::string("expert@3"));
        deals.insert(row.seed);
    };
    const FairConfirmation out = confirmFair(state, spec, {});
    QVERIFY(out.done());
    QCOMPARE(out.before.games, 900);
    QCOMPARE(out.after.games, 900);
    QCOMPARE(deals.size(), std::size_t(900)); // the same ones for both rules ...
    QVERIFY(*deals.begin() > 2'000'000);      // ... which the search never met
    QCOMPARE(out.reached(out.before), Reached::No);
    QCOMPARE(out.reached(out.after), Reached::Sure);
    QCOMPARE(fairConfirmText(out).id, std::string("fair.confirm.sure"));
    const Json json = toJson(out);
    QCOMPARE(json["after"]["games"].get<int>(), 900);
    QCOMPARE(json["before"]["reached"].get<std::string>(), std::string("no"));
    FairConfirmation nothing = out;
    nothing.after = {};
    QCOMPARE(fairConfirmText(nothing).id, std::string("fair.confirm.nothing"));
    QVERIFY(toJson(nothing)["after"].empty());
}

void ConfirmTest::confirmingKeepsWhatWasPlayed()
{
    const RuleSet rules = houseRule(16);
    const FairState state = found(specOf(rules, "seats=14", 600), turnsFrom(rules, "8..14"));
    FairConfirmSpec spec;
    spec.player = "random";
    spec.matches = 30;
    std::map<std::string, StudyRows> all;
    spec.played = [&all](const StudyKey &key, const StudyRow &row) {
        all[key.rules].key = key;
        all[key.rules].rows.push_back(row);
    };
    const FairConfirmation first = confirmFair(state, spec, {});
    for (const auto &[hash, rows] : all)
        spec.known.push_back(rows);
    int again = 0;
    spec.played = [&again](const StudyKey &, const StudyRow &) { ++again; };
    const FairConfirmation second = confirmFair(state, spec, {});
    QCOMPARE(again, 0);
    QCOMPARE(second.before, first.before);
    QCOMPARE(second.after, first.after);
    std::stop_source stop;
    stop.request_stop();
    spec.known.clear();
    QVERIFY(!confirmFair(state, spec, stop.get_token()).done());
}

QTEST_GUILESS_MAIN(ConfirmTest)
#include "tst_confirm.moc"
