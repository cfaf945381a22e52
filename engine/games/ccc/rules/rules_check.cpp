#include "rules/names.h"
#include "rules/rules.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// The first kind the hand has too few of, or kNoKind.
Kind missingCard(const KindCounts &hand, std::span<const std::uint8_t> symbols)
{
    KindCounts left = hand;
    for (const std::uint8_t symbol : symbols) {
        const Kind kind = isSplit(symbol) ? aceOf(symbol) : symbol;
        if (left[kind] == 0)
            return kind;
        --left[kind];
    }
    return kNoKind;
}

bool wellFormed(const Move &move)
{
    if (move.data[13] > kMaxCards || move.data[14] != 0)
        return false;
    const Symbols symbols = unpack(move);
    const auto rest = symbols.s.begin() + symbols.count;
    return std::all_of(symbols.s.begin(), rest, [](auto s) { return s < kSymbols; }) &&
           std::all_of(rest, symbols.s.end(), [](auto s) { return s == 0; });
}

/// Coins of this turn, which nobody's reach takes from before it ends (CCC-10), and yet they are seen there.
bool isBesideNew(const Board &board, const PublicState &p, int slot)
{
    const SquareSet beside = board.neighboursOf(slot);
    return std::any_of(p.placed.begin(), p.placed.end(),
                       [&](std::uint8_t placed) { return placed == slot || beside.test(placed); });
}

/// Why neither P1 nor P2 fits a square (CCC-11, CCC-22).
Violation outOfReach(const Rules &rules, const PublicState &p, int slot)
{
    const bool besides = (rules.board().neighboursOf(slot) & p.occupied).any();
    const bool advanced = rules.params().advanced;
    const char *id = "refuse.p";
    const char *clause = "CCC-11";
    if (!besides) {
        id = "refuse.p.taken";
    } else if (advanced) {
        id = "refuse.p.advanced";
        clause = "CCC-22";
    } else if (isBesideNew(rules.board(), p, slot)) {
        id = "refuse.p.turn";
        clause = "CCC-10";
    }
    return {clause, Text(id).raw("square", rules.board().name(slot)), squareId(slot)};
}

/// A move that belongs to another phase of the turn, or to no phase at all.
Check wrongPhase(const PublicState &p, const Move &move)
{
    if (p.phase == Phase::Over)
        return refusal(endClause(p.end), Text("refuse.over"));
    if (p.phase == Phase::Place && p.turnsLeft > 0 && (move.kind == kDraw || move.kind == kDiscard))
        return refusal("CCC-20", Text("refuse.last_turn"));
    switch (move.kind) {
    case kPlace:
    case kDone: return refusal("CCC-8", Text("refuse.placing_over"));
    case kDraw:
        return refusal("CCC-8",
                       Text(p.phase == Phase::Place ? "refuse.place_first" : "refuse.drawn"));
    case kDiscard: return refusal("CCC-18", Text("refuse.no_discard"));
    default: return refusal({}, Text("refuse.form"));
    }
}

} // namespace

Check Rules::check(const State &state, const Move &move) const
{
    return check(state, state.hands[toIndex(state.actor)], move);
}

Check Rules::check(const PublicState &p, const KindCounts &hand, const Move &move) const
{
    if (p.phase == Phase::Place && move.kind == kPlace)
        return checkPlace(p, hand, move);
    if (p.phase == Phase::Place && move.kind == kDone)
        return move == doneMove() ? Check{}
                                  : refusal({}, Text("refuse.form")); // CCC-9: also no coin
    if (p.phase == Phase::Draw && move.kind == kDraw)
        return checkDraw(p, move);
    if (p.phase == Phase::Discard && move.kind == kDiscard)
        return checkDiscard(p, hand, move);
    return wrongPhase(p, move);
}

