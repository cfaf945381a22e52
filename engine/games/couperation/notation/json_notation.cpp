#include "notation/position_reader.h"

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
Json towerJson(const Rules &rules, const PublicState &p, const std::array<Card, kPlaces> &under)
{
    Json out = Json::array();
    for (int place = 0; place < rules.geometry().places(); ++place) {
        const auto i = toIndex(place);
        if (p.tower[i] == 0)
            continue;
        Json card = {{"at", placeCode(rules.geometry(), place)}};
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

Json publicJson(const Rules &rules, const PublicState &p, const std::array<Card, kPlaces> &under)
{
    Json out = Json::object();
    out["seats"] = rules.seats();
    out["turn"] = p.turn;
    out["ply"] = p.ply;
    out["actor"] = p.actor;
    out["phase"] = kPhaseWords[toIndex(p.phase)];
    out["end"] = kEndWords[toIndex(p.end)];
    out["last"] = kLastWords[toIndex(p.last)];
    out["lastPlace"] = placeCode(rules.geometry(), p.lastPlace);
    out["drawMax"] = p.drawMax;
    out["skipped"] = p.skipped;
    out["finish"] = kFinishWords[toIndex(p.finishAt)];
    out["finishSeat"] = p.finishSeat;
    out["tower"] = towerJson(rules, p, under);
    out["reserve"] = cardsJson(p.reserve);
    out["gone"] = cardsJson(p.gone);
    out["holders"] = holdersJson(p.holders);
    return out;
}

} // namespace

Json Rules::stateToJson(const State &state) const
{
    Json out = publicJson(*this, state, state.under);
    for (const char *key : {"hands", "discarded", "knows"})
        out[key] = Json::array();
    for (std::size_t seat = 0; seat < toIndex(seats()); ++seat) {
        out["hands"].push_back(cardsJson(state.hand[seat]));
        out["discarded"].push_back(cardsJson(state.discarded[seat]));
        out["knows"].push_back(holdersJson(state.knows[seat]));
    }
    out["pack"] = cardsJson(state.undecided);
    return out;
}

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    return PositionReader(*this, json).run();
}

Json Rules::viewToJson(const View &view) const
{
    Json out = publicJson(*this, view, view.under);
    out["viewer"] = view.seat;
    out["packSize"] = view.pack;
    for (const char *key : {"hands", "discarded", "handSizes", "discards"})
        out[key] = Json::array();
    for (std::size_t seat = 0; seat < toIndex(seats()); ++seat) {
        out["hands"].push_back(cardsJson(view.hand[seat]));
        out["discarded"].push_back(cardsJson(view.discarded[seat]));
        out["handSizes"].push_back(view.handSize[seat]);
        out["discards"].push_back(view.discards[seat]);
    }
    out["knows"] = holdersJson(view.knows);
    return out;
}

} // namespace takujo::couperation
