#pragma once
#include "candidates.h"

namespace takujo::ccc {

/// How a quick player plays a turn.
struct Habit
{
    float sloppiness = 0.2F; ///< chance of a turn played by the other habit (rollouts vary)
    bool splits = false;     ///< looks for ace splits too (slower)
};

/// Quick play on the search's own worlds: one atomic decision after the other, by gain.
class Playout
{
public:
    Playout(const Core &core, const Values &values, const PayRules &rules)
        : m_core(core), m_values(values), m_rules(rules)
    {}

    /// Plays until `turns` turns have ended or the match is over.
    void run(State &state, int turns, const Habit &habit, Rng &rng) const;
    /// The best coin by gain and price, or Done when none is worth it or it is time to save.
    Move place(const State &state, int hoard, bool splits) const;
    /// The largest net gain of cards.
    Move draw(const State &state) const;
    Move discard(const State &state, int variant) const;

private:
    struct Pick
    {
        float worth = 0;
        int slot = -1;
        PayForm form;
    };

    /// Squares of one number that this way of paying is good for.
    struct Offer
    {
        int number = 0;
        PayForm form;
        Bits squares;
    };

    void take(const State &state, const Offer &offer, Bits exposed, float price, Pick &best) const;
    Pick bestCoin(const State &state, const PayFinder &finder, bool splits) const;
    static PayForm cheapest(const PayFinder &finder, int number, bool single, bool splits);

    const Core &m_core;
    const Values &m_values;
    const PayRules &m_rules;
};

/// Play by lot: the "random" player and the benchmark's matches.
class RandomPlay
{
public:
    explicit RandomPlay(const Core &core) : m_core(core) {}

    /// A random legal move: squares, cards, draw and discards by lot.
    Move move(const State &state, Rng &rng) const;
    /// One legal payment for the number with cards taken by lot, or false.
    bool pay(const KindCounts &hand, int number, bool single, Rng &rng, PayCards &out) const;

private:
    Move place(const State &state, Rng &rng) const;

    const Core &m_core;
};

} // namespace takujo::ccc
