#include "fixture.h"

#include "ai/agent.h"
#include "ai/evaluator.h"
#include "rules/movekey.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <set>

using namespace takujo;
using namespace takujo::coldwater;
using namespace takujo::coldwater::test;

namespace {

Request request(const Rules &rules, const State &s, const char *player, int simulations,
                int threads = 1)
{
    Request out;
    out.view = ViewBlob::of(rules.view(s, s.actor));
    out.player = player;
    out.budget.simulations = simulations;
    out.budget.threads = threads;
    out.seed = 42;
    return out;
}

} // namespace

/// The computer players.
class BrainTest : public QObject
{
    Q_OBJECT

private slots:
    void keysOfMovesComeBack();
    void everyPlayerPlaysLegally_data();
    void everyPlayerPlaysLegally();
    void threadsDoNotChangeTheMove();
    void takesTheTrophyItMayClaim();
    void catchesWhatLiesReady();
    void noLevelWastesWhatIsPlain_data();
    void noLevelWastesWhatIsPlain();
    void aBeginnerDoesWhatDoesSomething_data();
    void aBeginnerDoesWhatDoesSomething();
    void CW_28_nothingBeyondTheLadder();
    void CW_A12_refillsNoFullZoneBesideAnEmptyOne();
};

void BrainTest::keysOfMovesComeBack()
{
    const Rules rules = makeRules();
    for (const std::string text : {"place harbour",
                                   "lift red",
                                   "refill 6",
                                   "angler M24",
                                   "angler deck",
                                   "lure",
                                   "lure red 3",
                                   "lure purple 6 6",
                                   "reel",
                                   "reel 3 red 6 green",
                                   "reel 5 purple 6 blue",
                                   "fill M01",
                                   "next 4",
                                   "take own",
                                   "take top",
                                   "rod lake",
                                   "line 6",
                                   "claim",
                                   "no claim",
                                   "flip",
                                   "show L18",
                                   "from 3 6"})
        QCOMPARE(rules.moveText(moveOf(keyOf(*rules.parseMove(text)))), text);
}

void BrainTest::everyPlayerPlaysLegally_data()
{
    QTest::addColumn<QString>("changes");
    QTest::newRow("standard") << "{}";
    QTest::newRow("free removal") << "{'forced_removal':false,'mystery_per_step':4}";
    QTest::newRow("poor") << "{'zone5_bonus':false,'zone6_bonus':false,'start_tackle':0,'bait_per_"
                             "colour':6,'start_zones':[]}";
    QTest::newRow("rich")
        << "{'start_tackle':3,'tackle_each':12,'ma_limit':6,'start_zones':['3','4','5','6']}";
}

void BrainTest::everyPlayerPlaysLegally()
{
    QFETCH(QString, changes);
    const Rules rules = makeRules(js(changes.toStdString()), 3);
    LiveChance chance(17);
    State s = rules.start(chance, nullptr);
    Rng rng(5);
    const std::vector<std::string> players = Agent::players();
    while (s.phase != Phase::Over) {
        Request asked = request(
            rules, s, players[rng.below(static_cast<std::uint32_t>(players.size()))].c_str(), 16);
        asked.seed = rng.next();
        const Move move = Agent::search(rules, asked, {}, nullptr).best;
        QVERIFY2(!rules.check(s, move), rules.moveText(move).c_str());
        chance.beginPly(s.ply + 1U);
        rules.apply(s, move, static_cast<Chance &>(chance), nullptr);
    }
}

void BrainTest::threadsDoNotChangeTheMove()
{
    const Rules rules = makeRules(Json::object(), 2);
    LiveChance chance(23);
    const State s = rules.start(chance, nullptr);
    const SearchResult one = Agent::search(rules, request(rules, s, "expert", 200, 1), {}, nullptr);
    const SearchResult two = Agent::search(rules, request(rules, s, "expert", 200, 2), {}, nullptr);
    QVERIFY(one.best == two.best);
    QCOMPARE(one.candidates.size(), two.candidates.size());
    for (std::size_t i = 0; i < one.candidates.size(); ++i)
        QCOMPARE(one.candidates[i].visits, two.candidates[i].visits);
}

