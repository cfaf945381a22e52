#pragma once
#include "game/game.h"
#include "game/game_rules.h"
#include "rules/state.h"

namespace takujo::lanterns {

/// The rules of Lanterns. Clauses LN-1 to LN-7 are in rulebook/.
class Rules
{
public:
    using State = lanterns::State;
    using View = lanterns::View;
    static constexpr int kMaxMoves = kValues;

    Rules(const RuleValues &values, int seats);

    int seats() const { return m_seats; }
    State start(Chance &chance, Events *events) const;
    SeatId actor(const State &s) const;
    int turn(const State &s) const { return s.round; }
    LegalCount legal(const State &s, std::span<Move> out) const;
    Check check(const State &s, const Move &move) const;
    void apply(State &s, const Move &move, Chance &chance, Events *events) const;
    View view(const State &s, SeatId seat) const;
    State determinize(const View &view, Rng &rng) const;
    Move observedMove(const State &before, const Move &move, SeatId seat) const;

    /// Of a finished match, for the search: mostly the share of the win, a little the points.
    void evaluate(const State &s, Rewards &rewards) const;

    // words and formats
    std::optional<Move> forced(const View &view) const;
    std::vector<std::uint16_t> known(const View &view) const;
    Presentation table(const View &view) const;
    Outcome outcome(const State &s) const;
    Outcome standing(const View &view) const { return outcome(view.known); }
    std::string moveText(const Move &move) const;
    Loaded<Move> parseMove(std::string_view text) const;
    Text describe(const Move &move) const;
    Json stateToJson(const State &s) const;
    Loaded<State> stateFromJson(const Json &json) const;
    Json viewToJson(const View &view) const;
    std::vector<std::string> invariants(const State &s) const;

private:
    void deal(State &s, Chance &chance, SeatId seat, int count, Events *events) const;
    void nextRound(State &s, Chance &chance, Events *events) const;
    void reveal(State &s, Chance &chance, Events *events) const;
    SeatId winner(const State &s) const;
    bool over(const State &s) const { return s.round > m_rounds; }

    int m_seats;
    int m_rounds;
    int m_handSize;
    bool m_tiesCancel;
};

} // namespace takujo::lanterns
