#include "../rulebook_clause.h"
#include "../same_bytes.h"
#include "definition.h"
#include "fixture.h"

#include <nlohmann/json.hpp>
#include <QtTest>

#include <algorithm>

using namespace takujo;
using namespace takujo::coldwater;
using namespace takujo::coldwater::test;

namespace {

const PromptOption &optionFor(const Rules &rules, const Prompt &prompt, const std::string &move)
{
    const auto it =
        std::find_if(prompt.options.begin(), prompt.options.end(),
                     [&](const PromptOption &o) { return rules.moveText(o.move) == move; });
    if (it == prompt.options.end())
        qFatal("no option %s", move.c_str());
    return *it;
}

} // namespace

/// Prompts, previews, drafts, move texts, positions and the schema.
class TablesTest : public QObject
{
    Q_OBJECT

private slots:
    void previewNamesBaitFishAndZones();
    void stepsAreCounted();
    void draftOfALureIsJudgedLive();
    void draftOfAReelIsJudgedLive();
    void baitThatGoesWithTheChosenIsLit();
    void CW_2_CW_3_spacesSayWhyNot();
    void CW_11_CW_14_CW_16_cardsSayWhyNot();
    void textsOfMovesComeBack();
    void brokenPositionsAreRefused_data();
    void brokenPositionsAreRefused();
    void componentTablesAreChecked_data();
    void componentTablesAreChecked();
    void playsWithTheLargestTables();
    void CW_22_smallSpeciesCanBeCaught();
    void rulebookFollowsTheHouseRules();
    void CW_A1_tipOfAToken();
};

void TablesTest::CW_A1_tipOfAToken()
{
    const auto tip = [](bool forced) {
        const Rules rules = makeRules({{"forced_removal", forced}});
        const Presentation table = rules.table(rules.view(position(rules, "{}"), 0));
        const auto token = std::find_if(table.pieces.begin(), table.pieces.end(),
                                        [](const Piece &p) { return p.kind == "angler-1"; });
        return token == table.pieces.end() ? std::string() : english(token->tip);
    };
    QCOMPARE(tip(true), "1: takes one bait of the colour from each zone; one harbour action.");
    QCOMPARE(tip(false),
             "1: takes one bait of the colour from each zone you choose; one harbour action.");
}

void TablesTest::previewNamesBaitFishAndZones()
{
    const Rules rules = makeRules();
    const State s =
        position(rules, "{" + cards("lake", {"Perch", "Tench", "Bream", "Pike", "Carp"}) +
                            ",'seats':[{'bait':{'3':{'blue':1},'5':{'blue':2,'red':1}}}]}");
    const Prompt prompt = rules.table(rules.view(s, 0)).prompt;
    const PromptOption &blue = optionFor(rules, prompt, "place blue");
    QCOMPARE(blue.anchor, "space.blue/0");
    QCOMPARE(english(blue.effect), "2 blue bait go; zone 3 empties: Perch");
    QCOMPARE(blue.affects, (std::vector<std::string>{"bait-blue#300", "bait-blue#501", "box.0.3/0",
                                                     "fish-perch#256"}));
    QCOMPARE(english(optionFor(rules, prompt, "place purple").effect),
             "No such bait on your board");
    QVERIFY(rules.table(rules.view(s, 1)).prompt.options.empty());
}

void TablesTest::stepsAreCounted()
{
    const Rules rules = makeRules();
    State s = position(
        rules, "{'seats':[{'tackle':{'reel':1},'bait':{'3':{'red':1},'4':{'blue':1,'green':1}}}]}");
    const auto step = [&] { return rules.table(rules.view(s, 0)).prompt.step; };
    QCOMPARE(step(), 1);
    play(rules, s, {"place black"});
    QCOMPARE(step(), 2);
    play(rules, s, {"lift yellow"});
    QCOMPARE(step(), 3);
    QCOMPARE(rules.table(rules.view(s, 0)).prompt.steps, 3);
}

