#pragma once
#include "rules/params.h"
#include "rules/state.h"

#include <vector>

namespace takujo::couperation {

/// Integers without an end are cut here: beyond every number and every chain of steps from it.
inline constexpr int kBelowAll = -40;
inline constexpr int kAboveAll = 100;

/// Face-down cards as unknowns. The tower is a system of differences (CP-9, CP-10): whatever lies to
/// the left is smaller by at least one. `lo`..`hi` of a place is exactly the set of integers that can
/// lie there when every other face-down card may be any integer (CP-20): the longest chain of steps
/// from a number on either side. For an occupied place the card itself is left out of account, so it
/// is what could replace it (CP-23) or what a face-down card may be turned up as (CP-21).
struct Bounds
{
    std::array<std::int8_t, kPlaces> lo{};
    std::array<std::int8_t, kPlaces> hi{};

    bool fits(int place, int number) const
    {
        const auto p = toIndex(place);
        return lo[p] <= number && number <= hi[p];
    }
    bool open(int place) const
    {
        const auto p = toIndex(place);
        return lo[p] <= hi[p];
    }
};

/// Number that lies at an occupied place as far as everybody sees; 0 = any integer (face down, or a
/// finish card that need not fit).
int numberAt(const Params &params, const PublicState &p, int place);

/// A card that bounds what may lie at a place, either itself or across face-down cards.
struct Limit
{
    int place;
    int number; ///< of the card
    int bound;  ///< the chain of steps leaves at least this (`below`), or at most
    bool below; ///< the card lies to the left: what lies at the place must be larger

    bool allows(int n) const { return below ? bound <= n : n <= bound; }
};

/// The cards with a number that lie nearest to an occupied place on all chains of steps (CP-9, CP-10):
/// its interval in boundsOf() is what all of them allow, so a card turned up contradicts exactly those
/// that do not allow it (CP-21). O(places).
std::vector<Limit> limitsOf(const Params &params, const PublicState &p, int place);

/// Of every place of the table, exact for the occupied ones and those reached. O(places).
/// @param under fronts of face-down cards to take at their true numbers, 0 = unknown; may be null
Bounds boundsOf(const Params &params, const PublicState &p,
                const std::array<Card, kPlaces> *under = nullptr);

} // namespace takujo::couperation