void BrainTest::takesTheTrophyItMayClaim()
{
    const Rules rules = makeRules();
    State s = position(rules, "{" + cards("lake", {"Perch", "Tench", "Bream", "Pike", "Carp"}) +
                                  ",'mystery':7,'seats':[{'bait':{'6':{'blue':1}}}]}");
    play(rules, s, {"place blue"});
    playScripted(rules, s, "take own", {back(16), front(0)});
    for (const std::string &player : Agent::players()) {
        if (player != "random")
            QCOMPARE(
                rules.moveText(
                    Agent::search(rules, request(rules, s, player.c_str(), 32), {}, nullptr).best),
                "claim");
    }
}

void BrainTest::catchesWhatLiesReady()
{
    const Rules rules = makeRules();
    // one blue bait in zone 6: the Pike is there to be taken, everything else does nothing
    const State s =
        position(rules, "{" + cards("lake", {"Perch", "Tench", "Bream", "Pike", "Carp"}) +
                            ",'seats':[{'bait':{'6':{'blue':1}}}]}");
    for (const char *player : {"greedy", "skilled", "expert"})
        QCOMPARE(
            rules.moveText(Agent::search(rules, request(rules, s, player, 300), {}, nullptr).best),
            "place blue");
}

void BrainTest::noLevelWastesWhatIsPlain_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("answers"); // one of these, whatever the luck
    const std::string last = "'end':'fish','lastTurns':1,";
    QTest::newRow("a full zone beside an empty one (CW-8)")
        << "{'seats':[{'hand':2,'bait':{'3':{'red':1,'black':2},'4':{'blue':2,'green':2},"
           "'6':{'red':1,'blue':2,'black':1,'yellow':1,'green':1}},'open':[{'card':'M09',"
           "'filled':0},{'card':'M13','filled':0},{'card':'M24','filled':0}]}]}"
        << "place harbour"
        << "refill 5";
    QTest::newRow("a token for a fish that is no better (CW-16)")
        << QString::fromStdString(
               "{" + cards("lake", {"Pike", "Tench", "Bream", "Carp", "Carp"}) + "," +
               cards("shore", {"Flounder", "Pollack", "Pollack", "Sea Bass", "Sea Bass"}) + "," +
               cards("river", {"Roach", "Barbel", "Barbel", "Sea Trout", "Sea Trout"}) +
               ",'seats':[{'bait':{'3':{'blue':1}},'tackle':{'rod':1},"
               "'fish':[{'fish':'S01'},{'fish':'R01'}]}]}")
        << "place blue"
        << "take own";
    QTest::newRow("the lighter fish of a species without its tag (CW-27)")
        << QString::fromStdString("{" + last +
                                  "'tag':'teal','turn':1,'actor':1,'seats':[{},{'fish':"
                                  "[{'fish':'S14'},{'fish':'S15'},{'fish':'S13'}]}]}")
        << "place blue;lift red"
        << "show S15";
    QTest::newRow("the last catch (CW-26)")
        << QString::fromStdString("{" + cards("lake", {"Perch", "Tench", "Bream", "Pike", "Carp"}) +
                                  "," + last +
                                  "'turn':1,'actor':1,'seats':[{},{'bait':{'6':{'blue':1}}}]}")
        << ""
        << "place blue";
}

/// Nobody is so weak that everybody at the table sees it.
void BrainTest::noLevelWastesWhatIsPlain()
{
    QFETCH(QString, json);
    QFETCH(QString, first);
    QFETCH(QString, answers);
    const Rules rules = makeRules();
    State s = position(rules, json.toStdString());
    for (const QString &move : first.split(';', Qt::SkipEmptyParts))
        play(rules, s, {move.toStdString()});
    for (const char *player : {"beginner", "casual", "skilled", "expert"}) {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Request asked = request(rules, s, player, 0);
            asked.seed = seed;
            if (seed > 3 && player == std::string("expert"))
                break;
            const auto move = QString::fromStdString(
                rules.moveText(Agent::search(rules, asked, {}, nullptr).best));
            QVERIFY2(answers.split(", ").contains(move), qPrintable(player + (": " + move)));
        }
    }
}

