#include "fixture.h"

#include <nlohmann/json.hpp>

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
    const Rules rules = makeRules(Json::object(), 3);
    State s = position(rules, "{}");
    // nothing lies on the boards: the actions do nothing, the steps are taken all the same
    const std::vector<std::vector<std::string>> turns{
        {"place blue", "lift red"}, {"place red", "lift blue"}, {"place blue", "lift red"}};
    for (int turn = 0; turn < 3; ++turn) {
        QCOMPARE(int(s.actor), turn);
        QCOMPARE(int(s.turn), turn);
        play(rules, s, turns[toIndex(turn)]);
    }
    QCOMPARE(int(s.actor), 0);
    QCOMPARE(int(s.turn), 3);
}

void TurnTest::CW_2_placesOnEmptySpacesOnly()
{
    const Rules rules = makeRules();
    State s = position(rules, "{'seats':[{'bait':{'4':{'blue':2,'green':1}}}]}");
    QCOMPARE(options(rules, s), "place black, place blue, place harbour, place purple");
    QCOMPARE(verdict(rules, s, "place red"), "CW-2 refuse.taken");
    QCOMPARE(verdict(rules, s, "lift red"), "CW-2 refuse.now.place");
    play(rules, s, {"place blue"});
    QCOMPARE(int(s.token[1]), 1);
    QCOMPARE(int(s.hand[0]), 0);
    QCOMPARE(bait(s, 0, 4, 1), 1); // the action with the number face up
    QCOMPARE(phase(s), "pickup");
}

void TurnTest::CW_3_takesAnotherToken()
{
    const Rules rules = makeRules();
    State s = position(rules, "{'seats':[{'bait':{'4':{'red':2,'green':1}}}]}");
    play(rules, s, {"place blue"});
    QCOMPARE(options(rules, s), "lift green, lift red, lift yellow");
    QCOMPARE(verdict(rules, s, "lift blue"), "CW-3 refuse.same_token");
    QCOMPARE(verdict(rules, s, "lift purple"), "CW-3 refuse.no_token");
    QCOMPARE(verdict(rules, s, "place black"), "CW-3 refuse.now.pickup");
    play(rules, s, {"lift red"});
    QCOMPARE(bait(s, 0, 4, 0), 1); // the space acts with its number
    QCOMPARE(int(s.token[0]), 0);
}

void TurnTest::CW_4_flipsTheTokenTaken()
{
    const Rules rules = makeRules();
    State s = position(rules, "{}");
    play(rules, s, {"place blue", "lift red"});
    QCOMPARE(int(s.hand[0]), 2); // was 1
    QCOMPARE(int(s.actor), 1);
    QCOMPARE(int(s.turn), 1);
    play(rules, s, {"place red", "lift blue"});
    play(rules, s, {"place blue"});
    QCOMPARE(int(s.token[1]), 2); // placed with the other side up
}

void TurnTest::CW_5_alwaysLeavesAPlaceAndAToken()
{
    const Rules full =
        makeRules(js("{'start_tokens':['red','blue','black','yellow','green','purple']}"));
    State s = position(full, "{}");
    QCOMPARE(options(full, s), "place harbour");
    const Rules one = makeRules(js("{'start_tokens':['red']}"));
    s = position(one, "{}");
    play(one, s, {"place blue"});
    QCOMPARE(options(one, s), "lift red");
    QVERIFY(!ruleProblem(js("{'start_tokens':[]}")).empty());
}

