#pragma once
#include "base/types.h"
#include "game/move.h"

namespace takujo::lanterns {

inline constexpr int kValues = 8; ///< cards 1..8, prizes 1..8
inline constexpr int kCopies = 3; ///< of each card
inline constexpr std::uint8_t kHidden = 255;
inline constexpr std::uint8_t kPublicViewer = 255;

/// Cards 1..8 are kept as counts; index = value - 1.
using Cards = std::array<std::uint8_t, kValues>;

/// The one kind of move: a card, or kHidden as the others see it.
inline Move playMove(int value)
{
    Move move;
    move.kind = 1;
    move.data[0] = static_cast<std::uint8_t>(value);
    return move;
}

/// What everybody and somebody knows; what lies in the two decks is known to nobody.
struct State
{
    std::array<Cards, kMaxSeats> hand{};
    std::array<std::uint8_t, kMaxSeats> handSize{};
    std::array<std::uint8_t, kMaxSeats> chosen{}; ///< 0 = not yet; kHidden in another seat's view
    std::array<std::uint8_t, kMaxSeats> score{};
    Cards stockLeft{};  ///< undecided cards of the stock
    Cards prizesLeft{}; ///< undecided lanterns
    Cards spent{};
    std::uint8_t stockNext = 0;
    std::uint8_t stockSize = 0;
    std::uint8_t round = 0;   ///< 1-based; rounds + 1 = finished
    std::uint8_t prize = 0;   ///< lantern on offer
    std::uint8_t carried = 0; ///< points kept from rounds nobody won
    std::uint8_t viewer = 0;  ///< 0 = true state, 1 + seat, 255 = public view
};

/// A View is a State with everything hidden from its seat taken out; another type, so that neither
/// can be handed over for the other.
struct View
{
    State known;
};

} // namespace takujo::lanterns
