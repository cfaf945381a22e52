#include "greedy.h"

#include <algorithm>
#include <cmath>

namespace takujo::coldwater {

namespace {

constexpr int kWorlds = 3;           ///< chance and unseen backs are averaged over so many
constexpr float kTemperature = 0.5F; ///< of the beginner, in points

Move any(const Core &core, const View &view, Rng &rng)
{
    std::array<Move, Core::kMaxMoves> moves;
    const int count = core.moves(view, view.kinds, moves);
    return moves[rng.below(static_cast<std::uint32_t>(count))];
}

} // namespace

Move Greedy::move(std::string_view name, const View &view, Rng &rng) const
{
    if (name == "random")
        return any(m_core, view, rng);
    return name == "beginner" ? loose(view, rng) : twoSteps(view, rng);
}

Move Greedy::twoSteps(const View &view, Rng &rng) const
{
    std::array<State, kWorlds> worlds;
    for (State &world : worlds)
        m_core.sample(view, rng, world);
    Policy::Options options;
    const int count = m_policy.options(worlds[0], true, options);
    if (count == 1)
        return options[0].move;
    const std::uint64_t seed = rng.next();
    int best = 0;
    float bestValue = -1e9F;
    for (int i = 0; i < count; ++i) {
        float value = 0;
        for (std::size_t w = 0; w < kWorlds; ++w) {
            Rng same(combine64(seed, w)); // equal luck for every option
            value +=
                after(worlds[w], options[Core::idx(i)].move, view.actor, view.turn, same, true);
        }
        if (value > bestValue) {
            bestValue = value;
            best = i;
        }
    }
    return options[Core::idx(best)].move;
}

/// The end of the own turn after a move; the second step is looked at in full once.
float Greedy::after(State state, const Move &move, SeatId seat, int turn, Rng &rng,
                    bool branch) const
{
    SearchChance chance(rng);
    m_core.apply(state, move, chance, nullptr);
    while (state.phase != Phase::Over && state.turn == turn && state.actor == seat) {
        if (branch && state.phase == Phase::PickUp) {
            Policy::Options options;
            const int count = m_policy.options(state, false, options);
            float best = -1e9F;
            for (int i = 0; i < count; ++i) {
                Rng same = rng;
                best = std::max(best,
                                after(state, options[Core::idx(i)].move, seat, turn, same, false));
            }
            return best;
        }
        m_core.apply(state, m_policy.pick(state, 0, rng), chance, nullptr);
    }
    Leaf leaf;
    m_judge.leaf(state, leaf);
    return leaf.reward[Core::idx(seat)];
}

/// Among the useful moves, the better ones more often.
Move Greedy::loose(const View &view, Rng &rng) const
{
    State world;
    m_core.sample(view, rng, world);
    Policy::Options options;
    const int count = m_policy.options(world, false, options);
    const auto last = options.begin() + count;
    const float top = std::max_element(options.begin(), last, [](const Option &a, const Option &b) {
                          return a.score < b.score;
                      })->score;
    std::array<float, Policy::kMaxOptions> weight{};
    float sum = 0;
    for (std::size_t i = 0; i < Core::idx(count); ++i) {
        weight[i] = std::exp((options[i].score - top) / kTemperature);
        sum += weight[i];
    }
    float ticket = static_cast<float>(rng.uniform()) * sum;
    std::size_t i = 0;
    while (i + 1 < Core::idx(count) && ticket >= weight[i])
        ticket -= weight[i++];
    return options[i].move;
}

} // namespace takujo::coldwater
