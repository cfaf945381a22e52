#include "rules/event_writer.h"

#include "game/event_log.h"
#include "rules/names.h"
#include "table/take_sum.h"

#include <algorithm>

namespace takujo::couperation {

namespace {

std::string handOf(SeatId seat) { return "hand." + std::to_string(static_cast<int>(seat)); }

/// From a hand as its owner sees it.
std::vector<PieceMotion> leaving(CardSet cards, const std::string &to)
{
    std::vector<PieceMotion> out;
    while (cards != 0) {
        const Card card = pop(cards);
        out.push_back(
            {cardId(card), to == "reserve" ? cardId(card) : std::string(), "hand", to, -1});
    }
    return out;
}

PieceMotion hidden(const std::string &from, const std::string &to, int slot = -1)
{
    return {{}, {}, from, to, slot};
}

/// "discarded 2 and ", or which; nothing for none (CP-22).
Text discardsText(CardSet cards, bool named)
{
    if (cards == 0)
        return {};
    return named ? Text("log.discards.own").sub("cards", cardNames(cards))
                 : Text("log.discards").num("count", countOf(cards));
}

/// Higher rows ring higher.
std::string glassOn(int row) { return "glass-" + std::to_string(std::min(row, 4) + 1); }

} // namespace

Event &EventWriter::add(EventType type, SeatId actor, std::string clause, Text text)
{
    return addEvent(m_events, type, actor, std::move(clause), std::move(text));
}

void EventWriter::splitForOthers(SeatId actor, std::vector<PieceMotion> motions, Text text)
{
    Event copy = m_events.back();
    m_events.back().visible = seatBit(actor);
    m_events.back().spectators = false;
    copy.visible = allBut(actor);
    copy.motions = std::move(motions);
    copy.text = std::move(text);
    if (!m_rules.params().openHands) // house rule: hands and discards are everybody's
        copy.detail = {};
    m_events.push_back(std::move(copy));
}

void EventWriter::dealt(const State &state)
{
    add(EventType::Draw, kNoSeat, "CP-3",
        Text("log.dealt").num("count", m_rules.params().handSize));
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        Event &event = add(EventType::Draw, seat, "CP-3", {});
        std::vector<PieceMotion> others;
        for (CardSet cards = state.hand[toIndex(seat)]; cards != 0;) {
            event.motions.push_back({{}, cardId(pop(cards)), "pack", "hand", -1});
            others.push_back(hidden("pack", handOf(seat)));
        }
        splitForOthers(seat, std::move(others), {});
    }
    Event &event = add(EventType::Refill, kNoSeat, "CP-4",
                       Text("log.reserve").sub("cards", cardNames(state.reserve)));
    for (CardSet cards = state.reserve; cards != 0;)
        event.motions.push_back({{}, cardId(pop(cards)), "pack", "reserve", -1});
}

void EventWriter::turnBegins(const State &state)
{
    if (state.turn % m_rules.seats() == 0)
        add(EventType::Turn, kNoSeat, "CP-13",
            Text("log.round").num("round", state.turn / m_rules.seats() + 1))
            .heading = true;
    add(EventType::Turn, state.actor, "CP-13", {});
}

/// Why nothing may be drawn, by clause and words.
void EventWriter::notDrawn(const State &state)
{
    const auto note = [&](const char *clause, const char *text) {
        add(EventType::Note, state.actor, clause, Text(text));
    };
    if (state.pack == 0)
        return note("CP-18", "log.no_draw.pack");
    if (state.last == Last::Down)
        return note("CP-16",
                    m_rules.params().refillTo == 0 ? "log.no_draw.down" : "log.no_draw.hand");
    if (state.last == Last::Nothing) // a skipped turn, or a card turned down again
        return note(state.skipped > 0 ? "CP-A7" : "CP-21", "log.no_draw.nothing");
    const int row = m_rules.geometry().row(state.lastPlace);
    const bool bottom = row == 0 && m_rules.markAt(state, state.lastPlace) == Mark::Heart &&
                        m_rules.params().heartValue != HeartValue::Fixed;
    note(state.tower[state.lastPlace] == kFinish ? "CP-A3"
         : bottom                                ? "CP-A4"
                                                 : "CP-15",
         "log.no_draw.mark");
}

