#pragma once
#include "ai/blueprint.h"
#include "game/game.h"

namespace takujo::couperation {

/// What a hint says of the best move: public facts and this seat's own cards, never what other hands
/// may hold (CP-12). Each is true of the data of the search.
std::vector<Text> claimsFor(const Rules &rules, const Blueprint &blueprint, const View &view,
                            const SearchResult &result);

} // namespace takujo::couperation
