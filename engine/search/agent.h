#pragma once
#include "game/game.h"
#include "search/levels.h"
#include "search/root_search.h"

#include <cmath>
#include <optional>

namespace takujo {

/// A game's knowledge for the shared brain: the search model and a few policies on a view.
template<class K>
concept AgentModel = SearchGame<K> &&
    requires(const K &knowledge, const typename K::Rules &rules, const typename K::View &view,
             Rng &rng, std::string_view name, std::span<const Candidate> candidates,
             BenchCounts &counts)
{
    {K(rules)};
    /// "random", "greedy", other references and the levels that do not search.
    {
        K::policies()
        } -> std::same_as<std::vector<std::string>>;
    {
        knowledge.policyMove(name, view, rng)
        } -> std::same_as<Move>;
    {
        knowledge.params()
        } -> std::same_as<SearchParams>;
    /// Claims about candidates[0], true of this data (Text ids of the game).
    {
        knowledge.claims(view, candidates)
        } -> std::same_as<std::vector<Text>>;
    /// One random match in the search model; adds to the counts.
    {knowledge.playout(rng, counts)};
};

/// The AI of a game that is played well by information-set tree search. Stateless: everything it
/// knows comes with the request. Every atomic decision is a search of its own.
template<AgentModel SearchModel>
class IsmctsAgent
{
    using Rules = typename SearchModel::Rules;
    using View = typename SearchModel::View;
    using Search = RootSearch<SearchModel>;

public:
    static std::vector<std::string> players()
    {
        std::vector<std::string> names = SearchModel::policies();
        for (const std::string &level : levelNames()) {
            if (std::find(names.begin(), names.end(), level) == names.end())
                names.push_back(level);
        }
        return names;
    }

    static SearchResult search(const Rules &rules, const Request &request, std::stop_token stop,
                               std::atomic<std::uint64_t> *progress)
    {
        const SearchModel knowledge(rules);
        const View view = request.view.template as<View>();
        const Level *level = levelOf(request.player);
        if (!level || level->simulations == 0)
            return byPolicy(request.player, knowledge, view, request);
        if (level->searchProbability < 1 &&
            Rng(mix64(request.seed)).uniform() >= level->searchProbability)
            return byPolicy("beginner", knowledge, view, request);
        return think(knowledge, rules, view, request, *level, stop, progress);
    }

    static BenchCounts playouts(const Rules &rules, int games, std::uint64_t seed)
    {
        const SearchModel knowledge(rules);
        Rng rng(seed);
        BenchCounts counts;
        for (int i = 0; i < games; ++i)
            knowledge.playout(rng, counts);
        counts.games = static_cast<std::uint64_t>(games);
        return counts;
    }

    /// Positions on the way of matches between "greedy" players; one thread.
    static BenchCounts searchBench(const Rules &rules, int positions, int simulations,
                                   std::uint64_t seed)
    {
        const SearchModel knowledge(rules);
        BenchCounts counts;
        static thread_local RootResult result;
        for (int i = 0; i < positions; ++i) {
            const View view = benchPosition(rules, knowledge, i, seed);
            typename Search::Task task;
            task.params = knowledge.params();
            task.limits.simulations = static_cast<std::uint64_t>(simulations);
            task.seed = combine64(seed, static_cast<std::uint64_t>(i));
            Search::run(knowledge, view, task, {}, nullptr, result);
            counts.simulations += result.simulations;
            counts.plies += 1;
            counts.signature = combine64(counts.signature, result.nodes);
            for (const RootAction &action : result.actions)
                counts.signature =
                    combine64(counts.signature, combine64(action.key, action.visits));
        }
        return counts;
    }

private:
    static const Level *levelOf(std::string_view name)
    {
        if constexpr (requires { SearchModel::level(name); })
            return SearchModel::level(name);
        else
            return findLevel(name);
    }

    static SearchResult byPolicy(std::string_view policy, const SearchModel &knowledge,
                                 const View &view, const Request &request)
    {
        Rng rng(request.seed);
        SearchResult result;
        result.best = knowledge.policyMove(policy, view, rng);
        result.candidates.push_back({result.best, 1, 0, 0, 0});
        return result;
    }

