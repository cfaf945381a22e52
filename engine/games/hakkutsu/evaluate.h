#pragma once
#include "search/search_game.h"
#include "values.h"

namespace takujo::hakkutsu {

/// What a position is worth to every seat: points with the cart, and what the next turns will need.
class Evaluator
{
public:
    Evaluator(const Core &core, const Values &values, const Taste &taste)
        : m_core(core), m_values(values), m_taste(taste)
    {}
    void operator()(const State &s, Leaf &leaf) const;
    /// Points a seat has and may soon expect beyond what everybody expects.
    float standing(const State &s, SeatId seat, float turns) const;

private:
    void finished(const State &s, Leaf &leaf) const;

    const Core &m_core;
    const Values &m_values;
    Taste m_taste;
};

} // namespace takujo::hakkutsu
