#pragma once
#include "game/move.h"

namespace takujo::coinhunt {

/// Kinds of moves. data: what the comment says, unused bytes zero. Coins are named by kind: equal coins
/// are one choice.
enum MoveKind : std::uint8_t {
    kPlace = 1, ///< number in Rules::places()
    kWalk,      ///< coin on the board
    kUseSecret, ///< CH-18
    kPass,      ///< no secret coin, no extra coin
    kLower,     ///< 1 = die -1, 0 = not
    kShot,      ///< see ShotMove
    kPay,       ///< source, coin kind (0 for a secret coin)
    kRide,      ///< coin on the board
    kTake,      ///< coin kind
    kShare,     ///< colour for seat 0, 1, 2, 3; kNoColour = none, 0 beyond the seats
    kOffset,    ///< colour
    kBank       ///< house rule: everything in the wallet to the vault
};

/// Where a coin comes from.
enum Source : std::uint8_t { kFromHand, kFromWallet, kFromVault, kFromSecret, kFromJam };

inline constexpr std::uint8_t kNoColour = 254;

/// A shot inside a move: which coin, and the aim in whole steps.
struct ShotMove
{
    int kind = 0; ///< of the coin
    Source source = kFromHand;
    int edge = 0;   ///< physics::Edge: S, W, N, E
    int offset = 0; ///< 1/16 mm along the edge
    int angle = 0;  ///< 1/16 degree, positive to the pusher's right
    int depth = 0;  ///< 1/2 mm beyond "just fully on"

    friend bool operator==(const ShotMove &, const ShotMove &) = default;

    Move toMove() const
    {
        Move move = makeMove(kShot, kind, source, edge, depth);
        move.data[4] = static_cast<std::uint8_t>(offset & 0xFF);
        move.data[5] = static_cast<std::uint8_t>(offset >> 8 & 0xFF);
        move.data[6] = static_cast<std::uint8_t>(angle & 0xFF);
        move.data[7] = static_cast<std::uint8_t>(angle >> 8 & 0xFF);
        return move;
    }
    static ShotMove of(const Move &move)
    {
        const auto word = [&](std::size_t i) { return move.data[i] | move.data[i + 1] << 8; };
        return {move.data[0], static_cast<Source>(move.data[1]),  move.data[2],
                word(4),      static_cast<std::int16_t>(word(6)), move.data[3]};
    }
};

} // namespace takujo::coinhunt
