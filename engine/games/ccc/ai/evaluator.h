#pragma once
#include "ai/heuristic_tables.h"
#include "search/leaf_value.h"

namespace takujo::ccc {

/// Hand-made judgement of a position at the end of a turn, or the true result of a finished match.
class Evaluator
{
public:
    Evaluator(const Rules &rules, const HeuristicTables &values, const Weights &weights)
        : m_rules(rules),
          m_values(values),
          m_leaf(weights.leaf),
          m_mix{weights.search.winPart, weights.search.marginScale}
    {}

    /// Half the chance to win, half the margin.
    void operator()(const State &state, LeafValue &leaf) const;

private:
    float worth(const State &state, SeatId seat) const;
    float hand(const State &state, SeatId seat) const;
    float spread(const State &state) const;

    const Rules &m_rules;
    const HeuristicTables &m_values;
    LeafWeights m_leaf;
    RewardMix m_mix;
};

} // namespace takujo::ccc
