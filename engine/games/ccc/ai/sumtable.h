#pragma once
#include "ai/transpose8x64.h"
#include "base/types.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace takujo::ccc {

/// Values of plain cards, with some room behind the last.
using PayValues = std::array<std::uint8_t, 32>;

/// Which sums a list of values makes with how many of them: a row of bits after each value, so that a
/// sum can be traced back to its values. Later values are spent first. Rows are made when first asked
/// for and stay as long as the values before them do: hands that differ in their last cards share the
/// rest. `Word` bounds the sums: bit s - 1 = the sum s can be made.
template<class Word>
class SumTable
{
public:
    static constexpr int kMaxGroup = 8; ///< values of one sum
    static constexpr int kMaxValues = 26;
    /// Indices of values.
    using Chosen = std::array<std::uint8_t, kMaxGroup>;

    SumTable() { m_rows[0] = {}; } // the other rows are written before they are read

    int value(std::size_t i) const { return m_values[i]; }
    /// Forgets all but the first values.
    void keep(int count)
    {
        m_count = count;
        m_done = std::min(m_done, count);
        m_sized = -1;
    }
    /// @pre the first count() of them are the same as before, count <= kMaxValues
    void assign(const PayValues &values, int count)
    {
        assert(count <= kMaxValues);
        m_values = values;
        m_count = count;
    }
    /// @pre count() < kMaxValues
    void add(std::uint8_t value)
    {
        assert(m_count < kMaxValues);
        m_values[toIndex(m_count++)] = value;
    }

    /// Makes what is missing. To be called before the questions below.
    void make()
    {
        if (m_sized != m_count)
            extend();
    }
    /// Fewest values, at least `from`, that make the sum; 0 = impossible. @pre 1 <= from <= kMaxGroup
    int fewest(int sum, int from) const
    {
        assert(1 <= from && from <= kMaxGroup);
        const unsigned sizes = m_sizes[toIndex(sum - 1)] & (0xFFU << (from - 1));
        return sizes == 0 ? 0 : std::countr_zero(sizes) + 1;
    }
    /// The values of a sum. `lateFirst`: spends the later ones where possible, else keeps them.
    bool restore(int sum, int size, bool lateFirst, Chosen &out) const
    {
        std::size_t next = 0;
        for (int row = m_count; row > 0 && size > 0; --row) {
            const int rest = sum - m_values[toIndex(row - 1)];
            const bool canTake = size == 1 ? rest == 0 : rest > 0 && has(row - 1, size - 1, rest);
            if (!canTake || (!lateFirst && has(row - 1, size, sum)))
                continue;
            out[next++] = static_cast<std::uint8_t>(row - 1);
            sum = rest;
            --size;
        }
        return size == 0 && sum == 0;
    }

private:
    using Row = std::array<Word, kMaxGroup>; ///< by number of values, from one

    bool has(int row, int size, int sum) const
    {
        const Row &bits = m_rows[toIndex(row)];
        return (bits[toIndex(size - 1)] >> (sum - 1) & 1U) != 0;
    }
    void extend()
    {
        Row bits = m_rows[toIndex(m_done)];
        for (int i = m_done; i < m_count; ++i) {
            const int value = m_values[toIndex(i)];
            Row shifted;
            shifted[0] = 0;
            std::copy_n(bits.begin(), kMaxGroup - 1, shifted.begin() + 1);
            for (std::size_t k = 0; k < kMaxGroup; ++k)
                bits[k] |= static_cast<Word>(shifted[k] << value);
            bits[0] |= static_cast<Word>(static_cast<Word>(1) << (value - 1));
            m_rows[toIndex(i + 1)] = bits;
        }
        m_done = m_count;
        m_sized = m_count;
        for (std::size_t part = 0; part < sizeof(Word) / 8; ++part) {
            std::array<std::uint64_t, kMaxGroup> planes{};
            for (std::size_t k = 0; k < kMaxGroup; ++k)
                planes[k] = static_cast<std::uint64_t>(bits[k] >> (64 * part));
            turnBits(planes, m_sizes.data() + 64 * part);
        }
    }

    std::array<std::uint8_t, 8 * sizeof(Word)> m_sizes{}; ///< bit k - 1 of [s - 1]: k values make s
    PayValues m_values{};
    std::array<Row, kMaxValues + 1> m_rows;
    int m_count = 0;
    int m_done = 0;  ///< rows made
    int m_sized = 0; ///< values that m_sizes is for; -1 = of other values
};

} // namespace takujo::ccc
