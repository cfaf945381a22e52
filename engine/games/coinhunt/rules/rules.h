#pragma once
#include "game/game.h"
#include "game/game_rules.h"
#include "physics/aim.h"
#include "rules/moves.h"
#include "rules/params.h"

namespace takujo::coinhunt {

/// The rules of Coin Hunt for one rule set and number of seats. Immutable; every function is const and
/// may be called from any thread. Physics is behind Chance::resolve (shot.h) and nowhere else.
class Rules
{
public:
    using State = coinhunt::State;
    using View = coinhunt::View;
    static constexpr int kMaxMoves = 768;

    Rules(const RuleValues &values, int seats) : m_params(values, seats) {}
    const Params &params() const { return m_params; }

    // --- GameRules ---
    int seats() const { return m_params.seats; }
    State start(Chance &chance, Events *events) const;
    SeatId actor(const State &state) const
    {
        return state.phase == Phase::Over ? kNoSeat : state.actor;
    }
    int turn(const State &state) const { return state.turn; }
    LegalCount legal(const State &state, std::span<Move> buffer) const
    {
        return moves(state, buffer);
    }
    Check check(const State &state, const Move &move) const { return checkMove(state, move); }
    /// @pre check() accepts the move
    void apply(State &state, const Move &move, Chance &chance, Events *events) const;
    View view(const State &state, SeatId seat) const;
    State determinize(const View &view, Rng &rng) const;
    Move observedMove(const State &, const Move &move, SeatId) const
    {
        return move;
    } // nothing is secret

    // --- what everybody can work out ---
    LegalCount moves(const PublicState &p, std::span<Move> buffer) const;
    Check checkMove(const PublicState &p, const Move &move) const;
    physics::Board physicsTable(const PublicState &p) const;
    std::vector<physics::Pose> places(const PublicState &p) const; ///< CH-10
    CoinSet walkEnds(const PublicState &p) const;                  ///< CH-14, CH-15, CH-16
    int walkSteps(const PublicState &p) const { return p.die / 2; }
    std::uint16_t takeable(const PublicState &p) const; ///< CH-27, CH-31: bit per coin kind
    CoinSet rideable(const PublicState &p) const; ///< CH-29, CH-A11: ordinary ones of the colour
    std::uint8_t nearestOrdinary(const PublicState &p) const; ///< CH-29: kNone when there is none
    std::uint8_t
    offsetColours(const PublicState &p) const; ///< CH-39, CH-A9: bit per colour, of the actor
    /// CH-A8: what leaves the vault of a seat that names the colour. Nothing where it has none (CH-A9).
    CoinSet offsetCoins(const PublicState &p, SeatId seat, int colour) const;
    std::uint8_t colours(const CoinSet &coins) const; ///< bit per colour
    bool blockedByShape(const PublicState &p) const;  ///< CH-24a
    bool blockedByMagic(const PublicState &p) const;  ///< CH-24b
    bool mayBank(const PublicState &p) const;         ///< house rule bank_on_own_turn
    bool mayInsertMagic(const PublicState &p) const;  ///< house rule insert_magic_if_none_fell
    bool mayUseSecret(const PublicState &p) const;    ///< CH-18
    int stockLeft(const PublicState &p) const { return kStock - p.next; }
    int removedLeft(const PublicState &p) const { return m_params.removed - p.removedNext; }
    /// Coins the actor may push in now, by source and kind.
    CoinSet insertable(const PublicState &p, Source source) const;
    /// Which edges the actor may use (CH-20).
    bool mayUse(const PublicState &p, int edge) const;
    std::vector<physics::Edge> sides(const PublicState &p) const; ///< all of those
    SeatId leftOf(SeatId seat) const { return static_cast<SeatId>((seat + 1) % m_params.seats); }
    static int lowestOf(const CoinSet &coins,
                        int kind); ///< coin of that kind, -1 when there is none
    static int lowestOfColour(const CoinSet &coins, int colour); ///< magic ones first

    // --- words, formats, AI (GameAdapter) ---
    std::optional<Move> forced(const View &) const { return std::nullopt; }
    std::vector<std::uint16_t> known(const View &view) const;
    Presentation table(const View &view) const;
    /// What a ply did, as far as two views of one seat tell (table/reasons.cpp).
    Reasons reasons(const View &before, const Move &move, const View &after) const;
    DraftReport probe(const View &view, const Draft &draft) const;
    Draft draftOf(const View &view, const Move &move) const;
    Outcome outcome(const State &state) const;
    Outcome standing(const View &view) const;
    std::vector<std::string> invariants(const State &state) const;
    Forecast forecast(const View &view, const Draft &draft, SeatTrait trait, int trials,
                      std::uint64_t seed, std::stop_token stop) const;
    Track track(const State &before, const Move &move,
                std::span<const ChanceOutcome> outcomes) const;
    SeatTrait trait(std::string_view player) const;
    std::string moveText(const Move &move) const;
    Loaded<Move> parseMove(std::string_view text) const;
    Text describe(const Move &move) const;
    Json stateToJson(const State &state) const;
    Loaded<State> stateFromJson(const Json &json) const;
    Json viewToJson(const View &view) const;

private:
    Params m_params;
};

static_assert(GameRules<Rules>);

} // namespace takujo::coinhunt
