#include "fixture.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::hakkutsu;
using namespace takujo::hakkutsu::test;

/// The base action, the equipment deck, special rocks, and how the game ends.
class TestBase : public QObject
{
    Q_OBJECT

private slots:
    void HK_19_threeThingsInOrder();
    void HK_19_HK_A2_otherPawnsDoNotMatter();
    void HK_A4_fundsAboveTheLimitAreKept();
    void HK_A5_noBaseActionWithoutMoving();
    void HK_A6_noLimitToTheHand();
    void HK_A17_emptyBankGivesWhatItHas();
    void HK_20_HK_A19_discardsBecomeTheDeck();
    void HK_21_HK_A18_pyriteFromTheNextVisit();
    void HK_21_magnetiteHoldsTheMobility();
    void HK_10_HK_11_endsWithTheRound();
    void HK_12_fixedNumberOfRounds();
    void HK_A13_endsAtTheCap();
    void HK_A14_onlyWholePilesCount();
};

void TestBase::HK_19_threeThingsInOrder()
{
    const Rules rules = makeRules();
    State state = Scene(rules).at(0, "C1").coins(0, 1).cart(0, {"Granite", "Ruby"}).state();
    Events events;
    play(rules, state, {"go C3"}, &events);
    QCOMPARE(int(state.coins[0]), 4);
    QCOMPARE(int(state.cart[0].size()), 0);
    QCOMPARE(int(state.got[0][toIndex(rock(rules, "Ruby"))]), 1);
    QCOMPARE(rules.mobility(state, 0), 3);
    QCOMPARE(int(state.handSize[0]), 1);
    QCOMPARE(int(state.deckSize), 27);
    const std::string told = log(events, 0);
    QVERIFY(told.find("Took 3 coins") < told.find("Acquired 2 rocks"));
    QVERIFY(told.find("Acquired 2 rocks") < told.find("Drew an equipment card"));
    QCOMPARE(int(rules.actor(state)), 1); // no mining at the base
}

void TestBase::HK_19_HK_A2_otherPawnsDoNotMatter()
{
    const Rules rules = makeRules();
    State state = Scene(rules).at(0, "C2").at(1, "C3").coins(0, 0).state();
    play(rules, state, {"go C3"});
    QCOMPARE(int(state.coins[0]), 4);
}

void TestBase::HK_A4_fundsAboveTheLimitAreKept()
{
    const Rules rules = makeRules();
    State state = Scene(rules).at(0, "C2").coins(0, 6).state();
    play(rules, state, {"go C3"});
    QCOMPARE(int(state.coins[0]), 6);
    // everybody may start with more than the limit
    QCOMPARE(verdictOf({{"start_funds", 8}}), "ok");
    const Rules rich = makeRules({{"start_funds", 8}});
    State start = Scene(rich).at(0, "C2").coins(0, 8).coins(1, 8).state();
    play(rich, start, {"go C3"});
    QCOMPARE(int(start.coins[0]), 8);
}

void TestBase::HK_A5_noBaseActionWithoutMoving()
{
    const Rules rules = makeRules();
    const State state = Scene(rules).coins(0, 0).state();
    QCOMPARE(verdict(rules, state, "go C3"), "HK-A1 refuse.stay");
}

void TestBase::HK_A6_noLimitToTheHand()
{
    const Rules rules = makeRules();
    State state = Scene(rules)
                      .at(0, "C2")
                      .hand(0, {"E1", "E2", "E3", "E4", "E5", "E6", "E7", "E1", "E2", "E3"})
                      .state();
    play(rules, state, {"go C3"});
    QCOMPARE(int(state.handSize[0]), 11);
}

void TestBase::HK_A17_emptyBankGivesWhatItHas()
{
    const Rules rules = makeRules({{"coin_supply", 8}});
    State state = Scene(rules).at(0, "C2").coins(0, 1).coins(1, 6).state(); // one coin in the bank
    play(rules, state, {"go C3"});
    QCOMPARE(int(state.coins[0]), 2);
    QCOMPARE(int(state.bank), 0);
}

void TestBase::HK_20_HK_A19_discardsBecomeTheDeck()
{
    const Rules rules = makeRules();
    Json all = Json::array();
    for (const char *code : {"E1", "E2", "E3", "E4", "E5", "E6", "E7"})
        for (int i = 0; i < (code[1] == '7' ? 3 : 4); ++i)
            all.push_back(code);
    State state =
        Scene(rules).at(0, "C2").at(1, "C2").set("discards", all).state(); // one card left
    play(rules, state, {"go C3"});
    QCOMPARE(int(state.deckSize), 0);
    QCOMPARE(total(state.discards), 27); // HK-A19: not yet
    play(rules, state, {"go C3"});
    QCOMPARE(total(state.discards), 0);
    QCOMPARE(int(state.deckSize), 26);
    QCOMPARE(int(state.epoch), 2);
    QCOMPARE(int(state.handSize[1]), 1);
    // both empty: nothing is drawn
    const Rules few = makeRules({{"equipment", Json::array({{{"effect", "boots"},
                                                             {"name_ja", "靴"},
                                                             {"name_en", "Boots"},
                                                             {"copies", 1},
                                                             {"amount", 2}}})}});
    state = Scene(few).at(0, "C2").hand(1, {"E2"}).state();
    play(few, state, {"go C3"});
    QCOMPARE(int(state.handSize[0]), 0);
}

