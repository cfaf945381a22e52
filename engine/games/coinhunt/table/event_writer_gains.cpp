#include "rules/event_writer.h"
#include "rules/names.h"

namespace takujo::coinhunt {

void EventWriter::bigDrop(const State &s)
{
    add(EventType::Note, s.active, "CH-27",
        Text("event.big").seat("who", s.active).num("count", s.fallen.size()));
}

void EventWriter::blocked(const State &s)
{
    if (m_rules.blockedByShape(s))
        add(EventType::Note, s.active, "CH-24",
            Text("event.block.shape").seat("who", s.active).sub("coin", coinName(s.fairy)));
    else
        add(EventType::Note, s.active, "CH-24",
            Text("event.block.magic").seat("who", s.active).num("value", s.die));
    add(EventType::Discard, s.active, "CH-24", named("event.block.stash", s.fallen));
    motions(s.fallen, "fallen", "stash");
}

void EventWriter::gift(SeatId who, int coin, const char *from)
{
    if (coin == kNone) {
        add(EventType::Note, who, "CH-24", Text("event.gift.none").seat("who", who));
        return;
    }
    add(EventType::Draw, who, "CH-24",
        Text("event.gift").seat("who", who).sub("coin", coinName(coin)));
    motion(coin, from, seatZone("vault", who));
}

void EventWriter::took(const State &s, SeatId who, int coin)
{
    const bool leak = who != s.active;
    add(EventType::Move, who,
        leak         ? "CH-33"
        : s.big != 0 ? "CH-27"
                     : "CH-31",
        Text(leak ? "event.leak" : "event.take").seat("who", who).sub("coin", coinName(coin)));
    motion(coin, "fallen", seatZone("wallet", who), colourOf(coin));
}

void EventWriter::tookNothing(const State &s)
{
    add(EventType::Note, s.active, "CH-31", Text("event.take.none").seat("who", s.active));
}

void EventWriter::bonus(const State &s, SeatId who, bool none)
{
    if (none) {
        add(EventType::Note, who, "CH-32", Text("event.bonus.none").seat("who", who));
        return;
    }
    add(EventType::Draw, who, "CH-32",
        Text("event.bonus").seat("who", who).num("count", s.wallet[toIndex(who)].size()));
    const int index = s.secret[toIndex(who)].size();
    m_events.back().motions.push_back(
        {{}, secretId(who, index), "stock", seatZone("secret", who), index});
}

void EventWriter::leftGame(const State &s)
{
    add(EventType::Discard, kNoSeat, "CH-33", named("event.gone", s.fallen));
    motions(s.fallen, "fallen", "gone");
}

void EventWriter::halfBegins()
{
    add(EventType::Phase, kNoSeat, "CH-36", Text("event.half")).heading = true;
}

void EventWriter::noSecondHalf()
{
    if (m_rules.params().secondHalf)
        add(EventType::Note, kNoSeat, "CH-37", Text("log.end.nojam"));
    else
        add(EventType::Note, kNoSeat, "CH-35", Text("log.end.half"));
}

void EventWriter::jamUsedUp() { add(EventType::Note, kNoSeat, "CH-41", Text("log.end.jam")); }

void EventWriter::parked(const State &s)
{
    if (s.parked.empty()) {
        add(EventType::Note, kNoSeat, "CH-36", Text("event.parked.none"));
    } else {
        add(EventType::Move, kNoSeat, "CH-36",
            Text("event.parked")
                .sub("colour", colourName(colourOf(s.parked.first())))
                .num("count", s.parked.size()));
        motions(s.parked, "stash", "parked");
    }
    m_events.back().motions.push_back({kDieId, kDieId, "board", "parked", -1});
}

void EventWriter::sharer(const State &s, SeatId who, bool byLot)
{
    const int total = s.vault[toIndex(who)].size() + s.secret[toIndex(who)].size();
    add(byLot ? EventType::Roll : EventType::Note, who, "CH-37",
        Text(byLot ? "event.sharer.roll" : "event.sharer").seat("who", who).num("count", total));
    for (const int coin : s.stash) // comes into the pile of its colour
        m_events.back().motions.push_back(
            {coinId(coin), pileId(colourOf(coin)), "stash", "stash", -1});
}

void EventWriter::fromPiles(const CoinSet &coins, const std::string &to)
{
    for (const int coin : coins)
        m_events.back().motions.push_back({pileId(colourOf(coin)), coinId(coin), "stash", to, -1});
}

void EventWriter::shared(const State &s, SeatId who)
{
    const CoinSet &coins = s.jam[toIndex(who)];
    if (coins.empty()) {
        add(EventType::Note, who, "CH-37", Text("event.share.none").seat("who", who));
        return;
    }
    add(EventType::Move, who, "CH-37",
        Text("event.share")
            .seat("who", who)
            .sub("colour", colourName(colourOf(coins.first())))
            .num("count", coins.size()));
    fromPiles(coins, seatZone("jam", who));
}

void EventWriter::notShared(const State &s)
{
    for (int colour = 0; colour < kColours; ++colour) {
        const CoinSet pile = ofColour(s.stash, colour);
        if (pile.empty())
            continue;
        add(EventType::Discard, kNoSeat, "CH-37",
            Text("event.share.gone").sub("colour", colourName(colour)).num("count", pile.size()));
        fromPiles(pile, "gone");
    }
}

void EventWriter::jamTurnBegins(const State &s)
{
    add(EventType::Turn, kNoSeat, "CH-38",
        Text("event.jam.turn").seat("who", s.active).num("count", s.jam[toIndex(s.active)].size()))
        .heading = true;
}

void EventWriter::offset(SeatId who, const CoinSet &lost)
{
    if (lost.empty()) {
        safe(who); // house rule victim_must_own off: a colour he does not own
        return;
    }
    add(EventType::Discard, who, "CH-39", named("event.offset", lost).seat("who", who));
    motions(lost, seatZone("vault", who), "gone");
}

void EventWriter::safe(SeatId who)
{
    add(EventType::Note, who, "CH-39", Text("event.offset.safe").seat("who", who));
}

void EventWriter::jamFallenGone(const State &s)
{
    add(EventType::Discard, kNoSeat, "CH-39", named("event.jam.gone", s.fallen));
    motions(s.fallen, "fallen", "gone");
}

void EventWriter::secretsShown(SeatId who, const CoinSet &coins)
{
    add(EventType::Reveal, who, "CH-42", named("event.reveal", coins).seat("who", who));
    int index = 0;
    for (const int coin : coins)
        m_events.back().motions.push_back({secretId(who, index++), coinId(coin),
                                           seatZone("secret", who), seatZone("vault", who), -1});
}

void EventWriter::ended(const State &s)
{
    const Outcome outcome = m_rules.outcome(s);
    std::vector<Text> winners;
    int points = 0;
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        if (!contains(outcome.winners, seat))
            continue;
        winners.push_back(Text("event.winner").seat("who", seat));
        points = outcome.score[toIndex(seat)];
    }
    add(EventType::End, kNoSeat, "CH-45",
        Text("event.end").list("winners", std::move(winners)).num("points", points));
}

} // namespace takujo::coinhunt
