#pragma once
#include "evaluation/statistics.h"

#include <vector>

namespace takujo {

/// What the record of one match tells of the people in it.
struct TimedDecisions
{
    int decisions = 0; ///< of which the time is known
    int seconds = 0;   ///< all of them together
};

/// How fast people decide in a game, from records of their matches.
struct PeoplePace
{
    int matches = 0;  ///< 0 = too few to tell
    Estimate seconds; ///< a decision, with the interval of its mean over matches
};

/// A mean over all decisions, its error from how far the matches differ: people who think long do so
/// all match. Nothing from less than five matches or 30 decisions.
PeoplePace paceOf(const std::vector<TimedDecisions> &matches);

} // namespace takujo
