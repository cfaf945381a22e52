#include "notation/position_reader.h"
#include "rules/codes.h"
#include "rules/rules.h"

namespace takujo::coinhunt {

namespace {

Json coinsJson(const CoinSet &coins)
{
    Json out = Json::array();
    for (const int coin : coins)
        out.push_back(coinCode(coin));
    return out;
}

Json boardJson(const PublicState &p)
{
    Json out = Json::array();
    for (const int coin : p.board) {
        const BoardPose &pose = p.pose[toIndex(coin)];
        out.push_back(
            {{"coin", coinCode(coin)}, {"x", pose.x}, {"y", pose.y}, {"angle", pose.angle}});
    }
    return out;
}

void seatsToJson(const Rules &rules, const PublicState &p, Json &out)
{
    for (const char *key : {"wallets", "vaults", "jams", "secrets"})
        out[key] = Json::array();
    for (std::size_t seat = 0; seat < toIndex(rules.seats()); ++seat) {
        out["wallets"].push_back(coinsJson(p.wallet[seat]));
        out["vaults"].push_back(coinsJson(p.vault[seat]));
        out["jams"].push_back(coinsJson(p.jam[seat]));
        out["secrets"].push_back(Json::array());
        for (const int place : p.secret[seat])
            out["secrets"].back().push_back(place);
    }
}

Json publicJson(const Rules &rules, const PublicState &p)
{
    Json out = Json::object();
    out["seats"] = rules.seats();
    out["turn"] = p.turn;
    out["ply"] = p.ply;
    out["phase"] = phaseNames()[toIndex(p.phase)];
    out["stage"] = stageNames()[toIndex(p.stage)];
    out["actor"] = p.actor;
    out["active"] = p.active;
    out["reached"] = p.reached;
    out["next"] = p.next;
    out["removedNext"] = p.removedNext;
    out["die"] = p.die;
    if (p.fairy != kNone)
        out["fairy"] = coinCode(p.fairy);
    if (p.rideColour != kNone)
        out["rideColour"] = colourNames()[p.rideColour];
    out["secretUsed"] = p.secretUsed;
    out["big"] = p.big;
    out["taken"] = p.taken;
    out["fellLast"] = p.fellLast;
    out["lucky"] = coinCode(p.lucky);
    out["hand"] = Json::array();
    for (const std::uint8_t coin : p.hand)
        out["hand"].push_back(coinCode(coin));
    out["board"] = boardJson(p);
    out["stash"] = coinsJson(p.stash);
    out["gone"] = coinsJson(p.gone);
    out["fallen"] = coinsJson(p.fallen);
    out["parked"] = coinsJson(p.parked);
    seatsToJson(rules, p, out);
    return out;
}

} // namespace

Json Rules::stateToJson(const State &state) const { return publicJson(*this, state); }

Json Rules::viewToJson(const View &view) const
{
    Json out = publicJson(*this, view);
    out["viewer"] = view.seat;
    return out;
}

} // namespace takujo::coinhunt
