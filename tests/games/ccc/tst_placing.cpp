#include "../same_bytes.h"
#include "fixture.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::ccc;
using namespace takujo::ccc::test;

namespace {

/// One coin, three seats; the mover's hand is exactly the payment.
struct SquareCase
{
    const char *id;
    const char *coins;
    int mover;
    const char *square;
    const char *cards;
    const char *changes;
    const char *verdict;
};

// clang-format off
constexpr SquareCase kSquareCases[]{
    {"B1", "{}", 0, "C1", "4s", "{}", "CCC-12 refuse.n2.alone"}, // empty board, single card
    {"B2", "{}", 0, "C1", "2s 2h", "{}", "ok"}, // empty board, two cards, P1
    {"B3", "{}", 0, "D1", "As", "{}", "CCC-12 refuse.n2.alone"}, // empty board, single ace on a 1
    {"B4", "{}", 0, "C1", "4s", "{\"single_square_restriction\":false}", "ok"}, // restriction off
    {"B5", "{\"C3\":[0,1,0]}", 0, "C2", "Kh Ks 10h", "{}", "CCC-11 refuse.p"}, // beside an opponent only
    {"B6", "{\"C3\":[0,1,0]}", 0, "C3", "10s 6h", "{}", "ok"}, // contested isolated square, P1 (CCC-A2)
    {"B7", "{\"C3\":[0,1,0]}", 0, "C3", "10s 6h", "{\"contest_isolated\":false}", "CCC-11 refuse.p.taken"},
    {"B8", "{\"C3\":[0,2,0]}", 0, "C3", "10s 6h", "{}", "CCC-12 refuse.n1"}, // own territory of seat 2 (CCC-7)
    {"B9", "{\"C3\":[2,1,0],\"C4\":[0,0,1]}", 2, "C3", "10s 6h", "{}", "CCC-12 refuse.n1"}, // 2/1/0: third barred though nobody owns it
    {"B10", "{\"C3\":[2,1,0],\"C4\":[0,0,1]}", 1, "C3", "10s 6h", "{}", "ok"}, // 2/1/0: second may place
    {"B11", "{\"C3\":[2,2,0],\"C4\":[0,0,1]}", 2, "C3", "10s 6h", "{}", "CCC-12 refuse.n1"}, // leaders tied, third still barred
    {"B12", "{\"C3\":[1,2,0]}", 0, "C3", "10s 6h", "{}", "ok"}, // one behind, own coin there
    {"B13", "{\"D1\":[1,0,0],\"E1\":[0,1,0]}", 0, "D1", "As", "{}", "CCC-12 refuse.n2.near"}, // my near 1, coin beside: single ace
    {"B14", "{\"D1\":[1,0,0],\"E1\":[0,1,0]}", 0, "D1", "Ah *r", "{\"joker_factor\":1}", "ok"}, // two cards worth 1: N2 does not apply
    {"B15", "{\"D1\":[1,1,0],\"E1\":[0,1,0]}", 0, "D1", "As", "{}", "ok"}, // tie on a 1
    {"B16", "{\"C1\":[2,0,0],\"C2\":[0,1,0]}", 0, "C1", "4s", "{}", "ok"}, // own territory reinforced by a single card
    {"B17", "{\"C1\":[2,0,0]}", 0, "C1", "4s", "{}", "CCC-12 refuse.n2.alone"}, // own territory, no coin beside
    {"B18", "{\"C1\":[2,0,0]}", 0, "C1", "2s 2h", "{}", "ok"}, // same with two cards
    {"B19", "{\"C1\":[1,0,0],\"C2\":[0,1,0]}", 0, "C1", "4s", "{}", "CCC-12 refuse.n2.near"}, // my near territory
    {"B20", "{\"C1\":[1,0,0],\"C2\":[0,1,0]}", 0, "C1", "2s 2h", "{}", "ok"}, // same with two cards
    {"B21", "{\"C1\":[0,1,0],\"B1\":[1,0,0]}", 0, "C1", "4s", "{}", "ok"}, // opponent's near territory
    {"B22", "{\"C1\":[1,1,0],\"B1\":[0,1,0]}", 0, "C1", "4s", "{}", "ok"}, // tie, coin beside is not mine
    {"B23", "{\"C1\":[1,1,0]}", 0, "C1", "4s", "{}", "CCC-12 refuse.n2.alone"}, // tie, no coin beside: P1 and P2 fit, N2 does not
    {"B24", "{\"A1\":[1,0,0]}", 0, "B1", "Kh Qs", "{}", "ok"}, // P2 neighbour, 25
    {"B25", "{\"B2\":[1,0,0]}", 0, "C1", "4s", "{}", "CCC-12 refuse.n2.alone"}, // diagonal is no neighbour
    {"B26", "{\"B2\":[1,0,0]}", 0, "C1", "4s", "{\"adjacency\":\"8\"}", "ok"}, // diagonal neighbour: P2, and a coin beside
    {"B27", "{\"B2\":[0,1,0]}", 0, "C1", "2s 2h", "{}", "ok"}, // P1 with 4 neighbours
    {"B28", "{\"B2\":[0,1,0]}", 0, "C1", "2s 2h", "{\"adjacency\":\"8\"}", "CCC-11 refuse.p"}, // a neighbour holds a coin, none of mine
    {"B29", "{\"C1\":[2,0,0],\"C2\":[0,1,0]}", 0, "C1", "4s", "{\"territory_margin\":3}", "CCC-12 refuse.n2.near"}, // margin 3: 2 ahead is near
    {"B30", "{\"C1\":[1,0,0],\"C2\":[0,1,0]}", 0, "C1", "4s", "{\"territory_margin\":3}", "ok"}, // margin 3: 1 ahead is nothing
    {"B31", "{\"C3\":[0,2,0]}", 0, "C3", "10s 6h", "{\"territory_margin\":3}", "ok"}, // margin 3: 2 behind is allowed (P1)
    {"B32", "{\"C3\":[0,3,0]}", 0, "C3", "10s 6h", "{\"territory_margin\":3}", "CCC-12 refuse.n1"},
    {"B33", "{\"C3\":[2,0,0]}", 0, "C4", "10s 6h", "{}", "ok"}, // standard: beside my own territory
    {"B34", "{\"C3\":[2,0,0]}", 0, "C4", "10s 6h", "{\"advanced_rule\":true}", "CCC-22 refuse.p.advanced"}, // advanced: own territory is no base
    {"B35", "{\"C3\":[1,0,0]}", 0, "C4", "10s 6h", "{\"advanced_rule\":true}", "ok"}, // advanced: near territory is a base
    {"B36", "{\"C3\":[1,1,0]}", 0, "C4", "10s 6h", "{\"advanced_rule\":true}", "CCC-22 refuse.p.advanced"}, // advanced: a tie is no base
    {"B37", "{\"C3\":[2,0,0]}", 0, "C3", "10s 6h", "{\"advanced_rule\":true}", "ok"}, // advanced: isolated own territory still fits P1
    {"B38", "{\"C3\":[2,0,0]}", 0, "C3", "10s 6h", "{\"advanced_rule\":true,\"contest_isolated\":false}", "CCC-11 refuse.p.taken"}, // advanced, P1 needs an empty square
    {"B39", "{\"C3\":[2,0,0],\"D3\":[0,1,0]}", 0, "C3", "10s 6h", "{\"advanced_rule\":true}", "CCC-22 refuse.p.advanced"}, // advanced: own territory, a coin beside: no P1, no P2
    {"B40", "{\"C1\":[2,0,0],\"B1\":[1,0,0]}", 0, "C1", "4s", "{\"advanced_rule\":true}", "ok"}, // advanced: own territory beside my near territory
    {"B41", "{\"C3\":[1,2,0]}", 0, "C3", "10s 6h", "{\"advanced_rule\":true}", "ok"}, // advanced: trailing square, but isolated: P1
    {"B42", "{\"E4\":[0,1,0]}", 0, "B4", "Kh Ks 10h", "{\"board\":\"plaza32\"}", "ok"}, // the hole is not crossed: P1
    {"B43", "{}", 0, "C3", "10s 6h", "{\"board\":\"plaza32\"}", "CCC-1 refuse.square"}, // no square there (malformed, no clause)
};
// clang-format on

State withCoins(const Rules &rules, const char *coins, int actor, const char *cards)
{
    Json hands = Json::array({Json::array(), Json::array(), Json::array()});
    hands[toIndex(actor)] = cardsOf(cards);
    return position(rules, {{"coins", Json::parse(coins)}, {"actor", actor}, {"hands", hands}});
}

/// Several coins of one turn: square and cards, and what check() says when its turn comes.
struct Step
{
    const char *square;
    const char *cards;
    const char *verdict;
};

void runTurn(const char *coins, const char *hand, std::initializer_list<Step> steps,
             State *end = nullptr)
{
    const Rules rules = makeRules();
    State state = withCoins(rules, coins, 0, hand);
    for (const Step &step : steps) {
        const std::string move =
            std::string("place ") + step.square + " with " + payment(step.cards);
        const State before = state;
        QCOMPARE(verdict(rules, state, move), std::string(step.verdict));
        QVERIFY(takujo::test::sameBytes(before, state));
        if (std::string(step.verdict) == "ok")
            play(rules, state, move);
    }
    if (end)
        *end = state;
}

/// "C3 0/1/0" of a square after the turn, drawing nothing.
std::array<int, 3> coinsAfterTurn(const Rules &rules, State state, const char *square)
{
    if (state.phase == Phase::Place && state.actor == 0)
        play(rules, state, "done");
    if (state.phase == Phase::Draw && state.actor == 0)
        play(rules, state, "draw 0");
    const auto &coins = state.coins[toIndex(*rules.board().slot(square))];
    return {coins[0], coins[1], coins[2]};
}

using Coins = std::array<int, 3>;

} // namespace

