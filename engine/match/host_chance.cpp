#include "match/host_chance.h"

#include <numeric>

namespace takujo {

HostChance::HostChance(std::uint64_t seed, std::uint32_t ply, SeatTraits traits)
    : m_seed(seed), m_live(seed, traits)
{
    m_live.beginPly(ply);
}

int HostChance::card(DeckPlace at, Counts composition, Counts undecided)
{
    return possible(m_live.card(at, composition, undecided), at, undecided);
}

int HostChance::part(DeckPlace at, Counts composition, std::span<const std::uint8_t> classOf,
                     Counts byClass)
{
    return possible(m_live.part(at, composition, classOf, byClass), at, byClass);
}

int HostChance::possible(int answer, DeckPlace at, Counts left) const
{
    const auto index = static_cast<std::size_t>(answer);
    if (answer >= 0 && index < left.size() && left[index] > 0)
        return answer;
    const std::uint32_t total = std::accumulate(left.begin(), left.end(), 0U);
    if (total == 0)
        return answer;
    const std::uint64_t place =
        (std::uint64_t{at.deck} << 32) | (std::uint64_t{at.epoch} << 16) | at.place;
    return pickByTicket(left, Rng(combine64(m_seed, place)).below(total));
}

} // namespace takujo
