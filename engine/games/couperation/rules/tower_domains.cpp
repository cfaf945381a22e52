#include "rules/tower_domains.h"

#include "rules/bounds.h"

#include <algorithm>

namespace takujo::couperation {

TowerDomains outlookOf(const Params &params, const PublicState &p,
                       const std::array<Card, kPlaces> *under, int first)
{
    const Geometry &g = params.geometry;
    const auto window = g.window(first);
    TowerDomains out;
    out.lo.fill(kBelowAll); // places outside bind nothing
    out.hi.fill(kAboveAll);
    std::array<std::int8_t, kPlaces> fixed{};
    for (const std::uint8_t place : window) {
        const int shown = numberAt(params, p, place);
        fixed[place] = static_cast<std::int8_t>(
            shown == 0 && under && p.tower[place] == kHidden ? (*under)[place] : shown);
    }
    const auto top = toIndex(g.at(g.rows() - 1, first));
    if (!params.firstGame)
        fixed[top] =
            static_cast<std::int8_t>(params.finishBetween ? params.finishValue : 0); // CP-A2
    for (const std::uint8_t place : window) {
        int bound = 1;
        for (const int other : g.less(place)) {
            if (other >= 0)
                bound = std::max(bound, out.lo[toIndex(other)] + 1);
        }
        out.possible = out.possible && (fixed[place] == 0 || fixed[place] >= bound);
        out.lo[place] = static_cast<std::int8_t>(fixed[place] != 0 ? fixed[place] : bound);
    }
    for (auto it = window.rbegin(); it != window.rend(); ++it) {
        int bound = kNumbers;
        for (const int other : g.more(*it)) {
            if (other >= 0)
                bound = std::min(bound, out.hi[toIndex(other)] - 1);
        }
        out.possible = out.possible && (fixed[*it] == 0 || fixed[*it] <= bound);
        out.hi[*it] = static_cast<std::int8_t>(fixed[*it] != 0 ? fixed[*it] : bound);
        out.possible = out.possible && out.lo[*it] <= out.hi[*it];
    }
    return out;
}

bool finishable(const Params &params, const PublicState &p, const std::array<Card, kPlaces> *under)
{
    const int rows = params.geometry.rows();
    const int from = std::max(params.minCol(), p.right - rows + 1);
    const int to = std::min(params.maxCol(), p.left + rows - 1) - rows + 1;
    for (int first = from; first <= to; ++first) {
        if (outlookOf(params, p, under, first).possible)
            return true;
    }
    return false;
}

} // namespace takujo::couperation
