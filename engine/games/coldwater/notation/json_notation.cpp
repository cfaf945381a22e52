#include "notation/position_reader.h"
#include "rules/names.h"

#include <algorithm>

namespace takujo::coldwater {

const std::vector<std::string> &phaseNames()
{
    static const std::vector<std::string> names{"place", "pickup",  "flip", "harbour", "lure",
                                                "reel",  "remove",  "slot", "zone",    "catch",
                                                "claim", "contest", "over"};
    return names;
}

const std::vector<std::string> &endNames()
{
    static const std::vector<std::string> names{"none", "fish", "short", "empty", "rounds"};
    return names;
}

std::string masterCode(int card) { return (card < 9 ? "M0" : "M") + std::to_string(card + 1); }

namespace {

Json orNull(bool exists, const std::string &name) { return exists ? Json(name) : Json(); }

Json counts(const std::uint8_t *numbers, const std::vector<std::string> &names)
{
    Json out = Json::object();
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (numbers[i] > 0)
            out[names[i]] = numbers[i];
    }
    return out;
}

Json zones(int mask)
{
    Json out = Json::array();
    for (int zone = 0; zone < kZones; ++zone) {
        if ((mask >> zone & 1) != 0)
            out.push_back(sizeOf(zone));
    }
    return out;
}

std::vector<std::string> withClear()
{
    std::vector<std::string> names = colourNames();
    names.emplace_back("clear");
    return names;
}

/// What everybody sees of the shared table.
class PublicJson
{
public:
    PublicJson(const Params &params, const PublicState &p) : m_params(params), m_p(p) {}

    void shared(Json &out) const
    {
        out["turn"] = m_p.turn;
        out["ply"] = m_p.ply;
        out["actor"] = m_p.actor;
        out["step"] = m_p.step;
        out["phase"] = phaseNames()[toIndex(m_p.phase)];
        out["acted"] = m_p.acted != 0;
        out["placed"] =
            orNull(m_p.placed != kNone, m_p.placed == kNone ? "" : spaceName(m_p.placed));
        out["lastTurns"] = m_p.lastTurns;
        out["end"] = endNames()[toIndex(m_p.end)];
        out["harbour"] = m_p.harbour;
        out["claims"] = m_p.claims;
        out["removal"] = removal();
        out["contest"] = m_p.contest;
        Json tokens = Json::object();
        for (int space = 0; space < kSpaces; ++space) {
            if (m_p.token[toIndex(space)] > 0)
                tokens[spaceName(space)] = m_p.token[toIndex(space)];
        }
        out["tokens"] = std::move(tokens);
        out["tag"] =
            orNull(m_p.boardTag != kNone, m_p.boardTag == kNone ? "" : tagNames()[m_p.boardTag]);
        out["bag"] = counts(m_p.bag.data(), withClear());
        out["discard"] = counts(m_p.discard.data(), colourNames());
        locations(out);
        supplies(out);
    }

