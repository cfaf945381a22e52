#pragma once
#include "core.h"
#include "search/search_game.h"

namespace takujo::ccc {

/// Hand-made judgement of a position at the end of a turn, or the true result of a finished match.
class Evaluator
{
public:
    explicit Evaluator(const Core &core) : m_core(core) {}

    /// Half the chance to win, half the margin.
    void operator()(const State &state, Leaf &leaf) const;

private:
    float worth(const State &state, SeatId seat) const;

    const Core &m_core;
};

} // namespace takujo::ccc
