#include "rules/names.h"
#include "table/prompt_writer.h"

#include <algorithm>
#include <charconv>

namespace takujo::coldwater {

namespace {

bool startsWith(const std::string &id, const char *head) { return id.rfind(head, 0) == 0; }

/// The number of a piece id ("angler-1#4"), -1 = none.
int numberOf(const std::string &id)
{
    const std::size_t at = id.find('#');
    int number = -1;
    if (at != std::string::npos)
        std::from_chars(id.data() + at + 1, id.data() + id.size(), number);
    return number;
}

/// The space an anchor names, with or without a token on it; -1 = none.
int spaceOf(const View &view, const std::string &anchor)
{
    for (int space = 0; space < kSpaces; ++space) {
        const int token = view.token[toIndex(space)];
        if (anchor == spaceZone(space) + "/0" || (token != 0 && anchor == tokenId(space, token)))
            return space;
    }
    return -1;
}

std::optional<Move> ofSpace(const View &view, const std::string &anchor)
{
    const int space = spaceOf(view, anchor);
    if (space < 0)
        return std::nullopt;
    return makeMove(view.phase == Phase::PickUp ? kPickUp : kPlace, space);
}

/// A zone of the own board: it is refilled, or fished with first.
std::optional<Move> ofBox(const View &view, const std::string &anchor)
{
    for (int zone = 0; zone < kZones; ++zone) {
        if (anchor == boxZone(view.seat, zone) + "/0")
            return makeMove(view.phase == Phase::Harbour ? kRefill : kNext, zone);
    }
    return std::nullopt;
}

/// The Take that would bring home the card of a slot.
Move takeOf(const View &view, int slot)
{
    if (view.target == kNone || slot == view.target)
        return makeMove(kTake, kTakeOwn);
    const bool there = slot / kZones == view.target / kZones;
    return there ? makeMove(kTake, kTakeLine, slot % kZones)
                 : makeMove(kTake, kTakeRod, slot / kZones);
}

std::optional<Move> ofFish(const Rules &rules, const View &view, const std::string &anchor)
{
    const auto is = [&](const Front &card) {
        return card.species != kNone && anchor == frontId(rules.params(), card);
    };
    for (int slot = 0; slot < kSlots; ++slot) {
        if (is(view.cards[toIndex(slot)])) {
            const Move take = takeOf(view, slot);
            // Same place elsewhere is the rod's; anything else at another location is nobody's.
            const bool rod = take.data[0] == kTakeRod && view.target != kNone;
            return rod && slot % kZones != view.target % kZones
                       ? makeMove(kTake, kTakeRod, kSlots + 1)
                       : take;
        }
    }
    for (int location = 0; location < kLocations; ++location) {
        if (!is(view.tops[toIndex(location)]))
            continue;
        const bool elsewhere = view.target != kNone && view.target / kZones != location;
        return elsewhere ? makeMove(kTake, kTakeTop, kSlots) : makeMove(kTake, kTakeTop); // CW-14
    }
    for (int i = 0; i < view.caught[toIndex(view.seat)]; ++i) {
        const int species = view.species[toIndex(view.seat)][toIndex(i)];
        if (anchor == catchId(rules.params(), view.seat, i, species))
            return makeMove(kShow, species, view.kinds[toIndex(view.seat)][toIndex(i)]);
    }
    return std::nullopt;
}

std::optional<Move> ofMaster(const View &view, const std::string &anchor)
{
    const int card = anchor == "masterdeck/0" ? kDeckTop : numberOf(anchor);
    if (card < 0)
        return std::nullopt;
    const bool own =
        std::any_of(view.open[toIndex(view.seat)].begin(), view.open[toIndex(view.seat)].end(),
                    [&](const Master &master) { return master.card == card; });
    return makeMove(own ? kFill : kTakeMaster, card);
}

std::optional<Move> ofTackle(const std::string &anchor)
{
    if (startsWith(anchor, "tackle-lure#"))
        return makeMove(kUseLure);
    if (startsWith(anchor, "tackle-reel#"))
        return makeMove(kUseReel);
    // Rod and line are used by choosing the other card: kSlots stands for none.
    return makeMove(kTake, startsWith(anchor, "tackle-rod#") ? kTakeRod : kTakeLine, kSlots);
}

std::optional<Move> moveAt(const Rules &rules, const View &view, const std::string &anchor)
{
    if (startsWith(anchor, "space.") || startsWith(anchor, "angler-"))
        return ofSpace(view, anchor);
    if (startsWith(anchor, "box."))
        return ofBox(view, anchor);
    if (startsWith(anchor, "fish-"))
        return ofFish(rules, view, anchor);
    if (startsWith(anchor, "master"))
        return ofMaster(view, anchor);
    if (startsWith(anchor, "tackle-"))
        return ofTackle(anchor);
    return std::nullopt;
}

} // namespace

DraftReport probeAnchor(const Rules &rules, const View &view, const std::string &anchor)
{
    DraftReport report;
    const std::optional<Move> move = moveAt(rules, view, anchor);
    if (!move)
        return report;
    report.refusal = rules.check(view, view.kinds, *move);
    if (report.refusal)
        report.refusal->anchor = anchor;
    else
        report.move = move;
    return report;
}

} // namespace takujo::coldwater
