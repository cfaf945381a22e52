#include "rules/move_executor.h"

#include <algorithm>

namespace takujo::coinhunt {

/// CH-35 to CH-37
bool MoveExecutor::half()
{
    ++m_s.turn;
    m_s.secretUsed = 0;
    m_s.fellLast = 0;
    if (m_params.secondHalf) {
        m_tell(&EventWriter::halfBegins);
        park();
    }
    collect();
    if (!m_params.secondHalf || m_s.stash.empty()) {
        m_tell(&EventWriter::noSecondHalf);
        return finish();
    }
    m_s.active = poorest();
    return ask(Phase::Share, m_s.active);
}

/// CH-36, CH-A12: among equal colours by lot.
void MoveExecutor::park()
{
    FixedVector<std::uint8_t, kColours> tied;
    int most = 0;
    for (std::uint8_t colour = 0; colour < kColours; ++colour) {
        const int count = ofColour(m_s.stash, colour).size();
        if (count > most)
            tied.clear();
        most = std::max(most, count);
        if (count == most && most > 0)
            tied.push(colour);
    }
    std::size_t lot = 0;
    if (tied.size() > 1)
        lot = toIndex(m_draws.roll(ChanceAccess::kTieStream, tied.count));
    if (!tied.empty())
        m_s.parked = ofColour(m_s.stash, tied[lot]);
    m_s.stash.remove(m_s.parked);
    m_s.fairy = kNone;
    m_s.die = 0;
    m_tell(&EventWriter::parked, m_s);
}

/// CH-37
void MoveExecutor::collect()
{
    for (SeatId seat = 0; seat < m_params.seats; ++seat) {
        if (!wallet(seat).empty())
            m_tell(&EventWriter::collected, m_s, seat);
        vault(seat).add(wallet(seat));
        wallet(seat) = {};
    }
}

/// CH-37: fewest coins, then fewest secret coins, then by lot.
SeatId MoveExecutor::poorest()
{
    const auto secrets = [&](SeatId seat) { return m_s.secret[toIndex(seat)].size(); };
    const auto wealth = [&](SeatId seat) {
        return std::pair(vault(seat).size() + secrets(seat), secrets(seat));
    };
    FixedVector<SeatId, kMaxSeats> tied;
    for (SeatId seat = 0; seat < m_params.seats; ++seat) {
        if (!tied.empty() && wealth(seat) < wealth(tied[0]))
            tied.clear();
        if (tied.empty() || wealth(seat) == wealth(tied[0]))
            tied.push(seat);
    }
    SeatId found = tied[0];
    if (tied.size() > 1)
        found =
            tied[toIndex(m_draws.roll(ChanceAccess::kTieStream, static_cast<int>(tied.size())))];
    m_tell(&EventWriter::sharer, m_s, found, tied.size() > 1);
    return found;
}

void MoveExecutor::share(const Move &move)
{
    for (SeatId seat = 0; seat < m_params.seats; ++seat) {
        jam(seat) = ofColour(m_s.stash, move.data[toIndex(seat)]);
        m_s.stash.remove(jam(seat));
        m_tell(&EventWriter::shared, m_s, seat);
    }
    if (!m_s.stash.empty())
        m_tell(&EventWriter::notShared, m_s); // CH-A24
    m_s.gone.add(m_s.stash);
    m_s.stash = {};
    m_s.active = 0; // CH-38, CH-A12: the tied player first in seat order
    for (SeatId seat = 1; seat < m_params.seats; ++seat) {
        if (jam(seat).size() > jam(m_s.active).size())
            m_s.active = seat;
    }
    ++m_s.turn;
    m_s.stage = Stage::Jam;
}

/// CH-38. @pre the active seat has jam coins
bool MoveExecutor::jamPhase()
{
    m_tell(&EventWriter::jamTurnBegins, m_s);
    return ask(Phase::Jam, m_s.active);
}

bool MoveExecutor::jamLanded()
{
    m_s.stage = Stage::Offset;
    m_s.reached = m_rules.leftOf(m_s.active);
    if (m_s.fellLast == 0)
        m_tell(&EventWriter::nothingFell, m_s);
    return false;
}

/// CH-39: the others give up coins of a colour that fell, from the left neighbour on.
bool MoveExecutor::offsetPhase()
{
    while (m_s.reached != m_s.active && !m_s.fallen.empty()) {
        m_s.actor = m_s.reached;
        const std::uint8_t colours = m_rules.offsetColours(m_s);
        if (std::popcount(colours) > 1)
            return ask(Phase::Offset, m_s.actor);
        if (colours != 0)
            offset(std::countr_zero(colours));
        else {
            m_tell(&EventWriter::safe, m_s.actor);
            m_s.reached = m_rules.leftOf(m_s.reached);
        }
    }
    return endJamTurn();
}

/// CH-A8
void MoveExecutor::offset(int colour)
{
    const SeatId seat = m_s.reached;
    const CoinSet lost = m_rules.offsetCoins(m_s, seat, colour);
    vault(seat).remove(lost);
    m_s.gone.add(lost);
    m_tell(&EventWriter::offset, seat, lost);
    m_s.reached = m_rules.leftOf(seat);
}

/// CH-41: the next player who has jam coins; nobody: the end.
bool MoveExecutor::endJamTurn()
{
    if (!m_s.fallen.empty())
        m_tell(&EventWriter::jamFallenGone, m_s);
    m_s.gone.add(m_s.fallen); // CH-A13
    m_s.fallen = {};
    for (int i = 0; i < m_params.seats; ++i) {
        m_s.active = m_rules.leftOf(m_s.active);
        if (!jam(m_s.active).empty()) {
            ++m_s.turn;
            m_s.stage = Stage::Jam;
            return false;
        }
    }
    m_tell(&EventWriter::jamUsedUp);
    return finish();
}

/// CH-42
bool MoveExecutor::finish()
{
    for (SeatId seat = 0; seat < m_params.seats; ++seat) {
        CoinSet shown;
        const int count = m_s.secret[toIndex(seat)].size();
        for (int i = 0; i < count; ++i) {
            const std::uint8_t coin = m_draws.reveal(seat);
            vault(seat).add(coin);
            shown.add(coin);
        }
        if (count > 0)
            m_tell(&EventWriter::secretsShown, seat, shown);
    }
    m_s.stage = Stage::Over;
    ask(Phase::Over, 0);
    m_s.active = 0;
    m_s.reached = 0;
    m_tell(&EventWriter::ended, m_s);
    return true;
}

} // namespace takujo::coinhunt
