#pragma once
#include "game/event_output.h"
#include "rules/chance_access.h"
#include "rules/event_writer.h"

namespace takujo::coldwater {

/// From a removal of bait to the last fish it caught (CW-A17). The functions return true when
/// somebody has to decide before it can go on; `phase` says what.
template<class AnyChance>
class Catching
{
public:
    Catching(const Rules &rules, State &state, AnyChance &chance, Events *events)
        : m_rules(rules),
          m_params(rules.params()),
          m_s(state),
          m_draws(rules.params(), state, chance),
          m_tell(rules, events)
    {}

protected:
    std::size_t seat() const { return toIndex(m_s.actor); }
    auto &board() { return m_s.bait[seat()]; }
    bool ask(Phase phase)
    {
        m_s.phase = phase;
        return true;
    }

    /// CW-6, CW-7: the token's number of bait of that colour leaves these zones at once.
    bool remove(unsigned zones)
    {
        const auto before = board();
        for (std::size_t zone = 0; zone < kZones; ++zone) {
            std::uint8_t &bait = board()[zone][m_s.colour];
            const auto out =
                static_cast<std::uint8_t>(m_s.number == 1 ? std::min<int>(bait, 1) : bait);
            if ((zones >> zone & 1) != 0)
                takeOut(zone, out);
        }
        m_tell(&EventWriter::removed, m_s, before, m_s.number == 1 ? "CW-6" : "CW-7");
        return giveBait();
    }

    /// CW-18
    bool lure(const Move &move)
    {
        const auto before = board();
        m_s.colour = move.data[0];
        spend(kLure);
        takeOut(move.data[1], 1);
        if (move.data[2] != kNoZone)
            takeOut(move.data[2], 1);
        m_tell(&EventWriter::removed, m_s, before, "CW-18");
        return giveBait();
    }

    /// CW-A5: to the only place, to all places when there is enough for all, else the owner chooses.
    bool giveBait()
    {
        while (m_s.pending > 0) {
            int slots = 0;
            int cards = 0;
            std::uint8_t any = kNone;
            for (const Master &master : m_s.open[seat()]) {
                const int empty = m_rules.emptySlots(master, m_s.colour);
                slots += empty;
                cards += empty > 0 ? 1 : 0;
                any = empty > 0 ? master.card : any;
            }
            if (slots == 0) {
                m_s.discard[m_s.colour] =
                    static_cast<std::uint8_t>(m_s.discard[m_s.colour] + m_s.pending);
                m_s.pending = 0;
            } else if (cards == 1 || m_s.pending >= slots) {
                fill(any);
            } else {
                return ask(Phase::Slot);
            }
        }
        return nextZone();
    }

    /// One bait onto the card; a full card is caught at once (CW-A5).
    void fill(std::uint8_t card)
    {
        auto &open = m_s.open[seat()];
        std::size_t i = 0;
        while (open[i].card != card)
            ++i;
        const MasterData &data = m_params.masters[card];
        std::size_t slot = 0;
        while (data.colour[slot] != m_s.colour || (open[i].filled >> slot & 1) != 0)
            ++slot;
        open[i].filled = static_cast<std::uint8_t>(open[i].filled | 1U << slot);
        --m_s.pending;
        const bool full = countOnes(open[i].filled) == data.slots;
        m_tell(&EventWriter::filled, m_s, card);
        if (full)
            catchMaster(i);
    }

    /// CW-A2: the owner orders several catches.
    bool nextZone()
    {
        if (countOnes(m_s.emptied) > 1)
            return ask(Phase::NextZone);
        if (m_s.emptied != 0)
            return startCatch(std::countr_zero(m_s.emptied));
        m_s.colour = kNone;
        m_s.number = 0;
        m_s.zone = kNone;
        m_s.target = kNone;
        m_s.moved = 0;
        return false;
    }

    bool startCatch(int zone)
    {
        m_s.emptied = static_cast<std::uint8_t>(m_s.emptied & ~(1U << static_cast<unsigned>(zone)));
        m_s.zone = static_cast<std::uint8_t>(zone);
        m_s.target = static_cast<std::uint8_t>(slotOf(locationOf(m_s.colour), zone));
        m_s.moved = 0;
        if (zone == 2 && m_params.zone5Bonus) // CW-13, CW-A10
            drawTackle();
        if (m_s.cards[m_s.target].species == kNone) { // CW-A9
            m_tell(&EventWriter::noFish, m_s);
            return nextZone();
        }
        return offer();
    }

    /// CW-14, CW-16, CW-17: asks when there is another card than the one at hand.
    bool offer()
    {
        bool other = m_rules.mayTakeTop(m_s);
        for (int location = 0; location < kLocations; ++location)
            other = other || m_rules.mayRodTo(m_s, location);
        for (int zone = 0; zone < kZones; ++zone)
            other = other || m_rules.mayLineTo(m_s, zone);
        return other ? ask(Phase::Catch) : takeFish(false);
    }

    bool decideTake(const Move &move)
    {
        if (move.data[0] == kTakeOwn || move.data[0] == kTakeTop)
            return takeFish(move.data[0] == kTakeTop);
        const bool rod = move.data[0] == kTakeRod;
        spend(rod ? kRod : kLine);
        m_s.target = static_cast<std::uint8_t>(rod ? slotOf(move.data[1], m_s.target % kZones)
                                                   : slotOf(m_s.target / kZones, move.data[1]));
        m_s.moved = 1;
        m_tell(&EventWriter::retargeted, m_s, rod ? kRod : kLine);
        return offer(); // CW-A16: several on one catch
    }

