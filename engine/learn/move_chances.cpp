#include "learn/move_chances.h"

#include <algorithm>

namespace takujo {

MoveChances::MoveChances(PlayedOut out, const std::vector<Move> &moves) : m_out(std::move(out))
{
    for (const Move &move : moves)
        add(move);
}

void MoveChances::add(const Move &move)
{
    if (std::none_of(m_moves.begin(), m_moves.end(),
                     [&](const Tried &tried) { return tried.move == move; }))
        m_moves.push_back({move, {}});
}

int MoveChances::playOuts() const
{
    std::size_t fewest = m_moves.empty() ? 0 : m_moves.front().wins.size();
    for (const Tried &tried : m_moves)
        fewest = std::min(fewest, tried.wins.size());
    return static_cast<int>(fewest);
}

bool MoveChances::play(const std::stop_token &stop)
{
    const auto fewest = toIndex(playOuts());
    for (Tried &tried : m_moves) {
        if (tried.wins.size() != fewest)
            continue;
        const PlayOut end = m_out.end(tried.move, static_cast<int>(fewest), stop);
        if (stop.stop_requested())
            return false;
        tried.wins.push_back(static_cast<float>(end.win));
    }
    return true;
}

Mean MoveChances::chance(std::size_t row) const
{
    const std::vector<float> &wins = m_moves[row].wins;
    return meanOf(static_cast<int>(wins.size()), {}, [&](int n) { return wins[toIndex(n)]; });
}

Mean MoveChances::lead(std::size_t row) const
{
    const std::vector<float> &first = m_moves.front().wins;
    const std::vector<float> &wins = m_moves[row].wins;
    return meanOf(static_cast<int>(std::min(first.size(), wins.size())), {},
                  [&](int n) { return first[toIndex(n)] - wins[toIndex(n)]; });
}

} // namespace takujo
