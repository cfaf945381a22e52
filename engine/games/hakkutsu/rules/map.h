#pragma once
#include "base/types.h"
#include "rules/types.h"

#include <cassert>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace takujo::hakkutsu {

/// The game map (HK-2): cells are slots, row * columns + column. Everything may be entered, so
/// distances never change (HK-13). Immutable.
class Map
{
public:
    /// @param areas one value a slot. @pre connected, exactly one base
    Map(int cols, int rows, std::vector<Area> areas);

    int cols() const { return m_cols; }
    int rows() const { return m_rows; }
    int slots() const { return m_cols * m_rows; }
    Area area(int slot) const { return m_areas[toIndex(slot)]; }
    bool exists(int slot) const { return slot >= 0 && slot < slots() && area(slot) != Area::None; }
    bool hasRocks(int slot) const { return area(slot) != Area::None && area(slot) != Area::Base; }
    int base() const { return m_base; }
    std::span<const std::uint8_t> rockCells() const { return m_rockCells; }

    /// Steps between two cells.
    int steps(int from, int to) const { return m_steps[toIndex(from)][toIndex(to)]; }
    /// Other cells, nearest first.
    std::span<const std::uint8_t> nearest(int from) const { return m_nearest[toIndex(from)]; }
    /// How many of nearest() lie within so many steps.
    int within(int from, int steps) const;
    /// A cell on a shortest way, as near to `to` as so many steps allow. @pre 1 <= steps <= kMaxHop
    int hop(int from, int to, int steps) const
    {
        assert(1 <= steps && steps <= kMaxHop);
        return m_hop[hopIndex(from, to, steps)];
    }
    static constexpr int kMaxHop = 8;
    /// Cells of a shortest way without the start; to the start itself: one step out and back (HK-27).
    std::vector<int> path(int from, int to) const;

    /// Deck and place number of the card that lies there from the start (HK-3). @param depth 0 = top
    int deck(int slot, int depth) const;
    int place(int slot, int depth) const { return m_place[toIndex(slot)][toIndex(depth)]; }

    /// "B4": column letter, row from the top.
    std::string name(int slot) const;
    std::optional<int> slot(std::string_view name) const;

private:
    std::vector<int> neighbours(int slot) const;
    void measure(int from);
    void findHops();
    std::size_t hopIndex(int from, int to, int steps) const
    {
        return toIndex((from * slots() + to) * kMaxHop + steps - 1);
    }

    int m_cols;
    int m_rows;
    int m_base = 0;
    std::vector<Area> m_areas;
    std::vector<std::uint8_t> m_rockCells;
    std::array<std::array<std::uint8_t, kMaxCells>, kMaxCells> m_steps{};
    std::array<std::vector<std::uint8_t>, kMaxCells> m_nearest;
    std::array<std::array<std::uint8_t, kMaxCells>, kMaxCells> m_within{}; ///< [from][steps]
    std::array<std::array<std::uint8_t, kPile>, kMaxCells> m_place{};
    std::vector<std::uint8_t> m_hop;
};

/// Whether every cell can be walked to from every other.
bool isConnected(int cols, const std::vector<Area> &areas);

} // namespace takujo::hakkutsu
