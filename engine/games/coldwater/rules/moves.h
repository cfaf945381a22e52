#pragma once
#include "game/move.h"

namespace takujo::coldwater {

/// Kinds of moves. data: what the comment says, unused bytes zero.
enum MoveKind : std::uint8_t {
    kPlace = 1,  ///< space
    kPickUp,     ///< space
    kRefill,     ///< zone
    kTakeMaster, ///< card, kDeckTop = the top of the deck
    kLureBait,   ///< colour, zone, second zone (not before the first) or kNoZone
    kReelBait,   ///< zone, colour, later zone, its colour
    kUseLure,    ///< opens the composition
    kUseReel,
    kFill,  ///< card that takes the bait
    kNext,  ///< zone to resolve next
    kTake,  ///< Take, then location (Rod) or zone (Line)
    kClaim, ///< 1 = claim, 0 = not
    kFlip,
    kShow,  ///< species, fish or 255 where it is not seen
    kRemove ///< bits of zones that give bait
};

enum Take : std::uint8_t { kTakeOwn, kTakeTop, kTakeRod, kTakeLine };

inline constexpr std::uint8_t kDeckTop = 254;
inline constexpr std::uint8_t kNoZone = 254;
inline constexpr std::uint8_t kHiddenFish = 255;

} // namespace takujo::coldwater
