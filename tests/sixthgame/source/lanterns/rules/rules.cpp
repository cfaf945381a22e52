#include "rules/rules.h"

#include <algorithm>
#include <numeric>

namespace takujo::lanterns {

namespace {

constexpr std::uint8_t kStock = 0; // deck numbers
constexpr std::uint8_t kPrizes = 1;

constexpr Cards allOf(std::uint8_t copies)
{
    Cards cards{};
    cards.fill(copies);
    return cards;
}
constexpr Cards kAllCards = allOf(kCopies);
constexpr Cards kAllPrizes = allOf(1);

/// What everybody sees; with a heading of the log where a round begins.
void tell(Events &events, EventType type, SeatId actor, const char *clause, Text text)
{
    Event &event = events.emplace_back();
    event.type = type;
    event.actor = actor;
    event.heading = type == EventType::Turn || type == EventType::End;
    event.clause = clause;
    event.text = std::move(text);
}

} // namespace

Rules::Rules(const RuleValues &values, int seats)
    : m_seats(seats),
      m_rounds(values.number("rounds")),
      m_handSize(values.number("hand_size")),
      m_tiesCancel(values.flag("ties_cancel"))
{}

// LN-1: three copies of 1 to 8, one lantern of each; hands are dealt from the stock.
State Rules::start(Chance &chance, Events *events) const
{
    State s;
    s.stockLeft = kAllCards;
    s.prizesLeft = kAllPrizes;
    s.stockSize = kValues * kCopies;
    for (int seat = 0; seat < m_seats; ++seat)
        deal(s, chance, static_cast<SeatId>(seat), m_handSize, events);
    nextRound(s, chance, events);
    return s;
}

void Rules::deal(State &s, Chance &chance, SeatId seat, int count, Events *events) const
{
    int dealt = 0;
    for (; dealt < count && s.stockSize > 0; ++dealt) {
        const int kind = chance.card({kStock, 0, s.stockNext}, kAllCards, s.stockLeft);
        --s.stockLeft[toIndex(kind)];
        ++s.hand[toIndex(seat)][toIndex(kind)];
        ++s.handSize[toIndex(seat)];
        ++s.stockNext;
        --s.stockSize;
    }
    if (events && dealt > 0)
        tell(*events, EventType::Draw, seat, "LN-5", Text("event.draw").num("count", dealt));
}

// LN-2: a round turns up one lantern; lanterns nobody won stay in it.
void Rules::nextRound(State &s, Chance &chance, Events *events) const
{
    ++s.round;
    if (over(s)) {
        s.prize = 0;
        if (events)
            tell(*events, EventType::End, kNoSeat, "LN-7", "event.end");
        return;
    }
    const int kind = chance.card({kPrizes, 0, static_cast<std::uint16_t>(s.round - 1)}, kAllPrizes,
                                 s.prizesLeft);
    --s.prizesLeft[toIndex(kind)];
    s.prize = static_cast<std::uint8_t>(kind + 1);
    if (events)
        tell(*events, EventType::Turn, kNoSeat, "LN-2",
             Text("event.round").num("round", s.round).num("prize", s.prize));
}

SeatId Rules::actor(const State &s) const
{
    if (over(s))
        return kNoSeat;
    for (int seat = 0; seat < m_seats; ++seat) {
        if (s.chosen[toIndex(seat)] == 0)
            return static_cast<SeatId>(seat);
    }
    return kNoSeat;
}

LegalCount Rules::legal(const State &s, std::span<Move> out) const
{
    LegalCount n;
    const SeatId seat = actor(s);
    for (int v = 0; seat != kNoSeat && v < kValues; ++v) {
        if (s.hand[toIndex(seat)][toIndex(v)] > 0)
            out[toIndex(n.count++)] = playMove(v + 1);
    }
    return n;
}

Check Rules::check(const State &s, const Move &move) const
{
    const SeatId seat = actor(s);
    const int value = move.data[0];
    if (seat == kNoSeat || value < 1 || value > kValues || move != playMove(value))
        return Violation{"LN-3", "refuse.form", {}};
    if (s.hand[toIndex(seat)][toIndex(value - 1)] == 0)
        return Violation{"LN-3", Text("refuse.hand").num("value", value), {}};
    return {};
}

// LN-3: everybody chooses one card face down; the last choice turns all of them up.
void Rules::apply(State &s, const Move &move, Chance &chance, Events *events) const
{
    const SeatId seat = actor(s);
    --s.hand[toIndex(seat)][toIndex(move.data[0] - 1)];
    --s.handSize[toIndex(seat)];
    s.chosen[toIndex(seat)] = move.data[0];
    if (events)
        tell(*events, EventType::Place, seat, "LN-3", "event.choose");
    if (actor(s) == kNoSeat)
        reveal(s, chance, events);
}

// LN-4: highest card wins; LN-6: equal cards cancel each other (or the earlier seat wins).
SeatId Rules::winner(const State &s) const
{
    for (int value = kValues; value >= 1; --value) {
        const auto holders = std::count(s.chosen.begin(), s.chosen.begin() + m_seats, value);
        if (holders == 0 || (m_tiesCancel && holders > 1))
            continue;
        const auto first = std::find(s.chosen.begin(), s.chosen.begin() + m_seats, value);
        return static_cast<SeatId>(first - s.chosen.begin());
    }
    return kNoSeat;
}

void Rules::reveal(State &s, Chance &chance, Events *events) const
{
    const SeatId best = winner(s);
    const int points = s.prize + s.carried;
    for (int seat = 0; seat < m_seats; ++seat) {
        const int value = s.chosen[toIndex(seat)];
        ++s.spent[toIndex(value - 1)];
        if (events)
            tell(*events, EventType::Reveal, static_cast<SeatId>(seat), "LN-4",
                 Text("event.reveal").num("value", value));
    }
    s.carried = static_cast<std::uint8_t>(best == kNoSeat ? points : 0);
    if (best != kNoSeat)
        s.score[toIndex(best)] = static_cast<std::uint8_t>(s.score[toIndex(best)] + points);
    if (events)
        tell(*events, EventType::Score, best, best == kNoSeat ? "LN-6" : "LN-4",
             Text(best == kNoSeat ? "event.nobody" : "event.win").num("points", points));
    s.chosen.fill(0);
    for (int seat = 0; seat < m_seats; ++seat)
        deal(s, chance, static_cast<SeatId>(seat), 1, events); // LN-5
    nextRound(s, chance, events);
}

View Rules::view(const State &s, SeatId seat) const
{
    View v{s};
    State &k = v.known;
    k.viewer = seat == kNoSeat ? kPublicViewer : static_cast<std::uint8_t>(seat + 1);
    k.stockLeft = {}; // would tell what the others hold
    for (int other = 0; other < m_seats; ++other) {
        if (other == seat)
            continue;
        k.hand[toIndex(other)] = {};
        if (k.chosen[toIndex(other)] != 0)
            k.chosen[toIndex(other)] = kHidden;
    }
    return v;
}

State Rules::determinize(const View &view, Rng &rng) const
{
    State s = view.known;
    const int viewer = s.viewer == kPublicViewer ? -1 : s.viewer - 1;
    s.viewer = 0;
    Cards unseen = kAllCards;
    for (int v = 0; v < kValues; ++v) {
        unseen[toIndex(v)] = static_cast<std::uint8_t>(unseen[toIndex(v)] - s.spent[toIndex(v)]);
        if (viewer >= 0)
            unseen[toIndex(v)] =
                static_cast<std::uint8_t>(unseen[toIndex(v)] - s.hand[toIndex(viewer)][toIndex(v)]);
    }
    if (viewer >= 0 && s.chosen[toIndex(viewer)] != 0)
        --unseen[toIndex(s.chosen[toIndex(viewer)] - 1)];
    const auto take = [&] {
        const auto left = std::accumulate(unseen.begin(), unseen.end(), 0U);
        const int kind = pickByTicket(unseen, rng.below(left));
        --unseen[toIndex(kind)];
        return kind;
    };
    for (int seat = 0; seat < m_seats; ++seat) {
        if (seat == viewer)
            continue;
        for (int i = 0; i < s.handSize[toIndex(seat)]; ++i)
            ++s.hand[toIndex(seat)][toIndex(take())];
        if (s.chosen[toIndex(seat)] == kHidden)
            s.chosen[toIndex(seat)] = static_cast<std::uint8_t>(take() + 1);
    }
    s.stockLeft = unseen;
    return s;
}

Move Rules::observedMove(const State &before, const Move &move, SeatId seat) const
{
    return seat == actor(before) ? move : playMove(kHidden);
}

void Rules::evaluate(const State &s, Rewards &rewards) const
{
    const int best = *std::max_element(s.score.begin(), s.score.begin() + m_seats);
    const auto leaders = std::count(s.score.begin(), s.score.begin() + m_seats, best);
    for (int seat = 0; seat < m_seats; ++seat) {
        const float share =
            s.score[toIndex(seat)] == best ? 1.0F / static_cast<float>(leaders) : 0.0F;
        rewards[toIndex(seat)] =
            0.8F * share + 0.2F * static_cast<float>(s.score[toIndex(seat)]) / 36.0F;
    }
}

std::optional<Move> Rules::forced(const View &view) const
{
    std::array<Move, kMaxMoves> moves;
    const SeatId seat = actor(view.known);
    const bool mine = seat != kNoSeat && seat + 1 == view.known.viewer;
    return mine && legal(view.known, moves).count == 1 ? std::optional(moves[0]) : std::nullopt;
}

std::vector<std::uint16_t> Rules::known(const View &view) const
{
    std::vector<std::uint16_t> out;
    const State &k = view.known;
    for (std::uint16_t v = 0; v < kValues; ++v) {
        int count = k.spent[v];
        if (k.viewer != kPublicViewer) {
            count += k.hand[toIndex(k.viewer - 1)][v];
            count += k.chosen[toIndex(k.viewer - 1)] == v + 1 ? 1 : 0;
        }
        out.insert(out.end(), toIndex(count), v);
    }
    out.push_back(static_cast<std::uint16_t>(100 + k.prize));
    return out;
}

std::vector<std::string> Rules::invariants(const State &s) const
{
    std::vector<std::string> out;
    for (int v = 0; v < kValues; ++v) {
        int count = s.spent[toIndex(v)] + s.stockLeft[toIndex(v)];
        for (int seat = 0; seat < m_seats; ++seat)
            count += s.hand[toIndex(seat)][toIndex(v)] + (s.chosen[toIndex(seat)] == v + 1 ? 1 : 0);
        if (count != kCopies)
            out.push_back("card " + std::to_string(v + 1) + " occurs " + std::to_string(count) +
                          " times");
    }
    return out;
}

} // namespace takujo::lanterns
