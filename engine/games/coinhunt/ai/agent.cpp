#include "ai/agent.h"

#include "ai/greedy.h"
#include "search/count_match.h"

#include <algorithm>

namespace takujo::coinhunt {

namespace {

/// How much a level thinks; how much its hand shakes is Params::tremor.
struct CoinLevel
{
    std::string_view name;
    int simulations; ///< pushes a decision
    ShotPlan plan;
    int foresight; ///< pushes tried before the other choices of a turn
};

constexpr std::array kLevels{CoinLevel{"casual", 20, {true}, 0},
                             CoinLevel{"skilled", 40, {true}, 8},
                             CoinLevel{"expert", 400, {true, true}, 16},
                             CoinLevel{"master", 1600, {true, true, true, 0.2}, 48}};
constexpr double kWorthBanking = 0.1;
constexpr double kWorthSecret = 0.25; ///< a secret coin that is kept may bank more, and is safe
constexpr int kFewToBank = 2;

const CoinLevel *levelOf(std::string_view name)
{
    const auto it = std::find_if(kLevels.begin(), kLevels.end(),
                                 [&](const CoinLevel &level) { return level.name == name; });
    return it == kLevels.end() ? nullptr : &*it;
}

Candidate candidateOf(const Move &move, int tries, const Outlook &outlook)
{
    return {move, static_cast<std::uint32_t>(std::max(1, tries)), outlook.win, outlook.win,
            outlook.ahead};
}

/// One decision of a level that thinks.
class Decision
{
public:
    Decision(const Rules &rules, const Request &request, const CoinLevel &level,
             std::stop_token stop, std::atomic<std::uint64_t> *progress)
        : m_rules(rules),
          m_level(level),
          m_view(request.view.template as<View>()),
          m_hand(request.traits[toIndex(m_view.seat)]),
          m_rng(request.seed),
          m_allowance(request.budget, level.simulations, std::move(stop), progress),
          m_threads(request.budget.threads),
          m_weights(weightsOf<Weights>(request.player, request.weights.get(), rules.seats())),
          m_choices(rules, m_view, mix64(request.seed), m_weights),
          m_moves(Rules::kMaxMoves)
    {
        m_moves.resize(toIndex(rules.moves(m_view, m_moves).count));
    }

    SearchResult run()
    {
        const bool shots = std::any_of(m_moves.begin(), m_moves.end(),
                                       [](const Move &move) { return move.kind == kShot; });
        if (m_moves.size() == 1)
            return SearchResult::only(m_moves.front(), 0.5);
        if (!shots || banks())
            choose();
        else
            shoot();
        if (m_result.candidates.empty())
            return cancelledEarly();
        finish();
        return std::move(m_result);
    }

private:
    /// House rule bank_on_own_turn: banking costs nothing, the other moves wait.
    bool banks()
    {
        if (!m_rules.mayBank(m_view) ||
            m_choices.outlook(makeMove(kBank)).ahead <
                Evaluator(m_rules, m_weights).outlook(m_view, m_view.actor).ahead + kWorthBanking)
            return false;
        m_moves = {makeMove(kBank)};
        return true;
    }

    void choose()
    {
        m_choices.foresee(m_level.foresight, m_allowance);
        for (const Move &move : m_moves) {
            if (!m_allowance.cancelled())
                m_result.candidates.push_back(candidateOf(move, 1, m_choices.outlook(move)));
        }
        std::stable_sort(
            m_result.candidates.begin(), m_result.candidates.end(),
            [](const Candidate &a, const Candidate &b) { return a.margin > b.margin; });
        keepSecret();
    }

    /// A coin that would bank next to nothing stays face down (CH-18, CH-A26).
    void keepSecret()
    {
        const auto first = m_result.candidates.begin();
        if (m_view.phase != Phase::Secret || m_result.candidates.size() < 2 ||
            m_view.wallet[toIndex(m_view.active)].size() > kFewToBank ||
            first->move.kind != kUseSecret || first->margin >= first[1].margin + kWorthSecret)
            return;
        std::swap(first[0], first[1]);
    }

