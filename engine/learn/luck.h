#pragma once
#include "learn/playout.h"
#include "learn/seen_match.h"

namespace takujo {

/// Play-outs of a decision, each way. A quarter of them left an interval almost as wide as the winner's
/// points in a close match of CCC.
inline constexpr int kLuckTrials = 150;

/// Where the lead came from that a seat ended a match with. What it did is measured against a quick
/// player in its place, by pairs of play-outs on the same deals: so the means are not bent by having
/// been chosen, and a decision as the quick player's costs no certainty at all.
struct SeatLuck
{
    Mean choices; ///< points of lead by its own decisions
    Mean luck;    ///< ... by the rest: the deal, draws, what the others did
    int decisions = 0;
    int differed = 0; ///< from what the quick player would have done
};

/// One decision of it. @return what the move played brought more than the quick player's; no trials:
/// they are the same
Mean choiceAt(const SeenMatch &match, std::size_t at, const std::stop_token &stop);
/// The lead of the seat that decides first, expected before its first decision.
Mean startOf(const SeenMatch &match, SeatId seat, const std::stop_token &stop);
/// @param lead the seat ended with; @param choices of its decisions
SeatLuck luckOf(double lead, const Mean &start, const std::vector<Mean> &choices);

} // namespace takujo
