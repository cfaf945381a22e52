#include "core.h"
#include "pick.h"

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
void deal(CardLot &from, int &size, KindCounts &to, int count, Rng &rng)
{
    for (int i = 0; i < count; ++i)
        ++to[from.take(rng.below(static_cast<std::uint32_t>(size--)))];
}

} // namespace

State Core::sample(const View &view, Rng &rng) const
{
    State state;
    static_cast<Public &>(state) = view;
    Unseen unseen = unseenBy(view, m_params.deck);
    if (view.seat != kNoSeat) {
        state.hands[static_cast<std::size_t>(view.seat)] = view.hand;
        state.drawn[static_cast<std::size_t>(view.seat)] = view.drawn;
    }
    int hidden = 0; // cards in the other hands
    for (SeatId seat = 0; seat < seats(); ++seat)
        hidden += seat == view.seat ? 0 : view.handSize[static_cast<std::size_t>(seat)];
    KindCounts pool = unseen.inHands;
    int poolSize = view.epoch == 0 ? 0 : pool.total();
    int left = hidden - poolSize + view.stock;
    const bool direct = poolSize == 0; // nothing is bound to hands: deal straight from the rest
    CardLot anywhere(unseen.anywhere);
    if (!direct)
        deal(anywhere, left, pool, hidden - poolSize, rng);
    int &size = direct ? left : hidden;
    CardLot source = direct ? anywhere : CardLot(pool);
    for (SeatId seat = 0; seat < seats(); ++seat) {
        if (seat != view.seat)
            deal(source, size, state.hands[static_cast<std::size_t>(seat)],
                 view.handSize[static_cast<std::size_t>(seat)], rng);
    }
    state.undecided = unseen.anywhere;
    return state;
}

} // namespace takujo::ccc