    /// The order of the aims stays: the last ones left have been tried most.
    void shoot()
    {
        ShotSearch search(m_rules, m_view, m_hand, m_rng, m_weights);
        m_aims = search.run(m_allowance, m_level.plan, m_threads);
        for (const AimTry &aim : m_aims) {
            if (!m_rules.checkMove(m_view, aim.move))
                m_result.candidates.push_back(candidateOf(aim.move, aim.tries, aim.mean()));
        }
        const auto pass = makeMove(kPass);
        if (m_aims.empty() || std::find(m_moves.begin(), m_moves.end(), pass) == m_moves.end())
            return;
        const Candidate declined = candidateOf(pass, 1, m_choices.outlook(pass));
        const bool best = declined.margin > m_result.candidates.front().margin;
        m_result.candidates.insert(best ? m_result.candidates.begin() : m_result.candidates.end(),
                                   declined);
    }

    /// Somebody may want the move all the same.
    SearchResult cancelledEarly()
    {
        SearchResult result =
            SearchResult::only(Greedy(m_rules).move("beginner", m_view, m_rng), 0.5);
        result.cancelled = true;
        return result;
    }

    void finish()
    {
        m_result.best = m_result.candidates.front().move;
        m_result.simulations = static_cast<std::uint64_t>(m_allowance.used());
        m_result.cancelled = m_allowance.cancelled();
    }

    const Rules &m_rules;
    const CoinLevel &m_level;
    View m_view;
    SeatTrait m_hand;
    Rng m_rng;
    Allowance m_allowance;
    int m_threads;
    Weights m_weights;
    DiscreteDecisions m_choices;
    std::vector<Move> m_moves;
    std::vector<AimTry> m_aims;
    SearchResult m_result;
};

} // namespace

std::vector<std::string> Agent::players()
{
    std::vector<std::string> names{"random", "study", "greedy"};
    names.insert(names.end(), levelNames().begin(), levelNames().end());
    return names;
}

SearchResult Agent::search(const Rules &rules, const Request &request, std::stop_token stop,
                           std::atomic<std::uint64_t> *progress)
{
    if (const CoinLevel *level = levelOf(request.player))
        return Decision(rules, request, *level, std::move(stop), progress).run();
    Rng rng(request.seed);
    if (progress)
        ++*progress;
    return SearchResult::only(
        Greedy(rules).move(request.player, request.view.template as<View>(), rng), 0.5);
}

BenchCounts Agent::playouts(const Rules &rules, int games, std::uint64_t seed)
{
    const Greedy greedy(rules);
    Rng rng(seed);
    BenchCounts counts;
    for (int game = 0; game < std::max(1, games / 100); ++game)
        countMatch(rules, rng, counts, [&](const State &state) {
            return greedy.move("random", rules.view(state, state.actor), rng);
        });
    return counts;
}

std::vector<Rewards> Agent::judge(const Rules &rules, std::span<const StateBlob> states,
                                  const WeightSet &weights)
{
    const Evaluator evaluate(rules, weightsFrom<Weights>(weights.values(rules.seats())));
    std::vector<Rewards> shares;
    for (const StateBlob &blob : states) {
        const State state = blob.as<State>();
        Rewards &share = shares.emplace_back();
        for (SeatId seat = 0; seat < rules.seats(); ++seat)
            share[toIndex(seat)] = static_cast<float>(evaluate.outlook(state, seat).win);
    }
    return shares;
}

/// One decision of "expert" at each of a few positions on the way of random matches.
BenchCounts Agent::searchBench(const Rules &rules, int positions, int simulations,
                               std::uint64_t seed)
{
    const Greedy greedy(rules);
    BenchCounts counts;
    for (int i = 0; i < positions; ++i) {
        Rng rng(combine64(seed, static_cast<std::uint64_t>(i)));
        SearchChance chance(rng);
        State state = rules.start(chance, nullptr);
        for (int ply = 20; (ply > 0 || state.phase != Phase::Insert) && state.phase != Phase::Over;
             --ply)
            rules.apply(state, greedy.move("random", rules.view(state, state.actor), rng), chance,
                        nullptr);
        Request request;
        request.view = ViewBlob::of(rules.view(state, state.actor));
        request.player = "expert";
        request.traits[toIndex(state.actor)] = kMaster;
        request.budget.simulations = std::max(1, simulations / 25);
        request.seed = combine64(seed, static_cast<std::uint64_t>(i));
        const SearchResult found = search(rules, request, {}, nullptr);
        counts.simulations += found.simulations;
        ++counts.plies;
        for (const Candidate &candidate : found.candidates)
            counts.signature = combine64(combine64(counts.signature, candidate.visits),
                                         hashBytes(std::as_bytes(std::span(&candidate.move, 1))));
    }
    return counts;
}

} // namespace takujo::coinhunt
