#pragma once
#include "physics/aim.h"
#include "physics/random.h"

namespace takujo::physics {

/// Boards and shots for tests and measurements, as games make them; pure in the seed.
/// Set up by CH-4 and CH-10 with random choices.
Board startBoard(const Constants &k, std::uint64_t seed);
/// A legal aim over any edge, uniform in offset, angle and depth.
Aim randomAim(const Constants &k, Random &random);
/// The table for the next push: the result, with the die back on the coin next to the centre.
Board next(const ShotResult &result);
/// A start board after `pushes` random pushes: an opening hardly drops anything, later boards do.
Board playedBoard(const Constants &k, std::uint64_t seed, int pushes);
/// First id no coin of the table has.
int freeId(const Board &table);

} // namespace takujo::physics
