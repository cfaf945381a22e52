#include "table/presentation_writer.h"

#include "rules/names.h"
#include "rules/schema.h"

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

Text points(int value) { return Text("text.number").num("number", value); }

PieceFacts rockFactsOf(const RockKind &rock)
{
    PieceFacts facts;
    facts.known = true;
    facts.points = rock.points;
    facts.cost = facts.costNow = rock.cost;
    facts.carry = rock.carry;
    facts.category = static_cast<int>(rock.category);
    facts.ability = static_cast<int>(rock.ability);
    return facts;
}

void addUnder(PieceFacts &facts, const RockKind &rock)
{
    facts.underKnown = true;
    facts.underPoints = rock.points;
    facts.underCost = rock.cost;
    facts.underCarry = rock.carry;
    facts.underCategory = static_cast<int>(rock.category);
    facts.underAbility = static_cast<int>(rock.ability);
}

} // namespace

Presentation PresentationWriter::run()
{
    zones();
    cells();
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        cart(seat);
        acquired(seat);
        museum(seat);
    }
    offer();
    hand();
    discards();
    counters();
    m_table.facts = facts();
    seatPanels();
    m_table.prompt = promptFor(m_rules, m_view);
    m_table.phase = phase();
    return std::move(m_table);
}

void PresentationWriter::zones()
{
    Zone &map = m_table.addZone("map", Zone::Kind::Grid, Text("zone.map"));
    map.cols = m_rules.map().cols();
    map.rows = m_rules.map().rows();
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        Zone &cart = m_table.addZone(zoneOf("cart", seat), Zone::Kind::Slots,
                                     Text("zone.cart").seat("who", seat), seat);
        cart.cols = params().capacity();
        cart.rows = 1;
        m_table.addZone(zoneOf("acquired", seat), Zone::Kind::Row,
                        Text("zone.acquired").seat("who", seat), seat);
        Zone &museum = m_table.addZone(zoneOf("museum", seat), Zone::Kind::Slots,
                                       Text("zone.museum").seat("who", seat), seat);
        museum.cols = 1;
        museum.rows = 1;
        const int cards = m_view.handSize[toIndex(seat)];
        if (seat == m_view.seat)
            m_table.addZone("hand", Zone::Kind::Hand, Text("zone.hand").seat("who", seat), seat)
                .count = cards;
        else
            m_table.addStack(zoneOf("hand", seat), Text("zone.hand").seat("who", seat), cards,
                             "back/equipment", seat);
    }
    if (m_view.phase == Phase::Museum)
        m_table.addZone("offer", Zone::Kind::Row, Text("zone.offer")).count = m_view.offered;
    m_table.addStack("deck", Text("zone.deck"), m_view.deckSize, "back/equipment");
    m_table.addZone("discard", Zone::Kind::Row, Text("zone.discard")).count =
        total(m_view.discards);
    m_table.addStack("bank", Text("zone.bank"), m_view.bank, "coin");
}

void PresentationWriter::cells()
{
    for (int slot = 0; slot < m_rules.map().slots(); ++slot) {
        if (m_rules.map().exists(slot))
            m_table.pieces.push_back(cell(slot));
    }
}

Piece PresentationWriter::cell(int slot) const
{
    const Pile &pile = m_view.piles[toIndex(slot)];
    const SeatId seat = viewpoint();
    Piece piece;
    piece.id = cellId(slot);
    piece.zone = "map";
    piece.slot = slot;
    const Area area = m_rules.map().area(slot);
    PieceFacts facts;
    if (area == Area::Base) {
        facts.base = true;
        piece.kind = "base";
        piece.tip = Text(params().perBase > 0 ? "tip.base" : "tip.base.plain")
                        .num("limit", m_rules.fundLimit(m_view, seat));
        piece.clause = "HK-19";
    } else if (pile.height == 0) {
        piece.kind = "empty";
        piece.tip = Text("tip.empty");
        piece.clause = "HK-A14";
    } else {
        facts = cellRock(piece, pile);
    }
    facts.area = area == Area::Base ? 0 : static_cast<int>(area);
    facts.depth = pile.height;
    for (SeatId other = 0; other < m_rules.seats(); ++other)
        if (m_view.pos[toIndex(other)] == slot)
            facts.pawns.push_back(other);
    facts.mine = m_view.seat != kNoSeat && m_view.pos[toIndex(m_view.seat)] == slot;
    const int boots = m_rules.bootsTo(m_view, seat, slot);
    facts.reach = static_cast<int>(boots == 0                                     ? Reach::Walk
                                   : boots <= m_view.hand[toIndex(Effect::Boots)] ? Reach::Boots
                                                                                  : Reach::No);
    facts.radar = (pile.flags & Pile::kRadar) != 0;
    piece.facts = facts;
    cellName(piece, pile);
    return piece;
}

