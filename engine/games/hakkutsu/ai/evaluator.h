#pragma once
#include "ai/heuristic_tables.h"
#include "search/search_game.h"

namespace takujo::hakkutsu {

/// What a position is worth to every seat: points with the cart, and what the next turns will need.
class Evaluator
{
public:
    Evaluator(const Rules &rules, const HeuristicTables &values, const EvaluationWeights &taste)
        : m_rules(rules), m_values(values), m_taste(taste)
    {}
    void operator()(const State &s, LeafValue &leaf) const;
    /// Points a seat has and may soon expect beyond what everybody expects.
    float standing(const State &s, SeatId seat, float turns) const;

private:
    void finished(const State &s, LeafValue &leaf) const;

    const Rules &m_rules;
    const HeuristicTables &m_values;
    EvaluationWeights m_taste;
};

} // namespace takujo::hakkutsu
