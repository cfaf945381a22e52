#include "rules/rules.h"

#include "base/bits.h"

#include <algorithm>
#include <bit>

namespace takujo::hakkutsu {

namespace {

/// A random component of a multiset, taken out. @pre sum = its size > 0
template<class Multiset>
int take(Multiset &from, int sum, Rng &rng)
{
    auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(sum)));
    std::size_t index = 0;
    while (ticket >= from[index])
        ticket -= from[index++];
    --from[index];
    return static_cast<int>(index);
}

std::uint16_t bit(int museum)
{
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(museum));
}

/// `count` random museums out of `from`.
std::uint16_t takeMuseums(std::uint16_t &from, int count, Rng &rng)
{
    std::uint16_t taken = 0;
    for (; count > 0 && from != 0; --count) {
        auto ticket = rng.below(static_cast<std::uint32_t>(countOnes(from)));
        std::uint16_t rest = from;
        for (; ticket > 0; --ticket)
            rest = static_cast<std::uint16_t>(rest & (rest - 1));
        const auto one = static_cast<std::uint16_t>(rest & -rest);
        taken = static_cast<std::uint16_t>(taken | one);
        from = static_cast<std::uint16_t>(from & ~one);
    }
    return taken;
}

} // namespace

State Rules::determinize(const View &view, Rng &rng) const
{
    State s;
    static_cast<PublicState &>(s) = view;
    sampleRocks(view, rng, s);
    sampleMuseums(view, rng, s);
    if (view.phase != Phase::Museum) // HK-8 comes after HK-7
        sampleEquipment(view, rng, s);
    return s;
}

/// Uniform over the unseen rocks of each deck, those left over at the setup among them. What others
/// looked at by radar is dealt; what nobody has seen stays undecided.
void Rules::sampleRocks(const View &view, Rng &rng, State &s) const
{
    s.undecided = m_params.rockDeck;
    const auto remove = [&s](int kind, int copies) {
        s.undecided[toIndex(kind)] = static_cast<std::uint8_t>(s.undecided[toIndex(kind)] - copies);
    };
    for (int seat = 0; seat < seats(); ++seat) {
        for (std::size_t kind = 0; kind < m_params.rocks.size(); ++kind)
            remove(static_cast<int>(kind), view.got[toIndex(seat)][kind]);
        for (const Load &load : view.cart[toIndex(seat)])
            remove(load.kind, 1);
    }
    bool others = false;
    for (const std::uint8_t cell : map().rockCells()) {
        const Pile &pile = view.piles[cell];
        for (int slot = pile.top(); slot < kPile; ++slot) {
            if (pile.kind[toIndex(slot)] != kNone)
                remove(pile.kind[toIndex(slot)], 1);
            else
                others = others || pile.known[toIndex(slot)] != 0;
        }
    }
    for (const std::uint8_t cell : map().rockCells()) {
        Pile &pile = s.piles[cell];
        for (int slot = pile.top(); others && slot < kPile; ++slot) {
            if (pile.kind[toIndex(slot)] != kNone || pile.known[toIndex(slot)] == 0)
                continue;
            const int deck = deckAt(pile, cell, slot);
            const int first = m_params.deckFirst[toIndex(deck)];
            const auto range = std::span(s.undecided)
                                   .subspan(toIndex(first),
                                            toIndex(m_params.deckFirst[toIndex(deck + 1)] - first));
            int sum = 0;
            for (const std::uint8_t n : range)
                sum += n;
            pile.kind[toIndex(slot)] = static_cast<std::uint8_t>(first + take(range, sum, rng));
        }
    }
}

void Rules::sampleMuseums(const View &view, Rng &rng, State &s) const
{
    auto unseen = static_cast<std::uint16_t>((1U << m_params.museums.size()) - 1U);
    for (int seat = 0; seat < seats(); ++seat) {
        if (view.museum[toIndex(seat)] != kNone)
            unseen = static_cast<std::uint16_t>(unseen & ~bit(view.museum[toIndex(seat)]));
    }
    if (!m_params.museumDraft) { // HK-6
        for (int seat = 0; seat < seats(); ++seat) {
            if (view.museum[toIndex(seat)] == kNone)
                s.museum[toIndex(seat)] =
                    static_cast<std::uint8_t>(std::countr_zero(takeMuseums(unseen, 1, rng)));
        }
        return;
    }
    // HK-7: what a seat passed on it still knows, the picks are open.
    s.offer = view.sawMuseums != 0 ? view.offer : takeMuseums(unseen, view.offered, rng);
    std::uint16_t saw = s.offer;
    for (int seat = 0; seat < seats(); ++seat) {
        if (view.museum[toIndex(seat)] != kNone)
            saw = static_cast<std::uint16_t>(saw | bit(view.museum[toIndex(seat)]));
        const bool reached = view.phase != Phase::Museum || seat >= view.actor;
        s.sawMuseums[toIndex(seat)] = reached ? saw : 0;
    }
}

