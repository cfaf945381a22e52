#include "search/claims.h"

#include <cmath>

namespace takujo {

namespace {

constexpr std::uint32_t kSolidVisits = 30; ///< fewer say nothing about the distance to the best

} // namespace

void claimCounts(std::vector<Text> &out, std::span<const Candidate> candidates)
{
    const Candidate &best = candidates.front();
    std::uint32_t visits = 0;
    for (const Candidate &candidate : candidates)
        visits += candidate.visits;
    out.push_back(Text("hint.tried").num("visits", best.visits).num("total", visits));
    out.push_back(Text("hint.win").num("percent", std::lround(100 * best.win)));
    if (candidates.size() > 1 && candidates[1].visits >= kSolidVisits) {
        const auto ahead = std::lround(10 * (best.margin - candidates[1].margin));
        if (ahead > 0)
            out.push_back(Text("hint.ahead").num("whole", ahead / 10).num("tenths", ahead % 10));
    }
}

} // namespace takujo
