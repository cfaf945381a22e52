#pragma once

namespace takujo::conformance {

/// Probability that a chi-square variable with `freedom` degrees of freedom is at least `value`.
/// @pre freedom >= 1
double chiSquareTail(double value, int freedom);

} // namespace takujo::conformance
