#include "ai/target_heuristics.h"

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

constexpr float kHopeless = -20.0F;

/// std::floor is a call where the processor is not known to round. @pre not negative
float whole(float x) { return static_cast<float>(static_cast<int>(x)); }

} // namespace

TargetHeuristics::Digger TargetHeuristics::digger(const State &s, SeatId seat,
                                                  const RemainingSupply &outlook) const
{
    const Params &params = m_rules.params();
    const auto makesUp = [&](Effect effect) {
        return static_cast<float>(s.hands[toIndex(seat)][toIndex(effect)]) *
               static_cast<float>(params.equipment[toIndex(effect)].amount);
    };
    return {seat,
            outlook,
            static_cast<float>(s.coins[toIndex(seat)]),
            makesUp(Effect::Grant),
            static_cast<float>(params.capacity() - s.units[toIndex(seat)]),
            makesUp(Effect::Case),
            fresh(s, seat)};
}

/// Inline: what it returns does not fit the registers.
inline TargetHeuristics::TopCard TargetHeuristics::topCard(const State &s, SeatId seat,
                                                           const Pile &pile, int cell) const
{
    const auto top = toIndex(pile.top());
    const int kind = pile.kind[top];
    if ((pile.known[top] & seatBit(seat)) != 0 && kind != kNone)
        return {kind, 0, static_cast<float>(m_rules.price(s, seat, cell, kind)),
                static_cast<float>(m_rules.params().rocks[toIndex(kind)].carry)};
    const int deck = m_rules.deckAt(pile, cell, pile.top());
    return {-1, deck, m_values.unseenCost(deck), m_values.unseenCarry(deck)};
}

/// @param now turns until the seat is there
float TargetHeuristics::cellWorth(const State &s, const Digger &digger, int cell, int now) const
{
    const Params &params = m_rules.params();
    const RemainingSupply &outlook = digger.outlook;
    const SeatId seat = digger.seat;
    const Pile &pile = s.piles[toIndex(cell)];
    if (pile.height == 0 || static_cast<float>(now) > outlook.turns + 0.5F)
        return kHopeless;
    const TopCard card = topCard(s, seat, pile, cell);
    if (whole(card.cost) > digger.coins + digger.grants ||
        whole(card.carry) > digger.room + std::min(card.carry, digger.cases))
        return kHopeless;
    const bool joint = now == 1 && m_rules.shared(s, seat, cell);
    if (joint && s.hands[toIndex(seat)][toIndex(Effect::Joint)] == 0)
        return kHopeless;
    float worth = card.kind >= 0 ? m_values.rock(outlook, card.kind)
                                 : 0.85F * m_values.unseen(card.deck, outlook.museum);
    for (const bool spent : {card.cost > digger.coins, card.carry > digger.room, joint})
        worth -= spent ? m_taste.card : 0;
    const int units =
        std::min(params.capacity(), s.units[toIndex(seat)] + static_cast<int>(card.carry + 0.5F));
    const int base = m_rules.map().base();
    const auto limit = std::max(0.0F, outlook.turns - static_cast<float>(now));
    const auto way = static_cast<float>(turns(cell, base, m_rules.mobilityAt(s, seat, units)));
    const float home = std::min(limit, way);
    if (!m_values.homeInTime(static_cast<float>(now) + way, outlook.turns))
        worth = -outlook.load; // HK-22: neither this rock nor the others come home
    const float late =
        std::min(1.0F, limit / 4.0F); // what is saved for later counts less at the end
    return worth + late * digger.fresh - m_taste.turn * (static_cast<float>(now) + home) -
           late * (m_taste.coin * card.cost + m_taste.unit * card.carry);
}

/// What a base action would bring now: funds, room, a card.
float TargetHeuristics::fresh(const State &s, SeatId seat) const
{
    const auto missing =
        static_cast<float>(std::max(0, m_rules.fundLimit(s, seat) - s.coins[toIndex(seat)]));
    return m_taste.coin * missing + m_taste.unit * static_cast<float>(s.units[toIndex(seat)]) +
           m_taste.card;
}

/// The base: the way home ends, funds and cart are fresh, equipment is drawn.
float TargetHeuristics::homeWorth(const State &s, SeatId seat, const RemainingSupply &outlook) const
{
    const auto now = static_cast<float>(
        turns(s.pos[toIndex(seat)], m_rules.map().base(), m_rules.mobility(s, seat)));
    const float late = std::clamp((outlook.turns - now) / 4.0F, 0.0F, 1.0F);
    const float lost = m_values.homeInTime(now, outlook.turns) ? 0.0F : outlook.load;
    return late * fresh(s, seat) - m_taste.turn * std::max(1.0F, now) - lost;
}

