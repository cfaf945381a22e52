#pragma once
#include "rules/facts.h"

#include <bit>
#include <cassert>
#include <cstdint>

namespace takujo::couperation {

/// A card: 1..50 a glass with that number, kFinish the finish card. 0 = none.
using Card = std::uint8_t;
inline constexpr int kNumbers = 50;
inline constexpr Card kFinish = 51;
inline constexpr Card kHidden = 255; ///< a card that is there, but not known
inline constexpr int kCards = 52;

/// A set of cards: bit n = card n.
using CardSet = std::uint64_t;

constexpr CardSet bitOf(Card card) { return CardSet{1} << card; }
constexpr bool holds(CardSet set, Card card) { return (set >> card & 1U) != 0; }
constexpr int countOf(CardSet set) { return std::popcount(set); }
/// @pre not empty
constexpr Card lowest(CardSet set)
{
    assert(set != 0);
    return static_cast<Card>(std::countr_zero(set));
}
constexpr Card pop(CardSet &set)
{
    const Card card = lowest(set);
    set &= set - 1;
    return card;
}
/// The n-th lowest card, n from 0. @pre n < countOf(set)
constexpr Card nthOf(CardSet set, int n)
{
    assert(n < countOf(set));
    while (n-- > 0)
        set &= set - 1;
    return lowest(set);
}
/// Numbers from..to of 1..50.
constexpr CardSet range(int from, int to)
{
    from = from < 1 ? 1 : from;
    to = to > kNumbers ? kNumbers : to;
    return from > to ? 0 : ((CardSet{1} << (to + 1)) - 1) & ~((CardSet{1} << from) - 1);
}
inline constexpr CardSet kAllGlasses = range(1, kNumbers);

/// CP-15; as an attribute and in texts: 0 none, 1 ◇, 2 ◇◇, 3 ♡.
enum class Mark : std::uint8_t { COUPERATION_MARKS(TAKUJO_ENUMERATOR) };

} // namespace takujo::couperation
