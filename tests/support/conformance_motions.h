#pragma once
#include "conformance.h"

namespace takujo::conformance {

using Places = std::map<std::string, std::string>; ///< piece id -> zone

/// The motions of the events of one ply say all that became of the pieces a viewer knows, and nothing
/// else: every id is on the table before or after it, and who left, came or changed zone was told.
/// A game may leave it to the tables altogether: nothing is asked before the first motion of a match.
class MotionChecker
{
public:
    void check(const Match &match, int ply, Findings &findings);

private:
    static std::vector<Places> placesAt(const Match &match, int ply);

    bool m_told = false;
    int m_ply = -1; ///< whose places are kept: the next ply begins where this one ends
    std::vector<Places> m_places; ///< of the public and of every seat; writing the tables is slow
};

} // namespace takujo::conformance
