#include "rules/event_writer.h"
#include "rules/names.h"

#include <algorithm>

namespace takujo::coinhunt {

namespace {

std::string zoneOf(Source source, SeatId seat)
{
    switch (source) {
    case kFromHand: return "hand";
    case kFromWallet: return seatZone("wallet", seat);
    case kFromVault: return seatZone("vault", seat);
    case kFromSecret: return seatZone("secret", seat);
    case kFromJam: break;
    }
    return seatZone("jam", seat);
}

/// CH-20: where any side may be used the log says which it was.
Text shotText(const Rules &rules, SeatId who, int side)
{
    const auto edge = static_cast<physics::Edge>(side);
    const std::span edges(rules.params().edges.data(), toIndex(rules.seats()));
    const auto owner = std::find(edges.begin(), edges.end(), edge);
    if (rules.params().fixedSide)
        return Text("event.shot");
    if (owner == edges.end())
        return Text("event.shot.empty").sub("edge", edgeName(edge));
    const auto whose = static_cast<SeatId>(owner - edges.begin());
    if (whose == who)
        return Text("event.shot.own");
    return Text("event.shot.other").seat("owner", whose);
}

} // namespace

void EventWriter::pushed(const State &s, const ShotMove &shot, const ShotHead &head, int coin)
{
    const physics::Shot done = executedShot(head, shot.edge, shot.depth, coin);
    Event &event = add(EventType::Move, s.active, "CH-19",
                       shotText(m_rules, s.active, shot.edge).sub("coin", coinName(coin)));
    event.detail = Text("event.aim")
                       .raw("offset", oneDecimal(done.offset))
                       .raw("angle", oneDecimal(physics::degrees(done.angle)))
                       .raw("depth", oneDecimal(done.depth));
    motion(coin, zoneOf(shot.source, s.active), "board");
}

void EventWriter::fell(const State &s, const CoinSet &coins)
{
    const bool second = s.stage >= Stage::Half;
    add(EventType::Fall, s.active, second ? "CH-39" : "CH-22",
        named("event.fell", coins).num("count", coins.size()));
    motions(coins, "board", "fallen");
}

/// ObservedPly and heard with the push; told when it comes back (CH-A28).
void EventWriter::fairyFell(const State &s)
{
    Event &event = add(EventType::Fall, s.active, "CH-29", {});
    event.motions.push_back({kDieId, kDieId, "board", "aside", -1});
    event.sound = "bell-fall";
}

void EventWriter::nothingFell(const State &s)
{
    if (s.fellLast == 0)
        add(EventType::Note, s.active, s.stage >= Stage::Half ? "CH-39" : "CH-22",
            Text("event.fell.none"));
}

void EventWriter::directDrop(const State &s, const CoinSet &touching)
{
    add(EventType::Note, s.active, s.stage >= Stage::Half ? "CH-40" : "CH-28",
        named("event.direct", touching).seat("who", s.active));
}

void EventWriter::directDropGone(const State &s, const CoinSet &coins)
{
    const bool second = s.stage >= Stage::Half;
    add(EventType::Discard, s.active, second ? "CH-40" : "CH-28",
        named(second ? "event.direct.gone" : "event.direct.stash", coins));
    motions(coins, "fallen", second ? "gone" : "stash");
}

void EventWriter::paid(const State &s, int coin, Source source)
{
    const bool secret = source == kFromSecret;
    add(EventType::Discard, s.active, "CH-28",
        Text(secret ? "event.pay.secret" : "event.pay")
            .seat("who", s.active)
            .sub("coin", coinName(coin)));
    m_events.back().motions.push_back({secret ? usedSecret(s, s.active) : coinId(coin),
                                       coinId(coin), zoneOf(source, s.active),
                                       s.stage >= Stage::Half ? "gone" : "stash", -1});
}

void EventWriter::paidNothing(const State &s)
{
    add(EventType::Note, s.active, "CH-28", Text("event.pay.none").seat("who", s.active));
}

void EventWriter::dieFell(const State &s)
{
    add(EventType::Roll, s.active, "CH-29", Text("event.die.fell").num("value", s.die));
}

void EventWriter::dieRides(const State &s)
{
    if (s.fairy == kNone) {
        add(EventType::Note, s.active, "CH-29", Text("event.die.waits"));
        return;
    }
    const bool same = colourOf(s.fairy) == s.rideColour;
    add(EventType::Move, s.active, "CH-29",
        Text(same ? "event.die.rides" : "event.die.nearest").sub("coin", coinName(s.fairy)));
    fairyGoes("aside", "board");
}

} // namespace takujo::coinhunt
