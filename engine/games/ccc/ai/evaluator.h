#pragma once
#include "rules/rules.h"
#include "search/search_game.h"

namespace takujo::ccc {

/// Hand-made judgement of a position at the end of a turn, or the true result of a finished match.
class Evaluator
{
public:
    explicit Evaluator(const Rules &rules) : m_rules(rules) {}

    /// Half the chance to win, half the margin.
    void operator()(const State &state, LeafValue &leaf) const;

private:
    float worth(const State &state, SeatId seat) const;

    const Rules &m_rules;
};

} // namespace takujo::ccc
