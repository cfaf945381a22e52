#include "rules/catching.h"

#include <algorithm>

namespace takujo::coldwater {

namespace {

/// Carries out one move and what follows from it without a choice.
template<class AnyChance>
class MoveExecutor : Catching<AnyChance>
{
    using Base = Catching<AnyChance>;
    using Base::ask;
    using Base::board;
    using Base::m_draws;
    using Base::m_params;
    using Base::m_rules;
    using Base::m_s;
    using Base::m_tell;
    using Base::seat;

public:
    using Base::Base;

    void play(const Move &move)
    {
        ++m_s.ply;
        if (!carryOut(move))
            resume();
    }

    void deal()
    {
        m_s.bag.fill(static_cast<std::uint8_t>(m_params.baitPerColour));
        m_s.bag[kClear] = static_cast<std::uint8_t>(m_params.clearBait);
        m_s.mastersLeft = ~std::uint64_t{0} >> (64 - m_params.masters.size());
        m_s.mysteryLeft = ~0U >> (32 - m_params.mystery.size());
        m_s.tackleLeft.fill(static_cast<std::uint8_t>(m_params.tackleEach));
        m_s.tackleShuffled = m_s.tackleLeft;
        m_s.display.fill(kNone);
        for (std::size_t kind = 0; kind < m_params.fish.size(); ++kind)
            m_s.undecided[kind / 64] |= std::uint64_t{1} << (kind % 64);
        for (std::size_t species = 0; species < m_params.species.size(); ++species)
            m_s.under[species] = m_params.species[species].count;
        for (auto &kinds : m_s.kinds)
            kinds.fill(kNone);
        for (auto &species : m_s.species)
            species.fill(kNone);
        dealBoard();
        dealSeats();
        m_tell(&EventWriter::dealt, m_s);
        beginTurn();
    }

private:
    void dealBoard()
    {
        for (int slot = 0; slot < kSlots; ++slot)
            m_s.cards[toIndex(slot)] = m_draws.front(slot / kZones);
        for (int location = 0; location < kLocations; ++location)
            m_s.tops[toIndex(location)] = m_draws.front(location);
        fillDisplay();
        m_s.mystery = m_draws.mystery();
        if (m_params.tagScoring)
            m_s.boardTag = m_draws.tag();
        for (std::size_t colour = 0; colour < kColours; ++colour)
            m_s.token[colour] = m_params.startTokens[colour] ? 1 : 0;
    }

    void dealSeats()
    {
        for (SeatId owner = 0; owner < m_params.seats; ++owner) {
            m_s.actor = owner;
            m_s.hand[seat()] = 1;
            bool shuffled = false;
            for (int i = 0; i < m_params.startTackle; ++i)
                ++m_s.tackle[seat()][m_draws.tackle(shuffled)];
            for (std::size_t zone = 0; zone < kZones; ++zone) {
                for (int i = 0; m_params.startZones[zone] && i < sizeOf(static_cast<int>(zone));
                     ++i)
                    ++board()[zone][m_draws.bait(false)]; // a clear piece is redrawn
            }
        }
        m_s.actor = 0;
    }

    bool carryOut(const Move &move)
    {
        switch (move.kind) {
        case kPlace: return place(move.data[0]);
        case kPickUp: return pickUp(move.data[0]);
        case kRefill: return refill(move.data[0]);
        case kTakeMaster: return takeMaster(move.data[0]);
        case kUseLure: return ask(Phase::Lure);
        case kUseReel: return ask(Phase::Reel);
        case kLureBait: return this->lure(move);
        case kReelBait: return reel(move);
        case kRemove: return this->remove(move.data[0]);
        case kFill: this->fill(move.data[0]); return this->giveBait();
        case kNext: return this->startCatch(move.data[0]);
        case kTake: return this->decideTake(move);
        case kClaim: return this->claim(move.data[0] != 0);
        case kShow: return show(move.data[1]);
        default: return flip();
        }
    }

