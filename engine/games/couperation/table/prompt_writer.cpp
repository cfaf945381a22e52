#include "table/action_draft_check.h"
#include "table/presentation_writer.h"

namespace takujo::couperation {

namespace {

PromptOption option(const Move &move, Text label, bool main = false)
{
    PromptOption out;
    out.move = move;
    out.label = std::move(label);
    out.main = main;
    return out;
}

/// Why so many may be drawn: the mark of the last card, with the cards below a ♡ (CP-14 to CP-16), or
/// that the pack holds less (CP-15, CP-18).
Text drawReason(const Rules &rules, const View &view)
{
    if (view.drawMax == view.pack && view.pack < rules.allowance(view, view.actor))
        return Text("prompt.draw.short");
    if (view.last == Last::Start)
        return Text("prompt.draw.start");
    if (view.last == Last::Down)
        return Text("prompt.draw.down").num("count", rules.params().refillTo);
    const Card card = view.tower[view.lastPlace];
    const Mark mark = rules.markAt(view, view.lastPlace);
    const bool sum = mark == Mark::Heart && rules.geometry().row(view.lastPlace) > 0 &&
                     rules.params().heartValue != HeartValue::Fixed;
    const bool larger = rules.params().heartValue == HeartValue::Max;
    Text out(!sum ? "prompt.draw.mark" : larger ? "prompt.draw.heart.max" : "prompt.draw.heart");
    out = std::move(out).sub("card", cardName(card)).sub("mark", markName(mark));
    if (!sum)
        return out;
    const auto below = rules.geometry().supports(view.lastPlace);
    return std::move(out)
        .sub("left", markName(rules.markAt(view, static_cast<int>(below[0]))))
        .sub("right", markName(rules.markAt(view, static_cast<int>(below[1]))));
}

void draw(Prompt &prompt, const Rules &rules, const View &view)
{
    prompt.kind = PromptKind::Pick;
    prompt.title = Text("prompt.draw").num("max", view.drawMax);
    prompt.detail = drawReason(rules, view);
    prompt.step = 1;
    prompt.steps = 2;
    for (int n = 0; n <= view.drawMax; ++n) {
        const Text label = n == 0 ? Text("option.draw.none") : Text("option.draw").num("count", n);
        PromptOption item =
            option(moveOf(kDraw, static_cast<std::uint8_t>(n)), label, n == view.drawMax);
        item.effect = Text("option.draw.effect")
                          .num("hand", view.handSize[toIndex(view.actor)] + n)
                          .num("pack", view.pack - n);
        prompt.options.push_back(std::move(item));
    }
}

/// A, B, C and D in one: which it is follows from what goes where (the contract is in the README).
void act(Prompt &prompt, const Rules &rules, const View &view)
{
    prompt.kind = PromptKind::Assign;
    prompt.title = Text("prompt.act");
    prompt.detail = Text("prompt.act.detail");
    prompt.confirm = Text("prompt.act.confirm");
    prompt.step = 2;
    prompt.steps = 2;
    prompt.zones = {"hand", "reserve"};
    prompt.groups = {Text("group.up"), Text("group.down"), Text("group.send"), Text("group.take"),
                     Text("group.discard").num("mod", rules.params().modifier)};
    prompt.limits = {{"hand", 1}, {"hand", 1}, {"hand", 2}, {"reserve", 1}, {"hand", kMaxHand}};
    prompt.groups.resize(ActProbe::groups(rules));
    prompt.limits.resize(prompt.groups.size());
    prompt.max = kMaxHand;
    const CardSet own = rules.ownCards(view, view.hand[toIndex(view.actor)]);
    if (!rules.canAct(view, own)) {
        PromptOption stuck = option(moveOf(kStuck), Text("option.stuck"), true);
        stuck.warning = Text(rules.params().stuckSkips ? "warn.stuck.skip" : "warn.stuck");
        prompt.options.push_back(std::move(stuck));
        return;
    }
    prompt.anchors = rules.probe(view, Draft{}).anchors;
}

void adjust(Prompt &prompt, const Rules &rules, const View &view)
{
    const int need = view.handSize[toIndex(view.actor)] - rules.limit();
    prompt.kind = PromptKind::Subset;
    prompt.title = Text("prompt.adjust").num("count", need);
    prompt.detail = Text(rules.params().openHands ? "prompt.adjust.open" : "prompt.adjust.detail")
                        .num("limit", rules.limit());
    prompt.confirm = Text("prompt.adjust.confirm");
    prompt.zones = {"hand"};
    prompt.min = need;
    prompt.max = need;
}

void reserve(Prompt &prompt, const Rules &rules, const View &view)
{
    prompt.kind = PromptKind::Pick;
    prompt.title = Text("prompt.reserve");
    // CP-A17; without a number no D brings it here (CP-A2).
    const bool finish = !rules.params().firstGame && rules.params().finishValue != 0;
    prompt.detail = Text(finish ? "prompt.reserve.finish" : "prompt.reserve.detail")
                        .num("limit", rules.params().reserveSize);
    for (CardSet cards = view.reserve & kAllGlasses; cards != 0;) {
        const Card card = pop(cards);
        PromptOption item =
            option(moveOf(kDrop, card), Text("option.drop").sub("card", cardName(card)));
        item.anchor = cardId(card);
        prompt.options.push_back(std::move(item));
        prompt.anchors.push_back(cardId(card));
    }
}

} // namespace

Prompt promptFor(const Rules &rules, const View &view)
{
    static constexpr std::array<const char *, 4> kDecisions{"draw", "act", "adjust", "reserve"};
    Prompt prompt;
    if (view.phase == Phase::Over)
        return prompt;
    if (!prompt.asks(kDecisions[toIndex(view.phase)], view.actor, view.seat))
        return prompt;
    switch (view.phase) {
    case Phase::Draw: draw(prompt, rules, view); break;
    case Phase::Act: act(prompt, rules, view); break;
    case Phase::Adjust: adjust(prompt, rules, view); break;
    default: reserve(prompt, rules, view); break;
    }
    return prompt;
}

} // namespace takujo::couperation
