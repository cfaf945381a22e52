#pragma once
#include "ai/candidates.h"

namespace takujo::ccc {

/// How a quick player plays a turn.
struct RolloutOptions
{
    float sloppiness = 0.2F; ///< chance of a turn played by the other habit (rollouts vary)
    bool splits = false;     ///< looks for ace splits too (slower)
};

/// Quick play on the search's own worlds: one atomic decision after the other, by gain.
class Playout
{
public:
    Playout(const Rules &rules, const HeuristicTables &values, const PayRules &payRules)
        : m_rules(rules), m_values(values), m_payRules(payRules)
    {}

    /// Plays until `turns` turns have ended or the match is over.
    void run(State &state, int turns, const RolloutOptions &habit, PayMemory &memory,
             Rng &rng) const;
    /// One decision as a rollout makes it.
    Move move(const State &state, const RolloutOptions &habit, Rng &rng) const;
    /// The best coin by gain and price, or Done when none is worth it or it is time to save.
    Move place(const State &state, int hoard, bool splits) const;
    /// The largest net gain of cards; without any, new cards for as many old ones.
    Move draw(const State &state) const;
    Move discard(const State &state, int variant) const;

private:
    struct Pick
    {
        float worth = 0;
        int slot = -1;
        PayForm form;
    };

    /// Squares of one number that the same way of paying is good for.
    struct Offer
    {
        int number = 0;
        bool single = false; ///< one card will do
        float most = 0;      ///< no coin there gains more
        SquareSet squares;
    };

    /// The most that a coin on some squares gains, and on which first.
    struct Gain
    {
        float most = 0;
        int slot = -1;
    };

    /// What stays the same all turn: a turn's coins count only at its end (CCC-10).
    struct MoveExecutor
    {
        SquareSet open;
        SquareSet singles;
        SquareSet rivalsNear;
        AlikeList alike;
        /// Lowest cost of each number found so far, by Offer::single: with fewer cards none gets cheaper.
        std::array<std::array<float, 2>, kMaxNumber + 1> least{};
        int number = -1;
    };
    /// What the coins placed in this turn so far change.
    struct Situation
    {
        MoveExecutor &turn;
        SquareSet exposed;
        SquareSet pending;
        float price = 0;
        std::array<SquareSet, 2> fresh; ///< without a coin of this turn: not exposed, exposed
    };

    void look(const State &state, MoveExecutor &turn) const;
    Move place(const State &state, MoveExecutor &turn, bool splits, PayFinder &finder) const;
    Gain mostGain(const State &state, const Offer &offer, const Situation &now) const;
    void take(const State &state, const Offer &offer, const Situation &now, PayFinder &finder,
              bool splits, Pick &best) const;
    int hoardOf(const RolloutOptions &habit, Rng &rng) const;
    Pick bestCoin(const State &state, MoveExecutor &turn, PayFinder &finder, bool splits) const;
    static PayForm cheapest(PayFinder &finder, int number, bool single, bool splits);

    const Rules &m_rules;
    const HeuristicTables &m_values;
    const PayRules &m_payRules;
};

/// Play by lot: the "random" player and the benchmark's matches.
class RandomPlay
{
public:
    explicit RandomPlay(const Rules &rules) : m_rules(rules) {}

    /// A random legal move: squares, cards, draw and discards by lot.
    Move move(const State &state, Rng &rng) const;
    /// One legal payment for the number with cards taken by lot, or false.
    bool pay(const KindCounts &hand, int number, bool single, Rng &rng, PayCards &out) const;

private:
    Move place(const State &state, Rng &rng) const;

    const Rules &m_rules;
};

} // namespace takujo::ccc
