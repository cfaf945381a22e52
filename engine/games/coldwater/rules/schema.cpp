#include "rules/schema.h"

#include "coldwater_data.h"
#include "game/parameters.h"
#include "rules/params.h"
#include "rules/schema_checks.h"

#include <nlohmann/json.hpp>

namespace takujo::coldwater {

namespace {

using namespace parameters;

Column oneOrNone(std::string id, std::vector<std::string> choices)
{
    choices.emplace_back("none");
    return oneOf(std::move(id), std::move(choices));
}

Param ladder()
{
    const Json rows =
        Json::array({{{"points", 5}}, {{"points", 3}}, {{"points", 2}}, {{"points", 1}}});
    return list("location_trophies", rows, {whole("points", 0, 9)}, 2, kMaxSeats, "trophies",
                {"CW-28", "CW-21", "CW-22"});
}

void addRules(std::vector<Param> &out)
{
    out.push_back(flag("tag_scoring", true, "trophies", {"CW-33", "CW-31"}));
    out.push_back(number("fish_to_end", 12, 6, 20, "end", {"CW-24", "CW-26"}));
    out.push_back(number("species_goal", 8, 4, 15, "trophies", {"CW-21"}));
    out.push_back(flag("end_on_short_location", true, "end", {"CW-26", "CW-30"}));
    out.push_back(flag("final_turns", true, "end", {"CW-26"}));
    out.push_back(
        set("start_zones", Json::array({"3", "4"}), {"3", "4", "5", "6"}, 0, "start", {"CW-A22"}));
    out.push_back(number("start_tackle", 1, 0, 3, "start", {"CW-A7"}));
    out.push_back(number("bait_per_colour", 0, 0, 30, "start", {"CW-A6"}));
    out.push_back(number("clear_bait", -1, -1, 4, "start", {"CW-10"}));
    out.push_back(number("ma_limit", 3, 1, kMaxOpen, "harbour", {"CW-11", "CW-A4"}));
    out.push_back(number("ma_display", 4, 1, kMaxDisplay, "harbour", {"CW-8"}));
    out.push_back(ladder());
    out.push_back(number("mystery_per_step", 1, 1, 4, "trophies", {"CW-20", "CW-A3"}));
    out.push_back(number("first12_points", 3, 0, 6, "trophies", {"CW-24"}));
    out.push_back(flag("zone5_bonus", true, "fishing", {"CW-13"}));
    out.push_back(flag("zone6_bonus", true, "fishing", {"CW-14"}));
    out.push_back(flag("forced_removal", true, "fishing", {"CW-A1"}));
    out.push_back(set("start_tokens", Json::array({"red", "yellow", "green"}), colourNames(), 1,
                      "start", {"CW-5"}));
    out.push_back(number("max_rounds", 200, 10, 500, "end", {"CW-A21"}));
    out.push_back(number("tackle_each", 6, 1, 12, "start", {"CW-A7"}));
}

void addComponents(std::vector<Param> &out)
{
    out.push_back(table("species", embedded::data_species_json,
                        {words("species"), oneOf("location", locationNames()), whole("low", 1, 99),
                         whole("high", 1, 99), yesNo("small")},
                        3, kMaxSpecies, {"CW-22", "CW-A13"}));
    out.push_back(
        table("fish", embedded::data_fish_json,
              {words("species"), whole("lbs", 1, 99), oneOrNone("tag", tagNames()), words("time")},
              15, kMaxFish, {"CW-12", "CW-15"}));
    out.push_back(table("masters", embedded::data_masters_json,
                        {words("species"), oneOf("a", colourNames()), oneOrNone("b", colourNames()),
                         oneOrNone("c", colourNames())},
                        1, kMaxMasters, {"CW-A5", "CW-23"}));
    out.push_back(table("mystery", embedded::data_mystery_json,
                        {whole("weight", 1, 99), whole("points", 0, 9)}, 1, kMaxMystery,
                        {"CW-20"}));
}

RuleSchema makeSchema()
{
    RuleSchema schema;
    schema.game = "coldwater";
    addRules(schema.params);
    addComponents(schema.params);
    schema.presets = {{"standard"}, {"no_tags", {{"tag_scoring", false}}}};
    schema.constraints = constraints();
    return schema;
}

} // namespace

const RuleSchema &schema()
{
    static const RuleSchema instance = makeSchema();
    return instance;
}

} // namespace takujo::coldwater
