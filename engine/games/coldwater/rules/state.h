#pragma once
#include "base/fixed_vector.h"
#include "base/types.h"
#include "rules/facts.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace takujo::coldwater {

inline constexpr int kLocations = 3; ///< shore, river, lake
inline constexpr int kZones = 4;     ///< zones 3, 4, 5, 6 as 0..3, rows 3 4 over 5 6
inline constexpr int kSlots = kLocations * kZones;
inline constexpr int kColours = 6; ///< red, blue, black, yellow, green, purple
inline constexpr int kClear = kColours;
inline constexpr int kHarbour = kColours; ///< number of the space after the six colours
inline constexpr int kSpaces = kColours + 1;
inline constexpr int kTags = 5;
inline constexpr int kTackleKinds = 4;
inline constexpr int kMaxFish = 120;
inline constexpr int kMaxSpecies = 32;
inline constexpr int kMaxCaught = 28; ///< 19 before the last turn, then at most 6 more
inline constexpr int kMaxMasters = 48;
inline constexpr int kMaxOpen = 6;
inline constexpr int kMaxDisplay = 6;
inline constexpr int kMaxMystery = 32;
inline constexpr std::uint8_t kNone = 255;

enum Tackle : std::uint8_t { kRod, kLine, kLure, kReel };

/// What is decided next.
enum class Phase : std::uint8_t { COLDWATER_PHASES(TAKUJO_ENUMERATOR) };

enum class EndReason : std::uint8_t { None, Fish, ShortLocation, AllEmpty, Rounds };

/// A fish card whose front everybody sees and whose back nobody knows yet.
struct Front
{
    std::uint8_t place = kNone;   ///< of its deck
    std::uint8_t species = kNone; ///< kNone = no card
};

/// A Master Angler card beside a board.
struct Master
{
    std::uint8_t card = kNone;
    std::uint8_t filled = 0; ///< bit per slot
};

/// What everybody knows (CW-A14).
struct PublicState
{
    std::uint64_t mastersLeft = 0; ///< cards of the Master Angler deck, unordered
    std::array<std::uint64_t, kMaxSeats> mastersCaught{};
    std::array<std::uint32_t, kMaxSeats> speciesHad{}; ///< bit per species
    std::array<std::uint32_t, kMaxSeats> shown{}; ///< bit per fish of the catch: back known to all
    std::array<std::uint32_t, kMaxSeats> mysteryWon{}; ///< bit per trophy
    std::uint32_t mysteryLeft = 0;                     ///< trophies face down
    std::uint16_t turn = 0;
    std::uint16_t ply = 0;
    std::array<std::array<std::array<std::uint8_t, kColours>, kZones>, kMaxSeats> bait{};
    std::array<std::uint8_t, kColours + 1> bag{};
    std::array<std::uint8_t, kColours> discard{};
    std::array<Front, kSlots> cards{}; ///< of the locations
    std::array<Front, kLocations> tops{};
    std::array<std::uint8_t, kLocations> next{};   ///< place of the card under the top
    std::array<std::uint8_t, kMaxSpecies> under{}; ///< cards of a species under the tops
    std::array<std::uint8_t, kSpaces> token{};     ///< 0 = empty, else the number face up
    std::array<std::uint8_t, kMaxSeats> hand{};    ///< 0 = none, else the number face up
    std::array<std::array<std::uint8_t, kTackleKinds>, kMaxSeats> tackle{};
    std::array<std::uint8_t, kTackleKinds>
        fresh{}; ///< drawn by the active seat in this step (CW-13)
    std::array<std::uint8_t, kTackleKinds> tackleUsed{};
    std::array<std::uint8_t, kTackleKinds> tackleShuffled{}; ///< the supply as last shuffled
    std::array<std::uint8_t, kTackleKinds> tackleLeft{};     ///< of it face down
    std::uint8_t tackleNext = 0;
    std::uint8_t tackleEpoch = 0;
    std::array<FixedVector<Master, kMaxOpen>, kMaxSeats> open{};
    std::array<std::uint8_t, kMaxDisplay> display{}; ///< card, kNone = empty
    std::uint8_t masterNext = 0;
    std::uint8_t mystery = kNone; ///< the trophy face up
    std::uint8_t mysteryNext = 0;
    std::array<std::uint8_t, kMaxSeats> caught{};
    std::array<std::array<std::uint8_t, kMaxCaught>, kMaxSeats> species{}; ///< of each fish caught
    std::array<std::uint8_t, kMaxSeats>
        speciesRank{}; ///< CW-21: 1 = first trophy of the pile, 0 = none
    std::array<std::uint8_t, kMaxSeats> smallRank{}; ///< CW-22
    SeatSet alike = 0;                               ///< CW-23: three of a species
    SeatSet different = 0;                           ///< CW-23: four species
    SeatId firstDone = kNoSeat;                      ///< CW-24
    std::uint8_t boardTag = kNone;
    Phase phase = Phase::Place;
    EndReason end = EndReason::None;
    SeatId actor = 0;
    std::uint8_t step = 1;       ///< 1..3
    std::uint8_t acted = 0;      ///< the space of this step has been used
    std::uint8_t placed = kNone; ///< the space of step 1
    std::uint8_t lastTurns = 0;
    std::uint8_t harbour = 0;               ///< harbour actions left
    std::uint8_t claims = 0;                ///< mystery claims left in this step
    std::uint8_t colour = kNone;            ///< of the removal being resolved
    std::uint8_t number = 0;                ///< of the token of that removal
    std::uint8_t pending = 0;               ///< bait of it that has no place yet
    std::uint8_t emptied = 0;               ///< bit per zone still to be resolved
    std::uint8_t zone = kNone;              ///< the one being resolved
    std::uint8_t target = kNone;            ///< slot of the card that would be taken
    std::uint8_t moved = 0;                 ///< ROD or LINE was used on this catch
    std::uint8_t contest = 0;               ///< species asked for in the final choice
    std::array<std::uint8_t, 7> reserved{}; ///< keeps the bytes free of gaps
};

using Kinds = std::array<std::array<std::uint8_t, kMaxCaught>, kMaxSeats>;

/// The true state. Backs of cards at locations and in decks are decided only when somebody sees them.
struct State : PublicState
{
    std::array<std::uint64_t, 2> undecided{};      ///< fish whose backs nobody has seen
    std::array<std::uint32_t, kMaxSeats> chosen{}; ///< CW-27: bit per fish of the catch
    Kinds kinds{};                                 ///< fish numbers, kNone beyond the catch
};

/// What one seat knows.
struct View : PublicState
{
    std::array<std::uint32_t, kMaxSeats> chosen{}; ///< its own; everybody's when it is over
    Kinds kinds{};                                 ///< kNone = weight side not seen
    SeatId seat = kNoSeat;
    std::array<std::uint8_t, 7> reserved2{}; ///< keeps the bytes free of gaps
};

static_assert(std::has_unique_object_representations_v<PublicState> &&
              std::has_unique_object_representations_v<State> &&
              std::has_unique_object_representations_v<View>);
static_assert(sizeof(State) <= 1024 && sizeof(View) <= 1024);

} // namespace takujo::coldwater
