#include "ai/planner.h"

#include "base/fixed_vector.h"

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

constexpr int kDepth = 3;
constexpr std::array<std::size_t, kDepth> kWidth{10, 6, 4}; ///< goals looked at, by depth

/// A load that is lost counts more than what it would have brought: what it took is gone, too.
constexpr float kLost = 1.1F;

int rounded(float value) { return static_cast<int>(value + 0.5F); }

} // namespace

struct Planner::Walker
{
    RemainingSupply outlook;
    FixedVector<std::uint8_t, kDepth + 1> dug;
    int cell = 0;
    int coins = 0;
    int units = 0;
    int grants = 0;
    int cases = 0;
    int boots = 0;
    bool joint = false;
    bool helicopter = false;
    bool magnetite = false;
    float time = 0;
    float limit = 0; ///< own turns left
    float load = 0;  ///< see RemainingSupply; of this trip's rocks, too
};

struct Planner::Stop
{
    std::uint8_t cell = 0;
    std::uint8_t boots = 0;
    int kind = -1; ///< -1 = not seen
    int cost = 0;
    int carry = 0;
    int grants = 0;
    int cases = 0;
    float time = 0;
    float rock = 0;  ///< points it brings
    float worth = 0; ///< points less the price of equipment
    float rank = 0;
};

Planner::Walker Planner::walker(const State &s) const
{
    const SeatId seat = s.actor;
    const Equipment &hand = s.hands[toIndex(seat)];
    Walker out;
    out.outlook = m_values.outlook(s, seat);
    out.cell = s.pos[toIndex(seat)];
    out.coins = s.coins[toIndex(seat)];
    out.units = s.units[toIndex(seat)];
    out.grants = hand[toIndex(Effect::Grant)];
    out.cases = hand[toIndex(Effect::Case)];
    out.boots = hand[toIndex(Effect::Boots)];
    out.joint = hand[toIndex(Effect::Joint)] > 0;
    out.helicopter = hand[toIndex(Effect::Helicopter)] > 0;
    out.magnetite = m_rules.has(s, seat, Ability::Magnetite);
    out.limit = out.outlook.turns;
    out.load = out.outlook.load;
    return out;
}

/// Turns of walking so many steps.
float Planner::turns(const Walker &w, int steps) const
{
    const Params &params = m_rules.params();
    const int track = params.track[toIndex(std::min(w.units, params.capacity()))];
    const int mobility = w.magnetite ? std::max(2, track) : track;
    const int whole = (steps + mobility - 1) / mobility;
    return static_cast<float>(whole);
}

/// Price of the way home: turns, or a helicopter and the draw it costs; and the cart when it comes too
/// late (HK-22).
float Planner::home(const Walker &w, bool &fly) const
{
    const int base = m_rules.map().base();
    const float walk = turns(w, m_rules.map().steps(w.cell, base));
    const float left = w.limit - w.time;
    float price = m_taste.turn * std::min(walk, std::max(0.0F, left));
    if (!m_values.homeInTime(walk, left))
        price += kLost * w.load;
    fly = false;
    const bool mayFly = left > 1 || (left >= 1 && !m_rules.params().cartCounts);
    if (w.helicopter && w.cell != base && mayFly && m_taste.turn + 2 * m_taste.card < price) {
        price = m_taste.turn + 2 * m_taste.card;
        fly = true;
    }
    return price;
}

bool Planner::stop(const State &s, const Walker &w, int cell, int depth, Stop &out) const
{
    const Params &params = m_rules.params();
    const SeatId seat = s.actor;
    const Pile &pile = s.piles[toIndex(cell)];
    if (pile.height == 0 || std::find(w.dug.begin(), w.dug.end(), cell) != w.dug.end())
        return false;
    const bool seen = contains(pile.known[toIndex(pile.top())], seat);
    const int deck = m_rules.deckAt(pile, cell, pile.top());
    out = {};
    out.cell = static_cast<std::uint8_t>(cell);
    out.kind = seen ? pile.kind[toIndex(pile.top())] : -1;
    out.cost = seen ? m_rules.price(s, seat, cell, out.kind) : rounded(m_values.unseenCost(deck));
    out.carry = seen ? params.rocks[toIndex(out.kind)].carry : rounded(m_values.unseenCarry(deck));
    out.rock =
        seen ? m_values.rock(w.outlook, out.kind) : 0.85F * m_values.unseen(deck, w.outlook.museum);
    out.grants = m_values.cards(Effect::Grant, out.cost - w.coins);
    out.cases = m_values.cards(Effect::Case, w.units + out.carry - params.capacity());
    if (out.grants > w.grants || out.cases > w.cases)
        return false;
    const bool back = w.cell == cell; // away and here again
    out.time =
        back && !params.returnToStart ? 2 : turns(w, back ? 2 : m_rules.map().steps(w.cell, cell));
    const int need = depth == 0 && out.time > 1 ? m_rules.bootsTo(s, seat, cell) : 0;
    if (need > 0 && need <= w.boots &&
        m_taste.turn * (out.time - 1) > m_taste.card * static_cast<float>(need)) {
        out.boots = static_cast<std::uint8_t>(need);
        out.time = 1;
    }
    bool joint = false;
    if (depth == 0 && out.time <= 1 && m_rules.shared(s, seat, cell)) {
        joint = w.joint;
        out.time += joint ? 0 : 1;
    }
    out.worth = out.rock - m_taste.card * static_cast<float>(out.grants + out.cases + out.boots +
                                                             (joint ? 1 : 0));
    return w.time + out.time <= w.limit + 0.5F;
}

