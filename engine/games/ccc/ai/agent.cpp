#include "ai/agent.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// Beyond a dozen simulations a decision hardly gets better: what separates the lower levels is how
/// many of their decisions they think about. "study" plays the matches of balance reports: four of
/// "greedy" save to 11 cards in step, and the seat whose first hand fits that step wins most.
constexpr std::array<Level, 6> kLevels{{{"beginner", 8, 0.6},
                                        {"casual", 16, 0.8},
                                        {"study", 16, 0.8},
                                        {"skilled", 60, 0.93},
                                        {"expert", 1500},
                                        {"master", 24000, 1, true}}};

/// Every level keeps its cards as well as it knows: what is learned of that weighs more than thinking, so
/// that with the plain weights casual would lose nine of ten matches to skilled.
std::string_view setOf(std::string_view player)
{
    return player == "beginner" || player == "casual" ? "skilled" : player;
}

} // namespace

SearchModel::SearchModel(const Rules &rules, std::string_view player, const WeightSet *weights)
    : m_rules(rules),
      m_weights(weightsOf<Weights>(setOf(player), weights, rules.seats())),
      m_values(rules, m_weights.taste),
      m_payRules(rules.params()),
      m_candidates(rules, m_values, m_payRules),
      m_playout(rules, m_values, m_payRules),
      m_greedy(rules, m_payRules),
      m_evaluate(rules, m_values, m_weights)
{}

SearchParams SearchModel::params() const
{
    SearchParams params;
    params.exploration = m_weights.search.exploration;
    return params;
}

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
    const int turns = static_cast<int>(m_weights.search.turnsPerPlayer) * m_rules.seats();
    const RolloutOptions habit{m_weights.search.sloppiness, false};
    m_playout.run(world.state, turns, habit, world.memory, rng);
}

Move SearchModel::policyMove(std::string_view name, const View &view, Rng &rng) const
{
    const State state = m_rules.determinize(view, rng);
    if (name == "habit")
        return m_playout.move(state, {m_weights.search.sloppiness, false}, rng);
    return m_greedy.move(name, state, rng);
}

} // namespace takujo::ccc
