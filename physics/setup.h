#pragma once
#include "physics/types.h"

#include <array>
#include <span>
#include <vector>

namespace takujo::physics {

inline constexpr int kStartCoins = 6;
inline constexpr int kStartSteps = 4096; ///< a turn, and the room between gaps, in start figures

/// The start figure (CH-4): one coin in the centre, five around it, each touching it.
/// @param base direction of the first, in 1/4096 of a turn
/// @param cuts sorted, 0..4096: how the room beyond the narrowest gaps is shared
std::array<Pose, kStartCoins> randomFigure(const Constants &k, int base,
                                           const std::array<int, 4> &cuts);
/// Five of the six places of a tight ring. @param base as above. @param empty 0..5
std::array<Pose, kStartCoins> latticeFigure(const Constants &k, int base, int empty);

/// Places where one more coin lies wholly on the board and touches at least two (CH-10), in the order
/// of the pairs it touches (ascending ids). Complete: a coin that touches two given ones has at most two
/// places. Empty = the board is set up.
std::vector<Pose> setupCandidates(const Board &table);

/// Pairs of coins no further apart than `gap` (CH-16), by index into table.discs.
std::vector<std::pair<int, int>> neighbours(const Board &table, double gap);

} // namespace takujo::physics
