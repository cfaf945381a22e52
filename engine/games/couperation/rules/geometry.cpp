#include "rules/geometry.h"

#include <algorithm>

namespace takujo::couperation {

Geometry::Geometry(int rows) : m_rows(rows)
{
    for (int row = 0; row < rows; ++row) {
        m_first[toIndex(row)] = m_places;
        for (int col = 1 - rows; col <= rows - 1 - row; ++col) {
            const auto place = toIndex(m_places);
            m_row[place] = static_cast<std::int8_t>(row);
            m_col[place] = static_cast<std::int8_t>(col);
            m_order[place] = static_cast<std::uint8_t>(m_places++);
        }
    }
    for (int place = 0; place < m_places; ++place) {
        const int r = row(place);
        const int c = col(place);
        const int left = r == 0 ? at(0, c - 1) : at(r - 1, c);
        const int right = r == 0 ? at(0, c + 1) : at(r - 1, c + 1);
        m_less[toIndex(place)] = {static_cast<std::int8_t>(left),
                                  static_cast<std::int8_t>(at(r + 1, c - 1))};
        m_more[toIndex(place)] = {static_cast<std::int8_t>(right),
                                  static_cast<std::int8_t>(at(r + 1, c))};
    }
    std::stable_sort(m_order.begin(), m_order.begin() + m_places,
                     [this](int a, int b) { return x2(a) < x2(b); });
    auto next = m_windows.begin();
    for (int first = 1 - rows; first <= 0; ++first)
        next = std::copy_if(m_order.begin(), m_order.begin() + m_places, next, [&](int place) {
            return col(place) >= first && col(place) + row(place) < first + rows;
        });
}

} // namespace takujo::couperation
