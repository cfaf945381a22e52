// What an action leads to: the pairs that reach the reserve, the table afterwards, warnings.
#include "table/action_draft_check.h"

#include "rules/tower_domains.h"

#include <cstdlib>

namespace takujo::couperation {

/// Every pair of own cards with what it gives and how far that is from a card of the reserve.
void ActProbe::pairs()
{
    for (CardSet first = m_own; first != 0;) {
        const Card a = pop(first);
        for (CardSet second = first; second != 0;) {
            const Card b = pop(second);
            if (m_rules.valueOf(a) == 0 || m_rules.valueOf(b) == 0)
                continue;
            pair(a, b, true);
            pair(a, b, false);
        }
    }
}

void ActProbe::pair(Card a, Card b, bool sum)
{
    const int va = m_rules.valueOf(a);
    const int vb = m_rules.valueOf(b);
    const int result = sum ? va + vb : std::abs(va - vb);
    const int spare = countOf(m_own & kAllGlasses & ~bitOf(a) & ~bitOf(b));
    const int m = m_rules.params().modifier;
    int need = -1;
    int target = 0;
    for (CardSet targets = m_view.reserve; targets != 0;) {
        const int value = m_rules.valueOf(pop(targets));
        const int off = std::abs(value - result);
        const bool hit = value != 0 && (m == 0 ? off == 0 : off % m == 0 && off / m <= spare);
        if (!hit || (need >= 0 && (m == 0 ? 0 : off / m) >= need))
            continue;
        need = m == 0 ? 0 : off / m;
        target = value;
    }
    m_facts.pairA.push_back(std::max(va, vb));
    m_facts.pairB.push_back(std::min(va, vb));
    m_facts.pairAdds.push_back(sum ? 1 : 0);
    m_facts.pairResult.push_back(result);
    m_facts.pairNeed.push_back(need);
    m_facts.pairTarget.push_back(target);
}

/// The front of the card that C turns is known to this seat, and wrong (CP-21).
bool ActProbe::turnsWrong(const Move &move) const
{
    const Card under = move.kind == kTurn ? m_view.under[toIndex(move.data[0])] : Card{0};
    return under != 0 && !m_bounds.fits(move.data[0], under);
}

/// What everybody will see of the table after the move; the front of a turned card as far as known.
PublicState ActProbe::after(const Move &move) const
{
    PublicState p = static_cast<const PublicState &>(m_view); // what everybody sees of it
    const int place = move.kind == kTurn ? move.data[0] : move.data[1];
    const auto i = toIndex(place);
    const bool empty = p.tower[i] == 0;
    const bool wasDown = p.tower[i] == kHidden;
    const Card card = move.kind == kTurn ? m_view.under[i] : move.data[0];
    const bool wrong = turnsWrong(move); // it is turned down again, or all is lost
    p.tower[i] = move.kind == kDown || card == 0 || wrong ? kHidden : card;
    p.filled = static_cast<std::uint8_t>(p.filled + (empty ? 1 : 0));
    p.down =
        static_cast<std::uint8_t>(p.down - (wasDown ? 1 : 0) + (p.tower[i] == kHidden ? 1 : 0));
    if (m_rules.geometry().row(place) == 0) {
        const auto col = static_cast<std::int8_t>(m_rules.geometry().col(place));
        p.left = std::min(p.left, col);
        p.right = std::max(p.right, col);
    }
    p.last = move.kind == kDown ? Last::Down : wrong ? Last::Nothing : Last::Up;
    p.lastPlace = static_cast<std::uint8_t>(place);
    const int spent = move.kind == kTake   ? 2 + countOf(m_groups[Discards])
                      : move.kind == kTurn ? 0
                                           : 1;
    if (!(move.kind == kUp && card == kFinish))
        p.handSize[toIndex(p.actor)] = static_cast<std::uint8_t>(
            p.handSize[toIndex(p.actor)] - std::min<int>(spent, p.handSize[toIndex(p.actor)]));
    p.actor = static_cast<SeatId>((p.actor + 1) % m_rules.seats());
    return p;
}

void ActProbe::consequences(const Move &move)
{
    const PublicState next = after(move);
    m_facts.nextDraw = nextDraw(m_rules, next, next.actor);
    if (next.filled == m_rules.geometry().towerSize() && next.down == 0) {
        line(Text("note.wins"));
        return;
    }
    if (unseen(move))
        line(Text("note.next.mark").seat("who", next.actor));
    else if (!turnsWrong(move) || !m_rules.params().revealLoss)
        line(Text("note.next")
                 .seat("who", next.actor)
                 .sub("draws", allowanceText(m_rules, next, next.actor)));
    warnings(move, next);
}

void ActProbe::raise(int level, Text text)
{
    m_facts.warning = std::max(m_facts.warning, level);
    m_report.remarks.push_back(std::move(text));
}

/// What cannot be taken back, loses, or leaves a tower that only a replacement can still mend. Public
/// facts and this seat's own cards; nothing about other hands (CP-12).
void ActProbe::warnings(const Move &move, const PublicState &next)
{
    const auto i = toIndex(m_place);
    const bool loses = m_rules.params().revealLoss;
    if (turnsWrong(move))
        raise(loses ? 2 : 1, Text(loses ? "warn.turn.loses" : "warn.turn.back")
                                 .sub("card", cardName(m_view.under[i])));
    else if (unseen(move))
        raise(1, Text(loses ? "warn.turn" : "warn.turn.shown")
                     .sub("range", rangeText(m_bounds.lo[i], m_bounds.hi[i])));
    if (turnsWrong(move) && loses)
        return;
    if (move.kind == kTake && m_view.tower[i] == kHidden && m_view.under[i] == 0)
        raise(1, Text("warn.take.down"));
    const bool was = finishable(m_rules.params(), m_view, nullptr);
    if (was && m_facts.warning < 2 && !finishable(m_rules.params(), next, nullptr))
        raise(2, Text("warn.impossible"));
    warnOfNext(next, unseen(move));
}

/// CP-A7: the seat that follows, with any cards it may come to hold.
void ActProbe::warnOfNext(const PublicState &next, bool anyMark)
{
    const int drawn = anyMark ? next.pack : m_rules.mayDraw(next, next.actor);
    const int cards = next.handSize[toIndex(next.actor)] + drawn;
    const CardSet own = m_rules.ownCards(next, cards > 0 ? bitOf(1) : 0) & ~bitOf(kFinish);
    const bool finish = next.finishAt == FinishAt::Seat && next.finishSeat == next.actor;
    if (finish || m_rules.canAct(next, own))
        return;
    const bool reserve = cards > 1; // D takes two
    const char *none = m_rules.params().stuckSkips ? "warn.next.skip" : "warn.next.lost";
    raise(reserve ? 1 : 2, Text(reserve ? "warn.next" : none).seat("who", next.actor));
}

} // namespace takujo::couperation
