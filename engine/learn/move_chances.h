#pragma once
#include "learn/playout.h"

namespace takujo {

/// What a few moves of one decision bring: the share of the win, by play-outs of all of them on the same
/// deals. More play-outs and more moves may come while one looks. A value: a copy is what was known then.
class MoveChances
{
public:
    /// @param moves the one the others are held against first
    MoveChances(PlayedOut out, const std::vector<Move> &moves);

    std::size_t size() const { return m_moves.size(); }
    const Move &move(std::size_t row) const { return m_moves[row].move; }
    /// Another move, from the first deal on; nothing if it is there.
    void add(const Move &move);
    void keep(std::size_t rows) { m_moves.resize(rows); }

    /// Plays out the moves that have the fewest play-outs, once each. False: it was stopped.
    bool play(const std::stop_token &stop);
    /// Play-outs every move has.
    int playOuts() const;

    Mean chance(std::size_t row) const;
    /// How much more of the win the first move brings, on the deals of both.
    Mean lead(std::size_t row) const;

private:
    struct Tried
    {
        Move move;
        std::vector<float> wins; ///< share of the win, by number of the deal
    };

    PlayedOut m_out;
    std::vector<Tried> m_moves;
};

} // namespace takujo
