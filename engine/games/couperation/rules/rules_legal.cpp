#include "rules/rules.h"

namespace takujo::couperation {

namespace {

/// Calls f with every subset of `cards` of `size`, or of any size when it is negative.
template<class F>
void forSubsets(CardSet cards, int size, F f)
{
    for (CardSet subset = cards;; subset = (subset - 1) & cards) {
        if (size < 0 || countOf(subset) == size)
            f(subset);
        if (subset == 0)
            return;
    }
}

void addTakes(const Rules &rules, const PublicState &p, CardSet own, const Bounds &bounds,
              MoveList &out)
{
    for (CardSet targets = p.reserve; targets != 0;) {
        const Card target = pop(targets);
        std::array<std::uint8_t, kPlaces> places{};
        std::size_t count = 0;
        for (int place = 0; place < rules.geometry().places(); ++place) {
            const bool replace = p.tower[toIndex(place)] != 0;
            if (rules.mayLie(p, bounds, place, target, replace))
                places[count++] = static_cast<std::uint8_t>(place);
        }
        for (CardSet first = count > 0 ? own : 0; first != 0;) {
            const Card a = pop(first);
            for (CardSet second = first; second != 0;) {
                const Card b = pop(second);
                const CardSet rest = own & ~(bitOf(a) | bitOf(b) | bitOf(kFinish));
                if (rules.discardsFor(a, b, target) < 0)
                    continue;
                forSubsets(rest, -1, [&](CardSet discards) {
                    for (std::size_t i = 0;
                         i < count && rules.gives(a, b, target, countOf(discards)); ++i)
                        out.add(takeMove(target, places[i], a, b, discards));
                });
            }
        }
    }
}

void addActions(const Rules &rules, const PublicState &p, CardSet own, MoveList &out)
{
    const Bounds bounds = boundsOf(rules.params(), p);
    for (int place = 0; place < rules.geometry().places(); ++place) {
        const auto slot = static_cast<std::uint8_t>(place);
        if (rules.mayTurn(p, bounds, place))
            out.add(moveOf(kTurn, slot));
        if (p.tower[slot] != 0 || !rules.reached(p, place))
            continue;
        for (CardSet cards = own; cards != 0;) {
            const Card card = pop(cards);
            if (rules.mayLie(p, bounds, place, card, false))
                out.add(moveOf(kUp, card, slot));
            if (card != kFinish && rules.mayHide(p, bounds, place))
                out.add(moveOf(kDown, card, slot));
        }
    }
    addTakes(rules, p, own, bounds, out);
    if (out.empty())
        out.add(moveOf(kStuck));
}

} // namespace

LegalCount Rules::legal(const PublicState &p, CardSet own, std::span<Move> buffer) const
{
    MoveList out(buffer);
    switch (p.phase) {
    case Phase::Draw:
        for (std::uint8_t n = 0; n <= p.drawMax; ++n)
            out.add(moveOf(kDraw, n));
        break;
    case Phase::Act: addActions(*this, p, own, out); break;
    case Phase::Adjust:
        forSubsets(own & kAllGlasses, p.handSize[toIndex(p.actor)] - limit(),
                   [&](CardSet cards) { out.add(discardMove(cards)); });
        break;
    case Phase::Reserve:
        for (CardSet cards = p.reserve & kAllGlasses; cards != 0;)
            out.add(moveOf(kDrop, pop(cards)));
        break;
    case Phase::Over: break;
    }
    return out.count();
}

bool Rules::canTake(const PublicState &p, CardSet own, const Bounds &bounds) const
{
    for (CardSet targets = p.reserve; targets != 0;) {
        const Card target = pop(targets);
        bool room = false;
        for (int place = 0; place < geometry().places() && !room; ++place)
            room = mayLie(p, bounds, place, target, p.tower[toIndex(place)] != 0);
        for (CardSet first = room ? own : 0; first != 0;) {
            const Card a = pop(first);
            for (CardSet second = first; second != 0;) {
                const Card b = pop(second);
                const int need = discardsFor(a, b, target);
                const CardSet spare = own & ~(bitOf(a) | bitOf(b) | bitOf(kFinish));
                if (need >= 0 && need <= countOf(spare))
                    return true;
            }
        }
    }
    return false;
}

/// CP-13, CP-A7. A card that fits somewhere face up could also be put there face down.
bool Rules::canAct(const PublicState &p, CardSet own) const
{
    const Bounds bounds = boundsOf(m_params, p);
    const bool glass = (own & kAllGlasses) != 0;
    const bool finish = holds(own, kFinish);
    for (int place = 0; place < geometry().places(); ++place) {
        if (mayTurn(p, bounds, place) || (glass && mayHide(p, bounds, place)) ||
            (finish && mayLie(p, bounds, place, kFinish, false)))
            return true;
    }
    return countOf(own) > 1 && canTake(p, own, bounds);
}

} // namespace takujo::couperation
