#include "rules/multiset_sampler.h"
#include "rules/rules.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// What a seat has not seen. A copy can lie in the stock only if it was shuffled into this epoch and
/// this seat has not drawn it (CCC-19, CCC-A13); the others must be in hands.
struct Unseen
{
    KindCounts inHands;
    KindCounts anywhere;
};

Unseen unseenBy(const View &view, const KindCounts &deck)
{
    Unseen out;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        const int missing = deck[kind] - view.used[kind] - view.hand[kind];
        const int mayLie = view.epoch == 0
                               ? missing
                               : std::min(missing, view.composition[kind] - view.drawn[kind]);
        out.inHands[kind] = static_cast<std::uint8_t>(missing - mayLie);
        out.anywhere[kind] = static_cast<std::uint8_t>(mayLie);
    }
    return out;
}

/// Moves `count` random cards. @param size cards in `from`, kept up to date
void deal(MultisetSampler &from, int &size, KindCounts &to, int count, Rng &rng)
{
    for (int i = 0; i < count; ++i)
        ++to[from.take(rng.below(static_cast<std::uint32_t>(size--)))];
}

} // namespace

State Rules::determinize(const View &view, Rng &rng) const
{
    State state;
    static_cast<PublicState &>(state) = view;
    Unseen unseen = unseenBy(view, m_params.deck);
    if (view.seat != kNoSeat) {
        state.hands[toIndex(view.seat)] = view.hand;
        state.drawn[toIndex(view.seat)] = view.drawn;
    }
    int hidden = 0; // cards in the other hands
    for (SeatId seat = 0; seat < seats(); ++seat)
        hidden += seat == view.seat ? 0 : view.handSize[toIndex(seat)];
    KindCounts pool = unseen.inHands;
    int poolSize = view.epoch == 0 ? 0 : pool.total();
    int left = hidden - poolSize + view.stock;
    const bool direct = poolSize == 0; // nothing is bound to hands: deal straight from the rest
    MultisetSampler anywhere(unseen.anywhere);
    if (!direct)
        deal(anywhere, left, pool, hidden - poolSize, rng);
    int &size = direct ? left : hidden;
    MultisetSampler source = direct ? anywhere : MultisetSampler(pool);
    for (SeatId seat = 0; seat < seats(); ++seat) {
        if (seat != view.seat)
            deal(source, size, state.hands[toIndex(seat)], view.handSize[toIndex(seat)], rng);
    }
    state.undecided = unseen.anywhere;
    return state;
}

} // namespace takujo::ccc
