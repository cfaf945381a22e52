#include "fixture.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::coldwater;
using namespace takujo::coldwater::test;

namespace {

// Fish of the lake by their number within it: L16, L17, L18, L20 are Pike 9, 17, 28, 12 lb
constexpr int kPike9 = 16;

} // namespace

/// Trophies won during the game.
class TrophiesTest : public QObject
{
    Q_OBJECT

private slots:
    void CW_20_showsAFishOfTheWeight();
    void CW_20_oneClaimAStep();
    void CW_21_fastestSpecies();
    void CW_22_smallSpecies();
    void CW_23_masterAnglers();
    void CW_24_onlyTheFirst();
    void CW_25_atTheMomentTheyAreWon();
    void CW_A3_nextTrophyTurnsUpAtOnce();
    void CW_A18_declineLooksLikeNoMatch();
    void CW_A23_trophiesAreOpen();
};

/// A catch of a Pike from zone 6 with a known back. @return the position at the claim
static State pikeOf9(const Rules &rules, const std::string &more, Events *events = nullptr)
{
    // trophy 7 is 9 lb
    State s = position(rules, "{" + kLake + ",'mystery':7," + more + "}");
    play(rules, s, {"place blue"});
    playScripted(rules, s, "take own", {back(kPike9), front(0)}, events);
    return s;
}

void TrophiesTest::CW_20_showsAFishOfTheWeight()
{
    const Rules rules = makeRules();
    QCOMPARE(rules.params().fish[toIndex(rules.params().firstFish[2] + kPike9)].code, "L16");
    Events events;
    State s = pikeOf9(rules, "'seats':[{'bait':{'6':{'blue':1}}}]");
    QCOMPARE(phase(s), "claim");
    QCOMPARE(options(rules, s), "claim, no claim");
    playScripted(rules, s, "claim", {dealt(2)}, &events);
    QVERIFY(s.mysteryWon[0] == 1U << 7);
    QCOMPARE(rules.sureScore(s, 0), 2);
    QVERIFY(s.shown[0] == 1U);
    QCOMPARE(log(events, 1).substr(0, 62),
             "Mystery Weight with Pike, 2 points [9 lb, violet tag, 07:05]\nN");
    // another weight: asked by the front, but there is nothing to show
    State other =
        position(rules, "{" + kLake + ",'mystery':9,'seats':[{'bait':{'6':{'blue':1}}}]}"); // 10 lb
    play(rules, other, {"place blue"});
    playScripted(rules, other, "take own", {back(kPike9), front(0)});
    QCOMPARE(options(rules, other), "no claim");
    QCOMPARE(verdict(rules, other, "claim"), "CW-20 refuse.claim");
    // a front that cannot hold it is not asked for
    State small =
        position(rules, "{" + kLake + ",'mystery':9,'seats':[{'bait':{'3':{'blue':1}}}]}");
    play(rules, small, {"place blue"});
    QCOMPARE(phase(small), "pickup");
}

void TrophiesTest::CW_20_oneClaimAStep()
{
    const Rules rules = makeRules();
    const std::string seat = "'seats':[{'bait':{'3':{'blue':1},'4':{'blue':1}}}]";
    State s = position(rules,
                       "{" + kLake + ",'mystery':3," + seat + "}"); // 4 lb: Perch 1-4 and Tench 3-7
    play(rules, s, {"place blue"});
    playScripted(rules, s, "next 3", {back(3), front(0)});          // L04, 4 lb
    playScripted(rules, s, "claim", {dealt(2), back(4), front(0)}); // next: 3 lb, and L05 is 3 lb
    QCOMPARE(phase(s), "pickup");
    QCOMPARE(int(s.claims), 1); // a new step
    const Rules two = makeRules(js("{'mystery_per_step':2}"));
    s = position(two, "{" + kLake + ",'mystery':3," + seat + "}");
    play(two, s, {"place blue"});
    playScripted(two, s, "next 3", {back(3), front(0)});
    playScripted(two, s, "claim", {dealt(2), back(4), front(0)});
    QCOMPARE(options(two, s), "claim, no claim");
}

void TrophiesTest::CW_21_fastestSpecies()
{
    const Rules rules = makeRules(js("{'species_goal':4}"), 3);
    const std::string three =
        "'fish':[{'fish':'S05'},{'fish':'S09'},{'fish':'R05'},{'fish':'R06'}]";
    State s = position(rules, "{" + kLake + ",'seats':[{'bait':{'4':{'blue':1}}," + three +
                                  "},{'speciesRank':1,'fish':[]}]}");
    play(rules, s, {"place blue"});
    QCOMPARE(int(s.speciesRank[0]), 2); // the pile's next one
    QCOMPARE(rules.sureScore(s, 0), 3);
    play(rules, s, {"lift red"});
    QCOMPARE(int(s.speciesRank[0]), 2); // once a player
}

void TrophiesTest::CW_22_smallSpecies()
{
    const Rules rules = makeRules();
    State s = position(
        rules, "{" + kLake +
                   ",'seats':[{'bait':{'3':{'blue':1}},'fish':[{'fish':'S01'},{'fish':'R01'}]}]}");
    Events events;
    play(rules, s, {"place blue"}, &events); // Perch
    QCOMPARE(int(s.smallRank[0]), 1);
    QCOMPARE(rules.sureScore(s, 0), 5);
    QVERIFY(log(events, 1).find("Trophy for small species: 5 points") != std::string::npos);
}

