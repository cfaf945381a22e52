#pragma once
#include "search/agent.h"

namespace takujo {

/// The rules of a game as its SearchModel, for games without an abstraction of their own: every legal
/// move is an action, rollouts play random moves to the end. What is left to the game that derives
/// from it: `policies()` and `policyMove()`, `claim()` when it has one, and `Rules::evaluate()`.
template<GameRules R>
class RulesSearch
{
public:
    using Rules = R;
    using State = typename Rules::State;
    using View = typename Rules::View;

    struct World
    {
        State state;
    };

    explicit RulesSearch(const Rules &rules) : m_rules(rules) {}

    // --- SearchGame ---
    void determinize(const View &view, Rng &rng, World &world) const
    {
        world.state = m_rules.determinize(view, rng);
    }
    SeatId actor(const World &world) const { return m_rules.actor(world.state); }
    int actions(const World &world, ActionBuffer &actions) const
    {
        Moves moves;
        const int count = m_rules.legal(world.state, moves).count;
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
            actions[i] = {key(moves[i]), 1.0F / static_cast<float>(count)};
        return count;
    }
    void advance(World &world, const Action &action, Rng &rng) const
    {
        SearchChance chance(rng);
        m_rules.apply(world.state, move(world, action), chance, nullptr);
    }
    void rollout(World &world, Rng &rng) const
    {
        SearchChance chance(rng);
        while (actor(world) != kNoSeat)
            m_rules.apply(world.state, randomMove(world.state, rng), chance, nullptr);
    }
    /// The win share is not known apart from the reward here.
    void evaluate(const World &world, LeafValue &leaf) const
    {
        m_rules.evaluate(world.state, leaf.reward);
        leaf.win = leaf.reward;
    }
    /// @pre the action is one of this world's actions
    Move move(const World &world, const Action &action) const
    {
        Moves moves;
        const int count = m_rules.legal(world.state, moves).count;
        return *std::find_if(moves.begin(), moves.begin() + count - 1,
                             [&](const Move &move) { return key(move) == action.key; });
    }

    // --- AgentModel ---
    SearchParams params() const { return {}; }
    Move randomMove(const State &state, Rng &rng) const
    {
        Moves moves;
        const int count = m_rules.legal(state, moves).count;
        return moves[rng.below(static_cast<std::uint32_t>(count))];
    }

protected:
    using Moves = std::array<Move, Rules::kMaxMoves>;
    static_assert(Rules::kMaxMoves <= kMaxActions);

    const Rules &m_rules;

private:
    static std::uint32_t key(const Move &move)
    {
        return static_cast<std::uint32_t>(hashBytes(std::as_bytes(std::span(&move, 1))));
    }
};

} // namespace takujo
