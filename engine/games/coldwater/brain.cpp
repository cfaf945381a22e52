#include "brain.h"

#include "movekey.h"
#include "search/claims.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace takujo::coldwater {

namespace {

constexpr int kRounds = 2;           ///< a rollout is cut after so many turns of every player
constexpr float kSloppiness = 0.12F; ///< moves of a rollout taken by lot
constexpr float kPriorScale = 0.55F; ///< points that make a move e times likelier
constexpr float kPriorFloor = 0.15F; ///< share of the priors spread evenly

/// The lower levels think less and less often: what they do not think about, the beginner decides.
/// None picks by lot among the moves it tried, or it would leave a catch that lies ready.
constexpr std::array<Level, 4> kLevels{{
    {"beginner", 0, 0, 0, 1},
    {"casual", 12, 0, 0, 0.7},
    {"skilled", 60, 0, 0, 1},
    {"expert", 1500, 0, 0, 1},
}};

} // namespace

const Level *Knowledge::level(std::string_view name)
{
    const auto it = std::find_if(kLevels.begin(), kLevels.end(),
                                 [name](const Level &level) { return level.name == name; });
    return it == kLevels.end() ? nullptr : &*it;
}

SearchParams Knowledge::params() const
{
    SearchParams params;
    params.exploration = 0.8F;
    return params;
}

void Knowledge::sample(const View &view, Rng &rng, World &world) const
{
    m_core.sample(view, rng, world.state);
    world.rootTurn = view.turn;
}

int Knowledge::actions(const World &world, ActionBuffer &actions) const
{
    Policy::Options options;
    const bool mine = world.state.turn == world.rootTurn;
    int count = m_policy.options(world.state, mine, options);
    if (mine && world.state.phase == Phase::Harbour)
        count = withoutPasses(world.state, options, count);
    float top = options[0].score;
    for (std::size_t i = 1; i < Core::idx(count); ++i)
        top = std::max(top, options[i].score);
    float sum = 0;
    for (std::size_t i = 0; i < Core::idx(count); ++i) {
        actions[i] = {keyOf(options[i].move), std::exp((options[i].score - top) / kPriorScale)};
        sum += actions[i].prior;
    }
    for (std::size_t i = 0; i < Core::idx(count); ++i)
        actions[i].prior =
            (1 - kPriorFloor) * actions[i].prior / sum + kPriorFloor / static_cast<float>(count);
    return count;
}

/// Beside an empty zone nobody refills a full one (CW-A12); without one it is the way to pass.
int Knowledge::withoutPasses(const State &state, Policy::Options &options, int count) const
{
    const auto holds = [&](int zone) { return Core::zoneTotal(state, state.actor, zone); };
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

Move Knowledge::move(const World &, const Action &action) const { return moveOf(action.key); }

void Knowledge::advance(World &world, const Action &action, Rng &rng) const
{
    SearchChance chance(rng);
    m_core.apply(world.state, moveOf(action.key), chance, nullptr);
}

void Knowledge::rollout(World &world, Rng &rng) const
{
    SearchChance chance(rng);
    State &state = world.state;
    const int last = state.turn + kRounds * m_core.seats();
    while (state.phase != Phase::Over && state.turn < last)
        m_core.apply(state, m_policy.pick(state, kSloppiness, rng), chance, nullptr);
}

/// Zones that the best move empties at once; 0 where it is no fishing move.
int Knowledge::emptied(const View &view, const Move &move) const
{
    const bool place = move.kind == kPlace;
    if ((!place && move.kind != kPickUp) || move.data[0] == kHarbour ||
        !m_core.params().forcedRemoval)
        return 0;
    const int number = place ? view.hand[Core::idx(view.actor)] : view.token[move.data[0]];
    int count = 0;
    for (int zone = 0; zone < kZones; ++zone) {
        const int had = view.bait[Core::idx(view.actor)][Core::idx(zone)][move.data[0]];
        const int gone = number == 1 ? std::min(1, had) : had;
        count += gone > 0 && gone == Core::zoneTotal(view, view.actor, zone) ? 1 : 0;
    }
    return count;
}

std::vector<Text> Knowledge::claims(const View &view, std::span<const Candidate> candidates) const
{
    std::vector<Text> out;
    const Candidate &best = candidates.front();
    if (const int count = emptied(view, best.move); count > 0)
        out.push_back(Text("hint.catches").num("count", count));
    claimCounts(out, candidates);
    return out;
}

void Knowledge::playout(Rng &rng, BenchCounts &counts) const
{
    SearchChance chance(rng);
    State state = m_core.start(static_cast<Chance &>(chance), nullptr);
    std::array<Move, Core::kMaxMoves> moves;
    while (state.phase != Phase::Over) {
        const int count = m_core.moves(state, state.kinds, moves);
        m_core.apply(state, moves[rng.below(static_cast<std::uint32_t>(count))], chance, nullptr);
        ++counts.plies;
    }
    counts.turns += state.turn + 1U;
    counts.signature = combine64(counts.signature, hashBytes(std::as_bytes(std::span(&state, 1))));
}

} // namespace takujo::coldwater
