#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace takujo {

/// One atomic decision, 128 bits. `kind` and the payload belong to the game; equal plays have equal
/// bytes; unused bytes are zero. Components are named by identity, never by position in a hand.
struct Move
{
    std::uint8_t kind = 0; ///< 0 = no move; games number theirs from 1
    std::array<std::uint8_t, 15> data{};

    friend bool operator==(const Move &, const Move &) = default;
    bool isNull() const { return *this == Move{}; }
};
static_assert(sizeof(Move) == 16 && std::has_unique_object_representations_v<Move>);

/// @pre what is given fits a byte
constexpr Move makeMove(std::uint8_t kind, int a = 0, int b = 0, int c = 0, int d = 0)
{
    Move move;
    move.kind = kind;
    move.data[0] = static_cast<std::uint8_t>(a);
    move.data[1] = static_cast<std::uint8_t>(b);
    move.data[2] = static_cast<std::uint8_t>(c);
    move.data[3] = static_cast<std::uint8_t>(d);
    return move;
}

} // namespace takujo
