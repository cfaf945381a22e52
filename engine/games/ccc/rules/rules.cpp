#include "rules/rules.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// The best and second best count of a square and who leads (any of them when tied).
struct Lead
{
    int top = 0;
    int second = 0;
    SeatId seat = 0;
};

Lead leadOf(const std::array<std::uint8_t, kMaxSeats> &coins)
{
    Lead lead{coins[0], 0, 0};
    for (SeatId seat = 1; seat < kMaxSeats; ++seat) {
        const int count = coins[toIndex(seat)];
        if (count > lead.top)
            lead = {count, lead.top, seat};
        else
            lead.second = std::max(lead.second, count);
    }
    return lead;
}

} // namespace

SeatId Rules::holder(const PublicState &p, int slot) const
{
    const Lead lead = leadOf(p.coins[toIndex(slot)]);
    return lead.top - lead.second >= m_params.margin - 1 ? lead.seat : kNoSeat; // CCC-5, CCC-6
}

bool Rules::isOwn(const PublicState &p, int slot) const
{
    const Lead lead = leadOf(p.coins[toIndex(slot)]);
    return lead.top - lead.second >= m_params.margin; // CCC-5
}

SquareSet Rules::own(const PublicState &p, SeatId seat) const
{
    SquareSet out = board().squares();
    for (SeatId other = 0; other < seats(); ++other) {
        if (other != seat)
            out = out & p.barred[toIndex(other)];
    }
    return out;
}

bool Rules::mayDraw(const PublicState &p, int option) const
{
    const DrawOption &o = m_params.options[toIndex(option)];
    if (o.draw == 0)
        return true; // CCC-18: (0, 0) is always legal
    return p.turnsLeft == 0 && o.draw <= p.stock && o.discard <= p.handSize[toIndex(p.actor)];
}

void Rules::addCoin(PublicState &p, int slot, SeatId seat) const
{
    const auto i = toIndex(slot);
    const auto points = static_cast<std::int16_t>(m_params.points[toIndex(board().number(slot))]);
    if (const SeatId before = holder(p, slot); before != kNoSeat)
        p.score[toIndex(before)] = static_cast<std::int16_t>(p.score[toIndex(before)] - points);
    ++p.coins[i][toIndex(seat)];
    p.occupied.set(slot);
    p.has[toIndex(seat)].set(slot);
    const Lead lead = leadOf(p.coins[i]);
    const int margin = m_params.margin;
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
        p.near[s].assign(slot, lead.seat == static_cast<SeatId>(s) &&
                                   lead.top - lead.second == margin - 1); // CCC-6
        p.barred[s].assign(slot, lead.top >= p.coins[i][s] + margin);     // N1 of CCC-12, CCC-7
    }
    if (lead.top - lead.second >= margin - 1)
        p.score[toIndex(lead.seat)] = static_cast<std::int16_t>( // CCC-21
            p.score[toIndex(lead.seat)] + points);
}

void Rules::refresh(PublicState &p) const
{
    const auto coins = p.coins;
    p.coins = {};
    p.occupied = {};
    p.has = {};
    p.near = {};
    p.barred = {};
    p.score = {};
    for (int slot = 0; slot < board().slotCount(); ++slot) {
        for (SeatId seat = 0; seat < kMaxSeats; ++seat) {
            const int count = coins[toIndex(slot)][toIndex(seat)];
            for (int i = 0; i < count; ++i)
                addCoin(p, slot, seat);
        }
    }
}

View Rules::view(const State &state, SeatId seat) const
{
    View view;
    static_cast<PublicState &>(view) = state;
    view.seat = seat;
    if (seat != kNoSeat) { // CCC-A13: hidden are the other hands and the order of the stock
        view.hand = state.hands[toIndex(seat)];
        view.drawn = state.drawn[toIndex(seat)];
    }
    return view;
}

std::optional<Move> Rules::forced(const View &) const
{
    // Whatever leaves no choice follows from public numbers, and apply() does it itself.
    return std::nullopt;
}

std::vector<std::uint16_t> Rules::known(const View &view) const
{
    std::vector<std::uint16_t> out;
    for (std::uint16_t kind = 0; kind < kKinds; ++kind)
        out.insert(out.end(), toIndex(view.hand[kind] + view.used[kind]), kind);
    return out;
}

} // namespace takujo::ccc
