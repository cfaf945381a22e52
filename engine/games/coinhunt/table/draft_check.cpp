#include "rules/aiming.h"
#include "rules/names.h"

#include <algorithm>
#include <cmath>

namespace takujo::coinhunt {

namespace {

constexpr int kOfferedShares = 6; ///< drafts offered where nothing has been composed yet

int thousandths(double mm) { return static_cast<int>(std::lround(mm * 1000)); }

/// For the aiming tool: what was read, its limits and the path.
DraftFacts factsOf(const Rules &rules, const View &view, const Aiming &aiming)
{
    const physics::Constants &k = rules.params().k;
    const physics::Aim aim = aiming.aim();
    const auto limit = [&](int offset, int angle, int depth) {
        return physics::legalise(k, physics::Aim{aim.edge, offset, angle, depth});
    };
    constexpr int kFar = 1 << 14;
    const physics::Path path =
        physics::pathOf(k, physics::shotOf(limit(aim.offset, aim.angle, aim.depth), 0));
    DraftFacts facts;
    facts.offset = aim.offset;
    facts.angle = aim.angle;
    facts.depth = aim.depth;
    facts.edge = static_cast<int>(aim.edge);
    for (const physics::Edge edge : rules.sides(view)) // CH-20
        facts.edges.push_back(static_cast<int>(edge));
    facts.leastOffset = limit(0, aim.angle, aim.depth).offset;
    facts.mostOffset = limit(kFar, aim.angle, aim.depth).offset;
    facts.mostAngle = limit(0, kFar, kFar).angle;
    facts.mostDepth = limit(0, kFar, kFar).depth;
    facts.startX = thousandths(path.startX);
    facts.startY = thousandths(path.startY);
    facts.endX = thousandths(path.endX);
    facts.endY = thousandths(path.endY);
    facts.loaded = aiming.coin >= 0;
    if (facts.loaded) {
        facts.colour = colourOf(aiming.coin);
        facts.magic = isMagic(aiming.coin);
    }
    return facts;
}

DraftReport probeShot(const Rules &rules, const View &view, const Draft &draft)
{
    const Aiming aiming = readAiming(rules, view, draft);
    const Move move = aiming.shot.toMove();
    DraftReport report;
    report.facts = factsOf(rules, view, aiming);
    report.lines.push_back(aimText(aiming.shot));
    report.refusal = aiming.coin < 0 ? Violation{"CH-19", Text("refuse.coin"), draft.anchor}
                                     : rules.checkMove(view, move).value_or(Violation());
    if (report.refusal->text.empty()) {
        report.refusal.reset();
        report.move = move;
        return report;
    }
    physics::Aim aim = aiming.aim();
    if (!rules.mayUse(view, aiming.shot.edge))
        aim.edge = rules.params().edges[toIndex(view.active)];
    if (aiming.coin >= 0)
        report.alternatives.push_back(aimedAt(draft, physics::legalise(rules.params().k, aim)));
    return report;
}

/// Groups: colours that leave the game, then one for every seat.
Draft shareDraft(const Rules &rules, const View &view, const Move &move)
{
    Draft draft;
    draft.groups.resize(1 + toIndex(rules.seats()));
    for (int colour = 0; colour < kColours; ++colour) {
        if ((rules.colours(view.stash) >> colour & 1) == 0)
            continue;
        const auto *end = move.data.data() + rules.seats();
        const auto *seat = std::find(move.data.data(), end, colour);
        const auto group = seat == end ? 0 : 1 + toIndex(seat - move.data.data());
        draft.groups[group].push_back(pileId(colour));
    }
    return draft;
}

DraftReport probeShare(const Rules &rules, const View &view, const Draft &draft)
{
    DraftReport report;
    Move move = makeMove(kShare);
    std::fill_n(move.data.begin(), rules.seats(), kNoColour);
    bool started = false;
    for (std::size_t group = 1; group < draft.groups.size(); ++group) {
        for (const std::string &pile : draft.groups[group]) {
            started = true;
            int colour = 0;
            while (colour < kColours && pileId(colour) != pile)
                ++colour;
            if (group > toIndex(rules.seats()) || draft.groups[group].size() > 1 ||
                colour == kColours) {
                report.refusal = Violation{"CH-37", Text("refuse.share.colour"), pile};
                return report;
            }
            move.data[group - 1] = static_cast<std::uint8_t>(colour);
        }
    }
    report.refusal = rules.checkMove(view, move);
    if (!report.refusal)
        report.move = move;
    if (started)
        return report;
    std::array<Move, kOfferedShares> moves{};
    const int count = rules.moves(view, moves).count;
    for (int i = 0; i < count; ++i)
        report.alternatives.push_back(shareDraft(rules, view, moves[toIndex(i)]));
    return report;
}

} // namespace

DraftReport Rules::probe(const View &view, const Draft &draft) const
{
    if (view.seat != view.actor)
        return {};
    switch (view.phase) {
    case Phase::Insert:
    case Phase::Extra:
    case Phase::Jam: return probeShot(*this, view, draft);
    case Phase::Share: return probeShare(*this, view, draft);
    default: return {};
    }
}

Draft Rules::draftOf(const View &view, const Move &move) const
{
    if (move.kind == kShare)
        return shareDraft(*this, view, move);
    return move.kind == kShot ? shotDraft(*this, view, ShotMove::of(move)) : Draft{};
}

} // namespace takujo::coinhunt
