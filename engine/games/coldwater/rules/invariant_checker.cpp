#include "rules/invariant_checker.h"

#include <algorithm>
#include <numeric>

namespace takujo::coldwater {

std::vector<std::string> InvariantChecker::run()
{
    bait();
    tokens();
    tackle();
    masters();
    mystery();
    fronts();
    fish();
    trophies();
    turn();
    hands();
    if (m_broken.empty()) // what follows looks into what was just found whole
        phase();
    return std::move(m_broken);
}

void InvariantChecker::bait()
{
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        int count = m_s.bag[colour] + m_s.discard[colour];
        for (const auto &board : m_s.bait) {
            for (const auto &zone : board)
                count += zone[colour];
        }
        for (const auto &open : m_s.open) {
            for (const Master &master : open) {
                for (std::size_t slot = 0; slot < 3 && master.card < m_params.masters.size();
                     ++slot)
                    count += (master.filled >> slot & 1) != 0 &&
                                     m_params.masters[master.card].colour[slot] == colour
                                 ? 1
                                 : 0;
            }
        }
        count += m_s.colour == colour ? m_s.pending : 0;
        expect(count == m_params.baitPerColour, "bait of a colour lost or doubled");
    }
    expect(m_s.bag[kClear] == m_params.clearBait, "clear bait lost or doubled");
    expect(m_s.pending == 0 || m_s.colour < kColours, "bait without a colour");
    for (SeatId seat = 0; seat < kMaxSeats; ++seat) {
        for (int zone = 0; zone < kZones; ++zone)
            expect(Rules::zoneTotal(m_s, seat, zone) <= (seat < m_params.seats ? sizeOf(zone) : 0),
                   "too much bait in a zone");
    }
}

void InvariantChecker::tokens()
{
    int count = 0;
    for (const std::uint8_t number : m_s.token)
        count += number > 0 ? 1 : 0;
    for (const std::uint8_t number : m_s.hand)
        count += number > 0 ? 1 : 0;
    const auto start = std::count(m_params.startTokens.begin(), m_params.startTokens.end(), true);
    expect(count == start + m_params.seats, "tokens lost or doubled");
    expect(std::all_of(m_s.token.begin(), m_s.token.end(), [](int n) { return n <= 2; }),
           "a token without a number");
}

void InvariantChecker::tackle()
{
    for (std::size_t kind = 0; kind < kTackleKinds; ++kind) {
        int count = m_s.tackleUsed[kind] + m_s.tackleLeft[kind];
        for (const auto &hand : m_s.tackle)
            count += hand[kind];
        expect(count == m_params.tackleEach, "tackle lost or doubled");
        expect(m_s.tackleLeft[kind] <= m_s.tackleShuffled[kind], "more tackle left than shuffled");
        expect(m_s.fresh[kind] <= m_s.tackle[toIndex(m_s.actor)][kind],
               "fresh tackle that is not there");
    }
    const int left = std::accumulate(m_s.tackleLeft.begin(), m_s.tackleLeft.end(), 0);
    const int shuffled = std::accumulate(m_s.tackleShuffled.begin(), m_s.tackleShuffled.end(), 0);
    expect(m_s.tackleNext == shuffled - left, "the next tackle token is not the next");
}

void InvariantChecker::masters()
{
    std::uint64_t seen = m_s.mastersLeft;
    int count = std::popcount(seen);
    const auto add = [&](std::uint64_t cards) {
        seen |= cards;
        count += std::popcount(cards);
    };
    const auto cards = m_params.masters.size();
    for (std::size_t i = 0; i < kMaxDisplay; ++i) {
        const std::uint8_t card = m_s.display[i];
        expect(card == kNone || (card < cards && static_cast<int>(i) < m_params.masterDisplay),
               "no such card on display");
        add(card < cards ? std::uint64_t{1} << card : 0);
    }
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        add(m_s.mastersCaught[seat]);
        expect(static_cast<int>(m_s.open[seat].size()) <= m_params.masterLimit,
               "too many open cards");
        for (const Master &master : m_s.open[seat]) {
            expect(master.card < cards, "no such open card");
            if (master.card >= cards)
                continue;
            add(std::uint64_t{1} << master.card);
            expect(master.filled < (1 << m_params.masters[master.card].slots) - 1,
                   "an open card is full");
        }
    }
    expect(seen == ~std::uint64_t{0} >> (64 - cards) && count == static_cast<int>(cards),
           "Master Angler cards lost or doubled");
    expect(m_s.masterNext + std::popcount(m_s.mastersLeft) == static_cast<int>(cards),
           "the next Master Angler card is not the next");
}

