#pragma once
#include "game/move.h"
#include "rules/cards.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace takujo::couperation {

inline constexpr std::uint8_t kDraw = 1;    ///< data: how many
inline constexpr std::uint8_t kUp = 2;      ///< A: card, place
inline constexpr std::uint8_t kDown = 3;    ///< B: card, place; others see kHidden
inline constexpr std::uint8_t kTurn = 4;    ///< C: place
inline constexpr std::uint8_t kTake = 5;    ///< D: target, place, two cards, discarded cards
inline constexpr std::uint8_t kDiscard = 6; ///< cards; others see kHidden
inline constexpr std::uint8_t kDrop = 7;    ///< card of the reserve
inline constexpr std::uint8_t kStuck = 8;   ///< no action is possible (CP-A7)

inline constexpr int kTakeHead = 4;   ///< bytes of kTake before the discarded cards
inline constexpr int kMaxListed = 11; ///< cards a move can list

constexpr Move moveOf(std::uint8_t kind, std::uint8_t a = 0, std::uint8_t b = 0)
{
    Move move;
    move.kind = kind;
    move.data[0] = a;
    move.data[1] = b;
    return move;
}

/// The two cards in rising order, the finish card last; the discarded ones too. Neither sum or
/// difference nor signs are named: equal plays have one form.
constexpr Move takeMove(Card target, int place, Card a, Card b, CardSet discards)
{
    Move move = moveOf(kTake, target, static_cast<std::uint8_t>(place));
    move.data[2] = std::min(a, b);
    move.data[3] = std::max(a, b);
    for (std::size_t i = kTakeHead; discards != 0 && i < move.data.size(); ++i)
        move.data[i] = pop(discards);
    return move;
}

constexpr Move discardMove(CardSet cards)
{
    Move move = moveOf(kDiscard);
    for (std::size_t i = 0; cards != 0 && i < move.data.size(); ++i)
        move.data[i] = pop(cards);
    return move;
}

/// The listed cards of a kTake (discarded ones) or kDiscard, as bytes; zero ends the list.
inline std::span<const std::uint8_t> listOf(const Move &move)
{
    const auto begin = move.data.begin() + (move.kind == kTake ? kTakeHead : 0);
    const auto end = std::find(begin, move.data.end(), std::uint8_t{0});
    return {begin, end};
}

/// @pre no hidden card in the list
inline CardSet setOf(std::span<const std::uint8_t> cards)
{
    CardSet out = 0;
    for (const std::uint8_t card : cards) {
        assert(card != kHidden);
        out |= bitOf(card);
    }
    return out;
}

} // namespace takujo::couperation
