#pragma once
#include "rules/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace takujo::ccc {

/// The numbered squares of one rule set (CCC-1) and who neighbours whom (CCC-A1). Immutable.
class Board
{
public:
    Board() = default;
    /// @param numbers rows * cols numbers, 0 = no square. @param adjacency 4 or 8
    Board(int cols, int rows, std::span<const int> numbers, int adjacency);

    int cols() const { return m_cols; }
    int rows() const { return m_rows; }
    int slotCount() const { return m_cols * m_rows; }
    /// 0 = no square there.
    int number(int slot) const { return m_numbers[toIndex(slot)]; }
    bool exists(int slot) const { return slot >= 0 && slot < slotCount() && number(slot) > 0; }
    SquareSet squares() const { return m_squares; }
    SquareSet neighboursOf(int slot) const { return m_adjacent[toIndex(slot)]; }
    /// Squares beside at least one square of the set.
    SquareSet neighbours(SquareSet set) const
    {
        const SquareSet sideways = ((set & m_notRight) << 1) | ((set & m_notLeft) >> 1);
        const SquareSet column = m_eight ? set | sideways : set;
        return (sideways | (column << m_cols) | (column >> m_cols)) & m_squares;
    }

    /// "C4": column letter, row number, row 1 on top.
    std::string name(int slot) const;
    /// Accepts either case. Empty: outside the grid.
    std::optional<int> slot(std::string_view name) const;

private:
    int m_cols = 0;
    int m_rows = 0;
    bool m_eight = false;
    SquareSet m_squares;
    SquareSet m_notLeft;
    SquareSet m_notRight;
    std::array<std::uint8_t, kMaxSquares> m_numbers{};
    std::array<SquareSet, kMaxSquares> m_adjacent{};
};

} // namespace takujo::ccc
