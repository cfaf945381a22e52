#include "evaluation/known_facts.h"

#include "evaluation/fair_goal.h"
#include "evaluation/study_match.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr double kKnownError = 0.05;
constexpr double kMatters = 0.05; ///< a difference smaller than this does not matter
constexpr double kMostApart = 50; ///< of 100 matches; a wider bound tells nobody anything

std::int64_t inPoints(double share) { return std::lround(100 * std::abs(share)); }

/// A share of the wins against what it is compared with.
struct Compared
{
    int seat = 0; ///< or kTeam
    Estimate difference;
};

/// All seats together are wrong with that chance.
std::vector<Compared> comparisons(const BalanceReport &report, const StudyCounts &counts,
                                  const Baseline *baseline, int looks)
{
    std::vector<Compared> out;
    const bool rivals = baseline && !report.official;
    if (counts.games == 0 || (report.cooperative && !rivals))
        return out;
    const int seats = report.cooperative ? 1 : report.key.seats;
    const double error = kKnownError / seats / looks;
    for (int i = 0; i < seats; ++i) {
        const int seat = report.cooperative ? kTeam : i;
        Estimate difference = exactShareOf(counts.hits(seat), counts.games, error);
        if (rivals) {
            difference = meanDifference(difference, exactShareOf(baseline->counts.hits(seat),
                                                                 baseline->counts.games, error));
        } else {
            for (double *end : {&difference.value, &difference.lower, &difference.upper})
                *end -= 1.0 / seats;
        }
        out.push_back({seat, difference});
    }
    return out;
}

/// Half a match of 100 at least: "between 0 and 21, certain" would read like a contradiction.
bool clear(const Estimate &difference)
{
    return difference.lower >= 0.005 || difference.upper <= -0.005;
}

/// The end of an interval nearer to nothing, and the other one.
std::pair<std::int64_t, std::int64_t> span(const Estimate &difference)
{
    const auto ends = std::minmax({inPoints(difference.lower), inPoints(difference.upper)});
    return {ends.first, ends.second};
}

Text certainText(const Compared &one, bool rivals)
{
    const bool more = one.difference.value > 0;
    const char *id = one.seat == kTeam ? (more ? "study.known.team.more" : "study.known.team.less")
                     : rivals          ? (more ? "study.known.more" : "study.known.less")
                              : (more ? "study.known.more.equal" : "study.known.less.equal");
    const auto [low, high] = span(one.difference);
    return Text(id)
        .num("seat", one.seat + 1)
        .num("points", inPoints(one.difference.value))
        .num("lower", low)
        .num("upper", high);
}

/// What cannot be told yet, in one sentence for all seats.
std::optional<KnownFact> openFact(const std::vector<Compared> &all, bool rivals)
{
    double most = 0;
    std::vector<Text> seats;
    for (const Compared &one : all) {
        if (clear(one.difference))
            continue;
        most = std::max({most, one.difference.upper, -one.difference.lower});
        seats.push_back(Text("study.known.seat").num("seat", one.seat + 1));
    }
    if (seats.empty())
        return std::nullopt;
    const std::int64_t limit = static_cast<std::int64_t>(std::ceil(100 * most));
    if (all.front().seat == kTeam)
        return KnownFact{Text("study.open.team").num("points", limit), false};
    Text text(rivals ? "study.open.seats" : "study.open.seats.equal");
    return KnownFact{std::move(text).list("seats", std::move(seats)).num("points", limit), false};
}

/// Nothing where there is only a bound, and a wide one.
std::optional<KnownFact> apartFact(const StudyCounts &counts, int seats, int looks)
{
    const FairGoal goal{FairGoal::Kind::Seats, 0, kFairSeats, false};
    const Estimate gap = gapOf(goal, counts, seats, kKnownError / looks);
    const bool apart = gap.lower >= 1;
    if (!apart && gap.upper > kMostApart)
        return std::nullopt;
    return KnownFact{Text(apart ? "study.known.apart" : "study.known.near")
                         .num("lower", std::lround(gap.lower))
                         .num("upper", std::lround(std::ceil(gap.upper))),
                     true};
}

