#include "learn/seen_match.h"

namespace takujo {

SeenMatch::SeenMatch(const Match &match)
    : m_game(match.gamePtr()), m_traits(match.traits()), m_seen(match.seats().size())
{
    for (std::size_t seat = 0; seat < m_seen.size(); ++seat)
        for (int ply = 0; ply < match.plyCount(); ++ply)
            m_seen[seat].push_back({match.view(static_cast<SeatId>(seat), ply),
                                    match.moveSeen(static_cast<SeatId>(seat), ply),
                                    match.actorAt(ply)});
    int turn = 1;
    bool first = true;
    for (int ply = 0; ply < match.plyCount(); ++ply) {
        if (ply > 0 && match.turnAt(ply) != match.turnAt(ply - 1)) {
            ++turn;
            first = true;
        }
        if (match.record().plies[toIndex(ply)].automatic)
            continue;
        m_decisions.push_back({ply, match.actorAt(ply), turn, first});
        first = false;
    }
}

const ObservedPly &SeenMatch::seen(std::size_t at) const
{
    const Decision &decision = m_decisions[at];
    return m_seen[toIndex(decision.seat)][toIndex(decision.ply)];
}

// Fixed simulations and seeds: the same match always gives the same numbers.
Request SeenMatch::request(std::size_t at, int simulations) const
{
    const Decision &decision = m_decisions[at];
    const std::vector<ObservedPly> &all = m_seen[toIndex(decision.seat)];
    Request out;
    out.view = all[toIndex(decision.ply)].view;
    out.past.assign(all.begin(), all.begin() + decision.ply);
    out.player = kReferenceLevel;
    out.traits = m_traits;
    out.budget.simulations = simulations;
    out.seed = static_cast<std::uint64_t>(decision.ply) + 1;
    return out;
}

PlayedOut SeenMatch::playedOut(std::size_t at, std::uint64_t salt, std::string player) const
{
    const Decision &decision = m_decisions[at];
    return {*m_game,
            view(at),
            decision.seat,
            m_traits,
            combine64(salt, static_cast<std::uint64_t>(decision.ply)),
            std::move(player)};
}

int SeenMatch::trials(int wanted) const { return playOutsInTime(*m_game, wanted); }

} // namespace takujo
