#include "evaluation/fair_goal.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace takujo {

namespace {

constexpr double kPercent = 100;

double winShare(const StudyCounts &counts, int seat)
{
    return counts.wins[static_cast<std::size_t>(seat)].mean(counts.games) / StudyCounts::kWin;
}

/// Variance of the win of one match, never nothing: what did not happen yet may happen.
double winVariance(const StudyCounts &counts, int a, int b)
{
    const double n = counts.games;
    constexpr double kWhole = StudyCounts::kWin;
    const auto square = [&](int seat) {
        const Sums &sums = counts.wins[static_cast<std::size_t>(seat)];
        return (static_cast<double>(sums.squares) / (kWhole * kWhole) + 0.5) / (n + 1);
    };
    // of two seats at most one wins a match alone: shared wins only make the difference smaller. It is
    // shrunk a little, for a few matches look more one-sided than they are
    const double difference = (winShare(counts, a) - winShare(counts, b)) * n / (n + 4);
    return std::max(0.0, square(a) + square(b) - difference * difference);
}

/// The largest of all differences between two seats. The upper end fails only when that of the pair with
/// the largest true difference does; the lower end when that of any pair does, so these share the chance
/// of being wrong.
Estimate seatGap(const StudyCounts &counts, int seats, double error)
{
    const double zLow = zOf(2 * error / (seats * (seats - 1)));
    const double zHigh = zOf(error);
    Estimate out;
    for (int a = 0; a < seats; ++a) {
        for (int b = 0; b < a; ++b) {
            const double difference = std::abs(winShare(counts, a) - winShare(counts, b));
            const double deviation = std::sqrt(winVariance(counts, a, b) / counts.games);
            out.value = std::max(out.value, kPercent * difference);
            out.lower = std::max(out.lower, kPercent * (difference - zLow * deviation));
            out.upper =
                std::max(out.upper, kPercent * std::min(1.0, difference + zHigh * deviation));
        }
    }
    return out;
}

/// Turns of a match. No match has more of them than a fault ends it with: after a single one that is all
/// that is known.
Estimate turnsOf(const StudyCounts &counts, double error)
{
    const int n = counts.games;
    const Estimate out = meanOf(counts.turns.mean(n), counts.turns.variance(n), n, error);
    return {out.value, std::max(0.0, out.lower), std::min<double>(kEndlessPlies, out.upper)};
}

} // namespace

FairGoal lengthToKeep(double turns)
{
    return {FairGoal::Kind::Length, turns, std::max(1.0, kFairLength * turns), true};
}

Loaded<FairGoal> fairGoal(const GameDefinition &game, const std::string &text)
{
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string name = text.substr(0, equals);
    const bool given = equals < text.size();
    double number = 0;
    if (given) {
        const char *end = text.data() + text.size();
        const auto [last, error] = std::from_chars(text.data() + equals + 1, end, number);
        if (error != std::errc{} || last != end)
            return problem(Text("fair.goal").raw("goal", text));
    }
    if (name == "seats") {
        if (game.cooperative)
            return problem(Text("fair.goal.team"));
        if (given && (number < 1 || number > 50))
            return problem(Text("fair.goal.number").raw("goal", text).num("min", 1).num("max", 50));
        return FairGoal{FairGoal::Kind::Seats, 0, given ? number : kFairSeats, false};
    }
    if (name == "wins" && given) {
        if (!game.cooperative)
            return problem(Text("fair.goal.rivals"));
        if (number < 1 || number > 99)
            return problem(Text("fair.goal.number").raw("goal", text).num("min", 1).num("max", 99));
        return FairGoal{FairGoal::Kind::Wins, number, kFairWins, false};
    }
    if (name == "length" && given) {
        if (number < 1 || number > 9999)
            return problem(
                Text("fair.goal.number").raw("goal", text).num("min", 1).num("max", 9999));
        return FairGoal{FairGoal::Kind::Length, number, kFairLength * number, false};
    }
    return problem(Text("fair.goal").raw("goal", text));
}

Estimate gapOf(const FairGoal &goal, const StudyCounts &counts, int seats, double error)
{
    const int n = counts.games;
    switch (goal.kind) {
    case FairGoal::Kind::Seats: return seatGap(counts, seats, error);
    case FairGoal::Kind::Wins: {
        const Estimate share = shareOf(counts.won, n, zOf(error));
        return distanceFrom(
            goal.target, {kPercent * share.value, kPercent * share.lower, kPercent * share.upper});
    }
    default: return distanceFrom(goal.target, turnsOf(counts, error));
    }
}

Text gapText(const FairGoal &goal, const StudyCounts &counts, int seats)
{
    const int n = counts.games;
    switch (goal.kind) {
    case FairGoal::Kind::Seats:
        return Text("fair.gap.seats")
            .num("points", std::lround(gapOf(goal, counts, seats, 0.05).value));
    case FairGoal::Kind::Wins:
        return Text("fair.gap.wins")
            .num("percent", std::lround(kPercent * counts.won / n))
            .num("target", std::lround(goal.target));
    default:
        return Text("fair.gap.length")
            .num("turns", std::lround(counts.turns.mean(n)))
            .num("target", std::lround(goal.target));
    }
}

double fairScore(const std::vector<FairGoal> &goals, const StudyCounts &counts, int seats)
{
    double out = 0;
    for (const FairGoal &goal : goals) {
        const double gap = gapOf(goal, counts, seats, 0.05).value / goal.tolerance;
        if (!goal.side || gap > 1)
            out = std::max(out, gap);
    }
    return out;
}

Reached fairReached(const std::vector<FairGoal> &goals, const StudyCounts &counts, int seats,
                    double error)
{
    if (counts.games == 0)
        return Reached::Open;
    Reached out = Reached::Sure;
    for (const FairGoal &goal : goals) {
        const Estimate gap = gapOf(goal, counts, seats, error);
        // that one of several is missed may be wrong for each of them, that all are reached only at once
        const Estimate wider =
            gapOf(goal, counts, seats, error / static_cast<double>(goals.size()));
        const Reached one = gap.upper <= goal.tolerance     ? Reached::Sure
                            : gap.value <= goal.tolerance   ? Reached::Likely
                            : wider.lower <= goal.tolerance ? Reached::Hardly
                                                            : Reached::No;
        out = std::min(out, one);
    }
    return out;
}

} // namespace takujo
