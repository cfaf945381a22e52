#include "tablewriter.h"

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

/// Why so many may be drawn: the mark of the last card, with the cards below a ♡ (CP-14 to CP-16).
Text drawReason(const Core &core, const View &view)
{
    if (view.last == Last::Start)
        return Text("prompt.draw.start");
    if (view.last == Last::Down)
        return Text("prompt.draw.down").num("count", core.params().refillTo);
    const Card card = view.tower[view.lastPlace];
    const Mark mark = core.markAt(view, view.lastPlace);
    const bool sum = mark == Mark::Heart && core.geometry().row(view.lastPlace) > 0 &&
                     core.params().heartValue != HeartValue::Fixed;
    const bool larger = core.params().heartValue == HeartValue::Max;
    Text out(!sum ? "prompt.draw.mark" : larger ? "prompt.draw.heart.max" : "prompt.draw.heart");
    out = std::move(out).sub("card", cardName(card)).sub("mark", markName(mark));
    if (!sum)
        return out;
    const auto below = core.geometry().supports(view.lastPlace);
    return std::move(out)
        .sub("left", markName(core.markAt(view, static_cast<int>(below[0]))))
        .sub("right", markName(core.markAt(view, static_cast<int>(below[1]))));
}

void draw(Prompt &prompt, const Core &core, const View &view)
{
    prompt.kind = PromptKind::Pick;
    prompt.title = Text("prompt.draw").num("max", view.drawMax);
    prompt.detail = drawReason(core, view);
    prompt.step = 1;
    prompt.steps = 2;
    for (int n = 0; n <= view.drawMax; ++n) {
        const Text label = n == 0 ? Text("option.draw.none") : Text("option.draw").num("count", n);
        PromptOption item =
            option(moveOf(kDraw, static_cast<std::uint8_t>(n)), label, n == view.drawMax);
        item.effect = Text("option.draw.effect")
                          .num("hand", view.handSize[Core::at(view.actor)] + n)
                          .num("pack", view.pack - n);
        prompt.options.push_back(std::move(item));
    }
}

/// A, B, C and D in one: which it is follows from what goes where (the contract is in the README).
void act(Prompt &prompt, const Core &core, const View &view)
{
    prompt.kind = PromptKind::Assign;
    prompt.title = Text("prompt.act");
    prompt.detail = Text("prompt.act.detail");
    prompt.confirm = Text("prompt.act.confirm");
    prompt.step = 2;
    prompt.steps = 2;
    prompt.zones = {"hand", "reserve"};
    const int mod = core.params().modifier; // 0: CP-22 without discards
    prompt.groups = {Text("group.up"), Text("group.down"), Text("group.send"),
                     mod == 0 ? Text("group.discard.none") : Text("group.discard").num("mod", mod),
                     Text("group.take")};
    prompt.limits = {{"hand", 1}, {"hand", 1}, {"hand", 2}, {"hand", kMaxHand}, {"reserve", 1}};
    prompt.max = kMaxHand;
    const CardSet own = core.ownCards(view, view.hand[Core::at(view.actor)]);
    if (!core.canAct(view, own)) {
        PromptOption stuck = option(moveOf(kStuck), Text("option.stuck"), true);
        stuck.warning = Text(core.params().stuckSkips ? "warn.stuck.skip" : "warn.stuck");
        prompt.options.push_back(std::move(stuck));
        return;
    }
    prompt.anchors = core.probe(view, Draft{}).anchors;
}

void adjust(Prompt &prompt, const Core &core, const View &view)
{
    const int need = view.handSize[Core::at(view.actor)] - core.limit();
    prompt.kind = PromptKind::Subset;
    prompt.title = Text("prompt.adjust").num("count", need);
    prompt.detail = Text(core.params().openHands ? "prompt.adjust.open" : "prompt.adjust.detail")
                        .num("limit", core.limit());
    prompt.confirm = Text("prompt.adjust.confirm");
    prompt.zones = {"hand"};
    prompt.min = need;
    prompt.max = need;
}

void reserve(Prompt &prompt, const Core &core, const View &view)
{
    prompt.kind = PromptKind::Pick;
    prompt.title = Text("prompt.reserve");
    prompt.detail = Text("prompt.reserve.detail").num("limit", core.params().reserveSize);
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

Prompt promptFor(const Core &core, const View &view)
{
    static constexpr std::array<const char *, 4> kDecisions{"draw", "act", "adjust", "reserve"};
    static constexpr std::array<const char *, 4> kWaits{
        "prompt.wait.draw", "prompt.wait.act", "prompt.wait.adjust", "prompt.wait.reserve"};
    Prompt prompt;
    if (view.phase == Phase::Over)
        return prompt;
    const auto phase = static_cast<std::size_t>(view.phase);
    prompt.seat = view.actor;
    prompt.decision = kDecisions[phase];
    if (view.seat != view.actor) {
        prompt.title = Text(kWaits[phase]).seat("who", view.actor);
        return prompt;
    }
    switch (view.phase) {
    case Phase::Draw: draw(prompt, core, view); break;
    case Phase::Act: act(prompt, core, view); break;
    case Phase::Adjust: adjust(prompt, core, view); break;
    default: reserve(prompt, core, view); break;
    }
    return prompt;
}

} // namespace takujo::couperation
