#include "rules/scoring.h"

#include <algorithm>

namespace takujo::coldwater {

/// CW-28, CW-29: heavier first, then the earlier stamp; stamps all differ.
Contest Scoring::contest(int location) const
{
    Contest out{};
    for (SeatId seat = 0; seat < m_params.seats; ++seat) {
        Entry &entry = out[toIndex(seat)];
        entry.seat = seat;
        entry.first = kNoTime;
        eachChosen(seat, [&](const FishData &fish) {
            if (m_params.species[fish.species].location != location)
                return;
            entry.lbs += fish.lbs;
            entry.first = std::min<int>(entry.first, fish.minutes);
            ++entry.fish;
        });
    }
    for (Entry &entry : out) {
        if (entry.fish == 0)
            continue;
        entry.rank = 1;
        for (const Entry &other : out) {
            const bool equal = other.fish > 0 && other.seat != entry.seat && other.lbs == entry.lbs;
            entry.byTime = entry.byTime || equal;
            if (other.fish > 0 && (other.lbs > entry.lbs || (equal && other.first < entry.first)))
                ++entry.rank;
        }
    }
    return out;
}

int Scoring::ladderPoints(std::uint8_t rank) const
{
    return rank == 0 || rank > m_params.ladder.size() ? 0 : m_params.ladder[rank - 1U];
}

int Scoring::locationPoints(const Entry &entry) const
{
    return ladderPoints(static_cast<std::uint8_t>(entry.rank));
}

int Scoring::tagPoints(SeatId seat) const
{
    int points = 0;
    if (m_params.tagScoring) // CW-33
        eachChosen(seat, [&](const FishData &fish) { points += fish.tag == m_p.boardTag ? 1 : 0; });
    return points;
}

int Scoring::mysteryPoints(SeatId seat) const
{
    int points = 0;
    for (std::uint32_t rest = m_p.mysteryWon[toIndex(seat)]; rest != 0; rest &= rest - 1)
        points += m_params.mystery[toIndex(std::countr_zero(rest))].points;
    return points;
}

int Scoring::masterPoints(SeatId seat) const
{
    return m_params.masterPoints *
           ((contains(m_p.alike, seat) ? 1 : 0) + (contains(m_p.different, seat) ? 1 : 0));
}

int Scoring::total(SeatId seat) const
{
    int points = m_rules.sureScore(m_p, seat) + tagPoints(seat);
    for (int location = 0; location < kLocations; ++location)
        points += locationPoints(contest(location)[toIndex(seat)]);
    return points;
}

int Scoring::earliest(SeatId seat) const
{
    int first = kNoTime;
    eachChosen(seat, [&](const FishData &fish) { first = std::min<int>(first, fish.minutes); });
    return first;
}

/// CW-32, CW-A20: a tie goes to the earliest stamp; without any fish the win is shared.
SeatSet Scoring::winners(const std::array<int, kMaxSeats> &score, bool &byTime) const
{
    const int best = *std::max_element(score.begin(), score.begin() + m_params.seats);
    SeatSet tied = 0;
    int first = kNoTime;
    for (SeatId seat = 0; seat < m_params.seats; ++seat) {
        if (score[toIndex(seat)] == best) {
            tied = static_cast<SeatSet>(tied | seatBit(seat));
            first = std::min(first, earliest(seat));
        }
    }
    byTime = std::popcount(tied) > 1 && first != kNoTime;
    SeatSet out = 0;
    for (SeatId seat = 0; seat < m_params.seats; ++seat) {
        if (contains(tied, seat) && earliest(seat) == first)
            out = static_cast<SeatSet>(out | seatBit(seat));
    }
    return out;
}

} // namespace takujo::coldwater
