#pragma once

namespace takujo {

/// Regularised incomplete beta function I_x(a, b). @pre a, b > 0, 0 <= x <= 1
double incompleteBeta(double a, double b, double x);

/// Exact (Clopper-Pearson) one-sided bounds of a success rate: `successes` of `games`; the true rate
/// lies above the lower (below the upper) bound with the given confidence. Successes may be a
/// fraction when wins are shared: the same formula, then no longer exact but still close.
double lowerBound(double successes, double games, double confidence = 0.95);
double upperBound(double successes, double games, double confidence = 0.95);

} // namespace takujo
