#pragma once
#include "game/game.h"
#include "game/game_rules.h"
#include "rules/moves.h"
#include "rules/params.h"
#include "rules/score.h"
#include "rules/state.h"

namespace takujo::hakkutsu {

/// What the actor knows when it decides: a State with its own hand, or its View.
struct ActorObservation
{
    const PublicState &p;
    const Equipment &hand;
    std::uint16_t offer;
};

/// What mining the top card of the actor's cell takes (HK-15, HK-17, HK-A23).
struct Dig
{
    int kind = 0;
    int price = 0;      ///< before grants
    int cost = 0;       ///< coins to pay
    int units = 0;      ///< of the cart it covers
    bool joint = false; ///< somebody else is here: Joint dig is needed
};

/// The rules of Hakkutsu!!: HK-1 to HK-28, rulings HK-A1 to HK-A23. Immutable.
class Rules
{
public:
    using State = hakkutsu::State;
    using View = hakkutsu::View;
    static constexpr int kMaxMoves = 128;

    Rules(const RuleValues &values, int seats);

    const Params &params() const { return m_params; }
    const Map &map() const { return m_params.map; }

    int seats() const { return m_params.seats; }
    State start(Chance &chance, Events *events) const;
    SeatId actor(const State &s) const { return s.phase == Phase::Over ? kNoSeat : s.actor; }
    int turn(const State &s) const { return s.turn; }
    LegalCount legal(const State &s, std::span<Move> out) const { return legal(own(s), out); }
    Check check(const State &s, const Move &move) const { return check(own(s), move); }
    void apply(State &s, const Move &move, Chance &chance, Events *events) const;
    View view(const State &s, SeatId seat) const;
    State determinize(const View &view, Rng &rng) const;
    Move observedMove(const State &before, const Move &move, SeatId seat) const;

    // what the actor can do, from what it knows
    static ActorObservation own(const State &s) { return {s, s.hands[toIndex(s.actor)], s.offer}; }
    static ActorObservation own(const View &v) { return {v, v.hand, v.offer}; }
    LegalCount legal(const ActorObservation &own, std::span<Move> out) const;
    Check check(const ActorObservation &own, const Move &move) const;

    // public facts
    bool has(const PublicState &p, SeatId seat, Ability ability) const
    {
        return (p.abilities[toIndex(seat)] >> static_cast<unsigned>(ability) & 1U) != 0;
    }
    int mobility(const PublicState &p, SeatId seat) const; ///< HK-14, without boots
    int mobilityAt(const PublicState &p, SeatId seat, int units) const;
    int fundLimit(const PublicState &p, SeatId seat) const; ///< HK-19, pyrite
    /// Steps to a cell, counting two for staying; kFar where that is forbidden (HK-13, HK-27).
    int stepsTo(const PublicState &p, SeatId seat, int cell) const;
    static constexpr int kFar = 99;
    /// Hiking boots needed to get there, kFar = never.
    int bootsTo(const PublicState &p, SeatId seat, int cell) const;
    bool shared(const PublicState &p, SeatId seat,
                int cell) const; ///< another pawn is there (HK-15)
    int deckAt(const Pile &pile, int cell, int slot) const;
    /// The cell hides a card from the seat (E7).
    bool hides(const Pile &pile, SeatId seat) const;
    /// Coins the top card costs the seat without grants. @pre its kind is known
    int price(const PublicState &p, SeatId seat, int cell, int kind) const;
    Dig dig(const PublicState &p, const Spend &spend) const;
    /// Mining the top card of the actor's cell with this equipment is legal; checkDig() says why not.
    bool fits(const ActorObservation &own, const Spend &spend) const;
    /// Some hand of this size could mine here: then the actor is asked (design: public decisions).
    bool mayMine(const PublicState &p) const;

    // words and formats
    std::optional<Move> forced(const View &view) const;
    std::vector<std::uint16_t> known(const View &view) const;
    Presentation table(const View &view) const;
    /// What a ply did, as far as two views of one seat tell (table/reasons.cpp).
    Reasons reasons(const View &before, const Move &move, const View &after) const;
    DraftReport probe(const View &view, const Draft &draft) const;
    Draft draftOf(const View &view, const Move &move) const;
    Outcome outcome(const State &s) const { return outcome(static_cast<const PublicState &>(s)); }
    Outcome standing(const View &view) const
    {
        return outcome(static_cast<const PublicState &>(view));
    }
    std::string moveText(const Move &move) const;
    Loaded<Move> parseMove(std::string_view text) const;
    Text describe(const Move &move) const;
    Json stateToJson(const State &s) const;
    Loaded<State> stateFromJson(const Json &json) const;
    Json viewToJson(const View &view) const;
    std::vector<std::string> invariants(const State &s) const;

private:
    Outcome outcome(const PublicState &p) const;
    Text headline(const Outcome &outcome) const;
    Check checkMove(const ActorObservation &own, const Move &move) const;
    Check checkGo(const ActorObservation &own, const Move &move) const;
    Check checkKeep(const ActorObservation &own, const Move &move) const;
    Check checkDig(const ActorObservation &own, const Move &move) const;
    Check checkDouble(const ActorObservation &own, const Move &move) const;
    void legalMoves(const ActorObservation &own, MoveList &out) const;
    void legalKeeps(const ActorObservation &own, MoveList &out) const;
    void legalDigs(const ActorObservation &own, MoveKind kind, MoveList &out) const;
    void sampleRocks(const View &view, Rng &rng, State &s) const;
    void sampleMuseums(const View &view, Rng &rng, State &s) const;
    void sampleEquipment(const View &view, Rng &rng, State &s) const;

    Params m_params;
};

} // namespace takujo::hakkutsu
