#include "game/reason_writer.h"
#include "rules/finder.h"
#include "rules/names.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// A search for payments this short finds the plain ones; what it finds can be paid for certain.
constexpr FinderLimits kQuickLook{kMaxCards, 1, 1, 400};
constexpr double kPerCard = 0.05; ///< about the points of a card in hand
constexpr double kLater = 0.5;    ///< share of points that need another coin
constexpr double kPerSquare = 0.2;

/// What a decision of CCC did. The coins of a turn count at its end (CCC-10): here they count at once.
class ReasonWriter : ReasonWriterBase<Rules, View>
{
public:
    using ReasonWriterBase::ReasonWriterBase;

    Reasons run()
    {
        switch (m_move.kind) {
        case kPlace: place(); break;
        case kDone: counted(); break;
        case kDraw: draw(m_move.data[0]); break;
        default: break;
        }
        if (m_move.kind == kDiscard && m_before.seat != m_actor)
            draw(m_before.option);
        else if (m_move.kind != kDraw)
            cardsLeft();
        return take();
    }

private:
    PublicState withCoins() const
    {
        auto p = static_cast<const PublicState &>(m_before);
        for (const std::uint8_t slot : m_before.placed)
            m_rules.addCoin(p, slot, m_actor);
        return p;
    }

    void place()
    {
        const int slot = m_move.data[0];
        const PublicState old = withCoins();
        PublicState now = old;
        m_rules.addCoin(now, slot, m_actor);
        gain(old, now, slot);
        loss(old, now, slot);
        oneMore(now, slot);
        const SquareSet fresh =
            m_rules.open(now, m_actor) & ~m_rules.open(old, m_actor) & m_rules.board().squares();
        if (fresh.any())
            add(ReasonKind::Prepares, Text("why.opens"), "CCC-11", fresh.count(),
                kPerSquare * fresh.count());
    }

    Text square(const char *id, int slot) const
    {
        return Text(id).raw("square", m_rules.board().name(slot));
    }

    int points(int slot) const
    {
        return m_rules.params().points[toIndex(m_rules.board().number(slot))];
    }

    void gain(const PublicState &old, const PublicState &now, int slot)
    {
        const int gained = now.score[seat()] - old.score[seat()];
        const bool own = m_rules.holder(now, slot) == m_actor && m_rules.isOwn(now, slot);
        if (gained > 0)
            add(ReasonKind::Gains, square(own ? "why.own" : "why.near", slot),
                own ? "CCC-5" : "CCC-6", gained, gained);
        else if (own && !m_rules.isOwn(old, slot))
            add(ReasonKind::Denies, square("why.closes", slot), "CCC-5", points(slot),
                kLater * points(slot));
    }

    void loss(const PublicState &old, const PublicState &now, int slot)
    {
        for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
            const int lost = old.score[toIndex(seat)] - now.score[toIndex(seat)];
            if (seat == m_actor)
                continue;
            if (lost > 0)
                add(ReasonKind::Denies, square("why.breaks", slot).seat("seat", seat), "CCC-6",
                    lost, lost);
            else if (m_rules.open(old, seat).test(slot) && !m_rules.open(now, seat).test(slot))
                add(ReasonKind::Denies, square("why.bars", slot).seat("seat", seat), "CCC-12",
                    points(slot), kLater * kLater * points(slot));
        }
    }

    /// The coin after this one.
    void oneMore(const PublicState &now, int slot)
    {
        PublicState next = now;
        m_rules.addCoin(next, slot, m_actor);
        const bool held = m_rules.holder(now, slot) == m_actor;
        if (m_rules.holder(next, slot) != m_actor)
            return;
        if (!held)
            add(ReasonKind::Prepares, square("why.next", slot), "CCC-6", points(slot),
                kLater * points(slot));
        else if (m_rules.isOwn(next, slot) && !m_rules.isOwn(now, slot))
            add(ReasonKind::Prepares, square("why.soon", slot), "CCC-5", points(slot),
                kLater * kLater * points(slot));
    }

    /// Who stops placing lets the coins count.
    void counted()
    {
        const int gained = m_after.score[seat()] - m_before.score[seat()];
        if (gained > 0)
            add(ReasonKind::Gains, Text("why.counted"), "CCC-10", gained, gained);
    }

    void draw(int chosen)
    {
        const DrawOption &option = m_rules.params().options[toIndex(chosen)];
        const int hand = m_before.handSize[seat()];
        const int then = hand - option.discard + option.draw;
        if (option.draw > option.discard)
            add(ReasonKind::Prepares, Text("why.draws").num("hand", then), "CCC-18",
                option.draw - option.discard, 1);
        else if (option.draw > 0)
            add(ReasonKind::Prepares, Text("why.swaps"), "CCC-18", option.draw, 1);
        else
            add(ReasonKind::Keeps, Text("why.hand"), "CCC-18", hand, kPerCard);
    }

    KindCounts handLeft() const
    {
        KindCounts hand = m_before.hand;
        if (m_move.kind == kPlace || m_move.kind == kDiscard) {
            const Symbols symbols = unpack(m_move);
            for (const std::uint8_t symbol : symbols.view())
                --hand[isSplit(symbol) ? aceOf(symbol) : symbol];
        }
        return hand;
    }

    /// What the actor itself sees of its cards; others see how many there are.
    void cardsLeft()
    {
        const int spent = m_move.kind == kDone ? 0 : unpack(m_move).count;
        const int left = m_before.handSize[seat()] - spent;
        if (left <= 0)
            return;
        if (m_before.seat != m_actor) {
            add(ReasonKind::Keeps, Text("why.hand"), "CCC-13", left, kPerCard * left);
            return;
        }
        std::vector<Text> numbers;
        PaymentFinder finder(m_rules.params(), handLeft(), kQuickLook);
        for (int number = 1; number <= kMaxNumber; ++number) {
            if (onBoard(number) && !finder.find(number).empty())
                numbers.push_back(Text("text.number").num("number", number));
        }
        const auto count = static_cast<double>(numbers.size());
        if (!numbers.empty())
            add(ReasonKind::Keeps, Text("why.pays").list("numbers", std::move(numbers)), "CCC-13",
                left, kPerSquare * count);
        else
            add(ReasonKind::Keeps, Text("why.hand"), "CCC-13", left, kPerCard * left);
    }

    bool onBoard(int number) const
    {
        for (SquareSet rest = m_rules.board().squares(); rest.any();) {
            if (m_rules.board().number(rest.pop()) == number)
                return true;
        }
        return false;
    }
};

} // namespace

Reasons Rules::reasons(const View &before, const Move &move, const View &after) const
{
    return ReasonWriter(*this, before, move, after).run();
}

} // namespace takujo::ccc
