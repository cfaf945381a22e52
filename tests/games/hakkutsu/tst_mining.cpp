#include "definition.h"
#include "fixture.h"
#include "game/rule_check.h"
#include "rules/schema.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::hakkutsu;
using namespace takujo::hakkutsu::test;

/// The mining phase and the equipment that belongs to it.
class TestMining : public QObject
{
    Q_OBJECT

private slots:
    void HK_15_costsCoinsAndIsOptional();
    void HK_15_notWhereSomebodyElseIs();
    void HK_15_isOnlyAskedWhereSomeHandCould();
    void HK_16_HK_A14_nextCardIsTurnedUp();
    void HK_17_HK_14_cartAsInTheManual();
    void HK_A10_moreRocksThanACartHoldsIsCautioned();
    void HK_18_HK_A20_mobilityNeverBecomesZero();
    void HK_15_HK_A20_someRockMustFitPurseAndCart();
    void HK_A10_carryCostZeroCoversNothing();
    void HK_A12_oneRockATurn();
    void HK_A15_HK_20_grantsAndLightCases();
    void HK_15_HK_20_equipmentThatHelpsIsNamedBefore();
    void HK_20_doubleDig();
    void HK_A23_orderOfMining();
    void HK_21_HK_A23_obsidianAndGold();
};

void TestMining::HK_15_costsCoinsAndIsOptional()
{
    const Rules rules = makeRules();
    State state = Scene(rules).at(0, "B1").coins(0, 3).pile("A1", {"Ruby", "?"}).state();
    State left = state;
    play(rules, state, {"go A1", "mine"});
    QCOMPARE(int(state.coins[0]), 1);
    QCOMPARE(int(state.cart[0][0].kind), rock(rules, "Ruby"));
    play(rules, left, {"go A1", "skip"});
    QCOMPARE(int(left.coins[0]), 3);
    state = Scene(rules).at(0, "B1").coins(0, 1).hand(0, {"E7"}).pile("A1", {"Ruby", "?"}).state();
    play(rules, state, {"go A1"}); // a grant could help, so it is asked
    QCOMPARE(verdict(rules, state, "mine"), "HK-15 refuse.coins");
    QCOMPARE(moves(rules, state), std::vector<std::string>{"skip"});
    QCOMPARE(rules.moveText(*rules.forced(rules.view(state, 0))), std::string("skip"));
}

void TestMining::HK_15_notWhereSomebodyElseIs()
{
    const Rules rules = makeRules();
    Scene scene(rules);
    scene.pile("C2", {"Granite", "?"}).at(1, "C2").hand(0, {"E2"});
    State state = scene.state();
    play(rules, state, {"go C2"});
    QCOMPARE(verdict(rules, state, "mine"), "HK-15 refuse.shared");
    state = scene.hand(0, {"E1"}).state();
    play(rules, state, {"go C2"});
    QCOMPARE(verdict(rules, state, "mine"), "HK-15 refuse.joint.way");
    play(rules, state, {"mine with E1"});
    QCOMPARE(int(state.discards[toIndex(Effect::Joint)]), 1);
    // alone, Joint dig is not spent
    state = Scene(rules).pile("C2", {"Granite", "?"}).hand(0, {"E1"}).state();
    play(rules, state, {"go C2"});
    QCOMPARE(verdict(rules, state, "mine with E1"), "HK-A15 refuse.joint");
    QCOMPARE(verdict(rules, state, "mine with E1+E1"), "HK-20 refuse.hand");
    play(rules, state, {"mine"});
    QCOMPARE(int(state.handSize[0]), 1);
}

void TestMining::HK_15_isOnlyAskedWhereSomeHandCould()
{
    const Rules rules = makeRules();
    State state = Scene(rules).at(0, "B1").coins(0, 0).pile("A1", {"Ruby", "?"}).state();
    play(rules, state, {"go A1"}); // no coins, no cards: evident to everybody
    QCOMPARE(int(rules.actor(state)), 1);
    // a diamond costs 4: two grants; one card in hand cannot be enough
    state = Scene(rules).at(0, "B1").coins(0, 0).hand(0, {"E4"}).pile("A1", {"Diamond"}).state();
    play(rules, state, {"go A1"});
    QCOMPARE(int(rules.actor(state)), 1);
}

