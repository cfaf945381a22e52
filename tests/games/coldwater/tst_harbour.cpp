#include "fixture.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::coldwater;
using namespace takujo::coldwater::test;

namespace {

enum Colour { Red, Blue, Black, Yellow, Green, Purple, Clear };

/// The clause of the event that tells of bait taken.
std::string removalClause(const Events &events)
{
    for (const Event &event : events) {
        if (event.type == EventType::Discard)
            return event.clause;
    }
    return "none";
}

/// What is laid beside the harbour: piece and place.
std::string displayMotions(const Events &events)
{
    std::string out;
    for (const Event &event : events)
        for (const PieceMotion &motion : event.motions)
            if (motion.toZone == "display")
                out +=
                    (out.empty() ? "" : ", ") + motion.after + ' ' + std::to_string(motion.toSlot);
    return out;
}

std::string refillWords(const Rules &rules, const State &s, int zone)
{
    const Prompt prompt = rules.table(rules.view(s, 0)).prompt;
    for (const PromptOption &option : prompt.options) {
        if (rules.moveText(option.move) == "refill " + std::to_string(zone))
            return english(option.label) + ": " + english(option.effect);
    }
    return {};
}

} // namespace

/// Fishing spaces take bait, the harbour brings it back and Master Angler cards.
class HarbourTest : public QObject
{
    Q_OBJECT

private slots:
    void CW_6_takesOneBaitFromEachZone();
    void CW_7_takesAllBaitFromEachZone();
    void CW_8_refillsAZoneOrTakesACard();
    void CW_9_doesTwoWithTheOtherSide();
    void CW_10_clearBaitReturnsTheDiscard();
    void CW_11_refusesACardBeyondTheLimit();
    void CW_A1_letsZonesOutOnlyWithoutForcedRemoval();
    void CW_A4_countsOnlyOpenCards();
    void CW_A6_emptyBagTakesTheDiscard();
    void CW_A12_allowsRefillingAFullZone();
};

void HarbourTest::CW_6_takesOneBaitFromEachZone()
{
    const Rules rules = makeRules();
    State s = position(
        rules, "{'seats':[{'bait':{'3':{'blue':2},'5':{'blue':3,'red':1},'6':{'green':2}}}]}");
    Events events;
    play(rules, s, {"place blue"}, &events);
    QCOMPARE(removalClause(events), "CW-6");
    QCOMPARE(bait(s, 0, 3, Blue), 1);
    QCOMPARE(bait(s, 0, 5, Blue), 2);
    QCOMPARE(bait(s, 0, 5, Red), 1);
    QCOMPARE(bait(s, 0, 6, Green), 2);
    QCOMPARE(int(s.discard[Blue]), 2);
}

void HarbourTest::CW_7_takesAllBaitFromEachZone()
{
    const Rules rules = makeRules();
    State s = position(
        rules, "{'seats':[{'hand':2,'bait':{'3':{'blue':2,'red':1},'5':{'blue':3,'red':1}}}]}");
    Events events;
    play(rules, s, {"place blue"}, &events);
    QCOMPARE(removalClause(events), "CW-7"); // was told as CW-6
    QCOMPARE(bait(s, 0, 3, Blue), 0);
    QCOMPARE(bait(s, 0, 5, Blue), 0);
    QCOMPARE(int(s.discard[Blue]), 5);
}

void HarbourTest::CW_8_refillsAZoneOrTakesACard()
{
    const Rules rules = makeRules();
    State s = position(rules, "{'seats':[{'bait':{'4':{'blue':1}}}]}");
    play(rules, s, {"place harbour"});
    QCOMPARE(phase(s), "harbour");
    State refilled = s;
    playScripted(rules, refilled, "refill 4", {drawn(Red), drawn(Red), drawn(Black)});
    QCOMPARE(Rules::zoneTotal(refilled, 0, 1), 4);
    QCOMPARE(phase(refilled), "pickup"); // one action with a 1
    State taken = s;
    Events events;
    playScripted(rules, taken, "angler M02", {dealt(7)}, &events);
    QCOMPARE(displayMotions(events), "master-arctic-char#7 1"); // all four flew from the deck
    QVERIFY(events.front().type == EventType::Move);            // words leave out what was drawn
    QCOMPARE(int(taken.open[0][0].card), 1);
    QCOMPARE(int(taken.display[1]), 7); // replaced at once
    State top = s;
    playScripted(rules, top, "angler deck", {dealt(9)});
    QCOMPARE(int(top.open[0][0].card), 9);
    QCOMPARE(int(top.display[1]), 1); // the display stays
    QCOMPARE(verdict(rules, s, "angler M20"), "CW-8 refuse.no_master");
}

