#pragma once
#include "search/clock.h"
#include "search/tree.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <stop_token>

namespace takujo {

struct SearchParams
{
    float exploration = 0.9F; ///< weight of the prior term; rewards are in [0, 1]
    float firstPlay = 0.15F;  ///< an action never tried counts as the parent's value minus this
    int widenAbove = 24;      ///< more actions than this: only the best by prior, more with visits
    float widenFactor = 1.5F; ///< ceil(factor * sqrt(visits)), never fewer than kWidenLeast
};

/// When one tree stops.
struct TreeLimits
{
    std::uint64_t simulations = 0;
    std::chrono::nanoseconds time{0};
    bool cpuTime = false;
    bool untilDecided = false; ///< ends once the most visited action would stay so
};

/// One tree: open-loop single-observer information-set search. Every iteration samples a world from
/// the view, walks down by action key (PUCT over the actions available in this world, with
/// availability counts), adds one node, plays a short rollout and backs up a reward per seat.
/// Keeps its memory between searches; one thread at a time.
template<SearchGame G>
class TreeSearch
{
public:
    static constexpr int kMaxDepth = 96;
    static constexpr int kWidenLeast = 8;
    static constexpr int kPollEvery = 32;
    /// 24 MiB; more simulations go on in the tree as it is.
    static constexpr std::uint64_t kMostNodes = 1U << 20;

    void run(const G &game, const typename G::View &view, const SearchParams &params,
             const TreeLimits &limits, std::uint64_t seed, std::stop_token stop,
             std::atomic<std::uint64_t> *progress)
    {
        m_tree.reset(std::min(limits.simulations + 1, kMostNodes));
        m_params = params;
        m_rootCount = 0;
        m_simulations = 0;
        Rng rng(seed);
        const Deadline deadline(limits.time, limits.cpuTime);
        while (m_simulations < limits.simulations) {
            iterate(game, view, rng);
            ++m_simulations;
            if (m_simulations % kPollEvery != 0)
                continue;
            if (progress)
                progress->fetch_add(kPollEvery, std::memory_order_relaxed);
            if (stop.stop_requested() || deadline.passed() ||
                (limits.untilDecided && decided(limits.simulations - m_simulations)))
                break;
        }
    }

    std::uint64_t simulations() const { return m_simulations; }
    const Tree &tree() const { return m_tree; }
    int rootCount() const { return m_rootCount; }
    /// The i-th root action in the order of first visit.
    const Node &rootNode(int i) const { return m_tree[m_rootNodes[static_cast<std::size_t>(i)]]; }
    const RootStats &rootStats(int i) const { return m_rootStats[static_cast<std::size_t>(i)]; }

private:
    struct Step
    {
        std::uint32_t node = 0;
        SeatId seat = kNoSeat;
    };

    void iterate(const G &game, const typename G::View &view, Rng &rng)
    {
        game.determinize(view, rng, m_world);
        const int depth = descend(game, rng);
        game.rollout(m_world, rng);
        LeafValue leaf;
        game.evaluate(m_world, leaf);
        backUp(leaf, depth);
    }

    /// Walks down and adds at most one node. Returns the number of steps in m_path.
    int descend(const G &game, Rng &rng)
    {
        std::uint32_t node = 0;
        int depth = 0;
        while (depth < kMaxDepth) {
            const SeatId seat = game.actor(m_world);
            if (seat == kNoSeat)
                break;
            const int count = actionsAt(game, node);
            const auto [choice, known] = select(node, count);
            game.advance(m_world, m_actions[static_cast<std::size_t>(choice)], rng);
            const std::uint32_t child = known != 0 ? known : grow(node, choice);
            if (child == 0)
                break;
            m_path[static_cast<std::size_t>(depth++)] = {child, seat};
            if (known == 0)
                break;
            node = child;
        }
        return depth;
    }

    /// The root's actions depend on the decider's own view only: they are asked for once.
    int actionsAt(const G &game, std::uint32_t node)
    {
        if (node != 0)
            return game.actions(m_world, m_actions);
        if (m_simulations == 0)
            m_rootActionCount = game.actions(m_world, m_rootActions);
        std::copy_n(m_rootActions.begin(), m_rootActionCount, m_actions.begin());
        return m_rootActionCount;
    }

    std::uint32_t grow(std::uint32_t node, int choice)
    {
        const std::uint32_t child =
            m_tree.addChild(node, m_actions[static_cast<std::size_t>(choice)].key);
        if (child != 0 && node == 0 && m_rootCount < kMaxActions) {
            m_rootNodes[static_cast<std::size_t>(m_rootCount)] = child;
            m_rootStats[static_cast<std::size_t>(m_rootCount)] = {};
            ++m_rootCount;
        }
        return child;
    }

    /// Index of the action to follow and its node (0 = not in the tree yet).
    std::pair<int, std::uint32_t> select(std::uint32_t nodeIndex, int count)
    {
        const float mean = match(nodeIndex, count);
        const std::uint32_t visits = m_tree[nodeIndex].visits;
        const float rootOfVisits = std::sqrt(static_cast<float>(visits + 1));
        const float floor = priorFloor(count, visits);
        int best = 0;
        float bestScore = -1e9F;
        for (int i = 0; i < count; ++i) {
            const float prior = m_actions[static_cast<std::size_t>(i)].prior;
            const std::uint32_t child = m_children[static_cast<std::size_t>(i)];
            if (child == 0 && prior < floor)
                continue;
            const float score =
                child == 0 ? mean - m_params.firstPlay + m_params.exploration * prior * rootOfVisits
                           : childScore(m_tree[child], prior);
            if (score > bestScore) {
                bestScore = score;
                best = i;
            }
        }
        return {best, m_children[static_cast<std::size_t>(best)]};
    }

