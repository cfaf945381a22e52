#include "evaluation/balance_report.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

// A finding needs a difference that matters and one that chance hardly makes. The second bound is
// strict because a report asks some 25 questions: 25 times one in 2,100 is about one false alarm in
// 85 reports, below the one in 20 that is promised.
constexpr double kSureZ = 3.5;
constexpr double kUnlikely = 0.00047; ///< the same bound for means and for what never happens
constexpr double kShare = 0.10;  ///< moves true changes of 15 points past the bound in 19 of 20
constexpr double kLimits = 0.05; ///< matches stopped by a limit
constexpr double kMany = 0.20;   ///< of them without anything to compare with
constexpr double kRare = 0.05;   ///< what hardly happens officially is not missed
constexpr double kPart = 0.25;   ///< change of a length or a score
constexpr double kHardly = 0.25; ///< of the official use of an action

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

class Detective
{
public:
    Detective(const BalanceReport &report, const StudyCounts &here, const StudyCounts &official)
        : m_report(report), m_here(here), m_official(official)
    {}

    std::vector<Finding> run()
    {
        for (const Measure &row : m_report.measures) {
            switch (row.kind) {
            case Measure::Kind::Win: share(row, "seat", "study.find.seat"); break;
            case Measure::Kind::TeamWin: share(row, "team", "study.find.team"); break;
            case Measure::Kind::End: end(row); break;
            case Measure::Kind::Limit: limit(row); break;
            case Measure::Kind::Action: action(row); break;
            case Measure::Kind::Length: mean(row, m_here.plies, m_official.plies, "length"); break;
            case Measure::Kind::Best: mean(row, m_here.best, m_official.best, "best"); break;
            case Measure::Kind::Spread:
                mean(row, m_here.spread, m_official.spread, "spread");
                break;
            case Measure::Kind::Turns: break; // goes with the length
            }
        }
        return std::move(m_found);
    }

private:
    void add(const char *id, const Measure &row, Text text)
    {
        m_found.push_back({id, row.id, std::move(text)});
    }

    Text compared(const char *id, const Measure &row) const
    {
        return Text(id)
            .sub("what", row.label)
            .num("here", percent(row.here.value))
            .num("official", percent(row.official->value));
    }

    bool moved(const Measure &row, double least) const
    {
        const double n = m_here.games;
        const double m = m_official.games;
        return std::abs(row.difference->value) >= least &&
               shareDifference(row.here.value * n, n, row.official->value * m, m, kSureZ)
                   .excludesZero();
    }

    void share(const Measure &row, const char *id, const char *text)
    {
        if (moved(row, kShare))
            add(id, row, compared(text, row));
    }

    /// Whether something with that official share, in no match here, is missing and not just rare.
    bool missing(double officialShare) const
    {
        return officialShare >= kRare && std::pow(1 - officialShare, m_here.games) < kUnlikely;
    }

    void end(const Measure &row)
    {
        if (row.here.value == 0 && missing(row.official->value))
            add("end.unmet", row, compared("study.find.end.unmet", row));
        else
            share(row, "end", "study.find.end");
    }

    void limit(const Measure &row)
    {
        if (row.difference->value > 0 && moved(row, kLimits))
            add("limit", row, compared("study.find.limit", row));
    }

    void mean(const Measure &row, const Sums &here, const Sums &official, const char *id)
    {
        const double before = std::abs(row.official->value);
        if (std::abs(row.difference->value) < kPart * std::max(before, 1e-9) ||
            !strict(here, official).excludesZero())
            return;
        const auto change = before > 0 ? std::lround(100 * row.difference->value / before) : 0;
        add(id, row,
            Text(change < 0 ? "study.find.less" : "study.find.more")
                .sub("what", row.label)
                .num("percent", std::abs(change)));
    }

    Estimate strict(const Sums &here, const Sums &official) const
    {
        return meanDifference(countMean(here, m_here.games, kUnlikely),
                              countMean(official, m_official.games, kUnlikely));
    }

    void action(const Measure &row)
    {
        const std::string kind = row.id.substr(row.id.find('.') + 1);
        const auto before = m_official.actions.find(kind);
        if (before == m_official.actions.end())
            return;
        const double used = static_cast<double>(before->second.matches) / m_official.games;
        const auto now = m_here.actions.find(kind);
        if (now == m_here.actions.end()) {
            if (missing(used))
                add("action.unused", row, Text("study.find.unused").sub("what", row.label));
            return;
        }
        if (used >= kRare && row.here.value < kHardly * row.official->value &&
            strict(now->second.times, before->second.times).excludesZero())
            add("action.rare", row, Text("study.find.rare").sub("what", row.label));
    }

    const BalanceReport &m_report;
    const StudyCounts &m_here;
    const StudyCounts &m_official;
    std::vector<Finding> m_found;
};

} // namespace

std::vector<Finding> findDefects(const BalanceReport &report, const StudyCounts &counts,
                                 const Baseline *baseline)
{
    std::vector<Finding> out;
    const bool enough = counts.games >= kFirstLook; // of fewer, chance makes anything
    if (baseline && enough && baseline->counts.games > 1)
        out = Detective(report, counts, baseline->counts).run();
    const Measure *limit = report.find("limit");
    if (!baseline && enough && limit && limit->here.lower > kMany)
        out.push_back({"limit", "limit",
                       Text("study.find.limit.alone").num("here", percent(limit->here.value))});
    if (counts.faults > 0)
        out.insert(out.begin(),
                   Finding{"fault", {}, Text("study.find.fault").num("count", counts.faults)});
    return out;
}

} // namespace takujo
