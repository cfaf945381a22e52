#include "rules/schema.h"

#include "ccc_data.h"
#include "game/parameters.h"
#include "rules/params.h"

#include <nlohmann/json.hpp>

#include <set>

namespace takujo::ccc {

namespace {

using namespace parameters;

Param boardParam()
{
    Param param = grid("board", "standard6", boards(), 1, kMaxNumber, "board", {"CCC-1"});
    param.minItems = 1; // at least one square
    param.maxItems = kMaxSide;
    return param;
}

Param drawOptions()
{
    const Json rows = Json::array({{{"discard", 0}, {"draw", 0}},
                                   {{"discard", 0}, {"draw", 1}},
                                   {{"discard", 2}, {"draw", 4}},
                                   {{"discard", 5}, {"draw", 8}}});
    return list("draw_options", rows, {whole("discard", 0, 10), whole("draw", 0, 16)}, 1,
                kMaxOptions, "cards", {"CCC-18"});
}

Param scoreBands()
{
    const Json rows = Json::array({{{"upto", 4}, {"points", 1}},
                                   {{"upto", 6}, {"points", 2}},
                                   {{"upto", kNoLimit}, {"points", 4}}});
    return list("score_bands", rows, {whole("upto", 1, kNoLimit), whole("points", 0, 20)}, 1, 8,
                "score", {"CCC-21"});
}

std::vector<Param> params()
{
    return {
        flag("advanced_rule", false, "placing", {"CCC-22", "CCC-11"}),
        boardParam(),
        choice("adjacency", {"4", "8"}, "board", {"CCC-11", "CCC-12", "CCC-A1"}),
        number("territory_margin", 2, 2, 4, "placing", {"CCC-5", "CCC-6", "CCC-7", "CCC-12"}),
        flag("contest_isolated", true, "placing", {"CCC-11", "CCC-A2"}),
        flag("single_square_restriction", true, "placing", {"CCC-12"}),
        number("flush_min", 3, 2, 6, "payment", {"CCC-17"}),
        number("flush_factor", 2, 1, 4, "payment", {"CCC-17"}),
        flag("flush_optional", false, "payment", {"CCC-17", "CCC-A12"}),
        number("joker_factor", 2, 1, 4, "payment", {"CCC-15"}),
        flag("joker_counts_in_flush", true, "payment", {"CCC-17", "CCC-A3"}),
        number("max_splits", 1, 0, 3, "payment", {"CCC-16", "CCC-A4"}),
        number("jokers", 4, 0, 8, "cards", {"CCC-2"}),
        number("start_hand_base", 4, 2, 8, "cards", {"CCC-4"}),
        number("hand_step", 1, 0, 2, "cards", {"CCC-4"}),
        drawOptions(),
        number("stock_cycles", 2, 1, 4, "end", {"CCC-19", "CCC-20"}),
        number("idle_rounds", 2, 1, 5, "end", {"CCC-A8"}),
        scoreBands(),
        choice("direction", {"ccw", "cw"}, "score", {"CCC-3"}),
    };
}

/// draw_options holds (0, 0) once; nothing is drawn only when nothing is discarded; no row twice.
Text checkDrawOptions(const RuleValues &values)
{
    std::set<std::pair<int, int>> seen;
    for (const Json &row : values.data("draw_options")) {
        const int discard = row["discard"].get<int>();
        const int draw = row["draw"].get<int>();
        if (draw == 0 && discard > 0)
            return Text("schema.draw.discard_only").num("discard", discard);
        if (!seen.emplace(discard, draw).second)
            return Text("schema.draw.twice").num("discard", discard).num("draw", draw);
    }
    return seen.contains({0, 0}) ? Text() : Text("schema.draw.none");
}

/// score_bands ascend and the last one is without limit.
Text checkScoreBands(const RuleValues &values)
{
    int last = 0;
    for (const Json &row : values.data("score_bands")) {
        const int upto = row["upto"].get<int>();
        if (upto <= last)
            return Text("schema.bands.order").num("upto", upto).num("before", last);
        last = upto;
    }
    return last == kNoLimit ? Text() : Text("schema.bands.last").num("limit", kNoLimit);
}

/// Cards must come to hands: some row draws for what even the smallest first hand (CCC-4) can discard.
Text checkSupply(const RuleValues &values)
{
    const int hand = values.number("start_hand_base") + values.number("hand_step");
    for (const Json &row : values.data("draw_options")) {
        if (row["draw"].get<int>() > 0 && row["discard"].get<int>() <= hand)
            return {};
    }
    return Text("schema.draw.supply").num("hand", hand);
}

/// Coins spend cards, so the number of coins in a match is small where no row gains any.
Text checkGain(const RuleValues &values)
{
    if (!checkSupply(values).empty())
        return {}; // said already
    const int hand = values.number("start_hand_base") + values.number("hand_step");
    for (const Json &row : values.data("draw_options")) {
        const int discard = row["discard"].get<int>();
        if (row["draw"].get<int>() > discard && discard <= hand)
            return {};
    }
    return Text("schema.draw.gain").num("hand", hand);
}

int pointsOf(const RuleValues &values, int number)
{
    for (const Json &row : values.data("score_bands")) {
        if (number <= row["upto"].get<int>())
            return row["points"].get<int>();
    }
    return 0;
}

/// A board without points has no winner.
Text checkPoints(const RuleValues &values)
{
    for (const Json &row : boardRows(values.data("board"))) {
        for (const Json &cell : row) {
            if (cell.get<int>() > 0 && pointsOf(values, cell.get<int>()) > 0)
                return {};
        }
    }
    return "schema.points";
}

/// CCC-12: the first coin lies beside no other, so N2 asks for two cards. Only the ace alone makes 1, and
/// an ace with a joker that multiplies by 1: a flush and a split make 2 or more.
Text checkFirstCoin(const RuleValues &values)
{
    const bool joker = values.number("joker_factor") == 1 && values.number("jokers") > 0;
    if (!values.flag("single_square_restriction") || joker)
        return {};
    for (const Json &row : boardRows(values.data("board"))) {
        for (const Json &cell : row) {
            if (cell.get<int>() > 1)
                return {};
        }
    }
    return "schema.first_coin";
}

/// CCC-1: room for every player, or the last ones have nowhere to go.
Text checkSquares(const RuleValues &values, int seats)
{
    int squares = 0;
    for (const Json &row : boardRows(values.data("board"))) {
        for (const Json &cell : row)
            squares += cell.get<int>() > 0 ? 1 : 0;
    }
    return squares >= 2 * seats
               ? Text()
               : Text("schema.squares").num("squares", squares).num("need", 2 * seats);
}

RuleSchema makeSchema()
{
    RuleSchema schema;
    schema.game = "ccc";
    schema.params = params();
    schema.presets = {{"standard"}, {"advanced", {{"advanced_rule", true}}}};
    schema.constraints = {
        {{"draw_options"}, "CCC-18", Severity::Error, checkDrawOptions},
        {{"score_bands"}, "CCC-21", Severity::Error, checkScoreBands},
        {{"draw_options", "start_hand_base", "hand_step"}, "CCC-18", Severity::Error, checkSupply},
        {{"draw_options", "start_hand_base", "hand_step"}, "CCC-18", Severity::Caution, checkGain},
        {{"score_bands", "board"}, "CCC-21", Severity::Error, checkPoints},
        {{"board", "single_square_restriction", "joker_factor", "jokers"},
         "CCC-12",
         Severity::Error,
         checkFirstCoin},
        {{"board"}, "CCC-1", Severity::Error, {}, checkSquares},
    };
    return schema;
}

Json readBoards()
{
    Json out = Json::object();
    const Json file = Json::parse(embedded::data_boards_json);
    for (const auto &[name, board] : file.items())
        out[name] = board["rows"];
    return out;
}

} // namespace

const Json &boards()
{
    static const Json all = readBoards();
    return all;
}

const RuleSchema &schema()
{
    static const RuleSchema instance = makeSchema();
    return instance;
}

} // namespace takujo::ccc
