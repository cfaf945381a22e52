#include "ai/evaluator.h"

#include <algorithm>
#include <cmath>

namespace takujo::ccc {

namespace {

constexpr float kNearLoss = 0.2F;   ///< part of a near territory's points that is not safe
constexpr float kCardPoints = 0.3F; ///< points a card in hand will make
constexpr float kWinScale = 2.5F;   ///< points ahead that make winning likely
constexpr float kMarginScale = 6;

float logistic(float x) { return 1 / (1 + std::exp(-x)); }

} // namespace

/// Points the seat will end with, about.
float Evaluator::worth(const State &state, SeatId seat) const
{
    const auto s = toIndex(seat);
    auto points = static_cast<float>(state.score[s]);
    if (state.phase == Phase::Over)
        return points;
    for (SquareSet near = state.near[s]; near.any();) {
        const int number = m_rules.board().number(near.pop());
        points -= kNearLoss * static_cast<float>(m_rules.params().points[toIndex(number)]);
    }
    bool plays = true; // has another turn (CCC-20)
    if (state.turnsLeft > 0) {
        const int wait = (seat - state.actor + m_rules.seats()) % m_rules.seats();
        plays = wait < state.turnsLeft;
    }
    return points + (plays ? kCardPoints * static_cast<float>(state.handSize[s]) : 0.0F);
}

void Evaluator::operator()(const State &state, LeafValue &leaf) const
{
    const auto seats = toIndex(m_rules.seats());
    std::array<float, kMaxSeats> worths{};
    for (std::size_t s = 0; s < seats; ++s)
        worths[s] = worth(state, static_cast<SeatId>(s));
    const bool over = state.phase == Phase::Over;
    const float top =
        *std::max_element(worths.begin(), worths.begin() + static_cast<std::ptrdiff_t>(seats));
    std::array<float, kMaxSeats> chance{};
    float sum = 0;
    for (std::size_t s = 0; s < seats; ++s) {
        chance[s] =
            over ? (worths[s] == top ? 1.0F : 0.0F) : std::exp((worths[s] - top) / kWinScale);
        sum += chance[s];
    }
    for (std::size_t s = 0; s < seats; ++s) {
        float rival = -1e9F;
        for (std::size_t other = 0; other < seats; ++other)
            rival = other == s ? rival : std::max(rival, worths[other]);
        leaf.margin[s] = worths[s] - rival;
        leaf.win[s] = chance[s] / sum;
        leaf.reward[s] = 0.5F * leaf.win[s] + 0.5F * logistic(leaf.margin[s] / kMarginScale);
    }
}

} // namespace takujo::ccc