/// Order: the square exists, the cards are there, N1, CCC-11, N2, then the payment.
Check Rules::checkPlace(const PublicState &p, const KindCounts &hand, const Move &move) const
{
    const int slot = move.data[0];
    if (!board().exists(slot)) // CCC-1
        return refusal("CCC-1", slot < board().slotCount()
                                    ? Text("refuse.square").raw("square", board().name(slot))
                                    : Text("refuse.form"));
    if (!wellFormed(move))
        return refusal({}, Text("refuse.form"));
    const Symbols symbols = unpack(move);
    if (const Kind missing = missingCard(hand, symbols.view());
        missing != kNoKind) // CCC-9: its own cards
        return refusal("CCC-9", Text("refuse.hand").sub("card", cardName(missing)));
    Payment payment;
    const Fault form = parsePayment(symbols.view(), payment);
    if (Check square = checkSquare(p, slot, symbols.count == 1)) // CCC-11, CCC-12
        return square;
    if (form != Fault::None)
        return paymentRefusal(m_params, payment, {form, 0, 0}, slot);
    const Verdict verdict = judge(m_params, payment, board().number(slot)); // CCC-13 to CCC-17
    if (verdict.fault != Fault::None)
        return paymentRefusal(m_params, payment, verdict, slot);
    return isCanonical(payment) ? Check{} : refusal({}, Text("refuse.form"));
}

Check Rules::checkSquare(const PublicState &p, int slot, bool single) const
{
    if (Check barred = checkBarred(p, slot)) // N beats P
        return barred;
    if (!open(p, p.actor).test(slot))
        return outOfReach(*this, p, slot);
    return single ? checkSingle(p, slot) : Check{};
}

/// N1 of CCC-12: any one player has margin more than the actor. Own territory (CCC-7) is a case of it.
Check Rules::checkBarred(const PublicState &p, int slot) const
{
    const auto &coins = p.coins[toIndex(slot)];
    const auto leader = std::max_element(coins.begin(), coins.end());
    const int more = *leader - coins[toIndex(p.actor)];
    if (more < m_params.margin)
        return {};
    return refusal("CCC-12",
                   Text("refuse.n1")
                       .raw("square", board().name(slot))
                       .seat("who", static_cast<SeatId>(leader - coins.begin()))
                       .num("more", more),
                   squareId(slot));
}

/// N2 of CCC-12: a single card neither on my near territory nor where no coin is beside.
Check Rules::checkSingle(const PublicState &p, int slot) const
{
    if (!m_params.singleRestriction || openToSingle(p, p.actor, SquareSet::of(slot)).any())
        return {};
    const bool near = p.near[toIndex(p.actor)].test(slot);
    const bool newOnly = !near && isBesideNew(board(), p, slot);
    const char *id = near ? "refuse.n2.near" : newOnly ? "refuse.n2.turn" : "refuse.n2.alone";
    return refusal(newOnly ? "CCC-10" : "CCC-12", Text(id).raw("square", board().name(slot)),
                   squareId(slot));
}

/// CCC-18: cards to discard in hand, cards to draw in the stock.
Check Rules::checkDraw(const PublicState &p, const Move &move) const
{
    const int index = move.data[0];
    if (index >= m_params.optionCount || move != drawMove(index))
        return refusal("CCC-18", Text("refuse.draw.option"));
    if (mayDraw(p, index))
        return {};
    const DrawOption &option = m_params.options[toIndex(index)];
    const int inHand = p.handSize[toIndex(p.actor)];
    if (option.draw > p.stock)
        return refusal("CCC-18",
                       Text("refuse.draw.stock").num("draw", option.draw).num("stock", p.stock),
                       "stock/0");
    return refusal("CCC-18",
                   Text("refuse.draw.hand").num("discard", option.discard).num("hand", inHand));
}

/// CCC-18: exactly as many as the option says, out of the hand.
Check Rules::checkDiscard(const PublicState &p, const KindCounts &hand, const Move &move) const
{
    if (!wellFormed(move) || move.data[0] != 0)
        return refusal({}, Text("refuse.form"));
    const Symbols symbols = unpack(move);
    const int need = m_params.options[p.option].discard;
    if (symbols.count != need)
        return refusal("CCC-18",
                       Text("refuse.discard").num("need", need).num("count", symbols.count));
    const auto cards = symbols.view();
    if (std::any_of(cards.begin(), cards.end(), isSplit) || move != discardMove(cards))
        return refusal({}, Text("refuse.form"));
    if (const Kind missing = missingCard(hand, cards); missing != kNoKind)
        return refusal("CCC-18", Text("refuse.hand").sub("card", cardName(missing)));
    return {};
}

} // namespace takujo::ccc
