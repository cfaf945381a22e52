#include "rules/names.h"
#include "rules/rules.h"

namespace takujo::couperation {

namespace {

Violation malformed() { return refusal("CP-13", Text("refuse.form")); }

} // namespace

Check Rules::check(const PublicState &p, CardSet own, const Move &move) const
{
    if (p.phase == Phase::Over)
        return refusal(result(p).clause, Text("refuse.over"));
    const bool draw = move.kind == kDraw;
    const bool adjust = move.kind == kDiscard;
    const bool drop = move.kind == kDrop;
    if (move.kind == 0 || move.kind > kStuck)
        return malformed();
    if (draw != (p.phase == Phase::Draw) || adjust != (p.phase == Phase::Adjust) ||
        drop != (p.phase == Phase::Reserve))
        return refusal("CP-13", Text("refuse.now")); // draw, action, adjust
    switch (move.kind) {
    case kDraw: return checkDraw(p, move);
    case kUp:
    case kDown: return checkPut(p, own, move);
    case kTurn: return checkTurn(p, move);
    case kTake: return checkTake(p, own, move);
    case kDiscard: return checkDiscard(p, own, move);
    case kDrop: return checkDrop(p, move);
    default: break;
    }
    if (move != moveOf(kStuck))
        return malformed();
    if (canAct(p, own))
        return refusal("CP-13", Text("refuse.stuck"));
    return {};
}

Check Rules::checkDraw(const PublicState &p, const Move &move) const
{
    if (move != moveOf(kDraw, move.data[0]))
        return malformed();
    if (move.data[0] > p.drawMax) // CP-14 to CP-16
        return refusal(p.last == Last::Start  ? "CP-14"
                       : p.last == Last::Down ? "CP-16"
                                              : "CP-15",
                       Text("refuse.draw").num("max", p.drawMax));
    return {};
}

Check Rules::checkPut(const PublicState &p, CardSet own, const Move &move) const
{
    const Card card = move.data[0];
    const int place = move.data[1];
    if (move != moveOf(move.kind, card, move.data[1]) || card == 0 || card > kFinish ||
        place >= geometry().places())
        return malformed();
    if (!holds(own, card))
        return refusal(move.kind == kUp ? "CP-19" : "CP-20",
                       Text("refuse.hand").sub("card", cardName(card)), cardId(card));
    if (move.kind == kDown && card == kFinish)
        return refusal("CP-20", Text("refuse.finish.down"), cardId(card));
    const Bounds bounds = boundsOf(m_params, p);
    if (move.kind == kUp)
        return checkPlace(p, bounds, place, card, false);
    return checkOpen(p, bounds, place);
}

Check Rules::checkOpen(const PublicState &p, const Bounds &bounds, int place) const
{
    if (Check apart = checkReached(p, place))
        return apart;
    if (isTop(place) && !m_params.firstGame)
        return refusal("CP-8", Text("refuse.top"), placeId(p, geometry(), place));
    if (!bounds.open(place))
        return refusal("CP-20", Text("refuse.closed"), placeId(p, geometry(), place));
    return {};
}

Check Rules::checkReached(const PublicState &p, int place) const
{
    if (reached(p, place))
        return {};
    const std::string anchor = placeId(p, geometry(), place);
    if (p.tower[toIndex(place)] != 0)
        return refusal("CP-24", Text("refuse.taken"), anchor);
    if (geometry().row(place) > 0)
        return refusal("CP-10", Text("refuse.support"), anchor);
    const int col = geometry().col(place);
    if (col < minCol(p) || col > maxCol(p))
        return refusal(m_params.centre ? "CP-A1" : "CP-8",
                       Text("refuse.width").num("rows", geometry().rows()), anchor);
    return refusal("CP-9", Text("refuse.apart"), anchor);
}

Check Rules::checkFinish(const PublicState &p, int place) const
{
    const std::string anchor = placeId(p, geometry(), place);
    if (!isTop(place) && !finishBelow())
        return refusal("CP-A15", Text("refuse.finish.below"), anchor);
    if (m_params.finishLast && p.down > 0)
        return refusal("CP-A16", Text("refuse.finish.last"), anchor);
    return refusal("CP-24", Text("refuse.taken"), anchor);
}

Check Rules::checkPlace(const PublicState &p, const Bounds &bounds, int place, Card card,
                        bool replace) const
{
    if (mayLie(p, bounds, place, card, replace))
        return {};
    if (!replace) {
        if (Check apart = checkReached(p, place))
            return apart;
    }
    const std::string anchor = placeId(p, geometry(), place);
    if (card == kFinish && !finishFits(p, place, replace))
        return checkFinish(p, place);
    if (card != kFinish && isTop(place) && !m_params.firstGame)
        return refusal("CP-8", Text("refuse.top"), anchor);
    const bool bottom = geometry().row(place) == 0;
    if (!bounds.open(place))
        return refusal("CP-A5", Text("refuse.closed"), anchor);
    return refusal(
        card == kFinish ? "CP-A2"
        : bottom        ? "CP-9"
                        : "CP-10",
        Text("refuse.fit")
            .num("number", valueOf(card))
            .sub("range", rangeText(bounds.lo[toIndex(place)], bounds.hi[toIndex(place)])),
        anchor);
}

Check Rules::checkTurn(const PublicState &p, const Move &move) const
{
    const int place = move.data[0];
    if (move != moveOf(kTurn, move.data[0]) || place >= geometry().places())
        return malformed();
    if (p.tower[toIndex(place)] != kHidden)
        return refusal("CP-21", Text("refuse.turn"), placeId(p, geometry(), place));
    if (!mayTurn(p, boundsOf(m_params, p), place))
        return refusal("CP-21", Text("refuse.turn.shown"), placeId(p, geometry(), place));
    return {}; // a contradiction is allowed, and loses
}

Check Rules::checkTake(const PublicState &p, CardSet own, const Move &move) const
{
    const auto [target, place, a, b] =
        std::array{move.data[0], move.data[1], move.data[2], move.data[3]};
    const auto list = listOf(move);
    if (a == 0 || b > kFinish || a >= b || target == 0 || target > kFinish ||
        place >= geometry().places() ||
        std::any_of(list.begin(), list.end(), [](auto card) { return card > kFinish; }))
        return malformed();
    const CardSet discards = setOf(list);
    const CardSet sent = bitOf(a) | bitOf(b);
    if (move != takeMove(target, place, a, b, discards) || (discards & sent) != 0)
        return malformed();
    if (const CardSet missing = (discards | sent) & ~own; missing != 0)
        return refusal("CP-22", Text("refuse.hand").sub("card", cardName(lowest(missing))),
                       cardId(lowest(missing)));
    if (holds(discards, kFinish))
        return refusal("CP-A17", Text("refuse.finish.discard"), cardId(kFinish));
    if (!holds(p.reserve, target))
        return refusal("CP-22", Text("refuse.reserve").sub("card", cardName(target)));
    if (m_params.modifier == 0 && discards != 0)
        return refusal("CP-22", Text("refuse.discard.none"), cardId(lowest(discards)));
    if (!gives(a, b, target, countOf(discards)))
        return refusal("CP-22",
                       Text(m_params.modifier == 0 ? "refuse.sum.plain" : "refuse.sum")
                           .sub("card", cardName(target))
                           .num("sum", valueOf(a) + valueOf(b))
                           .num("diff", std::abs(valueOf(a) - valueOf(b)))
                           .num("count", countOf(discards)),
                       cardId(target));
    const bool replace = p.tower[toIndex(place)] != 0; // CP-23
    return checkPlace(p, boundsOf(m_params, p), place, target, replace);
}

Check Rules::checkDiscard(const PublicState &p, CardSet own, const Move &move) const
{
    const auto list = listOf(move);
    if (std::any_of(list.begin(), list.end(), [](auto card) { return card > kFinish; }))
        return malformed();
    const CardSet cards = setOf(list);
    if (move != discardMove(cards))
        return malformed();
    if (holds(cards, kFinish))
        return refusal("CP-A17", Text("refuse.finish.discard"), cardId(kFinish));
    if (const CardSet missing = cards & ~own; missing != 0)
        return refusal("CP-25", Text("refuse.hand").sub("card", cardName(lowest(missing))));
    const int need = p.handSize[toIndex(p.actor)] - limit();
    if (countOf(cards) != need)
        return refusal("CP-25", Text("refuse.count").num("need", need));
    return {};
}

Check Rules::checkDrop(const PublicState &p, const Move &move) const
{
    const Card card = move.data[0];
    if (move != moveOf(kDrop, card) || card == 0 || card > kFinish)
        return malformed();
    if (card == kFinish)
        return refusal("CP-A17", Text("refuse.finish.discard"), cardId(kFinish));
    if (!holds(p.reserve, card))
        return refusal("CP-25", Text("refuse.reserve").sub("card", cardName(card)));
    return {};
}

} // namespace takujo::couperation
