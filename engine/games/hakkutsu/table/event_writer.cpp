#include "rules/event_writer.h"

#include "game/event_log.h"
#include "rules/names.h"

namespace takujo::hakkutsu {

namespace {

PieceMotion turned(int cell) { return {cellId(cell), cellId(cell), "map", "map", cell}; }

std::vector<PieceMotion> dealt(SeatId seat, int count)
{
    return std::vector<PieceMotion>(toIndex(count),
                                    PieceMotion{{}, {}, "deck", zoneOf("hand", seat), -1});
}

std::vector<std::string> offerIds(const State &s)
{
    std::vector<std::string> ids;
    for (int museum = 0; museum < kMaxMuseums; ++museum) {
        if ((s.offer >> museum & 1) != 0)
            ids.push_back(museumId(museum));
    }
    return ids;
}

std::string cellName(const Rules &rules, int cell) { return rules.map().name(cell); }

} // namespace

Event &EventWriter::add(EventType type, SeatId actor, const char *clause, Text text)
{
    return addEvent(m_events, type, actor, clause, std::move(text));
}

void EventWriter::splitForOthers(SeatId actor, std::vector<PieceMotion> others)
{
    Event copy = m_events.back();
    m_events.back().visible = seatBit(actor);
    m_events.back().spectators = false;
    copy.visible = allBut(actor);
    copy.detail = {};
    copy.motions = std::move(others);
    m_events.push_back(std::move(copy));
}

void EventWriter::laid(const State &s)
{
    const bool open = params().faceUpAtStart;
    add(EventType::Place, kNoSeat, open ? "HK-3" : "HK-26",
        Text(open ? "log.laid" : "log.laid.hidden"));
    add(EventType::Note, kNoSeat, "HK-4", Text("log.start.funds").num("coins", s.coins[0]));
}

void EventWriter::museumsDealt(const State &s)
{
    add(EventType::Draw, kNoSeat, "HK-6", Text("log.museums"));
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        Event &event = add(EventType::Draw, seat, "HK-6", {});
        const int museum = s.museum[toIndex(seat)];
        event.motions.push_back({{}, museumId(museum), {}, zoneOf("museum", seat), 0});
        splitForOthers(seat, {{{}, zoneOf("museum", seat) + "/0", {}, zoneOf("museum", seat), 0}});
    }
}

// The kept card is open. What is passed on is seen by who gives and who gets it; the others have no offer.
void EventWriter::museumChosen(const State &s, int museum)
{
    const std::string zone = zoneOf("museum", s.actor);
    Event &event = add(EventType::Place, s.actor, "HK-7",
                       Text("log.museum").sub("museum", museumName(params(), museum)));
    event.motions.push_back({museumId(museum), museumId(museum), "offer", zone, 0});
    for (const std::string &id : offerIds(s))
        event.motions.push_back({id, {}, "offer", s.actor == 0 ? "" : "offer", -1});
    splitForOthers(s.actor, {{{}, museumId(museum), "offer", zone, 0}});
    if (s.actor > 0)
        museumsPassed(s, static_cast<SeatId>(s.actor - 1));
}

void EventWriter::museumsPassed(const State &s, SeatId next)
{
    Event &event = add(EventType::Draw, next, "HK-7", {});
    event.visible = seatBit(next);
    event.spectators = false;
    for (const std::string &id : offerIds(s))
        event.motions.push_back({{}, id, "offer", "offer", -1});
}

void EventWriter::equipmentDealt(const State &s)
{
    if (s.handSize[0] == 0)
        return;
    add(EventType::Draw, kNoSeat, "HK-8", Text("log.dealt").num("cards", s.handSize[0]));
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        Event &event = add(EventType::Draw, seat, "HK-8", {});
        for (int e = 0; e < kEffects; ++e) {
            for (int copy = 0; copy < s.hands[toIndex(seat)][toIndex(e)]; ++copy)
                event.motions.push_back(
                    {{}, equipmentId(static_cast<Effect>(e), copy), "deck", "hand", -1});
        }
        splitForOthers(seat, dealt(seat, s.handSize[toIndex(seat)]));
    }
}

// The line shows what is kept; what goes back is only seen to go.
void EventWriter::kept(const State &s, const Equipment &cards)
{
    const std::string zone = zoneOf("hand", s.actor);
    Event &event =
        add(EventType::Discard, s.actor, "HK-8", Text("log.kept").num("count", total(cards)));
    event.detail = equipmentList(params(), cards);
    for (int e = 0; e < kEffects; ++e) {
        for (int copy = 0; copy < cards[toIndex(e)]; ++copy) {
            const std::string id = equipmentId(static_cast<Effect>(e), copy);
            event.motions.push_back({id, id, "hand", "hand", -1});
        }
    }
    splitForOthers(s.actor, std::vector<PieceMotion>(toIndex(total(cards)),
                                                     PieceMotion{{}, {}, zone, zone, -1}));
    putBack(s, cards);
}

