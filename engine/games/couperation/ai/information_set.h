#pragma once
#include "rules/rules.h"

namespace takujo::couperation {

/// What the blueprint looks at: the table, and of the hidden things only what is this seat's own, also
/// where hands are open. Made from a View or from a simulated State; the pointers must live as long.
struct InformationSet
{
    const PublicState *p = nullptr;
    const std::array<Card, kPlaces> *under = nullptr;
    SeatId seat = kNoSeat;
    CardSet hand = 0;   ///< glass cards
    CardSet own = 0;    ///< and the finish card before this seat
    CardSet unseen = 0; ///< numbers this seat has not seen: hands of others, pack, secret discards

    template<class World>
    static InformationSet of(const World &world, SeatId seat)
    {
        InformationSet s;
        s.p = &world;
        s.under = &world.under;
        s.seat = seat;
        s.hand = world.hand[toIndex(seat)];
        s.own = s.hand;
        if (world.finishAt == FinishAt::Seat && world.finishSeat == seat)
            s.own |= bitOf(kFinish);
        CardSet seen = world.reserve | world.gone | s.hand | world.discarded[toIndex(seat)];
        for (std::size_t place = 0; place < kPlaces; ++place) {
            const Card card = world.tower[place];
            seen |= bitOf(card == kHidden ? s.front(place) : card);
        }
        s.unseen = kAllGlasses & ~seen;
        return s;
    }

    /// Front of a face-down card if this seat knows it, else 0.
    Card front(std::size_t place) const
    {
        return p->shown[place] != 0          ? p->shown[place]
               : p->owner[place] == seat + 1 ? (*under)[place]
                                             : Card{0};
    }
};

} // namespace takujo::couperation
