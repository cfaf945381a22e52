#include "ai/agent.h"

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

/// With many simulations a rock pays off within the rollout, carried home, and not by the judgement's
/// guess; and the planner, who knows nothing of rivals, need not be believed so much.
Weights styled(Weights weights, std::string_view player)
{
    if (player == "master") {
        weights.search.turnsPerPlayer = std::max(4.0F, weights.search.turnsPerPlayer);
        weights.search.planned = std::min(0.1F, weights.search.planned);
    }
    return weights;
}

} // namespace

SearchModel::SearchModel(const Rules &rules, std::string_view player, const WeightSet *weights)
    : m_rules(rules),
      m_weights(styled(weightsOf<Weights>(player, weights, rules.seats()), player)),
      m_values(rules),
      m_choices(rules, m_values, m_weights.taste),
      m_playout(rules, m_values, m_choices, m_weights.search.whim),
      m_greedy(rules, m_values, m_choices, m_playout,
               EvaluationWeights()), // the reference's is fixed
      m_candidates(rules, m_values, m_choices, m_weights.search.heat),
      m_evaluate(rules, m_values, m_choices, m_weights),
      m_belief(rules, m_values)
{}

void SearchModel::determinize(const View &view, Rng &rng, World &world) const
{
    world.state = m_rules.determinize(view, rng);
    world.rootPly = view.ply;
    if (!m_rules.params().museumDraft && view.phase != Phase::Over)
        m_belief.assign(view, world.state, rng);
}

int SearchModel::actions(const World &world, ActionBuffer &actions) const
{
    int count = m_candidates.actions(world.state, actions);
    if (world.state.ply != world.rootPly || count < 2)
        return count;
    Rng none(1);
    const std::uint32_t planned = Candidates::keyOf(m_greedy.planned(world.state, none));
    int index = 0;
    while (index < count && actions[toIndex(index)].key != planned)
        ++index;
    if (index == count)
        actions[toIndex(count++)] = {planned, 0};
    for (int i = 0; i < count; ++i)
        actions[toIndex(i)].prior = (1 - m_weights.search.planned) * actions[toIndex(i)].prior +
                                    (i == index ? m_weights.search.planned : 0.0F);
    return count;
}

void SearchModel::advance(World &world, const Action &action, Rng &rng) const
{
    SearchChance chance(rng);
    m_rules.apply(world.state, m_candidates.move(action.key), chance, nullptr);
}

void SearchModel::rollout(World &world, Rng &rng) const
{
    const int turns = static_cast<int>(m_weights.search.turnsPerPlayer) * m_rules.seats();
    m_playout.run(world.state, turns, rng);
}

Move SearchModel::policyMove(std::string_view name, const View &view, Rng &rng) const
{
    return m_greedy.move(name, m_rules.determinize(view, rng), rng);
}

SearchParams SearchModel::params() const
{
    SearchParams params;
    params.exploration = m_weights.search.exploration;
    return params;
}

} // namespace takujo::hakkutsu
