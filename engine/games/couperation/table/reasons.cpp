#include "game/reason_writer.h"
#include "rules/names.h"

#include <algorithm>

namespace takujo::couperation {

namespace {

// How much is told first; the team has no points but the tower.
constexpr double kBuilt = 2;
constexpr double kTold = 1.5;
constexpr double kOpened = 0.5;
constexpr double kPerCard = 0.4;

/// What a decision of Couperation did for the team. Of hidden cards only the viewer's own (CP-12).
class ReasonWriter : ReasonWriterBase<Rules, View>
{
public:
    using ReasonWriterBase::ReasonWriterBase;

    Reasons run()
    {
        built();
        switch (m_move.kind) {
        case kDraw: draw(); break;
        case kUp:
        case kTake: allows(m_move.data[0]); break;
        case kDown: range(); break;
        case kTurn: allows(m_after.tower[m_move.data[0]]); break;
        default: break;
        }
        if (m_move.kind != kDraw)
            fits();
        return take();
    }

private:
    void built()
    {
        const auto open = [&](const View &v) { return int(v.filled) - v.down; };
        const int size = m_rules.geometry().towerSize();
        if (open(m_after) > open(m_before))
            add(ReasonKind::Gains, Text("why.open").num("size", size), "CP-8", open(m_after),
                kBuilt);
        else if (m_after.filled > m_before.filled)
            add(ReasonKind::Gains, Text("why.built").num("size", size), "CP-8", m_after.filled,
                kBuilt);
        else if (m_move.kind == kTake)
            add(ReasonKind::Gains, Text("why.replaces").sub("card", cardName(m_move.data[0])),
                "CP-23", 1, kBuilt);
        add(ReasonKind::Prepares, Text("why.reached"), "CP-10", freshPlaces(), kOpened);
    }

    int freshPlaces() const
    {
        int fresh = 0;
        for (int place = 0; place < m_rules.geometry().places(); ++place)
            fresh += m_rules.reached(m_after, place) && !m_rules.reached(m_before, place) ? 1 : 0;
        return fresh;
    }

    void draw()
    {
        const int count = m_move.data[0];
        const int hand = m_after.handSize[seat()];
        add(ReasonKind::Prepares, Text("why.draws").num("hand", hand), "CP-15", count,
            kPerCard * count);
        if (count == 0)
            add(ReasonKind::Keeps, Text("why.pack"), "CP-16", m_after.pack, kPerCard);
        else if (count < m_before.drawMax)
            add(ReasonKind::Keeps, Text("why.spares"), "CP-16", m_before.drawMax - count, kPerCard);
    }

    /// What the next seat may draw after this card face up (CP-14 to CP-16).
    void allows(Card card)
    {
        if (card == kFinish || card == kHidden || m_after.phase == Phase::Over)
            return;
        auto after = static_cast<const PublicState &>(m_before);
        const int place = m_move.kind == kTurn ? m_move.data[0] : m_move.data[1];
        after.tower[toIndex(place)] = card;
        after.last = Last::Up;
        after.lastPlace = static_cast<std::uint8_t>(place);
        const auto next = static_cast<SeatId>((m_actor + 1) % m_rules.seats());
        const int count = m_rules.mayDraw(after, next);
        add(ReasonKind::Tells, Text("why.allows").seat("seat", next), "CP-15", count,
            kTold * count / 2);
    }

    /// A card face down tells everybody between which numbers it lies (CP-20).
    void range()
    {
        const Bounds bounds = boundsOf(m_rules.params(), m_before);
        const auto place = toIndex(m_move.data[1]);
        add(ReasonKind::Tells,
            Text("why.range").sub("range", rangeText(bounds.lo[place], bounds.hi[place])), "CP-20",
            1, kTold);
        const auto next = static_cast<SeatId>((m_actor + 1) % m_rules.seats());
        const int refill = std::min<int>(m_before.pack, m_rules.params().refillTo -
                                                            m_before.handSize[toIndex(next)]);
        add(ReasonKind::Prepares, Text("why.refills").seat("seat", next), "CP-16", refill,
            kOpened * refill);
    }

    /// Own cards that can still be added somewhere; others see how many are left.
    void fits()
    {
        if (m_after.phase == Phase::Over)
            return;
        if (m_after.seat != m_actor) {
            add(ReasonKind::Keeps, Text("why.hand"), "CP-25", m_after.handSize[seat()],
                kPerCard / 2);
            return;
        }
        const CardSet useful = placeable(m_after.hand[seat()]);
        const int count = countOf(useful);
        if (count > 0)
            add(ReasonKind::Keeps, Text("why.fits").sub("cards", cardNames(useful)), "CP-9", count,
                kPerCard * count);
        else
            add(ReasonKind::Keeps, Text("why.reserve"), "CP-22", countOf(m_after.reserve),
                kPerCard / 4);
    }

    CardSet placeable(CardSet hand) const
    {
        const Bounds bounds = boundsOf(m_rules.params(), m_after);
        CardSet out = 0;
        for (CardSet rest = hand & kAllGlasses; rest != 0;) {
            const Card card = pop(rest);
            for (int place = 0; place < m_rules.geometry().places(); ++place) {
                if (m_rules.mayLie(m_after, bounds, place, card, false))
                    out |= bitOf(card);
            }
        }
        return out;
    }
};

} // namespace

Reasons Rules::reasons(const View &before, const Move &move, const View &after) const
{
    return ReasonWriter(*this, before, move, after).run();
}

} // namespace takujo::couperation