void TablesTest::draftOfALureIsJudgedLive()
{
    const Rules rules = makeRules();
    State s = position(
        rules, "{'seats':[{'tackle':{'lure':1},'bait':{'3':{'red':1},'4':{'red':2,'blue':1}}}]}");
    play(rules, s, {"lure"});
    const View view = rules.view(s, 0);
    const auto report = [&](std::vector<std::string> ids) {
        return rules.probe(view, Draft{{}, {std::move(ids)}, 0, {}});
    };
    QVERIFY(!report({}).move && report({}).refusal->text.empty());
    QCOMPARE(rules.moveText(*report({"bait-red#400", "bait-red#300"}).move), "lure red 3 4");
    const auto lure = factsFrom<DraftFacts>(report({"bait-red#300"}).facts.values());
    QVERIFY(lure.emptied == std::vector{0} && lure.location == 2);
    QCOMPARE(report({"bait-red#300", "bait-blue#400"}).refusal->clause, "CW-18");
    QCOMPARE(report({"bait-red#300", "bait-red#400", "bait-red#401"}).refusal->clause, "CW-18");
    QCOMPARE(report({"bait-red#1300"}).refusal->text.id, "refuse.own_bait");
    QCOMPARE(report({"bait-red#300", "bait-red#300"}).refusal->text.id, "refuse.own_bait");
    QVERIFY(!rules.probe(rules.view(s, 1), Draft{{}, {{"bait-red#300"}}, 0, {}}).move);
}

void TablesTest::draftOfAReelIsJudgedLive()
{
    const Rules rules = makeRules();
    State s = position(
        rules, "{'seats':[{'tackle':{'reel':1},'bait':{'3':{'red':1},'4':{'red':2,'blue':1}}}]}");
    play(rules, s, {"reel"});
    const View view = rules.view(s, 0);
    const auto report = [&](std::vector<std::string> ids) {
        return rules.probe(view, Draft{{}, {std::move(ids)}, 0, {}});
    };
    QCOMPARE(rules.moveText(*report({"bait-blue#400", "bait-red#300"}).move), "reel 3 red 4 blue");
    QVERIFY(report({"bait-red#300"}).refusal->text.empty()); // one more to come
    QCOMPARE(report({"bait-red#300", "bait-red#400"}).refusal->clause, "CW-19");
    QCOMPARE(report({"bait-blue#400", "bait-red#400"}).refusal->clause, "CW-19");
}

// CW-18: the same colour; CW-19: another colour in another zone.
void TablesTest::baitThatGoesWithTheChosenIsLit()
{
    const Rules rules = makeRules();
    const State start =
        position(rules, "{'seats':[{'tackle':{'reel':1,'lure':1},'bait':{'3':{'red':1},"
                        "'4':{'red':1,'blue':1}}}]}");
    const auto lit = [&](const char *tackle, std::vector<std::string> ids) {
        State s = start;
        play(rules, s, {tackle});
        const View view = rules.view(s, 0);
        return ids.empty() ? rules.table(view).prompt.anchors
                           : rules.probe(view, Draft{{}, {std::move(ids)}, 0, {}}).anchors;
    };
    using Ids = std::vector<std::string>;
    QCOMPARE(lit("lure", {}), (Ids{"bait-red#300", "bait-red#400", "bait-blue#400"}));
    QCOMPARE(lit("lure", {"bait-red#300"}), (Ids{"bait-red#300", "bait-red#400"}));
    QCOMPARE(lit("reel", {"bait-red#300"}), (Ids{"bait-blue#400"}));
    QCOMPARE(lit("reel", {"bait-red#300", "bait-blue#400"}),
             (Ids{"bait-red#300", "bait-blue#400"}));
}

static std::string whyNot(const Rules &rules, const State &state, const std::string &anchor)
{
    const DraftReport report = rules.probe(rules.view(state, 0), Draft{anchor, {}, 0, {}});
    return report.refusal ? report.refusal->clause + " " + report.refusal->text.id
           : report.move  ? rules.moveText(*report.move)
                          : "nothing";
}

static std::string tipOf(const Rules &rules, const State &state, const std::string &id)
{
    for (const Piece &piece : rules.table(rules.view(state, 0)).pieces) {
        if (piece.id == id)
            return piece.clause + " " + piece.tip.id;
    }
    return "none";
}

