#include "fixture.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::ccc;
using namespace takujo::ccc::test;

namespace {

State at(const Rules &rules, const char *coins, const char *end = "none")
{
    Json json = {{"coins", Json::parse(coins)}};
    if (std::string(end) != "none")
        json.update({{"phase", "over"}, {"end", end}});
    return position(rules, json);
}

int lineOf(const Outcome &outcome, const std::string &label, int seat)
{
    for (const ScoreLine &line : outcome.lines) {
        if (english(line.label) == label)
            return line.points[toIndex(seat)];
    }
    return -1;
}

} // namespace

class TestScoring : public QObject
{
    Q_OBJECT

private slots:
    void CCC_21_ownAndNearScoreByNumber()
    {
        const Rules rules = makeRules(Json::object(), 2);
        const State state = at(rules, R"({"A1":[2,0],"B1":[1,0],"B2":[2,1],"D2":[1,1]})");
        QCOMPARE(int(state.score[0]), 7); // 3 -> 1, 5 -> 2, 7 -> 4; the tie on 8 is nobody's
        QCOMPARE(int(state.score[1]), 0);
        const Outcome outcome = rules.outcome(state);
        QVERIFY(!outcome.finished);
        QCOMPARE(lineOf(outcome, "Own territory, 1 to 4", 0), 1);
        QCOMPARE(lineOf(outcome, "Near territory, 5 to 6", 0), 2);
        QCOMPARE(lineOf(outcome, "Near territory, 7+", 0), 4);
    }
    void CCC_21_edgesOfTheBands()
    {
        const Rules rules =
            makeRules(Json::parse(R"({"board": [[4, 0, 5, 0, 6, 0, 7, 0, 14]]})"), 2);
        for (const auto &[square, points] :
             {std::pair("A1", 1), {"C1", 2}, {"E1", 2}, {"G1", 4}, {"I1", 4}}) {
            const std::string coins = std::string("{\"") + square + "\":[1,0]}";
            QCOMPARE(int(at(rules, coins.c_str()).score[0]), points);
        }
    }
    void CCC_21_otherBands()
    {
        const Rules rules = makeRules(
            Json::parse(
                R"({"board": [[3, 4]], "score_bands": [{"upto": 3, "points": 1}, {"upto": 99, "points": 5}]})"),
            2);
        QCOMPARE(int(at(rules, R"({"A1":[1,0]})").score[0]), 1);
        QCOMPARE(int(at(rules, R"({"B1":[1,0]})").score[0]), 5);
    }
    void CCC_21_highestTotalWins()
    {
        const Rules rules = makeRules();
        const Outcome outcome = rules.outcome(at(rules, R"({"B2":[1,0,0],"A1":[0,1,0]})", "stock"));
        QVERIFY(outcome.finished);
        QCOMPARE(int(outcome.winners), 1);
        QCOMPARE(english(outcome.headline), std::string("Player 1 won with 4 points"));
        QCOMPARE(japanese(outcome.headline), std::string("席1の勝ち、4点"));
    }
    void CCC_A6_tiesShareTheWin()
    {
        const Rules rules = makeRules();
        const Outcome outcome =
            rules.outcome(at(rules, R"({"B2":[1,0,0],"D2":[0,1,0],"A1":[0,0,1]})", "idle"));
        QCOMPARE(int(outcome.winners), 3);
        QCOMPARE(outcome.clause, std::string("CCC-A8"));
        QCOMPARE(english(outcome.headline),
                 std::string("Player 1 and Player 2 share the win with 4 points"));
    }
    void CCC_6_marginThree()
    {
        const Rules rules = makeRules({{"territory_margin", 3}});
        const State state = at(rules, R"({"A1":[1,0,0],"B1":[2,0,0],"C1":[3,0,0],"D2":[3,1,0]})");
        QCOMPARE(rules.holder(state, 0), kNoSeat);
        QVERIFY(state.near[0].test(1) && !rules.isOwn(state, 1));
        QVERIFY(rules.isOwn(state, 2));
        QVERIFY(state.near[0].test(9));
        QCOMPARE(int(state.score[0]), 2 + 1 + 4);
    }
    /// A lead that is merely too small is no tie (CCC-A11), but was told as one.
    void CCC_6_leadTooSmallIsNoTie()
    {
        const Rules rules = makeRules({{"territory_margin", 3}}, 2);
        for (const auto &[coins, clause] : {std::pair(1, "CCC-A11"), {2, "CCC-6"}}) {
            State state = position(rules, {{"coins", {{"C3", {0, 2}}}},
                                           {"hands", {{"10s", "6h", "9c", "7s", "Kd"}, {"2c"}}}});
            play(rules, state, "place C3 with 10s+6h");
            if (coins == 1)
                play(rules, state, "place C3 with 9c+7s");
            Events events;
            play(rules, state, "done", &events);
            play(rules, state, "draw 0", &events);
            QCOMPARE(events[1].text.id, std::string("log.became.none"));
            QCOMPARE(events[1].clause, std::string(clause));
        }
    }
    void CCC_21_linesAddUp()
    {
        const Rules rules = makeRules(Json::object(), 4);
        Rng rng(4);
        for (int round = 0; round < 50; ++round) {
            Json coins = Json::object();
            for (int i = 0; i < 25; ++i)
                coins[rules.board().name(static_cast<int>(rng.below(36)))] = {
                    rng.below(4), rng.below(4), rng.below(4), rng.below(4)};
            QCOMPARE(rules.invariants(position(rules, {{"coins", coins}})),
                     std::vector<std::string>());
        }
    }
    void CCC_5_eventsWhenASquareChangesHands()
    {
        const Rules rules = makeRules();
        State state = position(
            rules,
            Json::parse(
                R"({"coins": {"C3": [0, 1, 0], "A1": [1, 0, 0]}, "hands": [["10s", "6h", "9c", "7s", "Kd"], ["2c"], ["2d"]]})"));
        Events events;
        play(rules, state, "place C3 with 10s+6h", &events);
        play(rules, state, "place C3 with 9c+7s", &events);
        QCOMPARE(events.size(), std::size_t(4)); // each for the actor and for the others
        events.clear();
        play(rules, state, "done", &events);
        play(rules, state, "draw 0", &events);
        QCOMPARE(log(events, 0), std::string("Drew nothing\nC3 is now near territory\n"));
        QCOMPARE(japanese(events[1].text), std::string("C3 が準自陣になりました"));
    }
};

QTEST_APPLESS_MAIN(TestScoring)
#include "tst_scoring.moc"
