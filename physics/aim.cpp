#include "physics/aim.h"

#include "physics/random.h"

#include <algorithm>
#include <cmath>

namespace takujo::physics {

namespace {

/// +1 where the pusher's right is the direction in which the offset grows.
double rightSign(Edge edge) { return edge == Edge::South || edge == Edge::East ? 1 : -1; }

struct Range
{
    double low = 0;
    double high = 0;
};

/// Offsets for which both the crossing and the end lie `radius` inside the ends of the edge.
Range offsets(const Constants &k, const Shot &shot)
{
    const double shift = rightSign(shot.edge) * std::tan(shot.angle) * (k.radius + shot.depth);
    return {k.radius + std::max(0.0, -shift), k.side - k.radius - std::max(0.0, shift)};
}

int clampedUnits(int value, double limit, double unit)
{
    // A limit that is a whole number of steps must not lose one to the last bit.
    const int most = static_cast<int>(std::floor(limit * unit + 1e-9));
    return std::clamp(value, -most, most);
}

} // namespace

Shot shotOf(const Aim &aim, int discId)
{
    return {aim.edge, aim.offset / kOffsetUnit, aim.angle / kAngleUnit * kDegree,
            aim.depth / kDepthUnit, discId};
}

Aim legalise(const Constants &k, Aim aim)
{
    aim.angle = clampedUnits(aim.angle, k.maxAngle / kDegree, kAngleUnit);
    aim.depth = clampedUnits(std::max(aim.depth, 0), k.maxDepth, kDepthUnit);
    const Range range = offsets(k, shotOf(aim, 0));
    aim.offset = std::clamp(aim.offset, static_cast<int>(std::ceil(range.low * kOffsetUnit)),
                            static_cast<int>(std::floor(range.high * kOffsetUnit)));
    return aim;
}

Shot legalise(const Constants &k, Shot shot)
{
    shot.angle = std::clamp(shot.angle, -k.maxAngle, k.maxAngle);
    shot.depth = std::clamp(shot.depth, 0.0, k.maxDepth);
    const Range range = offsets(k, shot);
    shot.offset = std::clamp(shot.offset, range.low, range.high);
    return shot;
}

Path pathOf(const Constants &k, const Shot &shot)
{
    const double along = rightSign(shot.edge) * std::tan(shot.angle);
    const double out = 2 * k.radius;
    const double in = k.radius + shot.depth;
    const double from = shot.offset - along * out;
    const double to = shot.offset + along * in;
    switch (shot.edge) {
    case Edge::South: return {from, -out, to, in};
    case Edge::North: return {from, k.side + out, to, k.side - in};
    case Edge::West: return {-out, from, in, to};
    case Edge::East: break;
    }
    return {k.side + out, from, k.side - in, to};
}

Shot shaken(const Constants &k, Shot shot, const Tremor &tremor)
{
    if (tremor.none())
        return legalise(k, shot);
    Random random(tremor.seed);
    shot.offset += tremor.offsetSigma * random.bell();
    shot.angle += tremor.angleSigma * random.bell();
    const Pose rounded = stored({shot.offset, 0, shot.angle});
    shot.offset = rounded.x;
    shot.angle = rounded.angle;
    return legalise(k, shot);
}

} // namespace takujo::physics
