#include "evaluation/balance_report.h"

#include <algorithm>

namespace takujo {

namespace {

/// The game's own words for an action or an end; a game may lack them.
Text named(const GameDefinition &game, const std::string &id, const char *plain)
{
    if (game.texts.find(Language::En, "study." + id))
        return Text("study." + id);
    return Text(plain).raw("name", id.substr(id.find('.') + 1));
}

/// Builds the rows of a report in the order in which they are shown.
class Rows
{
public:
    Rows(const GameDefinition &game, const StudyCounts &here, const Baseline *baseline)
        : m_game(game), m_here(here), m_official(baseline ? &baseline->counts : nullptr)
    {}

    void share(Measure::Kind kind, std::string id, Text label, double hits, double officialHits)
    {
        Measure row = plain(kind, std::move(id), std::move(label));
        row.here = shareOf(hits, m_here.games);
        if (m_official) {
            row.official = shareOf(officialHits, m_official->games);
            row.difference = shareDifference(hits, m_here.games, officialHits, m_official->games);
            row.change = changeOf(*row.difference);
            const bool judged = kind == Measure::Kind::Win || kind == Measure::Kind::TeamWin;
            if (!judged && row.change != Change::None)
                row.change = Change::Different;
        }
        m_rows.push_back(std::move(row));
    }

    /// Left out after a single match: it says nothing of what the next one may be.
    void mean(Measure::Kind kind, std::string id, Text label, const Sums &here,
              const Sums &official)
    {
        if (m_here.games < 2)
            return;
        Measure row = plain(kind, std::move(id), std::move(label));
        row.share = false;
        row.here = countMean(here, m_here.games);
        if (m_official && m_official->games > 1) {
            row.official = countMean(official, m_official->games);
            row.difference = meanDifference(row.here, *row.official);
            row.change = row.difference->excludesZero() ? Change::Different : Change::None;
        }
        m_rows.push_back(std::move(row));
    }

    void wins(int seats)
    {
        if (m_game.cooperative)
            return share(Measure::Kind::TeamWin, "team", "study.measure.team", m_here.hits(kTeam),
                         m_official ? m_official->hits(kTeam) : 0);
        for (int seat = 0; seat < seats; ++seat)
            share(Measure::Kind::Win, "win." + std::to_string(seat + 1),
                  Text("study.measure.win").num("seat", seat + 1), m_here.hits(seat),
                  m_official ? m_official->hits(seat) : 0);
    }

    void sizes()
    {
        static const StudyCounts kNone;
        const StudyCounts &other = m_official ? *m_official : kNone;
        mean(Measure::Kind::Length, "length", "study.measure.length", m_here.plies, other.plies);
        mean(Measure::Kind::Turns, "turns", "study.measure.turns", m_here.turns, other.turns);
        mean(Measure::Kind::Best, "best",
             m_game.cooperative ? "study.measure.score" : "study.measure.best", m_here.best,
             other.best);
        if (!m_game.cooperative)
            mean(Measure::Kind::Spread, "spread", "study.measure.spread", m_here.spread,
                 other.spread);
        share(Measure::Kind::Limit, "limit", "study.measure.limit", m_here.limits, other.limits);
        std::map<std::string, std::pair<int, int>> ends;
        for (const auto &[end, times] : m_here.ends)
            ends[end].first = times;
        for (const auto &[end, times] : other.ends)
            ends[end].second = times;
        for (const auto &[end, times] : ends)
            share(Measure::Kind::End, end, named(m_game, end, "study.end"), times.first,
                  times.second);
        std::map<std::string, std::pair<Sums, Sums>> actions;
        for (const auto &[kind, count] : m_here.actions)
            actions[kind].first = count.times;
        for (const auto &[kind, count] : other.actions)
            actions[kind].second = count.times;
        for (const auto &[kind, times] : actions)
            mean(Measure::Kind::Action, "action." + kind,
                 named(m_game, "action." + kind, "study.action"), times.first, times.second);
    }

    std::vector<Measure> take() { return std::move(m_rows); }

private:
    static Measure plain(Measure::Kind kind, std::string id, Text label)
    {
        Measure row;
        row.kind = kind;
        row.id = std::move(id);
        row.label = std::move(label);
        return row;
    }

    const GameDefinition &m_game;
    const StudyCounts &m_here;
    const StudyCounts *m_official;
    std::vector<Measure> m_rows;
};

} // namespace

Change changeOf(const Estimate &difference)
{
    constexpr double kPoints = 0.05; // a difference smaller than this does not matter
    if (difference.lower > kPoints)
        return Change::Better;
    return difference.upper < -kPoints ? Change::Worse : Change::None;
}

const Measure *BalanceReport::find(std::string_view id) const
{
    const auto it = std::find_if(measures.begin(), measures.end(),
                                 [id](const Measure &row) { return row.id == id; });
    return it == measures.end() ? nullptr : &*it;
}

BalanceReport makeReport(const GameDefinition &game, const StudyKey &key, const StudyCounts &counts,
                         const Baseline *baseline)
{
    BalanceReport report;
    report.key = key;
    report.cooperative = game.cooperative;
    report.games = counts.games;
    if (baseline) {
        report.official = baseline->key == key;
        report.preset = baseline->preset;
        report.officialGames = baseline->counts.games;
    }
    if (counts.games > 0) {
        Rows rows(game, counts, baseline);
        rows.wins(key.seats);
        rows.sizes();
        report.measures = rows.take();
    }
    report.findings = findDefects(report, counts, baseline);
    judge(report, counts, baseline);
    return report;
}

TextCatalog reportTexts(const GameDefinition &game)
{
    TextCatalog texts = engineTexts();
    texts.add(game.texts);
    return texts;
}

} // namespace takujo
