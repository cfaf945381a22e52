// Everything that can be reached in the last turn of all.
#include "base/hash.h"
#include "rules/finder.h"
#include "rules/rules.h"

#include <algorithm>
#include <limits>

namespace takujo::ccc {

namespace {

/// No answer is left out: a hand of the last turn has thousands at most.
constexpr FinderLimits kAll{kMaxCards, std::numeric_limits<int>::max(),
                            std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};

KindCounts cardsOf(const Payment &payment)
{
    KindCounts out;
    const Symbols symbols = unpack(placeMove(0, payment));
    for (const std::uint8_t symbol : symbols.view())
        ++out[isSplit(symbol) ? aceOf(symbol) : symbol];
    return out;
}

/// A payment with the cards that it takes.
struct Price
{
    Payment payment;
    KindCounts cards;

    bool includes(const Price &other) const
    {
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            if (cards[kind] < other.cards[kind])
                return false;
        return true;
    }
};

/// Payments that no other one of them does with a part of the cards; cards that are kept are worth nothing
/// more, but never less. @param payments fewest cards first
std::vector<Payment> cheapest(const std::vector<Payment> &payments, int leastCards)
{
    std::vector<Price> kept;
    for (const Payment &payment : payments) {
        const Price price{payment, cardsOf(payment)};
        if (payment.cards() >= leastCards &&
            std::none_of(kept.begin(), kept.end(),
                         [&](const Price &less) { return price.includes(less); }))
            kept.push_back(price);
    }
    std::vector<Payment> out;
    out.reserve(kept.size());
    for (const Price &price : kept)
        out.push_back(price.payment);
    return out;
}

/// What the hand can pay a number with, found once a number.
class PriceList
{
public:
    PriceList(const Params &params, const KindCounts &hand) : m_finder(params, hand, kAll) {}

    const std::vector<Payment> &of(int number, bool single)
    {
        auto &known = m_known[toIndex(number)][single ? 1 : 0];
        if (!known)
            known = cheapest(m_finder.find(number), single ? 1 : 2); // N2 of CCC-12
        return *known;
    }

private:
    PaymentFinder m_finder;
    std::array<std::array<std::optional<std::vector<Payment>>, 2>, kMaxNumber + 1> m_known;
};

} // namespace

/// Nobody answers any more: a coin on a square that is the actor's by then scores nothing (CCC-21), and
/// of two payments the one that takes less leaves at least as much to do. Cards of a rank and colour are
/// alike (CCC-A14).
std::optional<std::vector<Move>> Rules::sufficient(const State &state) const
{
    if (state.phase != Phase::Place || state.turnsLeft != 1)
        return std::nullopt;
    const SquareSet squares = open(state, state.actor);
    const SquareSet singles = openToSingle(state, state.actor, squares);
    PublicState then = state;
    for (const std::uint8_t slot : state.placed)
        addCoin(then, slot, state.actor);
    PriceList prices(m_params, state.hands[toIndex(state.actor)]);
    std::vector<Move> out{doneMove()}; // CCC-9: also no coin
    for (SquareSet rest = squares; rest.any();) {
        const int slot = rest.pop();
        if (holder(then, slot) == state.actor)
            continue;
        for (const Payment &payment : prices.of(board().number(slot), singles.test(slot)))
            out.push_back(placeMove(slot, payment));
    }
    return out;
}

/// Coins of one turn count at the same time (CCC-10): their order is nothing. So is what lies on top of the
/// used cards.
std::uint64_t Rules::futureHash(const State &state) const
{
    State plain = state;
    std::sort(plain.placed.begin(), plain.placed.end());
    plain.lastUsed = kNoKind;
    plain.ply = 0;
    return hashBytes(std::as_bytes(std::span(&plain, 1)));
}

} // namespace takujo::ccc
