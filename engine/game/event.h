#pragma once
#include "game/text.h"

#include <string>
#include <vector>

namespace takujo {

/// What kind of thing happened; picks the animation, the sound and the log's look.
enum class EventType : std::uint8_t {
    Turn,   ///< a turn or round begins (log heading when `heading`)
    Phase,  ///< another phase
    Place,  ///< a piece comes from a supply to a zone
    Move,   ///< a piece changes zone or slot
    Reveal, ///< a hidden piece becomes known
    Draw,
    Discard,
    Shuffle,
    Roll,
    Fall,
    Score,
    Refill,
    End,
    Note ///< an automatic effect or a warning
};

/// How one piece moved. Ids as in the table description before and after (they may change when a
/// piece becomes known or hidden); an empty id means "from or to outside the table".
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
