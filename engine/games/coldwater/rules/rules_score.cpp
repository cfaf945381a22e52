#include "rules/score_sources.h"
#include "rules/scoring.h"

#include <algorithm>

namespace takujo::coldwater {

int Rules::sureScore(const PublicState &p, SeatId seat) const
{
    const auto s = toIndex(seat);
    int points = std::popcount(p.mastersCaught[s]); // CW-31
    points += m_params.masterPoints *
              ((contains(p.alike, seat) ? 1 : 0) + (contains(p.different, seat) ? 1 : 0));
    points += p.firstDone == seat ? m_params.firstPoints : 0;
    for (std::uint32_t rest = p.mysteryWon[s]; rest != 0; rest &= rest - 1)
        points += m_params.mystery[toIndex(std::countr_zero(rest))].points;
    for (const std::uint8_t rank : {p.speciesRank[s], p.smallRank[s]})
        points += rank > 0 ? m_params.ladder[rank - 1U] : 0;
    return points;
}

namespace {

/// Lines of the score sheet, in the order of the manual.
class Sheet
{
public:
    Sheet(const Rules &rules, const State &state, const Scoring &scoring)
        : m_rules(rules),
          m_p(state),
          m_scoring(scoring),
          m_sources(rules.params(), state, state.kinds, state.chosen)
    {}

    void sure(Outcome &out) const
    {
        line(
            out, Text("score.mystery"), "CW-20",
            [&](SeatId seat) { return m_scoring.mysteryPoints(seat); },
            [&](SeatId seat, ScoreLine &line) { m_sources.mystery(seat, line); });
        ladder(out, "score.species", "CW-21", m_p.speciesRank, ContestKind::Species);
        ladder(out, "score.small", "CW-22", m_p.smallRank, ContestKind::Small);
        line(
            out, Text("score.master"), "CW-23",
            [&](SeatId seat) { return m_scoring.masterPoints(seat); },
            [&](SeatId seat, ScoreLine &line) { m_sources.masterTrophies(seat, line); });
        const Params &params = m_rules.params();
        line(
            out, Text("score.first").num("fish", params.fishToEnd), "CW-24",
            [&](SeatId seat) { return m_p.firstDone == seat ? params.firstPoints : 0; },
            [&](SeatId seat, ScoreLine &line) {
                m_sources.trophy(ContestKind::First, seat, line);
            });
        line(
            out, Text("score.masters"), "CW-31",
            [&](SeatId seat) { return m_scoring.mastersCaught(seat); },
            [&](SeatId seat, ScoreLine &line) { m_sources.masters(seat, line); });
    }

    void final(Outcome &out) const
    {
        for (int location = 0; location < kLocations; ++location) {
            const Contest contest = m_scoring.contest(location);
            line(
                out, Text("score.location").sub("location", locationName(location)), "CW-28",
                [&](SeatId seat) { return m_scoring.locationPoints(contest[toIndex(seat)]); },
                [&](SeatId seat, ScoreLine &line) { m_sources.location(location, seat, line); });
            for (SeatId seat = 0; seat < m_rules.seats(); ++seat)
                if (const int lbs = contest[toIndex(seat)].lbs; lbs > 0)
                    out.lines.back().words[toIndex(seat)] = Text("score.pounds").num("lbs", lbs);
        }
        if (m_rules.params().tagScoring)
            line(
                out, Text("score.tags"), "CW-31",
                [&](SeatId seat) { return m_scoring.tagPoints(seat); },
                [&](SeatId seat, ScoreLine &line) { m_sources.tags(seat, line); });
    }

    /// What broke ties: the earliest stamp of the chosen fish, a time of day.
    void stamps(Outcome &out) const
    {
        ScoreLine line{Text("score.stamp"), "CW-32", {}, false};
        for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
            const int first = m_scoring.earliest(seat);
            if (first == kNoTime)
                continue;
            line.points[toIndex(seat)] = first;
            line.words[toIndex(seat)] = raw(timeText(first));
        }
        out.lines.push_back(std::move(line));
    }

private:
    void ladder(Outcome &out, const char *id, const char *clause,
                const std::array<std::uint8_t, kMaxSeats> &ranks, ContestKind contest) const
    {
        line(
            out, Text(id), clause,
            [&](SeatId seat) { return m_scoring.ladderPoints(ranks[toIndex(seat)]); },
            [&](SeatId seat, ScoreLine &line) { m_sources.trophy(contest, seat, line); });
    }

    template<class Points, class Sources>
    void line(Outcome &out, Text label, const char *clause, Points points, Sources sources) const
    {
        ScoreLine line;
        line.label = std::move(label);
        line.clause = clause;
        for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
            line.points[toIndex(seat)] = points(seat);
            out.score[toIndex(seat)] += line.points[toIndex(seat)];
            if (out.finished)
                sources(seat, line);
        }
        out.lines.push_back(std::move(line));
    }

    const Rules &m_rules;
    const PublicState &m_p;
    const Scoring &m_scoring;
    ScoreSources m_sources;
};

Text headline(const Outcome &out, int seats, bool byTime)
{
    std::vector<Text> names;
    int best = 0;
    for (SeatId seat = 0; seat < seats; ++seat) {
        if (!contains(out.winners, seat))
            continue;
        names.push_back(Text("seat").seat("seat", seat));
        best = out.score[toIndex(seat)];
    }
    const char *id = names.size() > 1 ? "outcome.shared" : byTime ? "outcome.time" : "outcome.win";
    return Text(id).list("winners", std::move(names)).num("points", best);
}

} // namespace

Outcome Rules::outcome(const State &state) const
{
    const Scoring scoring(*this, state, state.kinds, state.chosen);
    const Sheet sheet(*this, state, scoring);
    Outcome out;
    out.finished = state.phase == Phase::Over;
    sheet.sure(out);
    out.clause = "CW-31";
    bool byTime = false;
    if (!out.finished) {
        out.winners = 0;
        return out;
    }
    sheet.final(out);
    sheet.stamps(out);
    out.winners = scoring.winners(out.score, byTime);
    out.headline = headline(out, seats(), byTime);
    out.clause = std::popcount(out.winners) > 1 ? "CW-A20" : byTime ? "CW-32" : "CW-31";
    return out;
}

/// Before the end only what everybody knows counts; the contests wait for the last choice.
Outcome Rules::standing(const View &view) const
{
    State state;
    static_cast<PublicState &>(state) = view;
    state.kinds = view.kinds;
    state.chosen = view.chosen;
    return outcome(state);
}

} // namespace takujo::coldwater
