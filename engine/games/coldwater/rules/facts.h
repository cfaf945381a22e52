#pragma once
#include "game/facts.h"

// What the table of Coldwater Crown binds beside the pieces, of each piece, and of a lure under
// composition. Read by the game and by qml/tables/coldwater; std C++ only.

// clang-format off
#define COLDWATER_PHASES(X) \
    X(Place) X(PickUp) X(Flip) X(Harbour) X(Lure) X(Reel) \
    X(Remove) /* which zones give bait; only without forced removal (CW-A1) */ \
    X(Slot) X(NextZone) X(Catch) X(Claim) X(Contest) X(Over)
#define COLDWATER_CONTESTS(X) \
    X(Shore) X(River) X(Lake) X(Species) X(Small) X(Alike) X(Different) X(First) X(Mystery)
#define COLDWATER_FACTS(NUMBER, FLAG, LIST) \
    NUMBER(phase) \
    NUMBER(goalFish)     /* fish that end the match */ \
    NUMBER(goalSpecies)  /* species for the trophy */ \
    LIST(fish)           /* caught, by seat */ \
    LIST(species)        /* caught, by seat */ \
    LIST(low)            /* pounds as far as this seat knows, by location and seat */ \
    LIST(high)

/// A token, fish, bait, tackle token, Master Angler card, tag or trophy.
#define COLDWATER_PIECE(NUMBER, FLAG, LIST) \
    NUMBER(side)         /* number of a token that lies up */ \
    NUMBER(location)     /* of a fish */ \
    NUMBER(low)          /* of its front, pounds */ \
    NUMBER(high) \
    NUMBER(zone)         /* 3 to 6, 0 = none */ \
    FLAG(known)          /* caught fish: its back, to this seat */ \
    FLAG(shown)          /* ... to everybody */ \
    FLAG(chosen)         /* ... for a contest */ \
    NUMBER(lbs) \
    NUMBER(tag)          /* from 1, 0 = none */ \
    NUMBER(colour)       /* of bait, from 1 */ \
    FLAG(bonus)          /* of the zone of a bait, or of the tag of a fish */ \
    FLAG(fresh)          /* tackle drawn in this step */ \
    FLAG(master)         /* a Master Angler card */ \
    LIST(needs)          /* ... its bait by colour, from 1 */ \
    LIST(filled)         /* ... 1 where it lies there */ \
    NUMBER(contest)      /* of a trophy */ \
    NUMBER(points) \
    LIST(prizes)         /* ... points by rank, 0 = no such trophy */ \
    LIST(winners)        /* ... seats by rank, -1 = open; at a location who certainly leads */

#define COLDWATER_DRAFT(NUMBER, FLAG, LIST) \
    LIST(emptied)        /* zones of the box, 0 to 3, that the chosen bait would empty */ \
    NUMBER(location)     /* where it would fish */
// clang-format on

namespace takujo::coldwater {

enum class ContestKind : std::uint8_t { COLDWATER_CONTESTS(TAKUJO_ENUMERATOR) };

TAKUJO_FACTS(TableFacts, COLDWATER_FACTS)
TAKUJO_FACTS(PieceFacts, COLDWATER_PIECE)
TAKUJO_FACTS(DraftFacts, COLDWATER_DRAFT)

} // namespace takujo::coldwater