    float childScore(const Node &child, float prior) const
    {
        const auto visits = static_cast<float>(child.visits);
        const float trust = std::sqrt(static_cast<float>(child.available)) / (1.0F + visits);
        return child.value / visits + m_params.exploration * prior * trust;
    }

    /// Finds the node of every action, counts availability. Returns the mean reward of the seat that
    /// decides here over the children (0.5 without any).
    float match(std::uint32_t nodeIndex, int count)
    {
        const int bits =
            static_cast<int>(std::bit_width(static_cast<unsigned>(count))) + 1; // at most half full
        const std::size_t last = (std::size_t{1} << bits) - 1;
        std::fill_n(m_slots.begin(), last + 1, std::uint16_t{0});
        for (int i = 0; i < count; ++i) {
            m_children[static_cast<std::size_t>(i)] = 0;
            std::size_t slot = slotOf(m_actions[static_cast<std::size_t>(i)].key, bits);
            while (m_slots[slot] != 0)
                slot = (slot + 1) & last;
            m_slots[slot] = static_cast<std::uint16_t>(i + 1);
        }
        float sum = 0;
        std::uint32_t visits = 0;
        for (std::uint32_t child = m_tree[nodeIndex].firstChild; child != 0;
             child = m_tree[child].nextSibling) {
            sum += m_tree[child].value;
            visits += m_tree[child].visits;
            std::size_t slot = slotOf(m_tree[child].key, bits);
            while (m_slots[slot] != 0 && m_actions[m_slots[slot] - 1U].key != m_tree[child].key)
                slot = (slot + 1) & last;
            if (m_slots[slot] == 0)
                continue;
            m_children[m_slots[slot] - 1U] = child;
            ++m_tree[child].available;
        }
        return visits > 0 ? sum / static_cast<float>(visits) : 0.5F;
    }

    static std::size_t slotOf(std::uint32_t key, int bits)
    {
        return (key * 0x9E3779B1U) >> (32 - bits);
    }

    /// Least prior an untried action needs now (progressive widening).
    float priorFloor(int count, std::uint32_t visits)
    {
        if (count <= m_params.widenAbove)
            return -1;
        const auto width = static_cast<int>(
            std::ceil(m_params.widenFactor * std::sqrt(static_cast<float>(visits))));
        const int keep = std::max(width, kWidenLeast);
        if (keep >= count)
            return -1;
        for (int i = 0; i < count; ++i)
            m_priors[static_cast<std::size_t>(i)] = m_actions[static_cast<std::size_t>(i)].prior;
        std::nth_element(m_priors.begin(), m_priors.begin() + (keep - 1), m_priors.begin() + count,
                         std::greater<float>());
        return m_priors[static_cast<std::size_t>(keep - 1)];
    }

    /// Whether the most visited action of the root stays that, whatever so many more simulations do.
    bool decided(std::uint64_t left) const
    {
        std::uint64_t most = 0;
        std::uint64_t second = 0;
        for (int i = 0; i < m_rootCount; ++i) {
            const std::uint64_t visits = rootNode(i).visits;
            second = std::max(second, std::min(most, visits));
            most = std::max(most, visits);
        }
        return most > second + left;
    }

    void backUp(const LeafValue &leaf, int depth)
    {
        ++m_tree[0].visits;
        for (int i = 0; i < depth; ++i) {
            const Step &step = m_path[static_cast<std::size_t>(i)];
            Node &node = m_tree[step.node];
            ++node.visits;
            node.value += leaf.reward[static_cast<std::size_t>(step.seat)];
        }
        if (depth == 0)
            return;
        for (int i = 0; i < m_rootCount; ++i) {
            if (m_rootNodes[static_cast<std::size_t>(i)] != m_path[0].node)
                continue;
            RootStats &stats = m_rootStats[static_cast<std::size_t>(i)];
            stats.win += static_cast<double>(leaf.win[static_cast<std::size_t>(m_path[0].seat)]);
            stats.margin +=
                static_cast<double>(leaf.margin[static_cast<std::size_t>(m_path[0].seat)]);
        }
    }

    static constexpr std::size_t kSlots = 4 * std::bit_floor(std::size_t{kMaxActions});

    Tree m_tree;
    SearchParams m_params;
    typename G::World m_world{};
    ActionBuffer m_actions{};
    ActionBuffer m_rootActions{};
    int m_rootActionCount = 0;
    std::array<std::uint32_t, kMaxActions> m_children{};
    std::array<float, kMaxActions> m_priors{};
    std::array<std::uint16_t, kSlots> m_slots{};
    std::array<Step, kMaxDepth> m_path{};
    std::array<std::uint32_t, kMaxActions> m_rootNodes{};
    std::array<RootStats, kMaxActions> m_rootStats{};
    int m_rootCount = 0;
    std::uint64_t m_simulations = 0;
};

} // namespace takujo
