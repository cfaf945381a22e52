#pragma once
#include "ai/evaluator.h"
#include "ai/greedy.h"
#include "search/agent.h"

namespace takujo::ccc {

/// CCC as the tree search sees it. A turn's coins commute, so inside the tree they are tried in one
/// order only (dearest squares first); ways to pay are spelled out for the turn that is decided now,
/// elsewhere the cheapest one stands for all.
class SearchModel
{
public:
    using Rules = ccc::Rules;
    using View = ccc::View;

    struct World
    {
        State state;
        std::int16_t lastRank = -1; ///< of the last coin the tree placed in this turn
        std::uint16_t lastTurn = 0; ///< the turn lastRank belongs to
        std::uint16_t rootTurn = 0; ///< the turn that is decided
        std::uint16_t reserved = 0;
        mutable PayMemory memory; ///< outlives the worlds
    };

    /// @param weights null = the game's own for this player
    explicit SearchModel(const Rules &rules, std::string_view player = {},
                         const WeightSet *weights = nullptr);
    SearchModel(const SearchModel &) = delete;
    SearchModel &operator=(const SearchModel &) = delete;

    // --- SearchGame ---
    void determinize(const View &view, Rng &rng, World &world) const;
    SeatId actor(const World &world) const { return m_rules.actor(world.state); }
    int actions(const World &world, ActionBuffer &actions) const;
    void advance(World &world, const Action &action, Rng &rng) const;
    void rollout(World &world, Rng &rng) const;
    void evaluate(const World &world, LeafValue &leaf) const { m_evaluate(world.state, leaf); }
    Move move(const World &world, const Action &action) const
    {
        return m_candidates.move(world.state, action.key, world.memory);
    }

    // --- AgentModel ---
    static std::span<const Level> levels();
    static std::vector<std::string> policies()
    {
        return {"random", "spend", "greedy", "habit", "study", "beginner"};
    }
    Move policyMove(std::string_view name, const View &view, Rng &rng) const;
    SearchParams params() const;
    Move randomMove(const State &state, Rng &rng) const
    {
        return RandomPlay(m_rules).move(state, rng);
    }

private:
    int withoutIdle(const State &state, ActionBuffer &actions, int count) const;

    const Rules &m_rules;
    Weights m_weights;
    HeuristicTables m_values;
    PayRules m_payRules;
    Candidates m_candidates;
    Playout m_playout;
    Greedy m_greedy;
    Evaluator m_evaluate;
};

using Agent = IsmctsAgent<SearchModel>;

} // namespace takujo::ccc
