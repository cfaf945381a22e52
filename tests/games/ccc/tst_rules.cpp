#include "../rulebook_clause.h"
#include "../same_bytes.h"
#include "definition.h"
#include "fixture.h"
#include "game/rule_check.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <set>

using namespace takujo;
using namespace takujo::ccc;
using namespace takujo::ccc::test;

namespace {

State dealt(const Rules &rules, std::uint64_t seed = 1)
{
    LiveChance chance(seed);
    return rules.start(chance, nullptr);
}

std::vector<int> handSizes(const State &state, int seats)
{
    return {state.handSize.begin(), state.handSize.begin() + seats};
}

/// Ids of what is wrong with these changes, "" when nothing is.
std::string wrong(const std::string &changes)
{
    const Loaded<RuleValues> values =
        applyChanges(schema(), schema().defaults(), Json::parse(changes));
    std::string out;
    if (!values) {
        for (const Problem &p : values.error())
            out += p.path + " " + p.text.id + ";";
    }
    return out;
}

} // namespace

class TestRules : public QObject
{
    Q_OBJECT

private slots:
    void CCC_1_boards_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("squares");
        QTest::addColumn<int>("points");
        QTest::newRow("standard6") << "standard6" << 36 << 68;
        QTest::newRow("hill6") << "hill6" << 36 << 60;
        QTest::newRow("rim6") << "rim6" << 36 << 72;
        QTest::newRow("octagon32") << "octagon32" << 32 << 64;
        QTest::newRow("plaza32") << "plaza32" << 32 << 64;
        QTest::newRow("summit6") << "summit6" << 36 << 80;
        QTest::newRow("small5") << "small5" << 25 << 48;
    }
    /// CCC-1: number of squares and sum of points (those of CCC-21) of each board; turned by 90 degrees it is the same.
    void CCC_1_boards()
    {
        QFETCH(QString, name);
        QFETCH(int, squares);
        QFETCH(int, points);
        const Rules rules = makeRules({{"board", name.toStdString()}}, 2);
        const Board &board = rules.board();
        int sum = 0;
        for (int slot = 0; slot < board.slotCount(); ++slot) {
            const int row = slot / board.cols();
            const int col = slot % board.cols();
            QCOMPARE(board.number(slot), board.number(col * board.cols() + board.rows() - 1 - row));
            sum += board.exists(slot) ? rules.params().points[toIndex(board.number(slot))] : 0;
        }
        QCOMPARE(board.squares().count(), squares);
        QCOMPARE(sum, points);
    }
    void CCC_1_boardsNeedNotBeSquare()
    {
        const Rules rules = makeRules(Json::parse(R"({"board": [[1, 2, 3], [4, 0, 14]]})"), 2);
        QCOMPARE(rules.board().cols(), 3);
        QCOMPARE(rules.board().rows(), 2);
        QCOMPARE(rules.board().name(5), std::string("C2"));
        QVERIFY(!rules.board().exists(4));
    }
    void CCC_1_largestBoard()
    {
        Json rows = Json::array();
        for (int row = 0; row < kMaxSide; ++row)
            rows.push_back(std::vector<int>(kMaxSide, 3));
        const Rules rules = makeRules({{"board", rows}}, 4);
        QCOMPARE(rules.board().squares().count(), 81);
        QCOMPARE(rules.board().neighboursOf(40).count(), 4);
        QCOMPARE(rules.board().neighboursOf(80).count(), 2);
        QCOMPARE(rules.board().slot("i9").value(), 80);
        QVERIFY(!rules.board().slot("J1") && !rules.board().slot("A10"));
    }
    void CCC_A1_adjacency()
    {
        const Rules eight = makeRules({{"adjacency", "8"}});
        QCOMPARE(eight.board().neighboursOf(0).count(), 3);
        QCOMPARE(eight.board().neighboursOf(7).count(), 8);
        QCOMPARE(eight.board().neighboursOf(5).count(), 3); // no wrap round the edge
        const Rules four = makeRules();
        QCOMPARE(four.board().neighboursOf(5).count(), 2);
        QVERIFY(!four.board().neighboursOf(5).test(6));
    }

    void CCC_2_deck()
    {
        const Rules rules = makeRules();
        QCOMPARE(rules.params().deckSize, 108);
        QCOMPARE(int(rules.params().deck[kRedJoker]), 2);
        QCOMPARE(int(rules.params().deck[kBlackJoker]), 2);
        for (std::size_t kind = 0; kind < kRedJoker; ++kind)
            QCOMPARE(int(rules.params().deck[kind]), 2);
        const Rules odd = makeRules({{"jokers", 3}}); // red, black, red
        QCOMPARE(int(odd.params().deck[kRedJoker]), 2);
        QCOMPARE(int(odd.params().deck[kBlackJoker]), 1);
        QCOMPARE(makeRules({{"jokers", 0}}).params().deckSize, 104);
    }
    void CCC_3_turnOrder()
    {
        const Rules rules = makeRules();
        State state = dealt(rules);
        for (int turn = 0; turn < 7; ++turn) {
            QCOMPARE(int(rules.actor(state)), turn % 3);
            QCOMPARE(rules.turn(state), turn);
            play(rules, state, "done");
            play(rules, state, "draw 1");
        }
    }
    /// The direction is a matter of words: play goes on by seat numbers either way.
    void CCC_3_directionIsSaidInTheRulebook()
    {
        for (const auto &[direction, words] :
             {std::pair("ccw", "passes counter-clockwise"), {"cw", "passes clockwise"}}) {
            const Loaded<RuleValues> values =
                applyChanges(schema(), schema().defaults(), {{"direction", direction}});
            const std::string said = clauseText(definition(), *values, 3, "CCC-3");
            QVERIFY2(said.find(words) != std::string::npos, said.c_str());
        }
        const Rules rules = makeRules({{"direction", "cw"}});
        State state = dealt(rules);
        play(rules, state, "done");
        play(rules, state, "draw 1");
        QCOMPARE(int(rules.actor(state)), 1);
    }
    void CCC_4_startHands()
    {
        for (int seats = 2; seats <= 4; ++seats) {
            const Rules rules = makeRules(Json::object(), seats);
            const State state = dealt(rules);
            const std::vector<int> expected{5, 6, 7, 8};
            QCOMPARE(handSizes(state, seats),
                     std::vector<int>(expected.begin(), expected.begin() + seats));
            QCOMPARE(int(state.stock), seats == 2 ? 97 : seats == 3 ? 90 : 82);
            QCOMPARE(rules.invariants(state), std::vector<std::string>());
        }
        const Rules other = makeRules({{"start_hand_base", 8}, {"hand_step", 2}}, 4);
        QCOMPARE(handSizes(dealt(other), 4), (std::vector<int>{10, 12, 14, 16}));
        QCOMPARE(handSizes(dealt(makeRules({{"hand_step", 0}}, 2)), 2), (std::vector<int>{4, 4}));
    }
    void CCC_10_undoMeetsTheSameWorld()
    {
        const Rules rules = makeRules();
        const State a = dealt(rules, 9);
        const State b = dealt(rules, 9);
        QVERIFY(takujo::test::sameBytes(a, b));
    }
    void CCC_A4_severalSplits()
    {
        QCOMPARE(makeRules({{"max_splits", 0}}).params().maxSplits, 0);
        QCOMPARE(makeRules({{"max_splits", 3}}).params().maxSplits, 3);
    }
    void CCC_A15_seventeenCardsCannotBeWritten()
    {
        const Rules rules = makeRules();
        std::string cards = "place A1 with 2c";
        for (int i = 0; i < 16; ++i)
            cards += "+2c";
        const Loaded<Move> move = rules.parseMove(cards);
        QVERIFY(!move);
        QCOMPARE(move.error().front().clause, std::string("CCC-A15"));
    }

    void schemaHasEveryParameter()
    {
        const std::vector<std::string> expected{"advanced_rule",  "board",
                                                "adjacency",      "start_hand_base",
                                                "hand_step",      "territory_margin",
                                                "flush_min",      "flush_factor",
                                                "joker_factor",   "joker_counts_in_flush",
                                                "max_splits",     "single_square_restriction",
                                                "draw_options",   "stock_cycles",
                                                "score_bands",    "jokers",
                                                "direction",      "contest_isolated",
                                                "flush_optional", "idle_rounds"};
        std::set<std::string> ids;
        for (const Param &param : schema().params) {
            ids.insert(param.id);
            QVERIFY(!param.clauses.empty());
        }
        QCOMPARE(ids, std::set<std::string>(expected.begin(), expected.end()));
    }
    void CCC_18_drawOptionsMustHold()
    {
        QCOMPARE(wrong(R"({"draw_options": [{"discard": 0, "draw": 1}]})"),
                 std::string("/changes/draw_options schema.draw.none;"));
        QCOMPARE(
            wrong(
                R"({"draw_options": [{"discard": 0, "draw": 1}, {"discard": 0, "draw": 0}, {"discard": 2, "draw": 0}]})"),
            std::string("/changes/draw_options schema.draw.discard_only;"));
        QCOMPARE(
            wrong(
                R"({"draw_options": [{"discard": 0, "draw": 1}, {"discard": 0, "draw": 0}, {"discard": 0, "draw": 0}]})"),
            std::string("/changes/draw_options schema.draw.twice;"));
    }
    /// The smallest first hand holds base + step cards (CCC-4); the check asked for base alone.
    void CCC_18_someRowDrawsForTheSmallestHand()
    {
        const std::string rows = R"("draw_options": [{"discard": 0, "draw": 0},
            {"discard": 5, "draw": 8}])";
        QCOMPARE(wrong("{" + rows + "}"), std::string());
        QCOMPARE(wrong("{" + rows + R"(, "hand_step": 0})"),
                 std::string("/changes/draw_options schema.draw.supply;"));
    }
    /// Allowed, but hands never grow: it was not even mentioned.
    void CCC_18_rowsThatGainNothingAreACaution()
    {
        const auto advised = [](const char *rows) {
            RuleSet rules = officialRuleSet(schema(), definition().texts, "standard");
            rules.official = false;
            rules.nameEn = rules.nameJa = "Few cards";
            (*rules.changes)["draw_options"] = Json::parse(rows);
            const RuleReport report = checkRules(definition(), rules);
            std::string said = report.ok() ? "" : "refused ";
            for (const Problem &p : report.problems)
                said += p.path + " " + p.text.id;
            return said;
        };
        QCOMPARE(advised(R"([{"discard": 0, "draw": 0}, {"discard": 2, "draw": 1}])"),
                 std::string("/changes/draw_options schema.draw.gain"));
        QCOMPARE(advised(R"([{"discard": 0, "draw": 0}, {"discard": 1, "draw": 1},
                             {"discard": 6, "draw": 9}])"),
                 std::string("/changes/draw_options schema.draw.gain"));
        QCOMPARE(advised(R"([{"discard": 0, "draw": 0}, {"discard": 5, "draw": 6}])"),
                 std::string());
    }
    /// On such a board only an ace alone pays, which N2 forbids where no coin lies beside.
    void CCC_12_someSquareMustTakeAFirstCoin()
    {
        const std::string ones = R"("board": [[1, 1, 1, 1], [1, 0, 1, 1]])";
        const std::string refused = "/changes/board schema.first_coin;";
        QCOMPARE(wrong("{" + ones + "}"), refused);
        QCOMPARE(wrong("{" + ones + R"(, "joker_factor": 3, "flush_factor": 1})"), refused);
        QCOMPARE(wrong("{" + ones + R"(, "joker_factor": 1, "jokers": 0})"), refused);
        QCOMPARE(wrong("{" + ones + R"(, "joker_factor": 1})"), std::string());
        QCOMPARE(wrong("{" + ones + R"(, "single_square_restriction": false})"), std::string());
        QCOMPARE(wrong(R"({"board": [[1, 1, 1, 1], [1, 0, 1, 2]]})"), std::string());
    }
    void CCC_21_bandsMustHold()
    {
        QCOMPARE(
            wrong(
                R"({"score_bands": [{"upto": 6, "points": 1}, {"upto": 4, "points": 2}, {"upto": 99, "points": 4}]})"),
            std::string("/changes/score_bands schema.bands.order;"));
        QCOMPARE(wrong(R"({"score_bands": [{"upto": 6, "points": 1}]})"),
                 std::string("/changes/score_bands schema.bands.last;"));
    }
    void CCC_1_boardsOutOfRange()
    {
        QVERIFY(!wrong(R"({"board": [[0, 0]]})").empty());
        QVERIFY(!wrong(R"({"board": [[15]]})").empty());
        QVERIFY(!wrong(R"({"board": [[1, 2], [3]]})").empty());
        QVERIFY(!wrong(R"({"board": "nowhere"})").empty());
        QVERIFY(!wrong(R"({"board": [[1,1,1,1,1,1,1,1,1,1]]})").empty());
    }

    void definitionIsComplete()
    {
        const GameDefinition &game = definition();
        QCOMPARE(game.clauses.size(), std::size_t(22 + 15));
        for (const auto &[name, rows] : boards().items())
            QVERIFY(game.texts.find(Language::Ja, "rule.board." + name));
        for (const Preset &preset : game.schema.presets) {
            const Loaded<RuleValues> values =
                applyChanges(game.schema, game.schema.defaults(), preset.changes);
            QVERIFY(values);
            for (int seats = game.minSeats; seats <= game.maxSeats; ++seats)
                QCOMPARE(game.create(*values, seats)->seats(), seats);
        }
    }
    /// Every text in both languages with the same placeholders, for every schema id too.
    void textsInBothLanguages()
    {
        const auto &ja = definition().texts.all(Language::Ja);
        const auto &en = definition().texts.all(Language::En);
        QCOMPARE(ja.size(), en.size());
        for (const auto &[id, pattern] : ja)
            QVERIFY2(en.contains(id), id.c_str());
        for (const Param &param : schema().params) {
            QVERIFY2(ja.contains("rule." + param.id) && ja.contains("rule." + param.id + ".help"),
                     param.id.c_str());
            QVERIFY(ja.contains("rule.group." + param.group));
            for (const std::string &choice : param.choices)
                QVERIFY2(ja.contains("rule." + param.id + "." + choice), choice.c_str());
            for (const Column &column : param.columns)
                QVERIFY(ja.contains("rule." + param.id + "." + column.id));
        }
    }
    void CCC_A10_manualsWords()
    {
        const auto &ja = definition().texts.all(Language::Ja);
        for (const auto &[id, pattern] : ja) // 順自陣 and 始めて are misprints of the manual
            QVERIFY2(pattern.find("順自陣") == std::string::npos &&
                         pattern.find("始めて") == std::string::npos,
                     id.c_str());
    }
    void CCC_A2_isParameterContestIsolated()
    {
        QVERIFY(!makeRules({{"contest_isolated", false}}).params().contestIsolated);
    }
    void CCC_A3_isParameterJokerCounts()
    {
        QVERIFY(!makeRules({{"joker_counts_in_flush", false}}).params().jokerCountsInFlush);
    }

    void rulebookValuesAreSupplied()
    {
        const auto values = definition().rulebookValues(schema().defaults(), 3, Language::Ja);
        std::map<std::string, std::string> byName;
        for (const RulebookValue &v : values)
            byName[v.name] = v.text.value_or(std::to_string(v.number));
        QCOMPARE(byName["board"], std::string("標準 6×6"));
        QCOMPARE(byName["draw_options"],
                 std::string("引かない、1枚引く、2枚捨てて4枚引く、5枚捨てて8枚引く"));
        QCOMPARE(byName["score_bands"], std::string("1〜4は1点、5〜6は2点、7以上は4点"));
        QCOMPARE(byName["hand_3"], std::string("7"));
        QCOMPARE(byName["idle_turns"], std::string("6"));
        QCOMPARE(byName["deck_size"], std::string("108"));
    }
};

QTEST_APPLESS_MAIN(TestRules)
#include "tst_rules.moc"
