#pragma once
#include "greedy.h"
#include "search/brain.h"

namespace takujo::coldwater {

/// Coldwater Crown as the tree search sees it: the useful moves with quick scores as priors, short
/// rollouts by the same scores, a hand-made judgement at the cut.
class Knowledge
{
public:
    using Core = coldwater::Core;
    using View = coldwater::View;

    struct World
    {
        State state;
        std::uint32_t rootTurn = 0; ///< the turn that is decided: only there REEL is looked at
        std::uint32_t reserved = 0;
    };

    explicit Knowledge(const Core &core)
        : m_core(core), m_judge(core), m_policy(core, m_judge), m_greedy(core, m_judge, m_policy)
    {}
    Knowledge(const Knowledge &) = delete;
    Knowledge &operator=(const Knowledge &) = delete;

    // --- SearchGame ---
    void sample(const View &view, Rng &rng, World &world) const;
    SeatId actor(const World &world) const { return m_core.actor(world.state); }
    int actions(const World &world, ActionBuffer &actions) const;
    void advance(World &world, const Action &action, Rng &rng) const;
    void rollout(World &world, Rng &rng) const;
    void evaluate(const World &world, Leaf &leaf) const { m_judge.leaf(world.state, leaf); }
    Move move(const World &world, const Action &action) const;

    // --- BrainKnowledge ---
    static std::vector<std::string> policies() { return {"random", "greedy", "beginner"}; }
    static const Level *level(std::string_view name);
    Move policyMove(std::string_view name, const View &view, Rng &rng) const
    {
        return m_greedy.move(name, view, rng);
    }
    SearchParams params() const;
    std::vector<Text> claims(const View &view, std::span<const Candidate> candidates) const;
    void playout(Rng &rng, BenchCounts &counts) const;

private:
    int withoutPasses(const State &state, Policy::Options &options, int count) const;
    int emptied(const View &view, const Move &move) const;

    const Core &m_core;
    Judge m_judge;
    Policy m_policy;
    Greedy m_greedy;
};

using Brain = IsmctsBrain<Knowledge>;

} // namespace takujo::coldwater
