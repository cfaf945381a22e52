#include "ai/heuristic_tables.h"

#include <algorithm>
#include <cmath>

namespace takujo::ccc {

HeuristicTables::HeuristicTables(const Rules &rules, const EvaluationWeights &weights)
    : m_rules(rules), m_weights(weights), m_discards(weights.keep)
{
    m_rivalShare = weights.breaking *
                   (rules.seats() == 2 ? 1.0F : 1.4F / static_cast<float>(rules.seats() - 1));
    const auto [least, most] = std::minmax(weights.nearExposed, weights.nearSafe);
    for (std::size_t number = 1; number <= kMaxNumber; ++number) {
        const auto points = static_cast<float>(rules.params().points[number]);
        m_points[number] = points;
        m_mostQuiet[number] = points * (std::max({most, 1 - least, weights.tie}) + 0.01F);
        m_mostBreaking[number] = points * (1 + most) * std::max(1.0F, m_rivalShare);
    }
    tabulate();
    std::array<int, kMaxSquares> order{};
    const int slots = rules.board().slotCount();
    for (int slot = 0; slot < slots; ++slot) {
        order[toIndex(slot)] = slot;
        m_squares[toIndex(rules.board().number(slot))].set(slot);
        m_highest = std::max(m_highest, rules.board().number(slot));
    }
    std::sort(order.begin(), order.begin() + slots, [&rules](int a, int b) {
        const int first = rules.board().number(a);
        const int second = rules.board().number(b);
        return first != second ? first > second : a < b;
    });
    for (int i = 0; i < slots; ++i)
        m_rank[toIndex(order[toIndex(i)])] = static_cast<std::uint8_t>(i);
}

bool HeuristicTables::saves(const State &state, int hoard) const
{
    if (state.handSize[toIndex(state.actor)] >= hoard || state.turnsLeft > 0 ||
        !state.placed.empty())
        return false;
    const Params &params = m_rules.params();
    for (int i = 0; i < params.optionCount; ++i) {
        const DrawOption &option = params.options[toIndex(i)];
        if (option.draw > option.discard && m_rules.mayDraw(state, i))
            return true;
    }
    return false;
}

SquareSet HeuristicTables::exposed(const PublicState &p, SeatId seat) const
{
    SquareSet occupied = p.occupied;
    for (const std::uint8_t slot : p.placed)
        occupied.set(slot);
    SquareSet rivals;
    for (std::size_t other = 0; other < kMaxSeats; ++other) {
        if (other != toIndex(seat))
            rivals = rivals | p.has[other];
    }
    return rivals | m_rules.board().neighbours(rivals) | ~m_rules.board().neighbours(occupied);
}

/// Share of the square's points held, seen from the seat with `mine` coins. Of a lead that is not near
/// territory yet, each coin is a part of the way there: seen as nothing, nobody would ever begin.
float HeuristicTables::hold(int mine, int top, int second, float near) const
{
    const int margin = m_rules.params().margin;
    const auto toNear = [margin, near](int lead, float level) {
        return std::lerp(level, near, static_cast<float>(lead) / static_cast<float>(margin - 1));
    };
    const int ahead = mine - top;
    if (ahead >= 0)
        return ahead >= margin ? 1.0F : toNear(ahead, m_weights.tie);
    const int lead = top - std::max(second, mine);
    return -m_rivalShare * (lead >= margin ? 1.0F : toNear(lead, 0.0F));
}

/// Fills m_gain: what a coin changes depends on two differences only.
void HeuristicTables::tabulate()
{
    const int margin = m_rules.params().margin;
    constexpr int kTop = 16; // any number large enough
    for (const bool exposed : {false, true}) {
        const float near = exposed ? m_weights.nearExposed : m_weights.nearSafe;
        for (int ahead = -margin - 1; ahead <= margin; ++ahead) {
            for (int lead = 0; lead <= margin; ++lead)
                m_gain[exposed ? 1 : 0][toIndex(ahead + margin + 1)][toIndex(lead)] =
                    hold(kTop + ahead + 1, kTop, kTop - lead, near) -
                    hold(kTop + ahead, kTop, kTop - lead, near);
        }
    }
}

Standing HeuristicTables::standingOf(const std::array<std::uint8_t, kMaxSeats> &coins, SeatId seat,
                                     int pending) const
{
    const Params &params = m_rules.params();
    const auto self = toIndex(seat);
    int top = 0;
    int second = 0;
    if (params.seats == 2) {
        top = coins[1 - self];
    } else {
        for (std::size_t other = 0; other < kMaxSeats; ++other) {
            const int count = other == self ? 0 : coins[other];
            second = std::max(second, std::min(top, count));
            top = std::max(top, count);
        }
    }
    const int margin = params.margin;
    const int ahead = std::clamp(coins[self] + pending - top, -margin - 1, margin);
    return {static_cast<std::uint8_t>(ahead + margin + 1),
            static_cast<std::uint8_t>(std::min(top - second, margin))};
}

float HeuristicTables::coinGain(const PublicState &p, int slot, SeatId seat, int pending,
                                bool exposed) const
{
    const auto &coins = p.coins[toIndex(slot)];
    const Standing standing = standingOf(coins, seat, pending);
    return gain(m_rules.board().number(slot),
                m_gain[exposed ? 1 : 0][standing.ahead][standing.lead]);
}

bool HeuristicTables::held(const State &state, int slot) const
{
    auto p = static_cast<const PublicState &>(state);
    for (const std::uint8_t placed : state.placed)
        m_rules.addCoin(p, placed, state.actor);
    return m_rules.holder(p, slot) == state.actor;
}

void HeuristicTables::listAlike(const PublicState &p, SeatId seat, SquareSet squares,
                                AlikeList &out) const
{
    std::array<SquareSet, kAheads * kLeads> groups{};
    std::uint64_t found = 0;
    const auto put = [&](Standing standing, SquareSet where) {
        const std::size_t group = standing.ahead * kLeads + standing.lead;
        groups[group] = groups[group] | where;
        found |= std::uint64_t{1} << group;
    };
    const SquareSet empty = squares & ~p.occupied;
    if (empty.any())
        put(standingOf({}, seat, 0), empty);
    for (SquareSet rest = squares & p.occupied; rest.any();) {
        const int slot = rest.pop();
        put(standingOf(p.coins[toIndex(slot)], seat, 0), SquareSet::of(slot));
    }
    out.count = 0;
    for (; found != 0; found &= found - 1) {
        const auto group = toIndex(std::countr_zero(found));
        for (const bool exposed : {false, true}) {
            const float share = m_gain[exposed ? 1 : 0][group / kLeads][group % kLeads];
            if (share <= 0)
                continue;
            std::size_t at = out.count++;
            for (; at > 0 && out[at - 1].share < share; --at)
                out[at] = out[at - 1];
            out[at] = {share, exposed, groups[group]};
        }
    }
}

} // namespace takujo::ccc
