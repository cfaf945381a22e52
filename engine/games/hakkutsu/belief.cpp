#include "belief.h"

#include <algorithm>
#include <cmath>

namespace takujo::hakkutsu {

namespace {

/// How much a point of bonus draws a digger.
constexpr float kPull = 0.2F;

} // namespace

Belief::Belief(const Core &core, const Values &values) : m_core(core)
{
    const Params &params = core.params();
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

std::array<float, kMaxMuseums> Belief::chances(const Common &p, SeatId seat,
                                               std::uint16_t unseen) const
{
    const std::size_t museums = m_core.params().museums.size();
    std::array<float, kMaxMuseums> out{};
    for (std::size_t kind = 0; kind < m_core.params().rocks.size(); ++kind) {
        const auto copies = static_cast<float>(p.got[at(seat)][kind]);
        for (std::size_t m = 0; copies > 0 && m < museums; ++m)
            out[m] += copies * m_log[m][kind];
    }
    for (const Load &load : p.cart[at(seat)]) {
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
    auto unseen = static_cast<std::uint16_t>((1U << m_core.params().museums.size()) - 1U);
    for (SeatId seat = 0; seat < m_core.seats(); ++seat) {
        if (view.museum[at(seat)] != kNone)
            unseen = static_cast<std::uint16_t>(unseen & ~(1U << view.museum[at(seat)]));
    }
    const auto first = static_cast<SeatId>(rng.below(static_cast<std::uint32_t>(m_core.seats())));
    for (int i = 0; i < m_core.seats(); ++i) {
        const auto seat = static_cast<SeatId>((first + i) % m_core.seats());
        if (view.museum[at(seat)] != kNone)
            continue;
        const auto chance = chances(view, seat, unseen);
        float sum = 0;
        for (const float c : chance)
            sum += c;
        float ticket = static_cast<float>(rng.uniform()) * sum;
        int taken = -1;
        for (int m = 0; m < kMaxMuseums && ticket >= 0; ++m) {
            if (chance[at(m)] > 0) {
                taken = m;
                ticket -= chance[at(m)];
            }
        }
        world.museum[at(seat)] = static_cast<std::uint8_t>(taken);
        unseen = static_cast<std::uint16_t>(unseen & ~(1U << static_cast<unsigned>(taken)));
    }
}

} // namespace takujo::hakkutsu
