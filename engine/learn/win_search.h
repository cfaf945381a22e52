#pragma once
#include "game/game.h"

namespace takujo {

/// What the one who alone still decides can make of the end of a match, all of it looked at.
struct WinWays
{
    std::vector<Move> line;  ///< a shortest way to win alone; empty: there is none
    std::vector<Move> right; ///< first moves after which it can still be won
    int first = 0;           ///< first moves that were looked at (Game::sufficient)
    int positions = 0;

    bool possible() const { return !line.empty(); }
};

/// Looks at everything that the seat that decides can still do, on a deal that fits its view: no estimate.
/// Nothing: somebody else may decide before the end, the moves cannot be told, or there are too many
/// positions. What is found may depend on the deal; waysToWinAsSeen() says whether it does.
/// @param most positions that are looked at
std::optional<WinWays> waysToWin(const Game &game, const ViewBlob &view, std::uint64_t seed,
                                 int most);

/// The same on two deals with chance of their own: nothing where they differ. What holds on both follows
/// from the view: everything is looked at, so whatever is hidden had every occasion to matter.
std::optional<WinWays> waysToWinAsSeen(const Game &game, const ViewBlob &view, int most);

/// Whether the seat won the match, and nobody with it.
bool wonAlone(const Outcome &outcome, SeatId seat);

} // namespace takujo
