#include "rules/move_executor.h"

namespace takujo::coinhunt {

MoveExecutor::MoveExecutor(const Rules &rules, State &state, Chance &chance, Events *events)
    : m_rules(rules),
      m_params(rules.params()),
      m_s(state),
      m_chance(chance),
      m_draws(rules.params(), state, chance),
      m_tell(rules, events)
{}

void MoveExecutor::deal()
{
    startFigure();
    supplies();
    while (!advance()) {
    }
}

void MoveExecutor::play(const Move &move)
{
    ++m_s.ply;
    if (carryOut(move))
        return;
    while (!advance()) {
    }
}

bool MoveExecutor::advance()
{
    switch (m_s.stage) {
    case Stage::Setup: return placeCoins();
    case Stage::Secret: return secretPhase();
    case Stage::Insert:
        if (m_s.hand.empty()) {
            m_s.stage = Stage::Count;
            return false;
        }
        return ask(Phase::Insert, m_s.active);
    case Stage::Landed: return landed();
    case Stage::Count: return count();
    case Stage::Take: return takePhase();
    case Stage::Leak: return leakPhase();
    case Stage::TurnEnd: return endTurn();
    case Stage::Half: return half();
    case Stage::Jam: return jamPhase();
    case Stage::JamLanded: return jamLanded();
    case Stage::Offset: return offsetPhase();
    case Stage::Over: break;
    }
    return true;
}

bool MoveExecutor::ask(Phase phase, SeatId actor)
{
    m_s.phase = phase;
    m_s.actor = actor;
    return true;
}

bool MoveExecutor::carryOut(const Move &move)
{
    const std::uint8_t first = move.data[0];
    switch (move.kind) {
    case kPlace: put(first); break;
    case kWalk: walk(first); break;
    case kUseSecret: return useSecret();
    case kPass: pass(); break;
    case kLower: lower(first != 0); break;
    case kShot: return shoot(ShotMove::of(move));
    case kPay: payWith(static_cast<Source>(first), move.data[1]); break;
    case kRide: ride(first); break;
    case kTake: return take(m_s.actor, first);
    case kShare: share(move); break;
    case kOffset: offset(first); break;
    default: return bank(m_s.active, "CH-18");
    }
    return false;
}

void MoveExecutor::pass()
{
    if (m_s.phase == Phase::Secret) {
        m_s.stage = Stage::Insert;
    } else if (m_s.phase == Phase::Extra) {
        m_s.stage = Stage::TurnEnd;
        m_tell(&EventWriter::nothingFell, m_s);
    } else {
        m_tell(&EventWriter::tookNothing, m_s);
        startLeak();
    }
}

/// CH-18
bool MoveExecutor::secretPhase()
{
    m_s.actor = m_s.active;
    if (m_rules.mayUseSecret(m_s) || m_rules.mayBank(m_s))
        return ask(Phase::Secret, m_s.active);
    m_s.stage = Stage::Insert;
    return false;
}

bool MoveExecutor::useSecret()
{
    const SeatId seat = m_s.active;
    m_s.secretUsed = 1;
    m_s.stage = Stage::Insert;
    const std::uint8_t coin = m_draws.reveal(seat);
    m_tell(&EventWriter::revealed, seat, coin);
    toVault(seat, "CH-18"); // first: the coin goes into an empty wallet
    wallet(seat).add(coin);
    m_tell(&EventWriter::secretKept, m_s, seat, coin);
    return askLower(seat);
}

/// @param clause CH-18, CH-27 or CH-32
void MoveExecutor::toVault(SeatId seat, const char *clause)
{
    m_tell(&EventWriter::banked, m_s, seat, clause);
    vault(seat).add(wallet(seat));
    wallet(seat) = {};
}

/// CH-A3: the die follows a secret coin only, unless the house rules say so.
bool MoveExecutor::bank(SeatId seat, const char *clause)
{
    toVault(seat, clause);
    return m_params.bankAlwaysLowers && askLower(seat);
}

/// CH-A7: 1 cannot be lowered.
bool MoveExecutor::askLower(SeatId seat) { return m_s.die > 1 && ask(Phase::Lower, seat); }

void MoveExecutor::lower(bool yes)
{
    if (!yes)
        return;
    --m_s.die;
    m_tell(&EventWriter::lowered, m_s);
}

void MoveExecutor::noteStock()
{
    if (m_draws.stockEmpty())
        m_tell(&EventWriter::stockEmpty);
}

State Rules::start(Chance &chance, Events *events) const
{
    State state;
    MoveExecutor(*this, state, chance, events).deal();
    return state;
}

void Rules::apply(State &state, const Move &move, Chance &chance, Events *events) const
{
    MoveExecutor(*this, state, chance, events).play(move);
}

} // namespace takujo::coinhunt
