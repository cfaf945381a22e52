#pragma once
#include "evaluation/statistics.h"
#include "evaluation/study_row.h"

namespace takujo {

/// Sum and sum of squares of whole numbers: mean and spread without rounding.
struct Sums
{
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t value)
    {
        sum += value;
        squares += value * value;
    }
    double mean(int n) const;
    double variance(int n) const; ///< of the sample; infinite below two values
    friend bool operator==(const Sums &, const Sums &) = default;
};

/// The mean of a whole number over matches, see meanOf(). What was the same in a few matches need not be
/// in the next: it is as if one of them had been off by a little.
Estimate countMean(const Sums &sums, int games, double error = 0.05);

inline constexpr int kTeam = -1; ///< in place of a seat

/// How often an action kind was chosen.
struct ActionCount
{
    int matches = 0; ///< in which it was chosen at all
    Sums times;
    friend bool operator==(const ActionCount &, const ActionCount &) = default;
};

/// Everything a report needs of any number of matches. Adding is commutative, so the order in which
/// matches end does not matter.
struct StudyCounts
{
    static constexpr int kWin = 12; ///< one win; divides by 2, 3 and 4 for shared ones

    int games = 0; ///< finished
    int faults = 0;
    int limits = 0;
    int won = 0;                      ///< cooperative: the team won
    std::array<Sums, kMaxSeats> wins; ///< in parts of kWin
    Sums plies;
    Sums turns;
    Sums spread; ///< best score minus worst
    Sums best;   ///< best score
    std::map<std::string, ActionCount> actions;
    std::map<std::string, int> ends;

    void add(const StudyRow &row, int seats);
    double hits(int seat) const; ///< wins of a seat or of kTeam, shared ones in parts
    friend bool operator==(const StudyCounts &, const StudyCounts &) = default;
};

StudyCounts countsOf(const std::vector<StudyRow> &rows, int seats);
Json toJson(const StudyCounts &counts, int seats);
Loaded<StudyCounts> readCounts(const Json &json, int seats, const std::string &path = {});

} // namespace takujo
