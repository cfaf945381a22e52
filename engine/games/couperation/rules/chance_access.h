#pragma once
#include "game/chance.h"
#include "rules/params.h"
#include "rules/state.h"

namespace takujo::couperation {

// What the rules ask of Chance; for search without the virtual call.

inline constexpr std::uint8_t kGlassDeck = 0; ///< the 47 shuffled numbers
inline constexpr std::uint8_t kFinishDeck =
    1; ///< places of the half with the finish card: it is one of them

using CardCounts = std::array<std::uint8_t, kNumbers + 1>;

inline CardCounts countsOf(CardSet cards)
{
    CardCounts out{};
    while (cards != 0)
        out[pop(cards)] = 1;
    return out;
}

inline constexpr CardSet kShuffled =
    kAllGlasses & ~(bitOf(1) | bitOf(kStartCard) | bitOf(50)); // CP-3

inline Card nextGlass(const State &s, SearchChance &chance)
{
    return nthOf(s.undecided, static_cast<int>(chance.rng().below(
                                  static_cast<std::uint32_t>(countOf(s.undecided)))));
}

inline Card nextGlass(const State &s, Chance &chance)
{
    const CardCounts all = countsOf(kShuffled);
    const CardCounts left = countsOf(s.undecided);
    return static_cast<Card>(chance.card(DeckPlace{kGlassDeck, 0, s.next}, all, left));
}

/// Whether the next card of the pack is the finish card, one of `left` places that can still be it.
inline bool isFinish(int, int, int left, SearchChance &chance)
{
    return chance.rng().below(static_cast<std::uint32_t>(left)) == 0;
}

inline bool isFinish(int place, int glasses, int left, Chance &chance)
{
    const std::array<std::uint8_t, 2> all{static_cast<std::uint8_t>(glasses), 1};
    const std::array<std::uint8_t, 2> undecided{static_cast<std::uint8_t>(left - 1), 1};
    return chance.card(DeckPlace{kFinishDeck, 0, static_cast<std::uint16_t>(place)}, all,
                       undecided) == 1;
}

} // namespace takujo::couperation
