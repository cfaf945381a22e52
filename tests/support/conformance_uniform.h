#pragma once
#include "conformance.h"

namespace takujo::conformance {

/// Samples against exactly uniform worlds of the same view: for every place of the state the two
/// distributions must agree (chi-square, p > 0.001 over all places together).
/// @param viewer kNoSeat = the public view. @param samples of each kind, 20 000 for a real test
/// @return false when this position cannot be tested (deck shuffled again, nothing hidden)
bool checkUniform(const Setup &setup, const MatchRecord &record, int plies, SeatId viewer,
                  int samples, Findings &findings);

} // namespace takujo::conformance
