#include "rules/score_sources.h"

namespace takujo::coldwater {

void ScoreSources::mystery(SeatId seat, ScoreLine &line) const
{
    for (std::uint32_t rest = m_p.mysteryWon[toIndex(seat)]; rest != 0; rest &= rest - 1) {
        const int number = std::countr_zero(rest);
        line.sources.push_back({mysteryId(number), seatZone("won", seat), seat,
                                m_params.mystery[toIndex(number)].points});
    }
}

void ScoreSources::trophy(ContestKind contest, SeatId seat, ScoreLine &line) const
{
    if (line.points[toIndex(seat)] != 0)
        line.countTogether(seat, seatZone("won", seat), {trophyId(contest, seat)});
}

void ScoreSources::masterTrophies(SeatId seat, ScoreLine &line) const
{
    for (const auto &[contest, winners] : {std::pair{ContestKind::Alike, m_p.alike},
                                           std::pair{ContestKind::Different, m_p.different}}) {
        if (contains(winners, seat))
            line.sources.push_back(
                {trophyId(contest, seat), seatZone("won", seat), seat, m_params.masterPoints});
    }
}

void ScoreSources::masters(SeatId seat, ScoreLine &line) const
{
    for (std::uint64_t rest = m_p.mastersCaught[toIndex(seat)]; rest != 0; rest &= rest - 1)
        line.sources.push_back(
            {masterId(m_params, std::countr_zero(rest)), seatZone("won", seat), seat, 1});
}

template<class F>
void ScoreSources::eachChosen(SeatId seat, F f) const
{
    const auto s = toIndex(seat);
    for (std::uint32_t rest = m_chosen[s]; rest != 0; rest &= rest - 1) {
        const int index = std::countr_zero(rest);
        f(m_params.fish[m_kinds[s][toIndex(index)]],
          catchId(m_params, seat, index, m_p.species[s][toIndex(index)]));
    }
}

void ScoreSources::location(int location, SeatId seat, ScoreLine &line) const
{
    std::vector<std::string> cards;
    eachChosen(seat, [&](const FishData &fish, std::string card) {
        if (m_params.species[fish.species].location == location)
            cards.push_back(std::move(card));
    });
    line.countTogether(seat, seatZone("catch", seat), cards);
}

void ScoreSources::tags(SeatId seat, ScoreLine &line) const
{
    eachChosen(seat, [&](const FishData &fish, std::string card) {
        if (fish.tag == m_p.boardTag)
            line.sources.push_back({std::move(card), seatZone("catch", seat), seat, 1});
    });
}

} // namespace takujo::coldwater