void EventWriter::drew(const State &state, int number, CardSet cards, bool finish)
{
    Text text; // nothing but the finish card is told below
    if (number == 0)
        text = Text("log.draw.none");
    else if (cards != 0)
        text = Text("log.draw").num("count", countOf(cards));
    const char *clause = state.last == Last::Start  ? "CP-14"
                         : state.last == Last::Down ? "CP-16"
                                                    : "CP-15";
    Event &event = add(EventType::Draw, state.actor, clause, text);
    if (cards != 0)
        event.detail = cardNames(cards);
    std::vector<PieceMotion> others;
    for (CardSet rest = cards; rest != 0;) {
        event.motions.push_back({{}, cardId(pop(rest)), "pack", "hand", -1});
        others.push_back(hidden("pack", handOf(state.actor)));
    }
    splitForOthers(state.actor, std::move(others), text);
    if (!finish)
        return;
    Event &reveal = add(EventType::Reveal, state.actor, "CP-17", Text("log.finish.drawn"));
    reveal.motions.push_back({{}, cardId(kFinish), "pack", "hand", -1});
    splitForOthers(state.actor, {{{}, cardId(kFinish), "pack", handOf(state.actor), -1}},
                   Text("log.finish.drawn"));
    if (state.pack == 0)
        add(EventType::Note, state.actor, "CP-17", Text("log.finish.last"));
}

void EventWriter::placed(const State &state, const Move &move)
{
    const Card card = move.data[0];
    const int slot = slotOf(m_rules.geometry(), move.data[1]);
    const bool down = move.kind == kDown;
    const Text where = placeName(m_rules.geometry(), move.data[1]);
    Event &event =
        add(EventType::Place, state.actor, down ? "CP-20" : "CP-19",
            Text(down ? "log.down.own" : "log.up").sub("card", cardName(card)).sub("place", where));
    event.sound = glassOn(m_rules.geometry().row(move.data[1]));
    event.motions.push_back({cardId(card), cardId(card), "hand", "tower", slot});
    const bool open = m_rules.params().openHands; // then it has its name, before and after
    const std::string before = open || card == kFinish ? cardId(card) : std::string();
    const std::string after = down && !open ? "tower/" + std::to_string(slot) : cardId(card);
    splitForOthers(state.actor, {{before, after, handOf(state.actor), "tower", slot}},
                   down && !open ? Text("log.down").sub("place", where) : event.text);
}

void EventWriter::turned(const State &state, int place, bool fits)
{
    const Card card = state.under[toIndex(place)];
    const int slot = slotOf(m_rules.geometry(), place);
    Event &event = add(EventType::Reveal, state.actor, "CP-21",
                       Text(fits                          ? "log.turn"
                            : m_rules.params().revealLoss ? "log.turn.lost"
                                                          : "log.turn.back")
                           .sub("card", cardName(card))
                           .sub("place", placeName(m_rules.geometry(), place)));
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        if (!m_rules.knowsUnder(state, place, seat))
            event.visible = static_cast<SeatSet>(event.visible & ~seatBit(seat));
    }
    event.spectators = m_rules.knowsUnder(state, place, kNoSeat);
    event.motions.push_back({cardId(card), cardId(card), "tower", "tower", slot});
    Event copy = event;
    copy.visible = static_cast<SeatSet>(kAllSeats & ~copy.visible);
    copy.spectators = !copy.spectators;
    copy.motions = {{"tower/" + std::to_string(slot), cardId(card), "tower", "tower", slot}};
    m_events.push_back(std::move(copy));
}

Text EventWriter::sumOf(const Move &move) const
{
    const Card a = move.data[2];
    const Card b = move.data[3];
    return sumText(m_rules, a, b,
                   takeSum(m_rules, a, b, move.data[0], countOf(setOf(listOf(move)))));
}

Card EventWriter::replacedCard(const State &state, int place) const
{
    const auto i = toIndex(place);
    return state.tower[i] == kHidden ? state.under[i] : state.tower[i];
}

Text EventWriter::takeText(const Move &move, Card old, bool open, bool named) const
{
    const char *id = old == 0 ? "log.take" : open ? "log.take.open" : "log.take.down";
    Text text = Text(id)
                    .sub("card", cardName(move.data[0]))
                    .sub("cards", cardNames(bitOf(move.data[2]) | bitOf(move.data[3])))
                    .sub("discards", discardsText(setOf(listOf(move)), named))
                    .sub("sum", sumOf(move))
                    .sub("place", placeName(m_rules.geometry(), move.data[1]));
    if (open)
        text = std::move(text).sub("old", cardName(old));
    return text;
}

