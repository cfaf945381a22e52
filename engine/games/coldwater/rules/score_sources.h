#pragma once
#include "rules/names.h"

namespace takujo::coldwater {

/// What on the final table gives a seat the points of a line of the score sheet.
class ScoreSources
{
public:
    ScoreSources(const Params &params, const PublicState &p, const Kinds &kinds,
                 const std::array<std::uint32_t, kMaxSeats> &chosen)
        : m_params(params), m_p(p), m_kinds(kinds), m_chosen(chosen)
    {}

    void mystery(SeatId seat, ScoreLine &line) const;                     ///< CW-20
    void trophy(ContestKind contest, SeatId seat, ScoreLine &line) const; ///< CW-21, 22, 24
    void masterTrophies(SeatId seat, ScoreLine &line) const;              ///< CW-23
    void masters(SeatId seat, ScoreLine &line) const;                     ///< CW-31
    void location(int location, SeatId seat, ScoreLine &line) const;      ///< CW-28
    void tags(SeatId seat, ScoreLine &line) const;                        ///< CW-31

private:
    template<class F>
    void eachChosen(SeatId seat, F f) const;

    const Params &m_params;
    const PublicState &m_p;
    const Kinds &m_kinds;
    const std::array<std::uint32_t, kMaxSeats> &m_chosen;
};

} // namespace takujo::coldwater
