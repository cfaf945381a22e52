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

std::vector<Limit> limitsOf(const Params &params, const PublicState &p, int place)
{
    const Geometry &g = params.geometry;
    std::vector<Limit> out;
    for (const bool below : {true, false}) {
        std::array<int, kPlaces> steps{}; // of the longest chain, 0 = none
        for (int i = 0; i < g.places(); ++i) {
            // away from the place, so that a chain is as long as it gets before it goes on
            const int from = g.order()[toIndex(below ? g.places() - 1 - i : i)];
            const int far = steps[toIndex(from)];
            if (from != place && far == 0)
                continue;
            if (const int n = from == place ? 0 : numberAt(params, p, from); n != 0) {
                out.push_back({from, n, below ? n + far : n - far, below});
                continue;
            }
            for (const int other : below ? g.less(from) : g.more(from)) {
                if (other >= 0 && p.tower[toIndex(other)] != 0)
                    steps[toIndex(other)] = std::max(steps[toIndex(other)], far + 1);
            }
        }
    }
    return out;
}

} // namespace takujo::couperation
