#pragma once
#include "base/types.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

namespace takujo::couperation {

inline constexpr int kMaxRows = 7;
inline constexpr int kPlaces = 70; ///< 13 + 12 + ... + 7: the tower floats about the column of 25
inline constexpr int kNoPlace = -1;

/// Where cards can lie. Row 0 is the bottom; columns count from that of the start card 25 (CP-A1). A
/// place of a higher row lies over its own column and the next one of the row below (CP-10).
class Geometry
{
public:
    /// @param rows 4..7
    explicit Geometry(int rows);

    int rows() const { return m_rows; }
    int places() const { return m_places; }
    /// Cards of a finished tower.
    int towerSize() const { return m_rows * (m_rows + 1) / 2; }
    int start() const { return at(0, 0); }
    int row(int place) const { return m_row[toIndex(place)]; }
    int col(int place) const { return m_col[toIndex(place)]; }
    /// Horizontal position in half columns; places grow with it from left to right.
    int x2(int place) const { return 2 * col(place) + row(place); }
    /// kNoPlace outside.
    int at(int row, int col) const
    {
        if (row < 0 || row >= m_rows || col < 1 - m_rows || col > m_rows - 1 - row)
            return kNoPlace;
        return m_first[toIndex(row)] + col + m_rows - 1;
    }
    /// Whatever lies at `less[i]` must be smaller than what lies at the place (CP-9, CP-10): the left
    /// neighbour of the bottom row or the left support, and the card to the upper left. -1 = none.
    const std::array<std::int8_t, 2> &less(int place) const { return m_less[toIndex(place)]; }
    const std::array<std::int8_t, 2> &more(int place) const { return m_more[toIndex(place)]; }
    /// Places of the pyramid whose bottom row begins at `col`, from left to right.
    std::span<const std::uint8_t> window(int col) const
    {
        const auto first = toIndex(col + m_rows - 1) * toIndex(towerSize());
        return {m_windows.data() + first, toIndex(towerSize())};
    }
    /// The two cards below a place. @pre row(place) > 0
    std::array<std::size_t, 2> supports(int place) const
    {
        assert(row(place) > 0);
        return {toIndex(static_cast<unsigned char>(less(place)[0])),
                toIndex(static_cast<unsigned char>(more(place)[0]))};
    }
    /// All places from left to right.
    const std::array<std::uint8_t, kPlaces> &order() const { return m_order; }

private:
    int m_rows;
    int m_places = 0;
    std::array<int, kMaxRows> m_first{};
    std::array<std::int8_t, kPlaces> m_row{};
    std::array<std::int8_t, kPlaces> m_col{};
    std::array<std::array<std::int8_t, 2>, kPlaces> m_less{};
    std::array<std::array<std::int8_t, 2>, kPlaces> m_more{};
    std::array<std::uint8_t, kPlaces> m_order{};
    std::array<std::uint8_t, kMaxRows * kMaxRows *(kMaxRows + 1) / 2> m_windows{};
};

} // namespace takujo::couperation