void TestMining::HK_16_HK_A14_nextCardIsTurnedUp()
{
    const Rules rules = makeRules();
    State state = Scene(rules).pile("C2", {"Basalt", "?"}).state();
    const auto c2 = toIndex(cell(rules, "C2"));
    const int empty = state.empty;
    play(rules, state, {"go C2", "mine"});
    QVERIFY(state.piles[c2].faceUp());
    QCOMPARE(int(state.piles[c2].height), 1);
    QCOMPARE(int(state.empty), empty); // one card is still there
    play(rules, state, {"go C2"});
    QCOMPARE(int(rules.actor(state)), 0); // somebody is there: no mining
    const Rules hidden = makeRules({{"reveal_next_after_mining", "no"}});
    state = Scene(hidden).pile("C2", {"Basalt", "?"}).state();
    play(hidden, state, {"go C2", "mine"});
    QVERIFY(!state.piles[c2].faceUp());
}

void TestMining::HK_17_HK_14_cartAsInTheManual()
{
    const Rules rules = makeRules();
    State state = Scene(rules)
                      .at(0, "C1")
                      .pile("B1", {"Gabbro", "?"})
                      .pile("A2", {"Chert", "?"})
                      .at(1, "E5")
                      .state();
    QCOMPARE(rules.mobility(state, 0), 3);
    play(rules, state, {"go B1", "mine"}); // carry cost 2
    QCOMPARE(rules.mobility(state, 0), 2);
    play(rules, state, {"go D5"});
    if (state.phase == Phase::Mine)
        play(rules, state, {"skip"});
    play(rules, state, {"go A2", "mine"}); // carry cost 1: "the mobility is still 2"
    QCOMPARE(int(state.units[0]), 3);
    QCOMPARE(rules.mobility(state, 0), 2);
    QCOMPARE(verdictOf({{"cart_track", Json::array({{{"mobility", 2}}, {{"mobility", 3}}})}}),
             "HK-17 schema.track");
}

/// A cart of two numbers holds one unit; rocks of two were let through, and nothing was ever dug.
void TestMining::HK_15_HK_A20_someRockMustFitPurseAndCart()
{
    Json rocks = schema().find("rocks")->def;
    for (Json &row : rocks)
        row["carry_cost"] = 2;
    const auto carts = [&rocks](const std::vector<int> &numbers) {
        Json track = Json::array();
        for (const int mobility : numbers)
            track.push_back({{"mobility", mobility}});
        return verdictOf({{"rocks", rocks}, {"cart_track", track}});
    };
    QCOMPARE(carts({3, 1}), "HK-15 schema.rocks.dear");
    QCOMPARE(carts({3, 2, 1}), "ok");
}

/// A cart of this program ends at kMaxLoads rocks; mining was silently not offered any more.
void TestMining::HK_A10_moreRocksThanACartHoldsIsCautioned()
{
    const auto report = [](int light) {
        Json rocks = schema().find("rocks")->def;
        for (Json &row : rocks) {
            if (light > 0 && row["carry_cost"] != 0) {
                light -= row["copies"].get<int>();
                row["carry_cost"] = 0;
            }
        }
        RuleSet rules;
        rules.game = "hakkutsu";
        rules.nameJa = rules.nameEn = "light";
        (*rules.changes)["rocks"] = rocks;
        return checkRules(definition(), rules);
    };
    QVERIFY(report(0).problems.empty());
    const RuleReport many = report(20);
    QVERIFY(many.ok()); // a caution, no error
    QCOMPARE(many.problems.size(), std::size_t{1});
    QCOMPARE(many.problems.front().severity, Severity::Caution);
    QCOMPARE(many.problems.front().clause, std::string("HK-A10"));
    QCOMPARE(many.problems.front().path, std::string("/changes/rocks"));
}

