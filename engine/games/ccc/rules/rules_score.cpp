#include "rules/names.h"
#include "rules/rules.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// Numbers lo..hi score the same (CCC-21).
struct Band
{
    int lo = 0;
    int hi = 0;
};

/// Bands of the rule set as far as the board has numbers in them.
std::vector<Band> bandsOf(const Params &params)
{
    std::vector<Band> out;
    for (int number = 1; number <= kMaxNumber; ++number) {
        const int points = params.points[toIndex(number)];
        if (out.empty() || points != params.points[toIndex(number - 1)])
            out.push_back({number, number});
        out.back().hi = number;
    }
    return out;
}

Text bandLabel(const Band &band, bool own)
{
    const char *id = band.hi == kMaxNumber ? "score.above"
                     : band.lo == band.hi  ? "score.one"
                                           : "score.range";
    return Text(own ? "score.own" : "score.near")
        .sub("band", Text(id).num("from", band.lo).num("upto", band.hi));
}

} // namespace

const char *endClause(EndReason cause) { return cause == EndReason::Idle ? "CCC-A8" : "CCC-20"; }

/// CCC-21: one line a band, own and near territories apart; CCC-A6: equal scores share the win.
Outcome Rules::scoreSheet(const PublicState &p) const
{
    Outcome out;
    for (const bool own : {true, false}) {
        for (const Band &band : bandsOf(m_params)) {
            ScoreLine line;
            line.label = bandLabel(band, own);
            line.clause = own ? "CCC-5" : "CCC-6";
            for (SquareSet rest = board().squares(); rest.any();) {
                const int slot = rest.pop();
                const int number = board().number(slot);
                const SeatId seat = holder(p, slot);
                if (seat == kNoSeat || isOwn(p, slot) != own || number < band.lo ||
                    number > band.hi)
                    continue;
                const int points = m_params.points[toIndex(number)];
                line.points[toIndex(seat)] += points;
                if (p.phase == Phase::Over)
                    line.sources.push_back({squareId(slot), "board", seat, points});
            }
            out.lines.push_back(std::move(line));
        }
    }
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        out.score[seat] = p.score[seat];
    const int best = *std::max_element(out.score.begin(), out.score.begin() + seats());
    for (SeatId seat = 0; seat < seats(); ++seat) {
        if (out.score[toIndex(seat)] == best)
            out.winners = static_cast<SeatSet>(out.winners | seatBit(seat));
    }
    out.finished = p.phase == Phase::Over;
    out.clause = out.finished ? endClause(p.end) : "CCC-21";
    return out;
}

Outcome Rules::outcome(const State &state) const
{
    Outcome out = scoreSheet(state);
    if (!out.finished)
        return out;
    std::vector<Text> names;
    int best = 0;
    for (SeatId seat = 0; seat < seats(); ++seat) {
        if (contains(out.winners, seat)) {
            names.push_back(Text("seat").seat("seat", seat));
            best = out.score[toIndex(seat)];
        }
    }
    const char *id = names.size() > 1 ? "outcome.shared" : "outcome.win"; // CCC-A6
    out.headline = Text(id).list("winners", std::move(names)).num("points", best);
    return out;
}

Outcome Rules::standing(const View &view) const
{
    State state;
    static_cast<PublicState &>(state) = view; // CCC-A13: scores are public
    return outcome(state);
}

std::vector<std::string> Rules::invariants(const State &s) const
{
    std::vector<std::string> out;
    int stock = 0;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        int all = s.used[kind] + s.undecided[kind];
        int drawn = s.undecided[kind];
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
            all += s.hands[seat][kind];
            drawn += s.drawn[seat][kind];
        }
        stock += s.undecided[kind];
        if (all != m_params.deck[kind])
            out.push_back("kind " + cardCode(static_cast<Kind>(kind)) + ": " + std::to_string(all) +
                          " of " + std::to_string(m_params.deck[kind]) + " copies");
        if (drawn > s.composition[kind])
            out.push_back("kind " + cardCode(static_cast<Kind>(kind)) +
                          " drawn more often than shuffled");
    }
    if (stock != s.stock)
        out.push_back("stock size");
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        if (s.hands[seat].total() != s.handSize[seat])
            out.push_back("hand size of seat " + std::to_string(seat));
    }
    PublicState derived = s;
    refresh(derived);
    if (derived.occupied != s.occupied || derived.has != s.has || derived.near != s.near ||
        derived.barred != s.barred || derived.score != s.score)
        out.push_back("masks or scores do not follow from the coins");
    const Outcome sheet = scoreSheet(s);
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        int sum = 0;
        for (const ScoreLine &line : sheet.lines)
            sum += line.points[seat];
        if (sum != s.score[seat])
            out.push_back("score lines of seat " + std::to_string(seat));
    }
    return out;
}

} // namespace takujo::ccc