void InvariantChecker::mystery()
{
    const auto trophies = m_params.mystery.size();
    std::uint32_t seen = m_s.mysteryLeft;
    int count = std::popcount(seen);
    for (const std::uint32_t won : m_s.mysteryWon) {
        seen |= won;
        count += std::popcount(won);
    }
    expect(m_s.mystery == kNone || m_s.mystery < trophies, "no such mystery trophy");
    if (m_s.mystery < trophies) {
        seen |= 1U << m_s.mystery;
        ++count;
    }
    expect(seen == ~0U >> (32 - trophies) && count == static_cast<int>(trophies),
           "mystery trophies lost or doubled");
    expect(m_s.mystery != kNone || m_s.mysteryLeft == 0, "no mystery trophy face up");
    expect(m_s.mysteryNext + std::popcount(m_s.mysteryLeft) == static_cast<int>(trophies),
           "the next mystery trophy is not the next");
    expect(m_s.claims <= m_params.mysteryPerStep, "too many claims");
}

void InvariantChecker::fronts()
{
    for (int location = 0; location < kLocations; ++location) {
        std::array<bool, 256> places{};
        const auto check = [&](const Front &card) {
            if (card.species == kNone)
                return;
            expect(card.species < m_params.species.size() &&
                       m_params.species[card.species].location == location,
                   "a fish at a foreign location");
            expect(card.place < m_s.next[toIndex(location)] && !places[card.place],
                   "a card at an impossible place");
            places[card.place] = true;
        };
        for (int zone = 0; zone < kZones; ++zone)
            check(m_s.cards[toIndex(slotOf(location, zone))]);
        check(m_s.tops[toIndex(location)]);
        const int left = m_rules.topsLeft(m_s, location);
        expect(m_s.next[toIndex(location)] + left == m_params.fishAt(location),
               "the next fish is not the next");
        expect(m_s.tops[toIndex(location)].species != kNone || left == 0, "a deck without a top");
    }
}

void InvariantChecker::fish()
{
    std::array<int, kMaxSpecies> count{};
    for (std::size_t i = 0; i < kMaxSpecies; ++i)
        count[i] = m_s.under[i];
    for (const Front &card : m_s.cards)
        count[card.species % kMaxSpecies] += card.species != kNone ? 1 : 0;
    for (const Front &card : m_s.tops)
        count[card.species % kMaxSpecies] += card.species != kNone ? 1 : 0;
    std::array<std::uint64_t, 2> seen = m_s.undecided;
    int total = std::popcount(seen[0]) + std::popcount(seen[1]);
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        std::uint32_t had = 0;
        for (std::size_t i = 0; i < std::min<std::size_t>(m_s.caught[seat], kMaxCaught); ++i) {
            const std::uint8_t kind = m_s.kinds[seat][i];
            const std::uint8_t species = m_s.species[seat][i];
            const bool known =
                kind < m_params.fish.size() && m_params.fish[kind].species == species;
            expect(known, "a fish of another species");
            if (!known)
                continue;
            ++count[species];
            ++total;
            had |= 1U << species;
            seen[kind / 64U] |= std::uint64_t{1} << (kind % 64U);
        }
        expect(had == m_s.speciesHad[seat], "species had are not those caught");
        const std::uint32_t all = m_s.caught[seat] >= 32 ? ~0U : (1U << m_s.caught[seat]) - 1;
        expect((m_s.shown[seat] & ~all) == 0 && (m_s.chosen[seat] & ~all) == 0,
               "marks on fish that are not there");
    }
    for (std::size_t i = 0; i < m_params.species.size(); ++i)
        expect(count[i] == m_params.species[i].count, "fish of a species lost or doubled");
    const auto fish = static_cast<int>(m_params.fish.size());
    expect(total == fish && std::popcount(seen[0]) + std::popcount(seen[1]) == fish,
           "fish lost or doubled");
}

} // namespace takujo::coldwater
