#pragma once
#include "game/facts.h"

// What the table of Couperation binds beside the pieces, of each piece, and of an action under
// composition. Read by the game and by qml/tables/couperation; std C++ only.

#define COUPERATION_PHASES(X) X(Draw) X(Act) X(Adjust) X(Reserve) X(Over)
#define COUPERATION_MARKS(X) X(None) X(One) X(Two) X(Heart)
#define COUPERATION_HEART_VALUES(X) X(Sum) X(Max) X(Fixed)
#define COUPERATION_FINISH_PLACES(X) X(Pack) X(Seat) X(Reserve) X(Tower) X(None)
/// What decides a draw: the mark of a card, that it lies face down, or nothing.
#define COUPERATION_DRAW_REASONS(X) X(None) X(One) X(Two) X(Heart) X(FaceDown) X(NoMark) X(Start)
/// After a card turned up did not fit (CP-21): that card, a card it contradicts, one that only helps to
/// tell what would have fitted.
#define COUPERATION_RANGE_ROLES(X) X(None) X(Broken) X(Contradicted) X(Limit)
/// The action under composition.
#define COUPERATION_MODES(X) X(Nothing) X(FaceUp) X(FaceDown) X(TurnUp) X(FromReserve)
/// Groups of the draft of an action; without a modifier there is none for discards.
#define COUPERATION_GROUPS(X) X(Up) X(Down) X(Send) X(Take) X(Discards)

#define COUPERATION_FACTS(NUMBER, FLAG, LIST)                                \
    NUMBER(phase)                                                            \
    NUMBER(rows) /* of the tower */                                          \
    NUMBER(pack)                                                             \
    NUMBER(discards)                                                         \
    NUMBER(filled)                                                           \
    NUMBER(goal)                                                             \
    NUMBER(down) /* cards lying face down */                                 \
    NUMBER(handLimit)                                                        \
    NUMBER(reserveSize)                                                      \
    NUMBER(placesLeft)                                                       \
    NUMBER(lastSeat) /* fills the last place if every turn fills one */      \
    NUMBER(nextDraw) /* cards the next seat may draw, -1 = up to refillTo */ \
    NUMBER(refillTo)                                                         \
    NUMBER(drawReason) /* of the last action */                              \
    NUMBER(heartValue)                                                       \
    NUMBER(heartCards) /* HeartValue::Fixed */                               \
    NUMBER(modifier)   /* what a discard is worth (CP-22) */                 \
    FLAG(openHands)                                                          \
    NUMBER(finishAt)                                                         \
    NUMBER(finishSeat)  /* FinishAt::Seat */                                 \
    NUMBER(stuckSeat)   /* could do nothing, and all lost by it (CP-A7) */   \
    NUMBER(leastColumn) /* bottom columns that can still be used */          \
    NUMBER(mostColumn)                                                       \
    LIST(unseen) /* numbers this seat has not seen anywhere */

/// A card, or an empty place of the tower.
#define COUPERATION_PIECE(NUMBER, FLAG, LIST)                                          \
    FLAG(place) /* empty */                                                            \
    FLAG(finish)                                                                       \
    NUMBER(number) /* 0 = not known to this seat */                                    \
    NUMBER(mark)                                                                       \
    NUMBER(fits)   /* own card: places that take it face up */                         \
    NUMBER(row)    /* in the tower, from below */                                      \
    NUMBER(column) /* counted from the first card */                                   \
    NUMBER(x2)     /* middle, in half cards */                                         \
    FLAG(top)      /* the place all others lead to */                                  \
    NUMBER(low)    /* numbers that may lie here */                                     \
    NUMBER(high)                                                                       \
    NUMBER(rangeRole) /* lost by a card turned up: what this one has to do with it */  \
    NUMBER(could)     /* face down: numbers it may be, as far as this seat can tell */ \
    NUMBER(couldFit)  /* ... without spoiling the tower */                             \
    FLAG(contradicts) /* ... none */                                                   \
    FLAG(sure)        /* empty: in every tower that can still come */                  \
    FLAG(open)        /* ... can be filled now */                                      \
    FLAG(blocked)     /* ... reached, and nothing fits */                              \
    FLAG(onlyFinish)  /* ... the finish card's */                                      \
    NUMBER(wantLow)   /* ... as `low`, with the face-down cards this seat knows */     \
    NUMBER(wantHigh)                                                                   \
    NUMBER(unseen) /* ... of these not seen yet */

#define COUPERATION_DRAFT(NUMBER, FLAG, LIST)                                          \
    NUMBER(mode)                                                                       \
    NUMBER(number) /* that would come to the place */                                  \
    FLAG(replaces)                                                                     \
    NUMBER(target) /* number of the card taken from the reserve */                     \
    FLAG(made)     /* the two cards give it, with enough discards */                   \
    NUMBER(discards)                                                                   \
    NUMBER(need) /* discards still wanted, -1 = it cannot be made */                   \
    NUMBER(plus) /* discards that add */                                               \
    NUMBER(minus)                                                                      \
    NUMBER(nextDraw) /* as in the facts of the table */                                \
    NUMBER(warning)  /* 1 cannot be taken back or hurts, 2 loses */                    \
    LIST(pairA)      /* what two own cards make: the larger one, the smaller one */    \
    LIST(pairB)                                                                        \
    LIST(pairAdds) /* 1 their sum, 0 their difference */                               \
    LIST(pairResult)                                                                   \
    LIST(pairNeed)   /* discards that make it a number of the reserve, -1 = none do */ \
    LIST(pairTarget) /* that number */

namespace takujo::couperation {

enum class RangeRole : std::uint8_t { COUPERATION_RANGE_ROLES(TAKUJO_ENUMERATOR) };
enum class DrawReason : std::uint8_t { COUPERATION_DRAW_REASONS(TAKUJO_ENUMERATOR) };

TAKUJO_FACTS(TableFacts, COUPERATION_FACTS)
TAKUJO_FACTS(PieceFacts, COUPERATION_PIECE)
TAKUJO_FACTS(DraftFacts, COUPERATION_DRAFT)

} // namespace takujo::couperation
