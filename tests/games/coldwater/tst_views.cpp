#include "fixture.h"
#include "table/presentation_writer.h"

#include "../position_page.h"
#include "../same_bytes.h"
#include "notation/position.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <cstring>
#include <map>

using namespace takujo;
using namespace takujo::coldwater;
using namespace takujo::coldwater::test;

namespace {

const std::string kCaught =
    "'seats':[{'fish':[{'fish':'L18'},{'fish':'S01','shown':true}]},{'fish':[{'fish':'L16'}]}]";

const Piece *pieceIn(const Presentation &table, const std::string &zone, std::size_t index)
{
    for (const Piece &piece : table.pieces) {
        if (piece.zone == zone && index-- == 0)
            return &piece;
    }
    return nullptr;
}

} // namespace

/// What a seat knows, in view, table, log and samples.
class ViewsTest : public QObject
{
    Q_OBJECT

private slots:
    void CW_A13_onlyTheOwnerSeesTheWeightSide();
    void CW_A14_everythingElseIsOpen();
    void samplesFitTheView();
    void sampledBacksAreUniform();
    void trophyBoundsKnowOnlyWhatTheSeatKnows();
    void CW_28_onlyTheCertainLead();
    void catchTellsTheWeightToItsOwnerOnly();
    void positionPageIsTheDescription();
};

void ViewsTest::CW_A13_onlyTheOwnerSeesTheWeightSide()
{
    const Rules rules = makeRules();
    const State s = position(rules, "{" + kCaught + "}");
    const View mine = rules.view(s, 0);
    const View theirs = rules.view(s, 1);
    QVERIFY(mine.kinds[0][0] != kNone && mine.kinds[1][0] == kNone);
    QVERIFY(theirs.kinds[0][0] == kNone && theirs.kinds[1][0] != kNone);
    QVERIFY(theirs.kinds[0][1] != kNone); // shown for a trophy (CW-A18)
    QVERIFY(rules.view(s, kNoSeat).kinds[0][0] == kNone);
    const Presentation own = rules.table(mine);
    QCOMPARE(pieceIn(own, "catch.0", 0)->facts["lbs"], 28);
    QCOMPARE(english(pieceIn(own, "catch.0", 0)->name), "Pike, 28 lb, no tag, 09:28");
    const Presentation other = rules.table(theirs);
    QCOMPARE(pieceIn(other, "catch.0", 0)->facts["known"], 0);
    QCOMPARE(pieceIn(other, "catch.0", 0)->facts["lbs"], 0);
    QCOMPARE(english(pieceIn(other, "catch.0", 0)->name), "Pike, 9–28 lb, weight not shown");
    QCOMPARE(pieceIn(other, "catch.0", 1)->facts["lbs"], 1);
}

void ViewsTest::CW_A14_everythingElseIsOpen()
{
    const Rules rules = makeRules(Json::object(), 3);
    LiveChance chance(4);
    State s = rules.start(chance, nullptr);
    const View view = rules.view(s, kNoSeat);
    QVERIFY(std::memcmp(static_cast<const PublicState *>(&view),
                        static_cast<const PublicState *>(&s), sizeof(PublicState)) == 0);
    const Presentation table = rules.table(view);
    QVERIFY(pieceIn(table, "deck.lake", 0) != nullptr); // the front of the top card
    QVERIFY(pieceIn(table, "bag", 0) != nullptr);
    QVERIFY(pieceIn(table, "tackle.2", 0) != nullptr);
    QVERIFY(pieceIn(table, "box.1.4", 3) != nullptr);
    QCOMPARE(pieceIn(table, "tackle", 0), nullptr);     // the supply lies face down
    QCOMPARE(pieceIn(table, "masterdeck", 0), nullptr); // so does the deck
}