    static SearchResult think(const SearchModel &knowledge, const Rules &rules, const View &view,
                              const Request &request, const Level &level,
                              const std::stop_token &stop, std::atomic<std::uint64_t> *progress)
    {
        Rng rng(request.seed);
        typename SearchModel::World world;
        knowledge.determinize(view, rng, world);
        ActionBuffer actions;
        SearchResult result;
        if (knowledge.actions(world, actions) == 1) {
            result.best = knowledge.move(world, actions[0]);
            result.candidates.push_back({result.best, 1, 0.5, 0, 0});
            return result;
        }
        const RootResult root =
            Search::run(knowledge, view, taskFor(knowledge, request, level), stop, progress);
        result.simulations = root.simulations;
        result.nodes = root.nodes;
        result.cancelled = root.cancelled;
        for (const RootAction &action : root.actions) {
            const Move move = knowledge.move(world, Action{action.key, 0});
            if (legal(rules, view, move, rng))
                result.candidates.push_back(
                    {move, action.visits, action.value, action.win, action.margin});
        }
        if (result.candidates.empty())
            return byPolicy(level.name, knowledge, view, request);
        promote(result.candidates, pick(result.candidates, level, rng));
        result.best = result.candidates.front().move;
        result.claims = knowledge.claims(view, result.candidates);
        return result;
    }

    static typename Search::Task taskFor(const SearchModel &knowledge, const Request &request,
                                         const Level &level)
    {
        const Budget &budget = request.budget;
        typename Search::Task task;
        task.params = knowledge.params();
        task.limits.time = budget.time;
        task.limits.cpuTime = budget.cpuTime;
        const int simulations = budget.simulations > 0 ? budget.simulations : level.simulations;
        task.limits.simulations = static_cast<std::uint64_t>(simulations);
        task.threads = budget.threads;
        task.seed = combine64(request.seed, hashText(level.name));
        return task;
    }

    /// The search model never leaves the rules; this makes a mistake in it harmless.
    static bool legal(const Rules &rules, const View &view, const Move &move, Rng &rng)
    {
        return !rules.check(rules.determinize(view, rng), move);
    }

    /// Index of the move to play: the first, or with a temperature one that is nearly as good.
    static std::size_t pick(const std::vector<Candidate> &candidates, const Level &level, Rng &rng)
    {
        if (level.temperature <= 0)
            return 0;
        std::vector<double> weights;
        double sum = 0;
        for (const Candidate &candidate : candidates) {
            const bool near = candidate.value >= candidates.front().value - level.valueMargin;
            const double share = candidate.visits / static_cast<double>(candidates.front().visits);
            weights.push_back(near ? std::pow(share, 1 / level.temperature) : 0);
            sum += weights.back();
        }
        double ticket = rng.uniform() * sum;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            ticket -= weights[i];
            if (ticket < 0)
                return i;
        }
        return 0;
    }

    static void promote(std::vector<Candidate> &candidates, std::size_t index)
    {
        const auto first = candidates.begin();
        std::rotate(first, first + static_cast<std::ptrdiff_t>(index),
                    first + static_cast<std::ptrdiff_t>(index) + 1);
    }

    static View benchPosition(const Rules &rules, const SearchModel &knowledge, int index,
                              std::uint64_t seed)
    {
        Rng rng(combine64(seed, static_cast<std::uint64_t>(index)));
        SearchChance chance(rng);
        auto state = rules.start(chance, nullptr);
        for (int ply = 4 + 7 * (index % 8); ply > 0; --ply) {
            auto next = state;
            rules.apply(next,
                        knowledge.policyMove("greedy", rules.view(state, rules.actor(state)), rng),
                        chance, nullptr);
            if (rules.actor(next) == kNoSeat)
                break;
            state = next;
        }
        return rules.view(state, rules.actor(state));
    }
};

} // namespace takujo
