#pragma once
#include "belief.h"
#include "candidates.h"
#include "evaluate.h"
#include "search/brain.h"

namespace takujo::hakkutsu {

/// Hakkutsu!! as the tree search sees it: the rules themselves, with the goals that plain sense finds
/// worth looking at. At the root the trip planner has a say, the others' museums come from a belief.
class Knowledge
{
public:
    using Core = hakkutsu::Core;
    using View = hakkutsu::View;

    struct World
    {
        State state;
        std::uint16_t rootPly = 0; ///< the decision that is searched
    };

    explicit Knowledge(const Core &core);
    Knowledge(const Knowledge &) = delete;
    Knowledge &operator=(const Knowledge &) = delete;

    // --- SearchGame ---
    void sample(const View &view, Rng &rng, World &world) const;
    SeatId actor(const World &world) const { return m_core.actor(world.state); }
    int actions(const World &world, ActionBuffer &actions) const;
    void advance(World &world, const Action &action, Rng &rng) const;
    void rollout(World &world, Rng &rng) const;
    void evaluate(const World &world, Leaf &leaf) const { m_evaluate(world.state, leaf); }
    Move move(const World &, const Action &action) const { return m_candidates.move(action.key); }

    // --- BrainKnowledge ---
    static std::vector<std::string> policies() { return {"random", "greedy", "beginner"}; }
    static const Level *level(std::string_view name);
    Move policyMove(std::string_view name, const View &view, Rng &rng) const;
    SearchParams params() const;
    std::vector<Text> claims(const View &view, std::span<const Candidate> candidates) const;
    void playout(Rng &rng, BenchCounts &counts) const;

    const Belief &belief() const { return m_belief; }

private:
    int gain(const View &view, int kind) const;
    std::optional<Text> about(const View &view, const Move &move) const;

    const Core &m_core;
    Values m_values;
    Choices m_choices;
    Playout m_playout;
    Greedy m_greedy;
    Candidates m_candidates;
    Evaluator m_evaluate;
    Belief m_belief;
};

using Brain = IsmctsBrain<Knowledge>;

} // namespace takujo::hakkutsu
