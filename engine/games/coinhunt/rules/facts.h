#pragma once
#include "game/facts.h"

// What the table of Coin Hunt binds beside the pieces, of each piece, and of a push under composition.
// Lengths are 1/1000 mm from the lower left corner of the board. Read by the game and by
// qml/tables/coinhunt; std C++ only.

#define COINHUNT_PHASES(X)                                                               \
    X(Place)  /* CH-10 */                                                                \
    X(Walk)   /* CH-14: where the fairy ends */                                          \
    X(Secret) /* CH-18: use one or not */                                                \
    X(Lower)  /* CH-18: die -1 or not */                                                 \
    X(Insert) /* CH-19 */                                                                \
    X(Extra)  /* house rule: a magic coin of one's own, or not */                        \
    X(Pay)    /* CH-28 */                                                                \
    X(Ride)   /* CH-29: which coin the fallen die is put on */                           \
    X(Take)   /* CH-27, CH-31; CH-33 when somebody else than the active seat is asked */ \
    X(Share)  /* CH-37 */                                                                \
    X(Jam)    /* CH-38 */                                                                \
    X(Offset) /* CH-39 */                                                                \
    X(Over)

// clang-format off
#define COINHUNT_FACTS(NUMBER, FLAG, LIST) \
    NUMBER(phase) \
    NUMBER(activeSeat) \
    FLAG(secondHalf) \
    NUMBER(boardSize) \
    NUMBER(coinSize)     /* diameter */ \
    NUMBER(stock)        /* coins of it */ \
    NUMBER(die)          /* of the fairy, 0 = out of the game */ \
    FLAG(foul)           /* a direct drop is one */ \
    LIST(edges)          /* side of the board of each seat: 0 S, 1 W, 2 N, 3 E */ \
    LIST(wallet)         /* coins, by seat */ \
    LIST(vault) \
    LIST(secret) \
    LIST(jam) \
    LIST(vaultColours)   /* coins of a vault, by seat and colour */ \
    LIST(alone)          /* 1 where nobody has as many of it */

/// A coin, a pile of coins, the fairy's die or a place for a coin.
#define COINHUNT_PIECE(NUMBER, FLAG, LIST) \
    FLAG(coin) \
    FLAG(die) \
    FLAG(place) \
    NUMBER(colour) \
    FLAG(magic) \
    NUMBER(x)            /* on the board: the middle */ \
    NUMBER(y) \
    NUMBER(angle)        /* 1/1000 degree, counter-clockwise */ \
    NUMBER(edge)         /* from the middle to the nearest side */ \
    FLAG(fairy)          /* she is on it */ \
    NUMBER(value)        /* of the die */ \
    FLAG(danger)         /* ... blocks magic coins */

#define COINHUNT_DRAFT(NUMBER, FLAG, LIST) \
    NUMBER(offset)       /* 1/16 mm along the side */ \
    NUMBER(angle)        /* 1/16 degree */ \
    NUMBER(depth)        /* 1/2 mm */ \
    NUMBER(edge) \
    LIST(edges)          /* sides that may be used */ \
    NUMBER(leastOffset) \
    NUMBER(mostOffset) \
    NUMBER(mostAngle) \
    NUMBER(mostDepth) \
    NUMBER(startX)       /* way of the coin's middle */ \
    NUMBER(startY) \
    NUMBER(endX) \
    NUMBER(endY) \
    FLAG(loaded)         /* a coin goes in: */ \
    NUMBER(colour) \
    FLAG(magic)
// clang-format on

namespace takujo::coinhunt {

TAKUJO_FACTS(TableFacts, COINHUNT_FACTS)
TAKUJO_FACTS(PieceFacts, COINHUNT_PIECE)
TAKUJO_FACTS(DraftFacts, COINHUNT_DRAFT)

} // namespace takujo::coinhunt
