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
    const Core core = makeCore();
    State state = Scene(core).pile("C2", {"Granite", "?"}).state();
    QCOMPARE(verdict(core, state, "mine"), "HK-9 refuse.phase");
    play(core, state, {"go C2"});
    QCOMPARE(state.phase, Phase::Mine);
    QCOMPARE(verdict(core, state, "go C3"), "HK-9 refuse.phase");
    play(core, state, {"skip"});
    QCOMPARE(int(core.actor(state)), 1);
}

void TestMoving::HK_13_HK_14_upToTheMobilityAndNeverStaying()
{
    const Core core = makeCore();
    State state = Scene(core).at(0, "C3").state();
    QCOMPARE(moves(core, state).size(), std::size_t{20}); // all but the corners, four steps away
    QCOMPARE(verdict(core, state, "go A1"), "HK-13 refuse.far");
    QCOMPARE(verdict(core, state, "go B1"), "ok"); // three steps, not diagonally
    QCOMPARE(verdict(core, state, "go C3"), "HK-A1 refuse.stay");
    state =
        Scene(core).at(0, "C3").cart(0, {"Gabbro", "Granite"}).state(); // three units: mobility 2
    QCOMPARE(core.mobility(state, 0), 2);
    QCOMPARE(verdict(core, state, "go B1"), "HK-13 refuse.far");
    QCOMPARE(verdict(core, state, "go A3"), "ok");
}

void TestMoving::HK_13_HK_A2_occupiedAndEmptyCellsMayBeEntered()
{
    const Core core = makeCore();
    State state = Scene(core).pile("B3", {}).at(1, "B3").state();
    play(core, state, {"go B3"});
    QCOMPARE(state.pos[0], state.pos[1]);
    QCOMPARE(int(core.actor(state)), 1); // nothing to mine there: the turn is over
}

void TestMoving::HK_A1_onlyTheEndCellMatters()
{
    const Core core = makeCore();
    const State state = Scene(core).at(0, "B3").state();
    QVERIFY(!has(moves(core, state), "go B3"));
    QCOMPARE(verdict(core, state, "go B3"), "HK-A1 refuse.stay");
    QVERIFY(has(moves(makeCore({{"return_to_start", "yes"}}), state), "go B3"));
}

void TestMoving::HK_A15_HK_A20_bootsAsFewAsNeeded()
{
    const Core core = makeCore();
    State state = Scene(core).hand(0, {"E2", "E2"}).pile("A1", {"Amber", "?"}).state();
    QCOMPARE(verdict(core, state, "go A1"), "HK-13 refuse.far"); // boots in hand do not walk alone
    QCOMPARE(verdict(core, state, "go A1 with E2+E2"), "HK-A15 refuse.boots");
    QCOMPARE(verdict(core, state, "go A1 with E2+E2+E2"), "HK-20 refuse.hand");
    QCOMPARE(verdict(core, state, "go B3 with E2"), "HK-A15 refuse.boots");
    play(core, state, {"go A1 with E2"});
    QCOMPARE(int(state.handSize[0]), 1);
    QCOMPARE(int(state.discards[at(Effect::Boots)]), 1);
    // HK-A20: magnetite holds at 2, boots come on top
    state =
        Scene(core).got(0, {"Magnetite"}).cart(0, {"Kimberlite", "Gabbro"}).hand(0, {"E2"}).state();
    QCOMPARE(core.mobility(state, 0), 2);
    QCOMPARE(verdict(core, state, "go A1 with E2"), "ok");
}

void TestMoving::HK_20_helicopterFliesHomeWithoutADraw()
{
    const Core core = makeCore();
    State state = Scene(core).hand(0, {"E3"}).state();
    QCOMPARE(verdict(core, state, "helicopter"), "HK-20 refuse.helicopter"); // not from the base
    state = Scene(core).at(0, "A1").hand(0, {"E3"}).coins(0, 1).cart(0, {"Ruby"}).state();
    QCOMPARE(verdict(core, state, "radar"), "HK-20 refuse.hand");
    const int deck = state.deckSize;
    play(core, state, {"helicopter"});
    QCOMPARE(int(state.coins[0]), 4);
    QCOMPARE(int(state.got[0][at(rock(core, "Ruby"))]), 1);
    QCOMPARE(int(state.deckSize), deck);
    QCOMPARE(int(state.handSize[0]), 0);
    QCOMPARE(int(core.actor(state)), 1);
}