void TurnTest::CW_A15_usesTackleBetweenStepsOnly()
{
    const Rules rules = makeRules();
    State s = position(
        rules,
        "{'seats':[{'tackle':{'lure':2,'reel':1,'rod':1},'bait':{'3':{'red':1,'blue':1,'black':1},"
        "'6':{'green':3,'yellow':1}}}]}");
    QCOMPARE(options(rules, s), "lure, place black, place blue, place harbour, place purple, reel");
    play(rules, s, {"lure"});
    QCOMPARE(verdict(rules, s, "place black"), "CW-18 refuse.now.lure");
    play(rules, s, {"lure green 6"});
    QCOMPARE(phase(s), "place"); // back to the step
    play(rules, s, {"place harbour"});
    QCOMPARE(options(rules, s),
             "angler M01, angler M02, angler M03, angler M04, angler deck, lure, reel, refill 3, "
             "refill 4, refill 5, refill 6");
    play(rules, s, {"reel", "reel 3 red 6 green"});
    QCOMPARE(phase(s), "harbour");
    play(rules, s, {"refill 3", "lift green"});
    QCOMPARE(phase(s), "flip"); // asked because a lure is left
    QCOMPARE(options(rules, s), "flip, lure");
    QCOMPARE(verdict(rules, s, "rod lake"),
             "CW-A15 refuse.when.take"); // rod only while a card is taken
    play(rules, s, {"flip"});
    QCOMPARE(int(s.actor), 1);
    QCOMPARE(verdict(rules, s, "lure"), "CW-18 refuse.no_tackle");
    const State nothing = position(rules, "{'seats':[{'tackle':{'lure':1,'reel':1}}]}");
    QCOMPARE(verdict(rules, nothing, "lure"), "CW-18 refuse.nothing");
    QCOMPARE(verdict(rules, nothing, "reel"), "CW-19 refuse.nothing");
    State choosing = position(
        rules,
        "{" + cards("shore", {"Flounder", "Sea Bass", "Pollack", "Conger Eel", "Flounder"}) +
            ",'seats':[{'tackle':{'lure':1,'line':1},'bait':{'3':{'purple':1},'4':{'red':1}}}]}");
    play(rules, choosing, {"place purple"});
    QCOMPARE(phase(choosing), "catch");
    QCOMPARE(verdict(rules, choosing, "lure"), "CW-A15 refuse.when");
}

void TurnTest::CW_A22_beginsWithTheFirstSeat()
{
    // Who sits in the first seat is drawn by lot when the match is set up.
    for (const int seats : {2, 3, 4}) {
        const Rules rules = makeRules(Json::object(), seats);
        LiveChance chance(5);
        const State s = rules.start(chance, nullptr);
        QCOMPARE(int(rules.actor(s)), 0);
        QVERIFY(rules.invariants(s).empty());
    }
}

void TurnTest::dealsWhatTheTablesSay()
{
    const Rules rules = makeRules(Json::object(), 4);
    LiveChance chance(11);
    const State s = rules.start(chance, nullptr);
    for (SeatId seat = 0; seat < 4; ++seat) {
        QCOMPARE(Rules::zoneTotal(s, seat, 0), 3);
        QCOMPARE(Rules::zoneTotal(s, seat, 1), 4);
        QCOMPARE(Rules::zoneTotal(s, seat, 2), 0);
        QCOMPARE(int(s.hand[toIndex(seat)]), 1);
        int tackle = 0;
        for (const int n : s.tackle[toIndex(seat)])
            tackle += n;
        QCOMPARE(tackle, 1);
    }
    QCOMPARE(int(s.bag[kClear]), 2);
    int bag = 0;
    for (int colour = 0; colour < kColours; ++colour)
        bag += s.bag[toIndex(colour)];
    QCOMPARE(bag, 6 * 18 - 4 * 7);
    QCOMPARE(rules.topsLeft(s, 0), 15);
    QCOMPARE(rules.mastersUnder(s), 20);
    QCOMPARE(std::popcount(s.mysteryLeft), 11);
    QVERIFY(s.boardTag < kTags);
    QVERIFY(s.token[0] == 1 && s.token[3] == 1 && s.token[4] == 1 && s.token[1] == 0);
}

QTEST_GUILESS_MAIN(TurnTest)
#include "tst_turn.moc"
