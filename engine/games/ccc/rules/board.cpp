#include "rules/board.h"

namespace takujo::ccc {

Board::Board(int cols, int rows, std::span<const int> numbers, int adjacency)
    : m_cols(cols), m_rows(rows), m_eight(adjacency == 8)
{
    for (int slot = 0; slot < slotCount(); ++slot) {
        m_numbers[toIndex(slot)] = static_cast<std::uint8_t>(numbers[toIndex(slot)]);
        m_squares.assign(slot, number(slot) > 0);
        m_notLeft.assign(slot, slot % m_cols != 0);
        m_notRight.assign(slot, slot % m_cols != m_cols - 1);
    }
    for (int slot = 0; slot < slotCount(); ++slot)
        m_adjacent[toIndex(slot)] = neighbours(SquareSet::of(slot));
}

std::string Board::name(int slot) const
{
    return std::string(1, static_cast<char>('A' + slot % m_cols)) +
           std::to_string(slot / m_cols + 1);
}

std::optional<int> Board::slot(std::string_view name) const
{
    if (name.size() != 2)
        return std::nullopt;
    const char letter = static_cast<char>(name[0] | 0x20);
    const int col = letter - 'a';
    const int row = name[1] - '1';
    if (col < 0 || col >= m_cols || row < 0 || row >= m_rows)
        return std::nullopt;
    return row * m_cols + col;
}

} // namespace takujo::ccc