    /// CW-2
    bool place(std::uint8_t space)
    {
        const std::uint8_t number = m_s.hand[seat()];
        m_s.token[space] = number;
        m_s.hand[seat()] = 0;
        m_s.placed = space;
        m_s.acted = 1;
        m_tell(&EventWriter::placed, m_s, space, number);
        return act(space, number);
    }

    /// CW-3
    bool pickUp(std::uint8_t space)
    {
        const std::uint8_t number = m_s.token[space];
        m_s.hand[seat()] = number;
        m_s.token[space] = 0;
        m_s.acted = 1;
        m_tell(&EventWriter::pickedUp, m_s, space, number);
        return act(space, number);
    }

    bool act(std::uint8_t space, std::uint8_t number)
    {
        if (space == kHarbour) {
            m_s.harbour = number; // CW-8, CW-9
            return false;
        }
        m_s.colour = space;
        m_s.number = number;
        bool any = false;
        for (const auto &zone : board())
            any = any || zone[space] > 0;
        if (any && !m_params.forcedRemoval)
            return ask(Phase::Remove);
        return this->remove((1U << kZones) - 1); // CW-A1
    }

    /// CW-8, CW-10, CW-A6
    bool refill(std::uint8_t zone)
    {
        --m_s.harbour;
        const auto before = board()[zone];
        std::uint8_t clear = 0;
        bool back = false; // used bait, by them
        for (int left = sizeOf(zone) - Rules::zoneTotal(m_s, m_s.actor, zone); left > 0;) {
            if (m_draws.sum(m_s.bag) == 0) {
                if (!returnDiscard())
                    break;
                m_tell(&EventWriter::bagFilled, m_s);
            }
            const std::uint8_t colour = m_draws.bait(true);
            if (colour == kClear) {
                ++clear;
                back = returnDiscard() || back;
                continue;
            }
            ++board()[zone][colour];
            --left;
        }
        m_s.bag[kClear] = static_cast<std::uint8_t>(m_s.bag[kClear] + clear);
        m_tell(&EventWriter::refilled, m_s, zone, before);
        if (clear > 0)
            m_tell(&EventWriter::cleared, m_s, back);
        return false;
    }

    bool returnDiscard()
    {
        bool any = false;
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            any = any || m_s.discard[colour] > 0;
            m_s.bag[colour] = static_cast<std::uint8_t>(m_s.bag[colour] + m_s.discard[colour]);
            m_s.discard[colour] = 0;
        }
        return any;
    }

    /// CW-8: from the display or the top of the deck; the display is refilled at once.
    bool takeMaster(std::uint8_t which)
    {
        --m_s.harbour;
        const bool top = which == kDeckTop;
        const std::uint8_t card = top ? m_draws.master() : which;
        m_tell(&EventWriter::tookMaster, m_s, card, top);
        m_s.open[seat()].push({card, 0});
        if (!top) {
            const auto taken = std::find(m_s.display.begin(), m_s.display.end(), card);
            *taken = kNone;
            fillDisplay();
            m_tell(&EventWriter::displayRefilled, m_s,
                   static_cast<int>(taken - m_s.display.begin()));
        }
        return false;
    }

    void fillDisplay()
    {
        for (int i = 0; i < m_params.masterDisplay; ++i) {
            std::uint8_t &card = m_s.display[toIndex(i)];
            if (card == kNone)
                card = m_draws.master();
        }
    }

    /// CW-19
    bool reel(const Move &move)
    {
        this->spend(kReel);
        auto &one = board()[move.data[0]];
        auto &other = board()[move.data[2]];
        --one[move.data[1]];
        ++other[move.data[1]];
        --other[move.data[3]];
        ++one[move.data[3]];
        m_tell(&EventWriter::reeled, m_s, move);
        return false;
    }

    /// CW-4
    bool flip()
    {
        m_s.hand[seat()] = static_cast<std::uint8_t>(3 - m_s.hand[seat()]);
        m_tell(&EventWriter::flipped, m_s);
        return endTurn();
    }

