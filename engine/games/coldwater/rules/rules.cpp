#include "rules/rules.h"

#include <algorithm>

namespace takujo::coldwater {

bool Rules::mayLure(const PublicState &p) const
{
    if (usable(p, kLure) <= 0)
        return false;
    for (int zone = 0; zone < kZones; ++zone) {
        if (zoneTotal(p, p.actor, zone) > 0)
            return true;
    }
    return false;
}

/// CW-19: two bait of different colours in two different zones.
bool Rules::mayReel(const PublicState &p) const
{
    if (usable(p, kReel) <= 0)
        return false;
    std::uint32_t seen = 0; // colours of the zones before
    for (const auto &zone : p.bait[toIndex(p.actor)]) {
        std::uint32_t here = 0;
        for (std::size_t colour = 0; colour < kColours; ++colour)
            here |= zone[colour] > 0 ? 1U << colour : 0;
        if (here != 0 && seen != 0 && countOnes(here | seen) > 1)
            return true;
        seen |= here;
    }
    return false;
}

bool Rules::mayTakeMaster(const PublicState &p) const
{
    return static_cast<int>(p.open[toIndex(p.actor)].size()) < m_params.masterLimit;
}

bool Rules::mayTakeTop(const PublicState &p) const
{
    return m_params.zone6Bonus && p.zone == kZones - 1 && p.moved == 0 &&
           p.tops[toIndex(p.target / kZones)].species != kNone;
}

bool Rules::mayRodTo(const PublicState &p, int location) const
{
    return usable(p, kRod) > 0 && location != p.target / kZones &&
           p.cards[toIndex(slotOf(location, p.target % kZones))].species != kNone;
}

bool Rules::mayLineTo(const PublicState &p, int zone) const
{
    return usable(p, kLine) > 0 && adjacent(zone, p.target % kZones) &&
           p.cards[toIndex(slotOf(p.target / kZones, zone))].species != kNone;
}

int Rules::emptySlots(const Master &master, int colour) const
{
    const MasterData &data = m_params.masters[master.card];
    int count = 0;
    for (std::size_t slot = 0; slot < data.slots; ++slot)
        count += data.colour[slot] == colour && (master.filled >> slot & 1) == 0 ? 1 : 0;
    return count;
}

bool Rules::mayClaim(const PublicState &p) const
{
    const std::uint8_t count = p.caught[toIndex(p.actor)];
    if (p.claims == 0 || p.mystery == kNone || count == 0)
        return false;
    const SpeciesData &front = m_params.species[p.species[toIndex(p.actor)][count - 1U]];
    const int lbs = m_params.mystery[p.mystery].lbs;
    return front.low <= lbs && lbs <= front.high;
}

int Rules::topsLeft(const PublicState &p, int location) const
{
    int sum = 0;
    for (int species = m_params.firstSpecies[toIndex(location)];
         species < m_params.firstSpecies[toIndex(location) + 1]; ++species)
        sum += p.under[toIndex(species)];
    return sum;
}

bool Rules::hasThreeAlike(const PublicState &p, SeatId seat) const
{
    std::array<std::uint8_t, kMaxMasters> count{};
    for (std::uint64_t rest = p.mastersCaught[toIndex(seat)]; rest != 0; rest &= rest - 1) {
        if (++count[m_params.masters[toIndex(std::countr_zero(rest))].species] == 3)
            return true;
    }
    return false;
}

int Rules::masterSpecies(const PublicState &p, SeatId seat) const
{
    std::uint64_t had = 0;
    for (std::uint64_t rest = p.mastersCaught[toIndex(seat)]; rest != 0; rest &= rest - 1)
        had |= std::uint64_t{1} << m_params.masters[toIndex(std::countr_zero(rest))].species;
    return countOnes(had);
}

EndReason Rules::endReached(const PublicState &p) const
{
    const auto empty = std::count_if(p.cards.begin(), p.cards.end(),
                                     [](const Front &front) { return front.species == kNone; });
    if (std::any_of(p.caught.begin(), p.caught.end(),
                    [&](int n) { return n >= m_params.fishToEnd; }))
        return EndReason::Fish;
    if (m_params.endOnShort && empty > 0)
        return EndReason::ShortLocation;
    return empty == kSlots ? EndReason::AllEmpty : EndReason::None;
}

bool Rules::isLastTurn(const PublicState &p) const
{
    return p.end != EndReason::None || endReached(p) != EndReason::None ||
           p.turn + m_params.seats >= m_params.maxRounds * m_params.seats;
}

View Rules::view(const State &state, SeatId seat) const
{
    View view;
    static_cast<PublicState &>(view) = state;
    view.seat = seat;
    for (SeatId owner = 0; owner < kMaxSeats; ++owner) {
        const auto o = toIndex(owner);
        view.kinds[o].fill(kNone);
        std::uint32_t seen = state.shown[o]; // CW-A18
        if (owner == seat)
            seen = ~0U; // CW-A13: the owner sees the back
        if (state.phase == Phase::Over)
            seen |= state.chosen[o]; // CW-A19: revealed together
        for (int i = 0; i < state.caught[o]; ++i) {
            if ((seen >> i & 1) != 0)
                view.kinds[o][toIndex(i)] = state.kinds[o][toIndex(i)];
        }
        if (owner == seat || state.phase == Phase::Over)
            view.chosen[o] = state.chosen[o];
    }
    return view;
}

Move Rules::observedMove(const State &before, const Move &move, SeatId seat) const
{
    if (move.kind != kShow || seat == actor(before))
        return move;
    return makeMove(kShow, move.data[0], kHiddenFish); // CW-A19
}

std::optional<Move> Rules::forced(const View &view) const
{
    if (view.phase != Phase::Claim || view.seat != view.actor)
        return std::nullopt;
    // CW-A18: everybody knows that the front admits the trophy, only the owner whether the back does
    const auto last = toIndex(view.caught[toIndex(view.seat)] - 1);
    const FishData &fish = m_params.fish[view.kinds[toIndex(view.seat)][last]];
    if (fish.lbs == m_params.mystery[view.mystery].lbs)
        return std::nullopt;
    return makeMove(kClaim, 0);
}

std::vector<std::uint16_t> Rules::known(const View &view) const
{
    constexpr std::uint16_t kFronts = 1000, kMasters = 2000, kTrophies = 3000, kTackleSeen = 4000;
    std::vector<std::uint16_t> out;
    for (const Kinds::value_type &kinds : view.kinds) {
        for (const std::uint8_t kind : kinds) {
            if (kind != kNone)
                out.push_back(kind);
        }
    }
    for (std::uint16_t species = 0; species < m_params.species.size(); ++species) {
        const int fronts = m_params.species[species].count - view.under[species];
        out.insert(out.end(), toIndex(fronts), static_cast<std::uint16_t>(kFronts + species));
    }
    for (std::uint16_t card = 0; card < m_params.masters.size(); ++card) {
        if ((view.mastersLeft >> card & 1) == 0)
            out.push_back(static_cast<std::uint16_t>(kMasters + card));
    }
    for (std::uint16_t trophy = 0; trophy < m_params.mystery.size(); ++trophy) {
        if ((view.mysteryLeft >> trophy & 1) == 0)
            out.push_back(static_cast<std::uint16_t>(kTrophies + trophy));
    }
    for (std::uint16_t kind = 0; kind < kTackleKinds; ++kind) {
        const int drawn = m_params.tackleEach - view.tackleLeft[kind];
        out.insert(out.end(), toIndex(drawn), static_cast<std::uint16_t>(kTackleSeen + kind));
    }
    std::sort(out.begin(), out.end());
    return out;
}

} // namespace takujo::coldwater