Planner::Walker Planner::after(const Walker &w, const Stop &stop) const
{
    const Params &params = m_rules.params();
    Walker out = w;
    out.cell = stop.cell;
    out.coins -=
        std::max(0, stop.cost - stop.grants * params.equipment[toIndex(Effect::Grant)].amount);
    out.units +=
        std::max(0, stop.carry - stop.cases * params.equipment[toIndex(Effect::Case)].amount);
    out.grants -= stop.grants;
    out.cases -= stop.cases;
    out.boots -= stop.boots;
    out.time += stop.time;
    out.load += stop.rock;
    out.dug.push(stop.cell);
    if (stop.kind >= 0)
        out.outlook.holding.add(params, stop.kind, 1);
    return out;
}

/// Depth first over the most promising goals. Every trip ends at the base, so what a visit there
/// brings is the same for all and left out.
float Planner::best(const State &s, const Walker &w, int depth, Trip *first) const
{
    bool fly = false;
    const bool mustGo = depth == 0 && w.cell == m_rules.map().base();
    float most = mustGo ? -900.0F : -home(w, fly);
    if (first)
        *first = {most, kNone, 0, fly};
    if (depth == kDepth)
        return most;
    std::array<Stop, kMaxCells> stops;
    std::size_t count = 0;
    for (const std::uint8_t cell : m_rules.map().rockCells()) {
        if (!stop(s, w, cell, depth, stops[count]))
            continue;
        stops[count].rank = stops[count].worth - m_taste.turn * stops[count].time;
        ++count;
    }
    const std::size_t keep = std::min(count, kWidth[toIndex(depth)]);
    std::partial_sort(stops.begin(), stops.begin() + static_cast<std::ptrdiff_t>(keep),
                      stops.begin() + static_cast<std::ptrdiff_t>(count),
                      [](const Stop &a, const Stop &b) {
                          return a.rank != b.rank ? a.rank > b.rank : a.cell < b.cell;
                      });
    for (std::size_t i = 0; i < keep; ++i) {
        const Stop &next = stops[i];
        const float worth =
            next.worth - m_taste.turn * next.time + best(s, after(w, next), depth + 1, nullptr);
        if (worth <= most)
            continue;
        most = worth;
        if (first)
            *first = {worth, next.cell, next.boots, false};
    }
    return most;
}

Trip Planner::plan(const State &s) const
{
    Trip trip;
    best(s, walker(s), 0, &trip);
    return trip;
}

std::optional<float> Planner::mined(const State &s, const Spend &spend) const
{
    const SeatId seat = s.actor;
    if (!m_rules.fits(Rules::own(s), spend))
        return std::nullopt;
    const Dig dig = m_rules.dig(s, spend);
    Walker w = walker(s);
    Stop here;
    here.cell = s.pos[toIndex(seat)];
    here.kind = dig.kind;
    here.cost = dig.price;
    here.carry = m_rules.params().rocks[toIndex(dig.kind)].carry;
    here.grants = spend.grants;
    here.cases = spend.cases;
    here.rock = m_values.rock(w.outlook, dig.kind);
    const float worth =
        here.rock - m_taste.card * static_cast<float>(spend.grants + spend.cases + spend.joint);
    w.limit -= 1; // this turn is spent either way
    return worth + best(s, after(w, here), 1, nullptr);
}

float Planner::skipped(const State &s) const
{
    Walker w = walker(s);
    w.dug.push(s.pos[toIndex(s.actor)]);
    w.limit -= 1;
    return best(s, w, 1, nullptr);
}

} // namespace takujo::hakkutsu
