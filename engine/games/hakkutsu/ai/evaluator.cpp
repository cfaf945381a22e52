#include "ai/evaluator.h"

#include <algorithm>
#include <cmath>

namespace takujo::hakkutsu {

namespace {

float logistic(float x) { return 1.0F / (1.0F + std::exp(-x)); }

constexpr float kMarginScale = 10; ///< points that are a clear lead

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
    int best = -1;
    int winners = 0;
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        // equipment breaks ties (HK-23)
        sums[toIndex(seat)] =
            256 * scoreOf(m_rules.params(), s, seat, s.museum[toIndex(seat)], false).sum() +
            s.handSize[toIndex(seat)];
        winners = sums[toIndex(seat)] > best ? 1 : winners + (sums[toIndex(seat)] == best ? 1 : 0);
        best = std::max(best, sums[toIndex(seat)]);
    }
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        leaf.win[toIndex(seat)] =
            sums[toIndex(seat)] == best ? 1.0F / static_cast<float>(winners) : 0.0F;
        int rival = -1;
        for (SeatId other = 0; other < m_rules.seats(); ++other)
            rival = other == seat ? rival : std::max(rival, sums[toIndex(other)] / 256);
        leaf.margin[toIndex(seat)] = static_cast<float>(sums[toIndex(seat)] / 256 - rival);
        leaf.reward[toIndex(seat)] = 0.7F * leaf.win[toIndex(seat)] +
                                     0.3F * logistic(leaf.margin[toIndex(seat)] / kMarginScale);
    }
}

void Evaluator::operator()(const State &s, LeafValue &leaf) const
{
    leaf = {};
    if (s.phase == Phase::Over)
        return finished(s, leaf);
    const float turns = m_values.turnsLeft(s);
    const float spread = 2.0F + 1.6F * std::sqrt(turns);
    std::array<float, kMaxSeats> points{};
    float best = -1000;
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        points[toIndex(seat)] = standing(s, seat, turns);
        best = std::max(best, points[toIndex(seat)]);
    }
    std::array<float, kMaxSeats> weight{};
    float sum = 0;
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat)
        sum += weight[toIndex(seat)] = std::exp((points[toIndex(seat)] - best) / spread);
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        float rival = -1000;
        for (SeatId other = 0; other < m_rules.seats(); ++other)
            rival = other == seat ? rival : std::max(rival, points[toIndex(other)]);
        leaf.margin[toIndex(seat)] = points[toIndex(seat)] - rival;
        leaf.win[toIndex(seat)] = weight[toIndex(seat)] / sum;
        leaf.reward[toIndex(seat)] = 0.7F * leaf.win[toIndex(seat)] +
                                     0.3F * logistic(leaf.margin[toIndex(seat)] / kMarginScale);
    }
}

} // namespace takujo::hakkutsu
