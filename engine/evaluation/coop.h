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

/// What one deal came to for one team.
struct CoopCell
{
    bool won = false;
    int score = 0;
    ArenaThought thought;
    std::string fault;
};
struct CoopDeal
{
    int number = 0;
    std::vector<CoopCell> cells; ///< by team
};

struct CoopSpec
{
    std::vector<CoopTeam> teams;
    int deals = 200;
    int first = 0; ///< number of the first deal
    Budget budget; ///< of every decision
    std::uint64_t seed = 1;
    int jobs = 1; ///< deals at once; the result does not depend on it
    /// Called in the order of the deals, one at a time, from the playing threads.
    std::function<void(const CoopDeal &)> played = {};
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
std::vector<CoopDeal> playCoop(const CoopSpec &spec);
/// What the deals come to, in their order. @pre there are some
CoopResult sumCoop(const std::vector<std::string> &teams, const std::vector<CoopDeal> &deals);
/// Both.
CoopResult runCoop(const CoopSpec &spec);

/// Exact two-sided p of `a` against `b` wins where only one of two won (McNemar): a fair coin.
double exactMcNemar(int a, int b);

Json toJson(const CoopScore &score);
Json toJson(const CoopPair &pair);
/// A deal as one line of JSON Lines, for runs in slices. Its number is counted from 1 there.
Json toJson(const CoopDeal &deal);
Loaded<CoopDeal> readCoopDeal(const Json &json, std::size_t teams);

} // namespace takujo
