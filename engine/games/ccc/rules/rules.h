#pragma once
#include "game/game_rules.h"
#include "game/reason.h"
#include "game/rule_schema.h"
#include "rules/payment.h"
#include "rules/state.h"

namespace takujo::ccc {

/// The rules of CCC for one rule set and number of seats. Immutable; every function is const and may
/// be called from any thread. Only the functions that make words allocate.
class Rules
{
public:
    using State = ccc::State;
    using View = ccc::View;
    static constexpr int kMaxMoves = 256;

    Rules(const RuleValues &values, int seats) : m_params(values, seats) {}
    const Params &params() const { return m_params; }
    const Board &board() const { return m_params.board; }

    // --- GameRules ---
    int seats() const { return m_params.seats; }
    State start(Chance &chance, Events *events) const;
    SeatId actor(const State &state) const
    {
        return state.phase == Phase::Over ? kNoSeat : state.actor;
    }
    int turn(const State &state) const { return state.turn; }
    LegalCount legal(const State &state, std::span<Move> buffer) const;
    Check check(const State &state, const Move &move) const;
    /// @pre check() accepts the move
    void apply(State &state, const Move &move, Chance &chance, Events *events) const;
    /// The same without a virtual call a card, for search.
    void apply(State &state, const Move &move, SearchChance &chance, Events *events) const;
    View view(const State &state, SeatId seat) const;
    State determinize(const View &view, Rng &rng) const;
    /// Payments and discards are face up (CCC-A13): everybody sees the move as it is.
    Move observedMove(const State &, const Move &move, SeatId) const { return move; }

    // --- for search and evaluation: cheap, no allocation ---
    /// Squares where the seat may place now, any payment of two or more cards (CCC-11, N1 of CCC-12).
    SquareSet open(const PublicState &p, SeatId seat) const
    {
        const auto s = toIndex(seat);
        const SquareSet base = m_params.advanced ? p.near[s] : p.has[s]; // CCC-22
        const SquareSet byMine = base | board().neighbours(base);        // P2
        const SquareSet isolated = ~board().neighbours(p.occupied);      // P1
        const SquareSet alone =
            m_params.contestIsolated ? isolated : isolated & ~p.occupied; // CCC-A2
        return (byMine | alone) & board().squares() & ~p.barred[s];       // N1, CCC-7
    }
    /// The part of `open` that a single card may pay (N2 of CCC-12).
    SquareSet openToSingle(const PublicState &p, SeatId seat, SquareSet open) const
    {
        if (!m_params.singleRestriction)
            return open;
        return open & board().neighbours(p.occupied) & ~p.near[toIndex(seat)];
    }
    /// Own territory (CCC-5): everybody else is barred.
    SquareSet own(const PublicState &p, SeatId seat) const;
    /// Seat that holds the square as own or near territory, else kNoSeat (CCC-5, CCC-6, CCC-A11).
    SeatId holder(const PublicState &p, int slot) const;
    bool isOwn(const PublicState &p, int slot) const;
    /// CCC-18 for the actor's public numbers; false in the last turns (CCC-20) except (0, 0).
    bool mayDraw(const PublicState &p, int option) const;
    /// Adds one coin to the position and updates masks and scores.
    void addCoin(PublicState &p, int slot, SeatId seat) const;
    /// Recomputes masks and scores from `coins`.
    void refresh(PublicState &p) const;

    // --- words and formats (see Game) ---
    Outcome outcome(const State &state) const;
    Outcome standing(const View &view) const;
    std::vector<std::string> invariants(const State &state) const;
    std::optional<Move> forced(const View &view) const;
    std::vector<std::uint16_t> known(const View &view) const;
    Presentation table(const View &view) const;
    /// What a ply did, as far as two views of one seat tell (table/reasons.cpp).
    Reasons reasons(const View &before, const Move &move, const View &after) const;
    DraftReport probe(const View &view, const Draft &draft) const;
    Draft draftOf(const View &view, const Move &move) const;
    std::string moveText(const Move &move) const;
    Loaded<Move> parseMove(std::string_view text) const;
    Text describe(const Move &move) const;
    Json stateToJson(const State &state) const;
    Loaded<State> stateFromJson(const Json &json) const;
    Json viewToJson(const View &view) const;

    /// In the last turn of all (see Game); before it there are too many payments.
    std::optional<std::vector<Move>> sufficient(const State &state) const;
    std::uint64_t futureHash(const State &state) const;

    /// Check of a decision by who decides with `hand`: what check() and probe() share.
    Check check(const PublicState &p, const KindCounts &hand, const Move &move) const;
    /// CCC-11, CCC-12 for a square; `single` = payment of one card.
    Check checkSquare(const PublicState &p, int slot, bool single) const;

private:
    Check checkPlace(const PublicState &p, const KindCounts &hand, const Move &move) const;
    Check checkDraw(const PublicState &p, const Move &move) const;
    Check checkDiscard(const PublicState &p, const KindCounts &hand, const Move &move) const;
    Check checkBarred(const PublicState &p, int slot) const;
    Check checkSingle(const PublicState &p, int slot) const;
    Outcome scoreSheet(const PublicState &p) const;
    void legalPlaces(const State &state, MoveList &out) const;
    void legalDiscards(const State &state, MoveList &out) const;

    Params m_params;
};

static_assert(GameRules<Rules>);

} // namespace takujo::ccc