void HarbourTest::CW_9_doesTwoWithTheOtherSide()
{
    const Rules rules = makeRules();
    State s = position(rules, "{'seats':[{'hand':2}]}");
    play(rules, s, {"place harbour", "refill 5", "refill 5"}); // the same twice
    QCOMPARE(phase(s), "pickup");
    s = position(rules, "{'seats':[{'hand':2}]}");
    play(rules, s, {"place harbour", "angler deck", "refill 3"});
    QCOMPARE(phase(s), "pickup");
    QCOMPARE(Rules::zoneTotal(s, 0, 0), 3);
    QCOMPARE(int(s.open[0].size()), 1);
}

void HarbourTest::CW_10_clearBaitReturnsTheDiscard()
{
    const Rules rules = makeRules();
    State s = position(rules, "{'discard':{'green':5}}");
    play(rules, s, {"place harbour"});
    Events events;
    playScripted(rules, s, "refill 3", {drawn(Red), drawn(Clear), drawn(Green), drawn(Blue)},
                 &events);
    QCOMPARE(int(s.discard[Green]), 0);
    QCOMPARE(int(s.bag[Green]), 11); // 12, one of them drawn after they came back
    QCOMPARE(int(s.bag[Clear]), 1);
    QCOMPARE(log(events, 1),
             "Refilled zone 3 with 3 bait\nA clear piece came out: used bait is back in the bag\n");
    s = position(rules, "{'discard':{'green':0}}");
    play(rules, s, {"place harbour"});
    events.clear();
    playScripted(rules, s, "refill 3", {drawn(Clear), drawn(Red), drawn(Green), drawn(Blue)},
                 &events);
    QCOMPARE(log(events, 1),
             "Refilled zone 3 with 3 bait\nA clear piece came out: there is no used bait\n");
}

void HarbourTest::CW_11_refusesACardBeyondTheLimit()
{
    const Rules rules = makeRules();
    State s =
        position(rules, "{'seats':[{'open':[{'card':'M05'},{'card':'M06'},{'card':'M07'}]}]}");
    play(rules, s, {"place harbour"});
    QCOMPARE(options(rules, s), "refill 3, refill 4, refill 5, refill 6");
    QCOMPARE(verdict(rules, s, "angler M01"), "CW-11 refuse.masters");
    QCOMPARE(verdict(rules, s, "angler deck"), "CW-11 refuse.masters");
    const Rules more = makeRules(js("{'ma_limit':4}"));
    s = position(more, "{'seats':[{'open':[{'card':'M05'},{'card':'M06'},{'card':'M07'}]}]}");
    play(more, s, {"place harbour", "angler M01"});
    QCOMPARE(int(s.open[0].size()), 4);
}

void HarbourTest::CW_A1_letsZonesOutOnlyWithoutForcedRemoval()
{
    const std::string json = "{'seats':[{'bait':{'3':{'blue':1},'5':{'blue':2}}}]}";
    const Rules forced = makeRules();
    State s = position(forced, json);
    play(forced, s, {"place blue"});
    QCOMPARE(int(s.caught[0]), 1); // zone 3 emptied without being asked
    const Rules free = makeRules(js("{'forced_removal':false}"));
    s = position(free, json);
    play(free, s, {"place blue"});
    QCOMPARE(options(free, s), "from 3, from 3 5, from 5, from none");
    QCOMPARE(verdict(free, s, "from 4"), "CW-A1 refuse.remove");
    State none = s;
    Events events;
    play(free, none, {"from none"}, &events);
    QCOMPARE(log(events, 1), "Left the blue bait where it is\n"); // was: no blue bait to take
    QCOMPARE(removalClause(events), "CW-A1");
    QCOMPARE(int(none.discard[Blue]), 0);
    play(free, s, {"from 5"});
    QCOMPARE(int(s.caught[0]), 0);
    QCOMPARE(bait(s, 0, 3, Blue), 1);
    QCOMPARE(bait(s, 0, 5, Blue), 1);
}

