#include "learn/win_search.h"

#include <unordered_map>

namespace takujo {

namespace {

constexpr int kNever = 1'000'000; ///< moves to a win that is not there
constexpr int kOpen = -1;         ///< being looked at

/// Goes through all positions of one deal, each of them once.
class WinSearch
{
public:
    WinSearch(const Game &game, const ViewBlob &view, std::uint64_t seed, int most)
        : m_game(game), m_seed(seed), m_left(most)
    {
        Rng rng(seed);
        m_root = game.determinize(view, rng);
        m_seat = game.actor(m_root);
    }

    std::optional<WinWays> run()
    {
        WinWays out;
        const auto moves = m_game.sufficient(m_root);
        const int whole = distance(m_root);
        if (m_failed || !moves)
            return std::nullopt;
        out.first = static_cast<int>(moves->size());
        const std::uint64_t key = m_game.futureHash(m_root);
        for (const Move &move : *moves)
            if (distance(after(m_root, key, move)) < kNever)
                out.right.push_back(move);
        if (whole < kNever)
            out.line = shortest();
        out.positions = static_cast<int>(m_known.size());
        return out;
    }

private:
    /// The same chance whenever the same is done in the same position.
    /// @param key of the position
    StateBlob after(const StateBlob &state, std::uint64_t key, const Move &move) const
    {
        StateBlob next = state;
        const std::uint64_t done = hashBytes(std::as_bytes(std::span(&move, 1)), m_seed);
        Rng rng(combine64(done, key));
        SearchChance chance(rng);
        m_game.apply(next, move, chance, nullptr);
        return next;
    }

    /// Moves to the nearest win. One that is asked for while it is looked at is reached again by play, and
    /// then its worth cannot be told from what comes after it.
    int distance(const StateBlob &state)
    {
        const SeatId actor = m_game.actor(state);
        if (actor == kNoSeat)
            return wonAlone(m_game.outcome(state), m_seat) ? 0 : kNever;
        const std::uint64_t key = m_game.futureHash(state);
        const auto [known, isNew] = m_known.try_emplace(key, kOpen);
        if (!isNew && known->second != kOpen)
            return known->second;
        const auto moves = m_game.sufficient(state);
        m_failed = m_failed || !isNew || actor != m_seat || !moves || --m_left < 0;
        if (m_failed)
            return kNever;
        int least = kNever;
        for (const Move &move : *moves) {
            least = std::min(least, distance(after(state, key, move)) + 1);
            if (m_failed)
                return kNever;
        }
        return m_known[key] = std::min(least, kNever);
    }

    std::vector<Move> shortest()
    {
        std::vector<Move> line;
        StateBlob state = m_root;
        while (m_game.actor(state) != kNoSeat) {
            const int left = distance(state);
            const std::uint64_t key = m_game.futureHash(state);
            const auto moves = m_game.sufficient(state);
            for (const Move &move : *moves) {
                const StateBlob next = after(state, key, move);
                if (distance(next) + 1 != left)
                    continue;
                line.push_back(move);
                state = next;
                break;
            }
        }
        return line;
    }

    const Game &m_game;
    std::uint64_t m_seed;
    int m_left;
    StateBlob m_root;
    SeatId m_seat = kNoSeat;
    bool m_failed = false;
    std::unordered_map<std::uint64_t, int> m_known; ///< by Game::futureHash
};

} // namespace

bool wonAlone(const Outcome &outcome, SeatId seat) { return outcome.winners == seatBit(seat); }

std::optional<WinWays> waysToWin(const Game &game, const ViewBlob &view, std::uint64_t seed,
                                 int most)
{
    return WinSearch(game, view, seed, most).run();
}

std::optional<WinWays> waysToWinAsSeen(const Game &game, const ViewBlob &view, int most)
{
    std::optional<WinWays> one = waysToWin(game, view, 1, most);
    if (!one)
        return one;
    const std::optional<WinWays> other = waysToWin(game, view, 2, most);
    const bool same = other && other->line == one->line && other->right == one->right &&
                      other->first == one->first && other->positions == one->positions;
    return same ? one : std::nullopt;
}

} // namespace takujo
