#include "rules/names.h"
#include "rules/rules.h"

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

/// The cards of a draft by kind; a card that is not in the hand is a refusal.
std::optional<Violation> cardsOfDraft(const View &view, const Draft &draft, Equipment &cards)
{
    for (const auto &group : draft.groups) {
        for (const std::string &id : group) {
            const std::optional<Effect> effect = equipmentFromId(id);
            if (!effect || cards[toIndex(*effect)] >= view.hand[toIndex(*effect)])
                return Violation{"HK-20", Text("refuse.form"), id};
            ++cards[toIndex(*effect)];
        }
    }
    return std::nullopt;
}

DraftReport probeKeep(const Rules &rules, const View &view, const Equipment &cards)
{
    DraftReport report;
    const int need = rules.params().keeps(view.actor, total(view.hand));
    if (total(cards) < need) {
        report.refusal = Violation{};
        report.lines.push_back(Text("note.keep").num("count", need - total(cards)));
        return report;
    }
    const Move move = keepMove(cards);
    report.refusal = rules.check(Rules::own(view), move);
    if (!report.refusal)
        report.move = move;
    return report;
}

/// What the cart and the purse will look like (HK-15, HK-17).
DraftReport probeDig(const Rules &rules, const View &view, const Equipment &cards)
{
    DraftReport report;
    const Params &params = rules.params();
    for (std::size_t e = 0; e < kEffects; ++e) {
        const auto effect = static_cast<Effect>(e);
        if (cards[e] > 0 && effect != Effect::Grant && effect != Effect::Case) {
            report.refusal = Violation{
                "HK-20", Text("refuse.notnow").sub("card", equipmentName(params, effect)), {}};
            return report;
        }
    }
    Spend spend;
    spend.joint = rules.dig(view, {}).joint ? 1 : 0;
    spend.grants = cards[toIndex(Effect::Grant)];
    spend.cases = cards[toIndex(Effect::Case)];
    const Dig dig = rules.dig(view, spend);
    const int coins = view.coins[toIndex(view.actor)] - dig.cost;
    const int units = view.units[toIndex(view.actor)] + dig.units;
    DraftFacts facts;
    facts.cost = dig.cost;
    facts.coinsLeft = coins;
    facts.carry = dig.units;
    facts.units = units;
    facts.mobility = units <= params.capacity() ? rules.mobilityAt(view, view.actor, units) : 0;
    report.facts = facts;
    const Move move = digMove(view.phase == Phase::Double ? kAgain : kMine, spend);
    report.refusal = rules.check(Rules::own(view), move);
    if (report.refusal)
        return report;
    report.move = move;
    report.lines.push_back(Text("note.cost").num("cost", dig.cost).num("left", coins));
    report.lines.push_back(Text("note.carry")
                               .num("units", dig.units)
                               .num("mobility", rules.mobilityAt(view, view.actor, units)));
    return report;
}

Violation notNow(const Params &params, Effect effect, const char *why)
{
    return {"HK-20", Text(why).sub("card", equipmentName(params, effect)), {}};
}

/// Why a card does nothing when it is pressed while one moves (HK-20). Boots go with the way they
/// are needed for.
Check cardWhileMoving(const Rules &rules, const View &view, Effect effect)
{
    switch (effect) {
    case Effect::Helicopter: return rules.check(Rules::own(view), makeMove(kHelicopter));
    case Effect::Radar: return rules.check(Rules::own(view), makeMove(kRadar));
    case Effect::Boots: return notNow(rules.params(), effect, "refuse.boots.way");
    default: return notNow(rules.params(), effect, "refuse.mining");
    }
}

/// Why what was pressed has no part in mining (HK-15, HK-20); nothing where it has.
Check besideTheDig(const Rules &rules, const View &view, const Draft &draft)
{
    const std::optional<int> cell = cellFromId(draft.anchor);
    if (cell && *cell != view.pos[toIndex(view.actor)])
        return Violation{"HK-15", Text("refuse.elsewhere"), {}};
    const std::optional<Effect> effect = equipmentFromId(draft.anchor);
    if (!effect || *effect == Effect::Grant || *effect == Effect::Case)
        return {};
    const Params &params = rules.params();
    if (*effect == Effect::Joint)
        return notNow(params, *effect,
                      rules.dig(view, {}).joint ? "refuse.joint.way" : "refuse.joint");
    const bool mining = *effect == Effect::Double;
    return notNow(params, *effect, mining ? "refuse.after" : "refuse.moving");
}

/// Why a cell or card cannot be chosen now (the table asks when it is pressed).
DraftReport probeCell(const Rules &rules, const View &view, const Draft &draft)
{
    DraftReport report;
    report.refusal = Violation{};
    if (const auto effect = equipmentFromId(draft.anchor); effect && view.phase == Phase::Move) {
        report.refusal = cardWhileMoving(rules, view, *effect);
        return report;
    }
    const std::optional<int> cell = cellFromId(draft.anchor);
    if (!cell || *cell >= kMaxCells)
        return report;
    const Move move = view.phase == Phase::Look
                          ? makeMove(kLook, *cell)
                          : makeMove(kGo, *cell,
                                     std::min<int>(rules.bootsTo(view, view.actor, *cell),
                                                   view.hand[toIndex(Effect::Boots)]));
    report.refusal = rules.check(Rules::own(view), move);
    if (!report.refusal)
        report.move = move;
    else
        report.refusal->anchor = draft.anchor;
    return report;
}

} // namespace

Draft Rules::draftOf(const View &, const Move &move) const
{
    Equipment cards{};
    if (move.kind == kKeep)
        cards = cardsOf(move);
    else if (move.kind == kMine || move.kind == kAgain) {
        cards[toIndex(Effect::Grant)] = spendOf(move).grants;
        cards[toIndex(Effect::Case)] = spendOf(move).cases;
    } else
        return {};
    Draft draft;
    draft.groups.resize(1);
    for (std::size_t e = 0; e < kEffects; ++e)
        for (int copy = 0; copy < cards[e]; ++copy)
            draft.groups.front().push_back(equipmentId(static_cast<Effect>(e), copy));
    return draft;
}

DraftReport Rules::probe(const View &view, const Draft &draft) const
{
    DraftReport report;
    report.refusal = Violation{};
    if (view.phase == Phase::Over || view.seat != view.actor)
        return report;
    if (view.phase == Phase::Move || view.phase == Phase::Look)
        return probeCell(*this, view, draft);
    Equipment cards{};
    if (auto refusal = cardsOfDraft(view, draft, cards)) {
        report.refusal = std::move(refusal);
        return report;
    }
    if (view.phase == Phase::Keep)
        return probeKeep(*this, view, cards);
    const bool dark =
        view.phase == Phase::Double && (!view.piles[view.pos[toIndex(view.actor)]].faceUp() ||
                                        view.hand[toIndex(Effect::Double)] == 0);
    const bool digging =
        view.phase == Phase::Mine || view.phase == Phase::Again || view.phase == Phase::Double;
    if (!digging)
        return report;
    if (Check beside = besideTheDig(*this, view, draft)) {
        report.refusal = std::move(beside);
        return report;
    }
    // A card that is pressed: as if it were added.
    const std::optional<Effect> pressed = equipmentFromId(draft.anchor);
    if (pressed && cards[toIndex(*pressed)] < view.hand[toIndex(*pressed)])
        ++cards[toIndex(*pressed)];
    return dark ? report : probeDig(*this, view, cards);
}

} // namespace takujo::hakkutsu
