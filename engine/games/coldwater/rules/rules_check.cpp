#include "rules/names.h"
#include "rules/rules.h"

#include <algorithm>

namespace takujo::coldwater {

namespace {

/// What is asked for while a phase lasts, and the clause of it.
struct Asked
{
    const char *text;
    const char *clause;
};

Asked askedIn(Phase phase)
{
    switch (phase) {
    case Phase::Place: return {"refuse.now.place", "CW-2"};
    case Phase::PickUp: return {"refuse.now.pickup", "CW-3"};
    case Phase::Flip: return {"refuse.now.flip", "CW-4"};
    case Phase::Harbour: return {"refuse.now.harbour", "CW-8"};
    case Phase::Lure: return {"refuse.now.lure", "CW-18"};
    case Phase::Reel: return {"refuse.now.reel", "CW-19"};
    case Phase::Remove: return {"refuse.now.remove", "CW-A1"};
    case Phase::Slot: return {"refuse.now.slot", "CW-A5"};
    case Phase::NextZone: return {"refuse.now.zone", "CW-A2"};
    case Phase::Catch: return {"refuse.now.catch", "CW-12"};
    case Phase::Claim: return {"refuse.now.claim", "CW-20"};
    case Phase::Contest: return {"refuse.now.contest", "CW-27"};
    case Phase::Over: break;
    }
    return {"refuse.form", ""};
}

/// The phase that takes a kind of move; Over = several do.
Phase phaseOf(std::uint8_t kind)
{
    switch (kind) {
    case kPlace: return Phase::Place;
    case kPickUp: return Phase::PickUp;
    case kRefill:
    case kTakeMaster: return Phase::Harbour;
    case kLureBait: return Phase::Lure;
    case kReelBait: return Phase::Reel;
    case kFill: return Phase::Slot;
    case kNext: return Phase::NextZone;
    case kTake: return Phase::Catch;
    case kClaim: return Phase::Claim;
    case kFlip: return Phase::Flip;
    case kShow: return Phase::Contest;
    case kRemove: return Phase::Remove;
    default: return Phase::Over;
    }
}

bool offered(std::span<const Move> moves, const Move &move)
{
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// Why the actor has no token of a kind to use, by its own clause or because it was drawn in this
/// step (CW-13); nothing where there is one.
Check noTackle(const PublicState &p, Tackle kind)
{
    if (Rules::usable(p, kind) > 0)
        return {};
    constexpr std::array<const char *, kTackleKinds> kClauses{"CW-16", "CW-17", "CW-18", "CW-19"};
    const bool fresh = p.fresh[kind] > 0;
    return refusal(
        fresh ? "CW-13" : kClauses[kind],
        Text(fresh ? "refuse.fresh" : "refuse.no_tackle").sub("tackle", tackleName(kind)));
}

/// Whether ROD or LINE would lead to some card (CW-16, CW-17).
bool leadsSomewhere(const Rules &rules, const PublicState &p, Tackle kind)
{
    const int places = kind == kRod ? kLocations : kZones;
    for (int at = 0; at < places; ++at) {
        if (kind == kRod ? rules.mayRodTo(p, at) : rules.mayLineTo(p, at))
            return true;
    }
    return false;
}

/// The place is where ROD or LINE may lead, whether or not a card lies there.
bool inReach(const PublicState &p, Tackle kind, int to)
{
    if (kind == kRod)
        return to < kLocations && to != p.target / kZones;
    return to < kZones && adjacent(to, p.target % kZones);
}

Violation refusedTake(const Rules &rules, const PublicState &p, const Move &move)
{
    if (move.data[0] == kTakeTop)
        return refusal("CW-14",
                       Text(rules.params().zone6Bonus ? "refuse.top" : "refuse.top.never"));
    const Tackle kind = move.data[0] == kTakeRod ? kRod : kLine;
    if (Check none = noTackle(p, kind))
        return *none;
    if (inReach(p, kind, move.data[1])) // CW-A8: nothing else is wrong than that no card lies there
        return refusal("CW-A8", Text(kind == kRod ? "refuse.rod" : "refuse.line"));
    const bool token = move.data[1] == kSlots && leadsSomewhere(rules, p, kind); // no card yet
    return kind == kRod ? refusal("CW-16", Text(token ? "refuse.rod.card" : "refuse.rod"))
                        : refusal("CW-17", Text(token ? "refuse.line.card" : "refuse.line"));
}

Violation refusedHarbour(const Rules &rules, const PublicState &p, const Move &move)
{
    if (move.kind == kTakeMaster && !rules.mayTakeMaster(p))
        return refusal("CW-11", Text("refuse.masters").num("limit", rules.params().masterLimit));
    return refusal("CW-8", Text("refuse.no_master"));
}

/// Why a well-formed move of the present phase is not among the legal ones.
Violation refused(const Rules &rules, const PublicState &p, const Move &move)
{
    switch (move.kind) {
    case kPlace:
        return refusal("CW-2", Text("refuse.taken"),
                       spaceZone(std::min<int>(move.data[0], kHarbour)) + "/0");
    case kPickUp:
        return refusal("CW-3",
                       Text(move.data[0] == p.placed ? "refuse.same_token" : "refuse.no_token"));
    case kTakeMaster: return refusedHarbour(rules, p, move);
    case kLureBait: return refusal("CW-18", Text("refuse.lure"));
    case kReelBait: return refusal("CW-19", Text("refuse.reel"));
    case kFill: return refusal("CW-A5", Text("refuse.fill"));
    case kNext: return refusal("CW-A2", Text("refuse.not_emptied"));
    case kTake: return refusedTake(rules, p, move);
    case kClaim: return refusal("CW-20", Text("refuse.claim"));
    case kShow: return refusal("CW-27", Text("refuse.show"));
    case kRemove: return refusal("CW-A1", Text("refuse.remove"));
    default: return refusal("", Text("refuse.form"));
    }
}

} // namespace

Check Rules::check(const PublicState &p, const Kinds &kinds, const Move &move) const
{
    if (move.kind == 0 || move.kind > kRemove)
        return refusal("", Text("refuse.form"));
    if (p.phase == Phase::Over) {
        const bool won = p.end == EndReason::Fish || p.end == EndReason::ShortLocation;
        return refusal(won ? "CW-26" : "CW-A21", Text("refuse.over"));
    }
    std::array<Move, kMaxMoves> buffer;
    const int count = legal(p, kinds, buffer).count;
    if (offered({buffer.data(), toIndex(count)}, move))
        return {};
    if (move.kind == kUseLure || move.kind == kUseReel) {
        const Tackle kind = move.kind == kUseLure ? kLure : kReel;
        if (!isStepDecision(p.phase))
            return refusal("CW-A15", Text("refuse.when"));
        if (Check none = noTackle(p, kind))
            return none;
        return refusal(kind == kLure ? "CW-18" : "CW-19",
                       Text("refuse.nothing").sub("tackle", tackleName(kind)));
    }
    const bool rodOrLine =
        move.kind == kTake && (move.data[0] == kTakeRod || move.data[0] == kTakeLine);
    if (rodOrLine && p.phase != Phase::Catch)
        return refusal("CW-A15", Text("refuse.when.take"));
    if (phaseOf(move.kind) != p.phase) {
        const Asked asked = askedIn(p.phase);
        return refusal(asked.clause, Text(asked.text));
    }
    return refused(*this, p, move);
}

Check Rules::check(const State &state, const Move &move) const
{
    return check(state, state.kinds, move);
}

} // namespace takujo::coldwater
