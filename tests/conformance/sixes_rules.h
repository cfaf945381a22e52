#pragma once
#include "game/game.h"
#include "game/game_rules.h"

#include <nlohmann/json.hpp>

namespace takujo::sixes {

/// A game that exists only to test the kit: cards of value 1..6, three in hand, play one to the own
/// row, draw one; done when all hands are empty; each value counts once.
inline constexpr int kKinds = 6;
inline constexpr int kSeats = 3;
inline constexpr std::uint8_t kPublic = 255;

using CardCounts = std::array<std::uint8_t, kKinds>;

struct State
{
    CardCounts stock{}; ///< multiset of the cards nobody has seen
    std::array<CardCounts, kSeats> hands{};
    std::array<CardCounts, kSeats> rows{};
    std::uint8_t drawn = 0; ///< places of the stock already taken
    std::uint8_t actor = 0;
    std::uint8_t turn = 0;
    std::uint8_t finished = 0;
};

struct View
{
    std::uint8_t viewer = kPublic;
    std::uint8_t actor = 0;
    std::uint8_t turn = 0;
    std::uint8_t finished = 0;
    std::uint8_t drawn = 0;
    CardCounts hand{};
    std::array<std::uint8_t, kSeats> handSize{};
    std::array<CardCounts, kSeats> rows{};
};

class Rules
{
public:
    using State = sixes::State;
    using View = sixes::View;
    static constexpr int kMaxMoves = kKinds;

    Rules(const RuleValues &values, int seats) : m_copies(values.number("copies")), m_seats(seats)
    {}

    int seats() const { return m_seats; }
    int total() const { return m_copies * kKinds; }
    State start(Chance &chance, Events *events) const;
    SeatId actor(const State &s) const
    {
        return s.finished ? kNoSeat : static_cast<SeatId>(s.actor);
    }
    int turn(const State &s) const { return s.turn; }
    LegalCount legal(const State &state, std::span<Move> buffer) const;
    Check check(const State &state, const Move &move) const;
    void apply(State &state, const Move &move, Chance &chance, Events *events) const;
    View view(const State &state, SeatId seat) const;
    State determinize(const View &view, Rng &rng) const;
    Move observedMove(const State &, const Move &move, SeatId) const { return move; }

    Outcome outcome(const State &state) const;
    std::vector<std::string> invariants(const State &state) const;
    std::optional<Move> forced(const View &view) const;
    std::vector<std::uint16_t> known(const View &view) const;
    Presentation table(const View &view) const;
    DraftReport probe(const View &, const Draft &) const { return {}; }
    Outcome standing(const View &view) const;
    std::string moveText(const Move &move) const;
    Loaded<Move> parseMove(std::string_view text) const;
    Text describe(const Move &move) const;
    Json stateToJson(const State &state) const;
    Loaded<State> stateFromJson(const Json &json) const;
    Json viewToJson(const View &view) const;

private:
    void draw(State &state, SeatId seat, Chance &chance, Events *events) const;
    Outcome score(const std::array<CardCounts, kSeats> &rows, bool finished) const;

    int m_copies;
    int m_seats;
};

/// The game as a plugin would offer it.
const GameDefinition &definition();

} // namespace takujo::sixes
