#pragma once
#include "base/types.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace takujo::coinhunt {

/// Set of coins or of places of the stock, in ascending order. Plain bytes.
struct CoinSet
{
    std::array<std::uint64_t, 2> bits{};

    constexpr bool has(int i) const { return (bits[word(i)] >> (i % 64) & 1) != 0; }
    constexpr void add(int i) { bits[word(i)] |= std::uint64_t{1} << (i % 64); }
    constexpr void remove(int i) { bits[word(i)] &= ~(std::uint64_t{1} << (i % 64)); }
    constexpr int size() const { return std::popcount(bits[0]) + std::popcount(bits[1]); }
    constexpr bool empty() const { return (bits[0] | bits[1]) == 0; }
    /// @pre not empty
    constexpr int first() const
    {
        assert(!empty());
        return bits[0] != 0 ? std::countr_zero(bits[0]) : 64 + std::countr_zero(bits[1]);
    }
    constexpr void add(const CoinSet &other)
    {
        bits[0] |= other.bits[0];
        bits[1] |= other.bits[1];
    }
    constexpr void remove(const CoinSet &other)
    {
        bits[0] &= ~other.bits[0];
        bits[1] &= ~other.bits[1];
    }
    friend constexpr CoinSet operator&(CoinSet a, const CoinSet &b)
    {
        a.bits[0] &= b.bits[0];
        a.bits[1] &= b.bits[1];
        return a;
    }
    friend constexpr bool operator==(const CoinSet &, const CoinSet &) = default;

    /// for (int coin : set)
    class Iterator
    {
    public:
        using difference_type = std::ptrdiff_t;
        using value_type = int;
        using pointer = const int *;
        using reference = int;
        using iterator_category = std::forward_iterator_tag;

        constexpr explicit Iterator(const CoinSet &set) : m_left(set.bits) {}
        constexpr int operator*() const { return CoinSet{m_left}.first(); }
        constexpr Iterator &operator++()
        {
            auto &low = m_left[0] != 0 ? m_left[0] : m_left[1];
            low &= low - 1;
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const Iterator &, const Iterator &) = default;

    private:
        std::array<std::uint64_t, 2> m_left;
    };
    constexpr Iterator begin() const { return Iterator(*this); }
    constexpr Iterator end() const { return Iterator(CoinSet{}); }

private:
    static constexpr std::size_t word(int i) { return toIndex(i / 64); }
};

} // namespace takujo::coinhunt