void TestMining::HK_18_HK_A20_mobilityNeverBecomesZero()
{
    const Rules rules = makeRules();
    QCOMPARE(rules.params().capacity(), 5); // six numbers, less one
    Scene scene(rules);
    scene.at(0, "B1")
        .pile("A1", {"Ruby", "?"})
        .cart(0, {"Kimberlite", "Granite"})
        .hand(0, {"E1"}); // four units
    State state = scene.state();
    play(rules, state, {"go A1"});
    QCOMPARE(verdict(rules, state, "mine"), "HK-18 refuse.load");
    state = scene.hand(0, {"E5"}).state();
    play(rules, state, {"go A1", "mine with E5"});
    QCOMPARE(int(state.units[0]), 5);
    QCOMPARE(rules.mobility(state, 0), 1);
    state = Scene(rules)
                .at(0, "B1")
                .pile("A1", {"Ruby", "?"})
                .got(0, {"Magnetite"})
                .cart(0, {"Kimberlite", "Granite"})
                .hand(0, {"E1"})
                .state();
    play(rules, state, {"go A1"}); // magnetite adds no room
    QCOMPARE(verdict(rules, state, "mine"), "HK-18 refuse.load");
}

void TestMining::HK_A10_carryCostZeroCoversNothing()
{
    const Rules rules = makeRules();
    State state =
        Scene(rules).pile("C2", {"Pumice", "?"}).cart(0, {"Kimberlite", "Gabbro"}).state(); // full
    QCOMPARE(int(state.units[0]), 5);
    play(rules, state, {"go C2", "mine"});
    QCOMPARE(int(state.units[0]), 5);
    QCOMPARE(int(state.cart[0].size()), 3);
}

void TestMining::HK_A12_oneRockATurn()
{
    const Rules rules = makeRules();
    State state = Scene(rules).pile("C2", {"Basalt", "Slate"}).state();
    play(rules, state, {"go C2", "mine"});
    QCOMPARE(int(rules.actor(state)), 1);
    QCOMPARE(int(state.piles[toIndex(cell(rules, "C2"))].height), 1);
}

void TestMining::HK_A15_HK_20_grantsAndLightCases()
{
    const Rules rules = makeRules();
    Scene scene(rules);
    scene.at(0, "B1").coins(0, 3).pile("A1", {"Ruby", "?"}).hand(0, {"E4", "E4", "E5", "E5", "E5"});
    State state = scene.state();
    play(rules, state, {"go A1"});
    QVERIFY(has(moves(rules, state), "mine with E4+E5+E5"));
    QCOMPARE(verdict(rules, state, "mine with E4+E4"),
             "HK-A15 refuse.grant"); // 2 − 2 is free already
    QCOMPARE(verdict(rules, state, "mine with E5+E5+E5"), "HK-A15 refuse.case");
    play(rules, state, {"mine with E4+E5"});
    QCOMPARE(int(state.coins[0]), 3);
    QCOMPARE(int(state.units[0]), 1);
    QCOMPARE(int(state.cart[0][0].lighter), 1);
    // several add up: a diamond costs 4
    state =
        Scene(rules).at(0, "B1").coins(0, 0).hand(0, {"E4", "E4"}).pile("A1", {"Diamond"}).state();
    play(rules, state, {"go A1"});
    QCOMPARE(verdict(rules, state, "mine with E4"), "HK-15 refuse.coins");
    play(rules, state, {"mine with E4+E4"});
    // not on a free card
    state = Scene(rules).pile("C2", {"Basalt", "?"}).hand(0, {"E4"}).state();
    play(rules, state, {"go C2"});
    QCOMPARE(verdict(rules, state, "mine with E4"), "HK-A15 refuse.grant");
}

// A hint may lead there: the table must not say that it cannot be.
void TestMining::HK_15_HK_20_equipmentThatHelpsIsNamedBefore()
{
    const Rules rules = makeRules();
    const auto told = [&](int coins, int units, const std::vector<std::string> &hand) {
        Scene scene(rules);
        scene.at(0, "B1").coins(0, coins).hand(0, hand).pile("A1", {"Ruby", "?"});
        State state = scene.state();
        state.units[0] = static_cast<std::uint8_t>(units);
        const Presentation table = rules.table(rules.view(state, 0));
        for (const PromptOption &option : table.prompt.options)
            if (option.anchor == cellId(cell(rules, "A1")))
                return option.effect.id;
        return std::string();
    };
    const int full = rules.params().capacity();
    QCOMPARE(told(4, 0, {}), "effect.go.mine");
    QCOMPARE(told(1, 0, {}), "effect.go.dear");
    QCOMPARE(told(1, 0, {"E4"}), "effect.go.grant");
    QCOMPARE(told(4, full, {}), "effect.go.heavy");
    QCOMPARE(told(4, full, {"E5"}), "effect.go.heavy"); // one unit less is not enough
    QCOMPARE(told(4, full, {"E5", "E5"}), "effect.go.case");
}

