#include "fixture.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::couperation;
using namespace takujo::couperation::test;

namespace {

const Piece *find(const Table &table, const std::string &id)
{
    const auto it = std::find_if(table.pieces.begin(), table.pieces.end(),
                                 [&](const Piece &p) { return p.id == id; });
    return it == table.pieces.end() ? nullptr : &*it;
}

std::string anchor(const Core &core, const State &s, const std::string &place)
{
    return placeId(s, core.geometry(), placeAt(core, place));
}

DraftReport probe(const Core &core, const State &s, const std::string &anchor,
                  std::vector<std::vector<std::string>> groups = {})
{
    Draft draft;
    draft.anchor = anchor;
    draft.groups = std::move(groups);
    return core.probe(core.view(s, s.actor), draft);
}

const std::vector<std::string> kNone;

} // namespace

class TestTables : public QObject
{
    Q_OBJECT

private slots:
    void knowledgeOfPlacesAndFaceDownCards();
    void wantedIntervalUsesWhatThisSeatKnows();
    void actionsAreComposed();
    void reserveActionShowsItsArithmetic();
    void warnsBeforeWhatLoses();
    void moveTextsComeBack();
    void tableSaysWhoHasTheLastTurn();
};

void TestTables::knowledgeOfPlacesAndFaceDownCards()
{
    const Core core = makeCore();
    const State s =
        position(core, {.tower = "1,-1=19 1,0=25 1,1=32 2,-1=40d1", .hands = {"2 3 22"}});
    const std::string slot =
        "tower/" + std::to_string(slotOf(core.geometry(), placeAt(core, "2,-1")));
    const Table other = core.table(core.view(s, 0));
    const Piece *hidden = find(other, slot);
    QVERIFY(hidden && hidden->faceDown && hidden->kind == "back");
    QCOMPARE(hidden->attrs.at("lo"), 20);
    QCOMPARE(hidden->attrs.at("hi"), 24);
    QCOMPARE(hidden->attrs.at("couldFit"), 4); // 20 21 23 24: 22 is in the own hand
    QCOMPARE(hidden->attrs.at("contradicts"), 0);
    const Table own = core.table(core.view(s, 1));
    const Piece *known = find(own, "card-40#0");
    QVERIFY(known && known->faceDown && known->attrs.at("contradicts") == 1);
    const Piece *open = find(other, anchor(core, s, "2,0"));
    QVERIFY(open && open->kind == "place");
    QCOMPARE(open->attrs.at("lo"), 26);
    QCOMPARE(open->attrs.at("hi"), 31);
    QCOMPARE(open->attrs.at("open"), 1);
}

void TestTables::wantedIntervalUsesWhatThisSeatKnows()
{
    const Core core = makeCore();
    const State s = position(core, {.tower = "1,-1=12d0 1,0=25 1,1=32", .hands = {"2 3 22"}});
    const std::string id = anchor(core, s, "2,-1");
    const Piece *mine = find(core.table(core.view(s, 0)), id);
    const Table myTable = core.table(core.view(s, 0));
    mine = find(myTable, id);
    QCOMPARE(mine->attrs.at("wantLo"), 13);
    const Table theirTable = core.table(core.view(s, 1));
    QCOMPARE(find(theirTable, id)->attrs.at("wantLo"), 1);
}

void TestTables::actionsAreComposed()
{
    const Core core = makeCore();
    const State s =
        position(core, {.tower = "1,-1=19 1,0=25 1,1=32 1,2=41d1", .hands = {"12 20 28"}});
    const std::string left = anchor(core, s, "1,-2");
    QCOMPARE(core.moveText(*probe(core, s, left, {{"card-12#0"}}).move), "place 12 at 1,-2");
    QCOMPARE(core.moveText(*probe(core, s, left, {kNone, {"card-28#0"}}).move), "hide 28 at 1,-2");
    QCOMPARE(core.moveText(*probe(core, s, anchor(core, s, "1,2")).move), "turn 1,2");
    const DraftReport wrong = probe(core, s, left, {{"card-28#0"}});
    QVERIFY(!wrong.move && wrong.refusal->clause == "CP-9");
    const DraftReport card = probe(core, s, "", {{"card-28#0"}});
    QCOMPARE(card.anchors, std::vector<std::string>{anchor(core, s, "2,0")});
    const Prompt prompt = core.table(core.view(s, 0)).prompt;
    QCOMPARE(prompt.limits.size(), prompt.groups.size());
    QVERIFY(core.table(core.view(s, 1)).prompt.anchors.empty());
}

