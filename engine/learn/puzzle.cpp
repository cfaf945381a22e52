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
    const Loaded<Move> move = game->parseMove(puzzle.move);
    if (match.finished() || match.plyCount() > 0 || !move || match.check(*move))
        return problem(Text("learn.illegal").raw("move", puzzle.move), "/move");
    return match;
}

Answers::Answers(const Match &match) : m_game(match.game()), m_view(match.view(match.actor()))
{
    const Prompt prompt = match.table(match.actor()).prompt;
    m_paid = prompt.kind == PromptKind::Assign && !prompt.anchors.empty() && prompt.limits.empty();
}

std::string Answers::of(const Move &move) const
{
    const std::string place = m_paid ? m_game.draftOf(m_view, move).anchor : std::string();
    return place.empty() ? m_game.moveText(move) : place;
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
    return Answers(match).same(*best, move) || after(*best) == after(move);
}

bool isGraded(const PuzzleSet &set)
{
    return std::any_of(set.puzzles.begin(), set.puzzles.end(), [&](const Puzzle &puzzle) {
        return puzzle.difficulty != set.puzzles.front().difficulty;
    });
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