void TablesTest::CW_2_CW_3_spacesSayWhyNot()
{
    const Rules rules = makeRules();
    State s = position(rules, "{'seats':[{'tackle':{'rod':1},'bait':{'3':{'green':1}}}]}");
    QCOMPARE(whyNot(rules, s, "angler-1#3"), "CW-2 refuse.taken"); // yellow
    QCOMPARE(whyNot(rules, s, "space.black/0"), "place black");
    QCOMPARE(whyNot(rules, s, "box.0.3/0"), "CW-2 refuse.now.place");
    QCOMPARE(whyNot(rules, s, "tackle-rod#0"), "CW-A15 refuse.when.take");
    QCOMPARE(whyNot(rules, s, "tackle-reel#0"), "CW-19 refuse.no_tackle");
    QCOMPARE(whyNot(rules, s, "bait-green#300"), "nothing");
    play(rules, s, {"place black"});
    QCOMPARE(whyNot(rules, s, "angler-1#2"), "CW-3 refuse.same_token");
    QCOMPARE(whyNot(rules, s, "space.blue/0"), "CW-3 refuse.no_token");
    QCOMPARE(whyNot(rules, s, "angler-1#3"), "lift yellow");
}

void TablesTest::CW_11_CW_14_CW_16_cardsSayWhyNot()
{
    const Rules rules = makeRules();
    const std::string lake = cards("lake", {"Perch", "Tench", "Bream", "Pike", "Carp"});
    const std::string shore =
        cards("shore", {"Flounder", "Pollack", "Sea Bass", "Conger Eel", "Pollack"});
    State s = position(rules, "{" + lake + "," + shore +
                                  ",'seats':[{'tackle':{'line':1},'bait':{'3':{'blue':1}}}]}");
    play(rules, s, {"place blue"});
    QCOMPARE(phase(s), "catch");
    QCOMPARE(whyNot(rules, s, "fish-perch#256"), "take own");
    QCOMPARE(whyNot(rules, s, "fish-tench#257"), "line 4");
    QCOMPARE(whyNot(rules, s, "fish-pike#259"), "CW-17 refuse.line");
    // the token itself was refused as if no card were in reach
    QCOMPARE(whyNot(rules, s, "tackle-line#0"), "CW-17 refuse.line.card");
    QCOMPARE(whyNot(rules, s, "tackle-rod#0"), "CW-16 refuse.no_tackle");
    QCOMPARE(whyNot(rules, s, "fish-flounder#0"), "CW-16 refuse.no_tackle");
    QCOMPARE(whyNot(rules, s, "fish-carp#260"), "CW-14 refuse.top");
    State six = position(rules, "{" + lake + "," + shore + ",'seats':[{'bait':{'6':{'blue':1}}}]}");
    play(rules, six, {"place blue"});
    QCOMPARE(whyNot(rules, six, "fish-carp#260"), "take top");
    QCOMPARE(whyNot(rules, six, "fish-pollack#4"), "CW-14 refuse.top"); // said nothing
    const Rules plain = makeRules(js("{'zone6_bonus':false}"));
    s = position(plain, "{" + lake + ",'seats':[{'tackle':{'line':1},'bait':{'6':{'blue':1}}}]}");
    QCOMPARE(tipOf(plain, s, "fish-carp#260"), "CW-15 tip.top.next"); // spoke of the bonus
    QCOMPARE(tipOf(rules, six, "fish-carp#260"), "CW-14 tip.top");
    play(plain, s, {"place blue"});
    QCOMPARE(whyNot(plain, s, "fish-carp#260"), "CW-14 refuse.top.never");
    State h = position(rules, "{'display':['M01','M02',null,null],'seats':[{'open':[{'card':'M05'},"
                              "{'card':'M06'},{'card':'M07'}]}]}");
    play(rules, h, {"place harbour"});
    QCOMPARE(whyNot(rules, h, "master-ferox-trout#0"), "CW-11 refuse.masters");
    QCOMPARE(whyNot(rules, h, "masterdeck/0"), "CW-11 refuse.masters");
    QCOMPARE(whyNot(rules, h, "box.0.4/0"), "refill 4");
}

