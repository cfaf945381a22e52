#include "fixture.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::hakkutsu;
using namespace takujo::hakkutsu::test;

/// The movement phase and the equipment that belongs to it.
class TestMoving : public QObject
{
    Q_OBJECT

private slots:
    void HK_9_movingComesFirstThenMining();
    void HK_13_HK_14_upToTheMobilityAndNeverStaying();
    void HK_13_HK_A2_occupiedAndEmptyCellsMayBeEntered();
    void HK_A1_onlyTheEndCellMatters();
    void HK_A15_HK_A20_bootsAsFewAsNeeded();
    void HK_20_helicopterFliesHomeWithoutADraw();
    void HK_20_radarLooksAndSwaps();
    void HK_20_aCardWorksInItsPhaseOnly();
    void HK_20_radarIsPrivate();
    void HK_20_radarMakesMiningCheaper();
    void HK_A22_walkingOverTheBaseIsNothing();
};

void TestMoving::HK_9_movingComesFirstThenMining()
{
    const Rules rules = makeRules();
    State state = Scene(rules).pile("C2", {"Granite", "?"}).state();
    QCOMPARE(verdict(rules, state, "mine"), "HK-9 refuse.phase");
    play(rules, state, {"go C2"});
    QCOMPARE(state.phase, Phase::Mine);
    QCOMPARE(verdict(rules, state, "go C3"), "HK-9 refuse.phase");
    play(rules, state, {"skip"});
    QCOMPARE(int(rules.actor(state)), 1);
}

void TestMoving::HK_13_HK_14_upToTheMobilityAndNeverStaying()
{
    const Rules rules = makeRules();
    State state = Scene(rules).at(0, "C3").state();
    QCOMPARE(moves(rules, state).size(), std::size_t{20}); // all but the corners, four steps away
    QCOMPARE(verdict(rules, state, "go A1"), "HK-13 refuse.far");
    QCOMPARE(verdict(rules, state, "go B1"), "ok"); // three steps, not diagonally
    QCOMPARE(verdict(rules, state, "go C3"), "HK-A1 refuse.stay");
    state =
        Scene(rules).at(0, "C3").cart(0, {"Gabbro", "Granite"}).state(); // three units: mobility 2
    QCOMPARE(rules.mobility(state, 0), 2);
    QCOMPARE(verdict(rules, state, "go B1"), "HK-13 refuse.far");
    QCOMPARE(verdict(rules, state, "go A3"), "ok");
}

void TestMoving::HK_13_HK_A2_occupiedAndEmptyCellsMayBeEntered()
{
    const Rules rules = makeRules();
    State state = Scene(rules).pile("B3", {}).at(1, "B3").state();
    play(rules, state, {"go B3"});
    QCOMPARE(state.pos[0], state.pos[1]);
    QCOMPARE(int(rules.actor(state)), 1); // nothing to mine there: the turn is over
}

void TestMoving::HK_A1_onlyTheEndCellMatters()
{
    const Rules rules = makeRules();
    const State state = Scene(rules).at(0, "B3").state();
    QVERIFY(!has(moves(rules, state), "go B3"));
    QCOMPARE(verdict(rules, state, "go B3"), "HK-A1 refuse.stay");
    QVERIFY(has(moves(makeRules({{"return_to_start", "yes"}}), state), "go B3"));
}

void TestMoving::HK_A15_HK_A20_bootsAsFewAsNeeded()
{
    const Rules rules = makeRules();
    State state = Scene(rules).hand(0, {"E2", "E2"}).pile("A1", {"Amber", "?"}).state();
    QCOMPARE(verdict(rules, state, "go A1"), "HK-13 refuse.far"); // boots in hand do not walk alone
    QCOMPARE(verdict(rules, state, "go A1 with E2+E2"), "HK-A15 refuse.boots");
    QCOMPARE(verdict(rules, state, "go A1 with E2+E2+E2"), "HK-20 refuse.hand");
    QCOMPARE(verdict(rules, state, "go B3 with E2"), "HK-A15 refuse.boots");
    play(rules, state, {"go A1 with E2"});
    QCOMPARE(int(state.handSize[0]), 1);
    QCOMPARE(int(state.discards[toIndex(Effect::Boots)]), 1);
    // HK-A20: magnetite holds at 2, boots come on top
    state = Scene(rules)
                .got(0, {"Magnetite"})
                .cart(0, {"Kimberlite", "Gabbro"})
                .hand(0, {"E2"})
                .state();
    QCOMPARE(rules.mobility(state, 0), 2);
    QCOMPARE(verdict(rules, state, "go A1 with E2"), "ok");
}

void TestMoving::HK_20_helicopterFliesHomeWithoutADraw()
{
    const Rules rules = makeRules();
    State state = Scene(rules).hand(0, {"E3"}).state();
    QCOMPARE(verdict(rules, state, "helicopter"), "HK-20 refuse.helicopter"); // not from the base
    state = Scene(rules).at(0, "A1").hand(0, {"E3"}).coins(0, 1).cart(0, {"Ruby"}).state();
    QCOMPARE(verdict(rules, state, "radar"), "HK-20 refuse.hand");
    const int deck = state.deckSize;
    play(rules, state, {"helicopter"});
    QCOMPARE(int(state.coins[0]), 4);
    QCOMPARE(int(state.got[0][toIndex(rock(rules, "Ruby"))]), 1);
    QCOMPARE(int(state.deckSize), deck);
    QCOMPARE(int(state.handSize[0]), 0);
    QCOMPARE(int(rules.actor(state)), 1);
}

