#pragma once
#include "game/game.h"
#include "game/game_rules.h"

#include <array>

namespace takujo::lanterns {

inline constexpr int kValues = 8; ///< cards 1..8, prizes 1..8
inline constexpr int kCopies = 3; ///< of each card
inline constexpr int kMaxHand = 5;

/// Cards 1..8 are kept as counts; index = value - 1.
using Cards = std::array<std::uint8_t, kValues>;

/// What everybody and somebody knows; what lies in the two decks is known to nobody.
struct State
{
    std::array<Cards, kMaxSeats> hand{};
    std::array<std::uint8_t, kMaxSeats> handSize{};
    std::array<std::uint8_t, kMaxSeats> chosen{}; ///< 0 = not yet; kHidden in another seat's view
    std::array<std::uint8_t, kMaxSeats> score{};
    Cards stockLeft{};  ///< undecided cards of the stock
    Cards prizesLeft{}; ///< undecided lanterns
    Cards spent{};
    std::uint8_t stockNext = 0;
    std::uint8_t stockSize = 0;
    std::uint8_t round = 0;   ///< 1-based; rounds + 1 = finished
    std::uint8_t prize = 0;   ///< lantern on offer
    std::uint8_t carried = 0; ///< points kept from rounds nobody won
    std::uint8_t viewer = 0;  ///< 0 = true state, 1 + seat, 255 = public view
    friend bool operator==(const State &, const State &) = default;
};

inline constexpr std::uint8_t kHidden = 255;
inline constexpr std::uint8_t kPublicViewer = 255;

/// A View is a State with everything hidden from its seat taken out; another type, so that neither
/// can be handed over for the other.
struct View
{
    State known;
    friend bool operator==(const View &, const View &) = default;
};

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

    // search
    int candidates(const State &s, std::span<Move> out, std::span<float> priors) const;
    std::uint64_t nodeKey(const Move &move) const { return move.data[0]; }
    Move rolloutMove(const State &s, Rng &rng) const;
    void evaluate(const State &s, Rewards &rewards) const;
    int rolloutTurns() const { return 16; }

    // words and formats
    std::optional<Move> forced(const View &view) const;
    std::vector<std::uint16_t> known(const View &view) const;
    Presentation table(const View &view) const;
    DraftReport probe(const View &, const Draft &) const { return {}; }
    Outcome outcome(const State &s) const;
    Outcome standing(const View &view) const { return outcome(view.known); }
    std::string moveText(const Move &move) const;
    Loaded<Move> parseMove(std::string_view text) const;
    Text describe(const Move &move) const;
    Json stateToJson(const State &s) const;
    Loaded<State> stateFromJson(const Json &json) const;
    Json viewToJson(const View &view) const { return stateToJson(view.known); }
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
