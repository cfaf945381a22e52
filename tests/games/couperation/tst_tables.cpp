#include "fixture.h"

#include "../position_page.h"
#include "notation/position.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::couperation;
using namespace takujo::couperation::test;

namespace {

const Piece *find(const Presentation &table, const std::string &id)
{
    const auto it = std::find_if(table.pieces.begin(), table.pieces.end(),
                                 [&](const Piece &p) { return p.id == id; });
    return it == table.pieces.end() ? nullptr : &*it;
}

std::string anchor(const Rules &rules, const State &s, const std::string &place)
{
    return placeId(s, rules.geometry(), placeAt(rules, place));
}

DraftReport probe(const Rules &rules, const State &s, const std::string &anchor,
                  std::vector<std::vector<std::string>> groups = {})
{
    Draft draft;
    draft.anchor = anchor;
    draft.groups = std::move(groups);
    return rules.probe(rules.view(s, s.actor), draft);
}

const std::vector<std::string> kNone;

TableFacts factsOf(const Rules &rules, const State &s)
{
    return factsFrom<TableFacts>(rules.table(rules.view(s, s.actor)).facts.values());
}

} // namespace

class TestTables : public QObject
{
    Q_OBJECT

private slots:
    void positionPageIsTheDescription()
    {
        takujo::test::comparePage(
            takujo::test::documentedFields("couperation"),
            takujo::test::describedFields<State, View>(makeRules(Json::object(), 4)));
    }
    void knowledgeOfPlacesAndFaceDownCards();
    void wantedIntervalUsesWhatThisSeatKnows();
    void CP_21_cardsThatContradictAreTold();
    void CP_21_contradictionAcrossFaceDownCards();
    void CP_21_nothingIsToldWhereTheTowerHolds();
    void actionsAreComposed();
    void reserveActionShowsItsArithmetic();
    void warnsBeforeWhatLoses();
    void moveTextsComeBack();
    void tableSaysWhoHasTheLastTurn();
    void CP_21_wordsBeforeTurningFollowTheHouseRule();
    void CP_21_turningAWrongLastCardIsNoVictory();
    void CP_A7_warnsWhereTheNextSeatCannotAct();
    void CP_A2_CP_8_wordsOfTheFinishCard();
    void CP_15_promptExplainsAHeartByTheHouseRule();
    void CP_22_CP_12_tableKnowsTheHouseRules();
};

void TestTables::knowledgeOfPlacesAndFaceDownCards()
{
    const Rules rules = makeRules();
    const State s =
        position(rules, {.tower = "1,-1=19 1,0=25 1,1=32 2,-1=40d1", .hands = {"2 3 22"}});
    const std::string slot =
        "tower/" + std::to_string(slotOf(rules.geometry(), placeAt(rules, "2,-1")));
    const Presentation other = rules.table(rules.view(s, 0));
    const Piece *hidden = find(other, slot);
    QVERIFY(hidden && hidden->faceDown && hidden->kind == "back");
    QCOMPARE(hidden->facts["low"], 20);
    QCOMPARE(hidden->facts["high"], 24);
    QCOMPARE(hidden->facts["couldFit"], 4); // 20 21 23 24: 22 is in the own hand
    QCOMPARE(hidden->facts["contradicts"], 0);
    const Presentation own = rules.table(rules.view(s, 1));
    const Piece *known = find(own, "card-40#0");
    QVERIFY(known && known->faceDown && known->facts["contradicts"] == 1);
    const Piece *open = find(other, anchor(rules, s, "2,0"));
    QVERIFY(open && open->kind == "place");
    QCOMPARE(open->facts["low"], 26);
    QCOMPARE(open->facts["high"], 31);
    QCOMPARE(open->facts["open"], 1);
}

