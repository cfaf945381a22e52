#include "brain.h"

#include "greedy.h"

namespace takujo::coinhunt {

namespace {

SearchResult only(const Move &move)
{
    SearchResult result;
    result.best = move;
    result.candidates.push_back({move, 1, 0, 0, 0});
    return result;
}

std::uint64_t hashOf(const State &state) { return hashBytes(std::as_bytes(std::span(&state, 1))); }

} // namespace

std::vector<std::string> Brain::players()
{
    std::vector<std::string> names{"random", "study", "greedy"};
    names.insert(names.end(), levelNames().begin(), levelNames().end());
    return names;
}

SearchResult Brain::search(const Core &core, const Request &request, std::stop_token,
                           std::atomic<std::uint64_t> *progress)
{
    Rng rng(request.seed);
    const Greedy greedy(core);
    const bool asked =
        request.player == "random" || request.player == "study" || request.player == "beginner";
    if (progress)
        ++*progress;
    return only(
        greedy.move(asked ? request.player : "greedy", request.view.template as<View>(), rng));
}

BenchCounts Brain::playouts(const Core &core, int games, std::uint64_t seed)
{
    const Greedy greedy(core);
    Rng rng(seed);
    SearchChance chance(rng);
    BenchCounts counts;
    for (int game = 0; game < games; ++game) {
        State state = core.start(chance, nullptr);
        while (state.phase != Phase::Over) {
            core.apply(state, greedy.move("random", core.view(state, state.actor), rng), chance,
                       nullptr);
            ++counts.plies;
        }
        counts.turns += state.turn;
        counts.signature = combine64(counts.signature, hashOf(state));
    }
    counts.games = static_cast<std::uint64_t>(games);
    return counts;
}

/// One decision of "greedy" at each of a few positions on the way of its matches.
BenchCounts Brain::searchBench(const Core &core, int positions, int, std::uint64_t seed)
{
    const Greedy greedy(core);
    BenchCounts counts;
    for (int i = 0; i < positions; ++i) {
        Rng rng(combine64(seed, static_cast<std::uint64_t>(i)));
        SearchChance chance(rng);
        State state = core.start(chance, nullptr);
        for (int ply = 20 + 7 * (i % 8); ply > 0; --ply) {
            State next = state;
            core.apply(next, greedy.move("random", core.view(state, state.actor), rng), chance,
                       nullptr);
            if (next.phase == Phase::Over)
                break;
            state = next;
        }
        const Move move = greedy.move("greedy", core.view(state, state.actor), rng);
        ++counts.plies;
        ++counts.simulations;
        counts.signature =
            combine64(counts.signature, hashBytes(std::as_bytes(std::span(&move, 1))));
    }
    return counts;
}

} // namespace takujo::coinhunt
