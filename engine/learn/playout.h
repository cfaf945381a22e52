#pragma once
#include "game/game.h"

#include <functional>
#include <stop_token>
#include <utility>

namespace takujo {

/// How a match ended for a seat.
struct PlayOut
{
    double win = 0;   ///< its share of the win
    double worth = 0; ///< 0..1: the win; between rivals half of it, the lead in points the rest
    double lead = 0;  ///< points ahead of its best rival; 0 where all win together
};

/// A mean over play-outs, most often of what one move brings more than another one on the same deals.
struct Mean
{
    double mean = 0;
    double error = 0; ///< standard error
    int trials = 0;

    /// Three, not two: several are shown at once.
    bool clear() const { return trials > 0 && mean > 3 * error; }
};
/// Of value(0) to value(trials - 1); empty when it was stopped.
Mean meanOf(int trials, const std::stop_token &stop, const std::function<double(int)> &value);

/// Who plays out matches of this game in next to no time.
std::string quickPlayer(const Game &game);
/// Who plays out what a single move brings. By players that only look at the next move a decision of
/// Coldwater Crown seemed 12 wins of a hundred worse that by thinking ones is 10 better (README).
std::string weighingPlayer(const Game &game);
/// So many play-outs by it, or what of them there is time for.
int playOutsInTime(const Game &game, int wanted);

/// Plays a decision to the end of the match by a quick player, each seat on what it may know.
class PlayedOut
{
public:
    /// @param view of the seat that decides, all that is used of the position
    /// @param player that is quick
    PlayedOut(const Game &game, const ViewBlob &view, SeatId seat, SeatTraits traits,
              std::uint64_t seed, std::string player)
        : m_game(&game),
          m_view(view),
          m_seat(seat),
          m_traits(traits),
          m_seed(seed),
          m_player(std::move(player))
    {}

    /// The same number means the same deal and chance. After `stop` it says nothing.
    PlayOut end(const Move &move, int number, const std::stop_token &stop = {}) const;
    /// What the quick policy would decide here.
    Move own() const;

private:
    Request request() const;
    PlayOut worth(const Outcome &end) const;

    const Game *m_game; ///< outlives it
    ViewBlob m_view;
    SeatId m_seat;
    SeatTraits m_traits;
    std::uint64_t m_seed;
    std::string m_player;
};

} // namespace takujo
