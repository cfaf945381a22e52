// Moves that no search tried: games with hundreds of them search a choice only.
#include "learn/playout.h"
#include "learn/puzzle.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr int kWorlds = 128;     ///< deals a move is played out on at most
constexpr int kLeastWorlds = 12; ///< fewer tell nothing
constexpr int kHopeless = 32;    ///< the best move that is not ahead after so many is not clear
constexpr double kErrors = 3;    ///< standard errors a move must be behind

/// Paired over the deals both were played out on; ends as soon as the answer is known.
bool fallsBehind(const PlayedOut &played, const Move &move, const Move &best,
                 std::vector<double> &bestValues)
{
    double sum = 0;
    double squares = 0;
    for (int n = 0; n < kWorlds; ++n) {
        if (toIndex(n) == bestValues.size())
            bestValues.push_back(played.end(best, n).worth);
        const double lead = bestValues[toIndex(n)] - played.end(move, n).worth;
        sum += lead;
        squares += lead * lead;
        const double count = n + 1;
        const double mean = sum / count;
        const double variance = std::max(0.0, squares / count - mean * mean) / count;
        if (count >= kLeastWorlds && mean > 0 && mean * mean > kErrors * kErrors * variance)
            return true;
        if (count >= kHopeless && mean <= 0)
            return false;
    }
    return false;
}

/// Whether the best place can still be paid for after another one in the same turn: searches look at
/// the places of a turn in one order only, so which of them comes first says nothing.
bool dependsOnOrder(const Match &match, const Answers &answers, const Move &best,
                    const std::vector<Move> &moves)
{
    const Game &game = match.game();
    Rng rng(1);
    SearchChance chance(rng, match.traits());
    return std::any_of(moves.begin(), moves.end(), [&](const Move &move) {
        if (answers.same(move, best) || !answers.isPlace(move))
            return false;
        StateBlob after = match.stateAt(-1);
        game.apply(after, move, chance, nullptr);
        if (game.actor(after) != match.actor())
            return false;
        const std::vector<Move> next = game.legal(after).moves;
        return std::any_of(next.begin(), next.end(),
                           [&](const Move &later) { return answers.same(later, best); });
    });
}

} // namespace

bool hasRival(const Match &match, const Move &best, std::span<const Move> tried, std::uint64_t seed)
{
    const PlayedOut played(match.game(), match.view(match.actor()), match.actor(), match.traits(),
                           seed);
    const Answers answers(match);
    std::vector<double> bestValues;
    const std::vector<Move> moves = match.legal().moves;
    if (answers.isPlace(best) && dependsOnOrder(match, answers, best, moves))
        return true;
    return std::any_of(moves.begin(), moves.end(), [&](const Move &move) {
        return std::none_of(tried.begin(), tried.end(),
                            [&](const Move &other) { return answers.same(move, other); }) &&
               !fallsBehind(played, move, best, bestValues);
    });
}

} // namespace takujo
