#include "fixture.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::coldwater;
using namespace takujo::coldwater::test;

/// Zones that empty catch fish; Master Angler cards take bait first.
class CatchingTest : public QObject
{
    Q_OBJECT

private slots:
    void CW_12_lastColourAndZoneNameTheCard();
    void CW_12_emptyZoneDoesNotEmptyAgain();
    void CW_13_zone5BringsTackleForTheNextStep();
    void CW_14_zone6MayTakeTheTop();
    void CW_15_refillsFromItsOwnDeck();
    void CW_A2_ownerOrdersSeveralCatches();
    void CW_A5_baitGoesToMatchingSlotsFirst();
    void CW_A5_ownerChoosesTheCardOnlyWhenBaitIsShort();
    void CW_A9_emptyPlaceGivesNoFishButTheBonus();
    void CW_A10_zone5BonusStaysZone6BonusGoes();
    void CW_A17_refilledPlaceIsCaughtNext();
};

void CatchingTest::CW_12_lastColourAndZoneNameTheCard()
{
    const Rules rules = makeRules();
    State s = position(rules, "{" + kShore + "," + kLake +
                                  ",'seats':[{'bait':{'4':{'blue':1},'5':{'red':1}}}]}");
    Events events;
    play(rules, s, {"place blue"}, &events);
    QCOMPARE(fishOf(rules, s, 0, "Tench"), 1); // blue: the lake, zone 4
    QCOMPARE(int(s.caught[0]), 1);
    QVERIFY(log(events, 1).find("Caught the Tench\n") != std::string::npos);
    State purple = position(rules, "{" + kShore + ",'seats':[{'bait':{'3':{'purple':1}}}]}");
    play(rules, purple, {"place purple"});
    QCOMPARE(fishOf(rules, purple, 0, "Flounder"), 1);
}

void CatchingTest::CW_12_emptyZoneDoesNotEmptyAgain()
{
    const Rules rules = makeRules();
    State s = position(rules, "{'seats':[{'bait':{'4':{'blue':2}}}]}");
    play(rules, s, {"place blue"}); // zones 3, 5 and 6 were empty before; zone 4 keeps one
    QCOMPARE(int(s.caught[0]), 0);
    play(rules, s, {"lift red", "place black", "lift blue"});
    QCOMPARE(int(s.caught[0]) + int(s.caught[1]), 0);
}

void CatchingTest::CW_13_zone5BringsTackleForTheNextStep()
{
    const Rules rules = makeRules();
    const std::string json =
        "{" + kLake + ",'seats':[{'bait':{'3':{'green':1},'5':{'blue':1},'6':{'blue':1}}}]}";
    State s = position(rules, json);
    play(rules, s, {"place blue", "next 5"});
    const int drawn = s.tackle[0][0] + s.tackle[0][1] + s.tackle[0][2] + s.tackle[0][3];
    QCOMPARE(drawn, 1);
    QCOMPARE(s.fresh, s.tackle[0]); // not for the catch of zone 6 of this step
    for (const std::string tool : {"rod", "line"})
        QVERIFY(options(rules, s).find(tool) == std::string::npos);
    State fresh = s; // whatever was drawn
    fresh.fresh = fresh.tackle[0] = {1, 1, 1, 1};
    QCOMPARE(verdict(rules, fresh, "rod shore"), "CW-13 refuse.fresh");
    QCOMPARE(verdict(rules, fresh, "line 4"), "CW-13 refuse.fresh");
    play(rules, s, {"take own"});
    QCOMPARE(phase(s), "pickup");
    fresh = s;
    fresh.fresh = fresh.tackle[0] = {1, 1, 1, 1};
    QCOMPARE(verdict(rules, fresh, "lure"), "CW-13 refuse.fresh");
    QCOMPARE(verdict(rules, fresh, "reel"), "CW-13 refuse.fresh");
    fresh.fresh = fresh.tackle[0] = {};
    QCOMPARE(verdict(rules, fresh, "lure"), "CW-18 refuse.no_tackle");
    QCOMPARE(verdict(rules, fresh, "reel"), "CW-19 refuse.no_tackle");
    QCOMPARE(s.fresh, (std::array<std::uint8_t, 4>{})); // from the next step on
    const Rules without = makeRules(js("{'zone5_bonus':false}"));
    s = position(without, json);
    play(without, s, {"place blue", "next 5"});
    QCOMPARE(s.tackle[0], (std::array<std::uint8_t, 4>{}));
}

