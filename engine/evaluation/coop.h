#pragma once
#include "evaluation/arena.h"

#include <memory>

namespace takujo {

/// A team of partners of a cooperative game.
struct CoopTeam
{
    std::string name;
    std::shared_ptr<const Game> game; ///< its rules may differ (open hands), the deals are the same
    std::vector<std::string> players; ///< one a seat; with different ones they change seats by deal
    bool oneSeed = false;
    int tries = 0; ///< > 0: knows all that is hidden; looks for a won line in so many tries
};

struct CoopSpec
{
    std::vector<CoopTeam> teams;
    int deals = 200;
    int first = 0; ///< number of the first deal, so that a run can be continued
    Budget budget; ///< of every decision
    std::uint64_t seed = 1;
    int jobs = 1; ///< matches at once; the result does not depend on it
};

/// How one team did.
struct CoopScore
{
    std::string team;
    std::vector<bool> won; ///< by deal
    int wins = 0;
    double share = 0;
    double lower = 0; ///< exact two-sided 95 % interval
    double upper = 0;
    double meanScore = 0;
    std::uint64_t decisions = 0;
    double cpuMsMean = 0;
    double cpuMsMax = 0;
    std::vector<std::string> faults;
};

/// Two teams on the same deals: how often only one of them won.
struct CoopPair
{
    std::string a;
    std::string b;
    int onlyA = 0;
    int onlyB = 0;
    double p = 1; ///< exact two-sided McNemar test
};

struct CoopResult
{
    std::vector<CoopScore> scores;
    std::vector<CoopPair> pairs; ///< every team with every later one
};

/// Plays all teams on the same deals. Any thread.
/// @pre the teams' games have the same number of seats; every team has a player for each
CoopResult runCoop(const CoopSpec &spec);

/// Exact two-sided p of `a` against `b` wins where only one of two won (McNemar): a fair coin.
double exactMcNemar(int a, int b);

Json toJson(const CoopScore &score);
Json toJson(const CoopPair &pair);

} // namespace takujo
