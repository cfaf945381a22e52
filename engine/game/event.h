#pragma once
#include "game/facts.h"
#include "game/text.h"

#include <string>
#include <vector>

namespace takujo {

// An enumeration of QML as well (qml/table/kinds.h); app/models names sounds after it.
#define TAKUJO_EVENT_TYPES(X)                                           \
    X(Turn)   /* a turn or round begins (log heading when `heading`) */ \
    X(Phase)  /* another phase */                                       \
    X(Place)  /* a piece comes from a supply to a zone */               \
    X(Move)   /* a piece changes zone or slot */                        \
    X(Reveal) /* a hidden piece becomes known */                        \
    X(Draw)                                                             \
    X(Discard)                                                          \
    X(Shuffle)                                                          \
    X(Roll)                                                             \
    X(Fall)                                                             \
    X(Score)                                                            \
    X(Refill)                                                           \
    X(End)                                                              \
    X(Note) /* an automatic effect or a warning */

/// What kind of thing happened; picks the animation, the sound and the log's look.
enum class EventType : std::uint8_t { TAKUJO_EVENT_TYPES(TAKUJO_ENUMERATOR) };

/// How one piece moved. Ids as in the table description before and after (they may change when a
/// piece becomes known or hidden); an empty id means "not shown by itself": hidden, in a heap, or
/// outside the table. The same id before and after that is no piece of the table is a figure that
/// pieces carry (a pawn). The motions of all events say all that became of the pieces (conformance).
struct PieceMotion
{
    std::string before;
    std::string after;
    std::string fromZone;
    std::string toZone;
    int toSlot = -1;
};

/// One thing that happened. The same fact seen differently by different seats is two events with
/// disjoint `visible` sets; `spectators` is for the public view.
struct Event
{
    EventType type = EventType::Note;
    SeatId actor = kNoSeat;
    SeatSet visible = kAllSeats;
    bool spectators = true;
    bool heading = false;
    std::string clause;
    Text text;   ///< empty: not in the log, animation only
    Text detail; ///< the sum behind it ("8 × 2 = 16 = 4²"), shown beside the text
    std::vector<PieceMotion> motions;
    std::string sound; ///< name of its own sound; empty: that of its type

    bool seenBy(SeatId seat) const
    {
        return seat == kNoSeat ? spectators : contains(visible, seat);
    }
};
using Events = std::vector<Event>;

} // namespace takujo