void CatchingTest::CW_14_zone6MayTakeTheTop()
{
    const Rules rules = makeRules();
    const std::string json = "{" + kLake + ",'seats':[{'bait':{'6':{'blue':1}}}]}";
    State s = position(rules, json);
    play(rules, s, {"place blue"});
    QCOMPARE(options(rules, s), "take own, take top");
    State top = s;
    play(rules, top, {"take top"});
    QCOMPARE(fishOf(rules, top, 0, "Carp"), 1);
    QCOMPARE(int(top.cards[11].place), 3); // the Pike stays, nothing is refilled
    QCOMPARE(int(top.tops[2].place), 5);
    play(rules, s, {"take own"});
    QCOMPARE(fishOf(rules, s, 0, "Pike"), 1);
    State five = position(rules, "{" + kLake + ",'seats':[{'bait':{'5':{'blue':1}}}]}");
    play(rules, five, {"place blue"});
    QCOMPARE(phase(five), "pickup"); // only zone 6 asks
    const Rules without = makeRules(js("{'zone6_bonus':false}"));
    s = position(without, json);
    play(without, s, {"place blue"});
    QCOMPARE(fishOf(without, s, 0, "Pike"), 1);
    QCOMPARE(verdict(rules, five, "take top"), "CW-3 refuse.now.pickup");
}

void CatchingTest::CW_15_refillsFromItsOwnDeck()
{
    const Rules rules = makeRules();
    State s = position(rules, "{" + kShore + "," + kLake +
                                  ",'seats':[{'tackle':{'rod':1},'bait':{'4':{'blue':1}}}]}");
    play(rules, s, {"place blue"});
    QCOMPARE(options(rules, s), "rod river, rod shore, take own");
    play(rules, s, {"rod shore"});
    QCOMPARE(fishOf(rules, s, 0, "Ballan Wrasse"), 1);
    QCOMPARE(int(s.cards[1].place), 4); // the shore's top came down
    QCOMPARE(int(s.tops[0].place), 5);
    QCOMPARE(int(s.cards[9].place), 1); // the lake is as it was
    QCOMPARE(int(s.tops[2].place), 4);
}

void CatchingTest::CW_A2_ownerOrdersSeveralCatches()
{
    const Rules rules = makeRules();
    State s = position(
        rules, "{" + kLake + ",'seats':[{'bait':{'3':{'blue':1},'4':{'blue':1},'5':{'blue':1}}}]}");
    play(rules, s, {"place blue"});
    QCOMPARE(options(rules, s), "next 3, next 4, next 5");
    QCOMPARE(verdict(rules, s, "next 6"), "CW-A2 refuse.not_emptied");
    const Prompt prompt = rules.table(rules.view(s, 0)).prompt;
    QVERIFY(prompt.options.front().main); // the lowest zone is the default
    play(rules, s, {"next 5", "next 4"});
    QCOMPARE(int(s.caught[0]), 3);
    QCOMPARE(rules.params().species[s.species[0][0]].name, "Bream");
    QCOMPARE(rules.params().species[s.species[0][1]].name, "Tench");
    QCOMPARE(rules.params().species[s.species[0][2]].name, "Perch");
}

void CatchingTest::CW_A5_baitGoesToMatchingSlotsFirst()
{
    const Rules rules = makeRules();
    // M01 needs red blue black; all but blue is there
    State s =
        position(rules, "{" + kLake +
                            ",'seats':[{'open':[{'card':'M01','filled':5}],'bait':{'4':{'blue'"
                            ":1},'5':{'blue':2}}}]}");
    Events events;
    play(rules, s, {"place blue"}, &events);
    QCOMPARE(int(s.open[0].size()), 0);
    QVERIFY(s.mastersCaught[0] == 1U); // caught at once
    QCOMPARE(int(s.discard[1]), 2);    // one from the card, one that had no slot
    QCOMPARE(int(s.discard[0]), 1);
    const std::string told = log(events, 1);
    QVERIFY(told.find("\nPut blue bait onto Ferox Trout\n") != std::string::npos);
    QVERIFY(told.find("Caught Ferox Trout (Master Angler)") < told.find("Caught the Tench"));
    QCOMPARE(rules.sureScore(s, 0), 1);
}

