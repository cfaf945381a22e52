#include "fixture.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>

using namespace takujo;
using namespace takujo::ccc;
using namespace takujo::ccc::test;

namespace {

using Cards = std::vector<std::string>;

const Piece *find(const Presentation &table, const std::string &id)
{
    const auto it = std::find_if(table.pieces.begin(), table.pieces.end(),
                                 [&id](const Piece &p) { return p.id == id; });
    return it == table.pieces.end() ? nullptr : &*it;
}

State middle(const Rules &rules)
{
    return position(rules,
                    Json::parse(R"({"coins": {"C3": [1, 0, 0], "E4": [0, 2, 0], "D1": [0, 1, 0]},
        "hands": [["Kh", "Qd", "7h", "10s", "6h", "4h", "As", "3c", "6s", "8c", "JR"], ["2c"], ["2d"]]})"));
}

DraftReport probe(const Rules &rules, const State &state, const std::string &square,
                  const std::vector<Cards> &groups)
{
    Draft draft;
    draft.anchor = square.empty() ? "" : squareId(*rules.board().slot(square));
    for (const auto &group : groups) {
        draft.groups.emplace_back();
        for (const std::string &code : group)
            draft.groups.back().push_back(cardId(*cardFromCode(code), 0));
    }
    return rules.probe(rules.view(state, state.actor), draft);
}

} // namespace

