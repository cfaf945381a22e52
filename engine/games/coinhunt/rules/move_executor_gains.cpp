#include "rules/move_executor.h"

#include <bit>

namespace takujo::coinhunt {

/// CH-22, CH-23, CH-27: what fell in all insertions, without what a direct drop took (CH-A5, CH-A14,
/// CH-A30).
bool MoveExecutor::count()
{
    const int fell = m_s.fallen.size();
    m_s.actor = m_s.active;
    if (fell == 0) {
        if (m_rules.mayInsertMagic(m_s))
            return ask(Phase::Extra, m_s.active);
        m_s.stage = Stage::TurnEnd;
        m_tell(&EventWriter::nothingFell, m_s);
        return false;
    }
    m_s.stage = Stage::Take;
    if (m_params.bigDrop > 0 && fell >= m_params.bigDrop)
        return bigDrop();
    if (m_rules.blockedByShape(m_s) || m_rules.blockedByMagic(m_s))
        penalty();
    return false;
}

/// CH-27: no fairy penalty, banking, any one coin.
bool MoveExecutor::bigDrop()
{
    m_s.big = 1;
    m_tell(&EventWriter::bigDrop, m_s);
    return bank(m_s.active, "CH-27");
}

/// CH-24
void MoveExecutor::penalty()
{
    m_tell(&EventWriter::blocked, m_s);
    m_s.stash.add(m_s.fallen);
    m_s.fallen = {};
    for (SeatId seat = m_rules.leftOf(m_s.active); seat != m_s.active;
         seat = m_rules.leftOf(seat)) {
        const bool stock = !m_draws.stockEmpty();
        const bool removed = m_rules.removedLeft(m_s) > 0;
        const std::uint8_t coin = m_draws.gift(); // CH-A21
        if (coin != kNone)
            vault(seat).add(coin);
        m_tell(&EventWriter::gift, seat, coin, stock ? "stock" : removed ? "removed" : "gone");
        if (stock)
            noteStock();
    }
    m_s.stage = Stage::TurnEnd;
}

/// CH-31, of the active seat. Also CH-27's free choice.
bool MoveExecutor::takePhase()
{
    m_s.actor = m_s.active;
    const std::uint16_t kinds = m_rules.takeable(m_s);
    if (std::popcount(kinds) > 1 || m_rules.mayBank(m_s))
        return ask(Phase::Take, m_s.active);
    if (kinds != 0)
        return take(m_s.active, std::countr_zero(kinds));
    m_tell(&EventWriter::tookNothing, m_s);
    return startLeak();
}

/// True = the seat is asked about the die (a house rule).
bool MoveExecutor::take(SeatId seat, int kind)
{
    const int coin = Rules::lowestOf(m_s.fallen, kind);
    m_s.fallen.remove(coin);
    wallet(seat).add(coin);
    m_tell(&EventWriter::took, m_s, seat, static_cast<std::uint8_t>(coin));
    if (seat == m_s.active)
        startLeak();
    else
        m_s.taken = static_cast<std::uint8_t>(m_s.taken | 1U << colourOf(coin));
    return bonus(seat);
}

/// CH-32, CH-34
bool MoveExecutor::bonus(SeatId seat)
{
    const int size = wallet(seat).size();
    if (size < m_params.bonusAt)
        return false;
    m_tell(&EventWriter::bonus, m_s, seat, m_draws.stockEmpty());
    if (!m_draws.stockEmpty()) { // CH-A22
        m_draws.secretFor(seat);
        noteStock();
    }
    if (size < kColours)
        return false;
    m_s.taken = seat == m_s.active ? m_s.taken : kWalletFull;
    return bank(seat, "CH-32");
}

bool MoveExecutor::startLeak()
{
    m_s.stage = Stage::Leak;
    m_s.reached = m_rules.leftOf(m_s.active);
    m_s.taken = 0;
    m_s.big = 0;
    return false;
}

/// CH-33: everybody but the active seat has one chance.
bool MoveExecutor::leakPhase()
{
    while (m_s.reached != m_s.active && !m_s.fallen.empty()) {
        m_s.actor = m_s.reached;
        const bool done = m_s.taken != 0 && (!m_params.leakEveryNew || m_s.taken == kWalletFull);
        const std::uint16_t kinds = done ? std::uint16_t{0} : m_rules.takeable(m_s);
        if (std::popcount(kinds) > 1)
            return ask(Phase::Take, m_s.actor);
        if (kinds != 0)
            return take(m_s.actor, std::countr_zero(kinds));
        m_s.reached = m_rules.leftOf(m_s.reached);
        m_s.taken = 0;
    }
    m_s.stage = Stage::TurnEnd;
    return false;
}

/// CH-33, CH-35
bool MoveExecutor::endTurn()
{
    if (!m_s.fallen.empty())
        m_tell(&EventWriter::leftGame, m_s);
    m_s.gone.add(m_s.fallen);
    m_s.fallen = {};
    m_s.taken = 0;
    if (m_draws.stockEmpty()) { // CH-A29
        m_s.stage = Stage::Half;
        return false;
    }
    m_s.active = m_rules.leftOf(m_s.active);
    return beginTurn();
}

} // namespace takujo::coinhunt
