#pragma once
#include "physics/types.h"

namespace takujo::physics {

inline constexpr double kOffsetUnit = 16; ///< of an aim, per mm
inline constexpr double kAngleUnit = 16;  ///< per degree
inline constexpr double kDepthUnit = 2;   ///< per mm

/// A shot as people and rules name it: whole steps, so that equal aims are equal everywhere.
struct Aim
{
    Edge edge = Edge::South;
    int offset = 0;
    int angle = 0;
    int depth = 0;
    friend bool operator==(const Aim &, const Aim &) = default;
};

/// Straight line of the pushed coin's centre.
struct Path
{
    double startX = 0;
    double startY = 0;
    double endX = 0;
    double endY = 0;
};

Shot shotOf(const Aim &aim, int discId);
/// The nearest aim whose coin stays inside the width of its edge (CH-20); idempotent.
Aim legalise(const Constants &k, Aim aim);
/// The same for a shot off the grid (after tremor): angle and depth are clamped first, then the offset.
Shot legalise(const Constants &k, Shot shot);
/// From a diameter outside the edge (at right angles, so that no overhanging coin is met before the
/// start) to `radius + depth` inside it. @pre legalised
Path pathOf(const Constants &k, const Shot &shot);
/// Adds the tremor and clamps. Offset and angle are rounded as stored poses are.
Shot shaken(const Constants &k, Shot shot, const Tremor &tremor);

} // namespace takujo::physics
