#include "rules/rules.h"

#include <string>

namespace takujo::couperation {

namespace {

/// Looks for what can never be; in plain English for test logs and refused positions.
class InvariantChecker
{
public:
    InvariantChecker(const Rules &rules, const State &state)
        : m_rules(rules), m_params(rules.params()), m_s(state)
    {}

    std::vector<std::string> run()
    {
        cards();
        tower();
        hands();
        pack();
        phases();
        memories();
        return std::move(m_broken);
    }

private:
    void expect(bool holds, const std::string &what)
    {
        if (!holds)
            m_broken.push_back(what);
    }

    void count(CardSet cards)
    {
        while (cards != 0)
            ++m_count[pop(cards)];
    }

    void cards()
    {
        count(m_s.reserve);
        count(m_s.gone);
        count(m_s.undecided);
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
            count(m_s.hand[seat]);
            count(m_s.discarded[seat]);
        }
        for (std::size_t place = 0; place < kPlaces; ++place) {
            const Card card = m_s.tower[place] == kHidden ? m_s.under[place] : m_s.tower[place];
            ++m_count[card < kCards ? card : 0];
        }
        const bool before = m_s.finishAt == FinishAt::Seat || m_s.finishAt == FinishAt::Pack;
        expect((before || m_params.firstGame) == (m_count[kFinish] == 0),
               "the finish card is not where it is said to be");
        m_count[kFinish] = 1;
        for (std::size_t card = 1; card < kCards; ++card)
            expect(m_count[card] == 1, "card " + std::to_string(card) + " occurs " +
                                           std::to_string(m_count[card]) + " times");
    }

    void tower()
    {
        const Geometry &g = m_rules.geometry();
        int filled = 0;
        int down = 0;
        for (int place = 0; place < g.places(); ++place) {
            const Card card = m_s.tower[toIndex(place)];
            filled += card != 0 ? 1 : 0;
            down += card == kHidden ? 1 : 0;
            const bool inBottom = g.col(place) >= m_s.left && g.col(place) <= m_s.right;
            if (g.row(place) == 0)
                expect((card != 0) == inBottom, "the bottom row is not one piece");
            else if (card != 0)
                expect(m_s.tower[g.supports(place)[0]] != 0 && m_s.tower[g.supports(place)[1]] != 0,
                       "a card without two cards below");
            const bool top = m_rules.isTop(place) && !m_params.firstGame;
            expect(card == 0 || !top || card == kFinish, "a glass on top");
            expect((card == kHidden) == (m_s.owner[toIndex(place)] != 0) &&
                       (card == kHidden) == (m_s.under[toIndex(place)] != 0),
                   "a face-down card without a front or an owner");
        }
        expect(filled == m_s.filled && down == m_s.down, "the counts of the tower are wrong");
        expect(m_s.left <= 0 && m_s.right >= 0 && m_s.left >= m_params.minCol() &&
                   m_s.right <= m_params.maxCol() && m_s.right - m_s.left < g.rows(),
               "the bottom row is too wide");
        fits();
    }

    void fits()
    {
        if (m_s.end == EndReason::Contradiction)
            return;
        const Bounds bounds = boundsOf(m_params, m_s);
        for (int place = 0; place < m_rules.geometry().places(); ++place) {
            const int number = numberAt(m_params, m_s, place);
            if (m_s.tower[toIndex(place)] == kHidden)
                expect(bounds.open(place), "no integer fits a face-down card");
            else if (number != 0 && m_s.tower[toIndex(place)] != 0)
                expect(bounds.fits(place, number), "the tower is out of order");
        }
    }

    void hands()
    {
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
            expect(m_s.handSize[seat] == countOf(m_s.hand[seat]), "a hand size is wrong");
            expect(m_s.discards[seat] == countOf(m_s.discarded[seat]), "a discard count is wrong");
            const bool acting = m_s.phase != Phase::Draw && static_cast<int>(seat) == m_s.actor;
            const int most = acting ? kMaxHand : std::max(m_params.handSize, m_params.handLimit);
            expect(m_s.handSize[seat] <= most, "a hand is too large");
        }
    }

    void pack()
    {
        const bool finish = m_s.finishAt == FinishAt::Pack;
        const int all = m_params.packGlasses + (m_params.firstGame ? 0 : 1);
        expect(m_s.pack == countOf(m_s.undecided) + (finish ? 1 : 0) && m_s.pack + m_s.drawn == all,
               "the pack has the wrong size");
        expect(m_s.next == kNumbers - 3 - countOf(m_s.undecided), "the next place is wrong");
        expect(!finish || m_s.drawn <= m_params.finishFirst + m_params.finishCards,
               "the finish card should have been drawn");
        expect((m_s.finishAt == FinishAt::None) == m_params.firstGame, "a finish card too many");
        expect((m_s.finishAt == FinishAt::Seat) == (m_s.finishSeat != kNoSeat),
               "the finish card has the wrong owner");
    }

    void phases()
    {
        const int extra = countOf(m_s.reserve) - m_params.reserveSize;
        const bool full = m_s.filled == m_rules.geometry().towerSize() && m_s.down == 0;
        expect((m_s.phase == Phase::Over) == (m_s.end != EndReason::None), "half over");
        expect((full && m_s.end != EndReason::Contradiction) == (m_s.end == EndReason::Won),
               "a finished tower is a victory");
        expect(m_s.phase == Phase::Over || extra == (m_s.phase == Phase::Reserve ? 1 : 0) ||
                   (m_s.phase == Phase::Adjust && extra == 1),
               "the reserve has the wrong size");
        expect((m_s.phase == Phase::Draw) == (m_s.drawMax > 0) && m_s.drawMax <= m_s.pack &&
                   m_s.drawMax <= 4,
               "the number that may be drawn is wrong");
        expect(m_s.phase != Phase::Adjust || m_s.handSize[toIndex(m_s.actor)] > m_params.handLimit,
               "nothing to discard");
        const Card last = m_s.tower[m_s.lastPlace];
        expect(m_s.last != Last::Up || (last != 0 && last != kHidden), "the last card is gone");
        expect(m_s.last != Last::Down || last == kHidden, "the last card is not face down");
        expect(m_s.skipped <= m_params.seats, "too many skipped turns");
    }

    void memories()
    {
        remembered(m_s.holders, kNoSeat);
        for (SeatId seat = 0; seat < m_rules.seats(); ++seat)
            remembered(m_s.knows[toIndex(seat)], seat);
    }

    /// Whoever remembers where a card went is right.
    void remembered(const Holders &holders, SeatId who)
    {
        for (Card card = 1; card <= kNumbers; ++card) {
            if (holders[card] == 0)
                continue;
            SeatId holder = kNoSeat;
            for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
                if (holds(m_s.hand[toIndex(seat)] | m_s.discarded[toIndex(seat)], card))
                    holder = seat;
            }
            for (std::size_t place = 0; place < kPlaces; ++place) {
                if (m_s.tower[place] == kHidden && m_s.under[place] == card)
                    holder = static_cast<SeatId>(m_s.owner[place] - 1);
            }
            expect(holder != kNoSeat && contains(holders[card], holder) && holder != who,
                   "a memory of card " + std::to_string(card) + " is wrong");
        }
    }

    const Rules &m_rules;
    const Params &m_params;
    const State &m_s;
    std::array<int, kCards> m_count{};
    std::vector<std::string> m_broken;
};

} // namespace

std::vector<std::string> Rules::invariants(const State &state) const
{
    return InvariantChecker(*this, state).run();
}

} // namespace takujo::couperation
