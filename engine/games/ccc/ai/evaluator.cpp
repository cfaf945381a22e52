#include "ai/evaluator.h"

#include "search/leaf_value.h"

namespace takujo::ccc {

namespace {

constexpr float kNearLoss = 0.2F;   ///< part of a near territory's points that is not safe
constexpr float kCardPoints = 0.3F; ///< points a card in hand will make
constexpr float kWinScale = 2.5F;   ///< points ahead that make winning likely
constexpr RewardMix kMix{0.5F, 6};

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
    const int seats = m_rules.seats();
    SeatPoints worths{};
    for (SeatId seat = 0; seat < seats; ++seat)
        worths[toIndex(seat)] = worth(state, seat);
    if (state.phase != Phase::Over)
        return setLeaf(worths, winWeights(worths, seats, kWinScale), seats, kMix, leaf);
    const float top = *std::max_element(worths.begin(), worths.begin() + seats);
    SeatPoints winners{};
    for (std::size_t s = 0; s < toIndex(seats); ++s)
        winners[s] = worths[s] == top ? 1.0F : 0.0F;
    setLeaf(worths, winners, seats, kMix, leaf);
}

} // namespace takujo::ccc
