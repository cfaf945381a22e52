#include "game/event_output.h"
#include "rules/card_tracking.h"
#include "rules/chance_access.h"
#include "rules/event_writer.h"
#include "rules/rules.h"

namespace takujo::couperation {

namespace {

/// Carries out one move and what follows from it without a choice.
template<class AnyChance>
class MoveExecutor
{
public:
    MoveExecutor(const Rules &rules, State &state, AnyChance &chance, Events *events)
        : m_rules(rules),
          m_params(rules.params()),
          m_s(state),
          m_chance(chance),
          m_tell(rules, events)
    {}

    void deal();
    void play(const Move &move);

private:
    CardSet &hand() { return m_s.hand[toIndex(m_s.actor)]; }
    std::uint8_t &handSize() { return m_s.handSize[toIndex(m_s.actor)]; }

    Card take()
    {
        const Card card = nextGlass(m_s, m_chance);
        m_s.undecided &= ~bitOf(card);
        ++m_s.next;
        return card;
    }

    void giveGlass()
    {
        hand() |= bitOf(take());
        ++handSize();
    }

    /// CP-17: whether the next card of the pack is the finish card.
    bool drawsFinish()
    {
        const int place = m_s.drawn - m_params.finishFirst;
        if (m_s.finishAt != FinishAt::Pack || place < 0 || place > m_params.finishCards)
            return false;
        return isFinish(place, m_params.finishCards, m_params.finishCards + 1 - place, m_chance);
    }

    void draw(int number);
    void place(Card card, int place, bool down);
    void turnUp(int place);
    void takeFromReserve(const Move &move);
    void removeOld(int place);
    void sendToReserve(Card card);
    void discard(CardSet cards);
    void afterAction();
    void afterAdjust();
    void endTurn();
    void beginTurn();
    void beginAct();
    void stuck();
    void finish(EndReason end);