void TablesTest::textsOfMovesComeBack()
{
    const Rules rules = makeRules();
    for (const std::string text : {"place harbour",
                                   "lift red",
                                   "refill 6",
                                   "angler M24",
                                   "angler deck",
                                   "lure",
                                   "lure red 3",
                                   "lure red 3 3",
                                   "reel",
                                   "reel 3 red 6 green",
                                   "fill M01",
                                   "next 4",
                                   "take own",
                                   "take top",
                                   "rod shore",
                                   "line 5",
                                   "claim",
                                   "no claim",
                                   "flip",
                                   "show S12",
                                   "show atlantic-salmon ?",
                                   "from 3 6",
                                   "from none"}) {
        const Loaded<Move> move = rules.parseMove(text);
        QVERIFY2(move.ok(), text.c_str());
        QCOMPARE(rules.moveText(*move), text);
    }
    for (const std::string text :
         {"", "place", "place pink", "place red red", "refill 7", "angler M25", "angler M1",
          "lure red", "reel 3 red 6", "next", "take it", "rod sea", "show S99", "show pike", "no",
          "from", "flip it"})
        QVERIFY2(!rules.parseMove(text).ok(), text.c_str());
}

void TablesTest::brokenPositionsAreRefused_data()
{
    QTest::addColumn<QString>("json");
    const auto row = [](const char *name, const char *json) {
        QTest::newRow(name) << QString::fromUtf8(json);
    };
    row("unknown key", "{'fishes':[]}");
    row("too much bait", "{'seats':[{'bait':{'3':{'red':4}}}]}");
    row("zone too full", "{'seats':[{'bait':{'3':{'red':2,'blue':2}}}]}");
    row("fish twice", "{'seats':[{'fish':[{'fish':'S01'},{'fish':'S01'}]}]}");
    row("no such fish", "{'seats':[{'fish':[{'fish':'X01'}]}]}");
    row("card twice", "{'seats':[{'masters':['M05'],'open':[{'card':'M05'}]}]}");
    row("full open card", "{'seats':[{'open':[{'card':'M05','filled':7}]}]}");
    row("token too many", "{'tokens':{'red':1,'blue':1,'black':1,'green':2}}");
    row("no token in hand", "{'seats':[{'hand':0}]}");
    row("wrong seat", "{'turn':1}");
    row("claim without fish", "{'phase':'claim','removal':{'colour':'red','zone':3,'target':8}}");
    row("catch without a choice", "{'phase':'catch','step':1,'acted':true,'placed':'red','removal':"
                                  "{'colour':'red','zone':3,'target':8},'seats':[{'hand':0}]}");
    row("lure without one", "{'phase':'lure'}");
    row("contest without end", "{'phase':'contest','step':0}");
    row("last turns without end", "{'lastTurns':1}");
    row("rank missing", "{'seats':[{'smallRank':2}]}");
    row("too many fish", "{'seats':[{},{'fish':[{'fish':'S01'},{'fish':'S02'},{'fish':'S03'},{'"
                         "fish':'S04'},{'fish':'S05'},"
                         "{'fish':'S06'},{'fish':'S07'},{'fish':'S08'},{'fish':'S09'},{'fish':'S10'"
                         "},{'fish':'S11'},{'fish':'S12'},"
                         "{'fish':'S13'},{'fish':'S14'},{'fish':'S15'},{'fish':'R01'},{'fish':'R02'"
                         "},{'fish':'R03'},{'fish':'R04'},"
                         "{'fish':'R05'},{'fish':'R06'},{'fish':'R07'},{'fish':'R08'}]}]}");
}

void TablesTest::brokenPositionsAreRefused()
{
    QFETCH(QString, json);
    const Rules rules = makeRules();
    Json parsed = js(json.toStdString());
    while (parsed.contains("seats") && parsed["seats"].size() < 2)
        parsed["seats"].push_back(Json::object());
    QVERIFY(!rules.stateFromJson(parsed).ok());
}

