#include "gridshape.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo::editor {

GridShape::GridShape(const Param &param, const Json &value)
{
    const Json &rows = value.is_string() ? param.grids->at(value.get<std::string>()) : value;
    for (const Json &row : rows) {
        std::vector<int> cells;
        for (const Json &cell : row)
            cells.push_back(cell.get<int>());
        m_rows.push_back(std::move(cells));
    }
}

int GridShape::at(int column, int row) const
{
    return m_rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

void GridShape::set(int column, int row, int value)
{
    m_rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = value;
}

Json GridShape::json() const
{
    Json out = Json::array();
    for (const auto &row : m_rows)
        out.push_back(row);
    return out;
}

GridShape GridShape::resized(int columns, int rows, int fill) const
{
    GridShape out = *this;
    out.m_rows.resize(static_cast<std::size_t>(rows));
    for (auto &row : out.m_rows)
        row.resize(static_cast<std::size_t>(columns), fill);
    return out;
}

GridShape GridShape::mirrored() const
{
    GridShape out = *this;
    for (auto &row : out.m_rows)
        std::reverse(row.begin(), row.end());
    return out;
}

GridShape GridShape::turned() const
{
    GridShape out;
    out.m_rows.assign(static_cast<std::size_t>(columns()),
                      std::vector<int>(static_cast<std::size_t>(rows())));
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column)
            out.set(rows() - 1 - row, column, at(column, row));
    return out;
}

std::vector<std::pair<int, int>> GridShape::partners(int column, int row, bool turn,
                                                     bool mirror) const
{
    std::vector<std::pair<int, int>> out{{column, row}};
    const auto add = [&out](int c, int r) {
        if (std::find(out.begin(), out.end(), std::pair(c, r)) == out.end())
            out.emplace_back(c, r);
    };
    const bool square = columns() == rows();
    // the list grows while it is walked, so that both symmetries combine
    for (std::size_t i = 0; i < out.size(); ++i) {
        const auto [c, r] = out[i];
        if (turn && square)
            add(rows() - 1 - r, c);
        else if (turn)
            add(columns() - 1 - c, rows() - 1 - r);
        if (mirror)
            add(columns() - 1 - c, r);
    }
    return out;
}

} // namespace takujo::editor