void TestBase::HK_21_HK_A18_pyriteFromTheNextVisit()
{
    const Rules rules = makeRules();
    State state =
        Scene(rules).at(0, "C2").at(1, "B1").coins(0, 0).cart(0, {"Pyrite"}).pile("C4", {}).state();
    play(rules, state, {"go C3"});
    QCOMPARE(int(state.coins[0]), 4); // funds come first
    QCOMPARE(rules.fundLimit(state, 0), 5);
    play(rules, state, {"go C3", "go C4", "go B3"}, nullptr);
    if (state.phase == Phase::Mine)
        play(rules, state, {"skip"});
    play(rules, state, {"go C3"});
    QCOMPARE(int(state.coins[0]), 5);
}

void TestBase::HK_21_magnetiteHoldsTheMobility()
{
    const Rules rules = makeRules();
    const State with = Scene(rules).got(0, {"Magnetite"}).cart(0, {"Kimberlite", "Gabbro"}).state();
    QCOMPARE(rules.mobility(with, 0), 2);
    const State without = Scene(rules).cart(0, {"Kimberlite", "Gabbro"}).state();
    QCOMPARE(rules.mobility(without, 0), 1);
}

void TestBase::HK_10_HK_11_endsWithTheRound()
{
    const Rules rules = makeRules({}, 3);
    Scene scene(rules);
    scene.pile("C2", {"Basalt"}).pile("C4", {}).pile("B3", {}).pile("D3", {});
    State state = scene.emptyBut(12).state(); // twelve full piles, basalt, the rest empty
    QCOMPARE(int(state.empty), 11);
    Events events;
    play(rules, state, {"go C2", "mine"}, &events);
    QCOMPARE(int(state.empty), 12);
    QVERIFY(log(events, kNoSeat).find("the game ends with this round") != std::string::npos);
    const auto lastRound = [&] {
        return factsFrom<TableFacts>(rules.table(rules.view(state, 0)).facts.values()).lastRound;
    };
    QVERIFY(lastRound());
    QCOMPARE(int(rules.actor(state)), 1); // in the middle of a round: it is finished
    play(rules, state, {"go C4", "go B3"});
    QCOMPARE(int(rules.actor(state)), int(kNoSeat));
    QCOMPARE(state.end, EndReason::EmptyCells);
    QVERIFY(!lastRound()); // it is over
    QCOMPARE(rules.outcome(state).clause, std::string("HK-11"));
    QCOMPARE(verdict(rules, state, "go C2"), "HK-11 refuse.over");
}

void TestBase::HK_12_fixedNumberOfRounds()
{
    const Rules rules = makeRules({{"end_mode", "rounds"}, {"rounds", 4}});
    State state =
        Scene(rules).emptyBut(0).set("round", 3).state(); // all cells are empty: that ends nothing
    play(rules, state, {"go C2", "go C2"});
    QCOMPARE(int(state.round), 4);
    play(rules, state, {"go C3", "go C3"});
    QCOMPARE(state.end, EndReason::Rounds);
    QCOMPARE(rules.outcome(state).clause, std::string("HK-12"));
    QCOMPARE(verdict(rules, state, "go C2"), "HK-12 refuse.over");
}

void TestBase::HK_A13_endsAtTheCap()
{
    const Rules rules = makeRules({{"round_cap", 20}});
    State state = Scene(rules).pile("C2", {}).set("round", 20).state();
    play(rules, state, {"go C2", "go C2"});
    QCOMPARE(state.end, EndReason::Cap);
    QCOMPARE(rules.outcome(state).clause, std::string("HK-A13"));
    QCOMPARE(verdict(rules, state, "go C2"), "HK-A13 refuse.over");
    QVERIFY(rules.outcome(state).winners != 0);
}

void TestBase::HK_A14_onlyWholePilesCount()
{
    const Rules rules = makeRules({{"mode", "treasure"}});
    State state = Scene(rules).pile("C2", {"Basalt", "?"}).state();
    QCOMPARE(int(state.empty), 0);
    play(rules, state, {"go C2", "mine"});
    QCOMPARE(int(state.empty), 0); // a face-down card is a rock
    state = Scene(rules).pile("C2", {"Basalt"}).state();
    play(rules, state, {"go C2", "mine"});
    QCOMPARE(int(state.empty), 1);
}

QTEST_APPLESS_MAIN(TestBase)
#include "tst_base.moc"
