#pragma once
#include "ai/belief.h"
#include "ai/candidates.h"
#include "ai/evaluator.h"
#include "search/agent.h"

namespace takujo::hakkutsu {

/// Hakkutsu!! as the tree search sees it: the rules themselves, with the goals that plain sense finds
/// worth looking at. At the root the trip planner has a say, the others' museums come from a belief.
class SearchModel
{
public:
    using Rules = hakkutsu::Rules;
    using View = hakkutsu::View;

    struct World
    {
        State state;
        std::uint16_t rootPly = 0; ///< the decision that is searched
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
    Move move(const World &, const Action &action) const { return m_candidates.move(action.key); }

    // --- AgentModel ---
    static std::vector<std::string> policies() { return {"random", "greedy", "beginner"}; }
    Move policyMove(std::string_view name, const View &view, Rng &rng) const;
    SearchParams params() const;
    Move randomMove(const State &state, Rng &rng) const { return m_playout.random(state, rng); }

    const Belief &belief() const { return m_belief; }

private:
    const Rules &m_rules;
    Weights m_weights;
    HeuristicTables m_values;
    TargetHeuristics m_choices;
    Playout m_playout;
    Greedy m_greedy;
    Candidates m_candidates;
    Evaluator m_evaluate;
    Belief m_belief;
};

using Agent = IsmctsAgent<SearchModel>;

} // namespace takujo::hakkutsu
