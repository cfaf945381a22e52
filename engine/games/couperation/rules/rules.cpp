#include "rules/rules.h"

#include <cstdlib>

namespace takujo::couperation {

bool Rules::reached(const PublicState &p, int place) const
{
    if (p.tower[toIndex(place)] != 0)
        return false;
    const int row = geometry().row(place);
    const int col = geometry().col(place);
    if (row > 0) // CP-10: two adjacent cards carry it
        return p.tower[geometry().supports(place)[0]] != 0 &&
               p.tower[geometry().supports(place)[1]] != 0;
    return col >= minCol(p) && col <= maxCol(p) &&
           (col == p.left - 1 || col == p.right + 1); // CP-9, CP-8
}

/// CP-A2, CP-A15, CP-A16: where the finish card may lie, apart from its number.
bool Rules::finishFits(const PublicState &p, int place, bool replace) const
{
    if (m_params.finishLast && p.down > 0)
        return false;
    return isTop(place) ? !replace : finishBelow();
}

bool Rules::mayLie(const PublicState &p, const Bounds &bounds, int place, Card card,
                   bool replace) const
{
    if (replace ? p.tower[toIndex(place)] == 0 : !reached(p, place))
        return false;
    if (card == kFinish) {
        if (!finishFits(p, place, replace))
            return false;
        return (isTop(place) && !m_params.finishBetween) ||
               bounds.fits(place, m_params.finishValue);
    }
    return (m_params.firstGame || !isTop(place)) && bounds.fits(place, card); // CP-8
}

int Rules::discardsFor(Card a, Card b, Card target, bool *sum) const
{
    if (valueOf(a) == 0 || valueOf(b) == 0 || valueOf(target) == 0)
        return -1; // a finish card without a number (CP-A2)
    const int wanted = valueOf(target);
    int best = -1;
    for (const bool plus : {true, false}) {
        const int base = plus ? valueOf(a) + valueOf(b) : std::abs(valueOf(a) - valueOf(b));
        const int off = std::abs(wanted - base);
        if (off != 0 && (m_params.modifier == 0 || off % m_params.modifier != 0))
            continue;
        const int need = off == 0 ? 0 : off / m_params.modifier;
        if (best >= 0 && need >= best)
            continue;
        best = need;
        if (sum)
            *sum = plus;
    }
    return best;
}

bool Rules::gives(Card a, Card b, Card target, int discards) const
{
    if (valueOf(a) == 0 || valueOf(b) == 0 || valueOf(target) == 0)
        return false;
    const int m = m_params.modifier;
    for (const int base : {valueOf(a) + valueOf(b), std::abs(valueOf(a) - valueOf(b))}) {
        const int off = std::abs(valueOf(target) - base);
        if (m == 0 ? off == 0 && discards == 0
                   : off % m == 0 && off / m <= discards && (discards - off / m) % 2 == 0) // CP-A6
            return true;
    }
    return false;
}

Mark Rules::markAt(const PublicState &p, int place) const
{
    const Card card = p.tower[toIndex(place)];
    return card == 0 || card > kNumbers ? Mark::None : m_params.marks[card]; // CP-A3, CP-A4
}

int Rules::allowance(const PublicState &p, SeatId next) const
{
    switch (p.last) {
    case Last::Start: return 1; // CP-14
    case Last::Nothing: return 0;
    case Last::Down: return std::max(0, m_params.refillTo - p.handSize[toIndex(next)]); // CP-16
    case Last::Up: break;
    }
    const Mark mark = markAt(p, p.lastPlace);
    if (mark != Mark::Heart)
        return static_cast<int>(mark); // CP-15; CP-A3: no mark, no card
    if (m_params.heartValue == HeartValue::Fixed)
        return m_params.heartFixed;
    if (geometry().row(p.lastPlace) == 0)
        return 0; // CP-A4
    int sum = 0;
    int most = 0;
    for (const std::size_t place : geometry().supports(p.lastPlace)) {
        const Mark below = markAt(p, static_cast<int>(place));
        const int count = below == Mark::Heart ? 0 : static_cast<int>(below);
        sum += count;
        most = std::max(most, count);
    }
    return m_params.heartValue == HeartValue::Sum ? sum : most;
}

View Rules::view(const State &state, SeatId seat) const
{
    View view;
    static_cast<PublicState &>(view) = state;
    view.seat = seat;
    if (seat != kNoSeat)
        view.knows = state.knows[toIndex(seat)];
    for (SeatId other = 0; other < seats(); ++other) {
        // CP-12: hands and secret discards are the owner's
        const bool own = other == seat || m_params.openHands;
        if (own || shownStuck(state) == other)
            view.hand[toIndex(other)] = state.hand[toIndex(other)];
        if (own)
            view.discarded[toIndex(other)] = state.discarded[toIndex(other)];
    }
    for (int place = 0; place < geometry().places(); ++place) {
        if (knowsUnder(state, place, seat))
            view.under[toIndex(place)] = state.under[toIndex(place)];
    }
    return view;
}

Move Rules::observedMove(const State &state, const Move &move, SeatId seat) const
{
    if (seat == state.actor || m_params.openHands)
        return move;
    Move out = move;
    if (move.kind == kDown) {
        out.data[0] = kHidden;                                // CP-20
    } else if (move.kind == kTake || move.kind == kDiscard) { // CP-22, CP-25: discards are secret
        const std::size_t from = move.kind == kTake ? kTakeHead : 0;
        for (std::size_t i = from; i < out.data.size() && out.data[i] != 0; ++i)
            out.data[i] = kHidden;
    }
    return out;
}

SeatTrait Rules::trait(std::string_view player) const
{
    // 1 = a person, or a player made like one: expect less of a pattern.
    return player.empty() || player == "careless" ? 1 : player == "random" ? 3 : 2;
}

std::vector<std::uint16_t> Rules::known(const View &view) const
{
    constexpr int kFactsOfACard = kMaxSeats + 1;
    CardSet cards = view.reserve | view.gone;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        cards |= view.hand[seat] | view.discarded[seat];
    for (std::size_t place = 0; place < kPlaces; ++place) {
        const Card card = view.tower[place] == kHidden ? view.under[place] : view.tower[place];
        cards |= card == 0 ? 0 : bitOf(card);
    }
    if (view.finishAt != FinishAt::Pack)
        cards |= bitOf(kFinish);
    // Of a card that somebody has, it is known who has not; of one whose place is known, that, too.
    std::vector<std::uint16_t> out;
    for (Card card = 1; card < kCards; ++card) {
        const bool placed = (cards & bitOf(card)) != 0;
        const SeatSet with = view.knows[card] != 0 ? view.knows[card] : view.holders[card];
        for (SeatId seat = 0; seat < kMaxSeats; ++seat) {
            if (placed || (with != 0 && !contains(with, seat)))
                out.push_back(static_cast<std::uint16_t>(card * kFactsOfACard + seat));
        }
        if (placed)
            out.push_back(static_cast<std::uint16_t>(card * kFactsOfACard + kMaxSeats));
    }
    return out;
}

} // namespace takujo::couperation
