#pragma once
#include "base/clean_registers.h"
#include "search/tree_search.h"

#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace takujo {

struct RootAction
{
    std::uint32_t key = 0;
    std::uint32_t visits = 0;
    double value = 0; ///< means over the visits
    double win = 0;
    double margin = 0;
};

struct RootResult
{
    std::vector<RootAction> actions; ///< most visits first, then higher value, then lower key
    std::uint64_t simulations = 0;
    std::uint64_t nodes = 0;
    bool cancelled = false;
};

/// Root-parallel search: always kTrees independent trees with a fixed share of the simulations,
/// merged at the end; `threads` only says how many run at once, so a fixed number of simulations
/// gives one result on any machine. Memory is pooled between searches, also those of other threads.
template<SearchGame G>
class RootSearch
{
public:
    static constexpr std::size_t kTrees = 2;

    struct Task
    {
        SearchParams params;
        TreeLimits limits; ///< of the whole search
        int threads = 1;
        std::uint64_t seed = 1;
    };

    static RootResult run(const G &game, const typename G::View &view, const Task &task,
                          std::stop_token stop, std::atomic<std::uint64_t> *progress)
    {
        RootResult result;
        run(game, view, task, stop, progress, result);
        return result;
    }

    /// The same into a result whose memory is used again: no allocation once it has been used.
    static void run(const G &game, const typename G::View &view, const Task &task,
                    std::stop_token stop, std::atomic<std::uint64_t> *progress, RootResult &result)
    {
        std::array<std::unique_ptr<TreeSearch<G>>, kTrees> trees{pool().take(), pool().take()};
        const auto work = [&](std::size_t i) {
            cleanRegisters();
            trees[i]->run(game, view, task.params, share(task, i), mix64(task.seed + i), stop,
                          progress);
        };
        if (task.threads > 1) {
            const std::jthread other([&work] { work(1); });
            work(0);
        } else {
            work(0);
            work(1);
        }
        merge(trees, result);
        result.cancelled = stop.stop_requested();
        for (auto &tree : trees)
            pool().give(std::move(tree));
    }

private:
    /// Searches that rest, with their memory.
    class Pool
    {
    public:
        std::unique_ptr<TreeSearch<G>> take()
        {
            const std::scoped_lock lock(m_mutex);
            if (m_free.empty())
                return std::make_unique<TreeSearch<G>>();
            auto tree = std::move(m_free.back());
            m_free.pop_back();
            return tree;
        }
        void give(std::unique_ptr<TreeSearch<G>> tree)
        {
            const std::scoped_lock lock(m_mutex);
            if (m_free.size() < kKeep)
                m_free.push_back(std::move(tree));
        }

    private:
        static constexpr std::size_t kKeep = 8;
        std::mutex m_mutex;
        std::vector<std::unique_ptr<TreeSearch<G>>> m_free;
    };

    static Pool &pool()
    {
        static Pool instance;
        return instance;
    }

    /// Tree i's part of the limits. On one thread the trees run one after the other: half the time each.
    static TreeLimits share(const Task &task, std::size_t i)
    {
        TreeLimits limits = task.limits;
        limits.simulations =
            std::max<std::uint64_t>(1, (limits.simulations + (i == 0 ? 1 : 0)) / kTrees);
        if (task.threads <= 1)
            limits.time /= kTrees;
        return limits;
    }

    static void merge(const std::array<std::unique_ptr<TreeSearch<G>>, kTrees> &trees,
                      RootResult &result)
    {
        result.actions.clear();
        result.actions.reserve(kMaxActions);
        result.simulations = 0;
        result.nodes = 0;
        for (const auto &tree : trees) {
            result.simulations += tree->simulations();
            result.nodes += tree->tree().size();
            for (int i = 0; i < tree->rootCount(); ++i)
                add(result.actions, tree->rootNode(i), tree->rootStats(i));
        }
        for (RootAction &action : result.actions) {
            const double visits = std::max(1U, action.visits);
            action.value /= visits;
            action.win /= visits;
            action.margin /= visits;
        }
        std::sort(result.actions.begin(), result.actions.end(),
                  [](const RootAction &a, const RootAction &b) {
                      if (a.visits != b.visits)
                          return a.visits > b.visits;
                      return a.value != b.value ? a.value > b.value : a.key < b.key;
                  });
    }

    static void add(std::vector<RootAction> &actions, const Node &node, const RootStats &stats)
    {
        auto it = std::find_if(actions.begin(), actions.end(), [&node](const RootAction &action) {
            return action.key == node.key;
        });
        if (it == actions.end())
            it = actions.insert(actions.end(), RootAction{node.key, 0, 0, 0, 0});
        it->visits += node.visits;
        it->value += static_cast<double>(node.value);
        it->win += stats.win;
        it->margin += stats.margin;
    }
};

} // namespace takujo
