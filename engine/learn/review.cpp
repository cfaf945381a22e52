#include "learn/review.h"

#include "learn/playout.h"
#include "search/reasons.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

// Each use of deals has a salt of its own: what is shown is not what something was chosen by.
enum class Salt : std::uint64_t { Untried = 1, Choice, Shown, Chance };

constexpr std::size_t kBetter = 2; ///< other moves that are weighed
constexpr std::size_t kLooked = 8; ///< decisions weighed to choose from
constexpr std::size_t kListed = 4; ///< ... and listed
constexpr int kUntriedTrials = 24; ///< where the search did not try the move played
constexpr int kChoiceTrials = 200; ///< pairs to choose by
constexpr int kReasonWorlds = 60;  ///< worlds in which a move's effects are looked at
constexpr int kChanceTrials = 160; ///< play-outs for the chance to win

PlayedOut playedOut(const SeenMatch &match, std::size_t at, Salt salt)
{
    const SeenMatch::Decision &decision = match.decisions()[at];
    const std::uint64_t seed =
        combine64(static_cast<std::uint64_t>(salt), static_cast<std::uint64_t>(decision.ply));
    return {match.game(), match.view(at), decision.seat, match.traits(), seed};
}

/// @param value of a number: one of so many trials
template<typename Value>
Lead meanOf(int trials, const std::stop_token &stop, Value value)
{
    double sum = 0;
    double squares = 0;
    for (int n = 0; n < trials; ++n) {
        const double one = value(n);
        if (stop.stop_requested())
            return {};
        sum += one;
        squares += one * one;
    }
    const double mean = sum / trials;
    return {mean, std::sqrt(std::max(0.0, squares / trials - mean * mean) / (trials - 1)), trials};
}

/// In worth, which tells more with few trials than wins do.
double lossOf(const SeenMatch &match, std::size_t at, const Move &better, Salt salt, int trials,
              const std::stop_token &stop)
{
    const PlayedOut out = playedOut(match, at, salt);
    return meanOf(trials, stop,
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

SeenMatch::SeenMatch(const Match &match)
    : m_game(match.gamePtr()), m_traits(match.traits()), m_seen(match.seats().size())
{
    for (std::size_t seat = 0; seat < m_seen.size(); ++seat)
        for (int ply = 0; ply < match.plyCount(); ++ply)
            m_seen[seat].push_back({match.view(static_cast<SeatId>(seat), ply),
                                    match.moveSeen(static_cast<SeatId>(seat), ply),
                                    match.actorAt(ply)});
    int turn = 1;
    bool first = true;
    for (int ply = 0; ply < match.plyCount(); ++ply) {
        if (ply > 0 && match.turnAt(ply) != match.turnAt(ply - 1)) {
            ++turn;
            first = true;
        }
        if (match.record().plies[toIndex(ply)].automatic)
            continue;
        m_decisions.push_back({ply, match.actorAt(ply), turn, first});
        first = false;
    }
}

const ObservedPly &SeenMatch::seen(std::size_t at) const
{
    const Decision &decision = m_decisions[at];
    return m_seen[toIndex(decision.seat)][toIndex(decision.ply)];
}

// Fixed simulations and seeds: the same match always gives the same numbers.
Request SeenMatch::request(std::size_t at, int simulations) const
{
    const Decision &decision = m_decisions[at];
    const std::vector<ObservedPly> &all = m_seen[toIndex(decision.seat)];
    Request out;
    out.view = all[toIndex(decision.ply)].view;
    out.past.assign(all.begin(), all.begin() + decision.ply);
    out.player = kReferenceLevel;
    out.traits = m_traits;
    out.budget.simulations = simulations;
    out.seed = static_cast<std::uint64_t>(decision.ply) + 1;
    return out;
}

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
        } else if (out.better.size() < kBetter && candidate.visits > 0) {
            out.better.push_back(candidate.move);
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
        if (glance.better.empty())
            ++unlooked;
        else
            losses.push_back({at, glance.judged ? glance.loss
                                                : lossOf(match, at, glance.better.front(),
                                                         Salt::Untried, kUntriedTrials, stop)});
    }
    mostFirst(losses, kLooked);
    std::vector<Loss> chosen;
    for (const Loss &loss : losses) {
        std::vector<Loss> ways;
        for (const Move &better : glances[loss.at].better)
            ways.push_back({loss.at,
                            lossOf(match, loss.at, better, Salt::Choice, kChoiceTrials, stop),
                            better});
        mostFirst(ways, 1);
        if (ways.front().loss > 0)
            chosen.push_back(ways.front());
    }
    mostFirst(chosen, kListed);
    std::vector<CostlyMove> out;
    for (const Loss &loss : chosen)
        out.push_back({loss.at, loss.better, {}});
    return out;
}

void weigh(const SeenMatch &match, CostlyMove &move, const std::stop_token &stop)
{
    const PlayedOut out = playedOut(match, move.at, Salt::Shown);
    move.cost = meanOf(kWeighings, stop, [&](int n) {
        return out.end(move.better, n, stop).win - out.end(match.played(move.at), n, stop).win;
    });
    move.reasons = strongest(effectsOf(match.game(), match.request(move.at, kGlanceSimulations),
                                       move.better, kReasonWorlds, stop));
}

Lead chanceAt(const SeenMatch &match, std::size_t at, const std::stop_token &stop)
{
    const PlayedOut out = playedOut(match, at, Salt::Chance);
    return meanOf(kChanceTrials, stop,
                  [&](int n) { return out.end(match.played(at), n, stop).win; });
}

} // namespace takujo
