#include "table/placement_draft_check.h"

namespace takujo::ccc {

namespace {

/// CCC-18: exactly so many cards of the hand.
DraftReport probeDiscard(const Rules &rules, const View &view, const Draft &draft)
{
    DraftReport report;
    const int need = rules.params().options[view.option].discard;
    KindCounts taken;
    std::vector<Kind> cards;
    for (const auto &group : draft.groups) {
        for (const std::string &id : group) {
            const std::optional<Kind> kind = cardFromId(id);
            if (!kind || taken[*kind] >= view.hand[*kind]) {
                report.refusal = Violation{"CCC-18", Text("refuse.form"), id};
                return report;
            }
            ++taken[*kind];
            cards.push_back(*kind);
        }
    }
    const auto count = static_cast<int>(cards.size());
    if (count < need) {
        report.refusal = Violation{};
        report.lines.push_back(Text("note.discard").num("count", need - count));
    } else if (count > need) {
        report.refusal =
            Violation{"CCC-18", Text("refuse.discard").num("need", need).num("count", count), {}};
    } else {
        const Move move = discardMove(cards);
        report.refusal = rules.check(view, view.hand, move);
        if (!report.refusal)
            report.move = move;
    }
    return report;
}

} // namespace

DraftReport Rules::probe(const View &view, const Draft &draft) const
{
    DraftReport nothing;
    nothing.refusal = Violation{};
    if (view.phase == Phase::Over || view.seat != view.actor)
        return nothing;
    if (view.phase == Phase::Place)
        return PlaceProbe(*this, view, draft).run();
    return view.phase == Phase::Discard ? probeDiscard(*this, view, draft) : nothing;
}

Draft Rules::draftOf(const View &, const Move &move) const
{
    if (move.kind == kPlace)
        return placeDraft(move);
    Draft draft;
    if (move.kind != kDiscard)
        return draft;
    KindCounts used;
    draft.groups.resize(1);
    const Symbols cards = unpack(move);
    for (const Kind kind : cards.view())
        draft.groups.front().push_back(cardId(kind, used[kind]++));
    return draft;
}

} // namespace takujo::ccc
