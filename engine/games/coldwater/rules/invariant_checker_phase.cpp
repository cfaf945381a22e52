#include "rules/invariant_checker.h"

#include <algorithm>

namespace takujo::coldwater {

namespace {

/// Ranks of a pile: 1, 2 .. as far as taken, nobody twice.
bool ranksFit(const std::array<std::uint8_t, kMaxSeats> &ranks, std::size_t most)
{
    const auto taken =
        toIndex(std::count_if(ranks.begin(), ranks.end(), [](int r) { return r > 0; }));
    for (std::size_t rank = 1; rank <= taken; ++rank) {
        if (std::count(ranks.begin(), ranks.end(), static_cast<std::uint8_t>(rank)) != 1)
            return false;
    }
    return taken <= most;
}

} // namespace

void InvariantChecker::trophies()
{
    expect(ranksFit(m_s.speciesRank, m_params.ladder.size()) &&
               ranksFit(m_s.smallRank, m_params.ladder.size()),
           "ranks in a pile of trophies");
    const auto strangers =
        static_cast<SeatSet>(~((1U << static_cast<unsigned>(m_params.seats)) - 1));
    expect(((m_s.alike | m_s.different) & strangers) == 0, "a trophy of nobody");
    expect(m_s.firstDone >= kNoSeat && m_s.firstDone < m_params.seats, "the first is nobody");
    expect(m_params.tagScoring ? m_s.boardTag < kTags : m_s.boardTag == kNone, "no such tag");
}

int InvariantChecker::nonEmpty(SeatId seat) const
{
    int count = 0;
    for (int zone = 0; zone < kZones; ++zone)
        count += Rules::zoneTotal(m_s, seat, zone) > 0 ? 1 : 0;
    return count;
}

void InvariantChecker::turn()
{
    const bool over = m_s.phase == Phase::Contest || m_s.phase == Phase::Over;
    expect(m_s.actor >= 0 && m_s.actor < m_params.seats, "no such seat");
    expect(over || m_s.turn % m_params.seats == m_s.actor, "the turn is another seat's");
    expect(m_s.turn < m_params.maxRounds * m_params.seats, "too many turns");
    const bool ended = m_s.end != EndReason::None;
    expect(over ? ended && m_s.lastTurns == 0 : ended == (m_s.lastTurns > 0),
           "last turns without an end");
    expect(m_s.lastTurns < m_params.seats, "too many last turns");
    // A turn empties at most what lies there and what two harbour actions fill again.
    constexpr int kMostATurn = kZones + 2;
    for (SeatId seat = 0; seat < m_params.seats; ++seat) {
        const int waits = (seat - m_s.actor + m_params.seats) % m_params.seats;
        const bool plays = !over && waits > 0 && (!ended || waits < m_s.lastTurns);
        const int most = plays ? kMaxCaught - kMostATurn : kMaxCaught;
        const int more = !over && waits == 0 ? nonEmpty(seat) + 2 + std::popcount(m_s.emptied) : 0;
        expect(m_s.caught[toIndex(seat)] + more <= most, "too many fish");
    }
}

void InvariantChecker::hands()
{
    const bool over = m_s.phase == Phase::Contest || m_s.phase == Phase::Over;
    expect(over ? m_s.step == 0 : m_s.step >= 1 && m_s.step <= 3, "no such step");
    const bool away = !over && (m_s.step == 1 ? m_s.acted != 0 : m_s.step == 2 && m_s.acted == 0);
    for (SeatId seat = 0; seat < kMaxSeats; ++seat) {
        const int number = m_s.hand[toIndex(seat)];
        const bool empty = seat >= m_params.seats || (away && seat == m_s.actor);
        expect(empty ? number == 0 : number == 1 || number == 2, "a token in the wrong hand");
    }
    expect(m_s.acted <= 1 && m_s.moved <= 1 && (m_s.acted == 0 || m_s.step != 3),
           "a step that cannot be");
    const bool placed = !over && (m_s.step > 1 || m_s.acted != 0);
    expect(placed ? m_s.placed < kSpaces : m_s.placed == kNone, "no token was placed there");
    if (placed && m_s.placed < kSpaces)
        expect(m_s.token[m_s.placed] != 0, "the token placed is gone");
    expect(m_s.harbour <= 2 && (m_s.harbour == 0 || (m_s.acted != 0 && m_s.phase != Phase::Remove)),
           "harbour actions");
}

void InvariantChecker::phase()
{
    const bool fresh = m_s.acted == 0 && m_s.harbour == 0;
    const bool interruptible = fresh || m_s.harbour > 0;
    switch (m_s.phase) {
    case Phase::Place: expect(m_s.step == 1 && fresh, "no time to place"); break;
    case Phase::PickUp: expect(m_s.step == 2 && fresh, "no time to pick up"); break;
    case Phase::Flip:
        expect(m_s.step == 3 && fresh && (m_rules.mayLure(m_s) || m_rules.mayReel(m_s)),
               "no time to flip");
        break;
    case Phase::Harbour: expect(m_s.harbour > 0, "no harbour action left"); break;
    case Phase::Lure: expect(interruptible && m_rules.mayLure(m_s), "no lure"); break;
    case Phase::Reel: expect(interruptible && m_rules.mayReel(m_s), "no reel"); break;
    case Phase::Contest:
    case Phase::Over: contest(); break;
    default: resolving(); return;
    }
    expect(m_s.colour == kNone && m_s.number == 0 && m_s.pending == 0 && m_s.emptied == 0 &&
               m_s.zone == kNone && m_s.target == kNone && m_s.moved == 0,
           "something is still to be resolved");
}

void InvariantChecker::resolving()
{
    expect(m_s.colour < kColours && m_s.emptied < 1 << kZones && m_s.number <= 2,
           "nothing to be resolved");
    const bool catching = m_s.phase == Phase::Catch || m_s.phase == Phase::Claim;
    expect(!catching || (m_s.zone < kZones && m_s.target < kSlots && m_s.pending == 0),
           "no zone was emptied");
    if (!m_broken.empty())
        return;
    for (int zone = 0; zone < kZones; ++zone)
        expect((m_s.emptied >> zone & 1) == 0 || Rules::zoneTotal(m_s, m_s.actor, zone) == 0,
               "an emptied zone holds bait");
    std::array<Move, Rules::kMaxMoves> moves;
    const int count = m_broken.empty() && (m_s.phase != Phase::Claim || m_rules.mayClaim(m_s))
                          ? m_rules.legal(m_s, moves).count
                          : 0;
    switch (m_s.phase) {
    case Phase::Remove:
        expect(!m_params.forcedRemoval && m_s.number > 0 && m_s.acted != 0 && count > 1,
               "nothing to remove");
        break;
    case Phase::Slot: expect(m_s.pending > 0 && count > 1, "no card to choose"); break;
    case Phase::NextZone: expect(m_s.pending == 0 && count > 1, "no zone to choose"); break;
    case Phase::Catch:
        expect(m_s.cards[m_s.target % kSlots].species != kNone && count > 1, "no card to choose");
        break;
    default: expect(count > 0, "nothing to claim"); break;
    }
}

/// CW-27: one fish of each species as far as it has been asked.
void InvariantChecker::contest()
{
    const bool over = m_s.phase == Phase::Over;
    const auto all = static_cast<int>(m_params.species.size());
    expect(over ? m_s.actor == 0 : m_s.contest < all, "no such species");
    for (SeatId seat = 0; seat < m_params.seats; ++seat) {
        const int upto = over || seat < m_s.actor ? all : seat == m_s.actor ? m_s.contest : 0;
        for (int species = 0; species < all; ++species) {
            const std::uint32_t fish = Rules::fishOf(m_s, seat, species);
            const int chosen = std::popcount(fish & m_s.chosen[toIndex(seat)]);
            expect(chosen == (species < upto && fish != 0 ? 1 : 0), "not one fish of a species");
        }
    }
    if (!over)
        expect(std::popcount(Rules::fishOf(m_s, m_s.actor, m_s.contest)) > 1, "no fish to choose");
}

std::vector<std::string> Rules::invariants(const State &state) const
{
    return InvariantChecker(*this, state).run();
}

} // namespace takujo::coldwater
