#include "learn/puzzle.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr int kTriesAPlayer = 5; ///< how often a weaker player is asked
constexpr int kSlow = 4;         ///< part of the simulations where each is a push

/// Who may fail: the quick reference policy, for games whose levels play alike, and the levels
/// below the expert; of partners, whose levels are one, their policies without a search.
constexpr std::array kWeaker{"greedy", "beginner", "casual", "skilled"};
constexpr std::array kPartners{"greedy", "loose", "careless", "blueprint"};

/// What all searches found of one move. A search that hardly tried it hardly counts.
struct Tally
{
    Move move;
    std::string answer;
    int chosen = 0;
    double visits = 0;
    double sum = 0;
    std::vector<std::optional<double>> values; ///< by search

    double mean() const { return visits > 0 ? sum / visits : 0; }
};

Tally &tallyOf(std::vector<Tally> &tallies, const Answers &answers, const Move &move, int searches)
{
    std::string answer = answers.of(move);
    const auto it = std::find_if(tallies.begin(), tallies.end(),
                                 [&](const Tally &t) { return t.answer == answer; });
    if (it != tallies.end())
        return *it;
    tallies.push_back(
        {move, std::move(answer), 0, 0, 0, std::vector<std::optional<double>>(toIndex(searches))});
    return tallies.back();
}

/// Over the searches that tried both.
double errorOf(const Tally &best, const Tally &next)
{
    std::vector<double> leads;
    for (std::size_t i = 0; i < best.values.size(); ++i)
        if (best.values[i] && next.values[i])
            leads.push_back(*best.values[i] - *next.values[i]);
    const auto n = static_cast<double>(leads.size());
    if (n < 2)
        return 0;
    double sum = 0;
    double squares = 0;
    for (const double lead : leads) {
        sum += lead;
        squares += lead * lead;
    }
    const double mean = sum / n;
    return std::sqrt(std::max(0.0, squares / n - mean * mean) / (n - 1));
}

/// @param asked searches so far
MeasuredMove judge(const std::vector<Tally> &tallies, int asked)
{
    const auto best =
        std::max_element(tallies.begin(), tallies.end(),
                         [](const Tally &a, const Tally &b) { return a.chosen < b.chosen; });
    MeasuredMove out;
    std::vector<const Tally *> ordered;
    ordered.reserve(tallies.size());
    for (const Tally &tally : tallies)
        ordered.push_back(&tally);
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const Tally *a, const Tally *b) { return a->mean() > b->mean(); });
    for (const Tally *tally : ordered)
        out.tried.push_back(tally->move);
    if (best == tallies.end() || 3 * best->chosen < 2 * asked)
        return out;
    const Tally *next = nullptr;
    for (const Tally &tally : tallies)
        if (&tally != &*best && (!next || tally.mean() > next->mean()))
            next = &tally;
    out.best = best->move;
    if (next) {
        out.margin = best->mean() - next->mean();
        out.error = errorOf(*best, *next);
    }
    return out;
}

bool failsMostly(const char *player, std::uint64_t seed,
                 const std::function<bool(const char *player, std::uint64_t seed)> &fails)
{
    int failed = 0;
    for (int i = 0; i < kTriesAPlayer; ++i)
        failed += fails(player, combine64(seed, static_cast<std::uint64_t>(i))) ? 1 : 0;
    return 2 * failed > kTriesAPlayer;
}

} // namespace

SearchResult askPlayer(const Match &match, const char *player, int simulations, std::uint64_t seed)
{
    Request request;
    request.view = match.view(match.actor());
    request.player = player;
    request.traits = match.traits();
    request.budget.simulations = simulations;
    request.seed = seed;
    return match.game().search(request, {}, nullptr);
}

bool MeasuredMove::isClear() const
{
    return best && margin >= kLeastMargin && margin >= kLeastErrors * error;
}

MeasuredMove measureBest(const Match &match, const PuzzleMeasure &measure, std::uint64_t seed)
{
    constexpr int kEnough = 2; // searches that tell a position that is nowhere near clear
    const Answers answers(match);
    const bool slow = match.game().definition().slowPlayOuts;
    const int simulations = std::max(1, measure.simulations / (slow ? kSlow : 1));
    std::vector<Tally> tallies;
    MeasuredMove now;
    for (int i = 0; i < measure.searches; ++i) {
        const SearchResult found = askPlayer(match, kReferenceLevel, simulations,
                                             combine64(seed, static_cast<std::uint64_t>(i)));
        ++tallyOf(tallies, answers, found.best, measure.searches).chosen;
        for (const Candidate &c : found.candidates) {
            Tally &tally = tallyOf(tallies, answers, c.move, measure.searches);
            tally.visits += c.visits;
            tally.sum += c.visits * c.value;
            if (c.visits > 0)
                tally.values[toIndex(i)] = c.value;
        }
        now = judge(tallies, i + 1);
        if (i + 1 == kEnough && (!now.best || now.margin < kLeastMargin / 2))
            return {};
    }
    return now;
}

bool isContested(const Match &match, std::uint64_t seed)
{
    return !match.game().definition().cooperative ||
           askPlayer(match, "greedy", 0, seed).best != askPlayer(match, "blueprint", 0, seed).best;
}

int difficultyFor(const GameDefinition &definition, std::uint64_t seed,
                  const std::function<bool(const char *player, std::uint64_t seed)> &fails)
{
    const auto &players = definition.cooperative ? kPartners : kWeaker;
    const auto failing = std::count_if(players.begin(), players.end(), [&](const char *player) {
        return failsMostly(player, seed, fails);
    });
    return std::min(3, static_cast<int>(failing));
}

int difficultyOf(const Match &match, const Move &best, std::uint64_t seed)
{
    const Answers answers(match);
    const std::string answer = answers.of(best);
    return difficultyFor(match.game().definition(), seed,
                         [&](const char *player, std::uint64_t own) {
                             return answers.of(askPlayer(match, player, 0, own).best) != answer;
                         });
}

} // namespace takujo
