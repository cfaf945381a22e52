#include "rules/params.h"

#include "rules/schema.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

Map mapFrom(const Json &rows)
{
    std::vector<Area> areas;
    for (const Json &row : rows) {
        for (const Json &cell : row)
            areas.push_back(static_cast<Area>(cell.get<int>()));
    }
    return Map(static_cast<int>(rows[0].size()), static_cast<int>(rows.size()), std::move(areas));
}

template<class Enum, std::size_t N>
Enum wordOf(const Json &value, const std::array<const char *, N> &words)
{
    const auto found = std::find(words.begin(), words.end(), value.get_ref<const std::string &>());
    return static_cast<Enum>(found - words.begin());
}

Names namesOf(const Json &row)
{
    return {row["name_ja"].get<std::string>(), row["name_en"].get<std::string>()};
}

RockKind rockOf(const Json &row)
{
    RockKind rock;
    rock.deck = wordOf<std::uint8_t>(row["area"], kDeckWords);
    rock.copies = row["copies"].get<std::uint8_t>();
    rock.category = wordOf<Category>(row["category"], kCategoryWords);
    rock.ability = wordOf<Ability>(row["ability"], kAbilityWords);
    rock.points = row["points"].get<std::int8_t>();
    rock.cost = row["mining_cost"].get<std::uint8_t>();
    rock.carry = row["carry_cost"].get<std::uint8_t>();
    rock.names = namesOf(row);
    return rock;
}

std::vector<RockKind> rocksFrom(const Json &rows)
{
    std::vector<RockKind> rocks;
    for (const Json &row : rows)
        rocks.push_back(rockOf(row));
    std::stable_sort(rocks.begin(), rocks.end(),
                     [](const RockKind &a, const RockKind &b) { return a.deck < b.deck; });
    return rocks;
}

} // namespace

Json mapRows(const Json &value)
{
    return value.is_string() ? maps().at(value.get<std::string>()) : value;
}

bool byMode(const RuleValues &values, std::string_view id, bool research, bool treasure)
{
    const std::string choice = values.choice(id);
    if (choice == "by_mode")
        return values.choice("mode") == "treasure" ? treasure : research;
    return choice == "yes";
}

Params::Params(const RuleValues &values, int seatCount)
    : seats(seatCount),
      treasure(values.choice("mode") == "treasure"),
      museumDraft(values.flag("museum_draft")),
      byRounds(values.choice("end_mode") == "rounds"),
      emptyToEnd(values.number("empty_cells_to_end")),
      rounds(values.number("rounds")),
      roundCap(values.number("round_cap")),
      startFunds(values.number("start_funds")),
      fundLimit(values.number("fund_limit")),
      dealt(values.number("equipment_dealt")),
      kept(values.number("equipment_kept")),
      lateKeepMore(values.number("late_seats_keep_more")),
      perBase(values.number("equipment_per_base")),
      returnToStart(byMode(values, "return_to_start", false, true)),
      revealNext(byMode(values, "reveal_next_after_mining", true, false)),
      faceUpAtStart(byMode(values, "face_up_at_start", true, false)),
      cartCounts(values.flag("cart_counts_at_end")),
      fossilSquare(values.choice("fossil_exponent") == "square"),
      skullValue(values.number("skull_value")),
      coinSupply(values.number("coin_supply")),
      rocks(rocksFrom(values.data("rocks"))),
      map(mapFrom(mapRows(values.data("map"))))
{
    for (const Json &row : values.data(treasure ? "cart_track_treasure" : "cart_track"))
        track.push(row["mobility"].get<std::uint8_t>());
    for (std::size_t kind = 0; kind < rocks.size(); ++kind) {
        rockDeck[kind] = rocks[kind].copies;
        for (std::size_t deck = rocks[kind].deck + 1U; deck <= kRockDecks; ++deck)
            deckFirst[deck] = static_cast<std::uint8_t>(kind + 1);
    }
    const char *value = treasure ? "treasure" : "research";
    const char *limit = treasure ? "treasure_limit" : "research_limit";
    for (const Json &row : values.data("museums"))
        museums.push_back({wordOf<Counted>(row["counts"], kCountedWords), row[value].get<int>(),
                           row[limit].get<int>(), namesOf(row)});
    for (const Json &row : values.data("equipment")) {
        const auto effect = wordOf<Effect>(row["effect"], kEffectWords);
        equipment[toIndex(effect)] = {row["copies"].get<std::uint8_t>(),
                                      row["amount"].get<std::uint8_t>(), namesOf(row)};
        equipmentDeck[toIndex(effect)] = equipment[toIndex(effect)].copies;
    }
}

int Params::dealtTo(int seat) const
{
    return std::clamp(equipmentTotal() - seat * dealt, 0, dealt);
}

int Params::keeps(int seat, int dealtCards) const
{
    const bool more = seat > 0 && seat >= seats - lateKeepMore;
    return more ? dealtCards : std::min(kept, dealtCards);
}

} // namespace takujo::hakkutsu
