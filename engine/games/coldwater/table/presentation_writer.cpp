#include "table/presentation_writer.h"
#include "rules/names.h"
#include "table/prompt_writer.h"

namespace takujo::coldwater {

Presentation PresentationWriter::run()
{
    spaces();
    locations();
    harbour();
    trophies();
    bags();
    for (SeatId s = 0; s < m_rules.seats(); ++s)
        seat(s);
    counters();
    m_table.facts = facts();
    for (SeatId s = 0; s < m_rules.seats(); ++s)
        seatPanel(s);
    m_table.prompt = PromptWriter(m_rules, m_view).run();
    m_table.phase = phase();
    return std::move(m_table);
}

Zone &PresentationWriter::slotZone(std::string id, int cols, int rows, Text label, SeatId owner)
{
    Zone &out = m_table.addZone(std::move(id), Zone::Kind::Slots, std::move(label), owner);
    out.cols = cols;
    out.rows = rows;
    return out;
}

void PresentationWriter::tokenPiece(std::string id, int number, std::string zoneId, SeatId owner)
{
    Piece &token = m_table.addPiece(std::move(id), "angler-" + std::to_string(number),
                                    std::move(zoneId), 0, owner);
    token.label = Text("token.label").num("number", number);
    token.name = Text("token.name").num("number", number);
    const bool forced = m_params.forcedRemoval; // CW-A1
    token.tip = number == 1 ? Text(forced ? "tip.token.1" : "tip.token.1.chosen")
                            : Text(forced ? "tip.token.2" : "tip.token.2.chosen");
    token.clause = number == 1 ? "CW-6" : "CW-7";
    PieceFacts facts;
    facts.side = number;
    token.facts = facts;
}

void PresentationWriter::spaces()
{
    for (int space = 0; space < kSpaces; ++space) {
        slotZone(spaceZone(space), 1, 1,
                 space == kHarbour ? Text("zone.harbour")
                                   : Text("zone.space")
                                         .sub("colour", colourName(space))
                                         .sub("location", locationName(locationOf(space))));
        if (const int number = m_view.token[toIndex(space)]; number != 0)
            tokenPiece(tokenId(space, number), number, spaceZone(space), kNoSeat);
    }
}

/// A card of which everybody sees the front (CW-A14). @param zoneNumber 0 = on a deck
void PresentationWriter::front(const Front &card, const std::string &zoneId, int slot,
                               int zoneNumber)
{
    if (card.species == kNone)
        return;
    const SpeciesData &species = m_params.species[card.species];
    Piece &fish =
        m_table.addPiece(frontId(m_params, card), fishKind(m_params, card.species), zoneId, slot);
    const Text range = Text("fish.range").num("low", species.low).num("high", species.high);
    fish.label = speciesName(species.name);
    fish.name = Text("fish.name").sub("species", speciesName(species.name)).sub("weight", range);
    if (zoneNumber > 0)
        fish.tip = Text("tip.front").num("zone", zoneNumber);
    else
        fish.tip = Text(m_params.zone6Bonus ? "tip.top" : "tip.top.next");
    fish.clause = zoneNumber > 0 ? "CW-12" : m_params.zone6Bonus ? "CW-14" : "CW-15";
    PieceFacts facts;
    facts.location = species.location;
    facts.low = species.low;
    facts.high = species.high;
    facts.zone = zoneNumber;
    fish.facts = facts;
}

void PresentationWriter::locations()
{
    for (int location = 0; location < kLocations; ++location) {
        const std::string &name = locationNames()[toIndex(location)];
        slotZone("loc." + name, 2, 2, locationName(location));
        for (int z = 0; z < kZones; ++z)
            front(m_view.cards[toIndex(slotOf(location, z))], "loc." + name, z, sizeOf(z));
        m_table
            .addZone("deck." + name, Zone::Kind::Stack,
                     Text("zone.deck").sub("location", locationName(location)))
            .count = m_rules.topsLeft(m_view, location);
        front(m_view.tops[toIndex(location)], "deck." + name, 0, 0);
    }
}

void PresentationWriter::masterCard(const Master &master, const std::string &zoneId, int slot,
                                    SeatId owner, bool caught)
{
    const MasterData &data = m_params.masters[master.card];
    Piece &card = m_table.addPiece(masterId(m_params, master.card),
                                   masterKind(m_params, master.card), zoneId, slot, owner);
    std::vector<Text> needs;
    PieceFacts facts;
    facts.master = true;
    facts.points = 1;
    for (std::size_t i = 0; i < data.slots; ++i) {
        const bool filled = (master.filled >> i & 1) != 0;
        facts.needs.push_back(data.colour[i] + 1);
        facts.filled.push_back(filled ? 1 : 0);
        if (!filled)
            needs.push_back(colourName(data.colour[i]));
    }
    card.facts = facts;
    card.label = masterName(m_params, master.card);
    card.name = caught ? Text("master.caught").sub("card", masterName(m_params, master.card))
                       : Text("master.open")
                             .sub("card", masterName(m_params, master.card))
                             .list("needs", needs);
    card.tip = Text(caught ? "tip.master.caught" : "tip.master");
    card.clause = caught ? "CW-31" : "CW-A5";
}

void PresentationWriter::harbour()
{
    slotZone("display", m_params.masterDisplay, 1, Text("zone.display"));
    for (int i = 0; i < m_params.masterDisplay; ++i) {
        if (m_view.display[toIndex(i)] != kNone)
            masterCard({m_view.display[toIndex(i)], 0}, "display", i, kNoSeat, false);
    }
    m_table.addZone("masterdeck", Zone::Kind::Stack, Text("zone.masterdeck")).count =
        m_rules.mastersUnder(m_view);
    if (m_view.boardTag == kNone)
        return;
    slotZone("tag", 1, 1, Text("zone.tag"));
    Piece &tag = m_table.addPiece(pieceId("tag-" + tagNames()[m_view.boardTag], 0),
                                  "tag-" + tagNames()[m_view.boardTag], "tag", 0);
    tag.name = Text("tag.name").sub("tag", tagName(m_view.boardTag));
    tag.label = tagName(m_view.boardTag);
    tag.tip = Text("tip.tag");
    tag.clause = "CW-31";
    PieceFacts facts;
    facts.tag = m_view.boardTag + 1;
    tag.facts = facts;
}

void PresentationWriter::baitHeap(const char *zoneId, const std::uint8_t *counts, int colours,
                                  int number)
{
    int slot = 0;
    for (int colour = 0; colour < colours; ++colour) {
        if (counts[colour] == 0)
            continue;
        const bool clear = colour == kClear;
        const std::string kind =
            "bait-" + (clear ? std::string("clear") : colourNames()[toIndex(colour)]);
        Piece &heap = m_table.addPiece(pieceId(kind, number), kind, zoneId, slot++);
        heap.count = counts[colour];
        heap.label = Text("text.number").num("number", counts[colour]);
        heap.name =
            clear
                ? Text("bait.clear").num("count", counts[colour])
                : Text("bait.count").sub("colour", colourName(colour)).num("count", counts[colour]);
        heap.tip = clear ? Text("tip.clear") : Text();
        heap.clause = clear ? "CW-10" : "";
    }
}

void PresentationWriter::bags()
{
    m_table.addZone("bag", Zone::Kind::Row, Text("zone.bag"));
    baitHeap("bag", m_view.bag.data(), kColours + 1, 9000);
    m_table.addZone("discard", Zone::Kind::Row, Text("zone.discard"));
    baitHeap("discard", m_view.discard.data(), kColours, 9001);
    int tokens = 0;
    for (const std::uint8_t n : m_view.tackleLeft)
        tokens += n;
    m_table.addZone("tackle", Zone::Kind::Stack, Text("zone.tackle")).count = tokens;
}

void PresentationWriter::counters()
{
    const auto counter = [this](const char *id, int value, const char *clause) {
        m_table.counters.push_back(
            {id, Text(std::string("counter.") + id), value, kNoSeat, clause});
    };
    counter("goalFish", m_params.fishToEnd, "CW-26");
    counter("goalSpecies", m_params.speciesGoal, "CW-21");
    if (m_view.lastTurns > 0)
        counter("lastTurns", m_view.lastTurns, "CW-26");
}

TableFacts PresentationWriter::facts() const
{
    TableFacts facts;
    facts.phase = static_cast<int>(m_view.phase);
    facts.goalFish = m_params.fishToEnd;
    facts.goalSpecies = m_params.speciesGoal;
    for (SeatId s = 0; s < m_rules.seats(); ++s) {
        facts.fish.push_back(m_view.caught[toIndex(s)]);
        facts.species.push_back(std::popcount(m_view.speciesHad[toIndex(s)]));
    }
    for (int location = 0; location < kLocations; ++location)
        for (const Pounds &sum : poundsAt(m_rules, m_view, location)) {
            facts.low.push_back(sum.low);
            facts.high.push_back(sum.high);
        }
    return facts;
}

Text PresentationWriter::phase() const
{
    if (m_over)
        return Text("phase.over");
    if (m_view.phase == Phase::Contest)
        return Text("phase.contest");
    if (m_view.lastTurns > 0)
        return Text("phase.last").num("turns", m_view.lastTurns);
    return Text("phase.round").num("round", m_view.turn / m_rules.seats() + 1);
}

Presentation Rules::table(const View &view) const { return PresentationWriter(*this, view).run(); }

} // namespace takujo::coldwater
