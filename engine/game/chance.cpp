#include "game/chance.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace takujo {

namespace {

/// Streams of rolls are numbered by games from 0; the permutations use their own salt.
constexpr std::uint64_t kDeckSalt = 0x6465636bULL;

std::uint32_t sum(Counts counts) { return std::accumulate(counts.begin(), counts.end(), 0U); }

/// Kind at `place` of the keyed permutation of `composition` (Fisher-Yates up to that place).
int permuted(std::uint64_t key, std::uint16_t place, Counts composition)
{
    std::vector<std::uint8_t> kinds;
    kinds.reserve(256);
    for (std::size_t k = 0; k < composition.size(); ++k)
        kinds.insert(kinds.end(), composition[k], static_cast<std::uint8_t>(k));
    Rng rng(key);
    for (std::size_t i = 0; i <= place && i < kinds.size(); ++i) {
        const auto left = static_cast<std::uint32_t>(kinds.size() - i);
        std::swap(kinds[i], kinds[i + rng.below(left)]);
    }
    return place < kinds.size() ? kinds[place] : 0;
}

} // namespace

int pickByTicket(Counts counts, std::uint32_t ticket)
{
    assert(ticket < sum(counts));
    for (std::size_t k = 0; k < counts.size(); ++k) {
        if (ticket < counts[k])
            return static_cast<int>(k);
        ticket -= counts[k];
    }
    return static_cast<int>(counts.size()) - 1;
}

int SearchChance::pick(Counts counts)
{
    return pickByTicket(counts, m_rng.below(std::max(1U, sum(counts))));
}

void LiveChance::beginPly(std::uint32_t ply)
{
    m_ply = ply;
    m_asked = 0;
}

int LiveChance::lying(DeckPlace at, Counts composition) const
{
    const std::uint64_t key =
        combine64(m_seed ^ kDeckSalt, (std::uint64_t{at.deck} << 16) | at.epoch);
    return permuted(key, at.place, composition);
}

int LiveChance::possible(int answer, DeckPlace at, Counts left) const
{
    const auto index = static_cast<std::size_t>(answer);
    const std::uint32_t total = sum(left);
    if (total == 0 || (index < left.size() && left[index] > 0))
        return answer;
    const std::uint64_t place =
        (std::uint64_t{at.deck} << 32) | (std::uint64_t{at.epoch} << 16) | at.place;
    return pickByTicket(left, Rng(combine64(m_seed, place)).below(total));
}

int LiveChance::card(DeckPlace at, Counts composition, Counts undecided)
{
    return possible(lying(at, composition), at, undecided);
}

int LiveChance::part(DeckPlace at, Counts composition, std::span<const std::uint8_t> classOf,
                     Counts byClass)
{
    return possible(classOf[static_cast<std::size_t>(lying(at, composition))], at, byClass);
}

std::uint64_t LiveChance::bits(int stream)
{
    const std::uint64_t where = (std::uint64_t{m_ply} << 32) | m_asked++;
    return combine64(combine64(m_seed, static_cast<std::uint64_t>(stream) + 1), where);
}

int LiveChance::roll(int stream, int sides)
{
    return static_cast<int>(Rng(bits(stream)).below(static_cast<std::uint32_t>(sides)));
}

int LiveChance::draw(int stream, Counts bag)
{
    return pickByTicket(bag, Rng(bits(stream)).below(std::max(1U, sum(bag))));
}

void LiveChance::resolve(int stream, std::span<const std::byte> query, std::span<std::byte> result,
                         const Resolver &resolver)
{
    resolver.resolve(query, bits(stream), result);
}

int RecordingChance::card(DeckPlace at, Counts composition, Counts undecided)
{
    const int kind = m_source.card(at, composition, undecided);
    m_log.push_back({ChanceOutcome::Type::Card, kind, {}});
    return kind;
}

int RecordingChance::part(DeckPlace at, Counts composition, std::span<const std::uint8_t> classOf,
                          Counts byClass)
{
    const int value = m_source.part(at, composition, classOf, byClass);
    m_log.push_back({ChanceOutcome::Type::Part, value, {}});
    return value;
}

int RecordingChance::roll(int stream, int sides)
{
    const int value = m_source.roll(stream, sides);
    m_log.push_back({ChanceOutcome::Type::Roll, value, {}});
    return value;
}

int RecordingChance::draw(int stream, Counts bag)
{
    const int value = m_source.draw(stream, bag);
    m_log.push_back({ChanceOutcome::Type::Draw, value, {}});
    return value;
}

void RecordingChance::resolve(int stream, std::span<const std::byte> query,
                              std::span<std::byte> result, const Resolver &resolver)
{
    m_source.resolve(stream, query, result, resolver);
    m_log.push_back({ChanceOutcome::Type::Resolve, 0, {result.begin(), result.end()}});
}

int ReplayChance::take(ChanceOutcome::Type type, Counts possible)
{
    if (m_next < m_outcomes.size()) {
        const ChanceOutcome &next = m_outcomes[m_next++];
        const bool inRange =
            next.value >= 0 && static_cast<std::size_t>(next.value) < possible.size();
        if (next.type == type && inRange && possible[static_cast<std::size_t>(next.value)] > 0)
            return next.value;
    }
    m_failed = true;
    const auto first = std::find_if(possible.begin(), possible.end(), [](auto n) { return n > 0; });
    return first == possible.end() ? 0 : static_cast<int>(first - possible.begin());
}

int ReplayChance::card(DeckPlace, Counts, Counts undecided)
{
    return take(ChanceOutcome::Type::Card, undecided);
}

int ReplayChance::part(DeckPlace, Counts, std::span<const std::uint8_t>, Counts byClass)
{
    return take(ChanceOutcome::Type::Part, byClass);
}

int ReplayChance::roll(int, int sides)
{
    const std::vector<std::uint8_t> possible(static_cast<std::size_t>(std::max(1, sides)), 1);
    return take(ChanceOutcome::Type::Roll, possible);
}

int ReplayChance::draw(int, Counts bag) { return take(ChanceOutcome::Type::Draw, bag); }

void ReplayChance::resolve(int, std::span<const std::byte> query, std::span<std::byte> result,
                           const Resolver &resolver)
{
    if (m_next < m_outcomes.size()) {
        const ChanceOutcome &next = m_outcomes[m_next++];
        const bool fits =
            next.type == ChanceOutcome::Type::Resolve && next.bytes.size() == result.size();
        if (fits && resolver.possible(query, next.bytes)) {
            std::copy(next.bytes.begin(), next.bytes.end(), result.begin());
            return;
        }
    }
    m_failed = true;
    resolver.resolve(query, 0, result);
}

} // namespace takujo