void TestMoving::HK_20_radarLooksAndSwaps()
{
    const Rules rules = makeRules();
    State state = Scene(rules).hand(0, {"E7"}).pile("A1", {"Amber", "?"}).emptyBut(0).state();
    QCOMPARE(verdict(rules, state, "look A1"), "HK-20 refuse.phase");
    QCOMPARE(verdict(rules, state, "swap"), "HK-20 refuse.phase");
    play(rules, state, {"radar"});
    QCOMPARE(verdict(rules, state, "go B3"), "HK-20 refuse.phase");
    QCOMPARE(rules.check(state, makeMove(kLook, kMaxCells))->clause, std::string("HK-2"));
    QCOMPARE(moves(rules, state), std::vector<std::string>{"look A1"});
    QCOMPARE(verdict(rules, state, "look B1"), "HK-20 refuse.radar.nothing");
    play(rules, state, {"look A1"});
    const int corner = cell(rules, "A1");
    const int below = state.piles[toIndex(corner)].kind[1];
    QCOMPARE(int(rules.params().rocks[toIndex(below)].deck), int(kDeckC2));
    play(rules, state, {"swap"});
    const Pile &pile = state.piles[toIndex(corner)];
    QCOMPARE(int(pile.kind[0]), below);
    QVERIFY(pile.faceUp()); // a face-up top gives a face-up new top
    QCOMPARE(int(pile.kind[1]), rock(rules, "Amber"));
    QCOMPARE(int(pile.known[1]), int(kKnownToAll)); // everybody has seen where it went
    QCOMPARE(rules.deckAt(pile, corner, 0), int(kDeckC2));
    QCOMPARE(state.phase, Phase::Move); // still to move
    QCOMPARE(rules.invariants(state), std::vector<std::string>());
    QCOMPARE(verdict(rules, state, "radar"), "HK-20 refuse.hand");
}

void TestMoving::HK_20_aCardWorksInItsPhaseOnly()
{
    const Rules rules = makeRules();
    Scene scene(rules);
    scene.pile("C2", {"Granite", "?"}).pile("C4", {}).hand(0, {"E3", "E6", "E7"});
    State state = scene.state();
    QCOMPARE(verdict(rules, state, "again"), "HK-20 refuse.after");
    play(rules, state, {"go C2"});
    for (const char *move : {"helicopter", "radar"})
        QCOMPARE(verdict(rules, state, move), "HK-20 refuse.moving");
    QCOMPARE(verdict(rules, state, "look A1"), "HK-20 refuse.phase");
    QCOMPARE(verdict(rules, state, "enough"), "HK-20 refuse.after");
    play(rules, state, {"mine"});
    QCOMPARE(verdict(rules, state, "mine"), "HK-A12 refuse.phase"); // one rock a turn
    QCOMPARE(verdict(rules, state, "radar"), "HK-20 refuse.moving");
    state = Scene(rules).hand(0, {"E7"}).emptyBut(0).state();
    QCOMPARE(verdict(rules, state, "radar"), "HK-20 refuse.radar.nothing");
}

void TestMoving::HK_20_radarIsPrivate()
{
    const Rules rules = makeRules({{"face_up_at_start", "no"}}, 3);
    State state = Scene(rules).hand(0, {"E7"}).pile("B3", {"?", "?"}).state();
    Events events;
    play(rules, state, {"radar", "look B3"}, &events);
    const auto b3 = toIndex(cell(rules, "B3"));
    QVERIFY(rules.view(state, 0).piles[b3].kind[0] != kNone);
    QCOMPARE(int(rules.view(state, 1).piles[b3].kind[0]), int(kNone));
    QCOMPARE(int(rules.view(state, kNoSeat).piles[b3].kind[1]), int(kNone));
    const std::string name = english(rockName(rules.params(), state.piles[b3].kind[0]));
    QVERIFY(log(events, 0).find(name) != std::string::npos);
    QVERIFY(log(events, 1).find(name) == std::string::npos);
    play(rules, state, {"swap"});
    QVERIFY(!state.piles[b3].faceUp()); // face down it stays
    QCOMPARE(int(rules.view(state, 1).piles[b3].kind[0]), int(kNone));
}

void TestMoving::HK_20_radarMakesMiningCheaper()
{
    const Rules rules = makeRules();
    State state = Scene(rules).hand(0, {"E7"}).pile("B3", {"Granite", "?"}).state();
    play(rules, state, {"radar", "look B3", "leave", "go B3", "mine"});
    QCOMPARE(int(state.coins[0]), 4);                                // granite costs 1, less 1
    QCOMPARE(int(state.piles[toIndex(cell(rules, "B3"))].flags), 0); // this turn only
}

void TestMoving::HK_A22_walkingOverTheBaseIsNothing()
{
    const Rules rules = makeRules();
    State state = Scene(rules)
                      .at(0, "C2")
                      .coins(0, 1)
                      .cart(0, {"Granite"})
                      .pile("C4", {"Basalt", "?"})
                      .state();
    play(rules, state, {"go C4"});
    QCOMPARE(int(state.coins[0]), 1);
    QCOMPARE(int(state.cart[0].size()), 1);
    const Rules treasure = makeRules({{"mode", "treasure"}});
    state = Scene(treasure).coins(0, 1).state();
    play(treasure, state, {"go C3"}); // two steps from base to base are a base action
    QCOMPARE(int(state.coins[0]), 4);
    QCOMPARE(int(state.handSize[0]), 1);
}

QTEST_APPLESS_MAIN(TestMoving)
#include "tst_moving.moc"
