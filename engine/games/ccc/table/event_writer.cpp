#include "rules/event_writer.h"

#include "game/event_log.h"
#include "rules/names.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

std::string handZone(SeatId seat) { return "hand." + std::to_string(static_cast<int>(seat)); }

/// Motions of cards from the owner's hand to the used pile. @param after hand from which copies are numbered
std::vector<PieceMotion> ownMotions(const KindCounts &hand, std::span<const std::uint8_t> symbols)
{
    KindCounts left = hand;
    std::vector<PieceMotion> out;
    for (const std::uint8_t symbol : symbols) {
        const Kind kind = isSplit(symbol) ? aceOf(symbol) : symbol;
        out.push_back({cardId(kind, --left[kind]), {}, "hand", "used", -1});
    }
    return out;
}

/// The same for the others: what is paid or discarded lies face up (CCC-A13). @param before the used pile
std::vector<PieceMotion> otherMotions(SeatId seat, const KindCounts &before,
                                      std::span<const std::uint8_t> symbols)
{
    KindCounts used = before;
    std::vector<PieceMotion> out;
    for (const std::uint8_t symbol : symbols) {
        const Kind kind = isSplit(symbol) ? aceOf(symbol) : symbol;
        out.push_back({{}, usedCardId(kind, used[kind]++), handZone(seat), "used", -1});
    }
    return out;
}

bool leadersTie(std::array<std::uint8_t, kMaxSeats> coins)
{
    std::sort(coins.begin(), coins.end());
    return coins[kMaxSeats - 1] == coins[kMaxSeats - 2];
}

const KindCounts &handOf(const State &s) { return s.hands[toIndex(s.actor)]; }

} // namespace

Event &EventWriter::add(EventType type, SeatId actor, std::string clause, Text text)
{
    return addEvent(m_events, type, actor, std::move(clause), std::move(text));
}

void EventWriter::splitForOthers(SeatId actor, std::vector<PieceMotion> others)
{
    Event copy = m_events.back();
    m_events.back().visible = seatBit(actor);
    m_events.back().spectators = false;
    copy.visible = allBut(actor);
    copy.motions = std::move(others);
    m_events.push_back(std::move(copy));
}

void EventWriter::placed(const State &state, int slot, const Symbols &symbols)
{
    Payment payment;
    parsePayment(symbols.view(), payment);
    judge(m_rules.params(), payment, m_rules.board().number(slot));
    Event &event = add(EventType::Place, state.actor, "CCC-13",
                       Text("log.place")
                           .raw("square", m_rules.board().name(slot))
                           .sub("cards", paymentCards(payment)));
    event.detail = Text("text.raw").raw("text", equation(m_rules.params(), payment));
    event.motions = ownMotions(handOf(state), symbols.view());
    event.motions.push_back({{}, squareId(slot), {}, "board", slot});
    std::vector<PieceMotion> others = otherMotions(state.actor, state.used, symbols.view());
    others.push_back({{}, squareId(slot), {}, "board", slot});
    splitForOthers(state.actor, std::move(others));
}

void EventWriter::merging(const State &before)
{
    auto after = static_cast<const PublicState &>(before);
    for (const std::uint8_t slot : before.placed)
        m_rules.addCoin(after, slot, before.actor);
    std::vector<std::uint8_t> slots(before.placed.begin(), before.placed.end());
    std::sort(slots.begin(), slots.end());
    for (std::size_t i = 0; i < slots.size();) {
        const auto next = std::upper_bound(slots.begin(), slots.end(), slots[i]);
        const auto coins =
            static_cast<int>(next - (slots.begin() + static_cast<std::ptrdiff_t>(i)));
        becameOf(after, before, slots[i], coins);
        i += toIndex(coins);
    }
}

/// One line when a square changed hands by this turn's coins (CCC-5, CCC-6, CCC-A11).
void EventWriter::becameOf(const PublicState &after, const PublicState &before, int slot, int coins)
{
    const SeatId was = m_rules.holder(before, slot);
    const SeatId is = m_rules.holder(after, slot);
    const bool own = m_rules.isOwn(after, slot);
    if (was == is && own == m_rules.isOwn(before, slot))
        return;
    const char *id = is == kNoSeat ? "log.became.none" : own ? "log.became.own" : "log.became.near";
    Text text = Text(id).raw("square", m_rules.board().name(slot)).num("coins", coins);
    if (is == kNoSeat)
        text = std::move(text).seat("who", was);
    const bool tied = is == kNoSeat && leadersTie(after.coins[toIndex(slot)]);
    Event &event = add(EventType::Score, after.actor,
                       own    ? "CCC-5"
                       : tied ? "CCC-A11"
                              : "CCC-6", // also a lead too small for near territory
                       std::move(text));
    event.motions.push_back({squareId(slot), squareId(slot), "board", "board", slot});
}

