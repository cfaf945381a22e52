#include "game/event_output.h"
#include "rules/event_writer.h"
#include "rules/multiset_sampler.h"
#include "rules/rules.h"

namespace takujo::ccc {

namespace {

/// The stock while cards are drawn from it. Search: by lot, without the virtual call.
template<class AnyChance>
class ChanceAccess
{
public:
    ChanceAccess(State &state, SearchChance &chance)
        : m_s(state), m_rng(chance.rng()), m_lot(state.undecided)
    {}
    /// @param drawn cards taken so far
    Kind take(int drawn)
    {
        return m_lot.take(m_rng.below(static_cast<std::uint32_t>(m_s.stock - drawn)));
    }

private:
    const State &m_s;
    Rng &m_rng;
    MultisetSampler m_lot;
};

template<>
class ChanceAccess<Chance>
{
public:
    ChanceAccess(State &state, Chance &chance) : m_s(state), m_chance(chance) {}
    Kind take(int drawn)
    {
        const Counts composition(m_s.composition.n.data(), kKinds);
        const Counts undecided(m_s.undecided.n.data(), kKinds);
        const auto place = static_cast<std::uint8_t>(m_s.place + drawn);
        const int kind = m_chance.card(DeckPlace{0, m_s.epoch, place}, composition, undecided);
        --m_s.undecided[toIndex(kind)];
        return static_cast<Kind>(kind);
    }

private:
    State &m_s;
    Chance &m_chance;
};

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

    void play(const Move &move)
    {
        ++m_s.ply;
        switch (move.kind) {
        case kPlace: place(move); break;
        case kDone: endPlacing(); break;
        case kDraw: chooseDraw(move.data[0]); break;
        case kDiscard: discard(unpack(move).view()); break;
        default: break;
        }
    }

    void deal()
    {
        for (SeatId seat = 0; seat < m_params.seats; ++seat) { // CCC-4
            m_s.actor = seat;
            take(m_params.startHand[toIndex(seat)]);
        }
        m_s.actor = 0;
        m_tell(&EventWriter::dealt, m_s);
        beginTurns();
    }

private:
    KindCounts &hand() { return m_s.hands[toIndex(m_s.actor)]; }
    std::uint8_t &handSize() { return m_s.handSize[toIndex(m_s.actor)]; }

    void spend(std::span<const std::uint8_t> symbols)
    {
        KindCounts &cards = hand();
        for (const std::uint8_t symbol : symbols) {
            const Kind kind = isSplit(symbol) ? aceOf(symbol) : symbol;
            --cards[kind];
            ++m_s.used[kind];
            m_s.lastUsed = kind;
        }
        handSize() = static_cast<std::uint8_t>(handSize() - symbols.size());
    }

    /// CCC-9: one payment = one coin, cards to the used pile. CCC-10: the coin waits for the turn's end.
    void place(const Move &move)
    {
        const Symbols symbols = unpack(move);
        m_tell(&EventWriter::placed, m_s, move.data[0], symbols);
        m_s.placed.push(move.data[0]);
        spend(symbols.view());
        if (handSize() == 0)
            endPlacing();
    }

    void endPlacing()
    {
        if (!mustChooseDraw()) {
            endTurn(false);
            beginTurns();
        }
    }

    /// Opens the draw decision, or does the only thing possible (CCC-18, CCC-20).
    bool mustChooseDraw()
    {
        for (int i = 0; i < m_params.optionCount && m_s.turnsLeft == 0; ++i) {
            if (i != m_params.noDraw && m_rules.mayDraw(m_s, i)) {
                m_s.phase = Phase::Draw;
                return true;
            }
        }
        m_tell(&EventWriter::notDrawn, m_s, true);
        return false;
    }

    void chooseDraw(int index)
    {
        const DrawOption &option = m_params.options[toIndex(index)];
        m_s.option = static_cast<std::uint8_t>(index);
        if (option.draw == 0) {
            m_tell(&EventWriter::notDrawn, m_s, false);
            endTurn(false);
            beginTurns();
        } else if (option.discard == 0) {
            draw(option);
        } else if (option.discard == handSize()) { // CCC-18: the whole hand, nothing to choose
            discardAll();
        } else {
            m_s.phase = Phase::Discard;
        }
    }

    void discardAll()
    {
        std::array<std::uint8_t, kMaxCards> cards{};
        std::size_t count = 0;
        for (const Kind kind : kSortedKinds) {
            for (int i = hand()[kind]; i > 0; --i)
                cards[count++] = kind;
        }
        discard({cards.data(), count});
    }

