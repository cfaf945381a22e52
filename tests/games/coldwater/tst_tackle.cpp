#include "fixture.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::coldwater;
using namespace takujo::coldwater::test;

namespace {

const std::string kRiver =
    cards("river", {"Roach", "Brown Trout", "Sea Trout", "Atlantic Salmon", "Barbel"});
const std::string kAll = kShore + "," + kRiver + "," + kLake;

} // namespace

/// ROD, LINE, LURE and REEL.
class TackleTest : public QObject
{
    Q_OBJECT

private slots:
    void CW_16_rodTakesTheSameZoneElsewhere();
    void CW_17_lineTakesANeighbourWithoutItsBonus();
    void CW_17_lineSaysWhichOfTwoAlike();
    void CW_18_lureTakesOneOrTwoOfAColour();
    void CW_19_reelSwapsDifferentColours();
    void CW_A7_shufflesUsedTokens();
    void CW_A8_needsACardThere();
    void CW_A16_chainsRodAndLine();
};

void TackleTest::CW_16_rodTakesTheSameZoneElsewhere()
{
    const Rules rules = makeRules();
    State s =
        position(rules, "{" + kAll + ",'seats':[{'tackle':{'rod':1},'bait':{'6':{'blue':1}}}]}");
    play(rules, s, {"place blue"});
    QCOMPARE(options(rules, s), "rod river, rod shore, take own, take top");
    QCOMPARE(verdict(rules, s, "rod lake"), "CW-16 refuse.rod");
    play(rules, s, {"rod river"}); // after the rod there is no top of a deck
    QCOMPARE(fishOf(rules, s, 0, "Atlantic Salmon"), 1);
    QCOMPARE(int(s.tackle[0][kRod]), 0);
    QCOMPARE(int(s.tackleUsed[kRod]), 1);
    State none = position(rules, "{" + kAll + ",'seats':[{'bait':{'6':{'blue':1}}}]}");
    play(rules, none, {"place blue"});
    QCOMPARE(verdict(rules, none, "rod river"), "CW-16 refuse.no_tackle");
}

void TackleTest::CW_17_lineTakesANeighbourWithoutItsBonus()
{
    const Rules rules = makeRules();
    State s =
        position(rules, "{" + kAll + ",'seats':[{'tackle':{'line':1},'bait':{'3':{'blue':1}}}]}");
    play(rules, s, {"place blue"});
    QCOMPARE(options(rules, s), "line 4, line 5, take own");
    QCOMPARE(verdict(rules, s, "line 6"), "CW-17 refuse.line"); // diagonal
    play(rules, s, {"line 5"});
    QCOMPARE(fishOf(rules, s, 0, "Bream"), 1);
    QCOMPARE(s.tackle[0], (std::array<std::uint8_t, 4>{})); // no bonus of zone 5
    for (const auto &[from, neighbours] :
         std::vector<std::pair<int, std::string>>{{3, "line 4, line 5, "},
                                                  {4, "line 3, line 6, "},
                                                  {5, "line 3, line 6, "},
                                                  {6, "line 4, line 5, "}}) {
        State t = position(rules, "{" + kAll + ",'seats':[{'tackle':{'line':1},'bait':{'" +
                                      std::to_string(from) + "':{'blue':1}}}]}");
        play(rules, t, {"place blue"});
        QCOMPARE(options(rules, t), neighbours + (from == 6 ? "take own, take top" : "take own"));
    }
}

void TackleTest::CW_17_lineSaysWhichOfTwoAlike()
{
    const Rules rules = makeRules();
    const std::string bait = ",'seats':[{'tackle':{'line':1},'bait':{'4':{'blue':1}}}]}";
    const auto labels = [&](const std::vector<std::string> &lake) {
        State s = position(rules, "{" + cards("lake", lake) + bait);
        play(rules, s, {"place blue"});
        std::string out;
        for (const PromptOption &option : rules.table(rules.view(s, 0)).prompt.options)
            out += english(option.label) + "\n";
        return out;
    };
    QCOMPARE(labels({"Perch", "Tench", "Bream", "Perch", "Carp"}),
             std::string("Take the Tench\nLine: Perch, zone 3\nLine: Perch, zone 6\n"));
    QCOMPARE(labels({"Perch", "Tench", "Bream", "Pike", "Carp"}),
             std::string("Take the Tench\nLine: Perch\nLine: Pike\n"));
}

