#pragma once
#include "game/move.h"
#include "rules/types.h"

namespace takujo::hakkutsu {

enum MoveKind : std::uint8_t {
    kMuseum = 1, ///< data[0] museum
    kKeep,       ///< data[0..6] cards by Effect; others see only data[14] = kHiddenMove
    kGo,         ///< data[0] cell, data[1] boots
    kHelicopter,
    kRadar, ///< data none: the cell comes next
    kLook,  ///< data[0] cell
    kSwap,  ///< data[0] 1 = swapped
    kMine,  ///< data[0] Joint dig spent, data[1] grants, data[2] light cases
    kSkip,  ///< nothing mined
    kAgain, ///< Double dig; data[1] grants, data[2] light cases (all 0 where the card is face down)
    kEnough ///< no Double dig
};
inline constexpr std::uint8_t kHiddenMove = 255;

/// Equipment spent on one card.
struct Spend
{
    std::uint8_t joint = 0;
    std::uint8_t grants = 0;
    std::uint8_t cases = 0;
    friend bool operator==(const Spend &, const Spend &) = default;
};

constexpr Move keepMove(const Equipment &cards)
{
    Move move;
    move.kind = kKeep;
    for (std::size_t i = 0; i < cards.size(); ++i)
        move.data[i] = cards[i];
    return move;
}

constexpr Move hiddenKeep()
{
    Move move;
    move.kind = kKeep;
    move.data[14] = kHiddenMove;
    return move;
}

constexpr Move digMove(MoveKind kind, const Spend &spend)
{
    return makeMove(kind, spend.joint, spend.grants, spend.cases);
}

constexpr Spend spendOf(const Move &move) { return {move.data[0], move.data[1], move.data[2]}; }

constexpr Equipment cardsOf(const Move &move)
{
    Equipment cards{};
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i] = move.data[i];
    return cards;
}

} // namespace takujo::hakkutsu
