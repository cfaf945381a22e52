#pragma once
#include "game/rule_schema.h"

#include <utility>
#include <vector>

namespace takujo::editor {

/// A grid as rows of whole numbers, 0 = no cell; rows have one length. Value type.
class GridShape
{
public:
    GridShape() = default;
    /// @param value a name of `param.grids`, or rows
    GridShape(const Param &param, const Json &value);

    int columns() const { return m_rows.empty() ? 0 : static_cast<int>(m_rows[0].size()); }
    int rows() const { return static_cast<int>(m_rows.size()); }
    int at(int column, int row) const;
    void set(int column, int row, int value);
    Json json() const;

    /// New cells are `fill`; cells beyond the new size are lost.
    GridShape resized(int columns, int rows, int fill) const;
    GridShape mirrored() const; ///< left and right change places
    GridShape turned() const;   ///< a quarter to the right
    /// The cells that belong to one under the wanted symmetries, the cell itself first. A quarter
    /// turn needs a square; on other shapes it is a half turn.
    std::vector<std::pair<int, int>> partners(int column, int row, bool turn, bool mirror) const;

    friend bool operator==(const GridShape &, const GridShape &) = default;

private:
    std::vector<std::vector<int>> m_rows;
};

} // namespace takujo::editor