void TackleTest::CW_18_lureTakesOneOrTwoOfAColour()
{
    const Rules rules = makeRules();
    const std::string json = "{" + kAll +
                             ",'mystery':11,'seats':[{'tackle':{'lure':1},'bait':{'3':{'blue':1},'"
                             "4':{'blue':2,'red':1}}}]}";
    State s = position(rules, json);
    play(rules, s, {"lure"});
    QCOMPARE(options(rules, s),
             "lure blue 3, lure blue 3 4, lure blue 4, lure blue 4 4, lure red 4");
    QCOMPARE(verdict(rules, s, "lure blue 3 3"), "CW-18 refuse.lure");
    State two = s;
    play(rules, two, {"lure blue 3 4"});
    QCOMPARE(fishOf(rules, two, 0, "Perch"), 1); // a zone that empties is a catch
    QCOMPARE(bait(two, 0, 4, 1), 1);
    QCOMPARE(phase(two), "place");
    play(rules, s, {"lure blue 4 4"});
    QCOMPARE(bait(s, 0, 4, 1), 0);
    QCOMPARE(int(s.caught[0]), 0);
    // bonus, slots and mystery weight apply as with fishing
    State six = position(
        rules,
        "{" + kAll +
            ",'seats':[{'tackle':{'lure':1},'open':[{'card':'M01'}],'bait':{'6':{'blue':1}}}]}");
    play(rules, six, {"lure", "lure blue 6"});
    QCOMPARE(int(six.open[0][0].filled), 2);
    QCOMPARE(options(rules, six), "take own, take top");
}

void TackleTest::CW_19_reelSwapsDifferentColours()
{
    const Rules rules = makeRules();
    State s = position(
        rules, "{'seats':[{'tackle':{'reel':1},'bait':{'3':{'blue':1},'4':{'blue':1,'red':1}}}]}");
    play(rules, s, {"reel"});
    QCOMPARE(options(rules, s), "reel 3 blue 4 red");
    QCOMPARE(verdict(rules, s, "reel 3 blue 4 blue"), "CW-19 refuse.reel");
    QCOMPARE(verdict(rules, s, "reel 4 blue 4 red"), "CW-19 refuse.reel");
    play(rules, s, {"reel 4 red 3 blue"}); // named the other way round
    QCOMPARE(bait(s, 0, 3, 0), 1);
    QCOMPARE(bait(s, 0, 3, 1), 0);
    QCOMPARE(bait(s, 0, 4, 1), 2);
    QCOMPARE(int(s.caught[0]), 0);
}

void TackleTest::CW_A7_shufflesUsedTokens()
{
    const Rules rules = makeRules(js("{'tackle_each':1,'start_tackle':0}"));
    const std::string seat =
        "'seats':[{'bait':{'5':{'blue':1}}},{'tackle':{'line':1,'lure':1,'reel':1}}]";
    State s = position(rules, "{" + kAll + ",'tackle':{'used':{'rod':1},'left':{},'shuffled':{}}," +
                                  seat + "}");
    play(rules, s, {"place blue"});
    QCOMPARE(int(s.tackle[0][kRod]), 1);
    QCOMPARE(int(s.tackleEpoch), 1);
    State none =
        position(rules, "{" + kAll +
                            ",'seats':[{'bait':{'5':{'blue':1}}},{'tackle':{'rod':1,'line':"
                            "1,'lure':1,'reel':1}}]}");
    Events events;
    play(rules, none, {"place blue"}, &events);
    QCOMPARE(none.tackle[0], (std::array<std::uint8_t, 4>{}));
    QVERIFY(log(events, 1).find("No tackle is left") != std::string::npos);
    QCOMPARE(ruleProblem(js("{'start_tackle':3,'tackle_each':2}")), "schema.tackle");
}

void TackleTest::CW_A8_needsACardThere()
{
    const Rules rules = makeRules();
    std::string fish;
    for (int i = 1; i <= 17; ++i)
        fish += std::string(i > 1 ? "," : "") + "{'fish':'L" + (i < 10 ? "0" : "") +
                std::to_string(i) + "'}";
    const std::string lake = "'lake':{'cards':[{'species':'Pike','place':17},{'species':'Carp','"
                             "place':18},null,{'species':'Pike','place':19}],'top':null}";
    State s =
        position(rules, "{'end':'short','lastTurns':1," + lake +
                            ",'seats':[{'tackle':{'rod':1,'line':1},'bait':{'3':{'blue':1},'5'"
                            ":{'green':1}}},{'fish':[" +
                            fish + "]}]}");
    play(rules, s, {"place blue"});
    QCOMPARE(options(rules, s),
             "line 4, rod river, rod shore, take own"); // zone 5 of the lake is empty
    QCOMPARE(verdict(rules, s, "line 5"), "CW-A8 refuse.line");
    QCOMPARE(verdict(rules, s, "line 6"), "CW-17 refuse.line");
    play(rules, s, {"take own", "lift green"});
    QVERIFY(options(rules, s).find("rod lake") == std::string::npos);
    QVERIFY(options(rules, s).find("rod river") != std::string::npos);
}

void TackleTest::CW_A16_chainsRodAndLine()
{
    const Rules rules = makeRules();
    State s = position(
        rules, "{" + kAll + ",'seats':[{'tackle':{'rod':1,'line':2},'bait':{'3':{'blue':1}}}]}");
    play(rules, s, {"place blue", "line 4", "rod shore"});
    QCOMPARE(options(rules, s), "line 3, line 6, take own"); // from the shore's zone 4
    play(rules, s, {"line 6"});
    QCOMPARE(fishOf(rules, s, 0, "Conger Eel"), 1);
    QCOMPARE(s.tackle[0], (std::array<std::uint8_t, 4>{}));
}

QTEST_GUILESS_MAIN(TackleTest)
#include "tst_tackle.moc"
