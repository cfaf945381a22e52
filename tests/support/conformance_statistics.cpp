#include "conformance_statistics.h"

#include <cmath>

namespace takujo::conformance {

namespace {

/// Regularised lower incomplete gamma function by its series; good for x < a + 1.
double lowerSeries(double a, double x)
{
    double term = 1 / a;
    double sum = term;
    for (int n = 1; n < 2000 && term > sum * 1e-15; ++n) {
        term *= x / (a + n);
        sum += term;
    }
    return sum * std::exp(a * std::log(x) - x - std::lgamma(a));
}

/// Regularised upper incomplete gamma function by its continued fraction (Lentz); for x >= a + 1.
double upperFraction(double a, double x)
{
    constexpr double kTiny = 1e-300;
    double b = x + 1 - a;
    double c = 1 / kTiny;
    double d = 1 / b;
    double value = d;
    for (int n = 1; n < 2000; ++n) {
        const double an = -n * (n - a);
        b += 2;
        d = an * d + b;
        d = 1 / (std::fabs(d) < kTiny ? kTiny : d);
        c = b + an / c;
        c = std::fabs(c) < kTiny ? kTiny : c;
        const double factor = d * c;
        value *= factor;
        if (std::fabs(factor - 1) < 1e-15)
            break;
    }
    return value * std::exp(a * std::log(x) - x - std::lgamma(a));
}

} // namespace

double chiSquareTail(double value, int freedom)
{
    const double a = freedom / 2.0;
    const double x = value / 2;
    if (x <= 0)
        return 1;
    return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x);
}

} // namespace takujo::conformance
