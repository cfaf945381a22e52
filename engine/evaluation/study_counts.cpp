#include "evaluation/study_counts.h"

#include "game/fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <limits>

namespace takujo {

namespace {

constexpr std::int64_t kMostTimes = 1'000'000'000;
constexpr std::int64_t kMostSum = std::int64_t{1} << 50;

void describe(Field &at, Sums &sums)
{
    std::array<std::int64_t, 2> both{sums.sum, sums.squares};
    at.list(2, 2, 2, [&](Field &entry, std::size_t i) {
        entry.value(both[i], Domain::numbers(i == 0 ? -kMostSum : 0, kMostSum));
    });
    sums = {both[0], both[1]};
}

void describe(Field &at, ActionCount &count)
{
    std::array<std::int64_t, 3> all{count.matches, count.times.sum, count.times.squares};
    at.list(3, 3, 3, [&](Field &entry, std::size_t i) {
        entry.value(all[i], Domain::numbers(0, i == 0 ? kMostTimes : kMostSum));
    });
    count = {static_cast<int>(all[0]), {all[1], all[2]}};
}

void describe(Fields &f, StudyCounts &counts, int seats)
{
    const Domain times = Domain::numbers(0, kMostTimes);
    const auto sums = [](Field &at, Sums &of) { describe(at, of); };
    f.allowOthers();
    f["games"].value(counts.games, times);
    f["faults"].value(counts.faults, times);
    f["limits"].value(counts.limits, times);
    f["won"].value(counts.won, times);
    f["wins"].perSeat(counts.wins, seats, sums);
    for (const auto &[key, of] :
         {std::pair("plies", &counts.plies), std::pair("turns", &counts.turns),
          std::pair("spread", &counts.spread), std::pair("best", &counts.best)}) {
        Field at = f[key];
        describe(at, *of);
    }
    f["actions"].named(counts.actions, [](Field &at, ActionCount &count) { describe(at, count); });
    f["ends"].named(counts.ends, times);
}

} // namespace

double Sums::mean(int n) const { return n > 0 ? static_cast<double>(sum) / n : 0; }

double Sums::variance(int n) const
{
    if (n < 2)
        return std::numeric_limits<double>::infinity(); // nothing is known of it, not that it is 0
    const double m = mean(n);
    return std::max(0.0, (static_cast<double>(squares) - n * m * m) / (n - 1));
}

Estimate countMean(const Sums &sums, int games, double error)
{
    const double mean = sums.mean(games);
    Estimate out = meanOf(mean, sums.variance(games) + 0.5 / games, games, error);
    if (mean >= 0)
        out.lower = std::max(0.0, out.lower); // counts and scores: none lies below zero
    return out;
}

double StudyCounts::hits(int seat) const
{
    return seat == kTeam ? won
                         : static_cast<double>(wins[static_cast<std::size_t>(seat)].sum) / kWin;
}

void StudyCounts::add(const StudyRow &row, int seats)
{
    if (!row.fault.empty()) {
        ++faults;
        return;
    }
    ++games;
    limits += row.limit ? 1 : 0;
    won += row.winners != 0 ? 1 : 0;
    const int sharers = std::max(1, std::popcount(static_cast<unsigned>(row.winners)));
    for (int seat = 0; seat < seats; ++seat) {
        const bool wins1 = contains(row.winners, static_cast<SeatId>(seat));
        wins[static_cast<std::size_t>(seat)].add(wins1 ? kWin / sharers : 0);
    }
    plies.add(row.plies);
    turns.add(row.turns);
    const auto [least, most] = std::minmax_element(row.score.begin(), row.score.begin() + seats);
    spread.add(*most - *least);
    best.add(*most);
    for (const auto &[kind, times] : row.actions) {
        ++actions[kind].matches;
        actions[kind].times.add(times);
    }
    ++ends[row.end];
}

StudyCounts countsOf(const std::vector<StudyRow> &rows, int seats)
{
    StudyCounts counts;
    for (const StudyRow &row : rows)
        counts.add(row, seats);
    return counts;
}

Json toJson(const StudyCounts &counts, int seats)
{
    StudyCounts written = counts;
    return Fields::write([&](Fields &f) { describe(f, written, seats); });
}

Loaded<StudyCounts> readCounts(const Json &json, int seats, const std::string &path)
{
    StudyCounts counts;
    const Problems wrong = Fields::read(
        json, Missing::Refused, [&](Fields &f) { describe(f, counts, seats); }, path);
    if (!wrong.empty())
        return problem("study.counts", wrong.front().path);
    return counts;
}

} // namespace takujo
