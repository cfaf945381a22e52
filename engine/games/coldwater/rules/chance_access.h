#pragma once
#include "rules/rules.h"

#include <cassert>
#include <type_traits>

namespace takujo::coldwater {

/// What the rules ask of chance, with the bookkeeping of what is left. Search draws directly, without
/// the virtual call.
template<class AnyChance>
class ChanceAccess
{
    static constexpr bool kSearch = std::is_same_v<AnyChance, SearchChance>;
    enum Deck : std::uint8_t { kMasterDeck = kLocations, kMysteryDeck, kTackleDeck };
    static constexpr int kBagStream = 0;
    static constexpr int kTagStream = 1;

public:
    ChanceAccess(const Params &params, State &state, AnyChance &chance)
        : m_params(params), m_s(state), m_chance(chance)
    {}

    /// The front of the next card of a location's deck; no card when there is none.
    Front front(int location)
    {
        const auto l = toIndex(location);
        const std::size_t first = m_params.firstSpecies[l];
        const Counts under(m_s.under.data() + first, m_params.firstSpecies[l + 1] - first);
        if (sum(under) == 0)
            return {};
        const std::uint8_t place = m_s.next[l]++;
        const auto species =
            static_cast<std::uint8_t>(first + toIndex(part(location, place, under)));
        --m_s.under[species];
        return {place, species};
    }

    /// The back of a card whose front is known: a fish of that species nobody has seen.
    std::uint8_t back(const Front &card)
    {
        const SpeciesData &species = m_params.species[card.species];
        const std::uint8_t kind = kSearch ? anyUnseen(species) : unseenAt(card, species);
        m_s.undecided[kind / 64U] &= ~(std::uint64_t{1} << (kind % 64U));
        return kind;
    }

    /// kNone when the deck is empty.
    std::uint8_t master()
    {
        if (m_s.mastersLeft == 0)
            return kNone;
        const std::uint8_t card =
            bitOf(kMasterDeck, m_s.masterNext++, m_s.mastersLeft, m_params.masters.size());
        m_s.mastersLeft &= ~(std::uint64_t{1} << card);
        return card;
    }

    std::uint8_t mystery()
    {
        if (m_s.mysteryLeft == 0)
            return kNone;
        const std::uint8_t trophy =
            bitOf(kMysteryDeck, m_s.mysteryNext++, m_s.mysteryLeft, m_params.mystery.size());
        m_s.mysteryLeft &= ~(1U << trophy);
        return trophy;
    }

    /// CW-A7: used tokens are shuffled when the supply is empty. kNone when there is none at all.
    std::uint8_t tackle(bool &shuffled)
    {
        shuffled = sum(m_s.tackleLeft) == 0 && sum(m_s.tackleUsed) > 0;
        if (shuffled) {
            m_s.tackleShuffled = m_s.tackleUsed;
            m_s.tackleLeft = m_s.tackleUsed;
            m_s.tackleUsed = {};
            m_s.tackleNext = 0;
            ++m_s.tackleEpoch;
        }
        if (sum(m_s.tackleLeft) == 0)
            return kNone;
        const std::uint8_t kind = tackleAt(m_s.tackleNext++);
        --m_s.tackleLeft[kind];
        return kind;
    }

    /// One bait out of the bag. @param clearToo @pre the bag holds one @return colour or kClear
    std::uint8_t bait(bool clearToo)
    {
        const Counts bag(m_s.bag.data(), clearToo ? kColours + 1U : kColours);
        assert(sum(bag) > 0);
        int colour = 0;
        if constexpr (kSearch)
            colour = pickByTicket(bag, m_chance.rng().below(static_cast<std::uint32_t>(sum(bag))));
        else
            colour = m_chance.draw(kBagStream, bag);
        --m_s.bag[toIndex(colour)];
        return static_cast<std::uint8_t>(colour);
    }

    std::uint8_t tag() { return static_cast<std::uint8_t>(m_chance.roll(kTagStream, kTags)); }

