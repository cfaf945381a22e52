// Moves that no search tried: games with hundreds of them search a choice only.
#include "learn/puzzle.h"

#include <algorithm>
#include <bit>
#include <climits>
#include <cmath>

namespace takujo {

namespace {

constexpr int kWorlds = 128;     ///< deals a move is played out on at most
constexpr int kLeastWorlds = 12; ///< fewer tell nothing
constexpr int kHopeless = 32;    ///< the best move that is not ahead after so many is not clear
constexpr double kErrors = 3;    ///< standard errors a move must be behind
constexpr double kClearLead = 5; ///< points

/// Plays matches to their end by the quick policy, each seat on what it may know.
class PlayedOut
{
public:
    PlayedOut(const Match &match, std::uint64_t seed)
        : m_match(match), m_game(match.game()), m_view(match.view(match.actor())), m_seed(seed)
    {}

    /// What the seat that decides gets of it, 0..1. The same number means the same deal and chance.
    double value(const Move &move, int number) const
    {
        Rng rng(combine64(m_seed, static_cast<std::uint64_t>(number)));
        StateBlob world = m_game.determinize(m_view, rng);
        SearchChance chance(rng, m_match.traits());
        m_game.apply(world, move, chance, nullptr);
        Request request;
        request.player = m_game.definition().cooperative ? "blueprint" : "greedy";
        request.traits = m_match.traits();
        for (SeatId actor = m_game.actor(world); actor != kNoSeat; actor = m_game.actor(world)) {
            request.view = m_game.view(world, actor);
            request.seed = rng.next();
            m_game.apply(world, m_game.search(request, {}, nullptr).best, chance, nullptr);
        }
        return worth(m_game.outcome(world));
    }

private:
    /// The win; between rivals that is half of it, the lead in points the rest.
    double worth(const Outcome &end) const
    {
        const SeatId seat = m_match.actor();
        const double won = contains(end.winners, seat) ? 1 : 0;
        if (m_game.definition().cooperative)
            return won;
        int rival = INT_MIN;
        for (int other = 0; other < m_game.seats(); ++other)
            rival = other == seat ? rival : std::max(rival, end.score[toIndex(other)]);
        const double lead = end.score[toIndex(seat)] - rival;
        const double share = won > 0 ? won / std::popcount(end.winners) : 0;
        return (share + 1 / (1 + std::exp(-lead / kClearLead))) / 2;
    }

    const Match &m_match;
    const Game &m_game;
    ViewBlob m_view;
    std::uint64_t m_seed;
};

/// Paired over the deals both were played out on; ends as soon as the answer is known.
bool fallsBehind(const PlayedOut &played, const Move &move, const Move &best,
                 std::vector<double> &bestValues)
{
    double sum = 0;
    double squares = 0;
    for (int n = 0; n < kWorlds; ++n) {
        if (toIndex(n) == bestValues.size())
            bestValues.push_back(played.value(best, n));
        const double lead = bestValues[toIndex(n)] - played.value(move, n);
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
    const PlayedOut played(match, seed);
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
