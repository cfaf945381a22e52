#pragma once
#include "game/facts.h"

// What the table of Hakkutsu!! binds beside the pieces, of each piece, and of a mining under
// composition. Read by the game and by qml/tables/hakkutsu; std C++ only.

#define HAKKUTSU_PHASES(X)                                               \
    X(Museum) /* choosing an open museum (HK-7) */                       \
    X(Keep)   /* choosing the equipment to keep (HK-8) */                \
    X(Move)   /* movement phase */                                       \
    X(Look)   /* radar: which cell */                                    \
    X(Swap)   /* radar: swap its two cards or not */                     \
    X(Mine)   /* mining phase */                                         \
    X(Double) /* a card is left and there is a hand: Double dig? (E6) */ \
    X(Again)  /* the card Double dig turned up: mine it or not */        \
    X(Over)
#define HAKKUTSU_EFFECTS(X) X(Joint) X(Boots) X(Helicopter) X(Grant) X(Case) X(Double) X(Radar)
#define HAKKUTSU_ABILITIES(X) \
    X(None)                   \
    X(Fossil) X(Skull) X(Mica) X(Obsidian) X(Pyrite) X(Magnetite) X(Crystal) X(Gold) X(Meteorite)
#define HAKKUTSU_CATEGORIES(X) \
    X(Igneous) X(Sedimentary) X(Metamorphic) X(Mineral) X(Gem) X(Fossil) X(Meteorite)
/// How a cell can be reached.
#define HAKKUTSU_REACHES(X) X(No) X(Walk) X(Boots)

// clang-format off
#define HAKKUTSU_FACTS(NUMBER, FLAG, LIST) \
    NUMBER(phase) \
    NUMBER(turnSeat) \
    NUMBER(empty)          /* cells out of rocks */ \
    NUMBER(emptyToEnd)     /* 0 = played by rounds */ \
    NUMBER(round) \
    NUMBER(rounds)         /* 0 = played by empty cells */ \
    FLAG(lastRound) \
    NUMBER(bank) \
    NUMBER(deck) \
    NUMBER(helicopters)    /* among the discards */ \
    NUMBER(capacity)       /* units of a cart */ \
    LIST(track)            /* mobility by units covered */ \
    LIST(coins)            /* from here by seat */ \
    LIST(limit)            /* of funds */ \
    LIST(mobility) \
    LIST(units)            /* covered on the cart */ \
    LIST(cards)            /* equipment */ \
    LIST(score) \
    LIST(rocks)            /* acquired */ \
    LIST(fossils) \
    LIST(categoryCards)    /* by seat and category, the meteorite last */ \
    LIST(categoryPoints)

/// A cell of the map with its top rock, a rock on a cart or acquired, a museum or an equipment card.
#define HAKKUTSU_PIECE(NUMBER, FLAG, LIST) \
    FLAG(base)             /* cell: the base */ \
    NUMBER(area)           /* 0 base, 1 A, 2 B, 3 C */ \
    NUMBER(depth)          /* cards that lie there */ \
    LIST(pawns)            /* seats that stand there */ \
    FLAG(mine)             /* the viewer does */ \
    NUMBER(reach) \
    FLAG(radar)            /* looked into by the ground radar */ \
    NUMBER(deck)           /* of the top card: 0 A, 1 B, 2 C1, 3 C2 */ \
    FLAG(known)            /* rock: the viewer knows it */ \
    NUMBER(category) \
    NUMBER(ability) \
    NUMBER(points) \
    NUMBER(cost) \
    NUMBER(costNow)        /* for the viewer */ \
    NUMBER(carry) \
    NUMBER(coinsAfter)     /* as mining it would leave the viewer, -1 = too dear */ \
    NUMBER(unitsAfter) \
    NUMBER(mobilityAfter)  /* 0 = too heavy */ \
    FLAG(underKnown)       /* the card below the top one, known by the radar */ \
    NUMBER(underCategory) \
    NUMBER(underAbility) \
    NUMBER(underPoints) \
    NUMBER(underCost) \
    NUMBER(underCarry) \
    NUMBER(units)          /* on a cart: covered by it */ \
    NUMBER(now)            /* museum: points now, with the cart unloaded */ \
    NUMBER(after) \
    FLAG(open)             /* everybody knows it */ \
    NUMBER(effect)         /* equipment */ \
    FLAG(moving)           /* for the movement phase, else for mining */ \
    FLAG(usable)           /* in the decision asked now */

#define HAKKUTSU_DRAFT(NUMBER, FLAG, LIST) \
    NUMBER(cost) \
    NUMBER(coinsLeft) \
    NUMBER(carry) \
    NUMBER(units) \
    NUMBER(mobility)       /* 0 = too heavy */
// clang-format on

namespace takujo::hakkutsu {

enum class Reach : std::uint8_t { HAKKUTSU_REACHES(TAKUJO_ENUMERATOR) };

TAKUJO_FACTS(TableFacts, HAKKUTSU_FACTS)
TAKUJO_FACTS(PieceFacts, HAKKUTSU_PIECE)
TAKUJO_FACTS(DraftFacts, HAKKUTSU_DRAFT)

} // namespace takujo::hakkutsu
