#include "ai/agent.h"

namespace takujo::hakkutsu {

namespace {

/// With many simulations a rock pays off within the rollout, carried home, and not by the judgement's
/// guess; and the planner, who knows nothing of rivals, need not be believed so much.
constexpr SearchModel::Style kMasterStyle{4, 0.1F};

/// The reference policy's taste is fixed; the search's was tuned against it.
constexpr EvaluationWeights kGreedyTaste{};
constexpr EvaluationWeights kSearchTaste{};

} // namespace

SearchModel::SearchModel(const Rules &rules, const std::string &player)
    : m_rules(rules),
      m_style(player == "master" ? kMasterStyle : Style()),
      m_values(rules),
      m_choices(rules, m_values, kSearchTaste),
      m_playout(rules, m_values, m_choices),
      m_greedy(rules, m_values, m_choices, m_playout, kGreedyTaste),
      m_candidates(rules, m_values, m_choices),
      m_evaluate(rules, m_values, kSearchTaste),
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
        actions[toIndex(i)].prior = (1 - m_style.planned) * actions[toIndex(i)].prior +
                                    (i == index ? m_style.planned : 0.0F);
    return count;
}

void SearchModel::advance(World &world, const Action &action, Rng &rng) const
{
    SearchChance chance(rng);
    m_rules.apply(world.state, m_candidates.move(action.key), chance, nullptr);
}

void SearchModel::rollout(World &world, Rng &rng) const
{
    m_playout.run(world.state, m_style.turnsPerPlayer * m_rules.seats(), rng);
}

Move SearchModel::policyMove(std::string_view name, const View &view, Rng &rng) const
{
    return m_greedy.move(name, m_rules.determinize(view, rng), rng);
}

SearchParams SearchModel::params() const { return {}; }

} // namespace takujo::hakkutsu
