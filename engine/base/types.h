#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace takujo {

/// A small number or enumerator as the index of an array. @pre not negative
template<class T>
constexpr std::size_t toIndex(T value)
{
    static_assert(std::is_integral_v<T> ||
                  std::is_enum_v<T>); // moc of Qt 6.4 cannot read <concepts>
    return static_cast<std::size_t>(value);
}

/// A place at the table, 0-based in turn order. `kNoSeat` = nobody (spectator, finished match).
using SeatId = std::int8_t;
inline constexpr SeatId kNoSeat = -1;
inline constexpr int kMaxSeats = 4;

/// A match of so many plies is a fault of its rules: it never ends.
inline constexpr int kEndlessPlies = 20'000;

/// Set of seats as bits (seat 0 = bit 0).
using SeatSet = std::uint8_t;
inline constexpr SeatSet kAllSeats = 0x0F;

constexpr SeatSet seatBit(SeatId seat)
{
    return seat < 0 ? SeatSet{0} : static_cast<SeatSet>(1U << static_cast<unsigned>(seat));
}
/// What a game makes of who sits in a seat (Coin Hunt: how much the hand trembles; Couperation: a
/// person or a computer); its meaning is the game's. 0 = nothing known.
using SeatTrait = std::uint8_t;
using SeatTraits = std::array<SeatTrait, kMaxSeats>;

/// Reward per seat in [0, 1]; search maximises each seat's own (max^n).
using Rewards = std::array<float, kMaxSeats>;

constexpr bool contains(SeatSet set, SeatId seat) { return (set & seatBit(seat)) != 0; }

/// What a seat has of a win: all, or its part of a shared one; of a team everybody has all.
constexpr double shareOfWin(SeatSet winners, SeatId seat, bool cooperative = false)
{
    if (!contains(winners, seat))
        return 0;
    return cooperative ? 1.0 : 1.0 / std::popcount(winners);
}

constexpr SeatSet allBut(SeatId seat) { return static_cast<SeatSet>(kAllSeats & ~seatBit(seat)); }

} // namespace takujo