namespace {

/// "card: role" of all cards of the tower that a card turned up has to do with.
QStringList rangeRoles(const Rules &rules, const State &s)
{
    QStringList out;
    for (const Piece &piece : rules.table(rules.view(s, kNoSeat)).pieces) {
        const auto facts = factsFrom<PieceFacts>(piece.facts.values());
        if (facts.rangeRole != 0)
            out.append(QStringLiteral("%1: %2").arg(facts.number).arg(facts.rangeRole));
    }
    out.sort();
    return out;
}

State turnedUp(const Rules &rules, const char *tower, const char *move)
{
    State s = position(rules, {.tower = tower, .hands = {"2 3 4"}});
    play(rules, s, move);
    return s;
}

} // namespace

// 33 over 20 and 31, with 21 at its upper left: 31 contradicts it, 20 and 21 only bound what fits.
void TestTables::CP_21_cardsThatContradictAreTold()
{
    const Rules rules = makeRules();
    const State s = turnedUp(
        rules, "1,-2=6 1,-1=18 1,0=25 1,1=37 2,-2=16 2,-1=20 2,0=31 3,-2=19 3,-1=33d1 4,-2=21",
        "turn 3,-1");
    QCOMPARE(int(s.end), int(EndReason::Contradiction));
    QCOMPARE(rangeRoles(rules, s), (QStringList{"20: 3", "21: 3", "31: 2", "33: 1"}));
    const Presentation table = rules.table(rules.view(s, 0));
    QCOMPARE(english(find(table, "card-33#0")->tip), std::string("Above 20 and 21 · below 31"));
    QVERIFY(english(find(table, "card-33#0")->name).ends_with("broke the order"));
    QVERIFY(english(find(table, "card-31#0")->name).ends_with("contradicts 33"));
    QVERIFY(english(find(table, "card-20#0")->name).ends_with("sets what would have fitted"));
}

// 30 beside a face-down card beside 31: between them no integer is left, though 30 is less.
void TestTables::CP_21_contradictionAcrossFaceDownCards()
{
    const Rules rules = makeRules();
    const State s = turnedUp(rules, "1,0=25 1,1=30d1 1,2=9d0 1,3=31", "turn 1,1");
    QCOMPARE(int(s.end), int(EndReason::Contradiction));
    QCOMPARE(rangeRoles(rules, s), (QStringList{"25: 3", "30: 1", "31: 2"}));
}

void TestTables::CP_21_nothingIsToldWhereTheTowerHolds()
{
    const Rules rules = makeRules();
    const State s = turnedUp(rules, "1,-1=19 1,0=25 1,1=32 1,2=41d1", "turn 1,2");
    QCOMPARE(rangeRoles(rules, s), QStringList());
}

void TestTables::wantedIntervalUsesWhatThisSeatKnows()
{
    const Rules rules = makeRules();
    const State s = position(rules, {.tower = "1,-1=12d0 1,0=25 1,1=32", .hands = {"2 3 22"}});
    const std::string id = anchor(rules, s, "2,-1");
    const Presentation myTable = rules.table(rules.view(s, 0));
    QCOMPARE(find(myTable, id)->facts["wantLow"], 13);
    const Presentation theirTable = rules.table(rules.view(s, 1));
    QCOMPARE(find(theirTable, id)->facts["wantLow"], 1);
}

