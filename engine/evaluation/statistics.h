#pragma once

namespace takujo {

/// A measured value with its 95 % interval.
struct Estimate
{
    double value = 0;
    double lower = 0;
    double upper = 0;

    bool excludesZero() const { return lower > 0 || upper < 0; }
};

inline constexpr double kZ95 = 1.959963984540054; ///< two-sided 95 %

/// How many standard errors a two-sided interval needs that is wrong with this chance: 0.05 is kZ95.
/// Several intervals that shall hold together, or one that is looked at several times, share the chance.
double zOf(double error);
/// A share of `games` with Wilson's interval; `hits` may be a fraction when wins are shared. Never
/// empty, never outside 0..1, fit for shares near 0 and 1. @pre games > 0
Estimate shareOf(double hits, double games, double z = kZ95);
/// The same with exact (Clopper-Pearson) ends, wrong at most with this chance however few games: for
/// what is judged by it or called certain. Wilson's are wrong twice as often where all of three games
/// were won.
Estimate exactShareOf(double hits, double games, double error);
/// a - b with Newcombe's interval (made of both Wilson intervals).
Estimate shareDifference(double hitsA, double gamesA, double hitsB, double gamesB, double z = kZ95);
/// The same for a mean whose variance was measured, too: Student's t. @pre degrees > 0
double tOf(double error, int degrees);
/// A mean with the interval of Student's t that is wrong with this chance. One value says nothing of the
/// next: below two the ends are infinite. @param variance of one value, of the sample
Estimate meanOf(double mean, double variance, int values, double error = 0.05);
Estimate meanDifference(const Estimate &a, const Estimate &b);
/// How far a measured value lies from the wanted one, never below 0.
Estimate distanceFrom(double wanted, const Estimate &measured);

} // namespace takujo
