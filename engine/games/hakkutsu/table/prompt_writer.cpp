#include "rules/names.h"
#include "table/presentation_writer.h"

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

/// Fills the prompt of one decision from the actor's own view.
class PromptWriter
{
public:
    PromptWriter(const Rules &rules, const View &view, Prompt &prompt)
        : m_rules(rules), m_view(view), m_prompt(prompt)
    {}
    void run();

private:
    void museum();
    void keep();
    void move();
    void look();
    void swap();
    void mine();
    void turnUp();
    PromptOption goOption(const Move &move) const;
    Text goEffect(int cell) const;
    bool makesUpFor(Effect effect, int missing) const;
    Text rockEffect(int cell) const;
    void says(PromptKind kind, Text title, Text detail, int step);
    const Params &params() const { return m_rules.params(); }
    SeatId seat() const { return m_view.actor; }

    const Rules &m_rules;
    const View &m_view;
    Prompt &m_prompt;
};

void PromptWriter::says(PromptKind kind, Text title, Text detail, int step)
{
    m_prompt.kind = kind;
    m_prompt.title = std::move(title);
    m_prompt.detail = std::move(detail);
    m_prompt.step = step;
    m_prompt.steps = step > 0 ? 2 : 0;
}

void PromptWriter::run()
{
    switch (m_view.phase) {
    case Phase::Museum: museum(); break;
    case Phase::Keep: keep(); break;
    case Phase::Move: move(); break;
    case Phase::Look: look(); break;
    case Phase::Swap: swap(); break;
    case Phase::Mine:
    case Phase::Again: mine(); break;
    case Phase::Double:
        if (m_view.piles[m_view.pos[toIndex(seat())]].faceUp())
            mine();
        else
            turnUp();
        break;
    case Phase::Over: break;
    }
}

void PromptWriter::museum()
{
    const bool last = seat() == 0; // HK-7: the rest stays out
    says(PromptKind::Pick, Text("prompt.museum"),
         Text(last ? "prompt.museum.last" : "prompt.museum.detail"), 0);
    m_prompt.zones = {"offer"};
    for (int m = 0; m < kMaxMuseums; ++m) {
        if ((m_view.offer >> m & 1) != 0)
            m_prompt
                .addOption(makeMove(kMuseum, m),
                           Text("option.museum").sub("museum", museumName(params(), m)),
                           museumId(m))
                .effect = museumText(params(), m);
    }
}

void PromptWriter::keep()
{
    const int cards = params().keeps(seat(), total(m_view.hand));
    says(PromptKind::Subset, Text("prompt.keep").num("count", cards), Text("prompt.keep.detail"),
         0);
    m_prompt.confirm = Text("prompt.keep.confirm");
    m_prompt.zones = {"hand"};
    m_prompt.min = cards;
    m_prompt.max = cards;
}

void PromptWriter::move()
{
    const int mobility = m_rules.mobility(m_view, seat());
    says(PromptKind::Pick, Text("prompt.move"),
         Text("prompt.move.detail").num("mobility", mobility), 1);
    m_prompt.zones = {"map"};
    std::array<Move, Rules::kMaxMoves> moves;
    const LegalCount legal = m_rules.legal(Rules::own(m_view), moves);
    for (const Move &move : std::span(moves).first(toIndex(legal.count))) {
        if (move.kind == kGo) {
            m_prompt.options.push_back(goOption(move));
            m_prompt.anchors.push_back(m_prompt.options.back().anchor);
        } else if (move.kind == kHelicopter) {
            m_prompt.addOption(move, Text("option.helicopter"), equipmentId(Effect::Helicopter, 0))
                .effect = effectText(params(), Effect::Helicopter);
        } else {
            m_prompt.addOption(move, Text("option.radar"), equipmentId(Effect::Radar, 0)).effect =
                effectText(params(), Effect::Radar);
        }
    }
}

PromptOption PromptWriter::goOption(const Move &move) const
{
    const int cell = move.data[0];
    const int from = m_view.pos[toIndex(seat())];
    const bool home = cell == m_rules.map().base();
    PromptOption out;
    out.move = move;
    out.label = Text(cell == from ? "option.back"
                     : home       ? "option.base"
                                  : "option.go")
                    .raw("cell", m_rules.map().name(cell));
    out.anchor = cellId(cell);
    out.effect = goEffect(cell);
    if (move.data[1] > 0)
        out.warning = Text("option.boots")
                          .num("count", move.data[1])
                          .sub("card", equipmentName(params(), Effect::Boots));
    for (const int step : m_rules.map().path(from, cell))
        out.path.push_back(cellId(step));
    return out;
}

/// What one finds there: the base, nothing, an unknown card, or what mining would take.
Text PromptWriter::goEffect(int cell) const
{
    const Pile &pile = m_view.piles[toIndex(cell)];
    if (cell == m_rules.map().base())
        return Text("effect.go.base")
            .num("limit", std::max<int>(m_rules.fundLimit(m_view, seat()), // HK-A4
                                        m_view.coins[toIndex(seat())]))
            .num("rocks", static_cast<int>(m_view.cart[toIndex(seat())].size()))
            .num("cards", params().perBase);
    if (pile.height == 0)
        return Text("effect.go.empty");
    if (pile.kind[toIndex(pile.top())] == kNone)
        return Text("effect.go.hidden");
    return rockEffect(cell);
}

