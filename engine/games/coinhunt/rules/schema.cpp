#include "rules/schema.h"

#include "game/parameters.h"
#include "rules/state.h"

#include <nlohmann/json.hpp>

namespace takujo::coinhunt {

namespace {

using namespace parameters;

std::vector<Param> params()
{
    return {
        number("board_side_mm", 165, 135, 210, "board", {"CH-10", "CH-20"}),
        number("coin_mm", 30, 24, 36, "board", {"CH-10", "CH-20"}),
        number("thickness_tenth", 20, 10, 40, "board", {"CH-16"}),
        number("contact_gap_hundredth", 30, 10, 100, "board", {"CH-28"}),
        choice("start_figure", {"random", "lattice"}, "board", {"CH-4"}),
        flag("fixed_side", true, "shots", {"CH-20"}),
        flag("no_direct_drop", true, "shots", {"CH-28", "CH-40"}),
        number("max_angle_deg", 15, 0, 45, "shots", {"CH-19"}),
        number("max_depth_half", 12, 0, 20, "shots", {"CH-19"}),
        choice("hand_tremor", {"none", "light", "real"}, "shots", {"CH-19"}, 1),
        flag("insert_magic_if_none_fell", false, "shots", {"CH-22"}),
        number("removed_2", 20, 0, 40, "setup", {"CH-6"}),
        number("removed_3", 7, 0, 40, "setup", {"CH-6"}),
        number("removed_4", 3, 0, 40, "setup", {"CH-6"}),
        number("stash_start", 10, 0, 20, "setup", {"CH-7"}),
        number("secret_per_player", 1, 0, 3, "setup", {"CH-8"}),
        number("hand_cap", 3, 1, kMaxHand, "setup", {"CH-12"}),
        choice("turn_direction", {"left", "right"}, "setup", {"CH-2", "CH-A4"}),
        number("fairy_start", 1, 1, 6, "fairy", {"CH-3"}),
        choice("fairy_wrap", {"wrap", "clamp"}, "fairy", {"CH-14", "CH-A7"}),
        set("danger_values", Json::array({"2", "4", "6"}), {"1", "2", "3", "4", "5", "6"}, 0,
            "fairy", {"CH-24", "CH-26"}),
        choice("bank_lowers_die", {"secret_only", "always"}, "fairy", {"CH-18", "CH-A3"}),
        choice("fairy_trigger", {"magic", "same_colour"}, "fairy", {"CH-13"}),
        number("big_drop", 3, 0, 6, "coins", {"CH-23", "CH-27"}),
        number("bonus_secret_at", 5, 3, kColours, "coins", {"CH-32"}),
        choice("leak_takes", {"one", "every_new"}, "coins", {"CH-33", "CH-A17"}),
        flag("bank_on_own_turn", false, "coins", {"CH-18"}),
        flag("second_half", true, "half", {"CH-35"}),
        choice("offset_mode", {"one", "per_fallen", "all"}, "half", {"CH-39", "CH-A8"}),
        flag("victim_must_own", true, "half", {"CH-39", "CH-A9"}),
        number("majority_points", 2, 0, 5, "scoring", {"CH-43"}),
        number("tie_points", 1, 0, 5, "scoring", {"CH-43"}),
        number("lucky_points", 1, 0, 3, "scoring", {"CH-44"}),
        number("magic_penalty", 0, 0, 3, "scoring", {"CH-42"}),
    };
}

/// The board must be a play area: between 4.5 and 7 coins wide.
Text checkBoard(const RuleValues &values)
{
    const int side = 2 * values.number("board_side_mm");
    const int coin = values.number("coin_mm");
    return side < 9 * coin || side > 14 * coin ? Text("rule.error.board") : Text();
}

/// One coin is no big drop: there would be no fairy penalty at all.
Text checkBigDrop(const RuleValues &values)
{
    return values.number("big_drop") == 1 ? Text("rule.error.big_drop") : Text();
}

/// CH-10, CH-12: the set-up must leave coins to draw, or the first half has no push. Side by side a board
/// holds side²/coin² coins; laid in the set-up they fill about three quarters of that, and six of those
/// are the start figure. So of such a stock ten coins and more are left on every board (by a model of
/// random set-ups: 10 to 14 of 20 at 4.5 coins, 11 to 18 of 30 at 5.5, 13 to 18 of 49 at 7).
int leastStock(const RuleValues &values)
{
    const int side = values.number("board_side_mm");
    const int coin = values.number("coin_mm");
    return side * side / (coin * coin);
}

Text checkStock(const RuleValues &values, int seats)
{
    const int least = leastStock(values);
    const int left = kStock - values.number("removed_" + std::to_string(seats)) -
                     values.number("stash_start") - seats * values.number("secret_per_player") - 1;
    if (left >= least)
        return {};
    return Text("rule.error.stock").num("seats", seats).num("left", left).num("least", least);
}

/// CH-6 for one number of seats, so that a problem is shown where it is made.
Constraint stockFor(int seats)
{
    return {{"removed_" + std::to_string(seats), "stash_start", "secret_per_player",
             "board_side_mm", "coin_mm"},
            "CH-6",
            Severity::Error,
            [](const RuleValues &) { return Text(); },
            [seats](const RuleValues &values, int asked) {
                return asked == seats ? checkStock(values, seats) : Text();
            }};
}

RuleSchema makeSchema()
{
    RuleSchema schema;
    schema.game = "coinhunt";
    schema.params = params();
    schema.presets = {{"standard"},
                      {"simplified_rules",
                       {{"bank_on_own_turn", true},
                        {"fairy_trigger", "same_colour"},
                        {"insert_magic_if_none_fell", true},
                        {"magic_penalty", 1},
                        {"big_drop", 0}}}};
    schema.constraints = {
        {{"board_side_mm", "coin_mm"}, "CH-10", Severity::Error, checkBoard},
        {{"big_drop"}, "CH-27", Severity::Error, checkBigDrop},
        stockFor(2),
        stockFor(3),
        stockFor(4),
    };
    return schema;
}

} // namespace

const RuleSchema &schema()
{
    static const RuleSchema instance = makeSchema();
    return instance;
}

} // namespace takujo::coinhunt