void EventWriter::skippedPlacing(const State &state)
{
    const bool empty = state.handSize[toIndex(state.actor)] == 0;
    add(EventType::Note, state.actor, empty ? "CCC-9" : "CCC-11",
        Text(empty ? "log.no_cards" : "log.no_square"));
}

void EventWriter::notDrawn(const State &state, bool automatic)
{
    if (state.turnsLeft > 0)
        return; // CCC-20: nobody expects a draw in the last turns
    add(EventType::Note, state.actor, "CCC-18",
        Text(automatic ? "log.draw.impossible" : "log.draw.none"));
}

void EventWriter::discarded(const State &state, std::span<const std::uint8_t> cards)
{
    Event &event = add(EventType::Discard, state.actor, "CCC-18",
                       Text("log.discard").sub("cards", cardList(cards)));
    event.motions = ownMotions(handOf(state), cards);
    splitForOthers(state.actor, otherMotions(state.actor, state.used, cards));
}

void EventWriter::drew(const State &state, const DrawOption &option, std::span<const Kind> cards)
{
    Event &event = add(EventType::Draw, state.actor, "CCC-18", drawLine(option));
    KindCounts hand = handOf(state);
    for (const Kind kind : cards)
        --hand[kind];
    for (const Kind kind : cards)
        event.motions.push_back({{}, cardId(kind, hand[kind]++), "stock", "hand", -1});
    splitForOthers(state.actor,
                   std::vector<PieceMotion>(
                       cards.size(), PieceMotion{{}, {}, "stock", handZone(state.actor), -1}));
    m_events[m_events.size() - 2].detail = cardList(cards); // only the owner reads what came
}

void EventWriter::reshuffled(const State &state)
{
    add(EventType::Shuffle, kNoSeat, "CCC-19",
        Text(state.stock > 0 ? "log.shuffle" : "log.shuffle.nothing").num("cards", state.stock))
        .motions.assign(state.stock > 0 ? 1U : 0U, PieceMotion{{}, {}, "used", "stock", -1});
}

void EventWriter::lastTurns(const State &state)
{
    add(EventType::Phase, kNoSeat, "CCC-20", Text("log.last_turns").num("times", state.exhausted));
}

void EventWriter::dealt(const State &state)
{
    add(EventType::Draw, kNoSeat, "CCC-4", Text("log.dealt"));
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        const KindCounts &hand = state.hands[toIndex(seat)];
        Event &event = add(EventType::Draw, seat, "CCC-4", {});
        for (const Kind kind : kSortedKinds) {
            for (int copy = 0; copy < hand[kind]; ++copy)
                event.motions.push_back({{}, cardId(kind, copy), "stock", "hand", -1});
        }
        splitForOthers(seat,
                       std::vector<PieceMotion>(state.handSize[toIndex(seat)],
                                                PieceMotion{{}, {}, "stock", handZone(seat), -1}));
    }
}

void EventWriter::turnBegins(const State &state)
{
    if (state.turn % m_rules.seats() == 0) {
        const int round = state.turn / m_rules.seats() + 1;
        add(EventType::Turn, kNoSeat, "CCC-8", Text("log.round").num("round", round)).heading =
            true;
    }
    add(EventType::Turn, state.actor, "CCC-8", {});
}

void EventWriter::ended(const State &state)
{
    const Outcome outcome = m_rules.outcome(state);
    add(EventType::End, kNoSeat, outcome.clause,
        Text(state.end == EndReason::Idle ? "log.end.idle" : "log.end.stock"));
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat)
        add(EventType::Score, seat, "CCC-21",
            Text("log.score").num("points", outcome.score[toIndex(seat)]));
    add(EventType::End, kNoSeat, outcome.clause, outcome.headline);
}

} // namespace takujo::ccc
