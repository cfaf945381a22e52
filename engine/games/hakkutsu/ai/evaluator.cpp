#include "ai/evaluator.h"

#include "search/leaf_value.h"

namespace takujo::hakkutsu {

namespace {

constexpr RewardMix kMix{0.7F, 10};

} // namespace

float Evaluator::standing(const State &s, SeatId seat, float turns) const
{
    const Params &params = m_rules.params();
    const SeatScore score = scoreOf(params, s, seat, s.museum[toIndex(seat)], params.cartCounts);
    const float late = std::min(1.0F, turns / 4.0F);
    const auto home =
        static_cast<float>(m_rules.map().steps(s.pos[toIndex(seat)], m_rules.map().base()));
    const auto mobility = static_cast<float>(m_rules.mobility(s, seat));
    float cards = 0;
    for (std::size_t e = 0; e < kEffects; ++e)
        cards += static_cast<float>(s.hands[toIndex(seat)][e]) *
                 HeuristicTables::equipment(static_cast<Effect>(e));
    const auto coins = static_cast<float>(s.coins[toIndex(seat)]);
    const auto units = static_cast<float>(s.units[toIndex(seat)]);
    float extra = m_taste.coin * coins - m_taste.unit * units + 0.8F * cards;
    if (units > 0 || coins < 2)
        extra -= 0.6F * m_taste.turn * home / mobility; // the way back is still to be paid
    const auto &abilities = s.abilities[toIndex(seat)];
    const auto has = [&](Ability ability) {
        return (abilities >> static_cast<unsigned>(ability) & 1U) != 0 ? 1.0F : 0.0F;
    };
    const float lasting = turns * (0.22F * has(Ability::Obsidian) + 0.15F * has(Ability::Pyrite) +
                                   0.2F * has(Ability::Magnetite) + 0.12F * has(Ability::Gold));
    return static_cast<float>(score.sum()) + late * extra + lasting;
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
    setLeaf(points, winners, m_rules.seats(), kMix, leaf);
}

void Evaluator::operator()(const State &s, LeafValue &leaf) const
{
    leaf = {};
    if (s.phase == Phase::Over)
        return finished(s, leaf);
    const float turns = m_values.turnsLeft(s);
    SeatPoints points{};
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat)
        points[toIndex(seat)] = standing(s, seat, turns);
    const float spread = 2.0F + 1.6F * std::sqrt(turns);
    setLeaf(points, winWeights(points, m_rules.seats(), spread), m_rules.seats(), kMix, leaf);
}

} // namespace takujo::hakkutsu
