#pragma once
#include "game/facts.h"

// What the table of CCC binds beside the pieces, of each piece, and of a payment under composition.
// Read by the game and by qml/tables/ccc; std C++ only.

#define CCC_PHASES(X) X(Place) X(Draw) X(Discard) X(Over)
#define CCC_TERRITORIES(X) X(None) X(Near) X(Owned)
/// Groups of the draft of a payment: the first one, the aces that split it, then further groups.
#define CCC_GROUPS(X) X(First) X(Aces) X(Further)

// clang-format off
#define CCC_FACTS(NUMBER, FLAG, LIST) \
    NUMBER(phase) \
    NUMBER(stock) \
    NUMBER(used) \
    NUMBER(cycle)         /* lap of the stock */ \
    NUMBER(exhausted)     /* times the stock ran out */ \
    NUMBER(turnsLeft)     /* 0 = not the last turns yet */ \
    NUMBER(idle)          /* turns without any action */ \
    NUMBER(idleLimit) \
    NUMBER(margin)        /* coins ahead that make an own territory */ \
    LIST(score)           /* by seat */ \
    NUMBER(projected)     /* score when the coins of this turn count (CCC-10) */ \
    NUMBER(projectedOwn) \
    NUMBER(projectedNear)

/// A square of the board or a card.
#define CCC_PIECE(NUMBER, FLAG, LIST) \
    NUMBER(number)        /* of a square */ \
    NUMBER(territory) \
    LIST(coins)           /* by seat */ \
    NUMBER(pending)       /* coins put there in this turn */ \
    NUMBER(pendingOrder)  /* of the last of them, from 1 */ \
    FLAG(unpayable)       /* open to whoever pays now, but not with this hand */ \
    NUMBER(rank)          /* of a card: 1 to 13, 0 = joker */ \
    NUMBER(suit)          /* 0 to 3 = clubs, diamonds, hearts, spades */ \
    FLAG(red) \
    NUMBER(factor)        /* of a joker */

#define CCC_DRAFT(NUMBER, FLAG, LIST) \
    NUMBER(result)        /* sum of the roots, 0 = none yet */ \
    NUMBER(difference)    /* of one group: points too many */ \
    FLAG(fits) \
    NUMBER(flush)         /* cards of the first group that is one */ \
    FLAG(redFlush)
// clang-format on

namespace takujo::ccc {

enum class Territory : std::uint8_t { CCC_TERRITORIES(TAKUJO_ENUMERATOR) };

TAKUJO_FACTS(TableFacts, CCC_FACTS)
TAKUJO_FACTS(PieceFacts, CCC_PIECE)
TAKUJO_FACTS(DraftFacts, CCC_DRAFT)

} // namespace takujo::ccc