/// The hand's cards of a kind cover so many coins or units (HK-20).
bool PromptWriter::makesUpFor(Effect effect, int missing) const
{
    return m_view.hand[toIndex(effect)] * params().equipment[toIndex(effect)].amount >= missing;
}

Text PromptWriter::rockEffect(int cell) const
{
    const Pile &pile = m_view.piles[toIndex(cell)];
    const int kind = pile.kind[toIndex(pile.top())];
    const int cost = m_rules.price(m_view, seat(), cell, kind);
    const int units = m_view.units[toIndex(seat())] + params().rocks[toIndex(kind)].carry;
    const bool joint = m_rules.shared(m_view, seat(), cell);
    if (joint && m_view.hand[toIndex(Effect::Joint)] == 0)
        return Text("effect.go.shared").sub("rock", rockName(params(), kind));
    const int missing = cost - m_view.coins[toIndex(seat())];
    const int over = units - params().capacity();
    if (missing > 0 && !makesUpFor(Effect::Grant, missing))
        return Text("effect.go.dear").sub("rock", rockName(params(), kind)).num("cost", cost);
    if (over > 0 && !makesUpFor(Effect::Case, over))
        return Text("effect.go.heavy")
            .sub("rock", rockName(params(), kind))
            .num("carry", params().rocks[toIndex(kind)].carry);
    if (missing > 0 || over > 0)
        return Text(missing > 0 ? "effect.go.grant" : "effect.go.case")
            .sub("rock", rockName(params(), kind))
            .sub("card", equipmentName(params(), missing > 0 ? Effect::Grant : Effect::Case))
            .num("cost", cost);
    return Text("effect.go.mine")
        .sub("rock", rockName(params(), kind))
        .num("cost", cost)
        .num("mobility", m_rules.mobilityAt(m_view, seat(), units));
}

void PromptWriter::look()
{
    says(PromptKind::Pick, Text("prompt.look"), effectText(params(), Effect::Radar), 1);
    m_prompt.zones = {"map"};
    for (const std::uint8_t cell : m_rules.map().rockCells()) {
        if (m_rules.hides(m_view.piles[cell], seat()))
            m_prompt.addOption(makeMove(kLook, cell),
                               Text("option.look").raw("cell", m_rules.map().name(cell)),
                               cellId(cell));
    }
}

void PromptWriter::swap()
{
    const Pile &pile = m_view.piles[m_view.radarCell];
    says(PromptKind::Pick, Text("prompt.swap").raw("cell", m_rules.map().name(m_view.radarCell)),
         Text("prompt.swap.detail")
             .sub("top", rockNamed(params(), pile.kind[0]))
             .sub("under", rockNamed(params(), pile.kind[1])),
         1);
    m_prompt.options.reserve(2);
    m_prompt.addOption(makeMove(kSwap, 0), Text("option.swap.no"), {}, true);
    m_prompt.addOption(makeMove(kSwap, 1), Text("option.swap.yes"));
}

/// Mining, and Double dig of a card that is seen: grants and light cases may be added.
void PromptWriter::mine()
{
    const bool twice = m_view.phase == Phase::Double;
    const Dig dig = m_rules.dig(m_view, {});
    m_prompt.max = m_view.hand[toIndex(Effect::Grant)] + m_view.hand[toIndex(Effect::Case)];
    says(PromptKind::Subset,
         Text(twice ? "prompt.double" : "prompt.mine").sub("rock", rockName(params(), dig.kind)),
         Text(m_prompt.max > 0 ? "prompt.mine.detail.bare" : "prompt.mine.detail")
             .num("cost", dig.cost)
             .num("coins", m_view.coins[toIndex(seat())])
             .num("carry", dig.units)
             .num("room", params().capacity() - m_view.units[toIndex(seat())]),
         2);
    m_prompt.confirm = Text(twice       ? "prompt.double.confirm"
                            : dig.joint ? "prompt.joint.confirm"
                                        : "prompt.mine.confirm");
    m_prompt.zones = {"hand"};
    m_prompt.addOption(makeMove(twice ? kEnough : kSkip),
                       Text(twice ? "option.enough" : "option.skip"));
}

void PromptWriter::turnUp()
{
    says(PromptKind::Pick, Text("prompt.turnup"), Text("prompt.turnup.detail"), 2);
    m_prompt.options.reserve(2);
    m_prompt.addOption(makeMove(kEnough), Text("option.enough"), {},
                       m_view.hand[toIndex(Effect::Double)] == 0);
    if (m_view.hand[toIndex(Effect::Double)] > 0)
        m_prompt.addOption(makeMove(kAgain), Text("option.turnup"), equipmentId(Effect::Double, 0),
                           true);
}

constexpr std::array<const char *, 8> kDecisions{"museum", "keep", "move",   "look",
                                                 "swap",   "mine", "double", "again"};

} // namespace

Prompt promptFor(const Rules &rules, const View &view)
{
    Prompt prompt;
    if (view.phase == Phase::Over)
        return prompt;
    // Who has no card for it is not to be told apart from who does not want to.
    prompt.quiet =
        view.phase == Phase::Double || view.phase == Phase::Mine || view.phase == Phase::Again;
    if (prompt.asks(kDecisions[toIndex(view.phase)], view.actor, view.seat))
        PromptWriter(rules, view, prompt).run();
    return prompt;
}

} // namespace takujo::hakkutsu
