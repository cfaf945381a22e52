// Every other answer, played out: what a search says of them is checked by something independent of it.
#include "learn/puzzle.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr int kLeastWorlds = 12;    ///< fewer tell nothing
constexpr int kWorlds = 192;        ///< deals the nearest moves are played out on
constexpr int kSlowWorlds = 48;     ///< where play-outs are slow
constexpr int kHopeless = 48;       ///< deals after which one that is not ahead is given up
constexpr std::size_t kNearest = 3; ///< so many go all the way, however far behind
constexpr double kDropErrors = 3;   ///< others are given up when they are so many errors behind

/// One move of another answer, against the best one on the same deals.
struct Other
{
    Move move;
    std::vector<double> leads{};
    Mean lead{};

    bool isFar() const { return lead.mean > kDropErrors * lead.error; }
    double surely() const { return lead.mean - 2 * lead.error; }
};

/// Each round doubles the deals; moves clearly behind are left out, but never the nearest ones.
Mean nearestOf(const PlayedOut &played, const Move &best, std::vector<Other> moves, int most)
{
    std::vector<double> bestValues;
    for (int deals = kLeastWorlds;; deals *= 2) {
        for (int n = static_cast<int>(bestValues.size()); n < deals; ++n)
            bestValues.push_back(played.end(best, n).worth);
        for (Other &one : moves) {
            for (int n = static_cast<int>(one.leads.size()); n < deals; ++n)
                one.leads.push_back(bestValues[toIndex(n)] - played.end(one.move, n).worth);
            one.lead = meanOf(deals, {}, [&](int n) { return one.leads[toIndex(n)]; });
        }
        std::sort(moves.begin(), moves.end(),
                  [](const Other &a, const Other &b) { return a.surely() < b.surely(); });
        const Mean &nearest = moves.front().lead;
        if (2 * deals > most || (deals >= kHopeless && nearest.mean <= 0) ||
            nearest.mean < -kDropErrors * nearest.error)
            return nearest;
        const auto rest =
            moves.begin() + static_cast<std::ptrdiff_t>(std::min(kNearest, moves.size()));
        moves.erase(std::remove_if(rest, moves.end(), [](const Other &o) { return o.isFar(); }),
                    moves.end());
    }
}

/// One move for each answer but the best one; those that searches chose come first.
std::vector<Other> othersOf(const Match &match, const Move &best, std::span<const Move> tried)
{
    const Answers answers(match);
    std::vector<Move> moves(tried.begin(), tried.end());
    for (const Move &move : match.legal().moves)
        moves.push_back(move);
    std::vector<Other> others;
    for (const Move &move : moves) {
        if (!answers.same(move, best) &&
            std::none_of(others.begin(), others.end(),
                         [&](const Other &o) { return answers.same(o.move, move); }))
            others.push_back({move});
    }
    return others;
}

/// Partners keep to what is agreed; between rivals a player that searches answers every move.
std::string witnessOf(const GameDefinition &definition)
{
    if (definition.cooperative)
        return "blueprint";
    return definition.slowPlayOuts ? "greedy" : "skilled";
}

} // namespace

std::optional<Mean> leadOverOthers(const Match &match, const Move &best,
                                   std::span<const Move> tried, std::uint64_t seed)
{
    std::vector<Other> others = othersOf(match, best, tried);
    if (others.empty())
        return std::nullopt;
    const GameDefinition &definition = match.game().definition();
    const PlayedOut played(match.game(), match.view(match.actor()), match.actor(), match.traits(),
                           combine64(seed, hashText("others")), witnessOf(definition));
    return nearestOf(played, best, std::move(others),
                     definition.slowPlayOuts ? kSlowWorlds : kWorlds);
}

} // namespace takujo