namespace {

/// Where the equipment a seat has not seen may be.
struct UnseenEquipment
{
    Equipment inHands{};  ///< certainly with the others
    Equipment anywhere{}; ///< with the others or in the deck
    Equipment later{};    ///< only with somebody who has drawn: what this seat put back (HK-8)
};

UnseenEquipment unseenEquipment(const View &view, const Params &params)
{
    UnseenEquipment out;
    for (std::size_t e = 0; e < kEffects; ++e) {
        const int missing = params.equipmentDeck[e] - view.discards[e] - view.hand[e];
        const int unreturned = view.epoch == 0 ? missing - view.returned[e] : missing;
        const int mayLie =
            view.epoch <= 1 ? unreturned : std::min(missing, view.composition[e] - view.drew[e]);
        out.inHands[e] = static_cast<std::uint8_t>(unreturned - mayLie);
        out.anywhere[e] = static_cast<std::uint8_t>(mayLie);
        if (view.epoch > 0)
            out.later[e] = static_cast<std::uint8_t>(
                std::max(0, std::min(mayLie, view.returned[e] - view.discards[e] - view.hand[e])));
    }
    return out;
}

void move(Equipment &from, Equipment &to, int count, Rng &rng)
{
    for (int sum = total(from); count > 0 && sum > 0; --count, --sum)
        ++to[toIndex(take(from, sum, rng))];
}

/// The hand of somebody who has not drawn yet: nothing that this seat put back.
void firstHand(UnseenEquipment &unseen, Equipment &hand, int count, Rng &rng)
{
    Equipment possible{};
    for (std::size_t e = 0; e < kEffects; ++e)
        possible[e] =
            static_cast<std::uint8_t>(unseen.inHands[e] + unseen.anywhere[e] - unseen.later[e]);
    for (int sum = total(possible); count > 0 && sum > 0; --count, --sum) {
        const auto e = toIndex(take(possible, sum, rng));
        --(unseen.inHands[e] > 0 ? unseen.inHands[e] : unseen.anywhere[e]);
        ++hand[e];
    }
}

/// What the deck was made of when it was last shuffled.
Equipment compositionOf(const View &view, const Params &params, Equipment deck)
{
    if (view.epoch == 0)
        return params.equipmentDeck;
    if (view.epoch > 1)
        return view.composition;
    for (std::size_t e = 0; e < kEffects; ++e)
        deck[e] = static_cast<std::uint8_t>(deck[e] + view.drew[e]);
    return deck;
}

} // namespace

/// Hands of the others and the deck: uniform over the unseen cards, bound by what this seat put back
/// and drew and by the open discards the deck was made of. What the others would have kept or played
/// is not weighed.
void Rules::sampleEquipment(const View &view, Rng &rng, State &s) const
{
    UnseenEquipment unseen = unseenEquipment(view, m_params);
    if (view.seat != kNoSeat) {
        s.hands[toIndex(view.seat)] = view.hand;
        s.returned[toIndex(view.seat)] = view.returned;
        s.drew[toIndex(view.seat)] = view.drew;
    }
    int hidden = 0; // cards with others that have drawn
    for (int seat = 0; seat < seats(); ++seat) {
        if (seat == view.seat)
            continue;
        if (view.drawn[toIndex(seat)] > 0)
            hidden += view.handSize[toIndex(seat)];
        else
            firstHand(unseen, s.hands[toIndex(seat)], view.handSize[toIndex(seat)], rng);
    }
    Equipment pool = unseen.inHands;
    move(unseen.anywhere, pool, hidden - total(pool), rng);
    for (int seat = 0; seat < seats(); ++seat) {
        if (seat != view.seat && view.drawn[toIndex(seat)] > 0)
            move(pool, s.hands[toIndex(seat)], view.handSize[toIndex(seat)], rng);
    }
    if (view.epoch == 0) { // HK-8: the others' returned cards wait aside
        for (int seat = 0; seat < seats(); ++seat) {
            const bool chosen = view.phase == Phase::Keep && seat < view.actor;
            if (seat != view.seat && chosen)
                move(unseen.anywhere, s.returned[toIndex(seat)],
                     m_params.dealtTo(seat) - view.handSize[toIndex(seat)], rng);
        }
    }
    // A surplus of the pool: no such world exists in play.
    for (std::size_t e = 0; e < kEffects; ++e)
        s.deck[e] = static_cast<std::uint8_t>(unseen.anywhere[e] + pool[e]);
    s.composition = compositionOf(view, m_params, s.deck);
}

} // namespace takujo::hakkutsu
