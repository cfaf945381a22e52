#pragma once
#include "ai/heuristic_tables.h"

namespace takujo::hakkutsu {

/// The best trip found from here: rocks to dig one after the other and the way home.
struct Trip
{
    float worth = -1000;       ///< points less the price of the turns
    std::uint8_t cell = kNone; ///< first goal; kNone = straight home
    std::uint8_t boots = 0;
    bool fly = false; ///< home by helicopter
};

/// Plans trips of up to three rocks, with the equipment of the hand, from what the actor knows.
class Planner
{
public:
    Planner(const Rules &rules, const HeuristicTables &values, const EvaluationWeights &taste)
        : m_rules(rules), m_values(values), m_taste(taste)
    {}

    /// Of the actor, from where it stands. @param dug mining the top card here first, or not at all
    Trip plan(const State &s) const;
    /// Worth of going on after mining the card here, its points included; nothing when it cannot be mined.
    std::optional<float> mined(const State &s, const Spend &spend) const;
    /// Worth of going on without it.
    float skipped(const State &s) const;

private:
    struct Walker;
    struct Stop;

    Walker walker(const State &s) const;
    float best(const State &s, const Walker &walker, int depth, Trip *first) const;
    float turns(const Walker &walker, int steps) const;
    float home(const Walker &walker, bool &fly) const;
    bool stop(const State &s, const Walker &walker, int cell, int depth, Stop &out) const;
    Walker after(const Walker &walker, const Stop &stop) const;

    const Rules &m_rules;
    const HeuristicTables &m_values;
    EvaluationWeights m_taste;
};

} // namespace takujo::hakkutsu
