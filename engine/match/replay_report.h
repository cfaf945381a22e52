#pragma once
#include "match/match.h"

namespace takujo {

/// Who looks at a replay, and how much of it.
struct ReplayLook
{
    /// Set: everything told is a function of what this seat (kNoSeat: a spectator) saw; twin matches
    /// that it cannot tell apart give the same bytes. Unset: full moves, positions and state hashes,
    /// with the events that everybody saw.
    std::optional<SeatId> viewer;
    bool positions =
        false; ///< the position (or the seat's view) and the legal moves before each ply
};

/// One ply of a replay as a JSON object; seats count from 1. @param ply 0-based; -1 = the deal
Json replayedPly(const Match &match, int ply, const ReplayLook &look, const Renderer &words);
/// How things stand after the last ply.
Json replayedEnd(const Match &match, const ReplayLook &look, const Renderer &words);
/// Scores by clause; seats count from 1.
Json standingJson(const Outcome &standing, int seats, const Renderer &words);
/// An event in one sentence, with whose it is. @pre it has a text
std::string eventSentence(const Event &event, const Renderer &words);

} // namespace takujo