class TestPlacing : public QObject
{
    Q_OBJECT

private slots:
    void table_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < std::size(kSquareCases); ++i)
            QTest::newRow(kSquareCases[i].id) << static_cast<int>(i);
    }
    void table()
    {
        QFETCH(int, row);
        const SquareCase &c = kSquareCases[toIndex(row)];
        const Rules rules = makeRules(Json::parse(c.changes));
        const State state = withCoins(rules, c.coins, c.mover, c.cards);
        const std::string move = std::string("place ") + c.square + " with " + payment(c.cards);
        QCOMPARE(verdict(rules, state, move), std::string(c.verdict));
    }

    void CCC_10_twoAcesOnAnEmptyOne()
    {
        State end;
        runTurn("{\"C1\":[1,0,0]}", "As Ah 2c", {{"D1", "As", "ok"}, {"D1", "Ah", "ok"}}, &end);
        const Rules rules = makeRules();
        QCOMPARE(coinsAfterTurn(rules, end, "D1"), (Coins{2, 0, 0}));
    }
    void CCC_10_aNearOneTakesNone()
    {
        runTurn("{\"C1\":[1,0,0],\"D1\":[1,0,0]}", "As Ah",
                {{"D1", "As", "CCC-12 refuse.n2.near"}, {"D1", "Ah", "CCC-12 refuse.n2.near"}});
    }
    void CCC_10_nearAtTheStartStillCounts()
    {
        runTurn("{\"C1\":[1,0,0],\"C2\":[0,1,0]}", "2s 2h 4s",
                {{"C1", "2s 2h", "ok"}, {"C1", "4s", "CCC-12 refuse.n2.near"}});
    }
    void CCC_10_tieAtTheStart()
    {
        State end;
        runTurn("{\"C1\":[1,1,0],\"C2\":[0,1,0]}", "4s 4h 2c",
                {{"C1", "4s", "ok"}, {"C1", "4h", "ok"}}, &end);
        const Rules rules = makeRules();
        QCOMPARE(coinsAfterTurn(rules, end, "C1"), (Coins{3, 1, 0}));
    }
    void CCC_10_opensNoNeighbour()
    {
        runTurn("{\"A1\":[1,0,0],\"D1\":[0,1,0]}", "Kh Qs 2s 2h",
                {{"B1", "Kh Qs", "ok"}, {"C1", "2s 2h", "CCC-10 refuse.p.turn"}});
    }
    void CCC_10_endsNoEmptiness()
    {
        runTurn("{}", "10s 6h 10h 6s", {{"C3", "10s 6h", "ok"}, {"C4", "10h 6s", "ok"}});
    }
    void CCC_10_isNoNeighbourForN2()
    {
        runTurn("{}", "Kh Ks 10h 4s",
                {{"C2", "Kh Ks 10h", "ok"}, {"C1", "4s", "CCC-10 refuse.n2.turn"}});
    }
    void CCC_9_severalCoinsOnOneSquare()
    {
        State end;
        runTurn("{\"C3\":[0,1,0]}", "10s 6h 10h 6s Kh 3s 2c",
                {{"C3", "10s 6h", "ok"}, {"C3", "10h 6s", "ok"}, {"C3", "Kh 3s", "ok"}}, &end);
        const Rules rules = makeRules();
        QCOMPARE(coinsAfterTurn(rules, end, "C3"), (Coins{3, 1, 0}));
    }

    void CCC_9_eachCoinSpendsItsOwnCards()
    {
        runTurn("{\"C1\":[1,1,0],\"C2\":[0,1,0]}", "4s 9c 9d",
                {{"C1", "4s", "ok"}, {"C1", "4s", "CCC-9 refuse.hand"}});
        runTurn("{\"C1\":[1,1,0],\"C2\":[0,1,0]}", "4s", {{"C1", "2h 2d", "CCC-9 refuse.hand"}});
    }

    void CCC_9_coinsWaitForTheEndOfTheTurn()
    {
        const Rules rules = makeRules();
        State state = withCoins(rules, "{\"C3\":[0,1,0]}", 0, "10s 6h 2c 2d");
        Events events;
        play(rules, state, "place C3 with 10s+6h", &events);
        QCOMPARE(int(state.coins[14][0]), 0);
        QCOMPARE(int(state.placed.size()), 1);
        QCOMPARE(state.hands[0].total(), 2);
        QCOMPARE(state.used.total(), 2);
        QCOMPARE(log(events, 1), std::string("1 coin on C3 (10, 6)\n"));
    }

    void CCC_8_phasesInOrder()
    {
        const Rules rules = makeRules();
        State state = withCoins(rules, "{}", 0, "10s 6h");
        QCOMPARE(verdict(rules, state, "draw 1"), std::string("CCC-8 refuse.place_first"));
        QCOMPARE(verdict(rules, state, "discard 10s+6h"), std::string("CCC-18 refuse.no_discard"));
        play(rules, state, "done");
        QCOMPARE(verdict(rules, state, "place C3 with 10s+6h"),
                 std::string("CCC-8 refuse.placing_over"));
        QCOMPARE(verdict(rules, state, "done"), std::string("CCC-8 refuse.placing_over"));
    }

    void CCC_5_ownTerritory()
    {
        const Rules rules = makeRules();
        const State state =
            withCoins(rules, "{\"A1\":[2,0,0],\"B1\":[3,1,1],\"C1\":[2,1,0]}", 0, "2s");
        QVERIFY(rules.isOwn(state, 0));
        QVERIFY(rules.isOwn(state, 1)); // two more than each
        QVERIFY(!rules.isOwn(state, 2));
        QCOMPARE(rules.own(state, 0).count(), 2);
        QCOMPARE(rules.own(state, 1).count(), 0);
    }

    void CCC_6_nearTerritory()
    {
        const Rules rules = makeRules();
        const State state =
            withCoins(rules, "{\"A1\":[1,0,0],\"B1\":[2,1,0],\"C1\":[2,2,1]}", 0, "2s");
        QVERIFY(state.near[0].test(0) && state.near[0].test(1));
        QVERIFY(!state.near[0].test(2) && !state.near[1].test(2));
        QCOMPARE(rules.holder(state, 2), kNoSeat); // CCC-A11: equal counts belong to nobody
    }

    void CCC_A11_equalCountsAreNobodys()
    {
        const Rules rules = makeRules();
        const State state = withCoins(rules, "{\"A1\":[3,3,0]}", 0, "2s");
        QCOMPARE(rules.holder(state, 0), kNoSeat);
        QCOMPARE(int(state.score[0] + state.score[1] + state.score[2]), 0);
    }

    void CCC_7_onlyTheOwnerAdds()
    {
        const Rules rules = makeRules();
        const char *coins = "{\"C3\":[0,2,0]}";
        for (const int seat : {0, 2})
            QCOMPARE(
                verdict(rules, withCoins(rules, coins, seat, "10s 6h"), "place C3 with 10s+6h"),
                std::string("CCC-12 refuse.n1"));
        QCOMPARE(verdict(rules, withCoins(rules, coins, 1, "10s 6h"), "place C3 with 10s+6h"),
                 std::string("ok"));
    }

    void CCC_12_refusalSaysWhoHasHowManyMore()
    {
        const Rules rules = makeRules();
        const State state = withCoins(rules, "{\"E4\":[0,1,3]}", 0, "Ks Kh Kd Kc Qs");
        const Check check = rules.check(state, *rules.parseMove("place E4 with Ks+Kh+Kd+Kc+Qs"));
        QVERIFY(check);
        QCOMPARE(check->clause, std::string("CCC-12"));
        QCOMPARE(english(check->text),
                 std::string("E4 is barred: Player 3 has 3 coins more there."));
        QCOMPARE(japanese(check->text),
                 std::string("E4 には置けません。席3のコインが3枚多いマスです。"));
    }

    void CCC_22_onlyNearOpensNeighbours()
    {
        const Rules rules = makeRules({{"advanced_rule", true}});
        const State state =
            withCoins(rules, "{\"C3\":[2,0,0],\"E5\":[1,0,0],\"A6\":[0,1,0]}", 0, "10s 6h");
        const SquareSet open = rules.open(state, 0);
        QVERIFY(!open.test(*rules.board().slot("C4")) && !open.test(*rules.board().slot("B3")));
        QVERIFY(open.test(*rules.board().slot("E4")) && open.test(*rules.board().slot("E5")));
        QVERIFY(open.test(*rules.board().slot("C3"))); // isolated: P1 still fits
    }

    void CCC_11_masksAgreeWithTheChecks()
    {
        for (const bool advanced : {false, true}) {
            const Rules rules = makeRules({{"advanced_rule", advanced}});
            Rng rng(advanced ? 5 : 3);
            for (int round = 0; round < 60; ++round) {
                Json coins = Json::object();
                for (int i = 0; i < 14; ++i)
                    coins[rules.board().name(static_cast<int>(rng.below(36)))] = {
                        rng.below(4), rng.below(4), rng.below(3)};
                const State state = position(rules, {{"coins", coins}});
                const SquareSet open = rules.open(state, 0);
                const SquareSet single = rules.openToSingle(state, 0, open);
                for (int slot = 0; slot < 36; ++slot) {
                    QCOMPARE(!rules.checkSquare(state, slot, false), open.test(slot));
                    QCOMPARE(!rules.checkSquare(state, slot, true), single.test(slot));
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestPlacing)
#include "tst_placing.moc"
