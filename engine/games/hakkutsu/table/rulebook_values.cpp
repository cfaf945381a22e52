#include "definition.h"

#include "rules/names.h"
#include "rules/params.h"
#include "rules/schema.h"

#include <nlohmann/json.hpp>

namespace takujo::hakkutsu {

namespace {

/// A list of cells (RULEBOOK.md, "Names"); its head is the first.
std::string lines(const std::vector<Text> &texts, Language language)
{
    std::string out;
    for (const Text &text : texts)
        out += "\u2028" + rendered(text, language);
    return out;
}

std::string mapWords(const Json &map, const Params &params, Language language)
{
    if (map.is_string())
        return rendered(Text("rule.map." + map.get<std::string>()), language);
    return rendered(
        Text("book.map.own").num("cols", params.map.cols()).num("rows", params.map.rows()),
        language);
}

std::string trackWords(const Params &params)
{
    std::string out;
    for (const std::uint8_t mobility : params.track)
        out += (out.empty() ? "" : " ") + std::to_string(mobility);
    return out;
}

std::string rockWords(const Params &params, Language language)
{
    std::vector<Text> out{Text("book.rock.head")};
    for (int kind = 0; kind < static_cast<int>(params.rocks.size()); ++kind) {
        const RockKind &rock = params.rocks[toIndex(kind)];
        out.push_back(Text("book.rock")
                          .sub("name", rockName(params, kind))
                          .raw("area", kDeckWords[rock.deck])
                          .sub("category", categoryName(rock.category))
                          .num("points", rock.points)
                          .num("cost", rock.cost)
                          .num("carry", rock.carry)
                          .num("copies", rock.copies)
                          .sub("ability", abilityText(params, rock.ability)));
    }
    return lines(out, language);
}

std::string museumWords(const Params &params, Language language)
{
    std::vector<Text> out{Text("book.museum.head")};
    for (int m = 0; m < static_cast<int>(params.museums.size()); ++m)
        out.push_back(Text("book.museum")
                          .sub("name", museumName(params, m))
                          .sub("bonus", museumText(params, m)));
    return lines(out, language);
}

std::string equipmentWords(const Params &params, Language language)
{
    std::vector<Text> out{Text("book.equipment.head")};
    for (int e = 0; e < kEffects; ++e) {
        const auto effect = static_cast<Effect>(e);
        if (params.equipment[toIndex(e)].copies > 0)
            out.push_back(Text("book.equipment")
                              .sub("name", equipmentName(params, effect))
                              .num("copies", params.equipment[toIndex(e)].copies)
                              .sub("effect", effectText(params, effect)));
    }
    return lines(out, language);
}

} // namespace

std::vector<RulebookValue> rulebookValues(const RuleValues &values, int seats, Language language)
{
    const Params params(values, seats > 0 ? seats : 2);
    std::array<int, kRockDecks> cards{};
    for (const RockKind &rock : params.rocks)
        cards[rock.deck] += rock.copies;
    std::array<int, 5> cells{};
    for (int slot = 0; slot < params.map.slots(); ++slot)
        ++cells[toIndex(params.map.area(slot))];
    return {
        {"rock_count", cards[0] + cards[1] + cards[2] + cards[3]},
        {"cards_a", cards[kDeckA]},
        {"cards_b", cards[kDeckB]},
        {"cards_c1", cards[kDeckC1]},
        {"cards_c2", cards[kDeckC2]},
        {"museum_count", static_cast<int>(params.museums.size())},
        {"equipment_count", params.equipmentTotal()},
        {"cells_a", cells[1]},
        {"cells_b", cells[2]},
        {"cells_c", cells[3]},
        {"draft_cards", seats + 2},
        {"mobility", params.track[0]},
        {"capacity", params.capacity()},
        {"face_up", params.faceUpAtStart ? 1 : 0},
        {"returns", params.returnToStart ? 1 : 0},
        {"reveal_next", params.revealNext ? 1 : 0},
        {"map", mapWords(values.data("map"), params, language)},
        {"track", trackWords(params)},
        {"rocks", rockWords(params, language)},
        {"museums", museumWords(params, language)},
        {"equipment", equipmentWords(params, language)},
    };
}

} // namespace takujo::hakkutsu
