#include "fixture.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::coldwater;
using namespace takujo::coldwater::test;

/// The three steps of a turn and who is asked when.
class TurnTest : public QObject
{
    Q_OBJECT

private slots:
    void CW_1_carriesOutAllStepsClockwise();
    void CW_2_placesOnEmptySpacesOnly();
    void CW_3_takesAnotherToken();
    void CW_4_flipsTheTokenTaken();
    void CW_5_alwaysLeavesAPlaceAndAToken();
    void CW_A15_usesTackleBetweenStepsOnly();
    void CW_A22_beginsWithTheFirstSeat();
    void dealsWhatTheTablesSay();
};

void TurnTest::CW_1_carriesOutAllStepsClockwise()
{
    const Core core = makeCore(Json::object(), 3);
    State s = position(core, "{}");
    // nothing lies on the boards: the actions do nothing, the steps are taken all the same
    const std::vector<std::vector<std::string>> turns{
        {"place blue", "lift red"}, {"place red", "lift blue"}, {"place blue", "lift red"}};
    for (int turn = 0; turn < 3; ++turn) {
        QCOMPARE(int(s.actor), turn);
        QCOMPARE(int(s.turn), turn);
        play(core, s, turns[Core::idx(turn)]);
    }
    QCOMPARE(int(s.actor), 0);
    QCOMPARE(int(s.turn), 3);
}

void TurnTest::CW_2_placesOnEmptySpacesOnly()
{
    const Core core = makeCore();
    State s = position(core, "{'seats':[{'bait':{'4':{'blue':2,'green':1}}}]}");
    QCOMPARE(options(core, s), "place black, place blue, place harbour, place purple");
    QCOMPARE(verdict(core, s, "place red"), "CW-2 refuse.taken");
    QCOMPARE(verdict(core, s, "lift red"), "CW-2 refuse.now.place");
    play(core, s, {"place blue"});
    QCOMPARE(int(s.token[1]), 1);
    QCOMPARE(int(s.hand[0]), 0);
    QCOMPARE(bait(s, 0, 4, 1), 1); // the action with the number face up
    QCOMPARE(phase(s), "pickup");
}

void TurnTest::CW_3_takesAnotherToken()
{
    const Core core = makeCore();
    State s = position(core, "{'seats':[{'bait':{'4':{'red':2,'green':1}}}]}");
    play(core, s, {"place blue"});
    QCOMPARE(options(core, s), "lift green, lift red, lift yellow");
    QCOMPARE(verdict(core, s, "lift blue"), "CW-3 refuse.same_token");
    QCOMPARE(verdict(core, s, "lift purple"), "CW-3 refuse.no_token");
    QCOMPARE(verdict(core, s, "place black"), "CW-3 refuse.now.pickup");
    play(core, s, {"lift red"});
    QCOMPARE(bait(s, 0, 4, 0), 1); // the space acts with its number
    QCOMPARE(int(s.token[0]), 0);
}

void TurnTest::CW_4_flipsTheTokenTaken()
{
    const Core core = makeCore();
    State s = position(core, "{}");
    play(core, s, {"place blue", "lift red"});
    QCOMPARE(int(s.hand[0]), 2); // was 1
    QCOMPARE(int(s.actor), 1);
    QCOMPARE(int(s.turn), 1);
    play(core, s, {"place red", "lift blue"});
    play(core, s, {"place blue"});
    QCOMPARE(int(s.token[1]), 2); // placed with the other side up
}

void TurnTest::CW_5_alwaysLeavesAPlaceAndAToken()
{
    const Core full =
        makeCore(js("{'start_tokens':['red','blue','black','yellow','green','purple']}"));
    State s = position(full, "{}");
    QCOMPARE(options(full, s), "place harbour");
    const Core one = makeCore(js("{'start_tokens':['red']}"));
    s = position(one, "{}");
    play(one, s, {"place blue"});
    QCOMPARE(options(one, s), "lift red");
    QVERIFY(!ruleProblem(js("{'start_tokens':[]}")).empty());
}

