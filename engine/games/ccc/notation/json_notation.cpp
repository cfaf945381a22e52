#include "notation/position_reader.h"

namespace takujo::ccc {

namespace {

template<class Counts>
Json cardsJson(const Counts &counts)
{
    Json out = Json::array();
    for (const Kind kind : kSortedKinds) {
        for (int i = 0; i < counts[kind]; ++i)
            out.push_back(cardCode(kind));
    }
    return out;
}

/// The public part, as in POSITION.md.
Json publicJson(const Rules &rules, const PublicState &p)
{
    static constexpr std::array<const char *, 4> kPhases{"place", "draw", "discard", "over"};
    static constexpr std::array<const char *, 3> kEnds{"none", "stock", "idle"};
    Json out = Json::object();
    out["seats"] = rules.seats();
    out["turn"] = p.turn;
    out["ply"] = p.ply;
    out["actor"] = p.actor;
    out["phase"] = kPhases[toIndex(p.phase)];
    out["option"] = p.option;
    Json coins = Json::object();
    for (int slot = 0; slot < rules.board().slotCount(); ++slot) {
        if (!p.occupied.test(slot))
            continue;
        Json counts = Json::array();
        for (SeatId seat = 0; seat < rules.seats(); ++seat)
            counts.push_back(p.coins[toIndex(slot)][toIndex(seat)]);
        coins[rules.board().name(slot)] = std::move(counts);
    }
    out["coins"] = std::move(coins);
    Json placed = Json::array();
    for (const std::uint8_t slot : p.placed)
        placed.push_back(rules.board().name(slot));
    out["placed"] = std::move(placed);
    out["used"] = cardsJson(p.used);
    out["lastUsed"] = p.lastUsed == kNoKind ? Json() : Json(cardCode(p.lastUsed));
    out["exhausted"] = p.exhausted;
    out["turnsLeft"] = p.turnsLeft;
    out["idle"] = p.idle;
    out["end"] = kEnds[toIndex(p.end)];
    return out;
}

} // namespace

Json Rules::stateToJson(const State &state) const
{
    Json out = publicJson(*this, state);
    out["hands"] = Json::array();
    out["drawn"] = Json::array();
    for (std::size_t seat = 0; seat < toIndex(seats()); ++seat) {
        out["hands"].push_back(cardsJson(state.hands[seat]));
        out["drawn"].push_back(cardsJson(state.drawn[seat]));
    }
    out["stock"] = {{"epoch", state.epoch},
                    {"place", state.place},
                    {"shuffled", cardsJson(state.composition)},
                    {"left", cardsJson(state.undecided)}};
    return out;
}

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    return PositionReader(*this, json).run();
}

Json Rules::viewToJson(const View &view) const
{
    Json out = publicJson(*this, view);
    out["viewer"] = view.seat;
    out["hand"] = cardsJson(view.hand);
    out["drawn"] = cardsJson(view.drawn);
    out["handSizes"] = Json::array();
    out["scores"] = Json::array();
    for (std::size_t seat = 0; seat < toIndex(seats()); ++seat) {
        out["handSizes"].push_back(view.handSize[seat]);
        out["scores"].push_back(view.score[seat]);
    }
    out["stock"] = {{"epoch", view.epoch},
                    {"place", view.place},
                    {"shuffled", cardsJson(view.composition)},
                    {"size", view.stock}};
    return out;
}

} // namespace takujo::ccc