class TestTables : public QObject
{
    Q_OBJECT

private slots:
    void squaresCarryTheirCoins()
    {
        const Rules rules = makeRules();
        State state = middle(rules);
        play(rules, state, "place C3 with 10s+6h");
        const Presentation table = rules.table(rules.view(state, 0));
        const Piece *c3 = find(table, "square#14");
        QVERIFY(c3);
        QCOMPARE(c3->facts["number"], 4);
        QCOMPARE(c3->facts["territory"], int(Territory::Near));
        QCOMPARE(factsFrom<PieceFacts>(c3->facts.values()).coins[0], 1);
        QCOMPARE(c3->facts["pending"], 1);
        QCOMPARE(c3->facts["pendingOrder"], 1);
        QCOMPARE(int(c3->owner), 0);
        QCOMPARE(find(table, "square#22")->facts["territory"], int(Territory::Owned));
        QCOMPARE(table.facts["projected"], 1);
        QCOMPARE(table.facts["projectedOwn"], 1);
        QCOMPARE(factsFrom<TableFacts>(table.facts.values()).score[1], 4 + 1);
        QCOMPARE(table.facts["used"], 2);
    }
    /// A free square tells whoever pays whether the hand can pay it, and nobody else.
    void CCC_13_squaresTheHandCannotPay()
    {
        const Rules rules = makeRules();
        const State state =
            position(rules, Json::parse(R"({"coins": {"C3": [1, 0, 0], "E4": [0, 1, 0]},
                "hands": [["10s", "6h"], ["2c"], ["2d"]]})"));
        const Presentation table = rules.table(rules.view(state, 0));
        for (const std::string &anchor : table.prompt.anchors) {
            const Piece *square = find(table, anchor);
            const bool pays = square->facts["number"] == 4; // 10 + 6
            QCOMPARE(square->facts["unpayable"], pays ? 0 : 1);
            QCOMPARE(english(square->tip).ends_with("Your cards cannot pay it now."), !pays);
        }
        const Presentation other = rules.table(rules.view(state, 1));
        for (const Piece &piece : other.pieces)
            QCOMPARE(piece.facts["unpayable"], 0);
    }
    /// One card would do, but may not go where no coin is beside.
    void CCC_12_squaresBarredToASingleCard()
    {
        const Rules rules = makeRules();
        const State state = position(rules, Json::parse(R"({"hands": [["As"], ["2c"], ["2d"]]})"));
        const Presentation table = rules.table(rules.view(state, 0));
        for (const std::string &anchor : table.prompt.anchors) {
            const Piece *square = find(table, anchor);
            QCOMPARE(square->facts["unpayable"], 1);
            QCOMPARE(english(square->tip).find("single card") != std::string::npos,
                     square->facts["number"] == 1);
            QCOMPARE(square->clause, square->facts["number"] == 1 ? "CCC-12" : "CCC-13");
            const DraftReport chosen = probe(rules, state, rules.board().name(square->slot), {});
            QCOMPARE(chosen.refusal->clause, square->clause);
        }
    }
    /// Such a square was chosen without a word, and waited for cards that are not there.
    void CCC_13_aSquareTheHandCannotPaySaysSo()
    {
        const Rules rules = makeRules();
        const State state =
            position(rules, Json::parse(R"({"coins": {"C3": [1, 0, 0], "E4": [0, 1, 0]},
                "hands": [["10s", "6h"], ["2c"], ["2d"]]})"));
        const Presentation table = rules.table(rules.view(state, 0));
        for (const std::string &anchor : table.prompt.anchors) {
            const std::string square = rules.board().name(find(table, anchor)->slot);
            const int number = find(table, anchor)->facts["number"];
            for (const Cards &cards : {Cards{}, Cards{"6h"}}) {
                if (!cards.empty() && number < 3) // 6 is too much already
                    continue;
                const DraftReport report = probe(rules, state, square, {cards});
                const std::string wanted = number == 4 ? " " : "CCC-13 refuse.unpayable";
                QCOMPARE(report.refusal->clause + " " + report.refusal->text.id, wanted);
            }
        }
    }
    void missingSquaresHaveNoPiece()
    {
        const Rules rules = makeRules({{"board", "plaza32"}});
        const Presentation table =
            rules.table(rules.view(position(rules, Json::object()), kNoSeat));
        QCOMPARE(table.pieces.size(), std::size_t(32));
        QVERIFY(!find(table, "square#14"));
    }
    void handIsSortedHighToLow()
    {
        const Rules rules = makeRules();
        const Presentation table = rules.table(rules.view(middle(rules), 0));
        std::vector<std::string> ids;
        for (const Piece &piece : table.pieces) {
            if (piece.zone == "hand")
                ids.push_back(piece.id);
        }
        QCOMPARE(ids.front(), std::string("card-h-13#0"));
        QCOMPARE(ids.back(), std::string("card-jr#0"));
        QCOMPARE(ids.size(), std::size_t(11));
    }
    void CCC_A13_otherHandsAreCounts()
    {
        const Rules rules = makeRules();
        const Presentation table = rules.table(rules.view(middle(rules), 1));
        const auto zone = std::find_if(table.zones.begin(), table.zones.end(),
                                       [](const Zone &z) { return z.id == "hand.0"; });
        QVERIFY(zone != table.zones.end());
        QCOMPARE(zone->count, 11);
        QVERIFY(!find(table, "card-h-13#0"));
        QCOMPARE(table.prompt.kind, PromptKind::None);
        QCOMPARE(english(table.prompt.title), std::string("Player 1 is placing coins"));
    }
    void CCC_9_promptToPlace()
    {
        const Rules rules = makeRules();
        const Presentation table = rules.table(rules.view(middle(rules), 0));
        QCOMPARE(table.prompt.kind, PromptKind::Assign);
        QCOMPARE(table.prompt.decision, std::string("place"));
        QCOMPARE(table.prompt.groups.size(), std::size_t(3));
        QCOMPARE(table.prompt.options.size(), std::size_t(1));
        QVERIFY(table.prompt.options[0].move == doneMove());
        QVERIFY(std::find(table.prompt.anchors.begin(), table.prompt.anchors.end(), "square#15") !=
                table.prompt.anchors.end());
        QVERIFY(std::find(table.prompt.anchors.begin(), table.prompt.anchors.end(), "square#22") ==
                table.prompt.anchors.end());
    }
    /// To place nothing is the main thing only where no square can be paid.
    void CCC_9_doneIsMainWithoutAPayment()
    {
        const Rules rules = makeRules();
        const auto prompt = [&rules](const Json &hand) {
            const State state = position(rules, {{"hands", {hand, {"Kc"}, {"Kd"}}}});
            return rules.table(rules.view(state, 0)).prompt;
        };
        QVERIFY(!prompt({"10d", "6c"}).options[0].main);
        const Prompt unpaid = prompt({"Kd", "Jc"});
        QVERIFY(unpaid.options[0].main);
        QCOMPARE(english(unpaid.title), std::string("Nothing can be paid"));
    }
    /// CCC-18: who cannot draw is not sent on to drawing.
    void CCC_18_promptWithoutADraw()
    {
        const Json options =
            Json::array({{{"discard", 0}, {"draw", 0}}, {{"discard", 3}, {"draw", 5}}});
        const Rules rules = makeRules({{"draw_options", options}}, 2);
        const auto label = [&rules](const Json &hand) {
            const State state = position(rules, {{"hands", {hand, {"Kc"}}}});
            return english(rules.table(rules.view(state, 0)).prompt.options[0].label);
        };
        QCOMPARE(label({"Kd", "10d", "5d"}), std::string("On to drawing"));
        QCOMPARE(label({"Kd", "10d"}), std::string("End the turn"));
    }
    /// Ways to draw were gone without a word.
    void CCC_18_saysWhyWaysAreMissing()
    {
        const Rules rules = makeRules();
        const auto detail = [&rules](const Json &hand) {
            const State state =
                position(rules, {{"phase", "draw"},
                                 {"hands", {hand, Json::array({"Kc"}), Json::array({"Kd"})}}});
            return english(rules.table(rules.view(state, 0)).prompt.detail);
        };
        QVERIFY(detail({"Kd", "Jc", "2c", "3c", "4c"}).starts_with("Cards pay"));
        QVERIFY(detail({"Kd"}).find("you hold 1") != std::string::npos);
    }
    void CCC_18_promptToDraw()
    {
        const Rules rules = makeRules();
        State state = middle(rules);
        play(rules, state, "done");
        Presentation table = rules.table(rules.view(state, 0));
        QCOMPARE(table.prompt.kind, PromptKind::Pick);
        QCOMPARE(table.prompt.options.size(), std::size_t(4));
        QCOMPARE(japanese(table.prompt.options[2].label), std::string("2枚捨てて4枚引く"));
        play(rules, state, "draw 4 discard 2");
        table = rules.table(rules.view(state, 0));
        QCOMPARE(table.prompt.kind, PromptKind::Subset);
        QCOMPARE(table.prompt.min, 2);
        QCOMPARE(table.prompt.max, 2);
        DraftReport one = probe(rules, state, "", {{"Kh"}});
        QVERIFY(!one.move && one.refusal && one.refusal->text.empty());
        DraftReport two = probe(rules, state, "", {{"Kh", "Qd"}});
        QVERIFY(two.move && *two.move == *rules.parseMove("discard Kh+Qd"));
        DraftReport three = probe(rules, state, "", {{"Kh", "Qd", "7h"}});
        QVERIFY(!three.move && three.refusal->clause == "CCC-18");
    }

