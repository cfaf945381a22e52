#include "sixes_agent.h"

#include <algorithm>

namespace takujo::sixes {

std::vector<std::string> Agent::players()
{
    std::vector<std::string> names{"random", "greedy"};
    names.insert(names.end(), levelNames().begin(), levelNames().end());
    return names;
}

SearchResult Agent::search(const Rules &rules, const Request &request, std::stop_token,
                           std::atomic<std::uint64_t> *progress)
{
    const View view = request.view.as<View>();
    Rng rng(request.seed);
    std::array<Move, kKinds> moves;
    SearchResult result;
    const int count = rules.legal(rules.determinize(view, rng), moves).count;
    if (request.player == "random") {
        result.best = moves[rng.below(static_cast<std::uint32_t>(count))];
        return result;
    }
    const int simulations = std::max(1, request.budget.simulations);
    for (int i = 0; i < count; ++i)
        result.candidates.push_back({moves[static_cast<std::size_t>(i)], 0, 0, 0, 0});
    for (int n = 0; n < simulations; ++n) {
        const State world = rules.determinize(view, rng);
        for (Candidate &candidate : result.candidates) {
            const std::uint8_t kind = candidate.move.data[0];
            const int rivals = world.hands[(view.actor + 1U) % kSeats][kind];
            candidate.value +=
                view.rows[view.actor][kind] == 0 ? (kind + 1) / 7.0 / (1 + rivals) : 0.01;
            ++candidate.visits;
        }
        if (progress)
            progress->fetch_add(1);
    }
    std::stable_sort(result.candidates.begin(), result.candidates.end(),
                     [](const Candidate &a, const Candidate &b) { return a.value > b.value; });
    result.best = result.candidates.front().move;
    result.simulations = static_cast<std::uint64_t>(simulations);
    return result;
}

BenchCounts Agent::playouts(const Rules &rules, int games, std::uint64_t seed)
{
    BenchCounts counts;
    Rng rng(seed);
    SearchChance chance(rng);
    std::array<Move, kKinds> moves;
    for (int i = 0; i < games; ++i) {
        State state = rules.start(chance, nullptr);
        while (rules.actor(state) != kNoSeat) {
            const int n = rules.legal(state, moves).count;
            const Move move = moves[rng.below(static_cast<std::uint32_t>(n))];
            rules.apply(state, move, chance, nullptr);
            counts.signature = combine64(counts.signature, move.data[0]);
            ++counts.plies;
            ++counts.turns;
        }
        ++counts.games;
    }
    return counts;
}

BenchCounts Agent::searchBench(const Rules &rules, int positions, int simulations,
                               std::uint64_t seed)
{
    BenchCounts counts;
    for (int i = 0; i < positions; ++i) {
        LiveChance chance(combine64(seed, static_cast<std::uint64_t>(i)));
        Request request;
        request.view = ViewBlob::of(rules.view(rules.start(chance, nullptr), 0));
        request.budget.simulations = simulations;
        const SearchResult found = search(rules, request, {}, nullptr);
        counts.simulations += found.simulations;
        counts.signature = combine64(counts.signature, found.best.data[0]);
    }
    return counts;
}

} // namespace takujo::sixes