void BrainTest::aBeginnerDoesWhatDoesSomething_data()
{
    QTest::addColumn<QString>("bait");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("never");
    QTest::newRow("a token where no bait of its colour is (CW-4)")
        << "'4':{'purple':2,'green':2},'5':{'purple':3,'green':2},'6':{'yellow':2,'green':4}"
        << ""
        << "place red, place blue, place black";
    QTest::newRow("one bait where five fit elsewhere (CW-8)")
        << "'3':{'red':1},'4':{'blue':2,'green':1},'6':{'red':1,'blue':1,'black':1,'yellow':1,"
           "'green':1}"
        << "place harbour"
        << "refill 4, refill 6";
}

/// It played its token where nothing happened six times a match, beside spaces where something would.
void BrainTest::aBeginnerDoesWhatDoesSomething()
{
    QFETCH(QString, bait);
    QFETCH(QString, first);
    QFETCH(QString, never);
    const Rules rules = makeRules();
    State s = position(rules, ("{'seats':[{'hand':2,'bait':{" + bait + "}}]}").toStdString());
    if (!first.isEmpty())
        play(rules, s, {first.toStdString()});
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Request asked = request(rules, s, "beginner", 0);
        asked.seed = seed;
        const auto move =
            QString::fromStdString(rules.moveText(Agent::search(rules, asked, {}, nullptr).best));
        QVERIFY2(!never.split(QStringLiteral(", ")).contains(move), qPrintable(move));
    }
}

/// CW-28: whoever comes after the last trophy of a location gets nothing, in the players' judgement too.
void BrainTest::CW_28_nothingBeyondTheLadder()
{
    const auto leafOf = [](const char *trophies) {
        const Rules rules = makeRules({{"location_trophies", js(trophies)}}, 3);
        const State s = position(rules, "{'seats':[{'fish':[{'fish':'L18'}]},{'fish':[{'fish':"
                                        "'L17'}]},{'fish':[{'fish':'L16'}]}]}");
        const Evaluator evaluate(rules, weightsOf<Weights>("expert", nullptr, 3));
        LeafValue out;
        evaluate.leaf(s, out);
        return out;
    };
    const LeafValue two = leafOf("[{'points':5},{'points':3}]");
    const LeafValue three = leafOf("[{'points':5},{'points':3},{'points':0}]");
    for (std::size_t seat = 0; seat < 3; ++seat)
        QCOMPARE(two.reward[seat], three.reward[seat]);
}

/// Where nothing is at stake any more, all moves look the same to a search: this one is not thought of.
void BrainTest::CW_A12_refillsNoFullZoneBesideAnEmptyOne()
{
    const Rules rules = makeRules();
    const auto candidates = [&](const std::string &sixth) {
        State s = position(rules, "{'seats':[{'hand':2,'bait':{'3':{'red':1,'black':2},"
                                  "'4':{'blue':2,'green':2},'5':{'red':2,'black':3}" +
                                      sixth + "}}]}");
        play(rules, s, {"place harbour"});
        std::set<std::string> out;
        for (const Candidate &c :
             Agent::search(rules, request(rules, s, "expert", 200), {}, nullptr).candidates)
            out.insert(rules.moveText(c.move));
        return out;
    };
    const std::set<std::string> empty = candidates("");
    QVERIFY(empty.contains("refill 6") && empty.contains("angler deck"));
    for (const char *full : {"refill 3", "refill 4", "refill 5"})
        QVERIFY2(!empty.contains(full), full);
    QVERIFY(candidates(",'6':{'yellow':1}").contains("refill 3")); // there it is the way to pass
}

QTEST_GUILESS_MAIN(BrainTest)
#include "tst_brain.moc"
