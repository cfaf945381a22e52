#include "rules/finder.h"
#include "rules/rules.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// All ways to take `left` more cards of the kinds from `at` on, until the list is full.
void combine(const KindCounts &hand, std::size_t at, std::size_t left,
             std::array<Kind, kMaxCards> &cards, std::size_t count, MoveList &out)
{
    if (left == 0)
        out.add(packed(kDiscard, 0, {cards.data(), count}));
    if (left == 0 || at == kSortedKinds.size() || !out.count().complete)
        return;
    const Kind kind = kSortedKinds[at];
    for (std::size_t copies = 0; copies <= std::min<std::size_t>(hand[kind], left); ++copies) {
        if (copies > 0)
            cards[count + copies - 1] = kind;
        combine(hand, at + 1, left - copies, cards, count + copies, out);
    }
}

} // namespace

LegalCount Rules::legal(const State &state, std::span<Move> buffer) const
{
    MoveList out(buffer);
    switch (state.phase) {
    case Phase::Place: legalPlaces(state, out); break;
    case Phase::Draw:
        for (int i = 0; i < m_params.optionCount; ++i) {
            if (mayDraw(state, i)) // CCC-18
                out.add(drawMove(i));
        }
        break;
    case Phase::Discard: legalDiscards(state, out); break;
    case Phase::Over: break;
    }
    return out.count();
}

/// A few payments for every open square, the fewest cards first, and the end of placing. Payments are
/// far too many to list all (check() accepts every legal one).
void Rules::legalPlaces(const State &state, MoveList &out) const
{
    const auto seat = toIndex(state.actor);
    const SquareSet squares = open(state, state.actor);
    const SquareSet singles = openToSingle(state, state.actor, squares);
    FinderLimits limits;
    limits.maxCards = 8;
    limits.perGroup = 1;
    limits.nodes = 1500;
    limits.payments = std::clamp((kMaxMoves - 1) / std::max(1, squares.count()), 2, 6);
    PaymentFinder finder(m_params, state.hands[seat], limits);
    std::array<std::vector<Payment>, kMaxNumber + 1> found;
    std::uint32_t asked = 0; // numbers looked up so far
    out.notAll();
    out.add(doneMove()); // CCC-9: also no coin
    for (SquareSet rest = squares; rest.any();) {
        const int slot = rest.pop();
        const int number = board().number(slot);
        std::vector<Payment> &payments = found[toIndex(number)];
        if ((asked & (1U << number)) == 0)
            payments = finder.find(number);
        asked |= 1U << number;
        for (const Payment &payment : payments) {
            if (payment.cards() > 1 || singles.test(slot)) // N2
                out.add(placeMove(slot, payment));
        }
    }
}

/// Every multiset of exactly so many cards, as far as the buffer goes (CCC-18).
void Rules::legalDiscards(const State &state, MoveList &out) const
{
    const KindCounts &hand = state.hands[toIndex(state.actor)];
    const auto need = toIndex(m_params.options[state.option].discard);
    std::array<Kind, kMaxCards> cards{};
    combine(hand, 0, need, cards, 0, out);
}

} // namespace takujo::ccc
