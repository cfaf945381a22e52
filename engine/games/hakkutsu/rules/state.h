#pragma once
#include "base/fixed_vector.h"
#include "base/types.h"
#include "rules/types.h"

#include <type_traits>

namespace takujo::hakkutsu {

enum class Phase : std::uint8_t { HAKKUTSU_PHASES(TAKUJO_ENUMERATOR) };

enum class EndReason : std::uint8_t { None, EmptyCells, Rounds, Cap };

/// A rock on a cart.
struct Load
{
    std::uint8_t kind = 0;
    std::uint8_t lighter = 0; ///< light cases spent on it (E5)
};

inline constexpr std::uint8_t kFaceUp = 0x10;
inline constexpr std::uint8_t kKnownToAll = 0x0F;
inline constexpr std::uint8_t kOpen = kFaceUp | kKnownToAll;

/// The rocks of one cell, [0] = the card that lay on top at the start or was swapped there.
struct Pile
{
    std::array<std::uint8_t, kPile> kind{
        kNone, kNone};                       ///< kNone = nobody (a View: not this seat) knows it
    std::array<std::uint8_t, kPile> known{}; ///< seats that know it, kFaceUp; public
    std::uint8_t height = 0;                 ///< cards left
    std::uint8_t flags = 0;

    static constexpr std::uint8_t kSwapped = 1; ///< the two cards changed places (radar)
    static constexpr std::uint8_t kRadar = 2;   ///< looked at in this turn: costs less (E7)
    int top() const { return kPile - height; }
    bool faceUp() const { return height > 0 && (known[toIndex(top())] & kFaceUp) != 0; }
};

/// What State and View have in common: what everybody knows, and the kinds of rocks on the map as
/// far as somebody (a View: its seat) knows them.
struct PublicState
{
    std::array<Pile, kMaxCells> piles{};
    std::array<FixedVector<Load, kMaxLoads>, kMaxSeats> cart{};
    std::array<std::array<std::uint8_t, kMaxKinds>, kMaxSeats> got{}; ///< acquired rocks by kind
    std::array<std::uint16_t, kMaxSeats> abilities{}; ///< of acquired rocks, bit = Ability
    std::array<std::uint8_t, kMaxSeats> units{};      ///< covered on the cart
    std::array<std::uint8_t, kMaxSeats> pos{};
    std::array<std::uint8_t, kMaxSeats> coins{};
    std::array<std::uint8_t, kMaxSeats> handSize{};
    std::array<std::uint8_t, kMaxSeats> drawn{}; ///< equipment drawn since the start (at most 255)
    std::array<std::uint8_t, kMaxSeats> museum{kNone, kNone, kNone, kNone};
    Equipment discards{};
    std::uint8_t bank = 0;
    std::uint8_t deckSize = 0;
    std::uint8_t deckPlace = 0; ///< place number of the next card
    std::uint8_t empty = 0;     ///< cells out of rocks (HK-11)
    std::uint8_t round = 1;
    std::uint8_t radarCell = kNone; ///< last looked at in this turn
    std::uint8_t offered = 0;       ///< museums still to choose from (HK-7), their number
    SeatId actor = 0;
    Phase phase = Phase::Move;
    EndReason end = EndReason::None;
    std::uint8_t spare = 0;
    std::uint16_t epoch = 0; ///< shuffles of the equipment deck
    std::uint16_t turn = 0;
    std::uint16_t ply = 0;
};

/// The whole truth except the order of decks and the face-down rocks nobody looked at: Chance's.
struct State : PublicState
{
    std::array<std::uint8_t, kMaxKinds>
        undecided{}; ///< rocks nobody has seen, the left-over ones too
    std::array<Equipment, kMaxSeats> hands{};
    std::array<Equipment, kMaxSeats> returned{};       ///< put back at the start (HK-8)
    std::array<Equipment, kMaxSeats> drew{};           ///< taken out of this epoch
    Equipment composition{};                           ///< the equipment deck as last shuffled
    Equipment deck{};                                  ///< what is left of it
    std::array<std::uint16_t, kMaxSeats> sawMuseums{}; ///< the offer as it came to the seat (HK-7)
    std::uint16_t offer = 0; ///< museums to choose from; later those left over
};

/// What one seat knows; `seat` = kNoSeat: the public view.
struct View : PublicState
{
    Equipment hand{};
    Equipment returned{};
    Equipment drew{};
    Equipment composition{}; ///< from the first reshuffle on: open discards made the deck
    std::uint16_t offer =
        0; ///< to the seat that chooses, and to those that passed it on: what is left
    std::uint16_t sawMuseums = 0;
    SeatId seat = kNoSeat;
    std::uint8_t reserved = 0;
};

static_assert(std::is_trivially_copyable_v<State> &&
              std::has_unique_object_representations_v<State>);
static_assert(std::is_trivially_copyable_v<View> && std::has_unique_object_representations_v<View>);

} // namespace takujo::hakkutsu
