#include "rules/event_writer.h"

#include "game/event_log.h"
#include "rules/names.h"

namespace takujo::coldwater {

Event &EventWriter::add(EventType type, SeatId actor, std::string clause, Text text)
{
    return addEvent(m_events, type, actor, std::move(clause), std::move(text));
}

void EventWriter::motion(std::string before, std::string after, std::string from, std::string to,
                         int slot)
{
    m_events.back().motions.push_back(
        {std::move(before), std::move(after), std::move(from), std::move(to), slot});
}

void EventWriter::onlyActorSeesDetail()
{
    Event copy = m_events.back();
    m_events.back().visible = seatBit(copy.actor);
    m_events.back().spectators = false;
    copy.visible = allBut(copy.actor);
    copy.detail = {};
    m_events.push_back(std::move(copy));
}

void EventWriter::dealt(const State &s)
{
    add(EventType::Draw, kNoSeat, "CW-1", Text("log.dealt"));
    if (s.boardTag != kNone)
        add(EventType::Reveal, kNoSeat, "CW-31", Text("log.tag").sub("tag", tagName(s.boardTag)));
}

void EventWriter::turnBegins(const State &s)
{
    if (s.turn % m_rules.seats() == 0)
        add(EventType::Turn, kNoSeat, "CW-1",
            Text("log.round").num("round", s.turn / m_rules.seats() + 1))
            .heading = true;
    add(EventType::Turn, s.actor, "CW-1", {});
}

void EventWriter::placed(const State &s, int space, int number)
{
    add(EventType::Place, s.actor, "CW-2",
        Text("log.placed").num("number", number).sub("space", spaceText(space)));
    motion(handTokenId(s.actor, number), tokenId(space, number), seatZone("hand", s.actor),
           spaceZone(space), 0);
}

void EventWriter::pickedUp(const State &s, int space, int number)
{
    add(EventType::Move, s.actor, "CW-3",
        Text("log.lifted").num("number", number).sub("space", spaceText(space)));
    motion(tokenId(space, number), handTokenId(s.actor, number), spaceZone(space),
           seatZone("hand", s.actor), 0);
}

void EventWriter::flipped(const State &s)
{
    const int number = s.hand[toIndex(s.actor)];
    add(EventType::Move, s.actor, "CW-4", {});
    const std::string zone = seatZone("hand", s.actor);
    motion(handTokenId(s.actor, 3 - number), handTokenId(s.actor, number), zone, zone, 0);
}

void EventWriter::removed(const State &s, const Board &before, const char *clause)
{
    int count = 0;
    bool leftOut = false; // CW-A1: bait of the colour that may stay
    Event &event = add(EventType::Discard, s.actor, clause, {});
    for (int zone = 0; zone < kZones; ++zone) {
        const int had = before[toIndex(zone)][s.colour];
        const int has = s.bait[toIndex(s.actor)][toIndex(zone)][s.colour];
        count += had - has;
        leftOut = leftOut || has > 0;
        for (int i = has; i < had; ++i)
            motion(baitId(s.actor, zone, s.colour, i), {}, boxZone(s.actor, zone), "discard");
    }
    const char *id = count > 0 ? "log.removed" : leftOut ? "log.removed.left" : "log.removed.none";
    event.text = Text(id).sub("colour", colourName(s.colour)).num("count", count);
    if (count > 0)
        event.sound = "pebble";
    if (count == 0 && leftOut)
        event.clause = "CW-A1";
    if (s.emptied == 0)
        return;
    std::vector<Text> zones;
    for (int zone = 0; zone < kZones; ++zone) {
        if ((s.emptied >> zone & 1) != 0)
            zones.push_back(Text("zone.number").num("zone", sizeOf(zone)));
    }
    m_events.back().detail = Text("log.emptied").list("zones", std::move(zones));
}

void EventWriter::filled(const State &s, int card)
{
    add(EventType::Place, s.actor, "CW-A5",
        Text("log.filled")
            .sub("colour", colourName(s.colour))
            .sub("card", masterName(m_params, card)));
    const std::string zone = seatZone("open", s.actor);
    motion(masterId(m_params, card), masterId(m_params, card), zone, zone);
}

void EventWriter::masterCaught(const State &s, int card)
{
    add(EventType::Score, s.actor, "CW-A5",
        Text("log.master").sub("card", masterName(m_params, card)));
    motion(masterId(m_params, card), masterId(m_params, card), seatZone("open", s.actor),
           seatZone("won", s.actor));
    motion({}, {}, seatZone("open", s.actor), "discard"); // the bait on it
}

void EventWriter::refilled(const State &s, int zone, const Board::value_type &before)
{
    const Board::value_type &now = s.bait[toIndex(s.actor)][toIndex(zone)];
    int count = 0;
    Event &event = add(EventType::Refill, s.actor, "CW-8", {});
    for (int colour = 0; colour < kColours; ++colour) {
        for (int i = before[toIndex(colour)]; i < now[toIndex(colour)]; ++i, ++count)
            motion({}, baitId(s.actor, zone, colour, i), "bag", boxZone(s.actor, zone));
    }
    event.text = count == 0 ? Text("log.refilled.none").num("zone", sizeOf(zone))
                            : Text("log.refilled").num("zone", sizeOf(zone)).num("count", count);
}

void EventWriter::cleared(const State &s, bool back)
{
    add(EventType::Shuffle, s.actor, "CW-10", Text(back ? "log.clear" : "log.clear.none"));
    if (back)
        motion({}, {}, "discard", "bag");
}

void EventWriter::bagFilled(const State &s)
{
    add(EventType::Shuffle, s.actor, "CW-A6", Text("log.bag.empty"));
    motion({}, {}, "discard", "bag");
}

void EventWriter::tookMaster(const State &s, int card, bool top)
{
    add(top ? EventType::Place : EventType::Move, s.actor, "CW-8",
        Text(top ? "log.angler.deck" : "log.angler").sub("card", masterName(m_params, card)));
    motion(top ? std::string() : masterId(m_params, card), masterId(m_params, card),
           top ? "masterdeck" : "display", seatZone("open", s.actor));
}

void EventWriter::displayRefilled(const State &s, int place)
{
    add(EventType::Refill, kNoSeat, "CW-8", {});
    if (const std::uint8_t card = s.display[toIndex(place)]; card != kNone)
        motion({}, masterId(m_params, card), "masterdeck", "display", place);
}

void EventWriter::usedTackle(const State &s, Tackle kind)
{
    static constexpr std::array<const char *, kTackleKinds> kClauses{"CW-16", "CW-17", "CW-18",
                                                                     "CW-19"};
    const int index = s.tackle[toIndex(s.actor)][toIndex(kind)]; // the last of its kind left
    add(EventType::Move, s.actor, kClauses[kind], Text("log.used").sub("tackle", tackleName(kind)));
    motion(tackleId(s.actor, kind, index), {}, seatZone("tackle", s.actor), {});
}

void EventWriter::reeled(const State &s, const Move &move)
{
    const auto &d = move.data;
    add(EventType::Move, s.actor, "CW-19",
        Text("log.reeled")
            .sub("one", colourName(d[1]))
            .num("zone", sizeOf(d[0]))
            .sub("other", colourName(d[3]))
            .num("upto", sizeOf(d[2])));
    const auto index = [&](int zone, int colour) {
        return s.bait[toIndex(s.actor)][toIndex(zone)][toIndex(colour)];
    };
    motion(baitId(s.actor, d[0], d[1], index(d[0], d[1])),
           baitId(s.actor, d[2], d[1], index(d[2], d[1]) - 1), boxZone(s.actor, d[0]),
           boxZone(s.actor, d[2]));
    motion(baitId(s.actor, d[2], d[3], index(d[2], d[3])),
           baitId(s.actor, d[0], d[3], index(d[0], d[3]) - 1), boxZone(s.actor, d[2]),
           boxZone(s.actor, d[0]));
}

void EventWriter::tackleShuffled()
{
    add(EventType::Shuffle, kNoSeat, "CW-A7", Text("log.tackle.shuffled"));
}

void EventWriter::drewTackle(const State &s, std::uint8_t kind)
{
    if (kind == kNone) {
        add(EventType::Note, s.actor, "CW-A7", Text("log.tackle.none"));
        return;
    }
    add(EventType::Draw, s.actor, "CW-13", Text("log.tackle").sub("tackle", tackleName(kind)));
    const int index = s.tackle[toIndex(s.actor)][toIndex(kind)] - 1;
    motion({}, tackleId(s.actor, kind, index), "tackle", seatZone("tackle", s.actor));
}

} // namespace takujo::coldwater
