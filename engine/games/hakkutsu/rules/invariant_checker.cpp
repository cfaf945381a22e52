#include "rules/rules.h"

#include <algorithm>
#include <bit>

namespace takujo::hakkutsu {

namespace {

/// Collects what does not hold, in plain English.
class InvariantChecker
{
public:
    InvariantChecker(const Rules &rules, const State &s)
        : m_rules(rules), m_params(rules.params()), m_s(s)
    {}

    std::vector<std::string> run()
    {
        piles();
        rocks();
        seats();
        equipment();
        museums();
        phase();
        return std::move(m_out);
    }

private:
    void expect(bool holds, const char *what)
    {
        if (!holds)
            m_out.emplace_back(what);
    }

    void piles()
    {
        int empty = 0;
        std::array<int, kRockDecks> hidden{};
        for (const std::uint8_t cell : m_rules.map().rockCells()) {
            const Pile &pile = m_s.piles[cell];
            empty += pile.height == 0 ? 1 : 0;
            for (int slot = 0; slot < kPile; ++slot)
                card(pile, cell, slot, hidden);
            expect((pile.flags & Pile::kRadar) == 0 || m_s.radarCell != kNone,
                   "radar without a look");
        }
        expect(empty == m_s.empty, "the number of empty cells is wrong");
        for (std::size_t deck = 0; deck < kRockDecks; ++deck) {
            int left = 0;
            for (std::size_t kind = m_params.deckFirst[deck]; kind < m_params.deckFirst[deck + 1];
                 ++kind)
                left += m_s.undecided[kind];
            expect(hidden[deck] <= left, "fewer rocks than face-down places");
        }
    }

    void card(const Pile &pile, int cell, int slot, std::array<int, kRockDecks> &hidden)
    {
        const std::uint8_t kind = pile.kind[toIndex(slot)];
        const std::uint8_t known = pile.known[toIndex(slot)];
        if (slot < pile.top()) {
            expect(kind == kNone && known == 0, "a card that is gone is known");
            return;
        }
        const int deck = m_rules.deckAt(pile, cell, slot);
        expect((kind == kNone) == (known == 0), "a card is known by nobody, or decided for nobody");
        expect(kind == kNone || m_params.rocks[kind].deck == deck, "a rock lies in a foreign area");
        expect((known & kFaceUp) == 0 || (slot == pile.top() && known == kOpen),
               "a lower card lies face up");
        expect(kind != kNone || (pile.flags & Pile::kSwapped) == 0, "a card was swapped unseen");
        hidden[toIndex(deck)] += kind == kNone ? 1 : 0;
    }

    void rocks()
    {
        for (std::size_t kind = 0; kind < m_params.rocks.size(); ++kind) {
            int count = m_s.undecided[kind];
            for (const auto &got : m_s.got)
                count += got[kind];
            for (const auto &cart : m_s.cart)
                count += static_cast<int>(std::count_if(
                    cart.begin(), cart.end(), [&](const Load &load) { return load.kind == kind; }));
            for (const Pile &pile : m_s.piles)
                count += static_cast<int>(std::count(pile.kind.begin(), pile.kind.end(), kind));
            expect(count == m_params.rocks[kind].copies, "a rock is not conserved");
        }
    }

    void seats()
    {
        int coins = m_s.bank;
        for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
            coins += m_s.coins[toIndex(seat)];
            int units = 0;
            for (const Load &load : m_s.cart[toIndex(seat)])
                units += m_params.rocks[load.kind].carry - load.lighter;
            expect(units == m_s.units[toIndex(seat)] && units <= m_params.capacity(),
                   "a cart is too full (HK-18)");
            expect(m_rules.map().exists(m_s.pos[toIndex(seat)]), "a pawn is off the map");
            expect(m_rules.mobility(m_s, seat) >= 1, "a mobility is zero (HK-18)");
        }
        expect(coins == m_params.coinSupply, "a coin is not conserved");
    }

    void equipment()
    {
        Equipment sum = m_s.discards;
        const auto add = [&sum](const Equipment &cards) {
            for (std::size_t e = 0; e < kEffects; ++e)
                sum[e] = static_cast<std::uint8_t>(sum[e] + cards[e]);
        };
        add(m_s.deck);
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
            add(m_s.hands[seat]);
            if (m_s.epoch == 0)
                add(m_s.returned[seat]);
            expect(total(m_s.hands[seat]) == m_s.handSize[seat], "a hand has another size");
            expect(m_s.epoch > 0 || total(m_s.hands[seat]) <= m_params.dealt,
                   "a hand holds more than was dealt (HK-8)");
        }
        expect(m_s.phase == Phase::Museum || sum == m_params.equipmentDeck,
               "an equipment card is not conserved");
        expect(total(m_s.deck) == m_s.deckSize, "the deck has another size");
        for (std::size_t e = 0; e < kEffects; ++e)
            expect(m_s.deck[e] <= m_s.composition[e],
                   "the deck holds what was not shuffled into it");
    }

    void museums()
    {
        unsigned met = 0;
        for (int seat = 0; seat < m_rules.seats(); ++seat) {
            const int museum = m_s.museum[toIndex(seat)];
            const bool waiting = m_s.phase == Phase::Museum && seat <= m_s.actor;
            expect((museum == kNone) == waiting, "a museum is missing");
            if (museum == kNone)
                continue;
            expect((met >> museum & 1U) == 0, "a museum twice");
            met |= 1U << static_cast<unsigned>(museum);
        }
        expect((met & m_s.offer) == 0, "a chosen museum is still offered");
        const int left =
            m_params.museumDraft ? 2 + (m_s.phase == Phase::Museum ? m_s.actor + 1 : 0) : 0;
        expect(std::popcount(m_s.offer) == left, "the museums offered are too many or too few");
    }

    void phase()
    {
        const Pile &pile = m_s.piles[m_s.pos[toIndex(m_s.actor)]];
        const Equipment &hand = m_s.hands[toIndex(m_s.actor)];
        const bool setup = m_s.phase == Phase::Museum || m_s.phase == Phase::Keep;
        expect(setup == (m_s.epoch == 0), "setup and deck do not fit");
        expect((m_s.phase == Phase::Over) == (m_s.end != EndReason::None), "half over");
        switch (m_s.phase) {
        case Phase::Museum:
            expect(m_params.museumDraft, "no museum is chosen in these rules");
            break;
        case Phase::Keep:
            expect(m_params.keeps(m_s.actor, total(hand)) < total(hand), "nothing to put back");
            break;
        case Phase::Look: look(); break;
        case Phase::Swap:
            expect(m_s.radarCell != kNone && m_s.piles[m_s.radarCell].height == kPile &&
                       !m_rules.hides(m_s.piles[m_s.radarCell], m_s.actor),
                   "nothing to swap");
            break;
        case Phase::Mine:
        case Phase::Again: expect(m_rules.mayMine(m_s), "nothing to mine"); break;
        case Phase::Double:
            expect(pile.height > 0 && total(hand) > 0, "no second card to mine");
            break;
        default: break;
        }
    }

    void look()
    {
        const auto cells = m_rules.map().rockCells();
        expect(std::any_of(
                   cells.begin(), cells.end(),
                   [&](int cell) { return m_rules.hides(m_s.piles[toIndex(cell)], m_s.actor); }),
               "nothing to look at");
    }

    const Rules &m_rules;
    const Params &m_params;
    const State &m_s;
    std::vector<std::string> m_out;
};

} // namespace

std::vector<std::string> Rules::invariants(const State &s) const
{
    return InvariantChecker(*this, s).run();
}

} // namespace takujo::hakkutsu
