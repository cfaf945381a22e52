#pragma once
#include "game/game.h"
#include "search/count_match.h"
#include "search/levels.h"
#include "search/root_search.h"

namespace takujo {

/// A game's knowledge for the shared brain: the search model and a few policies on a view.
template<class K>
concept AgentModel = SearchGame<K> &&
    requires(const K &knowledge, const typename K::Rules &rules,
             const typename K::Rules::State &state, const typename K::View &view, Rng &rng,
             std::string_view name)
{
    {K(rules)};
    /// "random", "greedy", other references and the levels that do not search.
    requires std::same_as<decltype(K::policies()), std::vector<std::string>>;
    requires std::same_as<decltype(knowledge.policyMove(name, view, rng)), Move>;
    requires std::same_as<decltype(knowledge.params()), SearchParams>;
    /// For matches that are only counted.
    requires std::same_as<decltype(knowledge.randomMove(state, rng)), Move>;
};

/// The AI of a game that is played well by information-set tree search. Stateless: everything it
/// knows comes with the request. Every atomic decision is a search of its own.
template<AgentModel SearchModel>
class IsmctsAgent
{
    using Rules = typename SearchModel::Rules;
    using View = typename SearchModel::View;
    using Search = RootSearch<SearchModel>;
    static constexpr bool kWeighted =
        std::is_constructible_v<SearchModel, const Rules &, std::string_view, const WeightSet *>;

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
        const SearchModel knowledge = modelOf(rules, request.player, request.weights.get());
        const View view = request.view.template as<View>();
        const Level *level = levelOf(request.player);
        if (!level || level->simulations == 0)
            return byPolicy(request.player, knowledge, view, request);
        if (level->searchProbability < 1 &&
            Rng(mix64(request.seed)).uniform() >= level->searchProbability)
            return byPolicy("beginner", knowledge, view, request);
        return think(knowledge, rules, view, request, *level, stop, progress);
    }

    /// Only models that are made with weights.
    static std::vector<Rewards> judge(const Rules &rules, std::span<const StateBlob> states,
                                      const WeightSet &weights) requires kWeighted
    {
        const SearchModel knowledge(rules, kReferenceLevel, &weights);
        std::vector<Rewards> out;
        typename SearchModel::World world{};
        for (const StateBlob &state : states) {
            world.state = state.template as<typename Rules::State>();
            LeafValue leaf;
            knowledge.evaluate(world, leaf);
            out.push_back(leaf.win);
        }
        return out;
    }

    static BenchCounts playouts(const Rules &rules, int games, std::uint64_t seed)
    {
        const SearchModel knowledge(rules);
        Rng rng(seed);
        BenchCounts counts;
        for (int i = 0; i < games; ++i)
            countMatch(rules, rng, counts,
                       [&](const auto &state) { return knowledge.randomMove(state, rng); });
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
        if constexpr (requires { SearchModel::levels(); })
            return findLevel(SearchModel::levels(), name);
        else
            return findLevel(standardLevels(), name);
    }

    /// Some games think differently at some levels, not only longer.
    static SearchModel modelOf(const Rules &rules, const std::string &player,
                               const WeightSet *weights)
    {
        if constexpr (kWeighted)
            return SearchModel(rules, player, weights);
        else
            return SearchModel(rules);
    }

    static SearchResult byPolicy(std::string_view policy, const SearchModel &knowledge,
                                 const View &view, const Request &request)
    {
        Rng rng(request.seed);
        return SearchResult::only(knowledge.policyMove(policy, view, rng));
    }

    static SearchResult think(const SearchModel &knowledge, const Rules &rules, const View &view,
                              const Request &request, const Level &level,
                              const std::stop_token &stop, std::atomic<std::uint64_t> *progress)
    {
        Rng rng(request.seed);
        typename SearchModel::World world;
        knowledge.determinize(view, rng, world);
        ActionBuffer actions;
        if (knowledge.actions(world, actions) == 1)
            return SearchResult::only(knowledge.move(world, actions[0]), 0.5);
        SearchResult result;
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
        result.best = result.candidates.front().move;
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
        task.limits.untilDecided = level.endsWhenDecided;
        task.threads = budget.threads;
        task.seed = combine64(request.seed, hashText(level.name));
        return task;
    }

    /// The search model never leaves the rules; this makes a mistake in it harmless.
    static bool legal(const Rules &rules, const View &view, const Move &move, Rng &rng)
    {
        return !rules.check(rules.determinize(view, rng), move);
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
