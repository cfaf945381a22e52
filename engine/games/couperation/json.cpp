#include "positionreader.h"

namespace takujo::couperation {

namespace {

Json cardsJson(CardSet cards)
{
    Json out = Json::array();
    while (cards != 0)
        out.push_back(cardCode(pop(cards)));
    return out;
}

Json holdersJson(const Holders &holders)
{
    Json out = Json::object();
    for (Card card = 1; card <= kNumbers; ++card) {
        if (holders[card] == 0)
            continue;
        Json seats = Json::array();
        for (SeatId seat = 0; seat < kMaxSeats; ++seat) {
            if (contains(holders[card], seat))
                seats.push_back(seat);
        }
        out[cardCode(card)] = std::move(seats);
    }
    return out;
}

/// @param under fronts to show; a card without one is "?"
Json towerJson(const Core &core, const Public &p, const std::array<Card, kPlaces> &under)
{
    Json out = Json::array();
    for (int place = 0; place < core.geometry().places(); ++place) {
        const auto i = Core::at(place);
        if (p.tower[i] == 0)
            continue;
        Json card = {{"at", placeCode(core.geometry(), place)}};
        const bool down = p.tower[i] == kHidden;
        card["card"] = cardCode(!down ? p.tower[i] : under[i] != 0 ? under[i] : kHidden);
        if (down) {
            card["down"] = p.owner[i] - 1;
            card["shown"] = p.shown[i] != 0;
        }
        out.push_back(std::move(card));
    }
    return out;
}

Json publicJson(const Core &core, const Public &p, const std::array<Card, kPlaces> &under)
{
    Json out = Json::object();
    out["seats"] = core.seats();
    out["turn"] = p.turn;
    out["ply"] = p.ply;
    out["actor"] = p.actor;
    out["phase"] = kPhaseWords[static_cast<std::size_t>(p.phase)];
    out["end"] = kEndWords[static_cast<std::size_t>(p.end)];
    out["last"] = kLastWords[static_cast<std::size_t>(p.last)];
    out["lastPlace"] = placeCode(core.geometry(), p.lastPlace);
    out["drawMax"] = p.drawMax;
    out["skipped"] = p.skipped;
    out["finish"] = kFinishWords[static_cast<std::size_t>(p.finishAt)];
    out["finishSeat"] = p.finishSeat;
    out["tower"] = towerJson(core, p, under);
    out["reserve"] = cardsJson(p.reserve);
    out["gone"] = cardsJson(p.gone);
    out["holders"] = holdersJson(p.holders);
    return out;
}

} // namespace

Json Core::stateToJson(const State &state) const
{
    Json out = publicJson(*this, state, state.under);
    for (const char *key : {"hands", "discarded", "knows"})
        out[key] = Json::array();
    for (std::size_t seat = 0; seat < at(seats()); ++seat) {
        out["hands"].push_back(cardsJson(state.hand[seat]));
        out["discarded"].push_back(cardsJson(state.discarded[seat]));
        out["knows"].push_back(holdersJson(state.knows[seat]));
    }
    out["pack"] = cardsJson(state.undecided);
    return out;
}

Loaded<State> Core::stateFromJson(const Json &json) const
{
    return PositionReader(*this, json).run();
}

Json Core::viewToJson(const View &view) const
{
    Json out = publicJson(*this, view, view.under);
    out["viewer"] = view.seat;
    out["packSize"] = view.pack;
    for (const char *key : {"hands", "discarded", "handSizes", "discards"})
        out[key] = Json::array();
    for (std::size_t seat = 0; seat < at(seats()); ++seat) {
        out["hands"].push_back(cardsJson(view.hand[seat]));
        out["discarded"].push_back(cardsJson(view.discarded[seat]));
        out["handSizes"].push_back(view.handSize[seat]);
        out["discards"].push_back(view.discards[seat]);
    }
    out["knows"] = holdersJson(view.knows);
    return out;
}

} // namespace takujo::couperation
