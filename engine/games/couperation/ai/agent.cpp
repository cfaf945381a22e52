#include "ai/agent.h"

#include "ai/partner_search.h"
#include "search/count_match.h"

namespace takujo::couperation {

namespace {

constexpr int kRollouts = 400; ///< of a level: difficulty is the variant, not the partner
constexpr int kMasterRollouts = 1600;
constexpr std::size_t kMasterWorlds = 512;
/// The player of studies thinks where a match is decided and thinking is cheap: near its end.
constexpr int kStudyRollouts = 64;
constexpr int kStudyPlaces = 7;    ///< still to be filled
constexpr double kCareless = 0.15; ///< random actions of the "careless" player
constexpr float kLooseNoise = 0.6F;

/// Everything the players share for one rule set; made once for a decision.
struct Mind
{
    explicit Mind(const Rules &rules) : blueprint(rules), search(rules, blueprint) {}
    Blueprint blueprint;
    PartnerSearch search;
};

Move randomMove(const Rules &rules, const View &view, Rng &rng)
{
    std::vector<Move> moves(Rules::kMaxMoves);
    const CardSet own = rules.ownCards(view, view.hand[toIndex(view.seat)]);
    const LegalCount legal = rules.legal(view, own, moves);
    return moves[rng.below(static_cast<std::uint32_t>(legal.count))];
}

Move looseMove(const Rules &rules, const View &view, Rng &rng)
{
    Weights weights;
    weights.noise = kLooseNoise;
    return Blueprint(rules, weights).move(InformationSet::of(view, view.seat), &rng);
}

/// Which cards to let go is the blueprint's business: a search there changes next to nothing.
bool searches(const View &view) { return view.phase == Phase::Act || view.phase == Phase::Draw; }

bool studySearches(const Rules &rules, const View &view)
{
    return searches(view) && rules.geometry().towerSize() - view.filled <= kStudyPlaces;
}

} // namespace

std::vector<std::string> Agent::players()
{
    std::vector<std::string> names{"random", "greedy", "blueprint", "study", "careless", "loose"};
    names.insert(names.end(), levelNames().begin(), levelNames().end());
    return names;
}

SearchResult Agent::search(const Rules &rules, const Request &request, std::stop_token stop,
                           std::atomic<std::uint64_t> *progress)
{
    const View view = request.view.template as<View>();
    Rng rng(request.seed);
    if (request.player == "random")
        return SearchResult::only(randomMove(rules, view, rng));
    if (request.player == "loose")
        return SearchResult::only(looseMove(rules, view, rng));
    const InformationSet sight = InformationSet::of(view, view.seat);
    if (request.player == "greedy")
        return SearchResult::only(Blueprint(rules, Weights::referencePolicy()).move(sight));
    const Mind mind(rules);
    if (request.player == "careless" && rng.uniform() < kCareless)
        return SearchResult::only(randomMove(rules, view, rng));
    const bool study = request.player == "study";
    if (request.player == "blueprint" || request.player == "careless" || !searches(view) ||
        (study && !studySearches(rules, view)))
        return SearchResult::only(mind.blueprint.move(sight));
    const Budget &budget = request.budget;
    PartnerSearch::Limits limits;
    const bool untimed = budget.simulations > 0 || budget.time.count() == 0 || !budget.cpuTime;
    const bool master = request.player == "master";
    const int rollouts = master ? kMasterRollouts : study ? kStudyRollouts : kRollouts;
    limits.rollouts = budget.simulations > 0 ? budget.simulations : untimed ? rollouts : 1'000'000;
    if (master)
        limits.worlds = kMasterWorlds;
    else if (study)
        limits.worlds = kStudyRollouts / 2; // two moves at least are tried in each
    limits.time = budget.time;
    limits.cpuTime = budget.cpuTime;
    return mind.search.run(view, request.past, request.traits, limits, request.seed, stop,
                           progress);
}

BenchCounts Agent::playouts(const Rules &rules, int games, std::uint64_t seed)
{
    const Mind mind(rules);
    Rng rng(seed);
    BenchCounts counts;
    for (int game = 0; game < games; ++game)
        countMatch(rules, rng, counts, [&](const State &state) {
            return mind.blueprint.move(InformationSet::of(state, state.actor));
        });
    return counts;
}

/// Positions on the way of matches between blueprint players; one thread.
BenchCounts Agent::searchBench(const Rules &rules, int positions, int simulations,
                               std::uint64_t seed)
{
    const Mind mind(rules);
    BenchCounts counts;
    for (int i = 0; i < positions; ++i) {
        Rng rng(combine64(seed, static_cast<std::uint64_t>(i)));
        SearchChance chance(rng);
        State state = rules.start(chance, nullptr);
        for (int ply = 3 + 9 * (i % 6); ply > 0 || !searches(rules.view(state, state.actor));
             --ply) {
            State next = state;
            rules.apply(next, mind.blueprint.move(InformationSet::of(next, next.actor)), chance);
            if (next.phase == Phase::Over)
                break;
            state = next;
        }
        PartnerSearch::Limits limits;
        limits.rollouts = simulations;
        const SearchResult found = mind.search.run(rules.view(state, state.actor), {}, {}, limits,
                                                   rng.next(), {}, nullptr);
        counts.simulations += found.simulations;
        ++counts.plies;
        for (const Candidate &c : found.candidates)
            counts.signature =
                combine64(counts.signature,
                          combine64(hashBytes(std::as_bytes(std::span(&c.move, 1))), c.visits));
    }
    return counts;
}

} // namespace takujo::couperation
