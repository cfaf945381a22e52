#include "ai/agent.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// Rollouts are cut after so many turns of every player: shorter is blind, longer is only noise.
constexpr int kTurnsPerPlayer = 4;

/// Beyond a dozen simulations a decision hardly gets better: what separates the lower levels is how
/// many of their decisions they think about. "study" plays the matches of balance reports: four of
/// "greedy" save to 11 cards in step, and the seat whose first hand fits that step wins most.
constexpr std::array<Level, 6> kLevels{{{"beginner", 8, 0.5},
                                        {"casual", 16, 0.8},
                                        {"study", 16, 0.8},
                                        {"skilled", 60},
                                        {"expert", 1500},
                                        {"master", 24000, 1, true}}};

/// Tuned in matches of such players against "greedy" and each other, by seats: two duel slowly and
/// dearly, with four whoever waits finds nothing left.
Weights tasteFor(int seats)
{
    if (seats == 2)
        return {0.74F, 0.75F, 0.05F, 0.93F, 0.69F, 0.0F, 13};
    if (seats == 3)
        return {0.70F, 0.81F, 0.01F, 0.75F, 0.53F, 0.12F, 10};
    return {0.85F, 0.89F, 0.06F, 0.66F, 0.43F, 0.28F, 11};
}

} // namespace

SearchModel::SearchModel(const Rules &rules)
    : m_rules(rules),
      m_values(rules, tasteFor(rules.seats())),
      m_payRules(rules.params()),
      m_candidates(rules, m_values, m_payRules),
      m_playout(rules, m_values, m_payRules),
      m_greedy(rules, m_payRules),
      m_evaluate(rules)
{}

std::span<const Level> SearchModel::levels() { return kLevels; }

void SearchModel::determinize(const View &view, Rng &rng, World &world) const
{
    world.state = m_rules.determinize(view, rng);
    world.lastRank = -1;
    world.lastTurn = view.turn;
    world.rootTurn = view.turn;
}

int SearchModel::actions(const World &world, ActionBuffer &actions) const
{
    const bool mine = world.state.turn == world.rootTurn;
    const int lastRank = world.lastTurn == world.state.turn ? world.lastRank : -1;
    const int count = m_candidates.actions(world.state, lastRank, mine, world.memory, actions);
    return mine && world.state.turnsLeft == 1 ? withoutIdle(world.state, actions, count) : count;
}

/// Leaves out coins for nothing; to stop is never one.
int SearchModel::withoutIdle(const State &state, ActionBuffer &actions, int count) const
{
    const auto last =
        std::remove_if(actions.begin(), actions.begin() + count, [&](const Action &action) {
            return Candidates::kindOfKey(action.key) == kPlace &&
                   m_values.held(state, Candidates::firstOfKey(action.key));
        });
    return static_cast<int>(last - actions.begin());
}

void SearchModel::advance(World &world, const Action &action, Rng &rng) const
{
    if (Candidates::kindOfKey(action.key) == kPlace) {
        world.lastRank =
            static_cast<std::int16_t>(m_values.rankOf(Candidates::firstOfKey(action.key)));
        world.lastTurn = world.state.turn;
    }
    SearchChance chance(rng);
    m_rules.apply(world.state, move(world, action), chance, nullptr);
}

void SearchModel::rollout(World &world, Rng &rng) const
{
    m_playout.run(world.state, kTurnsPerPlayer * m_rules.seats(), RolloutOptions{}, world.memory,
                  rng);
}

Move SearchModel::policyMove(std::string_view name, const View &view, Rng &rng) const
{
    return m_greedy.move(name, m_rules.determinize(view, rng), rng);
}

} // namespace takujo::ccc
