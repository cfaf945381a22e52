#pragma once
#include "ai/greedy.h"
#include "search/agent.h"

namespace takujo::coldwater {

/// Coldwater Crown as the tree search sees it: the useful moves with quick scores as priors, short
/// rollouts by the same scores, a hand-made judgement at the cut.
class SearchModel
{
public:
    using Rules = coldwater::Rules;
    using View = coldwater::View;

    struct World
    {
        State state;
        std::uint32_t rootTurn = 0; ///< the turn that is decided: only there REEL is looked at
        std::uint32_t reserved = 0;
    };

    /// @param weights null = the game's own for this player
    explicit SearchModel(const Rules &rules, std::string_view player = {},
                         const WeightSet *weights = nullptr)
        : m_rules(rules),
          m_weights(weightsOf<Weights>(player, weights, rules.seats())),
          m_judge(rules, m_weights),
          m_policy(rules, m_judge),
          m_greedy(rules, m_judge, m_policy)
    {}
    SearchModel(const SearchModel &) = delete;
    SearchModel &operator=(const SearchModel &) = delete;

    // --- SearchGame ---
    void determinize(const View &view, Rng &rng, World &world) const;
    SeatId actor(const World &world) const { return m_rules.actor(world.state); }
    int actions(const World &world, ActionBuffer &actions) const;
    void advance(World &world, const Action &action, Rng &rng) const;
    void rollout(World &world, Rng &rng) const;
    void evaluate(const World &world, LeafValue &leaf) const { m_judge.leaf(world.state, leaf); }
    Move move(const World &world, const Action &action) const;

    // --- AgentModel ---
    static std::vector<std::string> policies() { return {"random", "greedy", "beginner"}; }
    static std::span<const Level> levels();
    Move policyMove(std::string_view name, const View &view, Rng &rng) const
    {
        return m_greedy.move(name, view, rng);
    }
    SearchParams params() const;
    Move randomMove(const State &state, Rng &rng) const;

private:
    int withoutPasses(const State &state, Policy::Options &options, int count) const;

    const Rules &m_rules;
    Weights m_weights;
    Evaluator m_judge;
    Policy m_policy;
    Greedy m_greedy;
};

using Agent = IsmctsAgent<SearchModel>;

} // namespace takujo::coldwater
