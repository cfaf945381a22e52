#include "table/prompt_writer.h"
#include "rules/names.h"

#include <algorithm>

namespace takujo::coldwater {

namespace {

constexpr std::array<const char *, 12> kDecisions{"place", "pickup", "flip",   "harbour",
                                                  "lure",  "reel",   "remove", "slot",
                                                  "zone",  "catch",  "claim",  "contest"};

} // namespace

Preview previewRemoval(const Rules &rules, const View &view, int colour,
                       const std::array<int, kZones> &out)
{
    const SeatId seat = view.actor;
    const int location = locationOf(colour);
    Preview preview;
    std::vector<std::string> fish;
    std::vector<Text> catches;
    int count = 0;
    for (int zone = 0; zone < kZones; ++zone) {
        const int gone = out[toIndex(zone)];
        const int had = view.bait[toIndex(seat)][toIndex(zone)][toIndex(colour)];
        count += gone;
        for (int i = had - gone; i < had; ++i)
            preview.affects.push_back(baitId(seat, zone, colour, i));
        if (gone == 0 || Rules::zoneTotal(view, seat, zone) != gone)
            continue;
        const Front &card = view.cards[toIndex(slotOf(location, zone))];
        fish.push_back(boxZone(seat, zone) + "/0");
        if (card.species != kNone)
            fish.push_back(frontId(rules.params(), card));
        catches.push_back(card.species == kNone
                              ? Text("effect.empties").num("zone", sizeOf(zone))
                              : Text("effect.catches")
                                    .num("zone", sizeOf(zone))
                                    .sub("species", speciesName(rules.params(), card.species)));
    }
    preview.affects.insert(preview.affects.end(), fish.begin(), fish.end());
    if (count == 0)
        preview.words = Text("effect.nothing");
    else if (catches.empty())
        preview.words =
            Text("effect.removes").num("count", count).sub("colour", colourName(colour));
    else
        preview.words =
            Text("effect.both")
                .sub("removes",
                     Text("effect.removes").num("count", count).sub("colour", colourName(colour)))
                .list("catches", std::move(catches));
    return preview;
}

Prompt PromptWriter::run()
{
    if (m_view.phase == Phase::Over)
        return {};
    m_prompt.quiet = m_view.phase == Phase::Claim; // CW-A18
    m_prompt.step = m_view.step;
    m_prompt.steps = m_view.step > 0 ? 3 : 0;
    if (!m_prompt.asks(kDecisions[toIndex(m_view.phase)], m_view.actor, m_view.seat,
                       m_view.step > 0 ? "turn" : "contest"))
        return std::move(m_prompt);
    m_prompt.kind = PromptKind::Pick;
    heading();
    if (m_view.phase == Phase::Lure)
        bait(1, 2);
    else if (m_view.phase == Phase::Reel)
        bait(2, 2);
    else
        options();
    return std::move(m_prompt);
}

void PromptWriter::heading()
{
    const std::string title = "prompt." + m_prompt.decision;
    const std::string detail = title + ".detail";
    m_prompt.title = Text(title);
    m_prompt.detail = Text(detail);
    const int hand = m_view.hand[toIndex(m_view.actor)];
    switch (m_view.phase) {
    case Phase::Place: m_prompt.title = Text(title).num("number", hand); break;
    case Phase::Flip:
        if (m_rules.isLastTurn(m_view))
            m_prompt.detail = Text("prompt.flip.last");
        break;
    case Phase::Harbour:
        m_prompt.title = Text(m_view.harbour > 1 ? "prompt.harbour.two" : title);
        break;
    case Phase::Slot:
    case Phase::Remove:
        m_prompt.title = Text(title).sub("colour", colourName(m_view.colour));
        break;
    case Phase::Catch:
        m_prompt.title =
            Text(title).sub("species", speciesName(m_params, m_view.cards[m_view.target].species));
        break;
    case Phase::Claim: {
        const MysteryData &trophy = m_params.mystery[m_view.mystery];
        m_prompt.title = Text(title).num("points", trophy.points);
        m_prompt.detail = Text(detail).num("lbs", trophy.lbs);
        break;
    }
    case Phase::Contest:
        m_prompt.title = Text(title).sub("species", speciesName(m_params, m_view.contest));
        break;
    default: break;
    }
}

void PromptWriter::options()
{
    std::array<Move, Rules::kMaxMoves> moves;
    const auto count = toIndex(m_rules.legal(m_view, m_view.kinds, moves).count);
    for (const Move &move : std::span(moves).first(count))
        optionFor(move, std::span(moves).first(count));
    mainOption();
}

void PromptWriter::optionFor(const Move &move, std::span<const Move> legal)
{
    const auto &d = move.data;
    switch (move.kind) {
    case kPlace: place(move); break;
    case kPickUp: pickUp(move); break;
    case kRefill:
    case kTakeMaster: harbour(move, legal); break;
    case kFill:
        m_prompt.addOption(move, Text("option.fill").sub("card", master(move, legal)),
                           masterId(m_params, d[0]));
        break;
    case kNext:
        m_prompt.addOption(move, Text("option.next").num("zone", sizeOf(d[0])),
                           boxZone(m_view.actor, d[0]) + "/0");
        break;
    case kTake: take(move); break;
    case kClaim:
        m_prompt.addOption(move, Text(d[0] != 0 ? "option.claim" : "option.no_claim"));
        break;
    case kFlip: m_prompt.addOption(move, Text("option.flip")); break;
    case kShow: contest(move); break;
    case kRemove: removal(move); break;
    default: tackle(move); break;
    }
}

void PromptWriter::removal(const Move &move)
{
    const unsigned from = move.data[0];
    std::array<int, kZones> out{};
    std::vector<Text> zones;
    for (int zone = 0; zone < kZones; ++zone) {
        if ((from >> zone & 1) == 0)
            continue;
        const int had = m_view.bait[toIndex(m_view.actor)][toIndex(zone)][m_view.colour];
        out[toIndex(zone)] = m_view.number == 1 ? std::min(1, had) : had;
        zones.push_back(Text("zone.number").num("zone", sizeOf(zone)));
    }
    PromptOption &made =
        m_prompt.addOption(move, from == 0 ? Text("option.remove.none")
                                           : Text("option.remove").list("zones", std::move(zones)));
    Preview preview = previewRemoval(m_rules, m_view, m_view.colour, out);
    made.effect = std::move(preview.words);
    made.affects = std::move(preview.affects);
}

/// What a space does with a token of that number.
void PromptWriter::space(PromptOption &out, int space, int number) const
{
    if (space == kHarbour) {
        out.effect = Text(number == 1 ? "effect.harbour.1" : "effect.harbour.2");
        return;
    }
    std::array<int, kZones> gone{};
    for (int zone = 0; zone < kZones; ++zone) {
        const int had = m_view.bait[toIndex(m_view.actor)][toIndex(zone)][toIndex(space)];
        gone[toIndex(zone)] = number == 1 ? std::min(1, had) : had;
    }
    Preview preview = previewRemoval(m_rules, m_view, space, gone);
    out.effect = std::move(preview.words);
    out.affects = std::move(preview.affects);
}

void PromptWriter::place(const Move &move)
{
    PromptOption &made =
        m_prompt.addOption(move, Text("option.place").sub("space", spaceText(move.data[0])),
                           spaceZone(move.data[0]) + "/0");
    space(made, move.data[0], m_view.hand[toIndex(m_view.actor)]);
}

void PromptWriter::pickUp(const Move &move)
{
    const int number = m_view.token[move.data[0]];
    PromptOption &made = m_prompt.addOption(
        move, Text("option.lift").num("number", number).sub("space", spaceText(move.data[0])),
        tokenId(move.data[0], number));
    space(made, move.data[0], number);
}

void PromptWriter::harbour(const Move &move, std::span<const Move> legal)
{
    const int which = move.data[0];
    if (move.kind == kTakeMaster) {
        if (which == kDeckTop)
            m_prompt.addOption(move, Text("option.angler.deck"), "masterdeck/0");
        else
            m_prompt.addOption(move, Text("option.angler").sub("card", master(move, legal)),
                               masterId(m_params, which));
        return;
    }
    const int missing = sizeOf(which) - Rules::zoneTotal(m_view, m_view.actor, which);
    int left = 0; // CW-A6: what can come, the used bait included
    for (std::size_t colour = 0; colour < kColours; ++colour)
        left += m_view.bag[colour] + m_view.discard[colour];
    const int count = std::min(missing, left);
    PromptOption &made = m_prompt.addOption(
        move, Text("option.refill").num("zone", sizeOf(which)).num("count", count),
        boxZone(m_view.actor, which) + "/0");
    made.effect = missing == 0 ? Text("effect.full")
                  : count == 0 ? Text("effect.bag")
                               : Text("effect.refill").num("count", count);
}

/// Of two cards of one species, the bait they need says which.
Text PromptWriter::master(const Move &move, std::span<const Move> legal) const
{
    const auto species = [&](const Move &of) { return m_params.masters[of.data[0]].species; };
    const bool alike = std::any_of(legal.begin(), legal.end(), [&](const Move &other) {
        return other.kind == move.kind && other.data[0] != kDeckTop &&
               other.data[0] != move.data[0] && species(other) == species(move);
    });
    return alike ? masterWithNeeds(m_params, move.data[0]) : masterName(m_params, move.data[0]);
}

void PromptWriter::take(const Move &move)
{
    const int location = m_view.target / kZones;
    const auto cardAt = [&](int slot) -> const Front & { return m_view.cards[toIndex(slot)]; };
    const auto add = [&](Text label, const Front &card) {
        PromptOption &made = m_prompt.addOption(
            move, std::move(label).sub("species", speciesName(m_params, card.species)),
            frontId(m_params, card));
        made.affects = {made.anchor};
    };
    switch (move.data[0]) {
    case kTakeTop: add(Text("option.take.top"), m_view.tops[toIndex(location)]); break;
    case kTakeRod:
        add(Text("option.rod"), cardAt(slotOf(move.data[1], m_view.target % kZones)));
        break;
    case kTakeLine:
        add(line(location, move.data[1]), cardAt(slotOf(location, move.data[1])));
        break;
    default: add(Text("option.take"), cardAt(m_view.target)); break;
    }
}

/// Of two cards of one species, the zone says which.
Text PromptWriter::line(int location, int zone) const
{
    const auto species = [&](int at) {
        return m_view.cards[toIndex(slotOf(location, at))].species;
    };
    int alike = 0;
    for (int other = 0; other < kZones; ++other)
        alike += other != m_view.target % kZones && species(other) == species(zone) ? 1 : 0;
    return alike > 1 ? Text("option.line.zone").num("zone", sizeOf(zone)) : Text("option.line");
}

void PromptWriter::contest(const Move &move)
{
    const auto seat = toIndex(m_view.actor);
    for (int i = 0; i < m_view.caught[seat]; ++i) {
        if (m_view.kinds[seat][toIndex(i)] == move.data[1])
            m_prompt.addOption(move,
                               Text("option.show").sub("fish", backText(m_params, move.data[1])),
                               catchId(m_params, m_view.actor, i, move.data[0]));
    }
}

void PromptWriter::tackle(const Move &move)
{
    const Tackle kind = move.kind == kUseLure ? kLure : kReel;
    PromptOption &made = m_prompt.addOption(
        move, Text(kind == kLure ? "option.lure" : "option.reel"), tackleId(m_view.actor, kind, 0));
    made.effect = Text(kind == kLure ? "effect.lure" : "effect.reel");
}

/// LURE and REEL are composed of bait on the own board.
void PromptWriter::bait(int least, int most)
{
    m_prompt.kind = PromptKind::Subset;
    m_prompt.confirm = Text("prompt.bait.confirm");
    m_prompt.min = least;
    m_prompt.max = most;
    for (int zone = 0; zone < kZones; ++zone) {
        m_prompt.zones.push_back(boxZone(m_view.actor, zone));
        for (int colour = 0; colour < kColours; ++colour) {
            for (int i = 0; i < m_view.bait[toIndex(m_view.actor)][toIndex(zone)][toIndex(colour)];
                 ++i)
                m_prompt.anchors.push_back(baitId(m_view.actor, zone, colour, i));
        }
    }
}

/// Enter takes the quiet default: flip, the lowest zone, the card at hand, the trophy, the heaviest fish.
void PromptWriter::mainOption()
{
    if (m_view.phase == Phase::Claim) {
        m_prompt.options.back().main = true;
        return;
    }
    if (m_view.phase == Phase::Contest) {
        const auto lbs = [&](const PromptOption &made) {
            const FishData &fish = m_params.fish[made.move.data[1]];
            return fish.lbs * 10 + (fish.tag != kNone && fish.tag == m_view.boardTag ? 5 : 0);
        };
        std::max_element(m_prompt.options.begin(), m_prompt.options.end(),
                         [&](const auto &a, const auto &b) { return lbs(a) < lbs(b); })
            ->main = true;
        return;
    }
    if (m_view.phase == Phase::Flip || m_view.phase == Phase::NextZone ||
        m_view.phase == Phase::Catch)
        m_prompt.options.front().main = true;
}

} // namespace takujo::coldwater
