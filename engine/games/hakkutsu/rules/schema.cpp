#include "rules/schema.h"

#include "game/parameters.h"
#include "hakkutsu_data.h"
#include "rules/params.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace takujo::hakkutsu {

namespace {

using namespace parameters;

Param byModeChoice(std::string id, std::string group, Clauses clauses)
{
    return choice(std::move(id), {"by_mode", "yes", "no"}, std::move(group), std::move(clauses));
}

template<std::size_t N>
Column oneOf(const std::string &id, const std::array<const char *, N> &choices)
{
    return parameters::oneOf(id, {choices.begin(), choices.end()});
}

Param track(std::string id, const std::vector<int> &numbers, Clauses clauses)
{
    Json rows = Json::array();
    for (const int mobility : numbers)
        rows.push_back({{"mobility", mobility}});
    return list(std::move(id), std::move(rows), {whole("mobility", 1, 8)}, 2, kMaxTrack, "cart",
                std::move(clauses));
}

Param mapParam()
{
    Param param =
        grid("map", "standard5", maps(), 1, static_cast<int>(Area::Base), "map", {"HK-2", "HK-3"});
    param.minItems = 5;
    param.maxItems = kMaxSide;
    param.legend = {"area_a", "area_b", "area_c", "base"};
    return param;
}

Param rocks()
{
    return table("rocks", embedded::data_rocks_json,
                 {oneOf("area", kDeckWords), whole("copies", 1, kMaxCopies), words("name_ja"),
                  words("name_en"), oneOf("category", kCategoryWords), whole("points", 0, 20),
                  whole("mining_cost", 0, kMaxCost), whole("carry_cost", 0, 5),
                  oneOf("ability", kAbilityWords)},
                 4, kMaxKinds, {"HK-1", "HK-21", "HK-A10"});
}

Param museums()
{
    return table("museums", embedded::data_museums_json,
                 {words("name_ja"), words("name_en"), oneOf("counts", kCountedWords),
                  whole("research", 0, 12), whole("treasure", 0, 12),
                  whole("research_limit", 0, 50), whole("treasure_limit", 0, 50)},
                 6, kMaxMuseums, {"HK-1", "HK-6", "HK-23"});
}

Param equipment()
{
    return table("equipment", embedded::data_equipment_json,
                 {oneOf("effect", kEffectWords), words("name_ja"), words("name_en"),
                  whole("copies", 1, kMaxCopies), whole("amount", 0, 4)},
                 1, kEffects, {"HK-1", "HK-20"});
}

std::vector<Param> params()
{
    return {
        choice("mode", {"research", "treasure"}, "match", {"HK-26", "HK-27", "HK-28"}),
        flag("museum_draft", false, "match", {"HK-7", "HK-6"}),
        choice("end_mode", {"empty_cells", "rounds"}, "end", {"HK-11", "HK-12"}),
        number("empty_cells_to_end", 12, 4, 24, "end", {"HK-11"}),
        number("rounds", 12, 4, 30, "end", {"HK-12"}),
        number("round_cap", 60, 20, 200, "end", {"HK-A13"}),
        number("start_funds", 4, 1, 8, "funds", {"HK-4"}),
        number("fund_limit", 4, 1, 8, "funds", {"HK-19"}),
        number("coin_supply", 20, 8, 64, "funds", {"HK-1", "HK-A17"}),
        number("equipment_dealt", 2, 0, 4, "equipment", {"HK-8"}),
        number("equipment_kept", 1, 0, 4, "equipment", {"HK-8"}),
        number("late_seats_keep_more", 0, 0, 4, "equipment", {"HK-8"}),
        number("equipment_per_base", 1, 0, 3, "equipment", {"HK-19"}),
        track("cart_track", {3, 3, 2, 2, 1, 1}, {"HK-14", "HK-17", "HK-18"}),
        track("cart_track_treasure", {4, 3, 3, 2, 2, 1, 1}, {"HK-26", "HK-17", "HK-18"}),
        byModeChoice("return_to_start", "moving", {"HK-27", "HK-13"}),
        byModeChoice("face_up_at_start", "moving", {"HK-3", "HK-26"}),
        byModeChoice("reveal_next_after_mining", "moving", {"HK-16", "HK-28"}),
        flag("cart_counts_at_end", true, "score", {"HK-22"}),
        choice("fossil_exponent", {"square", "linear"}, "score", {"HK-24"}),
        number("skull_value", 2, 1, 3, "score", {"HK-24", "HK-A8"}),
        mapParam(),
        rocks(),
        museums(),
        equipment(),
    };
}

/// How many cells of each area, by Area.
std::array<int, 5> cellsOf(const Json &rows)
{
    std::array<int, 5> cells{};
    for (const Json &row : rows) {
        for (const Json &cell : row)
            ++cells[toIndex(cell.get<int>())];
    }
    return cells;
}

/// HK-2: one base, everything in one piece.
Text checkMap(const RuleValues &values)
{
    const Json rows = mapRows(values.data("map"));
    std::vector<Area> areas;
    for (const Json &row : rows) {
        for (const Json &cell : row)
            areas.push_back(static_cast<Area>(cell.get<int>()));
    }
    if (const int bases = cellsOf(rows)[4]; bases != 1)
        return Text("schema.map.base").num("count", bases);
    return isConnected(static_cast<int>(rows[0].size()), areas) ? Text() : Text("schema.map.parts");
}

/// HK-3: two cards for every cell.
Text checkCards(const RuleValues &values)
{
    std::array<int, kRockDecks> cards{};
    for (const Json &row : values.data("rocks")) {
        const auto deck = std::find(kDeckWords.begin(), kDeckWords.end(),
                                    row["area"].get_ref<const std::string &>());
        cards[toIndex(static_cast<int>(deck - kDeckWords.begin()))] += row["copies"].get<int>();
    }
    const std::array<int, 5> cells = cellsOf(mapRows(values.data("map")));
    const std::array<int, kRockDecks> need{2 * cells[1], 2 * cells[2], cells[3], cells[3]};
    for (std::size_t deck = 0; deck < need.size(); ++deck) {
        if (cards[deck] < need[deck])
            return Text("schema.map.cards")
                .raw("area", kDeckWords[deck])
                .num("need", need[deck])
                .num("cards", cards[deck]);
        if (cards[deck] > 255)
            return Text("schema.rocks.many").raw("area", kDeckWords[deck]).num("max", 255);
    }
    return {};
}

Text checkEmptyCells(const RuleValues &values)
{
    const std::array<int, 5> cells = cellsOf(mapRows(values.data("map")));
    const int rockCells = cells[1] + cells[2] + cells[3];
    const int end = values.number("empty_cells_to_end");
    return end <= rockCells ? Text() : Text("schema.empty").num("end", end).num("cells", rockCells);
}

/// HK-17: the numbers of a cart never rise.
Text checkTrack(const RuleValues &values, std::string_view id)
{
    int last = 9;
    for (const Json &row : values.data(id)) {
        const int mobility = row["mobility"].get<int>();
        if (mobility > last)
            return Text("schema.track").num("mobility", mobility).num("before", last);
        last = mobility;
    }
    return {};
}

Text checkKept(const RuleValues &values)
{
    const int kept = values.number("equipment_kept");
    const int dealt = values.number("equipment_dealt");
    return kept <= dealt ? Text() : Text("schema.kept").num("kept", kept).num("dealt", dealt);
}

Text checkEquipment(const RuleValues &values)
{
    std::set<std::string> met;
    for (const Json &row : values.data("equipment")) {
        const auto effect = row["effect"].get<std::string>();
        if (!met.insert(effect).second)
            return Text("schema.equipment.twice").sub("effect", Text("rule.equipment." + effect));
    }
    return {};
}

/// Without a name the card is called by its kind, like others of that kind.
Text checkNames(const RuleValues &values, std::string_view id)
{
    int number = 0;
    for (const Json &row : values.data(id)) {
        ++number;
        if (row["name_ja"].get_ref<const std::string &>().empty() &&
            row["name_en"].get_ref<const std::string &>().empty())
            return Text("schema.names").num("row", number);
    }
    return {};
}

Constraint namesGiven(const char *id)
{
    return {
        {id}, "HK-1", Severity::Caution, [id](const RuleValues &v) { return checkNames(v, id); }};
}

/// HK-4: the coins suffice for everybody's start.
Text checkCoins(const RuleValues &values, int seats)
{
    const int coins = values.number("coin_supply");
    const int need = seats * values.number("start_funds");
    return coins >= need
               ? Text()
               : Text("schema.coins").num("coins", coins).num("need", need).num("seats", seats);
}

/// HK-A20: units of the cart in use.
int cartUnits(const RuleValues &values)
{
    const bool treasure = values.choice("mode") == "treasure";
    return static_cast<int>(values.data(treasure ? "cart_track_treasure" : "cart_track").size()) -
           1;
}

/// Some rock must be within reach of purse and cart, or nothing is ever dug. Funds above the limit
/// are kept (HK-A4).
Text checkRocks(const RuleValues &values)
{
    const int purse = std::max(values.number("start_funds"), values.number("fund_limit"));
    const int cart = cartUnits(values);
    for (const Json &row : values.data("rocks")) {
        if (row["mining_cost"].get<int>() <= purse && row["carry_cost"].get<int>() <= cart)
            return {};
    }
    return Text("schema.rocks.dear").num("limit", purse).num("cart", cart);
}

/// HK-A10: rocks that cover nothing fit without end, but a cart of this program holds kMaxLoads. What
/// can lie on one: a rock a unit, every rock without carry cost, one more for each light case.
Text checkLoads(const RuleValues &values)
{
    int loads = cartUnits(values);
    for (const Json &row : values.data("rocks"))
        loads += row["carry_cost"].get<int>() == 0 ? row["copies"].get<int>() : 0;
    for (const Json &row : values.data("equipment"))
        loads += row["effect"] == "case" ? row["copies"].get<int>() : 0;
    return loads <= kMaxLoads ? Text()
                              : Text("schema.loads").num("loads", loads).num("max", kMaxLoads);
}

/// HK-8: the equipment deck suffices for everybody's cards.
Text checkDealt(const RuleValues &values, int seats)
{
    int cards = 0;
    for (const Json &row : values.data("equipment"))
        cards += row["copies"].get<int>();
    const int need = seats * values.number("equipment_dealt");
    return cards >= need
               ? Text()
               : Text("schema.dealt").num("cards", cards).num("need", need).num("seats", seats);
}

RuleSchema makeSchema()
{
    RuleSchema schema;
    schema.game = "hakkutsu";
    schema.params = params();
    schema.presets = {{"standard"},
                      {"treasure", {{"mode", "treasure"}}},
                      {"even_seats", {{"late_seats_keep_more", 3}}}};
    schema.constraints = {
        {{"map"}, "HK-2", Severity::Error, checkMap, {}},
        {{"map", "rocks"}, "HK-3", Severity::Error, checkCards, {}},
        {{"empty_cells_to_end", "map"}, "HK-11", Severity::Error, checkEmptyCells, {}},
        {{"cart_track"},
         "HK-17",
         Severity::Error,
         [](const RuleValues &v) { return checkTrack(v, "cart_track"); },
         {}},
        {{"cart_track_treasure"},
         "HK-17",
         Severity::Error,
         [](const RuleValues &v) { return checkTrack(v, "cart_track_treasure"); },
         {}},
        {{"equipment_kept", "equipment_dealt"}, "HK-8", Severity::Error, checkKept, {}},
        {{"equipment"}, "HK-20", Severity::Error, checkEquipment, {}},
        {{"rocks", "fund_limit"}, "HK-15", Severity::Error, checkRocks, {}},
        {{"rocks", "equipment"}, "HK-A10", Severity::Caution, checkLoads, {}},
        namesGiven("rocks"),
        namesGiven("museums"),
        namesGiven("equipment"),
        {{"coin_supply", "start_funds"}, "HK-4", Severity::Error, {}, checkCoins},
        {{"equipment_dealt", "equipment"}, "HK-8", Severity::Error, {}, checkDealt},
    };
    return schema;
}

Json readMaps()
{
    static constexpr std::string_view kLetters = ".ABC#"; // as Area
    Json out = Json::object();
    const Json file = Json::parse(embedded::data_maps_json);
    for (const auto &[name, lines] : file.items()) {
        out[name] = Json::array();
        for (const Json &line : lines) {
            Json row = Json::array();
            for (const char letter : line.get_ref<const std::string &>())
                row.push_back(static_cast<int>(kLetters.find(letter)));
            out[name].push_back(std::move(row));
        }
    }
    return out;
}

} // namespace

const Json &maps()
{
    static const Json all = readMaps();
    return all;
}

const RuleSchema &schema()
{
    static const RuleSchema instance = makeSchema();
    return instance;
}

} // namespace takujo::hakkutsu