void TargetHeuristics::targets(const State &s, const RemainingSupply &outlook, bool far,
                               Targets &out, const Whims *whims) const
{
    const SeatId seat = s.actor;
    const Map &map = m_rules.map();
    const int pos = s.pos[toIndex(seat)];
    const int mobility = m_rules.mobility(s, seat);
    const int boots = s.hands[toIndex(seat)][toIndex(Effect::Boots)];
    const Digger digger = this->digger(s, seat, outlook);
    out.count = 0;
    std::array<std::uint8_t, kMaxCells> place{}; // in `out` of a cell reached without boots, from 1
    const auto walk = [&](int cell, float worth) {
        std::uint8_t &at = place[toIndex(cell)];
        if (at != 0) {
            out[at - 1U].worth = std::max(out[at - 1U].worth, worth);
            return;
        }
        out.push({static_cast<std::uint8_t>(cell), 0, worth});
        at = out.count;
    };
    for (const std::uint8_t cell : map.nearest(pos)) {
        const int now = turns(pos, cell, mobility);
        if (now > 1 && !far)
            break;
        const bool home = cell == map.base();
        const float whim = whims ? (*whims)[cell] : 0;
        const float worth =
            (home ? homeWorth(s, seat, outlook) : cellWorth(s, digger, cell, now)) + whim;
        if (now == 1 || worth > kHopeless / 2)
            walk(now == 1 ? cell : map.hop(pos, cell, mobility), worth);
        const int need = now > 1 && boots > 0 && !home ? m_rules.bootsTo(s, seat, cell) : 0;
        if (need > 0 && need <= boots)
            out.push(
                {cell, static_cast<std::uint8_t>(need),
                 cellWorth(s, digger, cell, 1) + whim - m_taste.card * static_cast<float>(need)});
    }
    if (m_rules.bootsTo(s, seat, pos) == 0) // HK-27
        walk(pos, pos == map.base() ? homeWorth(s, seat, outlook) : cellWorth(s, digger, pos, 1));
}

std::optional<float> TargetHeuristics::mining(const State &s, const RemainingSupply &outlook,
                                              Spend &spend) const
{
    const Params &params = m_rules.params();
    const SeatId seat = s.actor;
    const Dig plain = m_rules.dig(s, {});
    const int over = s.units[toIndex(seat)] + plain.units - params.capacity();
    spend.joint = plain.joint ? 1 : 0;
    spend.grants = static_cast<std::uint8_t>(
        m_values.cards(Effect::Grant, plain.cost - s.coins[toIndex(seat)]));
    spend.cases = static_cast<std::uint8_t>(m_values.cards(Effect::Case, over));
    if (!m_rules.fits(Rules::own(s), spend))
        return std::nullopt;
    const float late = std::clamp((outlook.turns - 1) / 4.0F, 0.0F, 1.0F);
    const Dig dig = m_rules.dig(s, spend);
    const int base = m_rules.map().base();
    const int pos = s.pos[toIndex(seat)];
    const int before = turns(pos, base, m_rules.mobility(s, seat));
    const int after =
        turns(pos, base, m_rules.mobilityAt(s, seat, s.units[toIndex(seat)] + dig.units));
    const float price = m_taste.coin * static_cast<float>(dig.cost) +
                        m_taste.unit * static_cast<float>(dig.units) +
                        m_taste.card * static_cast<float>(spend.grants + spend.cases) +
                        m_taste.turn * static_cast<float>(after - before);
    const float left = outlook.turns - 1; // this turn ends here
    if (m_values.homeInTime(static_cast<float>(after), left))
        return m_values.rock(outlook, dig.kind) - late * price;
    const bool light = m_values.homeInTime(static_cast<float>(before), left);
    return (light ? -outlook.load : 0) - late * price; // HK-22: the rock itself is lost either way
}

float TargetHeuristics::helicopter(const State &s, const RemainingSupply &outlook) const
{
    const SeatId seat = s.actor;
    const auto now = static_cast<float>(
        turns(s.pos[toIndex(seat)], m_rules.map().base(), m_rules.mobility(s, seat)));
    const float late = std::clamp((outlook.turns - 1) / 4.0F, 0.0F, 1.0F);
    const float saved = m_values.homeInTime(now, outlook.turns) ? 0.0F : outlook.load;
    return homeWorth(s, seat, outlook) + m_taste.turn * (std::max(1.0F, now) - 1) -
           late * 2 * m_taste.card + saved;
}

float TargetHeuristics::reach(const State &s, SeatId seat, const RemainingSupply &outlook) const
{
    const Digger digger = this->digger(s, seat, outlook);
    const int pos = s.pos[toIndex(seat)];
    const int mobility = m_rules.mobility(s, seat);
    const float home = homeWorth(s, seat, outlook);
    float best = home;
    for (const std::uint8_t cell : m_rules.map().rockCells()) {
        const int now = std::max(1, turns(pos, cell, mobility));
        best = std::max(best, cellWorth(s, digger, cell, now));
    }
    return best - home;
}

float TargetHeuristics::looking(const State &s, const RemainingSupply &outlook, int cell) const
{
    const Pile &pile = s.piles[toIndex(cell)];
    const int now = turns(s.pos[toIndex(s.actor)], cell, m_rules.mobility(s, s.actor));
    const bool barred = pile.height < kPile || m_rules.shared(s, s.actor, cell);
    return m_values.unseen(m_rules.deckAt(pile, cell, kPile - 1), outlook.museum) -
           m_taste.turn * static_cast<float>(now) - (barred ? m_taste.turn : 0);
}

} // namespace takujo::hakkutsu