    void discard(std::span<const std::uint8_t> cards)
    {
        m_tell(&EventWriter::discarded, m_s, cards);
        spend(cards);
        draw(m_params.options[m_s.option]);
    }

    using Drawn = std::array<Kind, kMaxCards>;

    /// The actor takes cards from the stock.
    Drawn take(int count)
    {
        Drawn cards{};
        ChanceAccess<AnyChance> stock(m_s, m_chance);
        KindCounts &mine = hand();
        KindNibbles &drawn = m_s.drawn[toIndex(m_s.actor)];
        for (int i = 0; i < count; ++i) {
            const Kind kind = stock.take(i);
            ++mine[kind];
            drawn.add(kind);
            cards[toIndex(i)] = kind;
        }
        m_s.stock = static_cast<std::uint8_t>(m_s.stock - count);
        m_s.place = static_cast<std::uint8_t>(m_s.place + count);
        handSize() = static_cast<std::uint8_t>(handSize() + count);
        return cards;
    }

    void draw(const DrawOption &option)
    {
        const Drawn cards = take(option.draw);
        m_tell(&EventWriter::drew, m_s, option, std::span(cards).first(toIndex(option.draw)));
        while (m_s.stock == 0 && m_s.turnsLeft == 0)
            exhaust();
        endTurn(true);
        beginTurns();
    }

    /// CCC-19, CCC-A7: the used cards become the stock at once, without used cards it is exhausted again.
    /// CCC-20: at the last exhaustion everybody gets one more turn after this one.
    void exhaust()
    {
        if (++m_s.exhausted >= m_params.stockCycles) {
            m_s.turnsLeft = static_cast<std::uint8_t>(m_params.seats + 1);
            m_tell(&EventWriter::lastTurns, m_s);
            return;
        }
        m_s.composition = m_s.used;
        m_s.undecided = m_s.used;
        m_s.stock = static_cast<std::uint8_t>(m_s.used.total());
        m_s.used = {};
        m_s.lastUsed = kNoKind;
        m_s.place = 0;
        ++m_s.epoch;
        m_s.drawn = {};
        m_tell(&EventWriter::reshuffled, m_s);
    }

    /// CCC-10: the coins of the turn count from now on, all at once.
    void merge()
    {
        for (const std::uint8_t slot : m_s.placed)
            m_rules.addCoin(m_s, slot, m_s.actor);
    }

    void endTurn(bool drew)
    {
        const bool idle = m_s.placed.empty() && !drew;
        if (!m_s.placed.empty()) {
            m_tell(&EventWriter::merging, m_s);
            merge();
            m_s.placed.clear();
        }
        m_s.idle = idle ? static_cast<std::uint8_t>(m_s.idle + 1) : std::uint8_t{0};
        m_s.option = 0;
        if (m_s.turnsLeft > 0 && --m_s.turnsLeft == 0) // CCC-20
            return finish(EndReason::Stock);
        if (m_s.idle >= m_params.idleLimit) // CCC-A8
            return finish(EndReason::Idle);
        m_s.actor = static_cast<SeatId>(m_s.actor + 1 == m_params.seats ? 0 : m_s.actor + 1);
        ++m_s.turn;
        m_s.phase = Phase::Place;
    }

    void finish(EndReason cause)
    {
        m_s.phase = Phase::Over;
        m_s.end = cause;
        m_tell(&EventWriter::ended, m_s);
    }

    /// Begins the turn of the actor and passes over turns in which nothing can be decided.
    void beginTurns()
    {
        while (m_s.phase != Phase::Over) {
            m_tell(&EventWriter::turnBegins, m_s);
            if (handSize() > 0 && m_rules.open(m_s, m_s.actor).any())
                return;
            m_tell(&EventWriter::skippedPlacing, m_s);
            if (mustChooseDraw())
                return;
            endTurn(false);
        }
    }

    const Rules &m_rules;
    const Params &m_params;
    State &m_s;
    AnyChance &m_chance;
    EventOutput<Rules, EventWriter> m_tell;
};

} // namespace

State Rules::start(Chance &chance, Events *events) const
{
    State state;
    state.composition = m_params.deck; // CCC-2
    state.undecided = m_params.deck;
    state.stock = static_cast<std::uint8_t>(m_params.deckSize);
    MoveExecutor(*this, state, chance, events).deal();
    return state;
}

void Rules::apply(State &state, const Move &move, Chance &chance, Events *events) const
{
    MoveExecutor(*this, state, chance, events).play(move);
}

void Rules::apply(State &state, const Move &move, SearchChance &chance, Events *events) const
{
    MoveExecutor(*this, state, chance, events).play(move);
}

} // namespace takujo::ccc