    void CCC_17_probeTellsTheFlush()
    {
        const Rules rules = makeRules();
        const DraftReport report = probe(rules, middle(rules), "", {{"Kh", "Qd", "7h"}});
        QCOMPARE(report.facts["flush"], 3); // so many cards
        QCOMPARE(report.facts["redFlush"], 1);
        QCOMPARE(report.facts["result"], 8);
        QCOMPARE(english(report.sum), std::string("(13 + 12 + 7) × 2 = 64 = 8²"));
        QVERIFY(!report.anchors.empty());
        for (const std::string &anchor : report.anchors)
            QCOMPARE(rules.board().number(*squareFromId(anchor)), 8);
    }
    /// A joker that the flush looks past was counted in its words, and gave it its colour.
    void CCC_A3_flushWordsLookPastJokers()
    {
        const Rules rules = makeRules({{"joker_counts_in_flush", false}});
        const State state = position(
            rules, Json::parse(R"({"hands": [["JB", "Kh", "Qd", "7h"], ["2c"], ["2d"]]})"));
        const DraftReport report = probe(rules, state, "", {{"JB", "Kh", "Qd", "7h"}});
        QCOMPARE(report.facts["flush"], 3);
        QCOMPARE(report.facts["redFlush"], 1);
        QCOMPARE(english(report.lines[0]), std::string("red flush of 3, times 2"));
    }
    void CCC_13_probeFits()
    {
        const Rules rules = makeRules();
        const DraftReport report = probe(rules, middle(rules), "C4", {{"10s", "6h"}});
        QVERIFY(!report.refusal);
        QVERIFY(report.move && *report.move == *rules.parseMove("place C4 with 10s+6h"));
        QCOMPARE(report.facts["fits"], 1);
        QVERIFY(!report.alternatives.empty()); // 8 JOKER at least
    }
    void CCC_13_probeUnfinishedAndTooMuch()
    {
        const Rules rules = makeRules();
        const DraftReport less = probe(rules, middle(rules), "C4", {{"10s"}});
        QVERIFY(!less.move && less.refusal && less.refusal->text.empty());
        QCOMPARE(less.facts["difference"], -6);
        QCOMPARE(japanese(less.remarks.back()), std::string("あと6点"));
        const DraftReport more = probe(rules, middle(rules), "C4", {{"10s", "7h"}});
        QCOMPARE(more.refusal->clause, std::string("CCC-13"));
        QCOMPARE(more.facts["difference"], 1);
    }
    void CCC_12_probeOfABarredSquare()
    {
        const Rules rules = makeRules();
        const DraftReport report = probe(rules, middle(rules), "E4", {});
        QCOMPARE(report.refusal->clause, std::string("CCC-12"));
        QCOMPARE(report.refusal->anchor, std::string("square#22"));
    }
    void CCC_16_probeOfASplit()
    {
        const Rules rules = makeRules();
        DraftReport report = probe(rules, middle(rules), "C4", {{"4h"}, {"As"}, {"3c", "6s"}});
        QCOMPARE(report.facts["result"], 5);
        QCOMPARE(report.refusal->clause, std::string("CCC-16")); // 5 is no 4
        report = probe(rules, middle(rules), "", {{"4h"}, {"As"}, {"3c", "6s"}});
        QCOMPARE(english(report.sum), std::string("4 = 2², 3 + 6 = 9 = 3², 2 + 3 = 5"));
        report = probe(rules, middle(rules), "", {{"4h"}, {}, {"3c", "6s"}});
        QCOMPARE(japanese(report.remarks.back()), std::string("組を分けるエースを選びます"));
        report = probe(rules, middle(rules), "", {{"4h"}, {"Kh"}, {"3c"}});
        QCOMPARE(report.refusal->text.id, std::string("refuse.not_ace"));
    }
    void CCC_9_probeOfCardsNotInHand()
    {
        const Rules rules = makeRules();
        QCOMPARE(probe(rules, middle(rules), "C4", {{"Kc"}}).refusal->clause, std::string("CCC-9"));
        QCOMPARE(probe(rules, middle(rules), "C4", {{"Kh"}, {}, {"Kh"}}).refusal->clause,
                 std::string("CCC-9"));
        Draft nonsense;
        nonsense.anchor = "moon#3";
        nonsense.groups = {{"card-h-13#x", "square#1"}};
        QVERIFY(!rules.probe(rules.view(middle(rules), 0), nonsense).move);
    }
    void alternativesAreLegalDrafts()
    {
        const Rules rules = makeRules();
        const State state = middle(rules);
        int tried = 0;
        for (const std::string &anchor : rules.table(rules.view(state, 0)).prompt.anchors) {
            Draft draft;
            draft.anchor = anchor;
            for (const Draft &other : rules.probe(rules.view(state, 0), draft).alternatives) {
                const DraftReport report = rules.probe(rules.view(state, 0), other);
                QVERIFY(report.move && !report.refusal);
                QVERIFY(!rules.check(state, *report.move));
                ++tried;
            }
        }
        QVERIFY(tried > 20);
    }
    /// The table says nothing about hidden cards: equal over all worlds of a view.
    void CCC_A13_tableIsAFunctionOfTheView()
    {
        const Rules rules = makeRules();
        const State state = middle(rules);
        Rng rng(3);
        const View view = rules.view(state, 1);
        const Presentation table = rules.table(view);
        for (int i = 0; i < 20; ++i) {
            const Presentation other = rules.table(rules.view(rules.determinize(view, rng), 1));
            QCOMPARE(other.pieces.size(), table.pieces.size());
            for (std::size_t p = 0; p < table.pieces.size(); ++p) {
                QCOMPARE(other.pieces[p].id, table.pieces[p].id);
                QCOMPARE(other.pieces[p].facts.values(), table.pieces[p].facts.values());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestTables)
#include "tst_tables.moc"