    /// Goes on after everything of the last move is resolved. Ends with a decision or the end.
    void resume()
    {
        if (m_s.harbour > 0) {
            ask(Phase::Harbour);
        } else if (m_s.acted != 0) {
            nextStep();
        } else if (m_s.step < 3) {
            ask(m_s.step == 1 ? Phase::Place : Phase::PickUp);
        } else if (m_rules.mayLure(m_s) || m_rules.mayReel(m_s)) { // CW-A15
            ask(Phase::Flip);
        } else {
            flip();
        }
    }

    void nextStep()
    {
        startStep(static_cast<std::uint8_t>(m_s.step + 1));
        resume();
    }

    void startStep(std::uint8_t step)
    {
        m_s.step = step;
        m_s.acted = 0;
        m_s.fresh = {}; // CW-13
        m_s.claims = static_cast<std::uint8_t>(m_params.mysteryPerStep);
    }

    void beginTurn()
    {
        startStep(1);
        m_s.placed = kNone;
        m_tell(&EventWriter::turnBegins, m_s);
        ask(Phase::Place);
    }

    /// CW-26, CW-30, CW-A21. Always ends with a decision or the end.
    bool endTurn()
    {
        const bool triggered = m_s.end != EndReason::None;
        const int left = m_params.maxRounds * m_params.seats - m_s.turn - 1; // CW-A21
        if (triggered)
            --m_s.lastTurns;
        else if (trigger() && m_params.finalTurns)
            m_s.lastTurns = static_cast<std::uint8_t>(std::min(m_params.seats - 1, left));
        if (left <= 0 && m_s.end == EndReason::None)
            m_s.end = EndReason::Rounds;
        if (!triggered && m_s.end != EndReason::None)
            m_tell(&EventWriter::triggered, m_s);
        if (m_s.end != EndReason::None && (m_s.lastTurns == 0 || left <= 0))
            return startContest();
        m_s.actor = static_cast<SeatId>(m_s.actor + 1 == m_params.seats ? 0 : m_s.actor + 1);
        ++m_s.turn;
        beginTurn();
        return true;
    }

    bool trigger()
    {
        m_s.end = m_rules.endReached(m_s);
        return m_s.end != EndReason::None;
    }

    /// CW-27, CW-A19: asked in seat order, only where there is a choice.
    bool startContest()
    {
        startStep(0);
        m_s.lastTurns = 0;
        m_s.placed = kNone;
        m_s.claims = 0;
        m_s.actor = 0;
        m_s.contest = 0;
        m_tell(&EventWriter::contestBegins);
        return advanceContest();
    }

    bool advanceContest()
    {
        for (; m_s.actor < m_params.seats; ++m_s.actor, m_s.contest = 0) {
            for (; m_s.contest < m_params.species.size(); ++m_s.contest) {
                const std::uint32_t fish = Rules::fishOf(m_s, m_s.actor, m_s.contest);
                if (countOnes(fish) > 1)
                    return ask(Phase::Contest);
                m_s.chosen[seat()] |= fish;
            }
        }
        m_s.actor = 0;
        ask(Phase::Over);
        m_tell(&EventWriter::ended, m_s);
        return true;
    }

    bool show(std::uint8_t kind)
    {
        for (int i = 0; i < m_s.caught[seat()]; ++i) {
            if (m_s.kinds[seat()][toIndex(i)] == kind)
                m_s.chosen[seat()] |= 1U << toIndex(i);
        }
        m_tell(&EventWriter::chose, m_s, kind);
        ++m_s.contest;
        return advanceContest();
    }
};

} // namespace

State Rules::start(Chance &chance, Events *events) const
{
    State state;
    MoveExecutor<Chance>(*this, state, chance, events).deal();
    return state;
}

void Rules::apply(State &state, const Move &move, Chance &chance, Events *events) const
{
    MoveExecutor<Chance>(*this, state, chance, events).play(move);
}

void Rules::apply(State &state, const Move &move, SearchChance &chance, Events *events) const
{
    MoveExecutor<SearchChance>(*this, state, chance, events).play(move);
}

} // namespace takujo::coldwater
