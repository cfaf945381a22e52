#pragma once
#include "conformance.h"

namespace takujo::conformance {

/// The motions of the events of one ply say all that became of the pieces a viewer knows, and nothing
/// else: every id is on the table before or after it, and who left, came or changed zone was told.
/// A game may leave it to the tables altogether. @return motions were told, in this ply or before it
bool checkMotions(const Match &match, int ply, bool toldBefore, Findings &findings);

} // namespace takujo::conformance