void EventWriter::putBack(const State &s, const Equipment &kept)
{
    Event &event = add(EventType::Discard, s.actor, "HK-8", {});
    std::vector<PieceMotion> others;
    for (int e = 0; e < kEffects; ++e) {
        for (int copy = kept[toIndex(e)]; copy < s.hands[toIndex(s.actor)][toIndex(e)]; ++copy) {
            event.motions.push_back(
                {equipmentId(static_cast<Effect>(e), copy), {}, "hand", "deck", -1});
            others.push_back({{}, {}, zoneOf("hand", s.actor), "deck", -1});
        }
    }
    splitForOthers(s.actor, std::move(others));
}

void EventWriter::roundBegins(const State &s)
{
    const bool counted = params().byRounds; // HK-12
    Text text(counted ? "log.round.of" : "log.round");
    text = std::move(text).num("round", s.round);
    if (counted)
        text = std::move(text).num("rounds", params().rounds);
    add(EventType::Turn, kNoSeat, counted ? "HK-12" : "HK-10", std::move(text)).heading = true;
    if (counted && s.round == params().rounds)
        add(EventType::Phase, kNoSeat, "HK-12", Text("log.last.round"));
    if (!counted && s.round == params().roundCap)
        add(EventType::Phase, kNoSeat, "HK-A13", Text("log.last.round"));
}

void EventWriter::turnBegins(const State &s) { add(EventType::Turn, s.actor, "HK-9", {}); }

void EventWriter::spent(const State &s, Effect effect, int count)
{
    Text text(count == 1 ? "log.spent" : "log.spent.many");
    text = std::move(text).sub("card", equipmentName(params(), effect));
    if (count > 1)
        text = std::move(text).num("count", count);
    Event &event = add(EventType::Discard, s.actor, "HK-20", std::move(text));
    event.detail = effectText(params(), effect);
    const Text detail = event.detail;
    const int have = s.hands[toIndex(s.actor)][toIndex(effect)];
    for (int copy = have - count; copy < have; ++copy)
        event.motions.push_back({equipmentId(effect, copy), {}, "hand", "discard", -1});
    splitForOthers(
        s.actor, std::vector<PieceMotion>(
                     toIndex(count), PieceMotion{{}, {}, zoneOf("hand", s.actor), "discard", -1}));
    m_events.back().detail = detail; // a played card is open
}

void EventWriter::figure(const char *name, Event &event, const State &s)
{
    const std::string id = zoneOf(name, s.actor);
    event.motions.push_back({id, id, "map", "map", s.pos[toIndex(s.actor)]});
}

void EventWriter::moved(const State &s, int from, int boots)
{
    const int to = s.pos[toIndex(s.actor)];
    const char *id = to == from                   ? "log.move.back"
                     : to == m_rules.map().base() ? "log.move.base"
                                                  : "log.move";
    const int steps = to == from ? 2 : m_rules.map().steps(from, to);
    const char *clause = to == from ? "HK-27" : boots > 0 ? "HK-A20" : "HK-13";
    figure("pawn",
           add(EventType::Move, s.actor, clause,
               Text(id).num("steps", steps).raw("cell", cellName(m_rules, to))),
           s);
}

void EventWriter::flown(const State &s, int from)
{
    figure("helicopter",
           add(EventType::Move, s.actor, "HK-20",
               Text("log.flown").raw("cell", cellName(m_rules, from))),
           s);
}

/// E7: where is public, what is not.
void EventWriter::looked(const State &s, int cell)
{
    const Pile &pile = s.piles[toIndex(cell)];
    Event &event = add(EventType::Reveal, s.actor, "HK-20",
                       Text("log.looked").raw("cell", cellName(m_rules, cell)));
    std::vector<Text> rocks;
    for (int slot = pile.top(); slot < kPile; ++slot)
        rocks.push_back(rockName(params(), pile.kind[toIndex(slot)]));
    event.detail = Text("log.looked.detail").list("rocks", std::move(rocks));
    event.motions.push_back(turned(cell));
    splitForOthers(s.actor, {turned(cell)});
}

void EventWriter::swapped(const State &s, bool yes)
{
    const std::string cell = cellName(m_rules, s.radarCell);
    Event &event = add(yes ? EventType::Reveal : EventType::Note, s.actor, "HK-20",
                       Text(yes ? "log.swapped" : "log.swapped.not").raw("cell", cell));
    if (yes)
        event.motions.push_back(turned(s.radarCell));
}

void EventWriter::revealed(const State &s, int cell)
{
    const Pile &pile = s.piles[toIndex(cell)];
    const char *clause = s.phase == Phase::Move     ? "HK-27"
                         : s.phase == Phase::Double ? "HK-28"
                                                    : "HK-16";
    Event &event = add(EventType::Reveal, kNoSeat, clause,
                       Text("log.revealed")
                           .raw("cell", cellName(m_rules, cell))
                           .sub("rock", rockName(params(), pile.kind[toIndex(pile.top())])));
    event.motions.push_back(turned(cell));
}

