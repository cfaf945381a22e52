#include "rules/schema_checks.h"

#include "rules/params.h"

#include <nlohmann/json.hpp>

#include <map>
#include <set>

namespace takujo::coldwater {

namespace {

constexpr int kLeastFish = 5; ///< at a location: four in the row and one under them

/// The bait must do for the zones filled at the start, whatever the number of players.
Text checkBait(const RuleValues &values)
{
    int start = 0;
    for (int zone = 0; zone < kZones; ++zone)
        start += values.has("start_zones", std::to_string(sizeOf(zone))) ? sizeOf(zone) : 0;
    const int each = values.number("bait_per_colour");
    if (each > 0 && each < 6)
        return Text("schema.bait.few").num("least", 6);
    if (each > 0 && kColours * each < kMaxSeats * start)
        return Text("schema.bait.start")
            .num("bait", kColours * each)
            .num("need", kMaxSeats * start);
    return {};
}

Text checkTackle(const RuleValues &values)
{
    if (values.number("start_tackle") * kMaxSeats <= values.number("tackle_each") * kTackleKinds)
        return {};
    return Text("schema.tackle").num("tokens", values.number("tackle_each") * kTackleKinds);
}

/// Every species once, with a range that goes upwards.
Text checkSpecies(const RuleValues &values)
{
    std::set<std::string> names;
    for (const Json &row : values.data("species")) {
        const auto name = row["species"].get<std::string>();
        if (name.empty() || !names.insert(name).second)
            return Text("schema.species.twice").raw("species", name);
        if (row["low"].get<int>() > row["high"].get<int>())
            return Text("schema.species.range").raw("species", name);
    }
    return {};
}

const Json *speciesRow(const RuleValues &values, const Json &name)
{
    for (const Json &row : values.data("species")) {
        if (row["species"] == name)
            return &row;
    }
    return nullptr;
}

/// One fish: known species, weight inside the range, a time of its own.
Text checkOneFish(const RuleValues &values, const Json &fish, std::set<std::string> &times)
{
    const auto name = fish["species"].get<std::string>();
    const Json *species = speciesRow(values, fish["species"]);
    if (!species)
        return Text("schema.fish.species").raw("species", name);
    const int lbs = fish["lbs"].get<int>();
    if (lbs < (*species)["low"].get<int>() || lbs > (*species)["high"].get<int>())
        return Text("schema.fish.weight").raw("species", name).num("lbs", lbs);
    const auto time = fish["time"].get<std::string>();
    if (minutesOf(time) < 0 || !times.insert(time).second)
        return Text("schema.fish.time").raw("time", time);
    return {};
}

Text checkFish(const RuleValues &values)
{
    std::set<std::string> times;
    std::map<std::string, int> fishAt;
    for (const Json &fish : values.data("fish")) {
        if (Text wrong = checkOneFish(values, fish, times); !wrong.empty())
            return wrong;
        ++fishAt[(*speciesRow(values, fish["species"]))["location"].get<std::string>()];
    }
    for (const std::string &location : locationNames()) {
        if (fishAt[location] < kLeastFish)
            return Text("schema.fish.few")
                .sub("location", Text("location." + location))
                .num("least", kLeastFish);
    }
    return {};
}

/// Species of Master Angler cards have names.
Text checkMasters(const RuleValues &values)
{
    for (const Json &row : values.data("masters")) {
        if (row["species"].get<std::string>().empty())
            return Text("schema.masters.name");
    }
    return {};
}

/// CW-26: somebody can catch as many as end the match.
Text checkEnd(const RuleValues &values)
{
    const auto fish = static_cast<int>(values.data("fish").size());
    const int end = values.number("fish_to_end");
    return fish >= end ? Text() : Text("schema.end").num("fish", fish).num("end", end);
}

/// CW-21: the trophies for species can be won.
Text checkGoal(const RuleValues &values)
{
    std::set<std::string> kinds;
    for (const Json &fish : values.data("fish"))
        kinds.insert(fish["species"].get<std::string>());
    const auto species = static_cast<int>(kinds.size());
    const int goal = values.number("species_goal");
    return species >= goal ? Text() : Text("schema.goal").num("species", species).num("goal", goal);
}

/// CW-22: there are small species, and fish of all of them.
Text checkSmall(const RuleValues &values)
{
    std::set<std::string> kinds;
    for (const Json &fish : values.data("fish"))
        kinds.insert(fish["species"].get<std::string>());
    bool any = false;
    for (const Json &row : values.data("species")) {
        if (!row["small"].get<bool>())
            continue;
        any = true;
        if (!kinds.contains(row["species"].get<std::string>()))
            return Text("schema.small.none").raw("species", row["species"].get<std::string>());
    }
    return any ? Text() : Text("schema.small");
}

/// CW-28: who is heavier has the higher trophy.
Text checkLadder(const RuleValues &values)
{
    const Json &rows = values.data("location_trophies");
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const int before = rows[i - 1]["points"].get<int>();
        const int points = rows[i]["points"].get<int>();
        if (points > before)
            return Text("schema.ladder").num("points", points).num("before", before);
    }
    return {};
}

/// CW-20: at least one mystery weight is that of a fish.
Text checkMystery(const RuleValues &values)
{
    std::set<int> weights;
    for (const Json &fish : values.data("fish"))
        weights.insert(fish["lbs"].get<int>());
    for (const Json &trophy : values.data("mystery")) {
        if (weights.contains(trophy["weight"].get<int>()))
            return {};
    }
    return "schema.mystery";
}

} // namespace

std::vector<Constraint> constraints()
{
    return {
        {{"bait_per_colour", "start_zones"}, "CW-A6", Severity::Error, checkBait},
        {{"start_tackle", "tackle_each"}, "CW-A7", Severity::Error, checkTackle},
        {{"species"}, "CW-22", Severity::Error, checkSpecies},
        {{"fish", "species"}, "CW-15", Severity::Error, checkFish},
        {{"masters"}, "CW-A5", Severity::Error, checkMasters},
        {{"fish_to_end", "fish"}, "CW-26", Severity::Error, checkEnd},
        {{"species_goal", "fish"}, "CW-21", Severity::Error, checkGoal},
        {{"species", "fish"}, "CW-22", Severity::Error, checkSmall},
        {{"location_trophies"}, "CW-28", Severity::Error, checkLadder},
        {{"mystery", "fish"}, "CW-20", Severity::Error, checkMystery},
    };
}

} // namespace takujo::coldwater
