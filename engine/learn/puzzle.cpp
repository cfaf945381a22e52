#include "learn/puzzle.h"

#include "game/fields.h"

#include <algorithm>
#include <numeric>

namespace takujo {

Loaded<Match> openPuzzle(const std::shared_ptr<const Game> &game, const RuleSet &rules,
                         const Puzzle &puzzle, std::vector<SeatSetup> seats)
{
    const Loaded<StateBlob> state = game->stateFromJson(puzzle.position);
    if (!state)
        return below("/position", state.error());
    Match match = Match::fromPosition(game, rules, std::move(seats), *state, 1);
    if (match.finished() || match.plyCount() > 0)
        return problem(Text("learn.illegal").raw("move", puzzle.move), "/move");
    return match;
}

bool solves(const Puzzle &puzzle, const Match &match, const Move &move)
{
    const Loaded<Move> best = match.game().parseMove(puzzle.move);
    if (!best)
        return false;
    const auto after = [&match](const Move &played) {
        Match copy = match;
        copy.play(played);
        return copy.stateAt(-1).hash();
    };
    return *best == move || after(*best) == after(move);
}

int puzzleOfDay(const PuzzleSet &set, std::int64_t day)
{
    const auto count = static_cast<std::int64_t>(set.puzzles.size());
    if (count == 0 || day < 0)
        return -1;
    std::vector<int> order(toIndex(count));
    std::iota(order.begin(), order.end(), 0);
    Rng rng(combine64(hashText(set.game), static_cast<std::uint64_t>(day / count)));
    for (std::size_t left = order.size(); left > 1; --left)
        std::swap(order[left - 1], order[rng.below(static_cast<std::uint32_t>(left))]);
    return order[toIndex(day % count)];
}

} // namespace takujo
