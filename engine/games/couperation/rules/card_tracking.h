#pragma once
#include "rules/state.h"

namespace takujo::couperation {

// What seats remember of cards that were seen on their way to a hidden place (State::holders, knows).

/// Its front lies open: nobody's secret any more.
void seenByAll(State &state, Card card);
/// Everybody saw it go to the actor's hand (CP-23).
void takenOpenly(State &state, int seats, Card card);
/// A face-down card went from its owner to the actor: whoever knew it knows where it is; for the
/// others every card they know the owner to have had may now be with either.
void takenHidden(State &state, int seats, Card card, SeatId owner);

} // namespace takujo::couperation
