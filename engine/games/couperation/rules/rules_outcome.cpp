#include "rules/bounds.h"
#include "rules/names.h"
#include "rules/rules.h"

#include <algorithm>

namespace takujo::couperation {

namespace {

/// What decided it and by which clause.
struct Verdict
{
    const char *clause;
    const char *text;
};

Verdict verdictOf(const Params &params, const PublicState &p)
{
    switch (p.end) {
    case EndReason::Won: return {"CP-26", params.firstGame ? "outcome.won.first" : "outcome.won"};
    case EndReason::Contradiction: return {"CP-21", "outcome.contradiction"};
    case EndReason::Stuck:
        return {"CP-A7", params.stuckSkips ? "outcome.stuck.all" : "outcome.stuck"};
    case EndReason::None: break;
    }
    return {"CP-26", "outcome.open"};
}

/// By how much a number misses what a card leaves (CP-21); 0 or less = it fits.
int missBy(const Limit &limit, int number)
{
    return limit.below ? limit.bound - number : number - limit.bound;
}

/// What led to a card turned up that does not fit (CP-21): it was laid, a card left no room for it, it
/// was turned up. Of several such cards the one that leaves least.
std::vector<EndStep> stepsTo(const Params &params, const PublicState &p)
{
    if (p.end != EndReason::Contradiction)
        return {};
    const auto zonePlace = [&](int place) {
        return "tower/" + std::to_string(slotOf(params.geometry, place));
    };
    std::vector<EndStep> steps{{zonePlace(p.lastPlace), Text("end.laid")},
                               {std::string(), Text("end.turned")}};
    const int number = numberAt(params, p, p.lastPlace);
    std::vector<Limit> limits = limitsOf(params, p, p.lastPlace);
    std::ranges::stable_sort(limits, [number](const Limit &a, const Limit &b) {
        return missBy(a, number) > missBy(b, number);
    });
    for (const Limit &limit : limits) {
        if (limit.allows(number))
            break;
        const Text left =
            limit.below ? rangeText(limit.bound, kAboveAll) : rangeText(kBelowAll, limit.bound);
        const Card card = p.tower[toIndex(limit.place)];
        steps.push_back({zonePlace(limit.place),
                         Text("end.left").sub("card", cardName(card)).sub("range", left)});
    }
    return steps;
}

} // namespace

Outcome Rules::result(const PublicState &p) const
{
    Outcome out;
    const Verdict verdict = verdictOf(m_params, p);
    out.finished = p.phase == Phase::Over;
    out.clause = verdict.clause;
    const auto words = [&](const std::string &id) {
        return Text(id)
            .num("filled", p.filled)
            .num("goal", geometry().towerSize())
            .seat("who", p.actor);
    };
    out.headline = words(verdict.text);
    if (out.finished)
        out.meaning = words(verdict.text + std::string(".meaning"));
    ScoreLine placed{Text("score.filled"), "CP-8", {}, true};
    ScoreLine down{Text("score.down"), "CP-26", {}, false};
    ScoreLine pack{Text("score.pack"), "CP-18", {}, false};
    for (SeatId seat = 0; seat < seats(); ++seat) {
        out.score[toIndex(seat)] = p.filled;
        placed.points[toIndex(seat)] = p.filled;
        down.points[toIndex(seat)] = p.down;
        pack.points[toIndex(seat)] = p.pack;
        if (p.end == EndReason::Won) // CP-1: all win or all lose
            out.winners = static_cast<SeatSet>(out.winners | seatBit(seat));
    }
    out.lines = {placed, down, pack};
    out.steps = stepsTo(m_params, p);
    return out;
}

} // namespace takujo::couperation
