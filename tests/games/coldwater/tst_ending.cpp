#include "fixture.h"
#include "table/presentation_writer.h"

#include "rules/scoring.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace takujo;
using namespace takujo::coldwater;
using namespace takujo::coldwater::test;

namespace {

std::string fishList(const std::vector<std::string> &codes)
{
    std::string out = "'fish':[";
    for (const std::string &code : codes)
        out += std::string(out.back() == '[' ? "" : ",") + "{'fish':'" + code + "'}";
    return out + "]";
}

/// The last turn of seat 1 of two, about to be ended without a catch.
std::string lastTurn(const std::string &seat0, const std::string &seat1)
{
    return "{'turn':1,'actor':1,'end':'fish','lastTurns':1,'seats':[{" + seat0 + "},{" + seat1 +
           "}]}";
}

void endTurn(const Rules &rules, State &s, Events *events = nullptr)
{
    play(rules, s, {"place blue", "lift red"}, events);
}

/// Five fish of each location, of as many species as there are.
Json fewFish()
{
    const RuleValues values = schema().defaults();
    const Json &species = values.data("species");
    std::map<std::string, int> met;
    std::set<std::string> kinds;
    Json out = Json::array();
    for (const Json &row : values.data("fish")) {
        const auto it = std::find_if(species.begin(), species.end(),
                                     [&](const Json &s) { return s["species"] == row["species"]; });
        if (kinds.insert(row["species"].get<std::string>()).second &&
            ++met[(*it)["location"].get<std::string>()] <= 5)
            out.push_back(row);
    }
    return out;
}

Entry entryOf(const Rules &rules, const State &s, int location, SeatId seat)
{
    return Scoring(rules, s, s.kinds, s.chosen).contest(location)[toIndex(seat)];
}

/// The trophy of the lake as the first seat sees it.
Piece lakeTrophy(const Rules &rules, const State &s)
{
    for (const Piece &piece : rules.table(rules.view(s, 0)).pieces) {
        if (piece.kind == "trophy-lake")
            return piece;
    }
    return {};
}

} // namespace

/// End trigger, last turns, contests and scores.
class EndingTest : public QObject
{
    Q_OBJECT

private slots:
    void CW_26_everybodyElseHasOneLastTurn();
    void CW_26_endsAtOnceWithoutLastTurns();
    void CW_26_noReasonSpeaksOfATurnAfterTheLast();
    void CW_27_choosesOneCardOfEachSpecies();
    void CW_28_addsUpPoundsByLocation();
    void CW_29_earlierStampBreaksALocationTie();
    void CW_30_shortLocationEndsTheGame();
    void CW_31_addsTrophiesCardsAndTags();
    void CW_32_earliestStampBreaksTheFinalTie();
    void CW_33_countsNoTagsWhenAgreed();
    void CW_A11_mayChooseALighterCard();
    void CW_A19_choicesAreSecretUntilTheLast();
    void CW_A20_nobodyWithoutFishWinsATie();
    void CW_A21_roundsEndIt();
    void CW_A21_noMoreLastTurnsThanRounds();
    void CW_A21_emptyTableEndsIt();
};

void EndingTest::CW_26_everybodyElseHasOneLastTurn()
{
    const Rules rules = makeRules(js("{'fish_to_end':6}"), 3);
    State s =
        position(rules, "{'turn':1,'actor':1,'seats':[{},{" +
                            fishList({"S01", "S02", "S03", "S04", "S05", "S06", "S07"}) + "}]}");
    Events events;
    play(rules, s, {"place blue"});
    QCOMPARE(int(s.lastTurns), 0); // checked only after step 3
    play(rules, s, {"lift red"}, &events);
    QVERIFY(s.end == EndReason::Fish);
    QCOMPARE(int(s.lastTurns), 2);
    QVERIFY(log(events, 0).find("2 last turns for the others") != std::string::npos);
    QVERIFY(log(events, 0).find("Has 7 fish") !=
            std::string::npos); // was always the 6 of the rules
    play(rules, s, {"place red", "lift blue"});
    QCOMPARE(int(s.actor), 0);
    QCOMPARE(int(s.lastTurns), 1);
    play(rules, s, {"place blue", "lift red"}); // the last one; then the choice of seat 1
    QCOMPARE(phase(s), "contest");
    QCOMPARE(int(s.actor), 1);
}

void EndingTest::CW_26_endsAtOnceWithoutLastTurns()
{
    const Rules rules = makeRules(js("{'fish_to_end':6,'final_turns':false}"));
    State s = position(rules, "{'seats':[{" + fishList({"S01", "S05", "S09", "S13", "S16", "R01"}) +
                                  "}]}");
    endTurn(rules, s);
    QCOMPARE(phase(s), "over"); // one of each species: nothing to choose
}

