#include "trial.h"

#include "physics/setup.h"
#include "physics/stepper.h"

#include <algorithm>
#include <cmath>

namespace takujo::physics {

namespace {

int idNextToCentre(const Board &table)
{
    const double c = table.k.side / 2;
    const auto distance = [c](const Disc &d) { return std::hypot(d.pose.x - c, d.pose.y - c); };
    return std::min_element(table.discs.begin(), table.discs.end(),
                            [&](const Disc &a, const Disc &b) { return distance(a) < distance(b); })
        ->id;
}

int units(double value, double unit) { return static_cast<int>(std::floor(value * unit)); }

} // namespace

int freeId(const Board &table) { return table.discs.empty() ? 0 : table.discs.back().id + 1; }

Board startBoard(const Constants &k, std::uint64_t seed)
{
    Random random(seed);
    std::array<int, 4> cuts{};
    for (int &cut : cuts)
        cut = static_cast<int>(random.below(kStartSteps + 1));
    std::sort(cuts.begin(), cuts.end());
    Board table{k, {}, 0};
    for (const Pose &pose : randomFigure(k, static_cast<int>(random.below(kStartSteps)), cuts))
        table.discs.push_back({freeId(table), pose});
    for (auto places = setupCandidates(table); !places.empty(); places = setupCandidates(table))
        table.discs.push_back(
            {freeId(table), places[random.below(static_cast<std::uint32_t>(places.size()))]});
    return table;
}

Aim randomAim(const Constants &k, Random &random)
{
    const int angle = units(degrees(k.maxAngle), kAngleUnit);
    Aim aim;
    aim.edge = static_cast<Edge>(random.below(4));
    aim.offset = units(random.between(k.radius, k.side - k.radius), kOffsetUnit);
    aim.angle = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * angle + 1))) - angle;
    aim.depth = static_cast<int>(
        random.below(static_cast<std::uint32_t>(units(k.maxDepth, kDepthUnit)) + 1));
    return legalise(k, aim);
}

Board next(const ShotResult &result)
{
    Board table = result.after;
    if (!table.dieOn)
        table.dieOn = idNextToCentre(table);
    return table;
}

Board playedBoard(const Constants &k, std::uint64_t seed, int pushes)
{
    Board table = startBoard(k, seed);
    Random random(seed ^ 0x5EED);
    for (int i = 0; i < pushes; ++i)
        table = next(simulate(table, shotOf(randomAim(k, random), freeId(table))));
    return table;
}

} // namespace takujo::physics
