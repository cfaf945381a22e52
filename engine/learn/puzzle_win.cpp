// Last turns that can be won: found, checked, and what is left of one while it is solved.
#include "game/fields.h"
#include "learn/puzzle.h"

#include <algorithm>
#include <limits>

namespace takujo {

namespace {

constexpr int kMostPositions = 5'000; ///< more would be felt while somebody waits for an answer
constexpr int kFewOf = 4;             ///< at most this part of the first moves keeps the win
constexpr int kEverything = std::numeric_limits<int>::max();

bool areFew(const WinWays &ways)
{
    return kFewOf * static_cast<int>(ways.right.size()) <= ways.first;
}

/// The position in which the last turn of a finished match began.
Match lastTurnOf(const Match &match)
{
    int ply = match.plyCount();
    const SeatId last = match.actorAt(ply - 1);
    const int turn = match.turnAt(ply - 1);
    while (ply > 0 && match.actorAt(ply - 1) == last && match.turnAt(ply - 1) == turn)
        --ply;
    return Match::fromPosition(match.gamePtr(), match.record().rules, match.seats(),
                               match.stateAt(ply), 1);
}

bool winsWith(Match match, const char *player, std::uint64_t seed)
{
    const SeatId solver = match.actor();
    while (!match.finished()) {
        const auto ply = static_cast<std::uint64_t>(match.plyCount());
        match.play(askPlayer(match, player, 0, combine64(seed, ply)).best);
    }
    return wonAlone(match.outcome(), solver);
}

/// How hard the win is to find; 0: nobody needs to be shown.
int difficultyOfWin(const Match &match, std::uint64_t seed)
{
    return difficultyFor(
        match.game().definition(), seed,
        [&](const char *player, std::uint64_t own) { return !winsWith(match, player, own); });
}

} // namespace

std::vector<Move> wayToWin(const Match &match)
{
    const std::optional<WinWays> ways =
        waysToWin(match.game(), match.view(match.actor()), 1, kEverything);
    return ways ? ways->line : std::vector<Move>();
}

bool winIsLeft(const Match &match, SeatId solver)
{
    return match.finished() ? wonAlone(match.outcome(), solver)
                            : match.actor() == solver && !wayToWin(match).empty();
}

std::optional<Puzzle> winPuzzleOf(const Match &match, std::uint64_t seed)
{
    if (wonAlone(match.outcome(), match.actorAt(match.plyCount() - 1)))
        return std::nullopt;
    const Match start = lastTurnOf(match);
    if (start.finished() || start.plyCount() > 0)
        return std::nullopt;
    const Game &game = start.game();
    const auto ways = waysToWinAsSeen(game, start.view(start.actor()), kMostPositions);
    if (!ways || !ways->possible() || !areFew(*ways))
        return std::nullopt;
    Puzzle puzzle;
    puzzle.kind = PuzzleKind::Win;
    puzzle.id = toHex(start.stateAt(-1).hash());
    puzzle.seats = game.seats();
    puzzle.position = game.stateToJson(start.stateAt(-1));
    puzzle.move = game.moveText(ways->line.front());
    puzzle.difficulty = difficultyOfWin(start, seed);
    if (puzzle.difficulty == 0)
        return std::nullopt;
    return puzzle;
}

Problems checkWinPuzzle(const Puzzle &puzzle, const Match &match)
{
    const Game &game = match.game();
    const auto ways = waysToWinAsSeen(game, match.view(match.actor()), kMostPositions);
    const Move move = *game.parseMove(puzzle.move);
    if (!ways || !ways->possible())
        return problem("learn.noWin", "/position");
    if (std::find(ways->right.begin(), ways->right.end(), move) == ways->right.end())
        return problem(Text("learn.losesWin").raw("move", puzzle.move), "/move");
    if (!areFew(*ways))
        return problem("learn.manyWin", "/position");
    if (difficultyOfWin(match, hashText(puzzle.id)) == 0)
        return problem("learn.allWin", "/difficulty");
    return {};
}

} // namespace takujo
