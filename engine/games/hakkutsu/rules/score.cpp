#include "rules/score.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace takujo::hakkutsu {

namespace {

constexpr int kMostMica = 3;

/// Different categories of the six; the meteorite stands for one that is missing (HK-A21).
int differentCategories(const Holding &holding)
{
    int different = 0;
    for (std::size_t c = 0; c < kMuseumCategories; ++c)
        different += holding.categories[c] > holding.wild[c] ? 1 : 0;
    return std::min(kMuseumCategories, different + holding.meteorites);
}

/// How many cards the museum counts.
int countedCards(const Holding &holding, Counted counted)
{
    switch (counted) {
    case Counted::AreaA: return holding.decks[kDeckA];
    case Counted::AreaB: return holding.decks[kDeckB];
    case Counted::AreaC: return holding.decks[kDeckC1] + holding.decks[kDeckC2];
    case Counted::Fossil: return holding.fossilCards + holding.meteorites;
    default: break;
    }
    const auto category = toIndex(counted);
    return holding.categories[category] - holding.wild[category] + holding.meteorites;
}

} // namespace

void Holding::add(const Params &params, int kind, int copies)
{
    const RockKind &rock = params.rocks[toIndex(kind)];
    printed += copies * rock.points;
    categories[toIndex(rock.category)] =
        static_cast<std::uint8_t>(categories[toIndex(rock.category)] + copies);
    decks[rock.deck] = static_cast<std::uint8_t>(decks[rock.deck] + copies);
    const int heads = rock.ability == Ability::Skull ? params.skullValue : 1;
    const bool any = rock.ability == Ability::Meteorite;
    if (rock.category == Category::Fossil && !any)
        fossilCards += copies * heads;
    if (any)
        wild[toIndex(rock.category)] =
            static_cast<std::uint8_t>(wild[toIndex(rock.category)] + copies);
    if (rock.ability == Ability::Crystal && rock.category == Category::Gem)
        crystalGems += copies;
    switch (rock.ability) {
    case Ability::Fossil:
    case Ability::Skull: fossils += copies * heads; break;
    case Ability::Mica: micas += copies; break;
    case Ability::Crystal: crystals += copies; break;
    case Ability::Meteorite: meteorites += copies; break;
    default: break;
    }
}

Holding holdingOf(const Params &params, const PublicState &p, SeatId seat, bool cart)
{
    static_assert(kMaxKinds % 8 == 0 && std::endian::native == std::endian::little);
    Holding holding;
    const auto &got = p.got[toIndex(seat)];
    for (std::size_t at = 0; at < got.size(); at += 8) { // few kinds of many: by words of eight
        std::uint64_t word = 0;
        std::memcpy(&word, got.data() + at, 8);
        while (word != 0) {
            const auto lane = toIndex(std::countr_zero(word)) / 8;
            holding.add(params, static_cast<int>(at + lane), got[at + lane]);
            word &= ~(std::uint64_t{255} << (8 * lane));
        }
    }
    if (cart) {
        for (const Load &load : p.cart[toIndex(seat)])
            holding.add(params, load.kind, 1);
    }
    return holding;
}

// HK-24: every fossil is worth the number of fossils (HK-A8).
int fossilPoints(const Params &params, const Holding &holding)
{
    return params.fossilSquare ? holding.fossils * holding.fossils : holding.fossils;
}

int micaPoints(const Holding &holding, int handSize)
{
    return holding.micas * std::min(kMostMica, handSize);
}

/// HK-21: +1 for every other gem.
int crystalPoints(const Holding &holding)
{
    return holding.crystals * holding.categories[toIndex(Category::Gem)] - holding.crystalGems;
}

int museumPoints(const Params &params, const Holding &holding, int museum)
{
    const MuseumKind &kind = params.museums[toIndex(museum)];
    int points = 0;
    if (kind.counted == Counted::Variety) {
        const int beyond = differentCategories(holding) - 2;
        points = beyond > 0 ? std::max(0, kind.value * beyond - 1) : 0;
    } else {
        points = kind.value * countedCards(holding, kind.counted);
    }
    return kind.limit > 0 ? std::min(kind.limit, points) : points;
}

SeatScore scoreOf(const Params &params, const Holding &holding, int handSize, int museum)
{
    SeatScore score;
    score.printed = holding.printed;
    score.fossils = fossilPoints(params, holding);
    score.mica = micaPoints(holding, handSize);
    score.crystal = crystalPoints(holding);
    score.museum = museum == kNone ? 0 : museumPoints(params, holding, museum);
    return score;
}

SeatScore scoreOf(const Params &params, const PublicState &p, SeatId seat, int museum, bool cart)
{
    return scoreOf(params, holdingOf(params, p, seat, cart), p.handSize[toIndex(seat)], museum);
}

} // namespace takujo::hakkutsu
