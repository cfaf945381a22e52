#include "ai/belief.h"

#include <algorithm>
#include <cmath>

namespace takujo::hakkutsu {

namespace {

/// How much a point of bonus draws a digger.
constexpr float kPull = 0.2F;

} // namespace

Belief::Belief(const Rules &rules, const HeuristicTables &values) : m_rules(rules)
{
    const Params &params = rules.params();
    for (std::size_t m = 0; m < params.museums.size(); ++m) {
        float sum = 0;
        for (std::size_t kind = 0; kind < params.rocks.size(); ++kind)
            sum += static_cast<float>(params.rocks[kind].copies) *
                   std::exp(kPull * values.bonus(static_cast<int>(m), static_cast<int>(kind)));
        for (std::size_t kind = 0; kind < params.rocks.size(); ++kind)
            m_log[m][kind] =
                kPull * values.bonus(static_cast<int>(m), static_cast<int>(kind)) - std::log(sum);
    }
}

std::array<float, kMaxMuseums> Belief::chances(const PublicState &p, SeatId seat,
                                               std::uint16_t unseen) const
{
    const std::size_t museums = m_rules.params().museums.size();
    std::array<float, kMaxMuseums> out{};
    for (std::size_t kind = 0; kind < m_rules.params().rocks.size(); ++kind) {
        const auto copies = static_cast<float>(p.got[toIndex(seat)][kind]);
        for (std::size_t m = 0; copies > 0 && m < museums; ++m)
            out[m] += copies * m_log[m][kind];
    }
    for (const Load &load : p.cart[toIndex(seat)]) {
        for (std::size_t m = 0; m < museums; ++m)
            out[m] += m_log[m][load.kind];
    }
    float most = -1e30F;
    for (std::size_t m = 0; m < museums; ++m) {
        if ((unseen >> m & 1) != 0)
            most = std::max(most, out[m]);
    }
    float sum = 0;
    for (std::size_t m = 0; m < museums; ++m) {
        out[m] = (unseen >> m & 1) != 0 ? std::exp(out[m] - most) : 0;
        sum += out[m];
    }
    for (std::size_t m = 0; m < museums; ++m) {
        if ((unseen >> m & 1) != 0)
            out[m] = std::max(kFloor, out[m] / sum);
    }
    return out;
}

void Belief::assign(const View &view, State &world, Rng &rng) const
{
    auto unseen = static_cast<std::uint16_t>((1U << m_rules.params().museums.size()) - 1U);
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        if (view.museum[toIndex(seat)] != kNone)
            unseen = static_cast<std::uint16_t>(unseen & ~(1U << view.museum[toIndex(seat)]));
    }
    const auto first = static_cast<SeatId>(rng.below(static_cast<std::uint32_t>(m_rules.seats())));
    for (int i = 0; i < m_rules.seats(); ++i) {
        const auto seat = static_cast<SeatId>((first + i) % m_rules.seats());
        if (view.museum[toIndex(seat)] != kNone)
            continue;
        const auto chance = chances(view, seat, unseen);
        float sum = 0;
        for (const float c : chance)
            sum += c;
        float ticket = static_cast<float>(rng.uniform()) * sum;
        int taken = -1;
        for (int m = 0; m < kMaxMuseums && ticket >= 0; ++m) {
            if (chance[toIndex(m)] > 0) {
                taken = m;
                ticket -= chance[toIndex(m)];
            }
        }
        world.museum[toIndex(seat)] = static_cast<std::uint8_t>(taken);
        unseen = static_cast<std::uint16_t>(unseen & ~(1U << static_cast<unsigned>(taken)));
    }
}

} // namespace takujo::hakkutsu
