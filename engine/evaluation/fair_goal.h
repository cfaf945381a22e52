#pragma once
#include "evaluation/statistics.h"
#include "evaluation/study_counts.h"
#include "game/game.h"

namespace takujo {

/// What rules shall reach.
struct FairGoal
{
    enum class Kind : std::uint8_t {
        Seats,  ///< equal shares: the largest minus the smallest, in points
        Length, ///< turns
        Wins    ///< of the team, in percent
    };
    Kind kind = Kind::Seats;
    double target = 0;
    double tolerance = 0; ///< reached when the gap is no larger
    bool side = false;    ///< a condition to keep: no merit in being nearer
};

inline constexpr double kFairSeats = 8;    ///< points between the seats
inline constexpr double kFairWins = 5;     ///< points beside the wanted rate
inline constexpr double kFairLength = 0.1; ///< part of the wanted length

/// To keep about this many turns, beside another goal.
FairGoal lengthToKeep(double turns);
/// "seats", "seats=6", "length=40", "wins=50". Problems: none of these, a goal that this game cannot
/// have, a number that cannot be.
Loaded<FairGoal> fairGoal(const GameDefinition &game, const std::string &text);

/// How far from the goal, never below 0, with an interval that is wrong with the given chance.
Estimate gapOf(const FairGoal &goal, const StudyCounts &counts, int seats, double error);
/// "win shares 6 points apart", "43 turns instead of 40".
Text gapText(const FairGoal &goal, const StudyCounts &counts, int seats);
/// The same unit for all goals: the gap in tolerances; above 1 = not reached.
double fairScore(const std::vector<FairGoal> &goals, const StudyCounts &counts, int seats);

enum class Reached : std::uint8_t {
    Open,   ///< nothing played
    No,     ///< certainly not
    Hardly, ///< as measured not, but it may be
    Likely, ///< as measured, not certainly
    Sure    ///< certainly
};
/// Whether all goals are reached, together wrong with that chance.
Reached fairReached(const std::vector<FairGoal> &goals, const StudyCounts &counts, int seats,
                    double error);

} // namespace takujo
