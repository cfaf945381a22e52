#include "rules/bounds.h"

#include <algorithm>

namespace takujo::couperation {

int numberAt(const Params &params, const PublicState &p, int place)
{
    const Card card = p.tower[toIndex(place)];
    if (card == kFinish) {
        const bool free = params.geometry.row(place) == params.geometry.rows() - 1 &&
                          !params.finishBetween; // CP-A2
        return free ? 0 : params.finishValue;
    }
    return card == kHidden ? 0 : card;
}

Bounds boundsOf(const Params &params, const PublicState &p, const std::array<Card, kPlaces> *under)
{
    const Geometry &g = params.geometry;
    const auto number = [&](std::size_t place) {
        const int shown = numberAt(params, p, static_cast<int>(place));
        return shown == 0 && under && p.tower[place] == kHidden ? static_cast<int>((*under)[place])
                                                                : shown;
    };
    Bounds out;
    std::array<std::int8_t, kPlaces> least{}; // of the card that lies there
    std::array<std::int8_t, kPlaces> most{};
    const auto count = toIndex(g.places());
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t place = g.order()[i];
        int bound = kBelowAll;
        for (const int other : g.less(static_cast<int>(place))) {
            if (other >= 0 && p.tower[toIndex(other)] != 0)
                bound = std::max(bound, least[toIndex(other)] + 1);
        }
        out.lo[place] = static_cast<std::int8_t>(bound);
        const int n = number(place);
        least[place] = static_cast<std::int8_t>(n != 0 ? n : bound);
    }
    for (std::size_t i = count; i-- > 0;) {
        const std::size_t place = g.order()[i];
        int bound = kAboveAll;
        for (const int other : g.more(static_cast<int>(place))) {
            if (other >= 0 && p.tower[toIndex(other)] != 0)
                bound = std::min(bound, most[toIndex(other)] - 1);
        }
        out.hi[place] = static_cast<std::int8_t>(bound);
        const int n = number(place);
        most[place] = static_cast<std::int8_t>(n != 0 ? n : bound);
    }
    return out;
}

} // namespace takujo::couperation
