#include "rules/names.h"

#include "base/whole_number.h"
#include "rules/schema.h"

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

constexpr std::array<const char *, kEffects> kEquipmentArt{
    "equip-joint-dig",  "equip-boots",      "equip-helicopter", "equip-grant",
    "equip-light-case", "equip-double-dig", "equip-radar"};

constexpr std::array<const char *, kCounted> kMuseumArt{
    "museum-volcano", "museum-strata",  "museum-orogeny", "museum-mineral", "museum-gem",
    "museum-palaeo",  "museum-general", "museum-local",   "museum-local",   "museum-deep"};

/// Only one language may have been filled in, or none.
Text nameText(const Names &names, Text kind)
{
    if (names.ja.empty() && names.en.empty())
        return kind;
    return Text("text.name")
        .names("name", names.ja.empty() ? names.en : names.ja,
               names.en.empty() ? names.ja : names.en);
}

} // namespace

std::string cellId(int cell) { return "cell#" + std::to_string(cell); }

std::optional<int> cellFromId(std::string_view id)
{
    const std::optional<int> cell = numberBehind('#', id);
    return id.starts_with("cell#") && cell >= 0 ? cell : std::nullopt;
}

std::string zoneOf(const char *zone, SeatId seat)
{
    return std::string(zone) + "." + std::to_string(static_cast<int>(seat));
}

std::string rockArt(const RockKind &rock)
{
    if (rock.ability == Ability::Skull)
        return "rock-skull";
    return std::string("rock-") + kCategoryWords[toIndex(rock.category)];
}

std::string loadId(const PublicState &p, SeatId seat, int index)
{
    const auto &cart = p.cart[toIndex(seat)];
    const auto same = std::count_if(cart.begin(), cart.begin() + index, [&](const Load &load) {
        return load.kind == cart[toIndex(index)].kind;
    });
    return "rock-" + std::to_string(cart[toIndex(index)].kind) + "#" +
           std::to_string(static_cast<int>(seat)) + "-" + std::to_string(same);
}

std::string equipmentId(Effect effect, int copy)
{
    return std::string("equip-") + kEffectWords[toIndex(effect)] + "#" + std::to_string(copy);
}

std::optional<Effect> equipmentFromId(std::string_view id)
{
    if (numberBehind('#', id).value_or(-1) < 0 || !id.starts_with("equip-"))
        return std::nullopt;
    const std::string_view word = id.substr(6, id.rfind('#') - 6);
    const auto found = std::find(kEffectWords.begin(), kEffectWords.end(), word);
    if (found == kEffectWords.end())
        return std::nullopt;
    return static_cast<Effect>(found - kEffectWords.begin());
}

std::string equipmentArt(Effect effect) { return kEquipmentArt[toIndex(effect)]; }
std::string gotId(int kind, SeatId seat)
{
    return "got-" + std::to_string(kind) + "#" + std::to_string(static_cast<int>(seat));
}

std::string museumId(int museum) { return "museum-" + std::to_string(museum) + "#0"; }
std::string museumArt(const MuseumKind &museum) { return kMuseumArt[toIndex(museum.counted)]; }

std::string backArt(int deck)
{
    return deck == kDeckA   ? "back/hakkutsu-a"
           : deck == kDeckB ? "back/hakkutsu-b"
                            : "back/hakkutsu-c";
}

Text rockName(const Params &params, int kind)
{
    const RockKind &rock = params.rocks[toIndex(kind)];
    return nameText(rock.names, categoryName(rock.category));
}
Text equipmentName(const Params &params, Effect effect)
{
    return nameText(params.equipment[toIndex(effect)].names, effectName(effect));
}
// Two of one name are told apart by their rows.
Text museumName(const Params &params, int museum)
{
    const auto name = [&](int row) {
        const MuseumKind &kind = params.museums[toIndex(row)];
        return nameText(kind.names, countedName(kind.counted));
    };
    for (int other = 0; other < static_cast<int>(params.museums.size()); ++other) {
        if (other != museum && name(other) == name(museum))
            return Text("museum.numbered").sub("name", name(museum)).num("number", museum + 1);
    }
    return name(museum);
}
Text effectName(Effect effect)
{
    return Text(std::string("rule.equipment.") + kEffectWords[toIndex(effect)]);
}
Text countedName(Counted counted)
{
    return Text(std::string("rule.museums.") + kCountedWords[toIndex(counted)]);
}
Text categoryName(Category category)
{
    return Text(std::string("category.") + kCategoryWords[toIndex(category)]);
}

Text abilityText(const Params &params, Ability ability)
{
    Text text(std::string("ability.") + kAbilityWords[toIndex(ability)]);
    switch (ability) {
    case Ability::None: return {};
    case Ability::Skull: return std::move(text).num("count", params.skullValue);
    case Ability::Pyrite: return std::move(text).num("limit", params.fundLimit + 1);
    case Ability::Fossil:
        return Text(params.fossilSquare ? "ability.fossil" : "ability.fossil.linear");
    default: return text;
    }
}

Text rockFacts(const Params &params, int kind)
{
    const RockKind &rock = params.rocks[toIndex(kind)];
    Text facts = Text("rock.facts")
                     .num("points", rock.points)
                     .sub("category", categoryName(rock.category))
                     .num("cost", rock.cost)
                     .num("carry", rock.carry);
    const Text ability = abilityText(params, rock.ability);
    return ability.empty() ? facts
                           : Text("rock.facts.special").sub("facts", facts).sub("ability", ability);
}

Text rockNamed(const Params &params, int kind)
{
    return Text("rock.named")
        .sub("name", rockName(params, kind))
        .sub("facts", rockFacts(params, kind));
}

Text effectText(const Params &params, Effect effect)
{
    return Text(std::string("effect.") + kEffectWords[toIndex(effect)])
        .num("amount", params.equipment[toIndex(effect)].amount);
}

Text museumText(const Params &params, int museum)
{
    const MuseumKind &kind = params.museums[toIndex(museum)];
    const Text what = countedName(kind.counted);
    if (kind.counted == Counted::Variety) {
        const auto points = [&](int beyond) {
            const int plain = std::max(0, kind.value * beyond - 1);
            return kind.limit > 0 ? std::min(kind.limit, plain) : plain;
        };
        return Text("museum.variety")
            .num("three", points(1))
            .num("four", points(2))
            .num("five", points(3))
            .num("six", points(4));
    }
    return Text(kind.limit > 0 ? "museum.each.limit" : "museum.each")
        .num("value", kind.value)
        .sub("what", what)
        .num("limit", kind.limit);
}

Text equipmentList(const Params &params, const Equipment &cards)
{
    std::vector<Text> names;
    for (int e = 0; e < kEffects; ++e) {
        for (int i = 0; i < cards[toIndex(e)]; ++i)
            names.push_back(equipmentName(params, static_cast<Effect>(e)));
    }
    return names.empty() ? Text("text.nothing") : Text("text.list").list("items", std::move(names));
}

Text rockList(const Params &params, std::span<const Load> loads)
{
    std::vector<Text> names;
    for (const Load &load : loads)
        names.push_back(rockName(params, load.kind));
    return names.empty() ? Text("text.nothing") : Text("text.list").list("items", std::move(names));
}

} // namespace takujo::hakkutsu