void TestTables::reserveActionShowsItsArithmetic()
{
    const Core core = makeCore();
    const State s = position(
        core,
        {.tower = "1,-1=19 1,0=25 1,1=32", .hands = {"21 23 10"}, .reserve = "1 50 12 34 43"});
    const std::string right = anchor(core, s, "1,2");
    DraftReport report =
        probe(core, s, right, {kNone, kNone, {"card-23#0", "card-21#0"}, kNone, {"card-43#0"}});
    QVERIFY(!report.move);
    QCOMPARE(report.numbers["sum"], 44);
    QCOMPARE(report.numbers["diff"], 2);
    QCOMPARE(report.numbers["need"], 1);
    report = probe(core, s, right,
                   {kNone, kNone, {"card-23#0", "card-21#0"}, {"card-10#0"}, {"card-43#0"}});
    QVERIFY(report.move);
    QCOMPARE(core.moveText(*report.move), "take 43 at 1,2 with 21 23 discard 10");
    QCOMPARE(report.numbers["minus"], 1);
    QCOMPARE(english(report.lines.front()), "23 + 21 − 1 = 43");
    report = probe(core, s, right, {kNone, kNone, {"card-23#0", "card-10#0"}});
    QVERIFY(!report.alternatives.empty()); // 23 + 10 with one discard is 34
    report = probe(core, s, "", {});
    QCOMPARE(report.numbers["pairs"], 6);
}

void TestTables::warnsBeforeWhatLoses()
{
    const Core core = makeCore();
    const State s =
        position(core, {.tower = "1,-1=19 1,0=25 1,1=32 1,2=30d0 1,3=49d1", .hands = {"26 18 3"}});
    QCOMPARE(probe(core, s, cardId(30)).numbers["warn"], 2);
    QCOMPARE(probe(core, s, anchor(core, s, "1,3")).numbers["warn"], 1);
    QCOMPARE(probe(core, s, anchor(core, s, "1,-2"), {{"card-18#0"}}).numbers["warn"],
             2); // nothing lies over 18 and 19
}

void TestTables::moveTextsComeBack()
{
    const Core core = makeCore();
    for (const char *text :
         {"draw 2", "place 31 at 2,-1", "hide ? at 1,3", "turn 1,-2", "take 28 at 3,1 with 13 15",
          "take 28 at 3,1 with 13 F discard 4 40", "take 28 at 3,1 with 13 15 discard ? ?",
          "discard 5 9", "discard ? ?", "drop 44", "stuck"}) {
        const Loaded<Move> move = core.parseMove(text);
        QVERIFY2(move.ok(), text);
        QCOMPARE(core.moveText(*move), text);
    }
    for (const char *text : {"", "draw", "draw x", "place 51 at 1,0", "place 3 at 9,9",
                             "take 3 at 1,0 with 5 5", "hide 3", "drop ?"})
        QVERIFY2(!core.parseMove(text).ok(), text);
}

void TestTables::tableSaysWhoHasTheLastTurn()
{
    const Core core = makeCore();
    const State s = position(core, {.tower = "1,-1=19 1,0=25 1,1=32", .hands = {"26 2 3"}});
    const Table table = core.table(core.view(s, 1));
    const auto counter = std::find_if(table.counters.begin(), table.counters.end(),
                                      [](const Counter &c) { return c.id == "turnsLeft"; });
    QCOMPARE(counter->value, 25);
    QCOMPARE(int(counter->owner), 0); // 25 turns from seat 0 end with seat 0
}

QTEST_GUILESS_MAIN(TestTables)
#include "tst_tables.moc"
