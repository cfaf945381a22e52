#pragma once
#include "game/chance.h"

namespace takujo {

/// The host's chance: live, and safe for any record that replays. When a
/// record's outcomes do not follow from its seed (written by hand, or by another version), a live
/// answer may name a component that is already out; then one that is left is taken in its place, so
/// that a match can always go on from any record that replays.
class HostChance final : public Chance
{
public:
    /// @param ply 0 = the deal
    HostChance(std::uint64_t seed, std::uint32_t ply, SeatTraits traits);

    int card(DeckPlace at, Counts composition, Counts undecided) override;
    int part(DeckPlace at, Counts composition, std::span<const std::uint8_t> classOf,
             Counts byClass) override;
    int roll(int stream, int sides) override { return m_live.roll(stream, sides); }
    int draw(int stream, Counts bag) override { return m_live.draw(stream, bag); }
    void resolve(int stream, std::span<const std::byte> query, std::span<std::byte> result,
                 const Resolver &resolver) override
    {
        m_live.resolve(stream, query, result, resolver);
    }
    SeatTrait trait(SeatId seat) const override { return m_live.trait(seat); }

private:
    int possible(int answer, DeckPlace at, Counts left) const;
    std::uint64_t m_seed;
    LiveChance m_live;
};

} // namespace takujo