void TestMoving::HK_20_radarLooksAndSwaps()
{
    const Core core = makeCore();
    State state = Scene(core).hand(0, {"E7"}).pile("A1", {"Amber", "?"}).emptyBut(0).state();
    QCOMPARE(verdict(core, state, "look A1"), "HK-20 refuse.phase");
    QCOMPARE(verdict(core, state, "swap"), "HK-20 refuse.phase");
    play(core, state, {"radar"});
    QCOMPARE(verdict(core, state, "go B3"), "HK-20 refuse.phase");
    QCOMPARE(core.check(state, makeMove(kLook, kMaxCells))->clause, std::string("HK-2"));
    QCOMPARE(moves(core, state), std::vector<std::string>{"look A1"});
    QCOMPARE(verdict(core, state, "look B1"), "HK-20 refuse.radar.nothing");
    play(core, state, {"look A1"});
    const int corner = cell(core, "A1");
    const int below = state.piles[at(corner)].kind[1];
    QCOMPARE(int(core.params().rocks[at(below)].deck), int(kDeckC2));
    play(core, state, {"swap"});
    const Pile &pile = state.piles[at(corner)];
    QCOMPARE(int(pile.kind[0]), below);
    QVERIFY(pile.faceUp()); // a face-up top gives a face-up new top
    QCOMPARE(int(pile.kind[1]), rock(core, "Amber"));
    QCOMPARE(int(pile.known[1]), int(kKnownToAll)); // everybody has seen where it went
    QCOMPARE(core.deckAt(pile, corner, 0), int(kDeckC2));
    QCOMPARE(state.phase, Phase::Move); // still to move
    QCOMPARE(core.invariants(state), std::vector<std::string>());
    QCOMPARE(verdict(core, state, "radar"), "HK-20 refuse.hand");
}

void TestMoving::HK_20_aCardWorksInItsPhaseOnly()
{
    const Core core = makeCore();
    Scene scene(core);
    scene.pile("C2", {"Granite", "?"}).pile("C4", {}).hand(0, {"E3", "E6", "E7"});
    State state = scene.state();
    QCOMPARE(verdict(core, state, "again"), "HK-20 refuse.after");
    play(core, state, {"go C2"});
    for (const char *move : {"helicopter", "radar"})
        QCOMPARE(verdict(core, state, move), "HK-20 refuse.moving");
    QCOMPARE(verdict(core, state, "look A1"), "HK-20 refuse.phase");
    QCOMPARE(verdict(core, state, "enough"), "HK-20 refuse.after");
    play(core, state, {"mine"});
    QCOMPARE(verdict(core, state, "mine"), "HK-A12 refuse.phase"); // one rock a turn
    QCOMPARE(verdict(core, state, "radar"), "HK-20 refuse.moving");
    state = Scene(core).hand(0, {"E7"}).emptyBut(0).state();
    QCOMPARE(verdict(core, state, "radar"), "HK-20 refuse.radar.nothing");
}

void TestMoving::HK_20_radarIsPrivate()
{
    const Core core = makeCore({{"face_up_at_start", "no"}}, 3);
    State state = Scene(core).hand(0, {"E7"}).pile("B3", {"?", "?"}).state();
    Events events;
    play(core, state, {"radar", "look B3"}, &events);
    const auto b3 = at(cell(core, "B3"));
    QVERIFY(core.view(state, 0).piles[b3].kind[0] != kNone);
    QCOMPARE(int(core.view(state, 1).piles[b3].kind[0]), int(kNone));
    QCOMPARE(int(core.view(state, kNoSeat).piles[b3].kind[1]), int(kNone));
    const std::string name = english(rockName(core.params(), state.piles[b3].kind[0]));
    QVERIFY(log(events, 0).find(name) != std::string::npos);
    QVERIFY(log(events, 1).find(name) == std::string::npos);
    play(core, state, {"swap"});
    QVERIFY(!state.piles[b3].faceUp()); // face down it stays
    QCOMPARE(int(core.view(state, 1).piles[b3].kind[0]), int(kNone));
}

void TestMoving::HK_20_radarMakesMiningCheaper()
{
    const Core core = makeCore();
    State state = Scene(core).hand(0, {"E7"}).pile("B3", {"Granite", "?"}).state();
    play(core, state, {"radar", "look B3", "leave", "go B3", "mine"});
    QCOMPARE(int(state.coins[0]), 4);                          // granite costs 1, less 1
    QCOMPARE(int(state.piles[at(cell(core, "B3"))].flags), 0); // this turn only
}

void TestMoving::HK_A22_walkingOverTheBaseIsNothing()
{
    const Core core = makeCore();
    State state = Scene(core)
                      .at(0, "C2")
                      .coins(0, 1)
                      .cart(0, {"Granite"})
                      .pile("C4", {"Basalt", "?"})
                      .state();
    play(core, state, {"go C4"});
    QCOMPARE(int(state.coins[0]), 1);
    QCOMPARE(int(state.cart[0].size()), 1);
    const Core treasure = makeCore({{"mode", "treasure"}});
    state = Scene(treasure).coins(0, 1).state();
    play(treasure, state, {"go C3"}); // two steps from base to base are a base action
    QCOMPARE(int(state.coins[0]), 4);
    QCOMPARE(int(state.handSize[0]), 1);
}

QTEST_APPLESS_MAIN(TestMoving)
#include "tst_moving.moc"
