#include "rules/rules.h"

namespace takujo::coldwater {

namespace {

using Board = std::array<std::array<std::uint8_t, kColours>, kZones>;

/// CW-18: one or two bait of one colour.
void lures(const Board &board, MoveList &out)
{
    for (int colour = 0; colour < kColours; ++colour) {
        for (int zone = 0; zone < kZones; ++zone) {
            const int here = board[toIndex(zone)][toIndex(colour)];
            if (here == 0)
                continue;
            out.add(makeMove(kLureBait, colour, zone, kNoZone));
            if (here > 1)
                out.add(makeMove(kLureBait, colour, zone, zone));
            for (int other = zone + 1; other < kZones; ++other) {
                if (board[toIndex(other)][toIndex(colour)] > 0)
                    out.add(makeMove(kLureBait, colour, zone, other));
            }
        }
    }
}

/// CW-19: two bait of different colours, the zone that comes first named first.
void reels(const Board &board, MoveList &out)
{
    for (int zone = 0; zone < kZones; ++zone) {
        for (int other = zone + 1; other < kZones; ++other) {
            for (int colour = 0; colour < kColours; ++colour) {
                for (int theirs = 0; theirs < kColours; ++theirs) {
                    if (colour != theirs && board[toIndex(zone)][toIndex(colour)] > 0 &&
                        board[toIndex(other)][toIndex(theirs)] > 0)
                        out.add(makeMove(kReelBait, zone, colour, other, theirs));
                }
            }
        }
    }
}

void harbour(const Rules &rules, const PublicState &p, MoveList &out)
{
    for (int zone = 0; zone < kZones; ++zone)
        out.add(makeMove(kRefill, zone)); // CW-A12: also a full one
    if (!rules.mayTakeMaster(p))
        return;
    for (const std::uint8_t card : p.display) {
        if (card != kNone)
            out.add(makeMove(kTakeMaster, card));
    }
    if (p.mastersLeft != 0)
        out.add(makeMove(kTakeMaster, kDeckTop));
}

void catches(const Rules &rules, const PublicState &p, MoveList &out)
{
    out.add(makeMove(kTake, kTakeOwn));
    if (rules.mayTakeTop(p))
        out.add(makeMove(kTake, kTakeTop));
    for (int location = 0; location < kLocations; ++location) {
        if (rules.mayRodTo(p, location))
            out.add(makeMove(kTake, kTakeRod, location));
    }
    for (int zone = 0; zone < kZones; ++zone) {
        if (rules.mayLineTo(p, zone))
            out.add(makeMove(kTake, kTakeLine, zone));
    }
}

void removals(const PublicState &p, MoveList &out)
{
    int holds = 0; // zones with that colour
    for (int zone = 0; zone < kZones; ++zone)
        holds |= p.bait[toIndex(p.actor)][toIndex(zone)][p.colour] > 0 ? 1 << zone : 0;
    for (int mask = 0; mask < 1 << kZones; ++mask) {
        if ((mask & ~holds) == 0)
            out.add(makeMove(kRemove, mask));
    }
}

/// To place a token on, or to pick one up from.
void spaces(const PublicState &p, MoveList &out)
{
    const bool place = p.phase == Phase::Place;
    for (int space = 0; space < kSpaces; ++space) {
        const bool empty = p.token[toIndex(space)] == 0;
        if (place ? empty : !empty && space != p.placed)
            out.add(makeMove(place ? kPlace : kPickUp, space));
    }
}

void claims(const Rules &rules, const PublicState &p, const Kinds &kinds, MoveList &out)
{
    out.add(makeMove(kClaim, 0));
    const auto seat = toIndex(p.actor);
    const std::uint8_t kind = kinds[seat][p.caught[seat] - 1U];
    if (rules.params().fish[kind].lbs == rules.params().mystery[p.mystery].lbs)
        out.add(makeMove(kClaim, 1));
}

} // namespace

LegalCount Rules::legal(const PublicState &p, const Kinds &kinds, std::span<Move> buffer) const
{
    MoveList out(buffer);
    const auto seat = toIndex(p.actor);
    switch (p.phase) {
    case Phase::Place:
    case Phase::PickUp: spaces(p, out); break;
    case Phase::Flip: out.add(makeMove(kFlip)); break;
    case Phase::Harbour: harbour(*this, p, out); break;
    case Phase::Lure: lures(p.bait[seat], out); break;
    case Phase::Reel: reels(p.bait[seat], out); break;
    case Phase::Remove: removals(p, out); break;
    case Phase::Slot:
        for (const Master &master : p.open[seat]) {
            if (emptySlots(master, p.colour) > 0)
                out.add(makeMove(kFill, master.card));
        }
        break;
    case Phase::NextZone:
        for (int zone = 0; zone < kZones; ++zone) {
            if ((p.emptied >> zone & 1) != 0)
                out.add(makeMove(kNext, zone));
        }
        break;
    case Phase::Catch: catches(*this, p, out); break;
    case Phase::Claim: claims(*this, p, kinds, out); break;
    case Phase::Contest:
        for (std::uint32_t rest = fishOf(p, p.actor, p.contest); rest != 0; rest &= rest - 1)
            out.add(makeMove(kShow, p.contest, kinds[seat][toIndex(std::countr_zero(rest))]));
        break;
    case Phase::Over: break;
    }
    if (isStepDecision(p.phase)) {
        if (mayLure(p))
            out.add(makeMove(kUseLure));
        if (mayReel(p))
            out.add(makeMove(kUseReel));
    }
    return out.count();
}

LegalCount Rules::legal(const State &state, std::span<Move> buffer) const
{
    return legal(state, state.kinds, buffer);
}

} // namespace takujo::coldwater
