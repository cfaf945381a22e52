#include "evaluation/bounds.h"

#include <cassert>
#include <cmath>

namespace takujo {

namespace {

/// Continued fraction of the incomplete beta function (Lentz's method).
double betaFraction(double a, double b, double x)
{
    constexpr double kTiny = 1e-300;
    const auto safe = [](double v) { return std::fabs(v) < kTiny ? kTiny : v; };
    double c = 1;
    double d = 1 / safe(1 - (a + b) * x / (a + 1));
    double h = d;
    for (int m = 1; m <= 500; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / safe(1 + even * d);
        c = safe(1 + even / c);
        h *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / safe(1 + odd * d);
        c = safe(1 + odd / c);
        h *= d * c;
        if (std::fabs(d * c - 1) < 1e-15)
            break;
    }
    return h;
}

/// x with I_x(a, b) = p, by bisection: the function rises monotonically.
double betaQuantile(double a, double b, double p)
{
    double low = 0;
    double high = 1;
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        (incompleteBeta(a, b, middle) < p ? low : high) = middle;
    }
    return (low + high) / 2;
}

} // namespace

double incompleteBeta(double a, double b, double x)
{
    assert(a > 0 && b > 0 && x >= 0 && x <= 1);
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    const double front = std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) +
                                  a * std::log(x) + b * std::log1p(-x));
    if (x < (a + 1) / (a + b + 2))
        return front * betaFraction(a, b, x) / a;
    return 1 - front * betaFraction(b, a, 1 - x) / b;
}

double lowerBound(double successes, double games, double confidence)
{
    if (successes <= 0)
        return 0;
    return betaQuantile(successes, games - successes + 1, 1 - confidence);
}

double upperBound(double successes, double games, double confidence)
{
    if (successes >= games)
        return 1;
    return betaQuantile(successes + 1, games - successes, confidence);
}

} // namespace takujo
