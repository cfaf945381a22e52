#pragma once
#include "evaluation/fair_report.h"

namespace takujo {

/// Who else shall play the present rules and the best ones of a search, and how often.
struct FairConfirmSpec
{
    std::string player; ///< as in StudyPlayer
    int matches = 0;    ///< of each
    int jobs = 1;
    std::vector<StudyRows> known; ///< matches of a run before: they are not played again
    /// Every match that was played, one at a time, from the playing threads.
    std::function<void(const StudyKey &, const StudyRow &)> played;
    std::function<void(int matches)> progress; ///< one at a time, from the playing threads
};

/// What another player says of a search. Value type.
struct FairConfirmation
{
    std::string player;
    std::size_t best = 0; ///< of FairState::candidates
    int seats = 0;
    std::vector<FairGoal>
        goals; ///< a length to keep is that of this player under the present rules
    StudyCounts before;
    StudyCounts after;

    static constexpr double kError = 0.05 / 2; ///< the intervals of both rules hold together

    bool done() const { return before.games > 0 && after.games > 0; }
    Reached reached(const StudyCounts &counts) const
    {
        return fairReached(goals, counts, seats, kError);
    }
};

/// The present rules and the best ones again, by a player that the search did not know, on deals that
/// neither search nor proof had (seeds above 2,000,000). Blocks; ends early on `stop`.
/// @pre state.best()
FairConfirmation confirmFair(const FairState &state, const FairConfirmSpec &spec,
                             const std::stop_token &stop);
/// In one plain sentence: what that player found before and after, and what is certain of it.
Text fairConfirmText(const FairConfirmation &confirmation);

Json toJson(const FairConfirmation &confirmation);

} // namespace takujo
