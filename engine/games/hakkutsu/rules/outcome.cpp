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
    }
    out.lines = {printed, fossils, mica, crystal, museum, equipment};
    out.clause = out.finished ? endClause(p.end) : "HK-23";
    if (!out.finished)
        return out;
    // HK-23: a tie goes to more unused equipment; HK-A9: then the win is shared.
    const auto rank = [&](SeatId seat) {
        return std::pair(out.score[toIndex(seat)], p.handSize[toIndex(seat)]);
    };
    auto best = rank(0);
    for (SeatId seat = 1; seat < seats(); ++seat)
        best = std::max(best, rank(seat));
    for (SeatId seat = 0; seat < seats(); ++seat) {
        if (rank(seat) == best)
            out.winners = static_cast<SeatSet>(out.winners | seatBit(seat));
    }
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
