#pragma once
#include "game/game_rules.h"
#include "game/reason.h"
#include "rules/bounds.h"
#include "rules/moves.h"

namespace takujo::couperation {

/// The rules of Couperation for one rule set and number of seats. Immutable; every function is const
/// and may be called from any thread. Only the functions that make words allocate.
class Rules
{
public:
    using State = couperation::State;
    using View = couperation::View;
    static constexpr int kMaxMoves = 1024;

    Rules(const RuleValues &values, int seats) : m_params(values, seats) {}
    const Params &params() const { return m_params; }
    const Geometry &geometry() const { return m_params.geometry; }

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
        return legal(state, ownCards(state, state.hand[toIndex(state.actor)]), buffer);
    }
    Check check(const State &state, const Move &move) const
    {
        return check(state, ownCards(state, state.hand[toIndex(state.actor)]), move);
    }
    /// @pre check() accepts the move
    void apply(State &state, const Move &move, Chance &chance, Events *events) const;
    /// The same without a virtual call a card, for search.
    void apply(State &state, const Move &move, SearchChance &chance,
               Events *events = nullptr) const;
    View view(const State &state, SeatId seat) const;
    State determinize(const View &view, Rng &rng) const;
    Move observedMove(const State &state, const Move &move, SeatId seat) const;

    // --- rules on what everybody sees, plus the actor's own cards; no allocation ---
    /// A hand, and the finish card when the actor has it (CP-17).
    CardSet ownCards(const PublicState &p, CardSet hand) const
    {
        const bool finish = p.finishAt == FinishAt::Seat && p.finishSeat == p.actor;
        return hand | (finish ? bitOf(kFinish) : 0);
    }
    Check check(const PublicState &p, CardSet own, const Move &move) const;
    LegalCount legal(const PublicState &p, CardSet own, std::span<Move> buffer) const;
    /// CP-8 to CP-10: no card lies there yet, and one may. Not whether a number fits.
    bool reached(const PublicState &p, int place) const;
    /// Whether this card may lie face up at a place: an open one, or with `replace` a taken one.
    bool mayLie(const PublicState &p, const Bounds &bounds, int place, Card card,
                bool replace) const;
    /// CP-20: somewhere an integer fits.
    bool mayHide(const PublicState &p, const Bounds &bounds, int place) const
    {
        return reached(p, place) && (m_params.firstGame || !isTop(place)) && bounds.open(place);
    }
    /// CP-21: not a card of which everybody has seen that it is wrong (house rule `reveal_loss`).
    bool mayTurn(const PublicState &p, const Bounds &bounds, int place) const
    {
        const Card shown = p.shown[toIndex(place)];
        return p.tower[toIndex(place)] == kHidden && (shown == 0 || bounds.fits(place, shown));
    }
    /// CP-22: with so many discarded cards these two give the target.
    bool gives(Card a, Card b, Card target, int discards) const;
    /// Fewest discarded cards that do it, -1 = impossible; `sum` tells by which of the two.
    int discardsFor(Card a, Card b, Card target, bool *sum = nullptr) const;
    bool canAct(const PublicState &p, CardSet own) const;
    /// What the seat that is next may draw, before the pack is looked at (CP-14 to CP-16).
    int allowance(const PublicState &p, SeatId next) const;
    /// ... and of a pack that may hold less (CP-15, CP-18).
    int mayDraw(const PublicState &p, SeatId next) const
    {
        return std::min<int>(p.pack, allowance(p, next));
    }
    Mark markAt(const PublicState &p, int place) const;
    int valueOf(Card card) const { return card == kFinish ? m_params.finishValue : card; }
    bool isTop(int place) const { return geometry().row(place) == geometry().rows() - 1; }
    /// Columns of the bottom row that can still be used (CP-8, CP-A1).
    int minCol(const PublicState &p) const
    {
        return std::max(m_params.minCol(), p.right - geometry().rows() + 1);
    }
    int maxCol(const PublicState &p) const
    {
        return std::min(m_params.maxCol(), p.left + geometry().rows() - 1);
    }
    /// Whether a seat knows what lies face down there.
    bool knowsUnder(const PublicState &p, int place, SeatId seat) const
    {
        const auto i = toIndex(place);
        return m_params.openHands || p.shown[i] != 0 || (seat >= 0 && p.owner[i] == seat + 1);
    }
    /// Who ended it by being able to do nothing and has shown that hand (CP-A7); kNoSeat = nobody.
    static SeatId shownStuck(const PublicState &p)
    {
        return p.end == EndReason::Stuck ? p.actor : kNoSeat;
    }
    int limit() const { return m_params.handLimit; }

    // --- words and formats (see Game) ---
    Outcome outcome(const State &state) const { return result(state); }
    Outcome standing(const View &view) const { return result(view); }
    std::vector<std::string> invariants(const State &state) const;
    /// Always empty: who has no choice must not be faster than who has (CP-12).
    std::optional<Move> forced(const View &) const { return std::nullopt; }
    bool hiddenHands() const { return !m_params.openHands; }
    SeatTrait trait(std::string_view player) const;
    std::vector<std::uint16_t> known(const View &view) const;
    Presentation table(const View &view) const;
    /// What a ply did, as far as two views of one seat tell (table/reasons.cpp).
    Reasons reasons(const View &before, const Move &move, const View &after) const;
    DraftReport probe(const View &view, const Draft &draft) const;
    Draft draftOf(const View &view, const Move &move) const;
    std::string moveText(const Move &move) const;
    Loaded<Move> parseMove(std::string_view text) const;
    Text describe(const Move &move) const;
    Text describeFrom(const View &before, const Move &move) const;
    Json stateToJson(const State &state) const;
    Loaded<State> stateFromJson(const Json &json) const;
    Json viewToJson(const View &view) const;

    /// Why a card may not lie there, in terms of the manual; the same test as mayLie().
    Check checkPlace(const PublicState &p, const Bounds &bounds, int place, Card card,
                     bool replace) const;
    /// Why no glass card of a hand can go there, whichever it is; the same test as mayHide().
    Check checkOpen(const PublicState &p, const Bounds &bounds, int place) const;

private:
    Check checkDraw(const PublicState &p, const Move &move) const;
    Check checkPut(const PublicState &p, CardSet own, const Move &move) const;
    Check checkTurn(const PublicState &p, const Move &move) const;
    Check checkTake(const PublicState &p, CardSet own, const Move &move) const;
    Check checkDiscard(const PublicState &p, CardSet own, const Move &move) const;
    Check checkDrop(const PublicState &p, const Move &move) const;
    Check checkFinish(const PublicState &p, int place) const;
    Check checkReached(const PublicState &p, int place) const;
    bool finishFits(const PublicState &p, int place, bool replace) const;
    /// CP-A15; without a number it has no order to keep (CP-A2).
    bool finishBelow() const { return m_params.finishElsewhere && m_params.finishValue != 0; }
    bool canTake(const PublicState &p, CardSet own, const Bounds &bounds) const;
    Outcome result(const PublicState &p) const;

    Params m_params;
};

static_assert(GameRules<Rules>);

} // namespace takujo::couperation