void TrophiesTest::CW_23_masterAnglers()
{
    const Rules rules = makeRules();
    // M01..M04 Ferox Trout; M05 Arctic Char, M09 Twaite Shad
    State s = position(
        rules,
        "{'tokens':{'blue':1,'yellow':1,'green':1},'seats':[{'open':[{'card':'M03','filled':6}],"
        "'masters':['M01','M02','M05'],'bait':{'6':{'red':2}}}]}");
    play(rules, s, {"place red"});
    QVERIFY(contains(s.alike, 0));
    QVERIFY(!contains(s.different, 0));
    QCOMPARE(rules.sureScore(s, 0), 4 + 2);
    s = position(
        rules,
        "{'tokens':{'blue':1,'yellow':1,'green':1},'seats':[{'open':[{'card':'M03','filled':6}],"
        "'masters':['M01','M02','M05','M09','M13'],'bait':{'6':{'red':2}}}]}");
    play(rules, s, {"place red"}); // the same card makes both
    QVERIFY(contains(s.alike, 0));
    QVERIFY(contains(s.different, 0));
    QCOMPARE(rules.sureScore(s, 0), 6 + 4);
}

void TrophiesTest::CW_24_onlyTheFirst()
{
    const Rules rules = makeRules(js("{'fish_to_end':6}"));
    const auto fish = [](const char *letter, int count) {
        std::string out = "'fish':[";
        for (int i = 1; i <= count; ++i)
            out += std::string(i > 1 ? "," : "") + "{'fish':'" + letter + "0" + std::to_string(i) +
                   "'}";
        return out + "]";
    };
    State s = position(rules, "{" + kLake + ",'seats':[{'bait':{'3':{'blue':1}}," + fish("S", 5) +
                                  "},{'bait':{'3':{'red':1}}," + fish("R", 5) + "}]}");
    play(rules, s, {"place blue"});
    QCOMPARE(int(s.firstDone), 0);
    play(rules, s, {"lift red", "place red"});
    QCOMPARE(int(s.caught[1]), 6);
    QCOMPARE(int(s.firstDone), 0);
    QCOMPARE(rules.sureScore(s, 0), 3);
    QCOMPARE(rules.sureScore(s, 1), 0);
    const Presentation table = rules.table(rules.view(s, 0));
    const auto trophy = std::find_if(table.pieces.begin(), table.pieces.end(),
                                     [](const Piece &p) { return p.id == "trophy-first#0"; });
    QCOMPARE(english(trophy->name),
             "First to 6 fish: none left"); // was: next 3 points, 0 left
}

void TrophiesTest::CW_25_atTheMomentTheyAreWon()
{
    const Rules rules = makeRules();
    // the fish of zone 3 wins before zone 4 is resolved
    State s =
        position(rules, "{" + kLake +
                            ",'seats':[{'bait':{'3':{'blue':1},'4':{'blue':1}},'fish':[{'fish'"
                            ":'S01'},{'fish':'R01'}]}]}");
    Events events;
    play(rules, s, {"place blue", "next 3"}, &events);
    const std::string told = log(events, 1);
    QVERIFY(told.find("Trophy for small species") < told.find("Caught the Tench"));
}

void TrophiesTest::CW_A3_nextTrophyTurnsUpAtOnce()
{
    const Rules rules = makeRules();
    State s = pikeOf9(rules, "'seats':[{'bait':{'6':{'blue':1}}}]");
    playScripted(rules, s, "claim", {dealt(11)});
    QCOMPARE(int(s.mystery), 11);
    QCOMPARE(int(s.claims), 1); // the next step has begun
    QCOMPARE(phase(s), "pickup");
}

void TrophiesTest::CW_A18_declineLooksLikeNoMatch()
{
    const Rules rules = makeRules();
    Events declined;
    State s = pikeOf9(rules, "'seats':[{'bait':{'6':{'blue':1}}}]");
    const Prompt prompt = rules.table(rules.view(s, 1)).prompt;
    QVERIFY(prompt.quiet);
    QCOMPARE(prompt.decision, "claim");
    QVERIFY(!rules.forced(rules.view(s, 0)));
    QVERIFY(rules.observedMove(s, *rules.parseMove("no claim"), 1) == *rules.parseMove("no claim"));
    play(rules, s, {"no claim"}, &declined);
    QCOMPARE(log(declined, 1), "");
    QVERIFY(s.shown[0] == 0U);
    // where the weight does not fit the answer is forced, and tells as little
    State other =
        position(rules, "{" + kLake + ",'mystery':9,'seats':[{'bait':{'6':{'blue':1}}}]}");
    play(rules, other, {"place blue"});
    playScripted(rules, other, "take own", {back(kPike9), front(0)});
    QVERIFY(rules.forced(rules.view(other, 0)) == rules.parseMove("no claim").value());
    QVERIFY(!rules.forced(rules.view(other, 1)));
    QCOMPARE(rules.table(rules.view(other, 1)).prompt.decision, "claim");
}

void TrophiesTest::CW_A23_trophiesAreOpen()
{
    const Rules rules = makeRules();
    State s = pikeOf9(rules, "'seats':[{'bait':{'6':{'blue':1}}}]");
    playScripted(rules, s, "claim", {dealt(2)});
    const Presentation table = rules.table(rules.view(s, kNoSeat));
    const auto won = std::find_if(table.pieces.begin(), table.pieces.end(),
                                  [](const Piece &p) { return p.zone == "won.0"; });
    QVERIFY(won != table.pieces.end());
    QCOMPARE(won->kind, "trophy-mystery");
    QCOMPARE(*table.seats[0].score, 2);
}

QTEST_GUILESS_MAIN(TrophiesTest)
#include "tst_trophies.moc"
