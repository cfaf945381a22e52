#include "evaluation/people_pace.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr int kLeastMatches = 5;
constexpr int kLeastDecisions = 30;

/// Standard errors a 95 % interval of a mean of few values needs: Student's t by its expansion
/// (R. A. Fisher, E. A. Cornish), a hundredth too small at four degrees of freedom.
double errorsOf(int degrees)
{
    const double z = kZ95, n = degrees;
    return z + (std::pow(z, 3) + z) / (4 * n) +
           (5 * std::pow(z, 5) + 16 * std::pow(z, 3) + 3 * z) / (96 * n * n);
}

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
    PeoplePace out{
        timed, meanOf(pace, squares / (timed - 1) / (length * length), timed, errorsOf(timed - 1))};
    out.seconds.lower = std::max(0.0, out.seconds.lower);
    return out;
}

} // namespace takujo
