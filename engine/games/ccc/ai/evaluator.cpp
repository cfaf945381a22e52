#include "ai/evaluator.h"

#include <algorithm>
#include <cmath>

namespace takujo::ccc {

namespace {

constexpr int kDrawnEachTurn = 2; ///< cards, about

} // namespace

/// Points that the cards in hand will make.
float Evaluator::hand(const State &state, SeatId seat) const
{
    const auto cards = static_cast<float>(state.handSize[toIndex(seat)]);
    float worth = m_leaf.card * cards + m_leaf.cardRoot * std::sqrt(cards);
    if (m_leaf.pips == 0 && m_leaf.joker == 0)
        return worth;
    const KindCounts &held = state.hands[toIndex(seat)];
    int pips = 0;
    for (Kind kind = 0; kind < kRedJoker; ++kind)
        pips += held[kind] * valueOf(kind);
    const int jokers = held[kRedJoker] + held[kBlackJoker];
    return worth + m_leaf.pips * static_cast<float>(pips) +
           m_leaf.joker * static_cast<float>(jokers);
}

/// Points the seat will end with, about.
float Evaluator::worth(const State &state, SeatId seat) const
{
    const auto s = toIndex(seat);
    auto points = static_cast<float>(state.score[s]);
    if (state.phase == Phase::Over)
        return points;
    for (SquareSet near = state.near[s]; near.any();) {
        const int number = m_rules.board().number(near.pop());
        points -= m_leaf.nearLoss * static_cast<float>(m_rules.params().points[toIndex(number)]);
    }
    if (m_leaf.exposedLoss != 0) {
        SquareSet near = state.near[s] & m_values.exposed(state, seat);
        while (near.any()) {
            const int number = m_rules.board().number(near.pop());
            points -=
                m_leaf.exposedLoss * static_cast<float>(m_rules.params().points[toIndex(number)]);
        }
    }
    bool plays = true; // has another turn (CCC-20)
    if (state.turnsLeft > 0) {
        const int wait = (seat - state.actor + m_rules.seats()) % m_rules.seats();
        plays = wait < state.turnsLeft;
    }
    return points + (plays ? hand(state, seat) : 0.0F);
}

/// Points behind that make winning e times less likely.
float Evaluator::spread(const State &state) const
{
    const int turns = state.turnsLeft > 0 ? state.turnsLeft : state.stock / kDrawnEachTurn;
    return m_leaf.spread + m_leaf.spreadStock * std::sqrt(static_cast<float>(turns));
}

void Evaluator::operator()(const State &state, LeafValue &leaf) const
{
    const int seats = m_rules.seats();
    SeatPoints worths{};
    for (SeatId seat = 0; seat < seats; ++seat)
        worths[toIndex(seat)] = worth(state, seat);
    if (state.phase != Phase::Over) {
        worths[toIndex(state.actor)] += m_leaf.next;
        return setLeaf(worths, winWeights(worths, seats, spread(state)), seats, m_mix, leaf);
    }
    const float top = *std::max_element(worths.begin(), worths.begin() + seats);
    SeatPoints winners{};
    for (std::size_t s = 0; s < toIndex(seats); ++s)
        winners[s] = worths[s] == top ? 1.0F : 0.0F;
    setLeaf(worths, winners, seats, m_mix, leaf);
}

} // namespace takujo::ccc
