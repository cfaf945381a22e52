#pragma once
#include "ai/target_heuristics.h"
#include "search/leaf_value.h"

namespace takujo::hakkutsu {

/// What a position is worth to every seat: points with the cart, and what the next turns will need.
class Evaluator
{
public:
    Evaluator(const Rules &rules, const HeuristicTables &values, const TargetHeuristics &choices,
              const Weights &weights)
        : m_rules(rules),
          m_values(values),
          m_choices(choices),
          m_turn(weights.taste.turn),
          m_leaf(weights.leaf),
          m_mix{weights.search.winPart, weights.search.marginScale}
    {}
    void operator()(const State &s, LeafValue &leaf) const;

private:
    float standing(const State &s, SeatId seat, const RemainingSupply &outlook) const;
    float cards(const State &s, SeatId seat) const;
    float lasting(const State &s, SeatId seat, float turns) const;
    void finished(const State &s, LeafValue &leaf) const;

    const Rules &m_rules;
    const HeuristicTables &m_values;
    const TargetHeuristics &m_choices;
    float m_turn;
    LeafWeights m_leaf;
    RewardMix m_mix;
};

} // namespace takujo::hakkutsu
