#pragma once
#include "game/game_rules.h"
#include "game/reason.h"
#include "rules/moves.h"
#include "rules/params.h"

namespace takujo::coldwater {

/// The rules of Coldwater Crown for one rule set and number of seats. Immutable; every function is
/// const and may be called from any thread. Only the functions that make words allocate.
class Rules
{
public:
    using State = coldwater::State;
    using View = coldwater::View;
    static constexpr int kMaxMoves = 256;

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
    LegalCount legal(const State &state, std::span<Move> buffer) const;
    Check check(const State &state, const Move &move) const;
    /// @pre check() accepts the move
    void apply(State &state, const Move &move, Chance &chance, Events *events) const;
    /// The same without a virtual call a draw, for search.
    void apply(State &state, const Move &move, SearchChance &chance, Events *events) const;
    View view(const State &state, SeatId seat) const;
    State determinize(const View &view, Rng &rng) const;
    void determinize(const View &view, Rng &rng, State &state) const;
    Move observedMove(const State &before, const Move &move, SeatId seat) const;

    // --- what everybody can work out; cheap, no allocation ---
    static int zoneTotal(const PublicState &p, SeatId seat, int zone)
    {
        int sum = 0;
        for (const std::uint8_t n : p.bait[toIndex(seat)][toIndex(zone)])
            sum += n;
        return sum;
    }
    /// Tokens of a kind the actor may use now (CW-13: not those drawn in this step).
    static int usable(const PublicState &p, Tackle kind)
    {
        return p.tackle[toIndex(p.actor)][kind] - p.fresh[kind];
    }
    bool mayLure(const PublicState &p) const; ///< CW-18, CW-A15
    bool mayReel(const PublicState &p) const; ///< CW-19, CW-A15
    /// The decision that LURE and REEL may interrupt (CW-A15).
    static bool isStepDecision(Phase phase)
    {
        return phase == Phase::Place || phase == Phase::PickUp || phase == Phase::Flip ||
               phase == Phase::Harbour;
    }
    bool mayTakeMaster(const PublicState &p) const;          ///< CW-11, CW-A4
    bool mayTakeTop(const PublicState &p) const;             ///< CW-14
    bool mayRodTo(const PublicState &p, int location) const; ///< CW-16, CW-A8
    bool mayLineTo(const PublicState &p, int zone) const;    ///< CW-17, CW-A8
    /// Slots of the card that take this colour and are empty (CW-A5).
    int emptySlots(const Master &master, int colour) const;
    /// CW-20: whether the front of the last fish of the actor admits the trophy.
    bool mayClaim(const PublicState &p) const;
    /// What the table tells of the end when a turn is over (CW-26, CW-30, CW-A21); None: it goes on.
    EndReason endReached(const PublicState &p) const;
    /// Whether the turn of the actor is its last one (CW-26, CW-30, CW-A21).
    bool isLastTurn(const PublicState &p) const;
    int topsLeft(const PublicState &p, int location) const; ///< cards under the top
    int mastersUnder(const PublicState &p) const { return std::popcount(p.mastersLeft); }
    /// Fish of a species in a catch, as bits.
    static std::uint32_t fishOf(const PublicState &p, SeatId seat, int species)
    {
        std::uint32_t out = 0;
        for (int i = 0; i < p.caught[toIndex(seat)]; ++i)
            out |= p.species[toIndex(seat)][toIndex(i)] == species ? 1U << i : 0;
        return out;
    }
    /// Points nobody doubts: trophies won so far and caught Master Angler cards.
    int sureScore(const PublicState &p, SeatId seat) const;
    /// Whether a Master Angler species reached the number for CW-23.
    bool hasThreeAlike(const PublicState &p, SeatId seat) const;
    int masterSpecies(const PublicState &p, SeatId seat) const;

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

    /// Check by what everybody knows; only kShow depends on the actor's own fish (kinds of the actor).
    Check check(const PublicState &p, const Kinds &kinds, const Move &move) const;
    /// Moves of a decision, from the same knowledge.
    LegalCount legal(const PublicState &p, const Kinds &kinds, std::span<Move> buffer) const;

private:
    void sampleChoices(const View &view, Rng &rng, State &state) const;

    Params m_params;
};

static_assert(GameRules<Rules>);

} // namespace takujo::coldwater
