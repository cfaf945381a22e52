#pragma once
#include "search/search_game.h"

namespace takujo {

/// A SearchableRules (game/core_concept.h) as a SearchGame: for games without a search model of their
/// own. An action is the index of a candidate; its key is a hash of the core's nodeKey.
template<SearchableRules Rules>
class RulesSearch
{
public:
    using View = typename Rules::View;

    struct World
    {
        typename Rules::State state;
    };

    explicit RulesSearch(const Rules &rules) : m_rules(rules) {}

    void determinize(const View &view, Rng &rng, World &world) const
    {
        world.state = m_rules.determinize(view, rng);
    }
    SeatId actor(const World &world) const { return m_rules.actor(world.state); }

    int actions(const World &world, ActionBuffer &actions) const
    {
        Candidates c;
        const int count = candidates(world, c);
        int kept = 0;
        for (int i = 0; i < count; ++i)
            kept = put(
                actions, kept,
                {key(c.moves[static_cast<std::size_t>(i)]), c.priors[static_cast<std::size_t>(i)]});
        return kept;
    }

    void advance(World &world, const Action &action, Rng &rng) const
    {
        SearchChance chance(rng);
        m_rules.apply(world.state, move(world, action), chance, nullptr);
    }

    void rollout(World &world, Rng &rng) const
    {
        SearchChance chance(rng);
        const int last = m_rules.turn(world.state) + m_rules.rolloutTurns();
        while (m_rules.actor(world.state) != kNoSeat && m_rules.turn(world.state) < last)
            m_rules.apply(world.state, m_rules.rolloutMove(world.state, rng), chance, nullptr);
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
        Candidates c;
        const int count = candidates(world, c);
        for (int i = 0; i < count; ++i) {
            if (key(c.moves[static_cast<std::size_t>(i)]) == action.key)
                return c.moves[static_cast<std::size_t>(i)];
        }
        return c.moves[0];
    }

private:
    struct Candidates
    {
        std::array<Move, kMaxActions> moves;
        std::array<float, kMaxActions> priors;
    };

    /// Moves that share a key are one action with their priors added.
    static int put(ActionBuffer &actions, int kept, const Action &action)
    {
        for (int i = 0; i < kept; ++i) {
            if (actions[static_cast<std::size_t>(i)].key != action.key)
                continue;
            actions[static_cast<std::size_t>(i)].prior += action.prior;
            return kept;
        }
        actions[static_cast<std::size_t>(kept)] = action;
        return kept + 1;
    }

    int candidates(const World &world, Candidates &c) const
    {
        return m_rules.candidates(world.state, std::span<Move>(c.moves),
                                  std::span<float>(c.priors));
    }
    std::uint32_t key(const Move &move) const
    {
        return static_cast<std::uint32_t>(mix64(m_rules.nodeKey(move)) >> 32);
    }

    const Rules &m_rules;
};

} // namespace takujo
