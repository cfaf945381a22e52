#include "notation/position_reader.h"

#include "notation/move_words.h"

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
    const std::uint8_t known = pile.known[toIndex(slot)];
    if (known == 0)
        return {};
    if ((known & kFaceUp) != 0)
        return pile.kind[toIndex(slot)];
    Json card = Json::object();
    card["rock"] = pile.kind[toIndex(slot)] == kNone ? Json() : Json(pile.kind[toIndex(slot)]);
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

Json cartJson(const PublicState &p, int seat)
{
    Json out = Json::array();
    for (const Load &load : p.cart[toIndex(seat)]) {
        if (load.lighter == 0)
            out.push_back(load.kind);
        else
            out.push_back({{"rock", load.kind}, {"lighter", load.lighter}});
    }
    return out;
}

Json acquiredJson(const Rules &rules, const PublicState &p, int seat)
{
    Json out = Json::array();
    for (std::size_t kind = 0; kind < rules.params().rocks.size(); ++kind) {
        for (int i = 0; i < p.got[toIndex(seat)][kind]; ++i)
            out.push_back(kind);
    }
    return out;
}

/// A list with one entry a seat.
template<class Make>
Json perSeat(const Rules &rules, Make make)
{
    Json out = Json::array();
    for (int seat = 0; seat < rules.seats(); ++seat)
        out.push_back(make(seat));
    return out;
}

/// The public part, as in POSITION.md.
Json commonJson(const Rules &rules, const PublicState &p)
{
    Json out = Json::object();
    out["seats"] = rules.seats();
    out["turn"] = p.turn;
    out["ply"] = p.ply;
    out["round"] = p.round;
    out["actor"] = p.actor;
    out["phase"] = kPhaseWords[toIndex(p.phase)];
    out["end"] = kEndWords[toIndex(p.end)];
    Json piles = Json::object();
    for (const std::uint8_t cell : rules.map().rockCells())
        piles[rules.map().name(cell)] = pileJson(p.piles[cell]);
    out["piles"] = std::move(piles);
    out["radarCell"] = p.radarCell == kNone ? Json() : Json(rules.map().name(p.radarCell));
    out["cells"] = perSeat(rules, [&](int seat) { return rules.map().name(p.pos[toIndex(seat)]); });
    out["coins"] = perSeat(rules, [&](int seat) { return p.coins[toIndex(seat)]; });
    out["carts"] = perSeat(rules, [&](int seat) { return cartJson(p, seat); });
    out["acquired"] = perSeat(rules, [&](int seat) { return acquiredJson(rules, p, seat); });
    out["museums"] = perSeat(rules, [&](int seat) {
        return p.museum[toIndex(seat)] == kNone ? Json() : Json(p.museum[toIndex(seat)] + 1);
    });
    out["drawn"] = perSeat(rules, [&](int seat) { return p.drawn[toIndex(seat)]; });
    out["discards"] = equipmentJson(p.discards);
    return out;
}

} // namespace

Json Rules::stateToJson(const State &s) const
{
    Json out = commonJson(*this, s);
    out["hands"] = perSeat(*this, [&](int seat) { return equipmentJson(s.hands[toIndex(seat)]); });
    out["returned"] =
        perSeat(*this, [&](int seat) { return equipmentJson(s.returned[toIndex(seat)]); });
    out["drew"] = perSeat(*this, [&](int seat) { return equipmentJson(s.drew[toIndex(seat)]); });
    out["deck"] = {
        {"epoch", s.epoch}, {"place", s.deckPlace}, {"shuffled", equipmentJson(s.composition)}};
    out["offer"] = museumsJson(s.offer);
    return out;
}

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    return PositionReader(*this, json).run();
}

Json Rules::viewToJson(const View &v) const
{
    Json out = commonJson(*this, v);
    out["viewer"] = v.seat;
    out["hand"] = equipmentJson(v.hand);
    out["returned"] = equipmentJson(v.returned);
    out["drew"] = equipmentJson(v.drew);
    out["handSizes"] = Json::array();
    for (int seat = 0; seat < seats(); ++seat)
        out["handSizes"].push_back(v.handSize[toIndex(seat)]);
    out["deck"] = {{"epoch", v.epoch},
                   {"place", v.deckPlace},
                   {"size", v.deckSize},
                   {"shuffled", equipmentJson(v.composition)}};
    out["offer"] = museumsJson(v.offer);
    out["offered"] = v.offered;
    return out;
}

} // namespace takujo::hakkutsu