    /// CW-12, CW-15: the card goes to the catch, its place is refilled from that location's deck.
    bool takeFish(bool top)
    {
        const int location = m_s.target / kZones;
        const Front card = top ? m_s.tops[toIndex(location)] : m_s.cards[m_s.target];
        const std::uint8_t index = m_s.caught[seat()]++;
        m_s.species[seat()][index] = card.species;
        m_s.kinds[seat()][index] = m_draws.back(card);
        m_tell(&EventWriter::caught, m_s, card, top);
        if (!top) {
            m_s.cards[m_s.target] = m_s.tops[toIndex(location)];
            m_tell(&EventWriter::slotRefilled, m_s);
        }
        m_s.tops[toIndex(location)] = m_draws.front(location);
        m_tell(&EventWriter::topShown, m_s, location);
        awards(card.species);
        return m_rules.mayClaim(m_s) ? ask(Phase::Claim) : nextZone(); // CW-20, CW-A18
    }

    bool claim(bool yes)
    {
        if (yes) {
            m_s.shown[seat()] |= 1U << (m_s.caught[seat()] - 1U);
            m_s.mysteryWon[seat()] |= 1U << m_s.mystery;
            --m_s.claims;
            m_tell(&EventWriter::claimed, m_s);
            m_s.mystery = m_draws.mystery();
            m_tell(&EventWriter::mysteryShown, m_s);
        }
        return nextZone();
    }

    void spend(Tackle kind)
    {
        --m_s.tackle[seat()][kind];
        ++m_s.tackleUsed[kind];
        m_tell(&EventWriter::usedTackle, m_s, kind);
    }

    const Rules &m_rules;
    const Params &m_params;
    State &m_s;
    ChanceAccess<AnyChance> m_draws;
    EventOutput<Rules, EventWriter> m_tell;

private:
    void takeOut(std::size_t zone, std::uint8_t count)
    {
        if (count == 0)
            return;
        std::uint8_t &bait = board()[zone][m_s.colour];
        bait = static_cast<std::uint8_t>(bait - count);
        m_s.pending = static_cast<std::uint8_t>(m_s.pending + count);
        if (Rules::zoneTotal(m_s, m_s.actor, static_cast<int>(zone)) == 0)
            m_s.emptied = static_cast<std::uint8_t>(m_s.emptied | 1U << zone);
    }

    void catchMaster(std::size_t i)
    {
        auto &open = m_s.open[seat()];
        const std::uint8_t card = open[i].card;
        const MasterData &data = m_params.masters[card];
        for (std::size_t slot = 0; slot < data.slots; ++slot)
            ++m_s.discard[data.colour[slot]];
        for (; i + 1 < open.size(); ++i)
            open[i] = open[i + 1];
        open[i] = {};
        --open.count;
        m_s.mastersCaught[seat()] |= std::uint64_t{1} << card;
        m_tell(&EventWriter::masterCaught, m_s, card);
        const SeatSet me = seatBit(m_s.actor);
        if ((m_s.alike & me) == 0 && m_rules.hasThreeAlike(m_s, m_s.actor)) { // CW-23
            m_s.alike = static_cast<SeatSet>(m_s.alike | me);
            m_tell(&EventWriter::trophy, m_s, "alike", m_params.masterPoints, "CW-23");
        }
        if ((m_s.different & me) == 0 && m_rules.masterSpecies(m_s, m_s.actor) >= 4) {
            m_s.different = static_cast<SeatSet>(m_s.different | me);
            m_tell(&EventWriter::trophy, m_s, "different", m_params.masterPoints, "CW-23");
        }
    }

    void drawTackle()
    {
        bool shuffled = false;
        const std::uint8_t kind = m_draws.tackle(shuffled);
        if (shuffled)
            m_tell(&EventWriter::tackleShuffled);
        if (kind != kNone) {
            ++m_s.tackle[seat()][kind];
            ++m_s.fresh[kind];
        }
        m_tell(&EventWriter::drewTackle, m_s, kind);
    }

    /// The next trophy of a pile for this seat, 0 when there is none left.
    std::uint8_t nextRank(const std::array<std::uint8_t, kMaxSeats> &ranks) const
    {
        const auto taken =
            std::count_if(ranks.begin(), ranks.end(), [](auto rank) { return rank > 0; });
        return toIndex(taken) < m_params.ladder.size() ? static_cast<std::uint8_t>(taken + 1)
                                                       : std::uint8_t{0};
    }

    /// CW-21, CW-22, CW-24, resolved at once (CW-25).
    void awards(std::uint8_t species)
    {
        const std::uint32_t had = m_s.speciesHad[seat()];
        const std::uint32_t has = had | 1U << species;
        m_s.speciesHad[seat()] = has;
        const bool isNew = has != had;
        if (isNew && countOnes(has) == m_params.speciesGoal)
            award(m_s.speciesRank, "species", "CW-21");
        const std::uint32_t small = m_params.smallSpecies;
        if (isNew && small != 0 && (has & small) == small && (had & small) != small)
            award(m_s.smallRank, "small", "CW-22");
        if (m_s.caught[seat()] >= m_params.fishToEnd && m_s.firstDone == kNoSeat) {
            m_s.firstDone = m_s.actor;
            m_tell(&EventWriter::trophy, m_s, "first", m_params.firstPoints, "CW-24");
        }
    }

    void award(std::array<std::uint8_t, kMaxSeats> &ranks, const char *contest, const char *clause)
    {
        const std::uint8_t rank = nextRank(ranks);
        ranks[seat()] = rank;
        if (rank > 0)
            m_tell(&EventWriter::trophy, m_s, contest, m_params.ladder[rank - 1U], clause);
    }
};

} // namespace takujo::coldwater