void EndingTest::CW_26_noReasonSpeaksOfATurnAfterTheLast()
{
    const Rules rules = makeRules();
    const auto reasons = [&](const std::string &json) {
        State s = position(rules, json);
        play(rules, s, {"place blue"});
        const View before = rules.view(s, s.actor);
        play(rules, s, {"lift red"});
        return rules.reasons(before, *rules.parseMove("lift red"), rules.view(s, before.seat));
    };
    const Reasons usual = reasons("{'turn':1,'actor':1}");
    QVERIFY(std::any_of(usual.begin(), usual.end(), [](const Reason &reason) {
        return reason.kind == ReasonKind::Prepares; // the token for the next turn
    }));
    for (const Reason &reason : reasons(lastTurn("", "")))
        QVERIFY(reason.kind == ReasonKind::Gains);
}

void EndingTest::CW_27_choosesOneCardOfEachSpecies()
{
    const Rules rules = makeRules();
    State s =
        position(rules, lastTurn(fishList({"S01", "S04", "L16", "L18", "R01"}), fishList({"R02"})));
    endTurn(rules, s);
    QCOMPARE(phase(s), "contest");
    QCOMPARE(options(rules, s), "show S01, show S04");
    State light = s;
    QCOMPARE(verdict(rules, s, "show L16"), "CW-27 refuse.show");
    play(rules, s, {"show S04"});
    QCOMPARE(options(rules, s), "show L16, show L18");
    play(rules, s, {"show L18"});
    QCOMPARE(phase(s), "over");
    QCOMPARE(std::popcount(s.chosen[0]),
             3); // Flounder, Pike, and the only Roach without being asked
    QCOMPARE(entryOf(rules, s, 2, 0).lbs, 28);
    play(rules, light, {"show S01", "show L16"}); // the table went on to count the heaviest
    const Pounds lake = poundsAt(rules, rules.view(light, 0), 2)[0];
    QCOMPARE(lake.high, 9);
    QCOMPARE(lake.low, 9);
    // what was not chosen counts for nothing: neither tag nor stamp
    QCOMPARE(Scoring(rules, s, s.kinds, s.chosen).earliest(0), 9 * 60 + 28);
}

void EndingTest::CW_28_addsUpPoundsByLocation()
{
    const Rules rules = makeRules(Json::object(), 3);
    State s = position(rules, "{'turn':2,'actor':2,'end':'fish','lastTurns':1,'seats':[{" +
                                  fishList({"L18", "L15"}) + "},{" + fishList({"L17", "S18"}) +
                                  "},{" + fishList({"L16", "L09"}) + "}]}");
    endTurn(rules, s);
    QCOMPARE(entryOf(rules, s, 2, 0).lbs, 44);
    QCOMPARE(entryOf(rules, s, 2, 0).rank, 1);
    QCOMPARE(entryOf(rules, s, 2, 1).rank, 2);
    QCOMPARE(entryOf(rules, s, 2, 2).rank, 3);
    QCOMPARE(entryOf(rules, s, 0, 0).rank, 0); // no fish at the shore
    const Scoring scoring(rules, s, s.kinds, s.chosen);
    QCOMPARE(scoring.locationPoints(entryOf(rules, s, 2, 1)), 3);
    QCOMPARE(scoring.locationPoints(entryOf(rules, s, 2, 2)), 2);
    QCOMPARE(scoring.locationPoints(entryOf(rules, s, 0, 0)), 0);
    QCOMPARE(rules.outcome(s).score[1], 3 + 5);
}

void EndingTest::CW_29_earlierStampBreaksALocationTie()
{
    const Rules rules = makeRules();
    // L14 Carp 11 lb 10:33, L12 Bream 11 lb 11:12
    State s = position(rules, lastTurn(fishList({"L12"}), fishList({"L14"})));
    endTurn(rules, s);
    QCOMPARE(entryOf(rules, s, 2, 1).rank, 1);
    QCOMPARE(entryOf(rules, s, 2, 0).rank, 2);
    QVERIFY(entryOf(rules, s, 2, 0).byTime);
    // the table names who took which trophy, which equal pounds alone do not tell
    const auto lake = factsFrom<PieceFacts>(lakeTrophy(rules, s).facts.values());
    QCOMPARE(lake.winners[0], 1);
    QCOMPARE(lake.winners[1], 0);
}