/// As many decisions as in these matches, each as long as people took for one in theirs.
std::optional<KnownFact> peoplesMinutesFact(const StudyCounts &counts, const PeoplePace &pace)
{
    if (pace.matches == 0)
        return std::nullopt;
    double decisions = 0;
    for (const auto &[kind, count] : counts.actions)
        decisions += count.times.mean(counts.games);
    const auto minutes = [&](double seconds) { return std::lround(seconds * decisions / 60); };
    return KnownFact{Text("study.known.minutes.people")
                         .num("least", minutes(pace.seconds.lower))
                         .num("most", minutes(pace.seconds.upper))
                         .num("seconds", std::lround(pace.seconds.value))
                         .num("matches", pace.matches),
                     false};
}

/// As long as the box says for the official rules, a turn taking as long under these.
std::optional<KnownFact> minutesFact(const BalanceReport &report, const StudyCounts &counts,
                                     const Baseline *baseline, const ReportSight &sight)
{
    const StudyCounts &official = baseline ? baseline->counts : counts;
    const double turns = official.turns.mean(official.games);
    if (sight.minutes.second <= 0 || turns <= 0 || (!baseline && !report.official))
        return std::nullopt;
    const double ratio = counts.turns.mean(counts.games) / turns;
    const double middle = (sight.minutes.first + sight.minutes.second) / 2.0;
    return KnownFact{Text("study.known.minutes")
                         .num("least", std::lround(sight.minutes.first * ratio))
                         .num("most", std::lround(sight.minutes.second * ratio))
                         .num("seconds", std::lround(60 * middle / turns)),
                     false};
}

} // namespace

std::vector<KnownFact> knownFacts(const BalanceReport &report, const StudyCounts &counts,
                                  const Baseline *baseline, const ReportSight &sight)
{
    std::vector<KnownFact> out;
    if (counts.games == 0)
        return out;
    const bool rivals = baseline && !report.official;
    const std::vector<Compared> all = comparisons(report, counts, baseline, sight.looks);
    for (const Compared &one : all) {
        if (clear(one.difference))
            out.push_back({certainText(one, rivals), true});
    }
    if (const auto open = all.empty() ? std::nullopt : openFact(all, rivals))
        out.push_back(*open);
    if (!report.cooperative && rivals) {
        if (const auto apart = apartFact(counts, report.key.seats, sight.looks))
            out.push_back(*apart);
    }
    const auto people = peoplesMinutesFact(counts, sight.pace);
    if (const auto minutes = people ? people : minutesFact(report, counts, baseline, sight))
        out.push_back(*minutes);
    return out;
}

void addKnownFacts(BalanceReport &report, const GameDefinition &game,
                   const std::vector<StudyRow> &rows, const Baseline *baseline,
                   const ReportSight &sight)
{
    const StudyCounts counts = countsOf(rows, report.key.seats);
    judge(report, counts, baseline, sight.looks);
    report.known = knownFacts(report, counts, baseline, sight);
    // A game that house rules drawn by lot were played for has words of its own for it.
    const bool quick = isStudyPlayer(report.key.player);
    if (baseline && !report.official && quick)
        report.known.push_back({Text("study.known.lots"), false});
    if (quick && !sight.quickHolds)
        report.known.push_back({Text("study.known.unheld"), false});
    report.components = componentUses(game, rows, report.key.seats, sight.looks);
    const bool certain = !report.known.empty() && report.known.front().certain;
    const std::vector<Compared> all = comparisons(report, counts, baseline, sight.looks);
    const bool differs = std::any_of(all.begin(), all.end(),
                                     [](const Compared &one) { return clear(one.difference); });
    if (report.change == Change::None && certain && differs)
        report.verdict = report.known.front().text;
}

bool isDecided(const BalanceReport &report, const StudyCounts &counts, const Baseline *baseline,
               const ReportSight &sight)
{
    const std::vector<Compared> all = comparisons(report, counts, baseline, sight.looks);
    if (all.empty() || report.official || !baseline)
        return false; // an official preset is measured, not judged
    return std::all_of(all.begin(), all.end(), [](const Compared &one) {
        const Estimate &d = one.difference;
        const bool inside = d.lower >= -kMatters && d.upper <= kMatters;
        return inside || d.lower > kMatters || d.upper < -kMatters;
    });
}

int nextLook(int games)
{
    int look = kFirstLook;
    while (look <= games)
        look += (look + 1) / 2;
    return look;
}

int looksUpTo(int games)
{
    int looks = 2; // the last match, and one when somebody is kept waiting
    for (int look = kFirstLook; look < games; look = nextLook(look))
        ++looks;
    return looks;
}

} // namespace takujo
