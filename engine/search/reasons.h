#pragma once
#include "game/game.h"

namespace takujo {

/// As many reasons as a person is told.
inline constexpr std::size_t kReasons = 3;

/// All that a move does in worlds drawn from the view of the seat that decides, with amounts: exact
/// ones the same in every world, averaged ones further from zero than twice their error. A pure
/// function of its arguments; fewer worlds after `stop`.
Reasons effectsOf(const Game &game, const Request &request, const Move &move, int worlds,
                  const std::stop_token &stop);
/// What a seat saw a ply do, in the same words.
Reasons effectsSeen(const Game &game, const ViewBlob &before, const Move &move,
                    const ViewBlob &after);

/// What the counts of a search say of its best move: what the next best one loses, or that it is as
/// good. Nothing where they are too few to tell.
Reasons comparison(const Game &game, const ViewBlob &view, const SearchResult &found);

/// What is told of all that: at most kReasons, one of a kind, the weightiest first, what speaks of
/// other moves last.
Reasons strongest(Reasons all);

/// Why `found.best` is advised to the seat of the request.
Reasons explain(const Game &game, const Request &request, const SearchResult &found,
                const std::stop_token &stop = {});

/// "why.kind.gains" ...: the word on its label.
Text reasonLabel(ReasonKind kind);

} // namespace takujo