void ViewsTest::samplesFitTheView()
{
    const Rules rules = makeRules();
    const State s = position(rules, "{" + kCaught + "}");
    Rng rng(9);
    for (const SeatId seat : {SeatId{0}, SeatId{1}, kNoSeat}) {
        const View view = rules.view(s, seat);
        for (int i = 0; i < 50; ++i) {
            const State world = rules.determinize(view, rng);
            QVERIFY(rules.invariants(world).empty());
            const View again = rules.view(world, seat);
            QVERIFY(takujo::test::sameBytes(again, view));
        }
    }
}

void ViewsTest::sampledBacksAreUniform()
{
    const Rules rules = makeRules();
    const State s = position(rules, "{" + kCaught + "}");
    const View view = rules.view(s, 0); // own Pike 28: theirs is one of 9, 12, 17
    Rng rng(3);
    std::map<int, int> met;
    for (int i = 0; i < 3000; ++i)
        ++met[rules.params().fish[rules.determinize(view, rng).kinds[1][0]].lbs];
    QCOMPARE(met.size(), std::size_t{3});
    for (const auto &[lbs, count] : met)
        QVERIFY2(count > 900 && count < 1100, qPrintable(QString::number(lbs)));
}

void ViewsTest::trophyBoundsKnowOnlyWhatTheSeatKnows()
{
    const Rules rules = makeRules();
    const State s = position(rules, "{" + kCaught + "}");
    const auto lake = [&](SeatId seat) { return poundsAt(rules, rules.view(s, seat), 2); };
    const auto said = [&](SeatId seat) {
        const Presentation table = rules.table(rules.view(s, seat));
        return english(std::find_if(table.pieces.begin(), table.pieces.end(), [](const Piece &p) {
                           return p.kind == "trophy-lake";
                       })->tip);
    };
    QVERIFY(said(0).find("28 lb") != std::string::npos &&
            said(0).find("9–28 lb") != std::string::npos);
    QVERIFY(said(1).find("9–28 lb") != std::string::npos &&
            said(1).find(" 9 lb") != std::string::npos);
    QCOMPARE(lake(0)[0].low, 28);
    QCOMPARE(lake(0)[0].high, 28);
    QCOMPARE(lake(0)[1].low, 9);
    QCOMPARE(lake(0)[1].high, 28);
    QCOMPARE(lake(1)[0].low, 9);
    QCOMPARE(lake(1)[1].high, 9);
}

void ViewsTest::CW_28_onlyTheCertainLead()
{
    const auto ranks = [](const std::vector<Pounds> &all) {
        return std::array{certainAt(all, 1), certainAt(all, 2), certainAt(all, 3)};
    };
    QCOMPARE(ranks({{12, 12, 1}, {1, 4, 1}, {20, 28, 2}}), (std::array{2, 0, 1}));
    QCOMPARE(ranks({{12, 12, 1}, {9, 28, 1}, {1, 4, 1}}), (std::array{-1, -1, 2})); // 9 to 28: open
    QCOMPARE(ranks({{12, 12, 1}, {12, 12, 1}, {1, 4, 1}}), (std::array{-1, -1, 2})); // CW-29
    QCOMPARE(ranks({{12, 12, 1}, {}, {}}), (std::array{0, -1, -1})); // no fish, no place
}

void ViewsTest::catchTellsTheWeightToItsOwnerOnly()
{
    const Rules rules = makeRules();
    State s = position(rules, "{" + cards("lake", {"Perch", "Tench", "Bream", "Pike", "Carp"}) +
                                  ",'mystery':11,'seats':[{'bait':{'3':{'blue':1}}}]}");
    Events events;
    play(rules, s, {"place blue"}, &events);
    QVERIFY(log(events, 0).find(" lb, ") != std::string::npos);
    QVERIFY(log(events, 1).find(" lb, ") == std::string::npos);
    QVERIFY(log(events, kNoSeat).find(" lb, ") == std::string::npos);
}

void ViewsTest::positionPageIsTheDescription()
{
    takujo::test::comparePage(
        takujo::test::documentedFields("coldwater"),
        takujo::test::describedFields<State, View>(makeRules(Json::object(), 4)));
}

QTEST_GUILESS_MAIN(ViewsTest)
#include "tst_views.moc"
