#include "learn/review.h"

#include "search/reasons.h"

#include <algorithm>

namespace takujo {

namespace {

// Each use of deals has a salt of its own: what is shown is not what something was chosen by.
enum Salt : std::uint64_t { UntriedDeals = 1, ChoiceDeals, ShownDeals, ChanceDeals };

constexpr std::size_t kLooked = 8; ///< decisions weighed to choose from
constexpr int kUntriedTrials = 24; ///< where the search did not try the move played
constexpr int kChoiceTrials = 200; ///< pairs to choose by
constexpr int kReasonWorlds = 60;  ///< worlds in which a move's effects are looked at
constexpr int kChanceTrials = 160; ///< play-outs for the chance to win

PlayedOut played(const SeenMatch &match, std::size_t at, Salt deals)
{
    return match.playedOut(at, deals, weighingPlayer(match.game()));
}

/// In worth, which tells more with few trials than wins do.
double lossOf(const SeenMatch &match, std::size_t at, const Move &better, Salt salt, int trials,
              const std::stop_token &stop)
{
    const PlayedOut out = played(match, at, salt);
    return meanOf(match.trials(trials), stop,
                  [&](int n) {
                      return out.end(better, n, stop).worth -
                             out.end(match.played(at), n, stop).worth;
                  })
        .mean;
}

struct Loss
{
    std::size_t at = 0;
    double loss = 0;
    Move better{};
};

void mostFirst(std::vector<Loss> &losses, std::size_t keep)
{
    std::stable_sort(losses.begin(), losses.end(),
                     [](const Loss &a, const Loss &b) { return a.loss > b.loss; });
    losses.resize(std::min(losses.size(), keep));
}

} // namespace

Glance glanceAt(const SeenMatch &match, std::size_t at, const std::stop_token &stop)
{
    Glance out;
    const SearchResult found =
        match.game().search(match.request(at, kGlanceSimulations), stop, nullptr);
    if (found.cancelled || found.candidates.empty())
        return out;
    const Candidate &best = found.candidates.front();
    out.searched = true;
    out.best = best.margin;
    for (const Candidate &candidate : found.candidates)
        if (candidate.move == match.played(at)) {
            out.judged = candidate.visits > 0;
            out.played = candidate.margin;
            out.loss = best.value - candidate.value;
        } else if (out.better.isNull() && candidate.visits > 0) {
            out.better = candidate.move;
        }
    return out;
}

std::vector<CostlyMove> costliest(const SeenMatch &match, const std::vector<Glance> &glances,
                                  SeatSet seats, int &unlooked, const std::stop_token &stop)
{
    std::vector<Loss> losses;
    unlooked = 0;
    for (std::size_t at = 0; at < glances.size() && !stop.stop_requested(); ++at) {
        if (!contains(seats, match.decisions()[at].seat))
            continue;
        const Glance &glance = glances[at];
        if (glance.better.isNull())
            ++unlooked;
        else
            losses.push_back({at, glance.judged ? glance.loss
                                                : lossOf(match, at, glance.better,
                                                         UntriedDeals, kUntriedTrials, stop)});
    }
    mostFirst(losses, kLooked);
    std::vector<Loss> chosen;
    for (const Loss &loss : losses) {
        const Move &better = glances[loss.at].better;
        const double cost = lossOf(match, loss.at, better, ChoiceDeals, kChoiceTrials, stop);
        if (cost > 0)
            chosen.push_back({loss.at, cost, better});
    }
    mostFirst(chosen, kCostlyMoves);
    std::vector<CostlyMove> out;
    out.reserve(chosen.size());
    for (const Loss &loss : chosen)
        out.push_back({loss.at, loss.better, {}});
    return out;
}

void weigh(const SeenMatch &match, CostlyMove &move, const std::stop_token &stop, int wanted)
{
    const PlayedOut out = played(match, move.at, ShownDeals);
    move.cost = meanOf(match.trials(wanted), stop, [&](int n) {
        return out.end(move.better, n, stop).win - out.end(match.played(move.at), n, stop).win;
    });
    move.reasons = strongest(effectsOf(match.game(), match.request(move.at, kGlanceSimulations),
                                       move.better, kReasonWorlds, stop));
}

Mean chanceAt(const SeenMatch &match, std::size_t at, const std::stop_token &stop)
{
    const PlayedOut out = played(match, at, ChanceDeals);
    return meanOf(match.trials(kChanceTrials), stop,
                  [&](int n) { return out.end(match.played(at), n, stop).win; });
}

} // namespace takujo
