#include "rules/event_writer.h"

#include "game/event_log.h"
#include "rules/names.h"

namespace takujo::coinhunt {

namespace {

Text whoCoin(const char *id, SeatId who, int coin)
{
    return Text(id).seat("who", who).sub("coin", coinName(coin));
}

} // namespace

Event &EventWriter::add(EventType type, SeatId actor, const char *clause, Text text)
{
    return addEvent(m_events, type, actor, clause, std::move(text));
}

/// The coin keeps its id; out of the stock it has none before.
void EventWriter::motion(int coin, std::string from, std::string to, int slot)
{
    const bool hidden = from == "stock" || from == "removed";
    m_events.back().motions.push_back({hidden ? std::string() : coinId(coin), coinId(coin),
                                       std::move(from), std::move(to), slot});
}

void EventWriter::motions(const CoinSet &coins, const std::string &from, const std::string &to)
{
    for (const int coin : coins)
        motion(coin, from, to);
}

void EventWriter::fairyGoes(const char *from, const char *to)
{
    m_events.back().motions.push_back({kDieId, kDieId, from, to, -1});
    m_events.back().sound = "bells";
}

Text EventWriter::named(const char *id, const CoinSet &coins)
{
    std::vector<Text> names;
    for (const int coin : coins)
        names.push_back(coinName(coin));
    return Text(id).list("coins", std::move(names));
}

void EventWriter::figureLaid(const State &s)
{
    add(EventType::Phase, kNoSeat, "CH-3", Text("event.setup")).heading = true;
    add(EventType::Place, kNoSeat, "CH-3",
        Text("event.centre").sub("coin", coinName(s.fairy)).num("value", s.die));
    motions(s.board, {}, "board");
}

void EventWriter::stashLaid(const State &s)
{
    add(EventType::Reveal, kNoSeat, "CH-7", Text("event.stash").num("count", s.stash.size()));
    motions(s.stash, "stock", "stash");
}

void EventWriter::secretsDealt(const State &s)
{
    add(EventType::Draw, kNoSeat, "CH-8", Text("event.secrets").num("count", s.secret[0].size()));
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        for (int i = 0; i < s.secret[toIndex(seat)].size(); ++i)
            m_events.back().motions.push_back(
                {{}, secretId(seat, i), "stock", seatZone("secret", seat), i});
    }
}

void EventWriter::luckyShown(const State &s)
{
    add(EventType::Reveal, kNoSeat, "CH-9",
        Text("event.lucky")
            .sub("coin", coinName(s.lucky))
            .sub("colour", colourName(colourOf(s.lucky))));
    motion(s.lucky, "stock", "lucky");
}

void EventWriter::turnedUp(const State &s)
{
    add(EventType::Note, s.active, "CH-10", {}); // a note is silent
    motion(s.hand[0], "stock", "hand");
}

void EventWriter::placed(SeatId who, int coin)
{
    add(EventType::Place, who, "CH-10", whoCoin("event.place", who, coin));
    motion(coin, "hand", "board");
}

void EventWriter::allPlaced(const State &s, bool full)
{
    add(EventType::Phase, kNoSeat, "CH-10",
        Text(full ? "event.placed_all" : "event.placed_stock").num("count", s.board.size()));
}

void EventWriter::turnBegins(const State &s)
{
    add(EventType::Turn, kNoSeat, "CH-12", Text("event.turn").seat("who", s.active)).heading = true;
}

void EventWriter::drew(const State &s, int coin)
{
    const bool first = s.hand.size() == 1;
    add(EventType::Draw, s.active, "CH-12",
        whoCoin(first ? "event.draw" : "event.draw.again", s.active, coin));
    motion(coin, "stock", "hand");
}

void EventWriter::drewNothing(const State &s)
{
    add(EventType::Note, s.active, "CH-12", Text("event.draw.none").seat("who", s.active));
    stockEmpty(); // it was used up in the set-up
}

void EventWriter::stockEmpty()
{
    add(EventType::Note, kNoSeat, "CH-35", Text("event.stock.empty"));
}

void EventWriter::dieRaised(const State &s, bool changed)
{
    add(EventType::Note, s.active, changed ? "CH-14" : "CH-A7",
        Text(changed ? "event.die.up" : "event.die.stays").num("value", s.die));
}

void EventWriter::walked(const State &s)
{
    add(EventType::Move, s.active, "CH-14",
        Text("event.walk").sub("coin", coinName(s.fairy)).num("count", m_rules.walkSteps(s)));
    fairyGoes("board", "board");
}

void EventWriter::fairyStays() { add(EventType::Note, kNoSeat, "CH-17", Text("event.walk.stays")); }

void EventWriter::revealed(SeatId who, int coin)
{
    add(EventType::Reveal, who, "CH-18", whoCoin("event.secret", who, coin));
}

/// After banking: the coin comes into the empty wallet.
void EventWriter::secretKept(const State &s, SeatId who, int coin)
{
    add(EventType::Move, who, "CH-18", {});
    m_events.back().motions.push_back({usedSecret(s, who), coinId(coin), seatZone("secret", who),
                                       seatZone("wallet", who), colourOf(coin)});
}

void EventWriter::lowered(const State &s)
{
    add(EventType::Note, s.actor, "CH-18",
        Text("event.lower").seat("who", s.actor).num("value", s.die));
}

void EventWriter::banked(const State &s, SeatId who, const char *clause)
{
    const CoinSet &coins = s.wallet[toIndex(who)];
    if (coins.empty())
        return;
    add(EventType::Move, who, clause,
        Text("event.bank").seat("who", who).num("count", coins.size()));
    motions(coins, seatZone("wallet", who), seatZone("vault", who));
}

void EventWriter::collected(const State &s, SeatId who)
{
    const CoinSet &coins = s.wallet[toIndex(who)];
    add(EventType::Move, who, "CH-37",
        Text("event.collect").seat("who", who).num("count", coins.size()));
    motions(coins, seatZone("wallet", who), seatZone("vault", who));
}

} // namespace takujo::coinhunt
