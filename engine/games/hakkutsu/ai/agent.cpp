#include "ai/agent.h"

#include "rules/names.h"
#include "rules/score.h"

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

/// Points that a rock adds to what the viewer has, its cart included: fossils, museum and all.
int SearchModel::gain(const View &view, int kind) const
{
    const Params &params = m_rules.params();
    const int museum = view.museum[toIndex(view.seat)];
    View more = view;
    if (!more.cart[toIndex(view.seat)].full())
        more.cart[toIndex(view.seat)].push({static_cast<std::uint8_t>(kind), 0});
    return scoreOf(params, more, view.seat, museum, true).sum() -
           scoreOf(params, view, view.seat, museum, true).sum();
}

std::optional<Text> SearchModel::claim(const View &view, const Candidate &best) const
{
    const Move &move = best.move;
    const Params &params = m_rules.params();
    const SeatId seat = view.seat;
    if (move.kind == kMine || move.kind == kAgain) {
        const Pile &pile = view.piles[view.pos[toIndex(seat)]];
        const int kind = pile.height > 0 ? pile.kind[toIndex(pile.top())] : kNone;
        if (kind == kNone)
            return std::nullopt;
        return Text("hint.mine")
            .sub("rock", rockName(params, kind))
            .num("points", gain(view, kind));
    }
    if (move.kind != kGo && move.kind != kHelicopter)
        return std::nullopt;
    const int cell = move.kind == kGo ? move.data[0] : m_rules.map().base();
    if (cell == m_rules.map().base()) {
        if (view.cart[toIndex(seat)].empty())
            return std::nullopt; // it goes for coins
        const int museum = view.museum[toIndex(seat)];
        return Text("hint.home")
            .num("rocks", static_cast<int>(view.cart[toIndex(seat)].size()))
            .num("points", scoreOf(params, view, seat, museum, true).sum() -
                               scoreOf(params, view, seat, museum, false).sum());
    }
    const Pile &pile = view.piles[toIndex(cell)];
    const int kind = pile.height > 0 ? pile.kind[toIndex(pile.top())] : kNone;
    if (kind == kNone)
        return std::nullopt;
    return Text("hint.goes")
        .raw("cell", m_rules.map().name(cell))
        .sub("rock", rockName(params, kind))
        .num("points", gain(view, kind))
        .num("cost", m_rules.price(view, seat, cell, kind));
}

} // namespace takujo::hakkutsu
