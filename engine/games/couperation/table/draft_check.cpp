#include "table/action_draft_check.h"

namespace takujo::couperation {

namespace {

/// CP-25: exactly so many glass cards of the hand.
DraftReport probeAdjust(const Rules &rules, const View &view, const Draft &draft)
{
    DraftReport report;
    const CardSet hand = view.hand[toIndex(view.actor)];
    const CardSet own = rules.ownCards(view, hand);
    const int need = view.handSize[toIndex(view.actor)] - rules.limit();
    CardSet cards = 0;
    for (const auto &group : draft.groups) {
        for (const std::string &id : group) {
            const std::optional<Card> card = cardFromId(id);
            if (card && holds(own, *card) && *card == kFinish) {
                report.refusal = Violation{"CP-A17", Text("refuse.finish.discard"), id};
                return report;
            }
            if (!card || !holds(hand & ~cards, *card)) {
                report.refusal = Violation{"CP-25", Text("refuse.form"), id};
                return report;
            }
            cards |= bitOf(*card);
        }
    }
    if (countOf(cards) < need) {
        report.refusal = Violation{};
        report.lines.push_back(Text("note.adjust").num("count", need - countOf(cards)));
        return report;
    }
    const Move move = discardMove(cards);
    report.refusal = rules.check(view, own, move);
    if (!report.refusal)
        report.move = move;
    return report;
}

} // namespace

DraftReport Rules::probe(const View &view, const Draft &draft) const
{
    DraftReport nothing;
    nothing.refusal = Violation{};
    if (view.phase == Phase::Over || view.seat != view.actor)
        return nothing;
    if (view.phase == Phase::Act)
        return ActProbe(*this, view, draft).run();
    return view.phase == Phase::Adjust ? probeAdjust(*this, view, draft) : nothing;
}

Draft Rules::draftOf(const View &view, const Move &move) const
{
    if (move.kind != kDiscard)
        return actDraft(*this, view, move);
    Draft draft;
    draft.groups.resize(1);
    for (const Card card : listOf(move))
        draft.groups.front().push_back(cardId(card));
    return draft;
}

} // namespace takujo::couperation