void TestTables::actionsAreComposed()
{
    const Rules rules = makeRules();
    const State s =
        position(rules, {.tower = "1,-1=19 1,0=25 1,1=32 1,2=41d1", .hands = {"12 20 28"}});
    const std::string left = anchor(rules, s, "1,-2");
    QCOMPARE(rules.moveText(*probe(rules, s, left, {{"card-12#0"}}).move), "place 12 at 1,-2");
    QCOMPARE(rules.moveText(*probe(rules, s, left, {kNone, {"card-28#0"}}).move),
             "hide 28 at 1,-2");
    QCOMPARE(rules.moveText(*probe(rules, s, anchor(rules, s, "1,2")).move), "turn 1,2");
    const DraftReport wrong = probe(rules, s, left, {{"card-28#0"}});
    QVERIFY(!wrong.move && wrong.refusal->clause == "CP-9");
    // A press on a place that no card can take yet says why, before a card is chosen.
    QCOMPARE(probe(rules, s, anchor(rules, s, "3,0")).refusal->text.id, "refuse.support");
    QVERIFY(probe(rules, s, left).refusal->text.empty());
    const State tight = position(rules, {.tower = "1,-1=19 1,0=20 1,1=32", .hands = {"12 28"}});
    QCOMPARE(probe(rules, tight, anchor(rules, tight, "2,-1")).refusal->text.id, "refuse.closed");
    const DraftReport card = probe(rules, s, "", {{"card-28#0"}});
    QCOMPARE(card.anchors, std::vector<std::string>{anchor(rules, s, "2,0")});
    const Prompt prompt = rules.table(rules.view(s, 0)).prompt;
    QCOMPARE(prompt.limits.size(), prompt.groups.size());
    QVERIFY(rules.table(rules.view(s, 1)).prompt.anchors.empty());
}

void TestTables::reserveActionShowsItsArithmetic()
{
    const Rules rules = makeRules();
    const State s = position(
        rules,
        {.tower = "1,-1=19 1,0=25 1,1=32", .hands = {"21 23 10"}, .reserve = "1 50 12 34 43"});
    const std::string right = anchor(rules, s, "1,2");
    DraftReport report =
        probe(rules, s, right, {kNone, kNone, {"card-23#0", "card-21#0"}, {"card-43#0"}});
    QVERIFY(!report.move);
    QCOMPARE(english(report.sum), "23 + 21 = 44");
    QCOMPARE(report.facts["need"], 1);
    report = probe(rules, s, right,
                   {kNone, kNone, {"card-23#0", "card-21#0"}, {"card-43#0"}, {"card-10#0"}});
    QVERIFY(report.move);
    QCOMPARE(rules.moveText(*report.move), "take 43 at 1,2 with 21 23 discard 10");
    QCOMPARE(report.facts["minus"], 1);
    QCOMPARE(english(report.sum), "23 + 21 − 1 = 43");
    report = probe(rules, s, right, {kNone, kNone, {"card-23#0", "card-10#0"}});
    QVERIFY(!report.alternatives.empty()); // 23 + 10 with one discard is 34
    report = probe(rules, s, "", {});
    QCOMPARE(factsFrom<DraftFacts>(report.facts.values()).pairA.size(), std::size_t{6});
}

void TestTables::warnsBeforeWhatLoses()
{
    const Rules rules = makeRules();
    const State s =
        position(rules, {.tower = "1,-1=19 1,0=25 1,1=32 1,2=30d0 1,3=49d1", .hands = {"26 18 3"}});
    QCOMPARE(probe(rules, s, cardId(30)).facts["warning"], 2);
    QCOMPARE(probe(rules, s, anchor(rules, s, "1,3")).facts["warning"], 1);
    QCOMPARE(probe(rules, s, anchor(rules, s, "1,-2"), {{"card-18#0"}}).facts["warning"],
             2); // nothing lies over 18 and 19
}

void TestTables::moveTextsComeBack()
{
    const Rules rules = makeRules();
    for (const char *text :
         {"draw 2", "place 31 at 2,-1", "hide ? at 1,3", "turn 1,-2", "take 28 at 3,1 with 13 15",
          "take 28 at 3,1 with 13 F discard 4 40", "take 28 at 3,1 with 13 15 discard ? ?",
          "discard 5 9", "discard ? ?", "drop 44", "stuck"}) {
        const Loaded<Move> move = rules.parseMove(text);
        QVERIFY2(move.ok(), text);
        QCOMPARE(rules.moveText(*move), text);
    }
    for (const char *text : {"", "draw", "draw x", "place 51 at 1,0", "place 3 at 9,9",
                             "take 3 at 1,0 with 5 5", "hide 3", "drop ?"})
        QVERIFY2(!rules.parseMove(text).ok(), text);
}