    template<class Numbers>
    static int sum(const Numbers &numbers)
    {
        int out = 0;
        for (const std::uint8_t n : numbers)
            out += n;
        return out;
    }

private:
    static constexpr std::array<std::uint8_t, kMaxFish> ones()
    {
        std::array<std::uint8_t, kMaxFish> out{};
        out.fill(1);
        return out;
    }
    static constexpr std::array<std::uint8_t, kMaxFish> kOnes = ones();

    int part(int location, std::uint8_t place, Counts under)
    {
        if constexpr (kSearch) {
            return pickByTicket(under,
                                m_chance.rng().below(static_cast<std::uint32_t>(sum(under))));
        } else {
            const auto l = toIndex(location);
            std::array<std::uint8_t, kMaxFish> classes{};
            const auto count = toIndex(m_params.fishAt(location));
            for (std::size_t i = 0; i < count; ++i)
                classes[i] = static_cast<std::uint8_t>(
                    m_params.fish[m_params.firstFish[l] + i].species - m_params.firstSpecies[l]);
            const DeckPlace at{static_cast<std::uint8_t>(location), 0, place};
            return m_chance.part(at, Counts(kOnes.data(), count), {classes.data(), count}, under);
        }
    }

    bool unseen(int kind) const
    {
        return (m_s.undecided[toIndex(kind / 64)] >> (kind % 64) & 1) != 0;
    }

    std::uint8_t anyUnseen(const SpeciesData &species)
    {
        if constexpr (kSearch) {
            int left = 0;
            for (int kind = species.first; kind < species.first + species.count; ++kind)
                left += unseen(kind) ? 1 : 0;
            auto skip = m_chance.rng().below(static_cast<std::uint32_t>(left));
            int kind = species.first;
            while (!unseen(kind) || skip-- > 0)
                ++kind;
            return static_cast<std::uint8_t>(kind);
        } else {
            return species.first;
        }
    }

    std::uint8_t unseenAt(const Front &card, const SpeciesData &species)
    {
        const auto count = toIndex(m_params.fishAt(species.location));
        const int first = m_params.firstFish[species.location];
        std::array<std::uint8_t, kMaxFish> left{};
        for (int kind = species.first; kind < species.first + species.count; ++kind)
            left[toIndex(kind - first)] = unseen(kind) ? 1 : 0;
        const Counts undecided(left.data(), count);
        const int local = m_chance.card({species.location, 0, card.place},
                                        Counts(kOnes.data(), count), undecided);
        return static_cast<std::uint8_t>(first + local);
    }

    /// One of the set bits: the card at this place of a deck of different cards.
    std::uint8_t bitOf(Deck deck, std::uint8_t place, std::uint64_t set, std::size_t cards)
    {
        if constexpr (kSearch) {
            auto skip = m_chance.rng().below(static_cast<std::uint32_t>(countOnes(set)));
            for (; skip > 0; --skip)
                set &= set - 1;
            return static_cast<std::uint8_t>(std::countr_zero(set));
        } else {
            std::array<std::uint8_t, kMaxFish> left{};
            for (std::size_t i = 0; i < cards; ++i)
                left[i] = static_cast<std::uint8_t>(set >> i & 1);
            const Counts undecided(left.data(), cards);
            return static_cast<std::uint8_t>(
                m_chance.card({deck, 0, place}, Counts(kOnes.data(), cards), undecided));
        }
    }

    std::uint8_t tackleAt(std::uint8_t place)
    {
        int kind = 0;
        if constexpr (kSearch)
            kind =
                pickByTicket(m_s.tackleLeft,
                             m_chance.rng().below(static_cast<std::uint32_t>(sum(m_s.tackleLeft))));
        else
            kind = m_chance.card({kTackleDeck, m_s.tackleEpoch, place}, m_s.tackleShuffled,
                                 m_s.tackleLeft);
        return static_cast<std::uint8_t>(kind);
    }

    const Params &m_params;
    State &m_s;
    AnyChance &m_chance;
};

} // namespace takujo::coldwater