void CatchingTest::CW_A5_ownerChoosesTheCardOnlyWhenBaitIsShort()
{
    const Rules rules = makeRules();
    const std::string open = "'open':[{'card':'M01'},{'card':'M02'}]"; // both need one blue
    State s = position(rules, "{'seats':[{" + open + ",'bait':{'4':{'blue':2}}}]}");
    play(rules, s, {"place blue"}); // one bait, two places
    QCOMPARE(options(rules, s), "fill M01, fill M02");
    QCOMPARE(verdict(rules, s, "fill M03"), "CW-A5 refuse.fill");
    play(rules, s, {"fill M02"});
    QCOMPARE(int(s.open[0][0].filled), 0);
    QCOMPARE(int(s.open[0][1].filled), 2);
    s = position(rules, "{'seats':[{'hand':2," + open + ",'bait':{'4':{'blue':2,'red':1}}}]}");
    play(rules, s, {"place blue"}); // two bait, two places: nothing to choose
    QCOMPARE(int(s.open[0][0].filled), 2);
    QCOMPARE(int(s.open[0][1].filled), 2);
    QCOMPARE(int(s.discard[1]), 0);
}

void CatchingTest::CW_A9_emptyPlaceGivesNoFishButTheBonus()
{
    const Rules rules = makeRules();
    // all lake fish but four are caught by the other seat; the lake shows three cards, none in zone 5
    std::string fish;
    for (int i = 1; i <= 17; ++i)
        fish += std::string(i > 1 ? "," : "") + "{'fish':'L" + (i < 10 ? "0" : "") +
                std::to_string(i) + "'}";
    State s =
        position(rules, "{'end':'short','lastTurns':1,'turn':0,"
                        "'lake':{'cards':[{'species':'Pike','place':17},{'species':'Carp','place':"
                        "18},null,{'species':'Pike','place':19}],'top':null},"
                        "'seats':[{'tackle':{'rod':1,'line':1},'bait':{'5':{'blue':1}}},{'fish':[" +
                            fish + "]}]}");
    Events events;
    play(rules, s, {"place blue"}, &events);
    QCOMPARE(int(s.caught[0]), 0);
    QCOMPARE(phase(s), "pickup"); // no ROD, no LINE
    QCOMPARE(s.tackle[0][0] + s.tackle[0][1] + s.tackle[0][2] + s.tackle[0][3], 3);
    QCOMPARE(int(s.discard[1]), 1);
    QVERIFY(log(events, 0).find("but there is no card at the Lake") != std::string::npos);
}

void CatchingTest::CW_A10_zone5BonusStaysZone6BonusGoes()
{
    const Rules rules = makeRules();
    State s =
        position(rules, "{" + kLake + ",'seats':[{'tackle':{'line':1},'bait':{'5':{'blue':1}}}]}");
    play(rules, s, {"place blue", "line 3"});
    QCOMPARE(fishOf(rules, s, 0, "Perch"), 1);
    QCOMPARE(s.tackle[0][0] + s.tackle[0][1] + s.tackle[0][2] + s.tackle[0][3],
             1); // the line went, a token came
    s = position(rules, "{" + kLake + ",'seats':[{'tackle':{'line':2},'bait':{'6':{'blue':1}}}]}");
    play(rules, s, {"place blue", "line 4"});
    QVERIFY(options(rules, s).find("take top") == std::string::npos);
    QCOMPARE(options(rules, s), "line 3, line 6, take own");
}

void CatchingTest::CW_A17_refilledPlaceIsCaughtNext()
{
    const Rules rules = makeRules();
    // zone 3 is fished with LINE out of zone 4's place, which is refilled before zone 4 is resolved
    State s = position(
        rules,
        "{" + kLake + ",'seats':[{'tackle':{'line':1},'bait':{'3':{'blue':1},'4':{'blue':1}}}]}");
    play(rules, s, {"place blue", "next 3", "line 4"});
    QCOMPARE(fishOf(rules, s, 0, "Tench"), 1);
    QCOMPARE(fishOf(rules, s, 0, "Carp"), 1); // the card that came from the deck
}

QTEST_GUILESS_MAIN(CatchingTest)
#include "tst_catching.moc"