void TestTables::tableSaysWhoHasTheLastTurn()
{
    const Rules rules = makeRules();
    const State s = position(rules, {.tower = "1,-1=19 1,0=25 1,1=32", .hands = {"26 2 3"}});
    const Presentation table = rules.table(rules.view(s, 1));
    const auto facts = factsFrom<TableFacts>(table.facts.values());
    QCOMPARE(facts.placesLeft, 25);
    QCOMPARE(facts.lastSeat, 0); // 25 turns from seat 0 end with seat 0
    // While seat 0 still discards, its turn has filled its place: 24 turns from seat 1 end with seat 0.
    State acted = position(rules, {.tower = "1,-1=19 1,0=25 1,1=32", .hands = {"26 2 3 4 5"}});
    play(rules, acted, "place 26 at 2,0");
    QCOMPARE(int(acted.phase), int(Phase::Adjust));
    const Presentation after = rules.table(rules.view(acted, 1));
    const auto still = factsFrom<TableFacts>(after.facts.values());
    QCOMPARE(still.placesLeft, 24);
    QCOMPARE(still.lastSeat, 0);
}

namespace {

/// A tower with a card of another seat, a wrong one of its own, and the rules of a house.
State faceDown(const Rules &rules)
{
    return position(rules,
                    {.tower = "1,-1=19 1,0=25 1,1=32 1,2=30d0 1,3=49d1", .hands = {"26 18 3"}});
}

bool tells(const DraftReport &report, const std::string &id)
{
    const auto said = [&id](const Text &line) { return line.id == id; };
    return std::any_of(report.lines.begin(), report.lines.end(), said) ||
           std::any_of(report.remarks.begin(), report.remarks.end(), said);
}

} // namespace

/// With reveal_loss off the words before turning a card still threatened defeat; and of a card nobody
/// has seen they said that the next seat draws nothing, whatever its mark.
void TestTables::CP_21_wordsBeforeTurningFollowTheHouseRule()
{
    for (const bool loses : {true, false}) {
        const Rules rules = makeRules({{"reveal_loss", loses}});
        const State s = faceDown(rules);
        const DraftReport unseen = probe(rules, s, anchor(rules, s, "1,3"));
        QVERIFY(tells(unseen, loses ? "warn.turn" : "warn.turn.shown"));
        QVERIFY(tells(unseen, "note.next.mark") && !tells(unseen, "note.next"));
        const DraftReport wrong = probe(rules, s, cardId(30));
        QVERIFY(tells(wrong, loses ? "warn.turn.loses" : "warn.turn.back"));
        QCOMPARE(tells(wrong, "note.next"), !loses);
        QCOMPARE(wrong.facts["nextDraw"], 0);
        const Presentation table = rules.table(rules.view(s, 0));
        QCOMPARE(find(table, cardId(30))->tip.id,
                 std::string(loses ? "tip.down.wrong" : "tip.down.back"));
    }
}

/// The last face-down card of a full tower, known to be wrong: "everybody wins" was said before C.
void TestTables::CP_21_turningAWrongLastCardIsNoVictory()
{
    const Rules rules = makeRules({{"rows", 4}, {"first_game", true}});
    const State s =
        position(rules, {.tower = "1,-1=10 1,0=25 1,1=30 1,2=40 2,-1=20 2,0=27 2,1=35 3,-1=22 "
                                  "3,0=31 4,-1=33d0",
                         .hands = {"2 3 4"},
                         .finish = "none"});
    const DraftReport report = probe(rules, s, cardId(33));
    QVERIFY(tells(report, "warn.turn.loses") && !tells(report, "note.wins"));
}

/// Without two cards there is no D: the seat after has no action at all (CP-A7).
void TestTables::CP_A7_warnsWhereTheNextSeatCannotAct()
{
    for (const char *stuck : {"defeat", "skip"}) {
        const Rules rules = makeRules({{"stuck", stuck}, {"rows", 4}});
        const std::string none = std::string("warn.next.") + (stuck[0] == 'd' ? "lost" : "skip");
        // A heart in the bottom row gives no draw (CP-A4).
        const auto told = [&](const std::string &next) {
            const State s =
                position(rules, {.tower = "1,0=25", .hands = {"20 3 4", next}, .lastPlace = "1,0"});
            return probe(rules, s, anchor(rules, s, "1,-1"), {{"card-20#0"}});
        };
        QVERIFY(tells(told(""), none));
        QVERIFY(!tells(told("7 8"), none) && !tells(told("7 8"), "warn.next"));
    }
}

