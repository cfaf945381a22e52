#include "evaluation/statistics.h"

#include "evaluation/bounds.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>

namespace takujo {

namespace {

constexpr int kExactDegrees = 30; ///< above, the expansion is right to three decimals

/// Of a value with Student's distribution the chance to lie farther off than t. Exact for whole degrees
/// of freedom (M. Abramowitz, I. Stegun, Handbook of Mathematical Functions, 26.7.3 and 4).
double outside(double t, int degrees)
{
    const double angle = std::atan(t / std::sqrt(degrees));
    const double square = std::pow(std::cos(angle), 2);
    const bool odd = degrees % 2 == 1;
    double term = odd ? std::cos(angle) : 1;
    double sum = 0;
    for (int k = odd ? 3 : 2; k <= degrees; k += 2) {
        sum += term;
        term *= square * (k - 1) / k;
    }
    const double inside = std::sin(angle) * sum;
    return 1 - (odd ? 2 / std::numbers::pi * (angle + inside) : inside);
}

/// The same quantile by its expansion (R. A. Fisher, E. A. Cornish).
double expandedT(double z, double n)
{
    return z + (std::pow(z, 3) + z) / (4 * n) +
           (5 * std::pow(z, 5) + 16 * std::pow(z, 3) + 3 * z) / (96 * n * n) +
           (3 * std::pow(z, 7) + 19 * std::pow(z, 5) + 17 * std::pow(z, 3) - 15 * z) /
               (384 * n * n * n);
}

} // namespace

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

double tOf(double error, int degrees)
{
    assert(degrees > 0);
    if (degrees > kExactDegrees)
        return expandedT(zOf(error), degrees);
    double low = 0;
    double high = 1;
    while (outside(high, degrees) > error)
        high *= 2;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (outside(middle, degrees) > error ? low : high) = middle;
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

Estimate exactShareOf(double hits, double games, double error)
{
    assert(games > 0);
    const double confidence = 1 - error / 2;
    return {hits / games, lowerBound(hits, games, confidence), upperBound(hits, games, confidence)};
}

Estimate shareDifference(double hitsA, double gamesA, double hitsB, double gamesB, double z)
{
    const Estimate a = shareOf(hitsA, gamesA, z);
    const Estimate b = shareOf(hitsB, gamesB, z);
    return meanDifference(a, b);
}

Estimate meanOf(double mean, double variance, int values, double error)
{
    double half = std::numeric_limits<double>::infinity();
    if (values > 1)
        half = tOf(error, values - 1) * std::sqrt(std::max(0.0, variance) / values);
    return {mean, mean - half, mean + half};
}

Estimate meanDifference(const Estimate &a, const Estimate &b)
{
    const double value = a.value - b.value;
    return {value, value - std::hypot(a.value - a.lower, b.upper - b.value),
            value + std::hypot(a.upper - a.value, b.value - b.lower)};
}

Estimate distanceFrom(double wanted, const Estimate &measured)
{
    return {std::abs(measured.value - wanted),
            std::max({0.0, measured.lower - wanted, wanted - measured.upper}),
            std::max(std::abs(measured.lower - wanted), std::abs(measured.upper - wanted))};
}

} // namespace takujo
