#include "rules/names.h"
#include "rules/rules.h"

#include <algorithm>

namespace takujo::hakkutsu {

const char *endClause(EndReason cause)
{
    switch (cause) {
    case EndReason::Rounds: return "HK-12";
    case EndReason::Cap: return "HK-A13";
    default: return "HK-11";
    }
}

namespace {

/// Where the points of a seat come from.
class Sources
{
public:
    Sources(const Params &params, const PublicState &p, SeatId seat)
        : m_params(params), m_p(p), m_seat(seat)
    {}

    /// HK-23: each kind of rock by itself.
    void printed(ScoreLine &line) const
    {
        each([&](int kind, const RockKind &rock, int copies) {
            if (rock.points != 0)
                line.sources.push_back({gotId(kind, m_seat), zoneOf("acquired", m_seat), m_seat,
                                        copies * rock.points});
        });
    }

    /// HK-21, HK-24: rocks of these abilities together.
    void together(ScoreLine &line, std::initializer_list<Ability> abilities) const
    {
        std::vector<std::string> pieces;
        each([&](int kind, const RockKind &rock, int) {
            if (std::find(abilities.begin(), abilities.end(), rock.ability) != abilities.end())
                pieces.push_back(gotId(kind, m_seat));
        });
        line.countTogether(m_seat, zoneOf("acquired", m_seat), pieces);
    }

    void museum(ScoreLine &line) const
    {
        if (const int museum = m_p.museum[toIndex(m_seat)]; museum != kNone)
            line.countTogether(m_seat, zoneOf("museum", m_seat), {museumId(museum)});
    }

private:
    template<class F>
    void each(F f) const
    {
        for (int kind = 0; kind < static_cast<int>(m_params.rocks.size()); ++kind) {
            if (const int copies = m_p.got[toIndex(m_seat)][toIndex(kind)]; copies > 0)
                f(kind, m_params.rocks[toIndex(kind)], copies);
        }
    }

    const Params &m_params;
    const PublicState &m_p;
    SeatId m_seat;
};

/// HK-23: a tie goes to more unused equipment; HK-A9: then the win is shared.
SeatSet winnersOf(const Outcome &out, const PublicState &p, int seats)
{
    const auto rank = [&](SeatId seat) {
        return std::pair(out.score[toIndex(seat)], p.handSize[toIndex(seat)]);
    };
    auto best = rank(0);
    for (SeatId seat = 1; seat < seats; ++seat)
        best = std::max(best, rank(seat));
    SeatSet winners = 0;
    for (SeatId seat = 0; seat < seats; ++seat) {
        if (rank(seat) == best)
            winners = static_cast<SeatSet>(winners | seatBit(seat));
    }
    return winners;
}

} // namespace

// HK-23, HK-25: printed points, specials, museum, sum. Before the end what is on carts is not in it.
Outcome Rules::outcome(const PublicState &p) const
{
    Outcome out;
    out.finished = p.phase == Phase::Over;
    ScoreLine printed{Text("score.printed"), "HK-23", {}, true};
    ScoreLine fossils{Text("score.fossils"), "HK-24", {}, true};
    ScoreLine mica{Text("score.mica"), "HK-21", {}, true};
    ScoreLine crystal{Text("score.crystal"), "HK-21", {}, true};
    ScoreLine museum{Text("score.museum"), "HK-23", {}, true};
    ScoreLine equipment{Text("score.equipment"), "HK-23", {}, false};
    for (SeatId seat = 0; seat < seats(); ++seat) {
        const SeatScore score = scoreOf(m_params, p, seat, p.museum[toIndex(seat)], false);
        printed.points[toIndex(seat)] = score.printed;
        fossils.points[toIndex(seat)] = score.fossils;
        mica.points[toIndex(seat)] = score.mica;
        crystal.points[toIndex(seat)] = score.crystal;
        museum.points[toIndex(seat)] = score.museum;
        equipment.points[toIndex(seat)] = p.handSize[toIndex(seat)];
        out.score[toIndex(seat)] = score.sum();
        if (!out.finished)
            continue;
        const Sources sources(m_params, p, seat);
        sources.printed(printed);
        sources.together(fossils, {Ability::Fossil, Ability::Skull});
        sources.together(mica, {Ability::Mica});
        sources.together(crystal, {Ability::Crystal});
        sources.museum(museum);
    }
    out.lines = {printed, fossils, mica, crystal, museum, equipment};
    out.clause = out.finished ? endClause(p.end) : "HK-23";
    if (!out.finished)
        return out;
    out.winners = winnersOf(out, p, seats());
    out.headline = headline(out);
    return out;
}

Text Rules::headline(const Outcome &outcome) const
{
    int best = 0;
    std::vector<Text> names;
    for (SeatId seat = 0; seat < seats(); ++seat) {
        best = std::max(best, outcome.score[toIndex(seat)]);
        if (contains(outcome.winners, seat))
            names.push_back(Text("text.seat").seat("who", seat));
    }
    const auto top = std::count(outcome.score.begin(), outcome.score.begin() + seats(), best);
    const char *id = names.size() > 1 ? "outcome.shared" : top > 1 ? "outcome.tie" : "outcome.win";
    return Text(id).list("who", std::move(names)).num("points", best);
}

} // namespace takujo::hakkutsu
