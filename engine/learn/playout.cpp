#include "learn/playout.h"

#include <algorithm>
#include <bit>
#include <climits>
#include <cmath>

namespace takujo {

namespace {

constexpr double kClearLead = 5; ///< points

} // namespace

PlayOut PlayedOut::end(const Move &move, int number, const std::stop_token &stop) const
{
    Rng rng(combine64(m_seed, static_cast<std::uint64_t>(number)));
    StateBlob world = m_game.determinize(m_view, rng);
    SearchChance chance(rng, m_traits);
    m_game.apply(world, move, chance, nullptr);
    Request request;
    request.player = m_game.definition().cooperative ? "blueprint" : "greedy";
    request.traits = m_traits;
    for (SeatId actor = m_game.actor(world); actor != kNoSeat; actor = m_game.actor(world)) {
        if (stop.stop_requested())
            return {};
        request.view = m_game.view(world, actor);
        request.seed = rng.next();
        m_game.apply(world, m_game.search(request, {}, nullptr).best, chance, nullptr);
    }
    return worth(m_game.outcome(world));
}

PlayOut PlayedOut::worth(const Outcome &end) const
{
    const double won = contains(end.winners, m_seat) ? 1 : 0;
    if (m_game.definition().cooperative)
        return {won, won};
    int rival = INT_MIN;
    for (int other = 0; other < m_game.seats(); ++other)
        rival = other == m_seat ? rival : std::max(rival, end.score[toIndex(other)]);
    const double lead = end.score[toIndex(m_seat)] - rival;
    const double share = won > 0 ? won / std::popcount(end.winners) : 0;
    return {share, (share + 1 / (1 + std::exp(-lead / kClearLead))) / 2};
}

} // namespace takujo
