#pragma once
#include "rules/rules.h"

namespace takujo::coldwater {

/// One seat's part in the contest of a location (CW-28).
struct Entry
{
    SeatId seat = kNoSeat;
    int lbs = 0;
    int first = 0;       ///< minutes of the earliest time stamp among the chosen fish
    int fish = 0;        ///< chosen
    int rank = 0;        ///< 1 = highest; 0 = no fish there
    bool byTime = false; ///< ranked by the time stamp against an equal weight (CW-29)
};
using Contest = std::array<Entry, kMaxSeats>; ///< by seat

/// Works the end of a match out of the chosen fish (CW-27 to CW-33).
class Scoring
{
public:
    /// @param kinds of the chosen fish must be known
    Scoring(const Rules &rules, const PublicState &p, const Kinds &kinds,
            const std::array<std::uint32_t, kMaxSeats> &chosen)
        : m_rules(rules), m_params(rules.params()), m_p(p), m_kinds(kinds), m_chosen(chosen)
    {}

    Contest contest(int location) const;
    int locationPoints(const Entry &entry) const;
    int tagPoints(SeatId seat) const;
    int mysteryPoints(SeatId seat) const;
    int masterPoints(SeatId seat) const;
    int ladderPoints(std::uint8_t rank) const;
    int mastersCaught(SeatId seat) const { return std::popcount(m_p.mastersCaught[toIndex(seat)]); }
    /// All of it.
    int total(SeatId seat) const;
    /// Earliest time stamp among all chosen fish (CW-32); a large number without fish.
    int earliest(SeatId seat) const;
    SeatSet winners(const std::array<int, kMaxSeats> &score, bool &byTime) const;

private:
    template<class F>
    void eachChosen(SeatId seat, F f) const
    {
        for (std::uint32_t rest = m_chosen[toIndex(seat)]; rest != 0; rest &= rest - 1)
            f(m_params.fish[m_kinds[toIndex(seat)][toIndex(std::countr_zero(rest))]]);
    }

    const Rules &m_rules;
    const Params &m_params;
    const PublicState &m_p;
    const Kinds &m_kinds;
    const std::array<std::uint32_t, kMaxSeats> &m_chosen;
};

inline constexpr int kNoTime = 10'000;

} // namespace takujo::coldwater
