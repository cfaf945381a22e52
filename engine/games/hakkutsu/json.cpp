#include "positionreader.h"

#include "movewords.h"

namespace takujo::hakkutsu {

namespace {

Json equipmentJson(const Equipment &cards)
{
    Json out = Json::array();
    for (std::size_t e = 0; e < kEffects; ++e) {
        for (int i = 0; i < cards[e]; ++i)
            out.push_back(kEquipmentCodes[e]);
    }
    return out;
}

Json seatsJson(SeatSet known)
{
    Json out = Json::array();
    for (SeatId seat = 0; seat < kMaxSeats; ++seat) {
        if (contains(known, seat))
            out.push_back(static_cast<int>(seat));
    }
    return out;
}

/// null = nobody knows it; a number = it lies face up; else who knows it.
Json cardJson(const Pile &pile, int slot)
{
    const std::uint8_t known = pile.known[at(slot)];
    if (known == 0)
        return {};
    if ((known & kFaceUp) != 0)
        return pile.kind[at(slot)];
    Json card = Json::object();
    card["rock"] = pile.kind[at(slot)] == kNone ? Json() : Json(pile.kind[at(slot)]);
    card["known"] = seatsJson(known);
    return card;
}

/// Cards from the top; flags only where one is set.
Json pileJson(const Pile &pile)
{
    Json cards = Json::array();
    for (int slot = pile.top(); slot < kPile; ++slot)
        cards.push_back(cardJson(pile, slot));
    if (pile.flags == 0)
        return cards;
    return {{"cards", std::move(cards)},
            {"swapped", (pile.flags & Pile::kSwapped) != 0},
            {"radar", (pile.flags & Pile::kRadar) != 0}};
}

Json museumsJson(std::uint16_t museums)
{
    Json out = Json::array();
    for (int m = 0; m < kMaxMuseums; ++m) {
        if ((museums >> m & 1) != 0)
            out.push_back(m + 1);
    }
    return out;
}

Json cartJson(const Common &p, int seat)
{
    Json out = Json::array();
    for (const Load &load : p.cart[at(seat)]) {
        if (load.lighter == 0)
            out.push_back(load.kind);
        else
            out.push_back({{"rock", load.kind}, {"lighter", load.lighter}});
    }
    return out;
}

Json acquiredJson(const Core &core, const Common &p, int seat)
{
    Json out = Json::array();
    for (std::size_t kind = 0; kind < core.params().rocks.size(); ++kind) {
        for (int i = 0; i < p.got[at(seat)][kind]; ++i)
            out.push_back(kind);
    }
    return out;
}

/// A list with one entry a seat.
template<class Make>
Json perSeat(const Core &core, Make make)
{
    Json out = Json::array();
    for (int seat = 0; seat < core.seats(); ++seat)
        out.push_back(make(seat));
    return out;
}

/// The public part, as in POSITION.md.
Json commonJson(const Core &core, const Common &p)
{
    Json out = Json::object();
    out["seats"] = core.seats();
    out["turn"] = p.turn;
    out["ply"] = p.ply;
    out["round"] = p.round;
    out["actor"] = p.actor;
    out["phase"] = kPhaseWords[static_cast<std::size_t>(p.phase)];
    out["end"] = kEndWords[static_cast<std::size_t>(p.end)];
    Json piles = Json::object();
    for (const std::uint8_t cell : core.map().rockCells())
        piles[core.map().name(cell)] = pileJson(p.piles[cell]);
    out["piles"] = std::move(piles);
    out["radarCell"] = p.radarCell == kNone ? Json() : Json(core.map().name(p.radarCell));
    out["cells"] = perSeat(core, [&](int seat) { return core.map().name(p.pos[at(seat)]); });
    out["coins"] = perSeat(core, [&](int seat) { return p.coins[at(seat)]; });
    out["carts"] = perSeat(core, [&](int seat) { return cartJson(p, seat); });
    out["acquired"] = perSeat(core, [&](int seat) { return acquiredJson(core, p, seat); });
    out["museums"] = perSeat(core, [&](int seat) {
        return p.museum[at(seat)] == kNone ? Json() : Json(p.museum[at(seat)] + 1);
    });
    out["drawn"] = perSeat(core, [&](int seat) { return p.drawn[at(seat)]; });
    out["discards"] = equipmentJson(p.discards);
    return out;
}

} // namespace

Json Core::stateToJson(const State &s) const
{
    Json out = commonJson(*this, s);
    out["hands"] = perSeat(*this, [&](int seat) { return equipmentJson(s.hands[at(seat)]); });
    out["returned"] = perSeat(*this, [&](int seat) { return equipmentJson(s.returned[at(seat)]); });
    out["drew"] = perSeat(*this, [&](int seat) { return equipmentJson(s.drew[at(seat)]); });
    out["deck"] = {
        {"epoch", s.epoch}, {"place", s.deckPlace}, {"shuffled", equipmentJson(s.composition)}};
    out["offer"] = museumsJson(s.offer);
    return out;
}

Loaded<State> Core::stateFromJson(const Json &json) const
{
    return PositionReader(*this, json).run();
}

Json Core::viewToJson(const View &v) const
{
    Json out = commonJson(*this, v);
    out["viewer"] = v.seat;
    out["hand"] = equipmentJson(v.hand);
    out["returned"] = equipmentJson(v.returned);
    out["drew"] = equipmentJson(v.drew);
    out["handSizes"] = Json::array();
    for (int seat = 0; seat < seats(); ++seat)
        out["handSizes"].push_back(v.handSize[at(seat)]);
    out["deck"] = {{"epoch", v.epoch},
                   {"place", v.deckPlace},
                   {"size", v.deckSize},
                   {"shuffled", equipmentJson(v.composition)}};
    out["offer"] = museumsJson(v.offer);
    out["offered"] = v.offered;
    return out;
}

} // namespace takujo::hakkutsu