PieceFacts PresentationWriter::cellRock(Piece &piece, const Pile &pile) const
{
    const int top = pile.kind[toIndex(pile.top())];
    piece.faceDown = !pile.faceUp();
    const int deck = m_rules.deckAt(pile, piece.slot, pile.top());
    piece.back = backArt(deck);
    PieceFacts facts;
    if (top == kNone) {
        piece.kind = "back";
        piece.tip = Text("tip.hidden");
        piece.clause = "HK-27";
    } else {
        const RockKind &rock = params().rocks[toIndex(top)];
        piece.kind = rockArt(rock);
        piece.label = points(rock.points);
        facts = rockFactsOf(rock);
        facts.costNow = m_rules.price(m_view, viewpoint(), piece.slot, top);
        facts.unitsAfter = m_view.units[toIndex(viewpoint())] + rock.carry;
        facts.mobilityAfter = facts.unitsAfter <= params().capacity()
                                  ? m_rules.mobilityAt(m_view, viewpoint(), facts.unitsAfter)
                                  : 0;
        facts.coinsAfter = std::max(-1, m_view.coins[toIndex(viewpoint())] - facts.costNow);
        piece.tip = rockFacts(params(), top);
        piece.clause = rock.ability == Ability::None ? "HK-15"
                       : rock.ability == Ability::Fossil || rock.ability == Ability::Skull
                           ? "HK-24"
                           : "HK-21";
    }
    facts.deck = deck;
    const int under = pile.height == kPile ? pile.kind[1] : kNone;
    if (under == kNone)
        return facts;
    addUnder(facts, params().rocks[toIndex(under)]);
    piece.tip = Text("tip.both")
                    .sub("top", top == kNone ? piece.tip : rockNamed(params(), top))
                    .sub("under", rockNamed(params(), under));
    return facts;
}

/// For screen readers: place, what lies there, who stands there.
void PresentationWriter::cellName(Piece &piece, const Pile &pile) const
{
    std::vector<Text> facts;
    if (piece.kind == "base") {
        facts.push_back(Text("cell.base"));
    } else if (piece.kind == "empty") {
        facts.push_back(Text("cell.empty"));
    } else {
        const int top = pile.kind[toIndex(pile.top())];
        if (piece.faceDown)
            facts.push_back(
                Text("cell.hidden").raw("area", kDeckWords[toIndex(piece.facts["deck"])]));
        if (top != kNone)
            facts.push_back(rockName(params(), top));
        facts.push_back(Text("cell.depth").num("count", pile.height));
    }
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        if (m_view.pos[toIndex(seat)] == piece.slot)
            facts.push_back(Text("cell.pawn").seat("who", seat));
    }
    piece.name = Text("cell.name")
                     .raw("cell", m_rules.map().name(piece.slot))
                     .list("facts", std::move(facts));
}

void PresentationWriter::cart(SeatId seat)
{
    const auto &loads = m_view.cart[toIndex(seat)];
    int first = 0;
    for (int i = 0; i < static_cast<int>(loads.size()); ++i) {
        const RockKind &rock = params().rocks[loads[toIndex(i)].kind];
        Piece piece;
        piece.id = loadId(m_view, seat, i);
        piece.kind = rockArt(rock);
        piece.zone = zoneOf("cart", seat);
        piece.slot = first;
        piece.owner = seat;
        piece.label = rockName(params(), loads[toIndex(i)].kind);
        piece.name = Text("load.name")
                         .sub("rock", rockName(params(), loads[toIndex(i)].kind))
                         .seat("who", seat);
        piece.tip = rockFacts(params(), loads[toIndex(i)].kind);
        piece.clause = "HK-17";
        PieceFacts facts = rockFactsOf(rock);
        facts.units = rock.carry - loads[toIndex(i)].lighter;
        first += facts.units;
        piece.facts = facts;
        m_table.pieces.push_back(std::move(piece));
    }
}

void PresentationWriter::acquired(SeatId seat)
{
    int slot = 0;
    for (int kind = 0; kind < static_cast<int>(params().rocks.size()); ++kind) {
        const int copies = m_view.got[toIndex(seat)][toIndex(kind)];
        if (copies == 0)
            continue;
        const RockKind &rock = params().rocks[toIndex(kind)];
        Piece piece;
        piece.id = gotId(kind, seat);
        piece.kind = rockArt(rock);
        piece.zone = zoneOf("acquired", seat);
        piece.slot = slot++;
        piece.count = copies;
        piece.owner = seat;
        piece.label = rockName(params(), kind);
        piece.name = Text("got.name")
                         .sub("rock", rockName(params(), kind))
                         .num("count", copies)
                         .seat("who", seat);
        piece.tip = rockFacts(params(), kind);
        piece.clause = "HK-21";
        piece.facts = rockFactsOf(rock);
        m_table.pieces.push_back(std::move(piece));
    }
}

