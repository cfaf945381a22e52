#include "evaluation/statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace takujo {

double zOf(double error)
{
    double low = 0;
    double high = 12;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (std::erfc(middle / std::sqrt(2.0)) > error ? low : high) = middle;
    }
    return (low + high) / 2;
}

Estimate shareOf(double hits, double games, double z)
{
    assert(games > 0);
    const double p = hits / games;
    const double zz = z * z;
    const double middle = (p + zz / (2 * games)) / (1 + zz / games);
    const double half =
        z / (1 + zz / games) * std::sqrt(p * (1 - p) / games + zz / (4 * games * games));
    return {p, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Estimate shareDifference(double hitsA, double gamesA, double hitsB, double gamesB, double z)
{
    const Estimate a = shareOf(hitsA, gamesA, z);
    const Estimate b = shareOf(hitsB, gamesB, z);
    return meanDifference(a, b);
}

Estimate meanOf(double mean, double variance, double games, double z)
{
    const double half = z * std::sqrt(std::max(0.0, variance) / games);
    return {mean, mean - half, mean + half};
}

Estimate meanDifference(const Estimate &a, const Estimate &b)
{
    const double value = a.value - b.value;
    return {value, value - std::hypot(a.value - a.lower, b.upper - b.value),
            value + std::hypot(a.upper - a.value, b.value - b.lower)};
}

} // namespace takujo
