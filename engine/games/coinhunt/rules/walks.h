#pragma once
#include "rules/rules.h"

namespace takujo::coinhunt {

/// The coins one step of the fairy away from each coin of the board: no gap wider than a coin is
/// thick lies between them (CH-16).
using Neighbours = std::array<CoinSet, kCoins>;

Neighbours neighboursOf(const Rules &rules, const PublicState &p);
CoinSet beside(const Neighbours &near, const CoinSet &coins);
/// Coins that the fairy could come to in any number of steps.
CoinSet walkable(const Rules &rules, const PublicState &p);

} // namespace takujo::coinhunt
