#include "rules/rules.h"

namespace takujo::couperation {

namespace {

constexpr int kMaxSlots = 64;
constexpr int kTries = 200; ///< for the few cards known to be with somebody

/// One hidden place of a card: a hand, a secret discard, under a face-down card, or the pack.
struct Slot
{
    enum class Kind : std::uint8_t { Hand, Discard, Tower, Pack };
    Kind kind = Kind::Pack;
    SeatId seat = kNoSeat;
    std::uint8_t place = 0;
};

/// Deals the cards a view does not know over the hidden places, uniformly over what it allows.
class Dealer
{
public:
    Dealer(const Rules &rules, const View &view, State &state, Rng &rng)
        : m_rules(rules), m_view(view), m_s(state), m_rng(rng)
    {}

    void run()
    {
        findUnseen();
        findSlots();
        putBound();
        putFree();
    }

private:
    bool hides(SeatId seat) const { return seat != m_view.seat && !m_rules.params().openHands; }

    void findUnseen()
    {
        CardSet seen = m_view.reserve | m_view.gone;
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            seen |= m_view.hand[seat] | m_view.discarded[seat];
        for (std::size_t place = 0; place < kPlaces; ++place) {
            const Card card =
                m_view.tower[place] == kHidden ? m_view.under[place] : m_view.tower[place];
            seen |= card == 0 ? 0 : bitOf(card);
        }
        m_unseen = kAllGlasses & ~seen;
        for (CardSet cards = m_unseen; cards != 0;) {
            const Card card = pop(cards);
            m_bound |= holders()[card] != 0 ? bitOf(card) : 0;
        }
    }

    void findSlots()
    {
        for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
            const auto s = toIndex(seat);
            const bool hand = hides(seat) && Rules::shownStuck(m_view) != seat;
            for (int i = 0; hand && i < m_view.handSize[s]; ++i)
                m_slots[m_count++] = {Slot::Kind::Hand, seat, 0};
            for (int i = 0; hides(seat) && i < m_view.discards[s]; ++i)
                m_slots[m_count++] = {Slot::Kind::Discard, seat, 0};
        }
        for (std::uint8_t place = 0; place < kPlaces; ++place) {
            if (m_view.tower[place] == kHidden && m_view.under[place] == 0)
                m_slots[m_count++] = {Slot::Kind::Tower,
                                      static_cast<SeatId>(m_view.owner[place] - 1), place};
        }
    }

    const Holders &holders() const
    {
        return m_view.seat == kNoSeat ? m_view.holders : m_view.knows;
    }

    /// Independent draws, again when two meet: every allowed way is equally likely.
    void putBound()
    {
        bool met = m_bound != 0;
        for (int attempt = 0; met && attempt < kTries; ++attempt) {
            m_taken = {};
            met = false;
            for (CardSet cards = m_bound; cards != 0 && !met;) {
                const Card card = pop(cards);
                const int slot = anySlotOf(holders()[card]);
                met = slot < 0 || m_taken[toIndex(slot)] != 0;
                if (!met)
                    m_taken[toIndex(slot)] = card;
            }
        }
        if (met)
            matchBound();
    }

    int anySlotOf(SeatSet seats)
    {
        std::array<std::uint8_t, kMaxSlots> fit{};
        std::uint32_t count = 0;
        for (std::size_t i = 0; i < m_count; ++i) {
            if (contains(seats, m_slots[i].seat))
                fit[count++] = static_cast<std::uint8_t>(i);
        }
        return count == 0 ? -1 : fit[m_rng.below(count)];
    }

    /// Crowded hands that the draws do not hit: some way that is allowed, whatever its likelihood.
    void matchBound()
    {
        m_taken = {};
        for (CardSet cards = m_bound; cards != 0;) {
            std::uint64_t tried = 0;
            matchCard(pop(cards), tried);
        }
    }

    /// A slot for the card, for which others move on (an augmenting path of a bipartite matching).
    bool matchCard(Card card, std::uint64_t &tried)
    {
        const std::uint32_t first = m_rng.below(static_cast<std::uint32_t>(m_count));
        for (std::size_t k = 0; k < m_count; ++k) {
            const std::size_t i = (first + k) % m_count;
            if (!contains(holders()[card], m_slots[i].seat) || (tried >> i & 1) != 0)
                continue;
            tried |= std::uint64_t{1} << i;
            if (m_taken[i] == 0 || matchCard(m_taken[i], tried)) {
                m_taken[i] = card;
                return true;
            }
        }
        return false;
    }

    void putFree()
    {
        CardSet rest = m_unseen;
        for (std::size_t i = 0; i < m_count; ++i)
            rest &= m_taken[i] != 0 ? ~bitOf(m_taken[i]) : ~CardSet{0};
        int left = countOf(rest);
        for (std::size_t i = 0; i < m_count; ++i) {
            Card card = m_taken[i];
            if (card == 0) {
                card =
                    nthOf(rest, static_cast<int>(m_rng.below(static_cast<std::uint32_t>(left--))));
                rest &= ~bitOf(card);
            }
            put(m_slots[i], card);
        }
        m_s.undecided = rest;
    }

    void put(const Slot &slot, Card card)
    {
        const auto seat = toIndex(slot.seat);
        if (slot.kind == Slot::Kind::Tower)
            m_s.under[slot.place] = card;
        else
            (slot.kind == Slot::Kind::Hand ? m_s.hand : m_s.discarded)[seat] |= bitOf(card);
    }

    const Rules &m_rules;
    const View &m_view;
    State &m_s;
    Rng &m_rng;
    CardSet m_unseen = 0;
    CardSet m_bound = 0; ///< unseen, but known to be with somebody
    std::array<Slot, kMaxSlots> m_slots{};
    std::array<Card, kMaxSlots> m_taken{};
    std::size_t m_count = 0;
};

/// What the other seats remember is taken to be what everybody could: a little less than they may.
void guessMemories(const Rules &rules, const View &view, State &state)
{
    for (SeatId seat = 0; seat < rules.seats(); ++seat) {
        const auto s = toIndex(seat);
        if (seat == view.seat) {
            state.knows[s] = view.knows;
            continue;
        }
        state.knows[s] = view.holders;
        CardSet own = state.hand[s] | state.discarded[s];
        for (std::size_t place = 0; place < kPlaces; ++place)
            own |= state.owner[place] == seat + 1 ? bitOf(state.under[place]) : 0;
        while (own != 0)
            state.knows[s][pop(own)] = 0;
    }
}

} // namespace

State Rules::determinize(const View &view, Rng &rng) const
{
    State state;
    static_cast<PublicState &>(state) = view;
    state.hand = view.hand;
    state.discarded = view.discarded;
    state.under = view.under;
    Dealer(*this, view, state, rng).run();
    guessMemories(*this, view, state);
    return state;
}

} // namespace takujo::couperation
