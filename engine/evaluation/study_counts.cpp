#include "evaluation/study_counts.h"

#include <algorithm>
#include <bit>

namespace takujo {

namespace {

Json toJson(const Sums &sums) { return Json::array({sums.sum, sums.squares}); }

/// Reads counts; anything that is not a plain whole number makes the whole unreadable.
class CountsReader
{
public:
    explicit CountsReader(const Json &json) : m_json(json), m_ok(json.is_object()) {}

    int number(const char *key) { return countOf(member(key)); }
    int countOf(const Json &json)
    {
        constexpr std::int64_t kMost = 1'000'000'000;
        const std::int64_t value = whole(json);
        if (value > kMost)
            fail();
        return static_cast<int>(std::min(value, kMost));
    }
    Sums sums(const char *key) { return sumsOf(member(key)); }
    Sums sumsOf(const Json &json)
    {
        if (!json.is_array() || json.size() != 2)
            return fail(), Sums{};
        return {whole(json[0], true), whole(json[1])};
    }
    std::int64_t whole(const Json &json, bool negative = false)
    {
        constexpr std::int64_t kMost = std::int64_t{1} << 50;
        if (!json.is_number_integer() || json.get<std::int64_t>() > kMost ||
            json.get<std::int64_t>() < (negative ? -kMost : 0))
            return fail(), 0;
        return json.get<std::int64_t>();
    }
    const Json &member(const char *key)
    {
        static const Json kNone;
        const auto it = m_ok ? m_json.find(key) : m_json.end();
        return it == m_json.end() ? (fail(), kNone) : *it;
    }
    void fail() { m_ok = false; }
    bool ok() const { return m_ok; }

private:
    const Json &m_json;
    bool m_ok;
};

} // namespace

double Sums::mean(int n) const { return n > 0 ? static_cast<double>(sum) / n : 0; }

double Sums::variance(int n) const
{
    if (n < 2)
        return 0;
    const double m = mean(n);
    return std::max(0.0, (static_cast<double>(squares) - n * m * m) / (n - 1));
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
    Json wins = Json::array();
    for (int seat = 0; seat < seats; ++seat)
        wins.push_back(toJson(counts.wins[static_cast<std::size_t>(seat)]));
    Json actions = Json::object();
    for (const auto &[kind, count] : counts.actions)
        actions[kind] = Json::array({count.matches, count.times.sum, count.times.squares});
    Json ends = Json::object();
    for (const auto &[end, times] : counts.ends)
        ends[end] = times;
    return {{"games", counts.games},
            {"faults", counts.faults},
            {"limits", counts.limits},
            {"won", counts.won},
            {"wins", wins},
            {"plies", toJson(counts.plies)},
            {"turns", toJson(counts.turns)},
            {"spread", toJson(counts.spread)},
            {"best", toJson(counts.best)},
            {"actions", actions},
            {"ends", ends}};
}

Loaded<StudyCounts> readCounts(const Json &json, int seats, const std::string &path)
{
    CountsReader in(json);
    StudyCounts counts;
    counts.games = in.number("games");
    counts.faults = in.number("faults");
    counts.limits = in.number("limits");
    counts.won = in.number("won");
    const Json &wins = in.member("wins");
    if (!wins.is_array() || wins.size() != static_cast<std::size_t>(seats))
        return problem("study.counts", path + "/wins");
    for (std::size_t seat = 0; seat < wins.size(); ++seat)
        counts.wins[seat] = in.sumsOf(wins[seat]);
    counts.plies = in.sums("plies");
    counts.turns = in.sums("turns");
    counts.spread = in.sums("spread");
    counts.best = in.sums("best");
    for (const auto &[kind, value] : in.member("actions").items()) {
        if (!value.is_array() || value.size() != 3)
            return problem("study.counts", path + "/actions/" + kind);
        counts.actions[kind] = {in.countOf(value[0]), {in.whole(value[1]), in.whole(value[2])}};
    }
    for (const auto &[end, times] : in.member("ends").items())
        counts.ends[end] = in.countOf(times);
    if (!in.ok())
        return problem("study.counts", path);
    return counts;
}

} // namespace takujo
