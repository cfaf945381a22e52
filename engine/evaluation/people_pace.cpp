#include "evaluation/people_pace.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr int kLeastMatches = 5;
constexpr int kLeastDecisions = 30;

} // namespace

// The ratio of two sums over a sample of matches, W. G. Cochran, Sampling Techniques, chapter 6.
PeoplePace paceOf(const std::vector<TimedDecisions> &matches)
{
    TimedDecisions all;
    int timed = 0;
    for (const TimedDecisions &match : matches) {
        timed += match.decisions > 0 ? 1 : 0;
        all.decisions += match.decisions;
        all.seconds += match.seconds;
    }
    if (timed < kLeastMatches || all.decisions < kLeastDecisions)
        return {};
    const double pace = static_cast<double>(all.seconds) / all.decisions;
    double squares = 0;
    for (const TimedDecisions &match : matches) {
        const double off = match.seconds - pace * match.decisions;
        squares += off * off;
    }
    const double length = static_cast<double>(all.decisions) / timed;
    PeoplePace out{timed, meanOf(pace, squares / (timed - 1) / (length * length), timed)};
    out.seconds.lower = std::max(0.0, out.seconds.lower);
    return out;
}

} // namespace takujo
