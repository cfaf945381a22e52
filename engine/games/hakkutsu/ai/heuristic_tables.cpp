#include "ai/heuristic_tables.h"

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

/// Rocks dug a turn, about, by anybody; and how many rocks go before as many cells are empty.
constexpr float kDigsPerTurn = 0.7F;
constexpr float kDigsPerCell = 1.6F;

bool counts(Counted counted, const RockKind &rock)
{
    const bool any = rock.ability == Ability::Meteorite;
    switch (counted) {
    case Counted::AreaA: return rock.deck == kDeckA;
    case Counted::AreaB: return rock.deck == kDeckB;
    case Counted::AreaC: return rock.deck >= kDeckC1;
    case Counted::Variety: return false;
    default: return any || static_cast<int>(rock.category) == static_cast<int>(counted);
    }
}

} // namespace

HeuristicTables::HeuristicTables(const Rules &rules) : m_rules(rules)
{
    const Params &params = rules.params();
    for (std::size_t m = 0; m < params.museums.size(); ++m) {
        const MuseumKind &museum = params.museums[m];
        for (std::size_t kind = 0; kind < params.rocks.size(); ++kind) {
            const RockKind &rock = params.rocks[kind];
            const bool skull = museum.counted == Counted::Fossil && rock.ability == Ability::Skull;
            if (counts(museum.counted, rock))
                m_bonus[m][kind] =
                    static_cast<float>(museum.value * (skull ? params.skullValue : 1));
            else if (museum.counted == Counted::Variety)
                m_bonus[m][kind] = 0.25F * static_cast<float>(museum.value);
        }
    }
    expectations();
}

/// Means over each deck, and what a museum brings if rocks are dug as they come.
void HeuristicTables::expectations()
{
    constexpr float kRocks = 14;   // dug by one player in a match, about
    constexpr float kTaste = 1.5F; // a player picks what its museum wants
    const Params &params = m_rules.params();
    const std::size_t museums = params.museums.size();
    std::array<float, kMaxMuseums> sums{};
    float cards = 0;
    for (std::size_t deck = 0; deck < kRockDecks; ++deck) {
        float count = 0;
        for (std::size_t kind = params.deckFirst[deck]; kind < params.deckFirst[deck + 1]; ++kind) {
            const RockKind &rock = params.rocks[kind];
            const auto copies = static_cast<float>(rock.copies);
            const float points =
                static_cast<float>(rock.points) + (rock.category == Category::Fossil ? 3.0F
                                                   : rock.ability != Ability::None   ? 1.0F
                                                                                     : 0.0F);
            count += copies;
            m_cost[deck] += copies * static_cast<float>(rock.cost);
            m_carry[deck] += copies * static_cast<float>(rock.carry);
            for (std::size_t m = 0; m < museums; ++m) {
                m_unseen[deck][m] += copies * (points + m_bonus[m][kind]);
                sums[m] += copies * m_bonus[m][kind];
            }
        }
        cards += count;
        count = std::max(1.0F, count);
        m_cost[deck] /= count;
        m_carry[deck] /= count;
        for (std::size_t m = 0; m < museums; ++m)
            m_unseen[deck][m] /= count;
    }
    for (std::size_t m = 0; m < museums; ++m) {
        const auto limit = static_cast<float>(params.museums[m].limit);
        m_museum[m] = kTaste * kRocks * sums[m] / std::max(1.0F, cards);
        if (limit > 0)
            m_museum[m] = std::min(m_museum[m], 0.9F * limit);
    }
}

float HeuristicTables::turnsLeft(const PublicState &p) const
{
    const Params &params = m_rules.params();
    if (params.byRounds)
        return static_cast<float>(params.rounds - p.round + 1);
    const int missing = params.emptyToEnd - p.empty;
    if (missing <= 0)
        return 1;
    const float digs = kDigsPerCell * static_cast<float>(missing);
    const float turns = digs / kDigsPerTurn / static_cast<float>(params.seats);
    const auto cap = static_cast<float>(params.roundCap - p.round + 1);
    return std::min(cap, std::max(1.0F, turns));
}