    const Rules &m_rules;
    const Params &m_params;
    State &m_s;
    AnyChance &m_chance;
    EventOutput<Rules, EventWriter> m_tell;
};

template<class AnyChance>
void MoveExecutor<AnyChance>::deal()
{
    m_s.undecided = kShuffled;
    for (SeatId seat = 0; seat < m_params.seats; ++seat) { // CP-3
        m_s.actor = seat;
        for (int i = 0; i < m_params.handSize; ++i)
            giveGlass();
    }
    m_s.actor = 0;
    m_s.reserve = bitOf(1) | bitOf(50); // CP-4
    for (int i = 2; i < m_params.reserveSize; ++i)
        m_s.reserve |= bitOf(take());
    const int start = m_params.geometry.start();
    m_s.tower[toIndex(start)] = kStartCard; // CP-5
    m_s.filled = 1;
    m_s.pack =
        static_cast<std::uint8_t>(m_params.packGlasses + (m_params.firstGame ? 0 : 1)); // CP-6
    m_s.finishAt = m_params.firstGame ? FinishAt::None : FinishAt::Pack;
    m_tell(&EventWriter::dealt, m_s);
    beginTurn();
}

template<class AnyChance>
void MoveExecutor<AnyChance>::play(const Move &move)
{
    ++m_s.ply;
    if (m_s.phase == Phase::Act && move.kind != kStuck)
        m_s.skipped = 0;
    switch (move.kind) {
    case kDraw:
        draw(move.data[0]);
        beginAct();
        break;
    case kUp:
    case kDown:
        m_tell(&EventWriter::placed, m_s, move);
        place(move.data[0], move.data[1], move.kind == kDown);
        afterAction();
        break;
    case kTurn: turnUp(move.data[0]); break;
    case kTake: takeFromReserve(move); break;
    case kDiscard: {
        const CardSet cards = setOf(listOf(move));
        m_tell(&EventWriter::discarded, m_s, cards);
        discard(cards);
        afterAdjust();
        break;
    }
    case kDrop:
        m_tell(&EventWriter::dropped, m_s, move.data[0]);
        m_s.reserve &= ~bitOf(move.data[0]); // CP-25
        m_s.gone |= bitOf(move.data[0]);
        endTurn();
        break;
    case kStuck: stuck(); break;
    default: break;
    }
}

/// CP-14 to CP-17. The number was named before; it counts no replacement for the finish card.
template<class AnyChance>
void MoveExecutor<AnyChance>::draw(int number)
{
    const CardSet before = hand();
    bool finish = false;
    for (int left = number; left > 0 && m_s.pack > 0; --left) {
        if (drawsFinish()) {
            ++m_s.drawn;
            --m_s.pack;
            m_s.finishAt = FinishAt::Seat;
            m_s.finishSeat = m_s.actor;
            finish = true;
            if (m_s.pack == 0)
                break; // no replacement
        }
        giveGlass();
        ++m_s.drawn;
        --m_s.pack;
    }
    m_tell(&EventWriter::drew, m_s, number, hand() & ~before, finish);
}

/// CP-19, CP-20: from the hand, or the finish card from before the seat.
template<class AnyChance>
void MoveExecutor<AnyChance>::place(Card card, int place, bool down)
{
    const auto i = toIndex(place);
    if (card == kFinish) {
        m_s.finishAt = FinishAt::Tower;
        m_s.finishSeat = kNoSeat;
    } else {
        hand() &= ~bitOf(card);
        --handSize();
    }
    m_s.tower[i] = down ? kHidden : card;
    ++m_s.filled;
    if (down) {
        m_s.owner[i] = static_cast<std::uint8_t>(m_s.actor + 1);
        m_s.under[i] = card;
        ++m_s.down;
    } else {
        seenByAll(m_s, card);
    }
    if (m_rules.geometry().row(place) == 0) {
        const auto col = static_cast<std::int8_t>(m_rules.geometry().col(place));
        m_s.left = std::min(m_s.left, col);
        m_s.right = std::max(m_s.right, col);
    }
    m_s.last = down ? Last::Down : Last::Up;
    m_s.lastPlace = static_cast<std::uint8_t>(place);
}

/// CP-21
template<class AnyChance>
void MoveExecutor<AnyChance>::turnUp(int place)
{
    const auto i = toIndex(place);
    const Card card = m_s.under[i];
    const bool fits = boundsOf(m_params, m_s).fits(place, card);
    m_tell(&EventWriter::turned, m_s, place, fits);
    seenByAll(m_s, card);
    m_s.lastPlace = static_cast<std::uint8_t>(place);
    if (!fits && !m_params.revealLoss) { // shown, then face down again; everybody knows it
        m_s.shown[i] = card;
        m_s.last = Last::Nothing;
        return afterAction();
    }
    m_s.tower[i] = card;
    m_s.under[i] = 0;
    m_s.owner[i] = 0;
    m_s.shown[i] = 0;
    --m_s.down;
    m_s.last = Last::Up; // CP-A12
    if (!fits)
        return finish(EndReason::Contradiction);
    afterAction();
}

/// CP-22, CP-23
template<class AnyChance>
void MoveExecutor<AnyChance>::takeFromReserve(const Move &move)
{
    const Card target = move.data[0];
    const int where = move.data[1];
    const CardSet discards = setOf(listOf(move));
    m_tell(&EventWriter::took, m_s, move);
    if (m_s.tower[toIndex(where)] != 0)
        removeOld(where);
    sendToReserve(move.data[2]);
    sendToReserve(move.data[3]);
    discard(discards);
    m_s.reserve &= ~bitOf(target);
    if (target != kFinish) { // place() takes it from the hand
        hand() |= bitOf(target);
        ++handSize();
    }
    place(target, where, false); // face up: its mark counts for the next draw (CP-A10)
    afterAction();
}

/// CP-23: the replaced card goes to the hand; the finish card open before the seat.
template<class AnyChance>
void MoveExecutor<AnyChance>::removeOld(int place)
{
    const auto i = toIndex(place);
    const bool down = m_s.tower[i] == kHidden;
    const Card card = down ? m_s.under[i] : m_s.tower[i];
    --m_s.filled;
    if (card == kFinish) {
        m_s.finishAt = FinishAt::Seat;
        m_s.finishSeat = m_s.actor;
        m_s.tower[i] = 0;
        return;
    }
    if (!down || m_s.shown[i] != 0)
        takenOpenly(m_s, m_params.seats, card);
    else
        takenHidden(m_s, m_params.seats, card, static_cast<SeatId>(m_s.owner[i] - 1));
    hand() |= bitOf(card);
    ++handSize();
    m_s.tower[i] = 0;
    m_s.under[i] = 0;
    m_s.owner[i] = 0;
    m_s.shown[i] = 0;
    m_s.down = static_cast<std::uint8_t>(m_s.down - (down ? 1 : 0));
}

template<class AnyChance>
void MoveExecutor<AnyChance>::sendToReserve(Card card)
{
    m_s.reserve |= bitOf(card);
    if (card == kFinish) { // CP-27
        m_s.finishAt = FinishAt::Reserve;
        m_s.finishSeat = kNoSeat;
        return;
    }
    hand() &= ~bitOf(card);
    --handSize();
    seenByAll(m_s, card);
}

template<class AnyChance>
void MoveExecutor<AnyChance>::discard(CardSet cards) // CP-7: face down
{
    const int count = countOf(cards);
    hand() &= ~cards;
    handSize() = static_cast<std::uint8_t>(handSize() - count);
    m_s.discarded[toIndex(m_s.actor)] |= cards;
    m_s.discards[toIndex(m_s.actor)] =
        static_cast<std::uint8_t>(m_s.discards[toIndex(m_s.actor)] + count);
}

/// CP-26, CP-A13: victory is a state, looked for right after the action. Then CP-25.
template<class AnyChance>
void MoveExecutor<AnyChance>::afterAction()
{
    if (m_s.filled == m_rules.geometry().towerSize() && m_s.down == 0)
        return finish(EndReason::Won);
    if (handSize() > m_rules.limit())
        m_s.phase = Phase::Adjust;
    else
        afterAdjust();
}

template<class AnyChance>
void MoveExecutor<AnyChance>::afterAdjust()
{
    if (countOf(m_s.reserve) > m_params.reserveSize)
        m_s.phase = Phase::Reserve;
    else
        endTurn();
}

template<class AnyChance>
void MoveExecutor<AnyChance>::endTurn()
{
    m_s.actor = static_cast<SeatId>(m_s.actor + 1 == m_params.seats ? 0 : m_s.actor + 1); // CP-12
    ++m_s.turn;
    beginTurn();
}

/// CP-13: the draw is asked for when there is something to choose (CP-14 to CP-16, CP-18).
template<class AnyChance>
void MoveExecutor<AnyChance>::beginTurn()
{
    const int most = m_rules.mayDraw(m_s, m_s.actor);
    m_tell(&EventWriter::turnBegins, m_s);
    m_s.drawMax = static_cast<std::uint8_t>(most);
    if (most == 0) {
        m_tell(&EventWriter::notDrawn, m_s);
        return beginAct();
    }
    m_s.phase = Phase::Draw;
    if (m_s.last == Last::Start && !m_params.startDrawOptional) {
        draw(1);
        beginAct();
    }
}

/// A seat of which everybody sees that it can do nothing is not asked (CP-A7).
template<class AnyChance>
void MoveExecutor<AnyChance>::beginAct()
{
    m_s.drawMax = 0;
    m_s.phase = Phase::Act;
    const CardSet finish = m_rules.ownCards(m_s, 0);
    const bool two = handSize() + countOf(finish) > 1; // D may be possible: only the seat knows
    const bool any = handSize() > 0;
    // Any glass stands for all of them: face down every one of them can go wherever one can.
    if (!two && !m_rules.canAct(m_s, finish | (any ? bitOf(1) : 0)))
        stuck();
}

template<class AnyChance>
void MoveExecutor<AnyChance>::stuck()
{
    m_tell(&EventWriter::stuck, m_s);
    ++m_s.skipped;
    m_s.last = Last::Nothing;
    if (!m_params.stuckSkips || m_s.skipped >= m_params.seats)
        return finish(EndReason::Stuck);
    afterAction();
}

template<class AnyChance>
void MoveExecutor<AnyChance>::finish(EndReason end)
{
    m_s.phase = Phase::Over;
    m_s.end = end;
    m_tell(&EventWriter::ended, m_s);
}

} // namespace

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

void Rules::apply(State &state, const Move &move, SearchChance &chance, Events *events) const
{
    MoveExecutor<SearchChance>(*this, state, chance, events).play(move);
}

} // namespace takujo::couperation
