#include "evaluate.h"

#include <algorithm>
#include <cmath>

namespace takujo::hakkutsu {

namespace {

float logistic(float x) { return 1.0F / (1.0F + std::exp(-x)); }

constexpr float kMarginScale = 10; ///< points that are a clear lead

} // namespace

float Evaluator::standing(const State &s, SeatId seat, float turns) const
{
    const Params &params = m_core.params();
    const SeatScore score = scoreOf(params, s, seat, s.museum[at(seat)], params.cartCounts);
    const float late = std::min(1.0F, turns / 4.0F);
    const auto home = static_cast<float>(m_core.map().steps(s.pos[at(seat)], m_core.map().base()));
    const auto mobility = static_cast<float>(m_core.mobility(s, seat));
    float cards = 0;
    for (std::size_t e = 0; e < kEffects; ++e)
        cards +=
            static_cast<float>(s.hands[at(seat)][e]) * Values::equipment(static_cast<Effect>(e));
    const auto coins = static_cast<float>(s.coins[at(seat)]);
    const auto units = static_cast<float>(s.units[at(seat)]);
    float extra = m_taste.coin * coins - m_taste.unit * units + 0.8F * cards;
    if (units > 0 || coins < 2)
        extra -= 0.6F * m_taste.turn * home / mobility; // the way back is still to be paid
    const auto &abilities = s.abilities[at(seat)];
    const auto has = [&](Ability ability) {
        return (abilities >> static_cast<unsigned>(ability) & 1U) != 0 ? 1.0F : 0.0F;
    };
    const float lasting = turns * (0.22F * has(Ability::Obsidian) + 0.15F * has(Ability::Pyrite) +
                                   0.2F * has(Ability::Magnetite) + 0.12F * has(Ability::Gold));
    return static_cast<float>(score.sum()) + late * extra + lasting;
}

void Evaluator::finished(const State &s, Leaf &leaf) const
{
    std::array<int, kMaxSeats> sums{};
    int best = -1;
    int winners = 0;
    for (SeatId seat = 0; seat < m_core.seats(); ++seat) {
        // equipment breaks ties (HK-23)
        sums[at(seat)] = 256 * scoreOf(m_core.params(), s, seat, s.museum[at(seat)], false).sum() +
                         s.handSize[at(seat)];
        winners = sums[at(seat)] > best ? 1 : winners + (sums[at(seat)] == best ? 1 : 0);
        best = std::max(best, sums[at(seat)]);
    }
    for (SeatId seat = 0; seat < m_core.seats(); ++seat) {
        leaf.win[at(seat)] = sums[at(seat)] == best ? 1.0F / static_cast<float>(winners) : 0.0F;
        int rival = -1;
        for (SeatId other = 0; other < m_core.seats(); ++other)
            rival = other == seat ? rival : std::max(rival, sums[at(other)] / 256);
        leaf.margin[at(seat)] = static_cast<float>(sums[at(seat)] / 256 - rival);
        leaf.reward[at(seat)] =
            0.7F * leaf.win[at(seat)] + 0.3F * logistic(leaf.margin[at(seat)] / kMarginScale);
    }
}

void Evaluator::operator()(const State &s, Leaf &leaf) const
{
    leaf = {};
    if (s.phase == Phase::Over)
        return finished(s, leaf);
    const float turns = m_values.turnsLeft(s);
    const float spread = 2.0F + 1.6F * std::sqrt(turns);
    std::array<float, kMaxSeats> points{};
    float best = -1000;
    for (SeatId seat = 0; seat < m_core.seats(); ++seat) {
        points[at(seat)] = standing(s, seat, turns);
        best = std::max(best, points[at(seat)]);
    }
    std::array<float, kMaxSeats> weight{};
    float sum = 0;
    for (SeatId seat = 0; seat < m_core.seats(); ++seat)
        sum += weight[at(seat)] = std::exp((points[at(seat)] - best) / spread);
    for (SeatId seat = 0; seat < m_core.seats(); ++seat) {
        float rival = -1000;
        for (SeatId other = 0; other < m_core.seats(); ++other)
            rival = other == seat ? rival : std::max(rival, points[at(other)]);
        leaf.margin[at(seat)] = points[at(seat)] - rival;
        leaf.win[at(seat)] = weight[at(seat)] / sum;
        leaf.reward[at(seat)] =
            0.7F * leaf.win[at(seat)] + 0.3F * logistic(leaf.margin[at(seat)] / kMarginScale);
    }
}

} // namespace takujo::hakkutsu
