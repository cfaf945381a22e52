#include "rules/rules.h"

namespace takujo::coldwater {

namespace {

/// Fish whose backs nobody has seen, while the world is made.
class Unseen
{
public:
    explicit Unseen(std::size_t fish)
    {
        m_bits[0] = ~std::uint64_t{0} >> (fish >= 64 ? 0 : 64 - fish);
        m_bits[1] = fish > 64 ? ~std::uint64_t{0} >> (128 - fish) : 0;
    }
    bool has(int kind) const { return (m_bits[toIndex(kind / 64)] >> (kind % 64) & 1) != 0; }
    void take(int kind) { m_bits[toIndex(kind / 64)] &= ~(std::uint64_t{1} << (kind % 64)); }
    const std::array<std::uint64_t, 2> &bits() const { return m_bits; }

    /// One fish of the species, each that is left as likely as the others.
    std::uint8_t takeAny(const SpeciesData &species, Rng &rng)
    {
        int left = 0;
        for (int kind = species.first; kind < species.first + species.count; ++kind)
            left += has(kind) ? 1 : 0;
        auto skip = rng.below(static_cast<std::uint32_t>(left));
        int kind = species.first;
        while (!has(kind) || skip-- > 0)
            ++kind;
        take(kind);
        return static_cast<std::uint8_t>(kind);
    }

private:
    std::array<std::uint64_t, 2> m_bits{};
};

} // namespace

void Rules::determinize(const View &view, Rng &rng, State &state) const
{
    static_cast<PublicState &>(state) = view;
    state.chosen = view.chosen;
    state.kinds = view.kinds;
    Unseen unseen(m_params.fish.size());
    for (std::size_t seat = 0; seat < toIndex(seats()); ++seat) {
        for (std::size_t i = 0; i < view.caught[seat]; ++i) {
            if (view.kinds[seat][i] != kNone)
                unseen.take(view.kinds[seat][i]);
        }
    }
    for (std::size_t seat = 0; seat < toIndex(seats()); ++seat) {
        for (std::size_t i = 0; i < view.caught[seat]; ++i) {
            if (view.kinds[seat][i] == kNone)
                state.kinds[seat][i] = unseen.takeAny(m_params.species[view.species[seat][i]], rng);
        }
    }
    state.undecided = unseen.bits();
    if (view.phase == Phase::Contest)
        sampleChoices(view, rng, state);
}

/// CW-A19: what the seats before have chosen for the contests, any card of each species.
void Rules::sampleChoices(const View &view, Rng &rng, State &state) const
{
    for (SeatId seat = 0; seat <= view.actor; ++seat) {
        const int upto =
            seat == view.actor ? view.contest : static_cast<int>(m_params.species.size());
        for (int species = 0; seat != view.seat && species < upto; ++species) {
            std::uint32_t fish = fishOf(view, seat, species);
            if (fish == 0)
                continue;
            for (auto skip = rng.below(static_cast<std::uint32_t>(countOnes(fish))); skip > 0;
                 --skip)
                fish &= fish - 1;
            state.chosen[toIndex(seat)] |= fish & (~fish + 1);
        }
    }
}

State Rules::determinize(const View &view, Rng &rng) const
{
    State state;
    determinize(view, rng, state);
    return state;
}

} // namespace takujo::coldwater