void EndingTest::CW_30_shortLocationEndsTheGame()
{
    // five fish at the shore: the second catch there cannot be replaced
    for (const bool counts : {true, false}) {
        Json changes = js(counts ? "{}" : "{'end_on_short_location':false}");
        changes["fish"] = fewFish();
        const Rules rules = makeRules(changes);
        State s =
            position(rules, "{'seats':[{'hand':2,'bait':{'3':{'purple':1},'4':{'purple':1}}}]}");
        Events events;
        play(rules, s, {"place purple", "next 3"}, &events);
        QVERIFY(log(events, 1).find("The Shore shows fewer than 4 cards") != std::string::npos);
        QVERIFY(s.end == EndReason::None);
        play(rules, s, {"lift red"});
        QCOMPARE(s.end == EndReason::ShortLocation, counts);
    }
    Json tooFew = schema().defaults().data("fish"); // the shore's twenty come first
    for (int i = 0; i < 16; ++i)
        tooFew.erase(0);
    Json changes = Json::object();
    changes["fish"] = tooFew;
    QCOMPARE(ruleProblem(changes), "schema.fish.few");
}

void EndingTest::CW_31_addsTrophiesCardsAndTags()
{
    const Rules rules = makeRules();
    // teal: S01 Flounder, L05 Tench; L16 Pike violet
    const std::string json =
        "{'turn':1,'actor':1,'end':'fish','lastTurns':1,'tag':'teal','seats':[{" +
        fishList({"S01", "L05", "L16", "L18"}) +
        ",'masters':['M01','M02'],'open':[{'card':'M09','filled':3}],'mystery':[0,8]},{" +
        fishList({"S18"}) + "}]}";
    State s = position(rules, json);
    endTurn(rules, s);
    play(rules, s, {"show L18"});
    const Outcome out = rules.outcome(s);
    // contests: lake 5, shore 3 (S18 is heavier); mystery 2 + 3; two cards caught, the open one nothing; two tags
    QCOMPARE(out.score[0], 5 + 3 + 2 + 3 + 2 + 2);
    QCOMPARE(out.score[1], 5);
    QVERIFY(out.winners == seatBit(0));
    int sum = 0;
    for (const ScoreLine &line : out.lines)
        sum += line.adds ? line.points[0] : 0;
    QCOMPARE(sum, out.score[0]);
}

void EndingTest::CW_32_earliestStampBreaksTheFinalTie()
{
    const Rules rules = makeRules(js("{'tag_scoring':false}"));
    // each first in one location: 5 : 5; L01 06:00 is the earliest stamp
    State s = position(rules, lastTurn(fishList({"L01"}), fishList({"S18"})));
    endTurn(rules, s);
    const Outcome out = rules.outcome(s);
    QCOMPARE(out.score[0], out.score[1]);
    QVERIFY(out.winners == seatBit(0));
    QCOMPARE(out.clause, "CW-32");
    QCOMPARE(out.lines.back().clause, "CW-32");
    QCOMPARE(english(out.lines.back().words[0]), "06:00"); // a time of day, not the number 600
    QCOMPARE(english(out.lines.back().words[1]), "14:27");
    // a weight stands beside the points of its contest
    std::vector<const ScoreLine *> contests;
    for (const ScoreLine &line : out.lines)
        if (line.clause == "CW-28")
            contests.push_back(&line);
    QCOMPARE(contests.size(), std::size_t{kLocations});
    QVERIFY(contests[0]->words[0].empty() && english(contests[0]->words[1]).ends_with(" lb"));
    QVERIFY(contests[2]->words[1].empty() && english(contests[2]->words[0]).ends_with(" lb"));
}

void EndingTest::CW_33_countsNoTagsWhenAgreed()
{
    const Rules rules = makeRules(js("{'tag_scoring':false}"));
    State s = position(rules, lastTurn(fishList({"S01"}), fishList({"L05"})));
    endTurn(rules, s);
    QCOMPARE(rules.outcome(s).score[0], 5);
    QVERIFY(s.boardTag == kNone);
    LiveChance chance(3);
    QVERIFY(rules.start(chance, nullptr).boardTag == kNone);
    QVERIFY(schema().preset("no_tags") != nullptr);
    const Rules tags = makeRules();
    s = position(tags, "{'turn':1,'actor':1,'end':'fish','lastTurns':1,'tag':'teal','seats':[{" +
                           fishList({"S01"}) + "},{}]}");
    endTurn(tags, s);
    QCOMPARE(tags.outcome(s).score[0], 6);
}

void EndingTest::CW_A11_mayChooseALighterCard()
{
    const Rules rules = makeRules();
    State s = position(rules, lastTurn(fishList({"L16", "L18"}), ""));
    endTurn(rules, s);
    const Prompt prompt = rules.table(rules.view(s, 0)).prompt;
    const auto main = std::find_if(prompt.options.begin(), prompt.options.end(),
                                   [](const auto &o) { return o.main; });
    QCOMPARE(rules.moveText(main->move), "show L18"); // the heaviest is proposed
    play(rules, s, {"show L16"});
    QCOMPARE(entryOf(rules, s, 2, 0).lbs, 9);
}

