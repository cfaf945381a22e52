#include "sixes_rules.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace takujo::sixes {

namespace {

int sum(const CardCounts &cards) { return std::accumulate(cards.begin(), cards.end(), 0); }
std::size_t at(int i) { return static_cast<std::size_t>(i); }

void say(Events *events, Event event)
{
    if (events)
        events->push_back(std::move(event));
}

} // namespace

void Rules::draw(State &state, SeatId seat, Chance &chance, Events *events) const
{
    if (sum(state.stock) == 0)
        return;
    CardCounts composition;
    composition.fill(static_cast<std::uint8_t>(m_copies));
    const DeckPlace place{0, 0, state.drawn};
    const int kind = chance.card(place, composition, state.stock);
    --state.stock[at(kind)];
    ++state.hands[at(seat)][at(kind)];
    ++state.drawn;
    Event own;
    own.type = EventType::Draw;
    own.actor = seat;
    own.visible = seatBit(seat);
    own.spectators = false;
    own.clause = "SIXES-2";
    own.text = Text("draw.own").seat("seat", seat).num("value", kind + 1);
    Event others = own;
    others.visible = allBut(seat);
    others.spectators = true;
    others.text = Text("draw").seat("seat", seat);
    say(events, std::move(own));
    say(events, std::move(others));
}

State Rules::start(Chance &chance, Events *events) const
{
    State state;
    state.stock.fill(static_cast<std::uint8_t>(m_copies));
    for (int seat = 0; seat < m_seats; ++seat)
        for (int i = 0; i < 3; ++i)
            draw(state, static_cast<SeatId>(seat), chance, events);
    return state;
}

LegalCount Rules::legal(const State &state, std::span<Move> buffer) const
{
    int count = 0;
    for (int kind = 0; kind < kKinds && !state.finished; ++kind) {
        if (state.hands[state.actor][at(kind)] > 0)
            buffer[at(count++)] = Move{1, {static_cast<std::uint8_t>(kind)}};
    }
    return {count, true};
}

Check Rules::check(const State &state, const Move &move) const
{
    const int kind = move.data[0];
    const bool shape = kind < kKinds && move == Move{1, {move.data[0]}};
    if (!state.finished && shape && state.hands[state.actor][at(kind)] > 0)
        return {};
    return Violation{"SIXES-3", "refuse.hand", {}};
}

void Rules::apply(State &state, const Move &move, Chance &chance, Events *events) const
{
    const auto seat = static_cast<SeatId>(state.actor);
    --state.hands[at(seat)][move.data[0]];
    ++state.rows[at(seat)][move.data[0]];
    Event played;
    played.type = EventType::Place;
    played.actor = seat;
    played.clause = "SIXES-3";
    played.text = Text("play").seat("seat", seat).num("value", move.data[0] + 1);
    say(events, std::move(played));
    draw(state, seat, chance, events);
    ++state.turn;
    state.actor = static_cast<std::uint8_t>((state.actor + 1) % m_seats);
    int left = 0;
    for (const CardCounts &hand : state.hands)
        left += sum(hand);
    // Hands differ by at most one card; a seat without one ends the match too.
    state.finished = left == 0 || sum(state.hands[state.actor]) == 0;
}

View Rules::view(const State &state, SeatId seat) const
{
    View view;
    view.viewer = seat < 0 ? kPublic : static_cast<std::uint8_t>(seat);
    view.actor = state.actor;
    view.turn = state.turn;
    view.finished = state.finished;
    view.drawn = state.drawn;
    view.rows = state.rows;
    if (seat >= 0)
        view.hand = state.hands[at(seat)];
    for (int i = 0; i < kSeats; ++i)
        view.handSize[at(i)] = static_cast<std::uint8_t>(sum(state.hands[at(i)]));
    return view;
}

State Rules::determinize(const View &view, Rng &rng) const
{
    State state;
    state.actor = view.actor;
    state.turn = view.turn;
    state.finished = view.finished;
    state.drawn = view.drawn;
    state.rows = view.rows;
    state.stock.fill(static_cast<std::uint8_t>(m_copies));
    for (int kind = 0; kind < kKinds; ++kind) {
        for (const CardCounts &row : view.rows)
            state.stock[at(kind)] =
                static_cast<std::uint8_t>(state.stock[at(kind)] - row[at(kind)]);
        state.stock[at(kind)] =
            static_cast<std::uint8_t>(state.stock[at(kind)] - view.hand[at(kind)]);
    }
    for (int seat = 0; seat < m_seats; ++seat) {
        if (seat == view.viewer) {
            state.hands[at(seat)] = view.hand;
            continue;
        }
        for (int i = 0; i < view.handSize[at(seat)]; ++i) {
            const auto ticket = rng.below(static_cast<std::uint32_t>(sum(state.stock)));
            const int kind = pickByTicket(state.stock, ticket);
            --state.stock[at(kind)];
            ++state.hands[at(seat)][at(kind)];
        }
    }
    return state;
}

Outcome Rules::score(const std::array<CardCounts, kSeats> &rows, bool finished) const
{
    Outcome out;
    out.finished = finished;
    ScoreLine line;
    line.label = "score.values";
    line.clause = "SIXES-4";
    int best = 0;
    for (int seat = 0; seat < m_seats; ++seat) {
        for (int kind = 0; kind < kKinds; ++kind)
            line.points[at(seat)] += rows[at(seat)][at(kind)] > 0 ? kind + 1 : 0;
        best = std::max(best, line.points[at(seat)]);
    }
    out.score = line.points;
    out.lines.push_back(line);
    for (int seat = 0; seat < m_seats && finished; ++seat) {
        if (out.score[at(seat)] == best)
            out.winners = static_cast<SeatSet>(out.winners | seatBit(static_cast<SeatId>(seat)));
    }
    out.headline = finished ? Text("end").num("score", best) : Text();
    out.clause = "SIXES-4";
    return out;
}

Outcome Rules::outcome(const State &state) const { return score(state.rows, state.finished != 0); }
Outcome Rules::standing(const View &view) const { return score(view.rows, view.finished != 0); }

std::vector<std::string> Rules::invariants(const State &state) const
{
    std::vector<std::string> broken;
    for (int kind = 0; kind < kKinds; ++kind) {
        int count = state.stock[at(kind)];
        for (int seat = 0; seat < kSeats; ++seat)
            count += state.hands[at(seat)][at(kind)] + state.rows[at(seat)][at(kind)];
        if (count != m_copies)
            broken.push_back("cards of value " + std::to_string(kind + 1) + ": " +
                             std::to_string(count));
    }
    if (sum(state.stock) != total() - state.drawn)
        broken.push_back("stock and places differ");
    return broken;
}

std::optional<Move> Rules::forced(const View &view) const
{
    if (view.finished || view.viewer != view.actor || view.handSize[view.actor] != 1)
        return {};
    const auto kind =
        std::find_if(view.hand.begin(), view.hand.end(), [](auto n) { return n > 0; });
    return Move{1, {static_cast<std::uint8_t>(kind - view.hand.begin())}};
}

std::vector<std::uint16_t> Rules::known(const View &view) const
{
    std::vector<std::uint16_t> out;
    for (std::uint16_t kind = 0; kind < kKinds; ++kind) {
        int count = view.hand[kind];
        for (const CardCounts &row : view.rows)
            count += row[kind];
        out.insert(out.end(), at(count), kind);
    }
    return out;
}

} // namespace takujo::sixes
