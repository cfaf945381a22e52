#include "brain.h"

#include "search/claims.h"

#include <algorithm>
#include <cmath>

namespace takujo::ccc {

namespace {

/// Rollouts are cut after so many turns of every player: shorter is blind, longer is only noise.
constexpr int kTurnsPerPlayer = 4;

/// Beyond a dozen simulations a decision hardly gets better: what separates the lower levels is how
/// many of their decisions they think about.
constexpr std::array<Level, 4> kLevels{{
    {"beginner", 8, 0, 0, 0.5},
    {"casual", 16, 0, 0, 0.8},
    {"skilled", 60, 0, 0, 1},
    {"expert", 1500, 0, 0, 1},
}};

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

Knowledge::Knowledge(const Core &core)
    : m_core(core),
      m_values(core, tasteFor(core.seats())),
      m_rules(core.params()),
      m_candidates(core, m_values, m_rules),
      m_playout(core, m_values, m_rules),
      m_greedy(core, m_rules),
      m_evaluate(core)
{}

const Level *Knowledge::level(std::string_view name)
{
    const auto it = std::find_if(kLevels.begin(), kLevels.end(),
                                 [name](const Level &level) { return level.name == name; });
    return it == kLevels.end() ? nullptr : &*it;
}

void Knowledge::sample(const View &view, Rng &rng, World &world) const
{
    world.state = m_core.sample(view, rng);
    world.lastRank = -1;
    world.lastTurn = view.turn;
    world.rootTurn = view.turn;
}

int Knowledge::actions(const World &world, ActionBuffer &actions) const
{
    const bool mine = world.state.turn == world.rootTurn;
    const int lastRank = world.lastTurn == world.state.turn ? world.lastRank : -1;
    const int count = m_candidates.actions(world.state, lastRank, mine, world.memory, actions);
    return mine && world.state.turnsLeft == 1 ? withoutIdle(world.state, actions, count) : count;
}

/// Leaves out coins for nothing; to stop is never one.
int Knowledge::withoutIdle(const State &state, ActionBuffer &actions, int count) const
{
    const auto last =
        std::remove_if(actions.begin(), actions.begin() + count, [&](const Action &action) {
            return Candidates::kindOfKey(action.key) == kPlace &&
                   m_values.held(state, Candidates::firstOfKey(action.key));
        });
    return static_cast<int>(last - actions.begin());
}

void Knowledge::advance(World &world, const Action &action, Rng &rng) const
{
    if (Candidates::kindOfKey(action.key) == kPlace) {
        world.lastRank =
            static_cast<std::int16_t>(m_values.rankOf(Candidates::firstOfKey(action.key)));
        world.lastTurn = world.state.turn;
    }
    SearchChance chance(rng);
    m_core.apply(world.state, move(world, action), chance, nullptr);
}

void Knowledge::rollout(World &world, Rng &rng) const
{
    m_playout.run(world.state, kTurnsPerPlayer * m_core.seats(), Habit{}, world.memory, rng);
}

Move Knowledge::policyMove(std::string_view name, const View &view, Rng &rng) const
{
    return m_greedy.move(name, m_core.sample(view, rng), rng);
}

/// What the coin does to its square, seen on the board before it (CCC-5, CCC-6).
std::optional<Text> Knowledge::coinClaim(const View &view, const Move &move) const
{
    const int slot = move.data[0];
    Public after = view;
    for (const std::uint8_t placed : view.placed)
        m_core.addCoin(after, placed, view.seat);
    const SeatId before = m_core.holder(after, slot);
    const bool owned = m_core.isOwn(after, slot);
    m_core.addCoin(after, slot, view.seat);
    const int points =
        m_core.params().points[static_cast<std::size_t>(m_core.board().number(slot))];
    const std::string square = m_core.board().name(slot);
    if (m_core.holder(after, slot) == view.seat && before != view.seat)
        return Text("hint.near").raw("square", square).num("points", points);
    if (m_core.holder(after, slot) == view.seat && m_core.isOwn(after, slot) && !owned)
        return Text("hint.own").raw("square", square).num("points", points);
    if (before != kNoSeat && before != view.seat && m_core.holder(after, slot) == kNoSeat)
        return Text("hint.breaks").raw("square", square).seat("seat", before).num("points", points);
    return std::nullopt;
}

std::vector<Text> Knowledge::claims(const View &view, std::span<const Candidate> candidates) const
{
    std::vector<Text> out;
    const Candidate &best = candidates.front();
    if (best.move.kind == kPlace) {
        if (auto claim = coinClaim(view, best.move))
            out.push_back(std::move(*claim));
    }
    claimCounts(out, candidates);
    return out;
}

void Knowledge::playout(Rng &rng, BenchCounts &counts) const
{
    SearchChance chance(rng);
    State state = m_core.start(chance, nullptr);
    const RandomPlay random(m_core);
    while (state.phase != Phase::Over) {
        m_core.apply(state, random.move(state, rng), chance, nullptr);
        ++counts.plies;
    }
    counts.turns += state.turn;
    counts.signature = combine64(counts.signature, hashBytes(std::as_bytes(std::span(&state, 1))));
}

} // namespace takujo::ccc
