#include "rules/card_tracking.h"

namespace takujo::couperation {

void seenByAll(State &state, Card card)
{
    state.holders[card] = 0;
    for (Holders &holders : state.knows)
        holders[card] = 0;
}

void takenOpenly(State &state, int seats, Card card)
{
    const SeatSet mine = seatBit(state.actor);
    state.holders[card] = mine;
    for (SeatId seat = 0; seat < seats; ++seat)
        state.knows[toIndex(seat)][card] = seat == state.actor ? SeatSet{0} : mine;
}

void takenHidden(State &state, int seats, Card card, SeatId owner)
{
    const SeatSet mine = seatBit(state.actor);
    const auto widen = [&](Holders &holders) {
        for (SeatSet &where : holders)
            where = contains(where, owner) ? static_cast<SeatSet>(where | mine) : where;
    };
    if (owner != state.actor) {
        widen(state.holders);
        for (SeatId seat = 0; seat < seats; ++seat) {
            if (seat != state.actor && seat != owner)
                widen(state.knows[toIndex(seat)]);
        }
        state.knows[toIndex(owner)][card] = mine;
    }
    state.knows[toIndex(state.actor)][card] = 0;
}

} // namespace takujo::couperation
