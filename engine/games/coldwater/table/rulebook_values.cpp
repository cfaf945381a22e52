#include "definition.h"

#include "rules/names.h"
#include "rules/params.h"

#include <nlohmann/json.hpp>

namespace takujo::coldwater {

namespace {

/// "3 and 4", or that there is none.
std::string listed(std::vector<Text> items, Language language)
{
    if (items.empty())
        return rendered("book.none", language);
    return rendered(Text("book.list").list("items", std::move(items)), language);
}

std::string startZones(const RuleValues &values, Language language)
{
    std::vector<Text> items;
    for (int zone = 0; zone < kZones; ++zone) {
        if (values.has("start_zones", std::to_string(sizeOf(zone))))
            items.push_back(Text("text.number").num("number", sizeOf(zone)));
    }
    return listed(std::move(items), language);
}

std::string startTokens(const RuleValues &values, Language language)
{
    std::vector<Text> items;
    for (int colour = 0; colour < kColours; ++colour) {
        if (values.has("start_tokens", colourNames()[toIndex(colour)]))
            items.push_back(colourName(colour));
    }
    return listed(std::move(items), language);
}

std::string ladder(const RuleValues &values, int seats, Language language)
{
    std::vector<Text> items;
    for (const Json &row : values.data("location_trophies")) {
        if (seats == 0 || static_cast<int>(items.size()) < std::max(2, seats))
            items.push_back(Text("text.number").num("number", row["points"].get<int>()));
    }
    return listed(std::move(items), language);
}

std::string smallSpecies(const RuleValues &values, Language language)
{
    std::vector<Text> items;
    for (const Json &row : values.data("species")) {
        if (row["small"].get<bool>())
            items.push_back(speciesName(row["species"].get<std::string>()));
    }
    return listed(std::move(items), language);
}

std::string baitWords(const RuleValues &values, int seats, Language language)
{
    const int each = values.number("bait_per_colour");
    if (each == 0 && seats == 0)
        return rendered("book.bait.seats", language);
    return rendered(Text("book.bait").num("count", each == 0 ? 3 * (2 + seats) : each), language);
}

std::string clearWords(const RuleValues &values, int seats, Language language)
{
    const int count = values.number("clear_bait");
    if (count < 0 && seats == 0)
        return rendered("book.clear.seats", language);
    return rendered(Text("book.clear")
                        .num("count", count >= 0   ? count
                                      : seats <= 2 ? 1
                                                   : 2),
                    language);
}

} // namespace

std::vector<RulebookValue> rulebookValues(const RuleValues &values, int seats, Language language)
{
    return {
        {"tackle_total", kTackleKinds * values.number("tackle_each")},
        {"fish_total", static_cast<int>(values.data("fish").size())},
        {"species_total", static_cast<int>(values.data("species").size())},
        {"masters_total", static_cast<int>(values.data("masters").size())},
        {"mystery_total", static_cast<int>(values.data("mystery").size())},
        {"start_zones", startZones(values, language)},
        {"start_tokens", startTokens(values, language)},
        {"location_trophies", ladder(values, seats, language)},
        {"small_species", smallSpecies(values, language)},
        {"bait", baitWords(values, seats, language)},
        {"clear", clearWords(values, seats, language)},
    };
}

} // namespace takujo::coldwater