void EndingTest::CW_A19_choicesAreSecretUntilTheLast()
{
    const Rules rules = makeRules();
    State s = position(rules, lastTurn(fishList({"L16", "L18"}), fishList({"S16", "S18"})));
    endTurn(rules, s);
    const Move move = *rules.parseMove("show L18");
    QCOMPARE(rules.moveText(rules.observedMove(s, move, 1)), "show pike ?");
    QVERIFY(rules.observedMove(s, move, 0) == move);
    Events events;
    play(rules, s, {"show L18"}, &events);
    QCOMPARE(log(events, 1), "Has chosen one Pike\n");
    QVERIFY(rules.view(s, 1).chosen[0] == 0U);
    QVERIFY(rules.view(s, 0).chosen[0] != 0U);
    QVERIFY(rules.view(s, 1).kinds[0][1] == kNone);
    play(rules, s, {"show S18"});
    const View open = rules.view(s, kNoSeat);
    QVERIFY(open.kinds[0][1] != kNone); // revealed together
    QVERIFY(open.kinds[0][0] == kNone); // what was not chosen stays unseen
    QVERIFY(open.chosen[1] != 0U);
}

void EndingTest::CW_A20_nobodyWithoutFishWinsATie()
{
    const Rules rules =
        makeRules(js("{'location_trophies':[{'points':0},{'points':0}],'tag_scoring':false}"));
    State s = position(rules, lastTurn("", fishList({"L18"})));
    endTurn(rules, s);
    QVERIFY(rules.outcome(s).winners == seatBit(1));
    s = position(rules, lastTurn("", ""));
    endTurn(rules, s);
    QVERIFY(rules.outcome(s).winners == (seatBit(0) | seatBit(1)));
    QCOMPARE(rules.outcome(s).clause, "CW-A20");
}

void EndingTest::CW_A21_roundsEndIt()
{
    const Rules rules = makeRules(js("{'max_rounds':10}"));
    State s = position(rules, "{'turn':19,'actor':1}");
    endTurn(rules, s);
    QCOMPARE(phase(s), "over"); // at once, without last turns
    QVERIFY(s.end == EndReason::Rounds);
    QCOMPARE(verdict(rules, s, "place red"), "CW-A21 refuse.over");
    s = position(rules, "{'turn':18,'actor':0}");
    endTurn(rules, s);
    QCOMPARE(phase(s), "place");
}

/// Only as many last turns as the rounds leave are promised.
void EndingTest::CW_A21_noMoreLastTurnsThanRounds()
{
    const Rules three = makeRules(js("{'max_rounds':10,'fish_to_end':6}"), 3);
    const std::string six = "'seats':[{},"
                            "{" +
                            fishList({"S01", "S05", "S09", "S13", "S16", "R01"}) + "}]";
    State cut = position(three, "{'turn':28,'actor':1," + six + "}");
    Events events;
    endTurn(three, cut, &events);
    QCOMPARE(int(cut.lastTurns), 1);
    QVERIFY(log(events, 0).find("1 last turn for the others") != std::string::npos);
    play(three, cut, {"place red", "lift blue"});
    QCOMPARE(phase(cut), "over");
    cut = position(three, "{'turn':29,'actor':2," + six + "}");
    events.clear();
    endTurn(three, cut, &events);
    QCOMPARE(phase(cut), "over");
    QCOMPARE(verdict(three, cut, "place red"), "CW-26 refuse.over");
    QVERIFY(log(events, 0).find("for the others") == std::string::npos);
}

/// No card is left anywhere: the end comes even where a short location does not count.
void EndingTest::CW_A21_emptyTableEndsIt()
{
    Json changes = js("{'end_on_short_location':false}");
    changes["fish"] = fewFish();
    const Rules few = makeRules(changes);
    const std::string none = "{'cards':[null,null,null,null],'top':null}";
    State s = position(
        few, "{'shore':" + none + ",'river':" + none + ",'lake':" + none + ",'seats':[{" +
                 fishList({"S01", "S02", "S03", "S04", "S05", "R01", "R02"}) + "},{" +
                 fishList({"R03", "R04", "R05", "L01", "L02", "L03", "L04", "L05"}) + "}]}");
    endTurn(few, s);
    QVERIFY(s.end == EndReason::AllEmpty);
    QCOMPARE(int(s.lastTurns), 1);
}

QTEST_GUILESS_MAIN(EndingTest)
#include "tst_ending.moc"
