#pragma once
#include "game/game.h"

#include <stop_token>

namespace takujo {

/// How a match ended for a seat.
struct PlayOut
{
    double win = 0;   ///< its share of the win
    double worth = 0; ///< 0..1: the win; between rivals half of it, the lead in points the rest
};

/// Plays a decision to the end of the match by the quick policy, each seat on what it may know.
class PlayedOut
{
public:
    /// @param view of the seat that decides, all that is used of the position
    PlayedOut(const Game &game, ViewBlob view, SeatId seat, SeatTraits traits, std::uint64_t seed)
        : m_game(game), m_view(std::move(view)), m_seat(seat), m_traits(traits), m_seed(seed)
    {}

    /// The same number means the same deal and chance. After `stop` it says nothing.
    PlayOut end(const Move &move, int number, const std::stop_token &stop = {}) const;

private:
    PlayOut worth(const Outcome &end) const;

    const Game &m_game;
    ViewBlob m_view;
    SeatId m_seat;
    SeatTraits m_traits;
    std::uint64_t m_seed;
};

} // namespace takujo
