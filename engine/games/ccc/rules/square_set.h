#pragma once
#include "base/bits.h"

#include <bit>
#include <cassert>
#include <cstdint>

namespace takujo::ccc {

/// Set of board squares (81 at most) as 128 bits: bit = slot = row * cols + col.
struct SquareSet
{
    std::uint64_t lo = 0;
    std::uint64_t hi = 0;

    static constexpr SquareSet of(int slot)
    {
        const std::uint64_t bit = std::uint64_t{1} << (slot & 63);
        return slot < 64 ? SquareSet{bit, 0} : SquareSet{0, bit};
    }
    constexpr bool test(int slot) const
    {
        return ((slot < 64 ? lo : hi) >> (slot & 63) & 1U) != 0;
    }
    constexpr void set(int slot) { *this = *this | of(slot); }
    constexpr void clear(int slot) { *this = *this & ~of(slot); }
    constexpr void assign(int slot, bool on)
    {
        const std::uint64_t bit = std::uint64_t{1} << (slot & 63);
        const std::uint64_t value = std::uint64_t{on} << (slot & 63);
        std::uint64_t &word = slot < 64 ? lo : hi;
        word = (word & ~bit) | value;
    }
    constexpr bool any() const { return (lo | hi) != 0; }
    constexpr bool none() const { return !any(); }
    constexpr int count() const { return countOnes(lo) + countOnes(hi); }
    /// Lowest slot in the set. @pre any()
    constexpr int first() const
    {
        assert(any());
        return lo != 0 ? std::countr_zero(lo) : 64 + std::countr_zero(hi);
    }
    /// Takes out and returns the lowest slot. @pre any()
    constexpr int pop()
    {
        const int slot = first();
        if (lo != 0)
            lo &= lo - 1;
        else
            hi &= hi - 1;
        return slot;
    }

    friend constexpr bool operator==(const SquareSet &, const SquareSet &) = default;
    friend constexpr SquareSet operator&(SquareSet a, SquareSet b)
    {
        return {a.lo & b.lo, a.hi & b.hi};
    }
    friend constexpr SquareSet operator|(SquareSet a, SquareSet b)
    {
        return {a.lo | b.lo, a.hi | b.hi};
    }
    friend constexpr SquareSet operator~(SquareSet a) { return {~a.lo, ~a.hi}; }
    /// Shifts by 1..63 slots.
    friend constexpr SquareSet operator<<(SquareSet a, int n)
    {
        return {a.lo << n, (a.hi << n) | (a.lo >> (64 - n))};
    }
    friend constexpr SquareSet operator>>(SquareSet a, int n)
    {
        return {(a.lo >> n) | (a.hi << (64 - n)), a.hi >> n};
    }
};

} // namespace takujo::ccc
