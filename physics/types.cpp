#include "physics/types.h"

#include "physics/random.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace takujo::physics {

namespace {

constexpr double kRankingStep = 1.0 / 165;
constexpr int kRankingIterations = 8;

class Hash
{
public:
    void add(std::uint64_t value) { m_hash = combine64(m_hash, value); }
    void add(double value) { add(std::bit_cast<std::uint64_t>(value)); }
    void add(const Pose &pose)
    {
        add(pose.x);
        add(pose.y);
        add(pose.angle);
    }
    std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 0;
};

double rounded(double value, double unit) { return std::nearbyint(value * unit) / unit; }

} // namespace

Constants ranking(Constants constants)
{
    constants.dt = kRankingStep;
    constants.iterations = kRankingIterations;
    return constants;
}

bool ShotResult::directDrop() const
{
    return std::any_of(falls.begin(), falls.end(),
                       [](const Fall &f) { return f.touchingInserted; });
}

Pose stored(const Pose &pose)
{
    return {rounded(pose.x, kStoredMm), rounded(pose.y, kStoredMm),
            rounded(pose.angle, kStoredRad)};
}

std::uint64_t hashOf(const ShotResult &result)
{
    Hash hash;
    for (const Disc &disc : result.after.discs) {
        hash.add(static_cast<std::uint64_t>(disc.id));
        hash.add(disc.pose);
    }
    hash.add(static_cast<std::uint64_t>(result.after.dieOn.value_or(-1)));
    for (const Fall &fall : result.falls) {
        hash.add(static_cast<std::uint64_t>(fall.id));
        hash.add(fall.pose);
        hash.add(fall.time);
        hash.add(fall.vx);
        hash.add(fall.vy);
        hash.add(static_cast<std::uint64_t>(fall.touchingInserted) * 2 +
                 static_cast<std::uint64_t>(fall.carriedDie));
    }
    hash.add(result.executed.offset);
    hash.add(result.executed.angle);
    hash.add(result.duration);
    hash.add(result.maxOverlap);
    return hash.value();
}

} // namespace takujo::physics