void HarbourTest::CW_A4_countsOnlyOpenCards()
{
    const Rules rules = makeRules();
    State s = position(
        rules,
        "{'seats':[{'open':[{'card':'M05'},{'card':'M06'}],'masters':['M09','M10','M11']}]}");
    play(rules, s, {"place harbour"});
    QCOMPARE(verdict(rules, s, "angler M01"), "ok");
}

void HarbourTest::CW_A6_emptyBagTakesTheDiscard()
{
    const Rules rules = makeRules(js("{'bait_per_colour':6}"));
    const std::string boards =
        "'seats':[{'bait':{'4':{'red':4},'6':{'red':2,'blue':4}}},{'bait':{'3':{'blue':2,'black':1}"
        ","
        "'4':{'black':4},'5':{'black':1,'yellow':4},'6':{'yellow':2,'green':4}}}]";
    State s =
        position(rules, "{'bag':{'clear':1},'discard':{'green':2,'purple':6}," + boards + "}");
    play(rules, s, {"place harbour"});
    QCOMPARE(refillWords(rules, s, 3), "Refill zone 3 (3 bait): 3 bait from the bag");
    // only the clear piece is left: it brings the discard back
    playScripted(rules, s, "refill 3", {drawn(Clear), drawn(Purple), drawn(Purple), drawn(Green)});
    QCOMPARE(int(s.bag[Purple]), 4);
    const Rules unclear = makeRules(js("{'bait_per_colour':6,'clear_bait':0}"));
    s = position(unclear, "{'bag':{'green':1},'discard':{'green':1,'purple':6}," + boards + "}");
    play(unclear, s, {"place harbour"});
    Events events; // it came back without a word
    playScripted(unclear, s, "refill 3", {drawn(Green), drawn(Purple), drawn(Green)}, &events);
    QCOMPARE(int(s.discard[Purple]), 0);
    QCOMPARE(log(events, 1),
             "The bag was empty: used bait is back in it\nRefilled zone 3 with 3 bait\n");
    QCOMPARE(events.front().clause, std::string("CW-A6"));
    QCOMPARE(events.front().motions.front().fromZone, std::string("discard"));
    QCOMPARE(events.front().motions.front().toZone, std::string("bag"));
    // both are empty: the refill stops
    const Rules three = makeRules(js("{'bait_per_colour':6,'clear_bait':0}"), 3);
    s = position(three, "{'seats':[{},{'bait':{'3':{'red':3},'4':{'red':3,'blue':1},'5':{'blue':5},"
                        "'6':{'black':6}}},"
                        "{'bait':{'3':{'yellow':3},'4':{'yellow':3,'green':1},'5':{'green':5},'6':{"
                        "'purple':6}}}]}");
    play(three, s, {"place harbour"});
    // the prompt promised 6 bait out of the empty bag
    QCOMPARE(refillWords(three, s, 6),
             "Refill zone 6 (0 bait): No bait is left to draw: nothing happens");
    playScripted(three, s, "refill 6", {});
    QCOMPARE(Rules::zoneTotal(s, 0, 3), 0);
}

void HarbourTest::CW_A12_allowsRefillingAFullZone()
{
    const Rules rules = makeRules();
    State s = position(rules, "{'seats':[{'bait':{'3':{'blue':3}}}]}");
    play(rules, s, {"place harbour"});
    playScripted(rules, s, "refill 3", {});
    QCOMPARE(phase(s), "pickup");
    const Rules few =
        makeRules(js("{'masters':[{'species':'A','a':'red','b':'none','c':'none'}]}"));
    s = position(few, "{'display':[null,null,null,null],'seats':[{'masters':['M01']}]}");
    play(few, s, {"place harbour"}); // an empty display: only the refill is left
    QCOMPARE(options(few, s), "refill 3, refill 4, refill 5, refill 6");
}

QTEST_GUILESS_MAIN(HarbourTest)
#include "tst_harbour.moc"