void TurnTest::CW_A15_usesTackleBetweenStepsOnly()
{
    const Core core = makeCore();
    State s = position(
        core,
        "{'seats':[{'tackle':{'lure':2,'reel':1,'rod':1},'bait':{'3':{'red':1,'blue':1,'black':1},"
        "'6':{'green':3,'yellow':1}}}]}");
    QCOMPARE(options(core, s), "lure, place black, place blue, place harbour, place purple, reel");
    play(core, s, {"lure"});
    QCOMPARE(verdict(core, s, "place black"), "CW-18 refuse.now.lure");
    play(core, s, {"lure green 6"});
    QCOMPARE(phase(s), "place"); // back to the step
    play(core, s, {"place harbour"});
    QCOMPARE(options(core, s),
             "angler M01, angler M02, angler M03, angler M04, angler deck, lure, reel, refill 3, "
             "refill 4, refill 5, refill 6");
    play(core, s, {"reel", "reel 3 red 6 green"});
    QCOMPARE(phase(s), "harbour");
    play(core, s, {"refill 3", "lift green"});
    QCOMPARE(phase(s), "flip"); // asked because a lure is left
    QCOMPARE(options(core, s), "flip, lure");
    QCOMPARE(verdict(core, s, "rod lake"),
             "CW-A15 refuse.when.take"); // rod only while a card is taken
    play(core, s, {"flip"});
    QCOMPARE(int(s.actor), 1);
    QCOMPARE(verdict(core, s, "lure"), "CW-18 refuse.no_tackle");
    const State nothing = position(core, "{'seats':[{'tackle':{'lure':1,'reel':1}}]}");
    QCOMPARE(verdict(core, nothing, "lure"), "CW-18 refuse.nothing");
    QCOMPARE(verdict(core, nothing, "reel"), "CW-19 refuse.nothing");
    State choosing = position(
        core,
        "{" + cards("shore", {"Flounder", "Sea Bass", "Pollack", "Conger Eel", "Flounder"}) +
            ",'seats':[{'tackle':{'lure':1,'line':1},'bait':{'3':{'purple':1},'4':{'red':1}}}]}");
    play(core, choosing, {"place purple"});
    QCOMPARE(phase(choosing), "catch");
    QCOMPARE(verdict(core, choosing, "lure"), "CW-A15 refuse.when");
}

void TurnTest::CW_A22_beginsWithTheFirstSeat()
{
    // Who sits in the first seat is drawn by lot when the match is set up.
    for (const int seats : {2, 3, 4}) {
        const Core core = makeCore(Json::object(), seats);
        LiveChance chance(5);
        const State s = core.start(chance, nullptr);
        QCOMPARE(int(core.actor(s)), 0);
        QVERIFY(core.invariants(s).empty());
    }
}

void TurnTest::dealsWhatTheTablesSay()
{
    const Core core = makeCore(Json::object(), 4);
    LiveChance chance(11);
    const State s = core.start(chance, nullptr);
    for (SeatId seat = 0; seat < 4; ++seat) {
        QCOMPARE(Core::zoneTotal(s, seat, 0), 3);
        QCOMPARE(Core::zoneTotal(s, seat, 1), 4);
        QCOMPARE(Core::zoneTotal(s, seat, 2), 0);
        QCOMPARE(int(s.hand[Core::idx(seat)]), 1);
        int tackle = 0;
        for (const int n : s.tackle[Core::idx(seat)])
            tackle += n;
        QCOMPARE(tackle, 1);
    }
    QCOMPARE(int(s.bag[kClear]), 2);
    int bag = 0;
    for (int colour = 0; colour < kColours; ++colour)
        bag += s.bag[Core::idx(colour)];
    QCOMPARE(bag, 6 * 18 - 4 * 7);
    QCOMPARE(core.topsLeft(s, 0), 15);
    QCOMPARE(core.mastersUnder(s), 20);
    QCOMPARE(std::popcount(s.mysteryLeft), 11);
    QVERIFY(s.boardTag < kTags);
    QVERIFY(s.token[0] == 1 && s.token[3] == 1 && s.token[4] == 1 && s.token[1] == 0);
}

QTEST_GUILESS_MAIN(TurnTest)
#include "tst_turn.moc"