void EventWriter::took(const State &state, const Move &move)
{
    const Card target = move.data[0];
    const int place = move.data[1];
    const int slot = slotOf(m_rules.geometry(), place);
    const CardSet sent = bitOf(move.data[2]) | bitOf(move.data[3]);
    const CardSet discards = setOf(listOf(move));
    const std::string other = handOf(state.actor);
    std::vector<PieceMotion> mine;
    std::vector<PieceMotion> theirs;
    const Card old = replacedCard(state, place);
    const bool open = openCard(state, place) != 0;
    if (old != 0) { // CP-23
        const std::string back = "tower/" + std::to_string(slot);
        const bool known = open || m_rules.knowsUnder(state, place, state.actor);
        mine.push_back({known ? cardId(old) : back, cardId(old), "tower", "hand", -1});
        theirs.push_back({open ? cardId(old) : back, old == kFinish ? cardId(old) : std::string(),
                          "tower", other, -1});
    }
    for (const PieceMotion &motion : leaving(sent, "reserve")) {
        mine.push_back(motion);
        theirs.push_back({{}, motion.after, other, "reserve", -1});
    }
    for (const PieceMotion &motion : leaving(discards, "discard")) {
        mine.push_back(motion);
        theirs.push_back(hidden(other, "discard"));
    }
    mine.push_back({cardId(target), cardId(target), "reserve", "tower", slot});
    theirs.push_back(mine.back());
    Event &event = add(EventType::Move, state.actor, old == 0 ? "CP-22" : "CP-23",
                       takeText(move, old, open, true));
    event.motions = std::move(mine);
    event.sound = glassOn(m_rules.geometry().row(place));
    event.detail = sumOf(move);
    splitForOthers(state.actor, std::move(theirs),
                   takeText(move, old, open, m_rules.params().openHands));
    m_events.back().detail = sumOf(move); // everybody can tell
    if (old != 0 && !open)
        splitForKnowing(state, place, old);
}

/// Whoever laid the card down sees it leave by its own name.
void EventWriter::splitForKnowing(const State &state, int place, Card card)
{
    Event copy = m_events.back();
    copy.visible = 0;
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat)
        if (m_rules.knowsUnder(state, place, seat))
            copy.visible = static_cast<SeatSet>(copy.visible | seatBit(seat));
    Event &unknowing = m_events.back();
    copy.visible = static_cast<SeatSet>(copy.visible & unknowing.visible);
    unknowing.visible = static_cast<SeatSet>(unknowing.visible & ~copy.visible);
    copy.spectators = unknowing.spectators && m_rules.knowsUnder(state, place, kNoSeat);
    unknowing.spectators = unknowing.spectators && !copy.spectators;
    copy.motions.front().before = cardId(card);
    m_events.push_back(std::move(copy));
}

void EventWriter::discarded(const State &state, CardSet cards)
{
    Event &event = add(EventType::Discard, state.actor, "CP-25",
                       Text("log.discarded.own").sub("cards", cardNames(cards)));
    event.motions = leaving(cards, "discard");
    splitForOthers(
        state.actor,
        std::vector<PieceMotion>(toIndex(countOf(cards)), hidden(handOf(state.actor), "discard")),
        m_rules.params().openHands ? event.text
                                   : Text("log.discarded").num("count", countOf(cards)));
}

void EventWriter::dropped(const State &state, Card card)
{
    add(EventType::Discard, state.actor, "CP-25", Text("log.dropped").sub("card", cardName(card)))
        .motions.push_back({cardId(card), {}, "reserve", "discard", -1});
}

void EventWriter::stuck(const State &state)
{
    add(EventType::Note, state.actor, "CP-A7", Text("log.stuck"));
}

void EventWriter::ended(const State &state)
{
    if (const SeatId seat = Rules::shownStuck(state); seat != kNoSeat) {
        Event &shown = add(EventType::Reveal, seat, "CP-A7", {});
        for (CardSet cards = state.hand[toIndex(seat)]; cards != 0;)
            shown.motions.push_back({{}, cardId(pop(cards)), handOf(seat), handOf(seat), -1});
        shown.visible = m_rules.hiddenHands() ? allBut(seat) : SeatSet{0};
        shown.spectators = m_rules.hiddenHands();
    }
    const Outcome outcome = m_rules.outcome(state);
    add(EventType::End, kNoSeat, outcome.clause, toldOf(outcome));
}

} // namespace takujo::couperation
