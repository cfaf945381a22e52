#pragma once
#include "base/fixed_vector.h"
#include "base/types.h"
#include "rules/cards.h"
#include "rules/facts.h"
#include "rules/square_set.h"

#include <type_traits>

namespace takujo::ccc {

inline constexpr int kMaxSide = 9;
inline constexpr int kMaxSquares = kMaxSide * kMaxSide;
/// No turn can place more coins than 24 single cards (A, 4, 9) and pairs of the other 88 pay for: 68.
/// The rest fills the state up to whole words.
inline constexpr int kMaxPlaced = 79;

enum class Phase : std::uint8_t { CCC_PHASES(TAKUJO_ENUMERATOR) };
enum class EndReason : std::uint8_t { None, Stock, Idle };

/// What everybody sees (CCC-A13). `coins` and the masks are the position at the START of the turn:
/// every test of a placement uses it (CCC-10). The masks and scores follow from `coins` (Rules::refresh).
struct PublicState
{
    SquareSet occupied;                        ///< squares with any coin
    std::array<SquareSet, kMaxSeats> has{};    ///< squares with a coin of the seat
    std::array<SquareSet, kMaxSeats> near{};   ///< near territory (CCC-6)
    std::array<SquareSet, kMaxSeats> barred{}; ///< N1 of CCC-12 bars the seat here
    KindCounts used;                           ///< paid or discarded since the last shuffle
    KindCounts composition;                    ///< the stock as last shuffled
    std::array<std::array<std::uint8_t, kMaxSeats>, kMaxSquares> coins{};
    FixedVector<std::uint8_t, kMaxPlaced> placed; ///< squares of this turn's coins, in order
    std::array<std::int16_t, kMaxSeats> score{};  ///< CCC-21
    std::array<std::uint8_t, kMaxSeats> handSize{};
    std::uint16_t turn = 0;
    std::uint16_t ply = 0;
    std::uint8_t stock = 0;
    std::uint8_t epoch = 0;     ///< shuffles so far
    std::uint8_t place = 0;     ///< next place number of the epoch
    std::uint8_t exhausted = 0; ///< how often the stock ran out (CCC-19, CCC-20)
    std::uint8_t turnsLeft = 0; ///< last turns, this one included; 0 = not yet (CCC-20)
    std::uint8_t idle = 0;      ///< turns in a row without coin, draw, discard (CCC-A8)
    Phase phase = Phase::Place;
    SeatId actor = 0;
    std::uint8_t option = 0;         ///< draw option chosen (phase Discard)
    std::uint8_t lastUsed = kNoKind; ///< top of the used pile
    EndReason end = EndReason::None;
    std::uint8_t reserved = 0;
};

/// The whole truth except the order of the stock, which only Chance knows.
struct State : PublicState
{
    std::array<KindCounts, kMaxSeats> hands{};
    KindCounts undecided;                       ///< multiset of the stock
    std::array<KindNibbles, kMaxSeats> drawn{}; ///< what each seat took out of this epoch
};

/// What one seat knows; `seat` = kNoSeat: the public view with an empty hand.
struct View : PublicState
{
    KindCounts hand;
    KindNibbles drawn; ///< own draws of this epoch bound where a copy can lie
    SeatId seat = kNoSeat;
    std::array<std::uint8_t, 3> reserved2{};
};

static_assert(std::is_trivially_copyable_v<State> &&
              std::has_unique_object_representations_v<State>);
static_assert(std::is_trivially_copyable_v<View> && std::has_unique_object_representations_v<View>);
static_assert(sizeof(State) == 1144 && sizeof(View) == 840);

} // namespace takujo::ccc
