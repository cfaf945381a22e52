#pragma once
#include "rules/params.h"
#include "rules/state.h"

namespace takujo::couperation {

/// The whole tower as it may still become: every place of one window, empty and face-down ones as
/// unknown numbers of 1..50. The same differences as Bounds, over places nobody has reached yet too.
struct TowerDomains
{
    std::array<std::int8_t, kPlaces> lo{};
    std::array<std::int8_t, kPlaces> hi{};
    bool possible = true; ///< some numbers fit everywhere
};

/// @param first leftmost column of the bottom row, within the reach of the tower
/// @param under fronts of face-down cards to take at their true numbers, 0 = any; may be null
TowerDomains outlookOf(const Params &params, const PublicState &p,
                       const std::array<Card, kPlaces> *under, int first);

/// Whether some tower can be finished without replacing a card (CP-A14 asks nobody to notice).
bool finishable(const Params &params, const PublicState &p, const std::array<Card, kPlaces> *under);

} // namespace takujo::couperation
