#include "evaluation/balance_report.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr double kError = 0.05; ///< that rules which play alike get any other verdict than that

/// How a seat's share has moved, and how much farther from an even one it lies than officially.
struct Moved
{
    Change share = Change::None;
    Change evenness = Change::None;
};

/// Each of the intervals is longer to one side: where one of them ends is what counts, not its length.
Moved movedOf(const StudyCounts &here, const StudyCounts &official, int seat, int seats,
              double error)
{
    const Estimate now = exactShareOf(here.hits(seat), here.games, error);
    const Estimate before = exactShareOf(official.hits(seat), official.games, error);
    const double even = 1.0 / seats;
    return {changeOf(meanDifference(now, before)),
            changeOf(meanDifference(distanceFrom(even, before), distanceFrom(even, now)))};
}

/// All seats at all looks together are wrong with the one chance.
Change fairness(const BalanceReport &report, const StudyCounts &here, const StudyCounts &official,
                int looks)
{
    if (report.cooperative)
        return movedOf(here, official, kTeam, 1, kError / looks).share;
    const int seats = report.key.seats;
    Change out = Change::None;
    for (int seat = 0; seat < seats; ++seat) {
        const Moved moved = movedOf(here, official, seat, seats, kError / seats / looks);
        if (moved.evenness == Change::Worse)
            return Change::Worse;
        if (moved.evenness == Change::Better)
            out = Change::Better;
        else if (out == Change::None && moved.share != Change::None)
            out = Change::Different; // moved, but as even or uneven as before
    }
    return out;
}

/// The measures beside the wins that certainly differ. Turns go with the length.
std::vector<Text> others(const BalanceReport &report, const StudyCounts &here,
                         const StudyCounts &official, int looks)
{
    using Asked = std::pair<const char *, Sums StudyCounts::*>;
    constexpr std::array kAsked{Asked("length", &StudyCounts::plies),
                                Asked("best", &StudyCounts::best),
                                Asked("spread", &StudyCounts::spread)};
    const double error = kError / kAsked.size() / looks;
    std::vector<Text> out;
    for (const auto &[id, sums] : kAsked) {
        const Measure *row = report.find(id);
        const Estimate difference =
            meanDifference(countMean(here.*sums, here.games, error),
                           countMean(official.*sums, official.games, error));
        if (row && difference.excludesZero())
            out.push_back(row->label);
    }
    return out;
}

/// It is about who wins, and must not read as if nothing differed where another measure does.
Text noneOf(const BalanceReport &report, std::vector<Text> differing)
{
    const bool alone = differing.empty();
    const char *id = report.cooperative
                         ? (alone ? "study.verdict.none.team" : "study.verdict.none.team.but")
                         : (alone ? "study.verdict.none" : "study.verdict.none.but");
    Text out = Text(id).num("games", report.games);
    return alone ? out : std::move(out).list("what", std::move(differing));
}

Text verdictOf(const BalanceReport &report, std::vector<Text> differing)
{
    if (report.games == 0)
        return "study.verdict.nothing";
    if (report.official)
        return Text("study.verdict.official").num("games", report.games);
    const bool team = report.cooperative;
    switch (report.change) {
    case Change::Worse: return team ? "study.verdict.worse.team" : "study.verdict.worse";
    case Change::Better: return team ? "study.verdict.better.team" : "study.verdict.better";
    case Change::None: return noneOf(report, std::move(differing));
    case Change::Different: return "study.verdict.moved";
    default: return Text("study.verdict.unknown").num("games", report.games);
    }
}

} // namespace

void judge(BalanceReport &report, const StudyCounts &counts, const Baseline *baseline, int looks)
{
    std::vector<Text> differing;
    if (baseline && counts.games > 0) {
        report.change = fairness(report, counts, baseline->counts, looks);
        differing = others(report, counts, baseline->counts, looks);
    }
    report.verdict = verdictOf(report, std::move(differing));
}

} // namespace takujo