RemainingSupply HeuristicTables::outlook(const State &s, SeatId seat) const
{
    const Params &params = m_rules.params();
    RemainingSupply out;
    out.holding = holdingOf(params, s, seat, true);
    out.museum = s.museum[toIndex(seat)];
    out.turns = turnsLeft(s);
    if (!params.cartCounts) {
        const int hand = s.handSize[toIndex(seat)];
        const Holding home = holdingOf(params, s, seat, false);
        out.load = static_cast<float>(scoreOf(params, out.holding, hand, out.museum).sum() -
                                      scoreOf(params, home, hand, out.museum).sum());
    }
    return out;
}

float HeuristicTables::museumGain(const RemainingSupply &outlook, int kind) const
{
    const Params &params = m_rules.params();
    const MuseumKind &museum = params.museums[toIndex(outlook.museum)];
    if (museum.counted != Counted::Variety && museum.limit == 0)
        return m_bonus[toIndex(outlook.museum)][toIndex(kind)];
    const int now = museumPoints(params, outlook.holding, outlook.museum);
    Holding more = outlook.holding;
    more.add(params, kind, 1);
    const int gain = museumPoints(params, more, outlook.museum) - now;
    // the first two categories give nothing yet, but lead there
    if (museum.counted == Counted::Variety && gain == 0 && now == 0 &&
        outlook.holding.categories[toIndex(params.rocks[toIndex(kind)].category)] == 0)
        return 1.0F;
    return static_cast<float>(gain);
}

float HeuristicTables::special(const RemainingSupply &outlook, const RockKind &rock) const
{
    const Params &params = m_rules.params();
    const auto n = static_cast<float>(outlook.holding.fossils);
    switch (rock.ability) {
    case Ability::Fossil:
    case Ability::Skull: {
        const auto heads =
            static_cast<float>(rock.ability == Ability::Skull ? params.skullValue : 1);
        if (!params.fossilSquare)
            return heads;
        const float hope = outlook.turns > 4 ? 0.8F : 0.0F; // more of them may follow
        return (n + heads) * (n + heads) - n * n + hope * heads;
    }
    case Ability::Mica: return 1.5F;
    case Ability::Crystal:
        return static_cast<float>(outlook.holding.categories[toIndex(Category::Gem)]) + 0.5F;
    case Ability::Obsidian: return 0.22F * outlook.turns;
    case Ability::Pyrite: return 0.15F * outlook.turns;
    case Ability::Magnetite: return 0.2F * outlook.turns;
    case Ability::Gold: return 0.12F * outlook.turns;
    case Ability::Meteorite: return 0;
    case Ability::None: break;
    }
    return 0;
}

float HeuristicTables::rock(const RemainingSupply &outlook, int kind) const
{
    const RockKind &rock = m_rules.params().rocks[toIndex(kind)];
    float value = static_cast<float>(rock.points) + museumGain(outlook, kind);
    if (rock.ability != Ability::None)
        value += special(outlook, rock);
    const int crystals = outlook.holding.crystals;
    if (crystals > 0 && rock.category == Category::Gem)
        value += static_cast<float>(crystals);
    return value;
}

float HeuristicTables::equipment(Effect effect) const
{
    static constexpr std::array<float, kEffects> kWorth{0.9F, 1.4F, 1.1F, 1.3F, 1.0F, 1.8F, 1.0F};
    const bool byAmount =
        effect == Effect::Boots || effect == Effect::Grant || effect == Effect::Case;
    return byAmount && cards(effect, 1) == kNeverEnough ? 0 : kWorth[toIndex(effect)];
}

int HeuristicTables::cards(Effect effect, int missing) const
{
    const int amount = m_rules.params().equipment[toIndex(effect)].amount;
    return missing <= 0 ? 0 : amount == 0 ? kNeverEnough : (missing + amount - 1) / amount;
}

} // namespace takujo::hakkutsu
