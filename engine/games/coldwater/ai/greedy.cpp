#include "ai/greedy.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace takujo::coldwater {

namespace {

constexpr int kWorlds = 3;              ///< chance and unseen backs are averaged over so many
constexpr float kTemperature = 0.5F;    ///< of the beginner, in points
constexpr float kEndTemperature = 0.1F; ///< of the beginner when nothing can be made good any more
constexpr int kMuchMore = 3;            ///< bait that a refill brings beyond another one
constexpr float kBlunder = 0.8F;        ///< points that even a beginner does not give away at once

Move any(const Rules &rules, const View &view, Rng &rng)
{
    std::array<Move, Rules::kMaxMoves> moves;
    const int count = rules.legal(view, view.kinds, moves).count;
    return moves[rng.below(static_cast<std::uint32_t>(count))];
}

/// Is the second fish of a species the better one to show: as heavy, early and well tagged (CW-27)?
bool outdone(const State &s, const FishData &fish, const FishData &other)
{
    const auto tagged = [&s](const FishData &f) { return f.tag == s.boardTag && f.tag != kNone; };
    const bool ahead =
        other.lbs > fish.lbs || (other.lbs == fish.lbs && other.minutes < fish.minutes);
    return ahead && (tagged(other) || !tagged(fish));
}

/// Bait that a zone of the actor can still hold.
int room(const State &s, int zone)
{
    const auto &bait = s.bait[toIndex(s.actor)][toIndex(zone)];
    return sizeOf(zone) - std::accumulate(bait.begin(), bait.end(), 0);
}

/// Bait that fishing with the move takes off the actor's board; -1 = it does not fish.
int fished(const State &s, const Move &move)
{
    const int space = move.data[0];
    if (space == kHarbour)
        return -1;
    const int number = move.kind == kPlace ? s.hand[toIndex(s.actor)] : s.token[toIndex(space)];
    int gone = 0;
    for (int zone = 0; zone < kZones; ++zone) {
        const int had = s.bait[toIndex(s.actor)][toIndex(zone)][toIndex(space)];
        gone += number == 1 ? std::min(1, had) : had;
    }
    return gone;
}

/// A move that everybody sees to be a waste beside another of the options.
bool wasted(const Params &params, const State &s, std::span<const Option> options,
            std::size_t index)
{
    const Option &option = options[index];
    return std::any_of(options.begin(), options.end(), [&](const Option &other) {
        switch (option.move.kind) {
        case kRefill: // the zone is full, or next to it, and another one is not
            return (option.score <= 0 && other.score > 0) ||
                   (other.move.kind == kRefill &&
                    room(s, other.move.data[0]) >= room(s, option.move.data[0]) + kMuchMore);
        case kPlace:
        case kPickUp: // no bait where some could be taken
            return other.move.kind == option.move.kind && fished(s, option.move) == 0 &&
                   fished(s, other.move) > 0 && other.score >= option.score - kBlunder;
        case kTake: // a token for a fish that is no better
            return option.move.data[0] >= kTakeRod && other.move.data[0] < kTakeRod &&
                   other.score > option.score;
        case kShow:
            return outdone(s, params.fish[option.move.data[1]], params.fish[other.move.data[1]]);
        default: return false;
        }
    });
}

} // namespace

Move Greedy::move(std::string_view name, const View &view, Rng &rng) const
{
    if (name == "random")
        return any(m_rules, view, rng);
    return name == "beginner" ? loose(view, rng) : twoSteps(view, rng);
}

Move Greedy::twoSteps(const View &view, Rng &rng) const
{
    std::array<State, kWorlds> worlds;
    for (State &world : worlds)
        m_rules.determinize(view, rng, world);
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
            value += after(worlds[w], options[toIndex(i)].move, view.actor, view.turn, same, true);
        }
        if (value > bestValue) {
            bestValue = value;
            best = i;
        }
    }
    return options[toIndex(best)].move;
}

/// The end of the own turn after a move; the second step is looked at in full once.
float Greedy::after(State state, const Move &move, SeatId seat, int turn, Rng &rng,
                    bool branch) const
{
    SearchChance chance(rng);
    m_rules.apply(state, move, chance, nullptr);
    while (state.phase != Phase::Over && state.turn == turn && state.actor == seat) {
        if (branch && state.phase == Phase::PickUp) {
            Policy::Options options;
            const int count = m_policy.options(state, false, options);
            float best = -1e9F;
            for (int i = 0; i < count; ++i) {
                Rng same = rng;
                best =
                    std::max(best, after(state, options[toIndex(i)].move, seat, turn, same, false));
            }
            return best;
        }
        m_rules.apply(state, m_policy.pick(state, 0, rng), chance, nullptr);
    }
    LeafValue leaf;
    m_judge.leaf(state, leaf);
    return leaf.reward[toIndex(seat)];
}

/// Among the useful moves, the better ones more often; never one that is plainly wasted.
Move Greedy::loose(const View &view, Rng &rng) const
{
    State world;
    m_rules.determinize(view, rng, world);
    Policy::Options options;
    const int count = m_policy.options(world, false, options);
    const std::span<const Option> all(options.data(), toIndex(count));
    const float top =
        std::max_element(all.begin(), all.end(), [](const Option &a, const Option &b) {
            return a.score < b.score;
        })->score;
    const float temperature = world.end == EndReason::None ? kTemperature : kEndTemperature;
    std::array<float, Policy::kMaxOptions> weight{};
    float sum = 0;
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].score < top - kBlunder || wasted(m_rules.params(), world, all, i))
            continue;
        weight[i] = std::exp((all[i].score - top) / temperature);
        sum += weight[i];
        chosen = i;
    }
    float ticket = static_cast<float>(rng.uniform()) * sum;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (weight[i] > 0 && ticket < weight[i])
            return all[i].move;
        ticket -= weight[i];
    }
    return all[chosen].move;
}

} // namespace takujo::coldwater
