#include "rules/names.h"
#include "table/presentation_writer.h"

namespace takujo::coldwater {

void PresentationWriter::seat(SeatId seat)
{
    slotZone(seatZone("hand", seat), 1, 1, Text("zone.hand").seat("who", seat), seat);
    if (const int number = m_view.hand[toIndex(seat)]; number != 0)
        tokenPiece(handTokenId(seat, number), number, seatZone("hand", seat), seat);
    box(seat);
    open(seat);
    tackle(seat);
    catches(seat);
    won(seat);
}

void PresentationWriter::box(SeatId seat)
{
    static constexpr std::array<const char *, kZones> kTips{"tip.bait", "tip.bait", "tip.bait.5",
                                                            "tip.bait.6"};
    for (int z = 0; z < kZones; ++z) {
        const std::string id = boxZone(seat, z);
        const bool bonus = (z == 2 && m_params.zone5Bonus) || (z == 3 && m_params.zone6Bonus);
        slotZone(id, sizeOf(z), 1, Text("zone.box").num("zone", sizeOf(z)).seat("who", seat), seat);
        int slot = 0;
        for (int colour = 0; colour < kColours; ++colour) {
            for (int i = 0; i < m_view.bait[toIndex(seat)][toIndex(z)][toIndex(colour)]; ++i) {
                Piece &bait =
                    m_table.addPiece(baitId(seat, z, colour, i),
                                     "bait-" + colourNames()[toIndex(colour)], id, slot++, seat);
                bait.name =
                    Text("bait.name").sub("colour", colourName(colour)).num("zone", sizeOf(z));
                bait.tip = Text(bonus ? kTips[toIndex(z)] : "tip.bait")
                               .sub("location", locationName(locationOf(colour)));
                bait.clause = !bonus ? "CW-12" : z == 2 ? "CW-13" : "CW-14";
                PieceFacts facts;
                facts.colour = colour + 1;
                facts.zone = sizeOf(z);
                facts.bonus = bonus;
                bait.facts = facts;
            }
        }
    }
}

void PresentationWriter::open(SeatId seat)
{
    m_table.addZone(seatZone("open", seat), Zone::Kind::Row, Text("zone.open").seat("who", seat),
                    seat);
    int slot = 0;
    for (const Master &master : m_view.open[toIndex(seat)])
        masterCard(master, seatZone("open", seat), slot++, seat, false);
}

void PresentationWriter::tackle(SeatId seat)
{
    static constexpr std::array<const char *, kTackleKinds> kTips{"tip.rod", "tip.line", "tip.lure",
                                                                  "tip.reel"};
    static constexpr std::array<const char *, kTackleKinds> kClauses{"CW-16", "CW-17", "CW-18",
                                                                     "CW-19"};
    m_table.addZone(seatZone("tackle", seat), Zone::Kind::Row,
                    Text("zone.tackle.of").seat("who", seat), seat);
    int slot = 0;
    for (std::size_t kind = 0; kind < kTackleKinds; ++kind) {
        const int count = m_view.tackle[toIndex(seat)][kind];
        const int fresh = seat == m_view.actor ? m_view.fresh[kind] : 0;
        for (int i = 0; i < count; ++i) {
            Piece &token = m_table.addPiece(tackleId(seat, static_cast<int>(kind), i),
                                            "tackle-" + tackleNames()[kind],
                                            seatZone("tackle", seat), slot++, seat);
            token.name = tackleName(static_cast<int>(kind));
            token.label = tackleName(static_cast<int>(kind));
            const bool isFresh = i >= count - fresh;
            token.tip = isFresh ? Text("tip.fresh") : Text(kTips[kind]);
            token.clause = isFresh ? "CW-13" : kClauses[kind];
            PieceFacts facts;
            facts.fresh = isFresh;
            token.facts = facts;
        }
    }
}

void PresentationWriter::catches(SeatId seat)
{
    m_table.addZone(seatZone("catch", seat), Zone::Kind::Row, Text("zone.catch").seat("who", seat),
                    seat);
    for (int i = 0; i < m_view.caught[toIndex(seat)]; ++i)
        fish(seat, i);
}

/// CW-A13: the weight side only where this seat knows it.
void PresentationWriter::fish(SeatId seat, int index)
{
    const auto s = toIndex(seat);
    const auto i = toIndex(index);
    const std::uint8_t number = m_view.species[s][i];
    const SpeciesData &species = m_params.species[number];
    const int kind = m_view.kinds[s][i];
    Piece &card =
        m_table.addPiece(catchId(m_params, seat, index, number), fishKind(m_params, number),
                         seatZone("catch", seat), index, seat);
    PieceFacts facts;
    facts.location = species.location;
    facts.low = species.low;
    facts.high = species.high;
    facts.shown = (m_view.shown[s] >> index & 1) != 0;
    facts.chosen = (m_view.chosen[s] >> index & 1) != 0;
    const Text range = Text("fish.range").num("low", species.low).num("high", species.high);
    if (kind == kNone) {
        card.label = speciesName(species.name);
        card.name =
            Text("fish.unseen").sub("species", speciesName(species.name)).sub("weight", range);
        card.tip = Text("tip.unseen").seat("who", seat);
        card.clause = "CW-A13";
        card.facts = facts;
        return;
    }
    fishBack(card, facts, kind);
    card.facts = facts;
    card.name = Text("fish.full")
                    .sub("species", speciesName(species.name))
                    .sub("back", backText(m_params, kind));
}

void PresentationWriter::fishBack(Piece &card, PieceFacts &facts, int kind) const
{
    const FishData &data = m_params.fish[toIndex(kind)];
    const bool bonus = data.tag != kNone && data.tag == m_view.boardTag;
    const Text weight = Text("text.number").num("number", data.lbs);
    card.label =
        Text("fish.name").sub("species", speciesName(m_params, data.species)).sub("weight", weight);
    card.tip = Text(bonus ? "tip.fish.tag" : "tip.fish");
    card.clause = bonus ? "CW-31" : "CW-27";
    facts.known = true;
    facts.lbs = data.lbs;
    facts.tag = data.tag == kNone ? 0 : data.tag + 1;
    facts.bonus = bonus;
}

} // namespace takujo::coldwater
