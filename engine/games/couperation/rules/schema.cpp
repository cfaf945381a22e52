#include "rules/schema.h"

#include "couperation_data.h"
#include "game/parameters.h"
#include "rules/cards.h"
#include "rules/geometry.h"

#include <nlohmann/json.hpp>

#include <array>

namespace takujo::couperation {

namespace {

using namespace parameters;

/// CP-15, one row a number; data/marks.json is our own choice.
Param marks()
{
    Param param = table("marks", embedded::data_marks_json,
                        {whole("number", 1, kNumbers), oneOf("mark", {"one", "two", "heart"})},
                        kNumbers, kNumbers, {"CP-15"});
    param.group = "marks";
    return param;
}

std::vector<Param> params()
{
    return {
        flag("first_game", false, "tower", {"CP-2", "CP-6", "CP-8", "CP-26", "CP-A18"}),
        number("rows", kMaxRows, 4, kMaxRows, "tower", {"CP-8"}),
        choice("start_column", {"floating", "centre"}, "tower", {"CP-5", "CP-A1"}),
        number("hand_size", 3, 2, 5, "cards", {"CP-3"}),
        number("hand_limit", 3, 2, 5, "cards", {"CP-25"}),
        number("reserve_size_2", 6, 3, 8, "cards", {"CP-4", "CP-25"}),
        number("reserve_size_3", 5, 3, 8, "cards", {"CP-4", "CP-25"}),
        number("reserve_size_4", 4, 3, 8, "cards", {"CP-4", "CP-25"}),
        flag("open_hands", false, "cards", {"CP-12"}),
        number("finish_value", 25, 0, kNumbers, "finish", {"CP-22", "CP-A2"}),
        flag("finish_between", true, "finish", {"CP-8", "CP-A2"}),
        choice("finish_half", {"top", "bottom", "anywhere"}, "finish", {"CP-6", "CP-A8"}),
        flag("finish_elsewhere", true, "finish", {"CP-A15"}),
        flag("finish_last", false, "finish", {"CP-A16"}),
        flag("start_draw_optional", true, "draw", {"CP-14"}),
        number("facedown_refill_to", 2, 0, 4, "draw", {"CP-16"}),
        choice("heart_value", {"sum", "max", "fixed"}, "draw", {"CP-15"}),
        number("heart_fixed", 2, 0, 4, "draw", {"CP-15"}),
        marks(),
        flag("reveal_loss", true, "actions", {"CP-21"}),
        number("mod_per_discard", 1, 0, 3, "actions", {"CP-22", "CP-A6"}),
        choice("stuck", {"defeat", "skip"}, "actions", {"CP-A7"}),
    };
}

/// Every number has one row.
Text checkMarks(const RuleValues &values)
{
    std::array<int, kCards> rows{};
    for (const Json &row : values.data("marks")) {
        const auto n = row["number"].get<std::size_t>();
        if (++rows[n] > 1)
            return Text("schema.marks.twice").num("number", static_cast<int>(n));
    }
    return {};
}

/// Without a number the finish card cannot lie between two numbers.
Text checkFinish(const RuleValues &values)
{
    const bool impossible = !values.flag("first_game") && values.flag("finish_between") &&
                            values.number("finish_value") == 0;
    return impossible ? Text("schema.finish") : Text();
}

/// CP-A2: the numbers grow by one a row at least on the left edge of the tower, and fall so on the
/// right one. Outside of that the finish card fits on no top.
Text checkFinishRange(const RuleValues &values)
{
    const int value = values.number("finish_value");
    const int least = values.number("rows");
    const int most = kNumbers + 1 - least;
    const bool bound = !values.flag("first_game") && values.flag("finish_between") && value != 0;
    if (!bound || (least <= value && value <= most))
        return {};
    return Text("schema.finish.range").num("rows", least).num("min", least).num("max", most);
}

/// CP-25: one card more than may be kept is played in the first turn, two would be thrown away.
Text checkHand(const RuleValues &values)
{
    const int hand = values.number("hand_size");
    const int limit = values.number("hand_limit");
    return hand <= limit + 1 ? Text() : Text("schema.hand").num("hand", hand).num("limit", limit);
}

/// CP-16 and CP-25 must not contradict each other: of what is drawn, one card is played.
Text checkRefill(const RuleValues &values)
{
    const int refill = values.number("facedown_refill_to");
    const int limit = values.number("hand_limit");
    return refill <= limit + 1 ? Text()
                               : Text("schema.refill").num("hand", refill).num("limit", limit);
}

/// Without any draw the hands run out long before the tower is built.
Text checkDraws(const RuleValues &values)
{
    if (values.number("facedown_refill_to") > 0)
        return {};
    const bool hearts = values.choice("heart_value") == "fixed" && values.number("heart_fixed") > 0;
    for (const Json &row : values.data("marks")) {
        if (hearts || row["mark"] != "heart")
            return {};
    }
    return "schema.draws";
}

RuleSchema makeSchema()
{
    RuleSchema schema;
    schema.game = "couperation";
    schema.params = params();
    schema.presets = {{"standard"},
                      {"first_game", {{"first_game", true}}},
                      {"training", {{"first_game", true}, {"rows", 5}}}};
    schema.constraints = {
        {{"marks"}, "CP-15", Severity::Error, checkMarks},
        {{"finish_value", "finish_between"}, "CP-A2", Severity::Error, checkFinish},
        {{"finish_value", "finish_between", "rows"}, "CP-A2", Severity::Error, checkFinishRange},
        {{"hand_size", "hand_limit"}, "CP-25", Severity::Error, checkHand},
        {{"facedown_refill_to", "hand_limit"}, "CP-16", Severity::Error, checkRefill},
        {{"marks", "facedown_refill_to"}, "CP-15", Severity::Error, checkDraws},
    };
    return schema;
}

} // namespace

const RuleSchema &schema()
{
    static const RuleSchema instance = makeSchema();
    return instance;
}

} // namespace takujo::couperation