void TablesTest::componentTablesAreChecked_data()
{
    QTest::addColumn<QString>("changes");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *problem, const char *changes) {
        QTest::newRow(problem) << QString::fromUtf8(changes) << QString::fromUtf8(problem);
    };
    row("schema.bait.few", "{'bait_per_colour':5}");
    row("schema.bait.start", "{'bait_per_colour':6,'start_zones':['3','4','5']}");
    row("schema.tackle", "{'tackle_each':1,'start_tackle':2}");
    row("schema.species.twice", "{'species':[{'species':'A','location':'lake','low':1,'high':2,'"
                                "small':false},{'species':'A',"
                                "'location':'shore','low':1,'high':2,'small':false},{'species':'B',"
                                "'location':'river','low':1,'high':2,'small':true}]}");
    row("schema.fish.species", "{'species':[{'species':'A','location':'lake','low':1,'high':2,'"
                               "small':false},{'species':'C',"
                               "'location':'shore','low':1,'high':2,'small':false},{'species':'B','"
                               "location':'river','low':1,'high':2,'small':true}]}");
    // CW-28: the heaviest would have got the lowest trophy
    row("schema.ladder", "{'location_trophies':[{'points':1},{'points':5}]}");
    row("schema.masters.name", "{'masters':[{'species':'','a':'red','b':'none','c':'none'}]}");
}

void TablesTest::componentTablesAreChecked()
{
    QFETCH(QString, changes);
    QFETCH(QString, problem);
    QCOMPARE(ruleProblem(js(changes.toStdString())), problem.toStdString());
}

/// A match to the end.
void TablesTest::playsWithTheLargestTables()
{
    const Rules rules = makeRules(largestTables(), 4);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Rng rng(seed);
        SearchChance chance(rng);
        State s = rules.start(static_cast<Chance &>(chance), nullptr);
        std::array<Move, Rules::kMaxMoves> moves;
        while (s.phase != Phase::Over) {
            const int count = rules.legal(s, moves).count;
            QVERIFY(count > 0 && count < Rules::kMaxMoves);
            rules.apply(s, moves[rng.below(static_cast<std::uint32_t>(count))],
                        static_cast<Chance &>(chance), nullptr);
            QVERIFY(rules.invariants(s).empty());
        }
        const Loaded<State> back = rules.stateFromJson(rules.stateToJson(s));
        QVERIFY(back.ok());
        QVERIFY(takujo::test::sameBytes(*back, s));
    }
}

void TablesTest::CW_22_smallSpeciesCanBeCaught()
{
    Json changes = Json::object();
    changes["species"] = schema().defaults().data("species");
    for (Json &row : changes["species"])
        row["small"] = false;
    QCOMPARE(ruleProblem(changes), "schema.small");
    changes["species"].push_back(
        {{"species", "Minnow"}, {"location", "lake"}, {"low", 1}, {"high", 1}, {"small", true}});
    QCOMPARE(ruleProblem(changes), "schema.small.none");
}

/// Paragraphs said bonuses, tags and clear bait that the rule set does not have.
void TablesTest::rulebookFollowsTheHouseRules()
{
    const auto clause = [](const char *changes, const char *id, int seats = 2) {
        const Loaded<RuleValues> values = applyChanges(schema(), schema().defaults(), js(changes));
        return clauseText(definition(), *values, seats, id);
    };
    const auto has = [](const std::string &text, const char *words) {
        return text.find(words) != std::string::npos;
    };
    const char *bare = "{'zone5_bonus':false,'zone6_bonus':false,'clear_bait':0}";
    QVERIFY(!has(clause(bare, "CW-A9"), "bonus"));
    QCOMPARE(clause(bare, "CW-A10"), "These rules have no zone bonuses.");
    QVERIFY(has(clause("{'zone5_bonus':false}", "CW-A10"), "When you use ROD"));
    QVERIFY(has(clause("{}", "CW-A17"), "the tackle of zone 5, the fish"));
    QCOMPARE(clause(bare, "CW-10"), "These rules use no clear bait.");
    QVERIFY(has(clause("{}", "CW-A11"), "for its tag or its time"));
    QVERIFY(!has(clause("{'tag_scoring':false}", "CW-A11"), "tag"));
    QVERIFY(has(clause("{}", "CW-28"), ": 5, 3. "));
    QVERIFY(has(clause("{}", "CW-28", 0), "5, 3, 2, 1 (as many of them as players"));
    QVERIFY(has(clause("{}", "CW-21"), "same points as a location"));
}

QTEST_GUILESS_MAIN(TablesTest)
#include "tst_tables.moc"
