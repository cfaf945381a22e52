#pragma once
#include "base/types.h"
#include "rules/cards.h"
#include "rules/geometry.h"

#include <array>
#include <type_traits>

namespace takujo::couperation {

enum class Phase : std::uint8_t { COUPERATION_PHASES(TAKUJO_ENUMERATOR) };
/// Why it is over; only Won is a victory (CP-26).
enum class EndReason : std::uint8_t { None, Won, Contradiction, Stuck };
/// What the turn before put down or turned up: it decides the draw (CP-14 to CP-16).
enum class Last : std::uint8_t { Start, Up, Down, Nothing };
enum class FinishAt : std::uint8_t { COUPERATION_FINISH_PLACES(TAKUJO_ENUMERATOR) };

/// For each card the seats one of which has it hidden (hand, secret discards, or face down in the
/// tower by that seat); 0 = nothing known. Follows from cards that were seen on their way there.
using Holders = std::array<SeatSet, kCards>;

/// What everybody sees.
struct PublicState
{
    CardSet reserve = 0;
    CardSet gone = 0;                  ///< dropped from the reserve: face down, but known (CP-25)
    std::array<Card, kPlaces> tower{}; ///< kHidden = face down
    std::array<std::uint8_t, kPlaces> owner{}; ///< of a face-down card: who put it there, from 1
    std::array<Card, kPlaces> shown{}; ///< face-down cards that everybody knows (reveal_loss off)
    Holders holders{};                 ///< as everybody can tell
    std::array<std::uint8_t, kMaxSeats> handSize{}; ///< without the finish card (CP-17)
    std::array<std::uint8_t, kMaxSeats> discards{}; ///< secret ones
    std::uint16_t turn = 0;
    std::uint16_t ply = 0;
    std::uint8_t pack = 0;  ///< cards left in it, finish card included
    std::uint8_t drawn = 0; ///< cards drawn from it, finish card included
    std::uint8_t next = 0;  ///< place number of the next glass card (deck 0)
    FinishAt finishAt = FinishAt::Pack;
    SeatId finishSeat = kNoSeat;
    Last last = Last::Start;
    std::uint8_t lastPlace = 0;
    std::uint8_t drawMax = 0; ///< phase Draw: the most that may be drawn
    std::uint8_t skipped = 0; ///< seats in a row that could not act (CP-A7, house rule)
    SeatId actor = 0;
    Phase phase = Phase::Draw;
    EndReason end = EndReason::None;
    std::uint8_t filled = 0; ///< cards in the tower
    std::uint8_t down = 0;   ///< face-down ones
    std::int8_t left = 0;    ///< columns of the bottom row in use
    std::int8_t right = 0;
    std::array<std::uint8_t, 6> reserved1{};
};

/// The whole truth except the order of the pack, which only Chance knows.
struct State : PublicState
{
    CardSet undecided = 0; ///< glass cards of the pack
    std::array<CardSet, kMaxSeats> hand{};
    std::array<CardSet, kMaxSeats> discarded{};
    std::array<Card, kPlaces> under{}; ///< fronts of face-down cards
    std::array<Holders, kMaxSeats> knows{};
    std::array<std::uint8_t, 2> reserved{};
};

/// What one seat knows; kNoSeat: what everybody knows. Hands and discards of others are empty unless
/// they are played open; `under` is 0 where the front is not known.
struct View : PublicState
{
    std::array<CardSet, kMaxSeats> hand{};
    std::array<CardSet, kMaxSeats> discarded{};
    std::array<Card, kPlaces> under{};
    Holders knows{};
    SeatId seat = kNoSeat;
    std::array<std::uint8_t, 5> reserved{};
};

static_assert(std::has_unique_object_representations_v<State> &&
              std::has_unique_object_representations_v<View>);
static_assert(sizeof(State) <= 1024 && sizeof(View) <= 1024);

} // namespace takujo::couperation
