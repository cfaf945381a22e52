#include "rules/names.h"
#include "table/prompt_writer.h"

#include <algorithm>

namespace takujo::coldwater {

namespace {

/// A bait of the own board that a draft names.
struct Chosen
{
    int zone = 0;
    int colour = 0;
};

/// Finds the bait behind a piece id among those that lie there.
std::optional<Chosen> chosenBait(const View &view, const std::string &id)
{
    for (int zone = 0; zone < kZones; ++zone) {
        for (int colour = 0; colour < kColours; ++colour) {
            for (int i = 0; i < view.bait[toIndex(view.seat)][toIndex(zone)][toIndex(colour)];
                 ++i) {
                if (baitId(view.seat, zone, colour, i) == id)
                    return Chosen{zone, colour};
            }
        }
    }
    return std::nullopt;
}

std::vector<Chosen> chosenIn(const View &view, const Draft &draft, bool &foreign)
{
    std::vector<Chosen> out;
    std::vector<std::string> seen;
    for (const auto &group : draft.groups) {
        for (const std::string &id : group) {
            const auto bait = chosenBait(view, id);
            const bool twice = std::find(seen.begin(), seen.end(), id) != seen.end();
            foreign = foreign || !bait || twice;
            seen.push_back(id);
            if (bait)
                out.push_back(*bait);
        }
    }
    std::sort(out.begin(), out.end(), [](const Chosen &a, const Chosen &b) {
        return a.zone != b.zone ? a.zone < b.zone : a.colour < b.colour;
    });
    return out;
}

/// Bait that goes with the one already chosen: the same colour for LURE (CW-18), another colour in
/// another zone for REEL (CW-19).
std::vector<std::string> partners(const View &view, const Chosen &first)
{
    std::vector<std::string> out;
    for (int zone = 0; zone < kZones; ++zone) {
        for (int colour = 0; colour < kColours; ++colour) {
            const bool lure = view.phase == Phase::Lure;
            if (lure ? colour != first.colour : colour == first.colour || zone == first.zone)
                continue;
            const int had = view.bait[toIndex(view.seat)][toIndex(zone)][toIndex(colour)];
            for (int i = 0; i < had; ++i)
                out.push_back(baitId(view.seat, zone, colour, i));
        }
    }
    return out;
}

Violation unfinished() { return {}; }

DraftReport lureReport(const Rules &rules, const View &view, const std::vector<Chosen> &bait)
{
    DraftReport out;
    if (bait.empty()) {
        out.refusal = unfinished();
        return out;
    }
    if (bait.size() > 2 || bait.front().colour != bait.back().colour) {
        out.refusal = Violation{"CW-18", Text("refuse.lure"), {}};
        return out;
    }
    const int second = bait.size() == 2 ? bait[1].zone : kNoZone;
    out.move = makeMove(kLureBait, bait[0].colour, bait[0].zone, second);
    std::array<int, kZones> gone{};
    for (const Chosen &one : bait)
        ++gone[toIndex(one.zone)];
    out.lines.push_back(previewRemoval(rules, view, bait[0].colour, gone).words);
    DraftFacts facts;
    facts.location = locationOf(bait[0].colour);
    for (int zone = 0; zone < kZones; ++zone) {
        if (gone[toIndex(zone)] > 0 &&
            Rules::zoneTotal(view, view.seat, zone) == gone[toIndex(zone)])
            facts.emptied.push_back(zone);
    }
    out.facts = facts;
    return out;
}

DraftReport reelReport(const std::vector<Chosen> &bait)
{
    DraftReport out;
    if (bait.size() < 2) {
        out.refusal = unfinished();
        return out;
    }
    if (bait.size() > 2 || bait[0].colour == bait[1].colour || bait[0].zone == bait[1].zone) {
        out.refusal = Violation{"CW-19", Text("refuse.reel"), {}};
        return out;
    }
    out.move = makeMove(kReelBait, bait[0].zone, bait[0].colour, bait[1].zone, bait[1].colour);
    out.lines.push_back(Text("effect.swap")
                            .sub("one", colourName(bait[0].colour))
                            .num("zone", sizeOf(bait[0].zone))
                            .sub("other", colourName(bait[1].colour))
                            .num("upto", sizeOf(bait[1].zone)));
    return out;
}

} // namespace

DraftReport Rules::probe(const View &view, const Draft &draft) const
{
    DraftReport out;
    const bool mine = view.seat != kNoSeat && view.seat == view.actor;
    if (!mine || view.phase == Phase::Over)
        return out;
    if (view.phase != Phase::Lure && view.phase != Phase::Reel)
        return probeAnchor(*this, view, draft.anchor);
    bool foreign = false;
    const std::vector<Chosen> bait = chosenIn(view, draft, foreign);
    if (foreign) {
        out.refusal =
            Violation{view.phase == Phase::Lure ? "CW-18" : "CW-19", Text("refuse.own_bait"), {}};
        return out;
    }
    out = view.phase == Phase::Lure ? lureReport(*this, view, bait) : reelReport(bait);
    if (bait.size() == 1)
        out.anchors = partners(view, bait.front());
    else if (bait.size() > 1)
        out.anchors = draft.groups.front(); // nothing more goes with them
    if (!out.move)
        return out;
    if (Check refused = check(view, view.kinds, *out.move)) {
        out.move.reset();
        out.refusal = std::move(refused);
    }
    return out;
}

Draft Rules::draftOf(const View &view, const Move &move) const
{
    Draft draft;
    draft.groups.resize(1);
    const auto add = [&](int zone, int colour) {
        draft.groups.front().push_back(baitId(view.seat, zone, colour, 0));
    };
    const auto &data = move.data;
    if (move.kind == kLureBait) {
        add(data[1], data[0]);
        if (data[2] == data[1])
            draft.groups.front().push_back(baitId(view.seat, data[2], data[0], 1));
        else if (data[2] != kNoZone)
            add(data[2], data[0]);
    } else if (move.kind == kReelBait) {
        add(data[0], data[1]);
        add(data[2], data[3]);
    } else
        draft.groups.clear();
    return draft;
}

} // namespace takujo::coldwater