void PresentationWriter::museum(SeatId seat)
{
    const std::string zone = zoneOf("museum", seat);
    const int museum = m_view.museum[toIndex(seat)];
    if (museum != kNone) {
        m_table.pieces.push_back(museumPiece(museum, zone, 0, seat));
        return;
    }
    if (params().museumDraft)
        return; // not chosen yet
    Piece piece;
    piece.id = zone + "/0";
    piece.kind = "back/museum";
    piece.zone = zone;
    piece.owner = seat;
    piece.faceDown = true;
    piece.back = "back/museum";
    piece.name = Text("museum.hidden").seat("who", seat);
    piece.tip = Text("tip.museum.hidden");
    piece.clause = "HK-6";
    m_table.pieces.push_back(std::move(piece));
}

Piece PresentationWriter::museumPiece(int museum, std::string zone, int slot, SeatId owner) const
{
    Piece piece;
    piece.id = museumId(museum);
    piece.kind = museumArt(params().museums[toIndex(museum)]);
    piece.zone = std::move(zone);
    piece.slot = slot;
    piece.owner = owner;
    piece.back = "back/museum";
    piece.label = museumName(params(), museum);
    piece.name = piece.label; // what it does is its tip
    piece.tip = museumText(params(), museum);
    piece.clause = "HK-23";
    PieceFacts facts;
    if (owner != kNoSeat) {
        facts.now = museumPoints(params(), holdingOf(params(), m_view, owner, false), museum);
        facts.after = museumPoints(params(), holdingOf(params(), m_view, owner, true), museum);
    }
    facts.open = params().museumDraft || m_view.phase == Phase::Over;
    piece.facts = facts;
    return piece;
}

void PresentationWriter::offer()
{
    if (m_view.phase != Phase::Museum || m_view.seat != m_view.actor)
        return;
    int slot = 0;
    for (int m = 0; m < kMaxMuseums; ++m) {
        if ((m_view.offer >> m & 1) != 0)
            m_table.pieces.push_back(museumPiece(m, "offer", slot++, kNoSeat));
    }
}

/// The effect may be used in the decision this view is asked now.
bool PresentationWriter::usable(Effect effect) const
{
    if (m_view.seat != m_view.actor)
        return false;
    std::array<Move, Rules::kMaxMoves> moves;
    const LegalCount legal = m_rules.legal(Rules::own(m_view), moves);
    return std::any_of(moves.begin(), moves.begin() + legal.count, [&](const Move &move) {
        switch (effect) {
        case Effect::Joint: return move.kind == kMine && move.data[0] > 0;
        case Effect::Boots: return move.kind == kGo && move.data[1] > 0;
        case Effect::Helicopter: return move.kind == kHelicopter;
        case Effect::Grant: return (move.kind == kMine || move.kind == kAgain) && move.data[1] > 0;
        case Effect::Case: return (move.kind == kMine || move.kind == kAgain) && move.data[2] > 0;
        case Effect::Double: return move.kind == kAgain;
        case Effect::Radar: return move.kind == kRadar;
        }
        return false;
    });
}

void PresentationWriter::hand()
{
    if (m_view.seat == kNoSeat)
        return;
    int slot = 0;
    for (int e = 0; e < kEffects; ++e) {
        const auto effect = static_cast<Effect>(e);
        for (int copy = 0; copy < m_view.hand[toIndex(e)]; ++copy) {
            Piece piece;
            piece.id = equipmentId(effect, copy);
            piece.kind = equipmentArt(effect);
            piece.zone = "hand";
            piece.slot = slot++;
            piece.owner = m_view.seat;
            piece.label = equipmentName(params(), effect);
            piece.name = piece.label;
            piece.tip = effectText(params(), effect);
            piece.clause = "HK-20";
            PieceFacts facts;
            facts.effect = e;
            facts.moving =
                effect == Effect::Boots || effect == Effect::Helicopter || effect == Effect::Radar;
            facts.usable = usable(effect);
            piece.facts = facts;
            m_table.pieces.push_back(std::move(piece));
        }
    }
}

void PresentationWriter::discards()
{
    int slot = 0;
    for (int e = 0; e < kEffects; ++e) {
        const auto effect = static_cast<Effect>(e);
        if (m_view.discards[toIndex(e)] == 0)
            continue;
        Piece piece;
        piece.id = std::string("used-") + equipmentArt(effect) + "#0";
        piece.kind = equipmentArt(effect);
        piece.zone = "discard";
        piece.slot = slot++;
        piece.count = m_view.discards[toIndex(e)];
        piece.label = equipmentName(params(), effect);
        piece.name = Text("discard.name")
                         .sub("card", equipmentName(params(), effect))
                         .num("count", piece.count);
        piece.tip = effectText(params(), effect);
        piece.clause = "HK-20";
        m_table.pieces.push_back(std::move(piece));
    }
}

Presentation Rules::table(const View &view) const { return PresentationWriter(*this, view).run(); }

} // namespace takujo::hakkutsu
