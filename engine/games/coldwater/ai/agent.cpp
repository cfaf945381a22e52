#include "ai/agent.h"

#include "rules/movekey.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace takujo::coldwater {

namespace {

/// The lower levels think less and less often: what they do not think about, the beginner decides.
constexpr std::array<Level, 5> kLevels{{{"beginner", 12, 0.55},
                                        {"casual", 30, 0.9},
                                        {"skilled", 48},
                                        {"expert", 400},
                                        {"master", 24000, 1, true}}};

} // namespace

std::span<const Level> SearchModel::levels() { return kLevels; }

SearchParams SearchModel::params() const
{
    SearchParams params;
    params.exploration = m_weights.search.exploration;
    return params;
}

void SearchModel::determinize(const View &view, Rng &rng, World &world) const
{
    m_rules.determinize(view, rng, world.state);
    world.rootTurn = view.turn;
}

int SearchModel::actions(const World &world, ActionBuffer &actions) const
{
    Policy::Options options;
    const bool mine = world.state.turn == world.rootTurn;
    int count = m_policy.options(world.state, mine, options);
    if (mine && world.state.phase == Phase::Harbour)
        count = withoutPasses(world.state, options, count);
    const float heat = m_weights.search.heat;
    const float even = m_weights.search.even;
    float top = options[0].score;
    for (std::size_t i = 1; i < toIndex(count); ++i)
        top = std::max(top, options[i].score);
    float sum = 0;
    for (std::size_t i = 0; i < toIndex(count); ++i) {
        actions[i] = {keyOf(options[i].move), std::exp((options[i].score - top) / heat)};
        sum += actions[i].prior;
    }
    for (std::size_t i = 0; i < toIndex(count); ++i)
        actions[i].prior = (1 - even) * actions[i].prior / sum + even / static_cast<float>(count);
    return count;
}

/// Beside an empty zone nobody refills a full one (CW-A12); without one it is the way to pass.
int SearchModel::withoutPasses(const State &state, Policy::Options &options, int count) const
{
    const auto holds = [&](int zone) { return Rules::zoneTotal(state, state.actor, zone); };
    bool empty = false;
    for (int zone = 0; zone < kZones; ++zone)
        empty = empty || holds(zone) == 0;
    const auto last =
        std::remove_if(options.begin(), options.begin() + count, [&](const Option &o) {
            const int zone = o.move.data[0];
            return empty && o.move.kind == kRefill && holds(zone) == sizeOf(zone);
        });
    return static_cast<int>(last - options.begin());
}

Move SearchModel::move(const World &, const Action &action) const { return moveOf(action.key); }

void SearchModel::advance(World &world, const Action &action, Rng &rng) const
{
    SearchChance chance(rng);
    m_rules.apply(world.state, moveOf(action.key), chance, nullptr);
}

void SearchModel::rollout(World &world, Rng &rng) const
{
    SearchChance chance(rng);
    State &state = world.state;
    const int last = state.turn + static_cast<int>(m_weights.search.rounds) * m_rules.seats();
    while (state.phase != Phase::Over && state.turn < last)
        m_rules.apply(state, m_policy.pick(state, m_weights.search.sloppiness, rng), chance,
                      nullptr);
}

Move SearchModel::randomMove(const State &state, Rng &rng) const
{
    std::array<Move, Rules::kMaxMoves> moves;
    const int count = m_rules.legal(state, moves).count;
    return moves[rng.below(static_cast<std::uint32_t>(count))];
}

} // namespace takujo::coldwater