    Json seat(SeatId seat, const std::uint8_t *kinds, std::uint32_t chosen) const
    {
        const auto s = toIndex(seat);
        Json out = Json::object();
        out["hand"] = m_p.hand[s];
        Json box = Json::object();
        for (int zone = 0; zone < kZones; ++zone)
            box[std::to_string(sizeOf(zone))] =
                counts(m_p.bait[s][toIndex(zone)].data(), colourNames());
        out["bait"] = std::move(box);
        out["tackle"] = counts(m_p.tackle[s].data(), tackleNames());
        out["open"] = Json::array();
        for (const Master &master : m_p.open[s])
            out["open"].push_back({{"card", masterCode(master.card)}, {"filled", master.filled}});
        out["masters"] = Json::array();
        for (std::uint64_t rest = m_p.mastersCaught[s]; rest != 0; rest &= rest - 1)
            out["masters"].push_back(masterCode(std::countr_zero(rest)));
        out["mystery"] = Json::array();
        for (std::uint32_t rest = m_p.mysteryWon[s]; rest != 0; rest &= rest - 1)
            out["mystery"].push_back(std::countr_zero(rest));
        out["speciesRank"] = m_p.speciesRank[s];
        out["smallRank"] = m_p.smallRank[s];
        out["alike"] = contains(m_p.alike, seat);
        out["different"] = contains(m_p.different, seat);
        out["first"] = m_p.firstDone == seat;
        out["fish"] = Json::array();
        for (std::size_t i = 0; i < m_p.caught[s]; ++i)
            out["fish"].push_back(
                fish(m_p.species[s][i], kinds[i], m_p.shown[s] >> i & 1, chosen >> i & 1));
        return out;
    }

private:
    Json removal() const
    {
        if (m_p.colour == kNone)
            return {};
        return {{"colour", colourNames()[m_p.colour]},
                {"number", m_p.number},
                {"pending", m_p.pending},
                {"emptied", zones(m_p.emptied)},
                {"zone", m_p.zone == kNone ? Json() : Json(sizeOf(m_p.zone))},
                {"target", m_p.target == kNone ? Json() : Json(m_p.target)},
                {"moved", m_p.moved != 0}};
    }

    Json fish(int species, int kind, bool shown, bool chosen) const
    {
        Json out = Json::object();
        if (kind == kNone)
            out["species"] = m_params.species[toIndex(species)].name;
        else
            out["fish"] = fishCode(m_params, kind);
        if (shown)
            out["shown"] = true;
        if (chosen)
            out["chosen"] = true;
        return out;
    }

    Json front(const Front &card) const
    {
        if (card.species == kNone)
            return {};
        return {{"species", m_params.species[card.species].name}, {"place", card.place}};
    }

    void locations(Json &out) const
    {
        for (int location = 0; location < kLocations; ++location) {
            Json cards = Json::array();
            for (int zone = 0; zone < kZones; ++zone)
                cards.push_back(front(m_p.cards[toIndex(slotOf(location, zone))]));
            out[locationNames()[toIndex(location)]] = {{"cards", std::move(cards)},
                                                       {"top", front(m_p.tops[toIndex(location)])},
                                                       {"next", m_p.next[toIndex(location)]}};
        }
    }

    void supplies(Json &out) const
    {
        Json display = Json::array();
        for (int i = 0; i < m_params.masterDisplay; ++i) {
            const std::uint8_t card = m_p.display[toIndex(i)];
            display.push_back(card == kNone ? Json() : Json(masterCode(card)));
        }
        out["display"] = std::move(display);
        out["mystery"] = m_p.mystery == kNone ? Json() : Json(m_p.mystery);
        out["tackle"] = {{"left", counts(m_p.tackleLeft.data(), tackleNames())},
                         {"used", counts(m_p.tackleUsed.data(), tackleNames())},
                         {"shuffled", counts(m_p.tackleShuffled.data(), tackleNames())},
                         {"fresh", counts(m_p.fresh.data(), tackleNames())},
                         {"epoch", m_p.tackleEpoch}};
    }

    const Params &m_params;
    const PublicState &m_p;
};

Json whole(const Rules &rules, const PublicState &p, const Kinds &kinds,
           const std::array<std::uint32_t, kMaxSeats> &chosen)
{
    Json out = Json::object();
    const PublicJson write(rules.params(), p);
    write.shared(out);
    out["seats"] = Json::array();
    for (SeatId seat = 0; seat < rules.seats(); ++seat)
        out["seats"].push_back(
            write.seat(seat, kinds[toIndex(seat)].data(), chosen[toIndex(seat)]));
    return out;
}

} // namespace

Json Rules::stateToJson(const State &state) const
{
    return whole(*this, state, state.kinds, state.chosen);
}

Json Rules::viewToJson(const View &view) const
{
    Json out = whole(*this, view, view.kinds, view.chosen);
    out["viewer"] = view.seat;
    return out;
}

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    return PositionReader(*this, json).run();
}

} // namespace takujo::coldwater
