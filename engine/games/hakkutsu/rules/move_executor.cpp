#include "rules/move_executor.h"

#include <algorithm>

namespace takujo::hakkutsu {

void MoveExecutor::beginTurn()
{
    m_s.phase = Phase::Move;
    m_tell(&EventWriter::turnBegins, m_s);
}

void MoveExecutor::play(const Move &move)
{
    ++m_s.ply;
    switch (move.kind) {
    case kMuseum: chooseMuseum(move.data[0]); break;
    case kKeep: keep(cardsOf(move)); break;
    case kGo: go(move.data[0], move.data[1]); break;
    case kHelicopter: helicopter(); break;
    case kRadar:
        spend(Effect::Radar, 1);
        m_s.phase = Phase::Look;
        break;
    case kLook: look(move.data[0]); break;
    case kSwap: swap(move.data[0] == 1); break;
    case kMine: mine(spendOf(move)); break;
    case kAgain: again(spendOf(move)); break;
    case kSkip:
    case kEnough:
        if (move.kind == kSkip)
            m_tell(&EventWriter::left, m_s);
        endTurn();
        break;
    default: break;
    }
}

/// HK-20: one use each, then the open discards.
void MoveExecutor::spend(Effect effect, int count)
{
    if (count == 0)
        return;
    Equipment &hand = m_s.hands[toIndex(seat())];
    m_tell(&EventWriter::spent, m_s, effect, count);
    hand[toIndex(effect)] = plus(hand[toIndex(effect)], -count);
    m_s.discards[toIndex(effect)] = plus(m_s.discards[toIndex(effect)], count);
    m_s.handSize[toIndex(seat())] = plus(m_s.handSize[toIndex(seat())], -count);
}

void MoveExecutor::go(int cell, int boots)
{
    spend(Effect::Boots, boots);
    const int from = m_s.pos[toIndex(seat())];
    m_s.pos[toIndex(seat())] = static_cast<std::uint8_t>(cell);
    m_tell(&EventWriter::moved, m_s, from, boots);
    arrive();
}

/// E3: funds and unloading, but no equipment.
void MoveExecutor::helicopter()
{
    spend(Effect::Helicopter, 1);
    const int from = m_s.pos[toIndex(seat())];
    m_s.pos[toIndex(seat())] = static_cast<std::uint8_t>(m_rules.map().base());
    m_tell(&EventWriter::flown, m_s, from);
    baseAction(false);
    endTurn();
}

/// E7: both cards of the cell are seen by this seat alone.
void MoveExecutor::look(int cell)
{
    Pile &looked = m_s.piles[toIndex(cell)];
    for (int slot = looked.top(); slot < kPile; ++slot) {
        decide(cell, slot);
        looked.known[toIndex(slot)] =
            static_cast<std::uint8_t>(looked.known[toIndex(slot)] | seatBit(seat()));
    }
    looked.flags = static_cast<std::uint8_t>(looked.flags | Pile::kRadar);
    m_s.radarCell = static_cast<std::uint8_t>(cell);
    m_s.phase = looked.height == kPile ? Phase::Swap : Phase::Move;
    m_tell(&EventWriter::looked, m_s, cell);
}

/// E7: that they were swapped is public; a face-up top gives a face-up new top.
void MoveExecutor::swap(bool yes)
{
    Pile &looked = m_s.piles[m_s.radarCell];
    if (yes) {
        const bool open = looked.faceUp();
        std::swap(looked.kind[0], looked.kind[1]);
        std::swap(looked.known[0], looked.known[1]);
        looked.known[1] = static_cast<std::uint8_t>(looked.known[1] & ~kFaceUp);
        if (open)
            looked.known[0] = kOpen;
        looked.flags = static_cast<std::uint8_t>(looked.flags ^ Pile::kSwapped);
    }
    m_tell(&EventWriter::swapped, m_s, yes);
    m_s.phase = Phase::Move;
}

void MoveExecutor::arrive()
{
    const int cell = m_s.pos[toIndex(seat())];
    if (cell == m_rules.map().base()) { // HK-A22: only where the move ends
        baseAction(true);
        endTurn();
        return;
    }
    if (pile().height > 0 && !pile().faceUp())
        reveal(cell); // HK-27, also where somebody else is (HK-A7)
    m_s.phase = Phase::Mine;
    if (!m_rules.mayMine(m_s))
        endTurn();
}

void MoveExecutor::reveal(int cell)
{
    Pile &shown = m_s.piles[toIndex(cell)];
    decide(cell, shown.top());
    shown.known[toIndex(shown.top())] = kOpen;
    m_tell(&EventWriter::revealed, m_s, cell);
}

// HK-19, in its literal order (HK-A18): funds, unloading, equipment.
void MoveExecutor::baseAction(bool draw)
{
    takeCoins(seat(), m_rules.fundLimit(m_s, seat()) - m_s.coins[toIndex(seat())], "HK-19");
    unload(seat());
    for (int i = 0; draw && i < m_params.perBase; ++i)
        drawEquipment();
}

/// HK-A4: never gives back; HK-A17: the bank gives what it has.
void MoveExecutor::takeCoins(SeatId seat, int wanted, const char *clause)
{
    const int coins = std::clamp(wanted, 0, static_cast<int>(m_s.bank));
    m_s.bank = plus(m_s.bank, -coins);
    m_s.coins[toIndex(seat)] = plus(m_s.coins[toIndex(seat)], coins);
    if (m_s.epoch > 0 && coins > 0)
        m_tell(&EventWriter::funds, seat, coins, clause);
}

/// HK-19, HK-21: acquired rocks work from now on.
void MoveExecutor::unload(SeatId seat)
{
    auto &cart = m_s.cart[toIndex(seat)];
    if (cart.empty())
        return;
    m_tell(&EventWriter::unloaded, m_s, seat);
    for (const Load &load : cart) {
        ++m_s.got[toIndex(seat)][load.kind];
        const auto ability = static_cast<unsigned>(m_params.rocks[load.kind].ability);
        m_s.abilities[toIndex(seat)] =
            static_cast<std::uint16_t>(m_s.abilities[toIndex(seat)] | 1U << ability);
    }
    cart.clear();
    m_s.units[toIndex(seat)] = 0;
}

void MoveExecutor::drawEquipment()
{
    if (m_s.deckSize == 0)
        reshuffle();
    if (m_s.deckSize == 0)
        return; // HK-20: both are empty
    const int effect =
        m_chance.card({kDeckEquipment, m_s.epoch, m_s.deckPlace}, m_s.composition, m_s.deck);
    --m_s.deck[toIndex(effect)];
    --m_s.deckSize;
    ++m_s.deckPlace;
    ++m_s.hands[toIndex(seat())][toIndex(effect)];
    ++m_s.handSize[toIndex(seat())];
    ++m_s.drew[toIndex(seat())][toIndex(effect)];
    if (m_s.drawn[toIndex(seat())] < 255)
        ++m_s.drawn[toIndex(seat())];
    m_tell(&EventWriter::drew, m_s, static_cast<Effect>(effect));
}

/// HK-20, HK-A19: the discards become the deck when a card is needed and there is none.
void MoveExecutor::reshuffle()
{
    if (total(m_s.discards) == 0)
        return;
    m_s.deck = m_s.discards;
    m_s.composition = m_s.deck;
    m_s.discards = {};
    m_s.drew = {};
    m_s.deckSize = static_cast<std::uint8_t>(total(m_s.deck));
    m_s.deckPlace = 0;
    ++m_s.epoch;
    m_tell(&EventWriter::reshuffled, m_s);
}

// HK-A23: discard, pay, load, gold's coin, next card, count, Double dig.
void MoveExecutor::mine(const Spend &equipment)
{
    const Dig dig = m_rules.dig(m_s, equipment);
    const int cell = m_s.pos[toIndex(seat())];
    spend(Effect::Joint, equipment.joint);
    spend(Effect::Grant, equipment.grants);
    spend(Effect::Case, equipment.cases);
    m_s.coins[toIndex(seat())] = plus(m_s.coins[toIndex(seat())], -dig.cost);
    m_s.bank = plus(m_s.bank, dig.cost);
    const int lighter = m_params.rocks[toIndex(dig.kind)].carry - dig.units;
    m_s.cart[toIndex(seat())].push(
        {static_cast<std::uint8_t>(dig.kind), static_cast<std::uint8_t>(lighter)});
    m_s.units[toIndex(seat())] = plus(m_s.units[toIndex(seat())], dig.units);
    Pile &dug = pile();
    dug.kind[toIndex(dug.top())] = kNone;
    dug.known[toIndex(dug.top())] = 0;
    --dug.height;
    m_tell(&EventWriter::mined, m_s, dig, equipment);
    if (m_params.isC(dig.kind) && m_rules.has(m_s, seat(), Ability::Gold))
        takeCoins(seat(), 1, "HK-21");
    if (dug.height > 0 && m_params.revealNext)
        reveal(cell); // HK-16; HK-28: else it stays face down
    if (dug.height == 0) {
        ++m_s.empty; // HK-11, HK-A14
        m_tell(&EventWriter::emptied, m_s, cell);
    }
    afterMining();
}

/// HK-A12: one card a turn, unless Double dig follows; asked of every hand, so that nothing shows.
void MoveExecutor::afterMining()
{
    const bool first = m_s.phase == Phase::Mine;
    if (first && pile().height > 0 && m_s.handSize[toIndex(seat())] > 0)
        m_s.phase = Phase::Double;
    else
        endTurn();
}

/// E6. A face-down card is turned up first and may then be left (HK-28).
void MoveExecutor::again(const Spend &equipment)
{
    spend(Effect::Double, 1);
    if (pile().faceUp()) {
        mine(equipment);
        return;
    }
    reveal(m_s.pos[toIndex(seat())]);
    m_s.phase = Phase::Again;
    if (!m_rules.mayMine(m_s))
        endTurn();
}

void MoveExecutor::endTurn()
{
    if (m_s.radarCell != kNone) {
        for (const std::uint8_t cell : m_rules.map().rockCells())
            m_s.piles[cell].flags =
                static_cast<std::uint8_t>(m_s.piles[cell].flags & ~Pile::kRadar);
        m_s.radarCell = kNone;
    }
    ++m_s.turn;
    if (seat() + 1 < m_rules.seats()) { // HK-10
        ++m_s.actor;
        beginTurn();
        return;
    }
    endRound();
}

// HK-11, HK-12, HK-A13: the game ends with a round.
void MoveExecutor::endRound()
{
    if (!m_params.byRounds && m_s.empty >= m_params.emptyToEnd)
        return finish(EndReason::EmptyCells);
    if (m_params.byRounds && m_s.round >= m_params.rounds)
        return finish(EndReason::Rounds);
    if (!m_params.byRounds && m_s.round >= m_params.roundCap)
        return finish(EndReason::Cap);
    ++m_s.round;
    m_s.actor = 0;
    m_tell(&EventWriter::roundBegins, m_s);
    beginTurn();
}

/// HK-22: rocks on carts count as acquired.
void MoveExecutor::finish(EndReason cause)
{
    m_s.end = cause;
    m_s.phase = Phase::Over;
    m_tell(&EventWriter::ending, m_s);
    for (SeatId s = 0; s < m_rules.seats() && m_params.cartCounts; ++s)
        unload(s);
    m_tell(&EventWriter::ended, m_s);
}

} // namespace takujo::hakkutsu
