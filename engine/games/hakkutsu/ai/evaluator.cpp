#include "ai/evaluator.h"

#include <algorithm>
#include <cmath>

namespace takujo::hakkutsu {

/// Points a seat's equipment is worth.
float Evaluator::cards(const State &s, SeatId seat) const
{
    float cards = 0;
    for (std::size_t e = 0; e < kEffects; ++e)
        cards += static_cast<float>(s.hands[toIndex(seat)][e]) * m_leaf.cards[e];
    return cards;
}

/// What helps in every turn to come.
float Evaluator::lasting(const State &s, SeatId seat, float turns) const
{
    const auto &abilities = s.abilities[toIndex(seat)];
    const auto has = [&](Ability ability) {
        return (abilities >> static_cast<unsigned>(ability) & 1U) != 0 ? 1.0F : 0.0F;
    };
    return turns *
           (m_leaf.obsidian * has(Ability::Obsidian) + m_leaf.pyrite * has(Ability::Pyrite) +
            m_leaf.magnetite * has(Ability::Magnetite) + m_leaf.gold * has(Ability::Gold));
}

/// Points a seat has and may soon expect beyond what everybody expects.
float Evaluator::standing(const State &s, SeatId seat, const RemainingSupply &outlook) const
{
    const float turns = outlook.turns;
    const Params &params = m_rules.params();
    const Holding holding = params.cartCounts ? outlook.holding : holdingOf(params, s, seat, false);
    const SeatScore score =
        scoreOf(params, holding, s.handSize[toIndex(seat)], s.museum[toIndex(seat)]);
    const float late = std::min(1.0F, turns / 4.0F);
    const auto home =
        static_cast<float>(m_rules.map().steps(s.pos[toIndex(seat)], m_rules.map().base()));
    const auto mobility = static_cast<float>(m_rules.mobility(s, seat));
    const auto coins = static_cast<float>(s.coins[toIndex(seat)]);
    const auto units = static_cast<float>(s.units[toIndex(seat)]);
    float extra = m_leaf.coin * coins - m_leaf.unit * units + 0.8F * cards(s, seat);
    if (units > 0 || coins < 2)
        extra -= m_leaf.home * m_turn * home / mobility; // the way back is still to be paid
    const float more = turns * (m_leaf.fossil * static_cast<float>(holding.fossils) +
                                m_leaf.crystal * static_cast<float>(holding.crystals));
    return static_cast<float>(score.sum()) + late * extra + lasting(s, seat, turns) + more;
}

void Evaluator::finished(const State &s, LeafValue &leaf) const
{
    std::array<int, kMaxSeats> sums{};
    SeatPoints points{};
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        const auto at = toIndex(seat);
        const int score = scoreOf(m_rules.params(), s, seat, s.museum[at], false).sum();
        points[at] = static_cast<float>(score);
        sums[at] = 256 * score + s.handSize[at]; // equipment breaks ties (HK-23)
    }
    const int best = *std::max_element(sums.begin(), sums.begin() + m_rules.seats());
    SeatPoints winners{};
    for (std::size_t at = 0; at < toIndex(m_rules.seats()); ++at)
        winners[at] = sums[at] == best ? 1.0F : 0.0F;
    setLeaf(points, winners, m_rules.seats(), m_mix, leaf);
}

void Evaluator::operator()(const State &s, LeafValue &leaf) const
{
    leaf = {};
    if (s.phase == Phase::Over)
        return finished(s, leaf);
    const float turns = m_values.turnsLeft(s);
    SeatPoints points{};
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        const RemainingSupply outlook = m_values.outlook(s, seat);
        float &sum = points[toIndex(seat)];
        sum = standing(s, seat, outlook);
        if (m_leaf.reach != 0)
            sum += m_leaf.reach * m_choices.reach(s, seat, outlook);
    }
    points[toIndex(s.actor)] += m_leaf.next;
    const float spread = m_leaf.spread + m_leaf.spreadTurns * std::sqrt(turns);
    setLeaf(points, winWeights(points, m_rules.seats(), spread), m_rules.seats(), m_mix, leaf);
}

} // namespace takujo::hakkutsu