void TestMining::HK_20_doubleDig()
{
    const Rules rules = makeRules();
    Scene scene(rules);
    scene.pile("C2", {"Granite", "Schist"}).hand(0, {"E6"}).coins(0, 1);
    State state = scene.state();
    play(rules, state, {"go C2", "mine"});
    QCOMPARE(state.phase, Phase::Double);
    QVERIFY(rules.table(rules.view(state, 0)).prompt.quiet);
    QCOMPARE(verdict(rules, state, "again"), "HK-15 refuse.coins"); // pay as usual
    state = scene.coins(0, 2).state();
    play(rules, state, {"go C2", "mine", "again"});
    QCOMPARE(int(state.cart[0].size()), 2);
    QCOMPARE(int(state.empty), 1);
    QCOMPARE(int(state.handSize[0]), 0);
    // asked of every hand, answered at once by who has no such card
    state = scene.hand(0, {"E2"}).state();
    play(rules, state, {"go C2", "mine"});
    QCOMPARE(state.phase, Phase::Double);
    QCOMPARE(rules.moveText(*rules.forced(rules.view(state, 0))), std::string("enough"));
    // and of no empty hand
    state = scene.hand(0, {}).state();
    play(rules, state, {"go C2", "mine"});
    QCOMPARE(int(rules.actor(state)), 1);
}

void TestMining::HK_A23_orderOfMining()
{
    const Rules rules = makeRules();
    State state = Scene(rules)
                      .at(0, "B1")
                      .pile("A1", {"Ruby", "?"})
                      .hand(0, {"E4", "E6"})
                      .got(0, {"Native gold"})
                      .coins(0, 2)
                      .state();
    Events events;
    play(rules, state, {"go A1"});
    play(rules, state, {"mine with E4"}, &events);
    const std::string told = log(events, 0);
    const auto where = [&](const char *words) { return told.find(words); };
    QVERIFY(where("Used Grant") < where("Mined Ruby"));
    QVERIFY(where("Mined Ruby") < where("Took 1 coin"));
    QVERIFY(where("Took 1 coin") < where("is turned up"));
    QCOMPARE(int(state.coins[0]), 3);
    QCOMPARE(state.phase, Phase::Double);
}

void TestMining::HK_21_HK_A23_obsidianAndGold()
{
    const Rules rules = makeRules();
    State state = Scene(rules).got(0, {"Obsidian"}).pile("C2", {"Granite", "?"}).state();
    play(rules, state, {"go C2", "mine"});
    QCOMPARE(int(state.coins[0]), 4); // cost 1 − 1
    state = Scene(rules).got(0, {"Obsidian"}).at(0, "B1").pile("A1", {"Ruby", "?"}).state();
    play(rules, state, {"go A1", "mine"});
    QCOMPARE(int(state.coins[0]), 2); // C cards cost as printed
    state = Scene(rules).cart(0, {"Obsidian"}).pile("C2", {"Granite", "?"}).state();
    play(rules, state, {"go C2", "mine"});
    QCOMPARE(int(state.coins[0]), 3); // on the cart it does nothing yet
    // two grants on a granite of one coin: reductions first, then never below 0
    state = Scene(rules).got(0, {"Obsidian"}).pile("C2", {"Granite", "?"}).hand(0, {"E4"}).state();
    play(rules, state, {"go C2"});
    QCOMPARE(verdict(rules, state, "mine with E4"), "HK-A15 refuse.grant");
}

QTEST_APPLESS_MAIN(TestMining)
#include "tst_mining.moc"