void EventWriter::mined(const State &s, const Dig &dig, const Spend &spend)
{
    const int cell = s.pos[toIndex(s.actor)];
    Event &event =
        add(EventType::Place, s.actor, spend.grants > 0 ? "HK-A23" : "HK-15",
            Text("log.mined").sub("rock", rockName(params(), dig.kind)).num("coins", dig.cost));
    event.sound = "dig";
    event.detail = Text("log.mined.detail")
                       .num("units", dig.units)
                       .num("mobility", m_rules.mobility(s, s.actor))
                       .num("left", s.coins[toIndex(s.actor)]);
    const int index = static_cast<int>(s.cart[toIndex(s.actor)].size()) - 1;
    event.motions.push_back({cellId(cell), loadId(s, s.actor, index), "map",
                             zoneOf("cart", s.actor), s.units[toIndex(s.actor)] - dig.units});
}

void EventWriter::left(const State &s)
{
    const Pile &pile = s.piles[s.pos[toIndex(s.actor)]];
    add(EventType::Note, s.actor, s.phase == Phase::Again ? "HK-28" : "HK-15",
        Text("log.left").sub("rock", rockName(params(), pile.kind[toIndex(pile.top())])));
}

void EventWriter::emptied(const State &s, int cell)
{
    const std::string name = cellName(m_rules, cell);
    if (params().byRounds) {
        add(EventType::Note, kNoSeat, "HK-A14", Text("log.emptied").raw("cell", name));
        return;
    }
    const int end = params().emptyToEnd;
    add(EventType::Note, kNoSeat, "HK-11",
        Text("log.emptied.of").raw("cell", name).num("empty", s.empty).num("end", end));
    if (s.empty == end)
        add(EventType::Phase, kNoSeat, "HK-11", Text("log.last").num("end", end));
}

void EventWriter::funds(SeatId seat, int coins, const char *clause)
{
    Event &event = add(EventType::Refill, seat, clause, Text("log.funds").num("coins", coins));
    event.motions.assign(toIndex(coins), PieceMotion{{}, {}, "bank", {}, -1});
}

void EventWriter::unloaded(const State &s, SeatId seat)
{
    const auto &cart = s.cart[toIndex(seat)];
    Event &event = add(EventType::Score, seat, s.phase == Phase::Over ? "HK-22" : "HK-19",
                       Text("log.unloaded").num("count", static_cast<int>(cart.size())));
    event.detail = rockList(params(), cart.view());
    event.sound = "unload";
    for (int i = 0; i < static_cast<int>(cart.size()); ++i)
        event.motions.push_back({loadId(s, seat, i),
                                 "got-" + std::to_string(cart[toIndex(i)].kind) + "#" +
                                     std::to_string(static_cast<int>(seat)),
                                 zoneOf("cart", seat), zoneOf("acquired", seat), -1});
}

void EventWriter::drew(const State &s, Effect effect)
{
    Event &event = add(EventType::Draw, s.actor, "HK-19", Text("log.drew"));
    event.detail = equipmentName(params(), effect);
    const int copy = s.hands[toIndex(s.actor)][toIndex(effect)] - 1;
    event.motions.push_back({{}, equipmentId(effect, copy), "deck", "hand", -1});
    splitForOthers(s.actor, dealt(s.actor, 1));
}

void EventWriter::reshuffled(const State &s)
{
    add(EventType::Shuffle, kNoSeat, "HK-A19", Text("log.shuffle").num("cards", s.deckSize))
        .motions.push_back({{}, {}, "discard", "deck", -1});
}

void EventWriter::ending(const State &s)
{
    switch (s.end) {
    case EndReason::EmptyCells:
        add(EventType::End, kNoSeat, "HK-11", Text("log.end.cells").num("empty", s.empty));
        break;
    case EndReason::Rounds:
        add(EventType::End, kNoSeat, "HK-12", Text("log.end.rounds").num("rounds", s.round));
        break;
    default:
        add(EventType::End, kNoSeat, "HK-A13", Text("log.end.cap").num("rounds", s.round));
        break;
    }
}

void EventWriter::ended(const State &s)
{
    const Outcome outcome = m_rules.outcome(s);
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        Event &event = add(EventType::Score, seat, "HK-25",
                           Text("log.score").num("points", outcome.score[toIndex(seat)]));
        const int museum = s.museum[toIndex(seat)];
        event.detail = museumName(params(), museum);
        event.motions.push_back(
            {{}, museumId(museum), zoneOf("museum", seat), zoneOf("museum", seat), 0});
    }
    add(EventType::End, kNoSeat, outcome.clause.c_str(), outcome.headline);
}

} // namespace takujo::hakkutsu
