#include "table/presentation_writer.h"

namespace takujo::ccc {

namespace {

PromptOption option(const Move &move, Text label, bool main = false)
{
    PromptOption out;
    out.move = move;
    out.label = std::move(label);
    out.main = main;
    return out;
}

/// Is there a choice of drawing after this turn's coins (CCC-18, CCC-20)?
bool mayDrawAny(const Rules &rules, const View &view)
{
    for (int i = 0; i < rules.params().optionCount; ++i) {
        if (i != rules.params().noDraw && rules.mayDraw(view, i))
            return true;
    }
    return false;
}

/// CCC-9: a square and cards in groups; option 0 ends placing, the main thing only where nothing can be paid.
void place(Prompt &prompt, const Rules &rules, const View &view, bool payable)
{
    const bool last = view.turnsLeft > 0; // CCC-20: no draw follows
    prompt.kind = PromptKind::Assign;
    prompt.title = Text(payable ? "prompt.place" : "prompt.place.none");
    prompt.detail = Text(!payable ? "prompt.place.none.detail"
                         : last   ? "prompt.place.last"
                                  : "prompt.place.detail");
    prompt.confirm = Text("prompt.place.confirm");
    prompt.step = 1;
    const bool draws = mayDrawAny(rules, view);
    prompt.steps = draws ? 2 : 1;
    prompt.options.push_back(
        option(doneMove(), Text(draws ? "prompt.done" : "prompt.end"), !payable));
    for (SquareSet rest = rules.open(view, view.actor); rest.any();)
        prompt.anchors.push_back(squareId(rest.pop()));
    prompt.zones = {"hand"};
    prompt.groups = {Text("group").num("n", 1)};
    if (rules.params().maxSplits > 0)
        prompt.groups.push_back(Text("group.aces"));
    for (int n = 0; n < rules.params().maxSplits; ++n)
        prompt.groups.push_back(Text("group").num("n", n + 2));
    prompt.min = 1;
    prompt.max = kMaxCards;
}

/// CCC-18: the options open now; the others are absent, and the detail says why.
void draw(Prompt &prompt, const Rules &rules, const View &view)
{
    prompt.kind = PromptKind::Pick;
    prompt.title = Text("prompt.draw");
    prompt.step = 2;
    prompt.steps = 2;
    for (int i = 0; i < rules.params().optionCount; ++i) {
        if (rules.mayDraw(view, i))
            prompt.options.push_back(
                option(drawMove(i), drawButton(rules.params().options[toIndex(i)])));
    }
    const bool all = std::ssize(prompt.options) == rules.params().optionCount;
    prompt.detail = all ? Text("prompt.draw.detail")
                        : Text("prompt.draw.fewer")
                              .num("stock", view.stock)
                              .num("hand", view.handSize[toIndex(view.actor)]);
}

void discard(Prompt &prompt, const Rules &rules, const View &view)
{
    const DrawOption &chosen = rules.params().options[view.option];
    prompt.kind = PromptKind::Subset;
    prompt.title = Text("prompt.discard").num("count", chosen.discard);
    prompt.detail =
        Text("prompt.discard.detail").num("count", chosen.discard).num("draw", chosen.draw);
    prompt.confirm = Text("prompt.discard.confirm").num("draw", chosen.draw);
    prompt.step = 2;
    prompt.steps = 2;
    prompt.zones = {"hand"};
    prompt.min = chosen.discard;
    prompt.max = chosen.discard;
}

} // namespace

Prompt promptFor(const Rules &rules, const View &view, bool payable)
{
    static constexpr std::array<const char *, 3> kDecisions{"place", "draw", "discard"};
    Prompt prompt;
    if (view.phase == Phase::Over)
        return prompt;
    if (!prompt.asks(kDecisions[toIndex(view.phase)], view.actor, view.seat))
        return prompt;
    switch (view.phase) {
    case Phase::Place: place(prompt, rules, view, payable); break;
    case Phase::Draw: draw(prompt, rules, view); break;
    default: discard(prompt, rules, view); break;
    }
    return prompt;
}

} // namespace takujo::ccc