/// "Finish card (number 0)", and a card on top that D could replace: neither is so.
void TestTables::CP_A2_CP_8_wordsOfTheFinishCard()
{
    const Rules plain = makeRules({{"finish_value", 0}, {"finish_between", false}});
    const State held =
        position(plain, {.tower = "1,0=25", .hands = {"2 3 4"}, .finish = "seat", .finishSeat = 0});
    const Presentation own = plain.table(plain.view(held, 0));
    QCOMPARE(english(find(own, cardId(kFinish))->name), std::string("Finish card (no number)"));
    const Rules rules = makeRules({{"rows", 4}});
    const State top =
        position(rules, {.tower = "1,-1=10 1,0=25 1,1=30 1,2=40d0 2,-1=20 2,0=27 2,1=35 3,-1=22 "
                                  "3,0=31 4,-1=F",
                         .hands = {"2 3 4"},
                         .finish = "tower"});
    const Presentation table = rules.table(rules.view(top, 0));
    const Piece *finish = find(table, cardId(kFinish));
    QVERIFY(finish);
    QCOMPARE(finish->tip.id + " " + finish->clause, std::string("tip.placed.top CP-8"));
    // the winning move named a row counted from below, its tip the top
    QCOMPARE(english(finish->name),
             std::string("the finish card, the top place, 1 right of the middle"));
    const Rules seven = makeRules();
    const auto said = [&seven](const char *move) {
        return english(seven.describe(*seven.parseMove(move)));
    };
    QCOMPARE(said("place F at 7,-3"), std::string("Place the finish card in the top place"));
    QCOMPARE(said("place 22 at 3,-1"), std::string("Place 22 in row 3, middle"));
}

/// A heart was explained as the sum also where the larger mark counts.
void TestTables::CP_15_promptExplainsAHeartByTheHouseRule()
{
    for (const char *value : {"sum", "max", "fixed"}) {
        const Rules rules = makeRules({{"heart_value", value}});
        const State s = position(rules, {.tower = "1,-1=19 1,0=25 1,1=32 2,0=29",
                                         .hands = {"2 3 4"},
                                         .phase = "draw",
                                         .lastPlace = "2,0",
                                         .drawMax = 2});
        const std::string kind = value;
        QCOMPARE(rules.table(rules.view(s, 0)).prompt.detail.id,
                 std::string(kind == "sum"   ? "prompt.draw.heart"
                             : kind == "max" ? "prompt.draw.heart.max"
                                             : "prompt.draw.mark"));
        QCOMPARE(factsOf(rules, s).heartValue, int(kind == "sum"   ? HeartValue::Sum
                                                   : kind == "max" ? HeartValue::Max
                                                                   : HeartValue::Fixed));
    }
}

/// "Discard for ±0" was a group of its own; and the table's words did not know of open hands.
void TestTables::CP_22_CP_12_tableKnowsTheHouseRules()
{
    for (const bool house : {false, true}) {
        const Rules rules = makeRules({{"mod_per_discard", house ? 0 : 1}, {"open_hands", house}});
        const State s = position(rules, {.tower = "1,0=25", .hands = {"2 3 4"}});
        QCOMPARE(rules.table(rules.view(s, 0)).prompt.groups.back().id,
                 std::string(house ? "group.take" : "group.discard"));
        QCOMPARE(factsOf(rules, s).openHands, house);
        QCOMPARE(factsOf(rules, s).modifier, house ? 0 : 1);
    }
}

QTEST_GUILESS_MAIN(TestTables)
#include "tst_tables.moc"
