#include "learn/playout.h"

#include "evaluation/study_match.h"

#include <algorithm>
#include <bit>
#include <climits>
#include <cmath>

namespace takujo {

namespace {

constexpr double kClearLead = 5; ///< points

// Rivals think, which takes longer, longest in a slow game: fewer play-outs are played.
constexpr int kSlower = 4;
constexpr int kSlowest = 8;
constexpr int kFewest = 12;

} // namespace

Mean meanOf(int trials, const std::stop_token &stop, const std::function<double(int)> &value)
{
    double sum = 0;
    double squares = 0;
    for (int n = 0; n < trials; ++n) {
        const double one = value(n);
        if (stop.stop_requested())
            return {};
        sum += one;
        squares += one * one;
    }
    if (trials < 2)
        return {trials > 0 ? sum : 0.0, 0, trials};
    const double mean = sum / trials;
    return {mean, std::sqrt(std::max(0.0, squares / trials - mean * mean) / (trials - 1)), trials};
}

std::string quickPlayer(const Game &game)
{
    return game.definition().cooperative ? "blueprint" : studyPlayer(game);
}

std::string weighingPlayer(const Game &game)
{
    const std::string quick = quickPlayer(game);
    return quick == "greedy" ? "skilled" : quick;
}

int playOutsInTime(const Game &game, int wanted)
{
    const int slower = game.definition().slowPlayOuts ? kSlowest
                       : game.definition().cooperative ? 1
                                                       : kSlower;
    return std::max(std::min(wanted, kFewest), wanted / slower);
}

Request PlayedOut::request() const
{
    Request out;
    out.player = m_player;
    out.traits = m_traits;
    return out;
}

Move PlayedOut::own() const
{
    Request asked = request();
    asked.view = m_view;
    asked.seed = m_seed;
    return m_game->search(asked, {}, nullptr).best;
}

PlayOut PlayedOut::end(const Move &move, int number, const std::stop_token &stop) const
{
    Rng rng(combine64(m_seed, static_cast<std::uint64_t>(number)));
    StateBlob world = m_game->determinize(m_view, rng);
    SearchChance chance(rng, m_traits);
    m_game->apply(world, move, chance, nullptr);
    Request asked = request();
    for (SeatId actor = m_game->actor(world); actor != kNoSeat; actor = m_game->actor(world)) {
        if (stop.stop_requested())
            return {};
        asked.view = m_game->view(world, actor);
        asked.seed = rng.next();
        m_game->apply(world, m_game->search(asked, {}, nullptr).best, chance, nullptr);
    }
    return worth(m_game->outcome(world));
}

PlayOut PlayedOut::worth(const Outcome &end) const
{
    const double share = shareOfWin(end.winners, m_seat, m_game->definition().cooperative);
    if (m_game->definition().cooperative)
        return {share, share};
    int rival = INT_MIN;
    for (int other = 0; other < m_game->seats(); ++other)
        rival = other == m_seat ? rival : std::max(rival, end.score[toIndex(other)]);
    const double lead = end.score[toIndex(m_seat)] - rival;
    return {share, (share + 1 / (1 + std::exp(-lead / kClearLead))) / 2, lead};
}

} // namespace takujo
