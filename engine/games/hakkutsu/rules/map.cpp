#include "rules/map.h"

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

/// Orthogonal neighbours that exist (HK-13).
std::vector<int> around(int cols, const std::vector<Area> &areas, int slot)
{
    std::vector<int> out;
    const int col = slot % cols;
    const auto add = [&](int other) {
        if (other >= 0 && other < static_cast<int>(areas.size()) &&
            areas[toIndex(other)] != Area::None)
            out.push_back(other);
    };
    if (col > 0)
        add(slot - 1);
    if (col + 1 < cols)
        add(slot + 1);
    add(slot - cols);
    add(slot + cols);
    return out;
}

/// Steps from one cell to all, 255 = not to be reached.
std::vector<int> walk(int cols, const std::vector<Area> &areas, int from)
{
    std::vector<int> steps(areas.size(), 255);
    std::vector<int> queue{from};
    steps[toIndex(from)] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (const int next : around(cols, areas, queue[i])) {
            if (steps[toIndex(next)] != 255)
                continue;
            steps[toIndex(next)] = steps[toIndex(queue[i])] + 1;
            queue.push_back(next);
        }
    }
    return steps;
}

} // namespace

bool isConnected(int cols, const std::vector<Area> &areas)
{
    const auto first =
        std::find_if(areas.begin(), areas.end(), [](Area a) { return a != Area::None; });
    if (first == areas.end())
        return false;
    const std::vector<int> steps = walk(cols, areas, static_cast<int>(first - areas.begin()));
    for (std::size_t i = 0; i < areas.size(); ++i) {
        if (areas[i] != Area::None && steps[i] == 255)
            return false;
    }
    return true;
}

Map::Map(int cols, int rows, std::vector<Area> areas)
    : m_cols(cols), m_rows(rows), m_areas(std::move(areas))
{
    std::array<int, kRockDecks> next{};
    for (int slot = 0; slot < slots(); ++slot) {
        if (area(slot) == Area::None)
            continue;
        measure(slot);
        if (area(slot) == Area::Base) {
            m_base = slot;
            continue;
        }
        m_rockCells.push_back(static_cast<std::uint8_t>(slot));
        for (int depth = 0; depth < kPile; ++depth)
            m_place[toIndex(slot)][toIndex(depth)] =
                static_cast<std::uint8_t>(next[toIndex(deck(slot, depth))]++);
    }
    findHops();
}

void Map::findHops()
{
    m_hop.assign(toIndex(slots() * slots() * kMaxHop), 0);
    for (int from = 0; from < slots(); ++from) {
        for (int to = 0; to < slots(); ++to) {
            if (!exists(from) || !exists(to) || from == to)
                continue;
            const std::vector<int> way = path(from, to);
            for (int steps = 1; steps <= kMaxHop; ++steps) {
                const auto end = std::min(toIndex(steps), way.size()) - 1;
                m_hop[hopIndex(from, to, steps)] = static_cast<std::uint8_t>(way[end]);
            }
        }
    }
}

void Map::measure(int from)
{
    const std::vector<int> steps = walk(m_cols, m_areas, from);
    std::vector<std::uint8_t> &near = m_nearest[toIndex(from)];
    for (int slot = 0; slot < slots(); ++slot) {
        m_steps[toIndex(from)][toIndex(slot)] = static_cast<std::uint8_t>(steps[toIndex(slot)]);
        if (exists(slot) && slot != from)
            near.push_back(static_cast<std::uint8_t>(slot));
    }
    std::stable_sort(near.begin(), near.end(),
                     [&](int a, int b) { return steps[toIndex(a)] < steps[toIndex(b)]; });
    for (int most = 0; most < kMaxCells; ++most)
        m_within[toIndex(from)][toIndex(most)] = static_cast<std::uint8_t>(std::count_if(
            near.begin(), near.end(), [&](int slot) { return steps[toIndex(slot)] <= most; }));
}

int Map::within(int from, int steps) const
{
    return m_within[toIndex(from)][toIndex(std::clamp(steps, 0, kMaxCells - 1))];
}

std::vector<int> Map::neighbours(int slot) const { return around(m_cols, m_areas, slot); }

std::vector<int> Map::path(int from, int to) const
{
    if (from == to)
        return {neighbours(from).front(), to};
    std::vector<int> out{to};
    while (steps(from, out.back()) > 1) {
        for (const int before : neighbours(out.back())) {
            if (steps(from, before) < steps(from, out.back())) {
                out.push_back(before);
                break;
            }
        }
    }
    std::reverse(out.begin(), out.end());
    return out;
}

int Map::deck(int slot, int depth) const
{
    switch (area(slot)) {
    case Area::A: return kDeckA;
    case Area::B: return kDeckB;
    default: return depth == 0 ? kDeckC1 : kDeckC2; // HK-3: C2 lies under C1
    }
}

std::string Map::name(int slot) const
{
    return std::string(1, static_cast<char>('A' + slot % m_cols)) +
           std::to_string(slot / m_cols + 1);
}

std::optional<int> Map::slot(std::string_view name) const
{
    if (name.size() != 2)
        return std::nullopt;
    const int letter = name[0] >= 'a' ? name[0] - 'a' : name[0] - 'A';
    const int row = name[1] - '1';
    const int found = row * m_cols + letter;
    if (letter < 0 || letter >= m_cols || row < 0 || row >= m_rows || !exists(found))
        return std::nullopt;
    return found;
}

} // namespace takujo::hakkutsu
