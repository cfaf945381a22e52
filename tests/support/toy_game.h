#pragma once
#include "game/game_adapter.h"

#include <nlohmann/json.hpp>

#include <atomic>

namespace takujo::toy {

/// A small game with everything a Match has to deal with: hidden hands, a deck, rolls, a secret move,
/// looking at a rival's cards without chance, an answer that only its owner knows to be forced.
/// Five kinds of four cards. In a turn a seat does as it likes, then ends it; the next seat is asked
/// whether it claims a point with a card of the highest kind, then has its turn.
inline constexpr int kKinds = 5;
inline constexpr int kCopies = 4;
using Hand = std::array<std::uint8_t, kKinds>;

enum Kind : std::uint8_t { Play = 1, Bury, Draw, Flip, Mark, Look, End, Claim, Pass };

inline constexpr int kHighest = kKinds - 1; ///< kind a seat may claim with
inline bool hasCard(Kind kind) { return kind == Play || kind == Bury || kind == Mark; }
inline Move make(Kind kind, int value = 0)
{
    Move out;
    out.kind = kind;
    out.data[0] = static_cast<std::uint8_t>(value);
    return out;
}

struct State
{
    std::array<Hand, kMaxSeats> hand{};
    std::array<Hand, kMaxSeats> buried{};
    std::array<Hand, kMaxSeats> looked{}; ///< what each seat saw of the next seat's hand
    Hand undecided{};                     ///< the deck
    Hand played{};
    std::array<std::uint8_t, kMaxSeats> score{};
    std::uint8_t drawn = 0; ///< places of the deck asked for
    std::uint8_t actor = 0;
    std::uint8_t turn = 0;
    std::uint8_t claiming = 0;
    std::uint8_t mark = 0;
};

struct View
{
    Hand hand{};
    Hand buried{};
    Hand looked{};
    Hand played{};
    std::array<std::uint8_t, kMaxSeats> held{};     ///< sizes of the hands
    std::array<std::uint8_t, kMaxSeats> buriedBy{}; ///< numbers of buried cards
    std::array<std::uint8_t, kMaxSeats> score{};
    std::uint8_t drawn = 0, actor = 0, turn = 0, claiming = 0, mark = 0;
    std::int8_t seat = kNoSeat;
};

class Rules
{
public:
    using State = toy::State;
    using View = toy::View;
    static constexpr int kMaxMoves = 32;

    Rules(const RuleValues &values, int seats) : m_seats(seats), m_turns(values.number("turns")) {}

    int seats() const { return m_seats; }
    State start(Chance &chance, Events *events) const;
    SeatId actor(const State &s) const
    {
        return s.turn >= m_turns ? kNoSeat : static_cast<SeatId>(s.actor);
    }
    int turn(const State &s) const { return s.turn; }
    LegalCount legal(const State &s, std::span<Move> out) const;
    Check check(const State &s, const Move &move) const;
    void apply(State &s, const Move &move, Chance &chance, Events *events) const;
    View view(const State &s, SeatId seat) const;
    State determinize(const View &view, Rng &rng) const;
    Move observedMove(const State &s, const Move &move, SeatId seat) const;
    std::optional<Move> forced(const View &view) const;
    std::vector<std::uint16_t> known(const View &view) const;
    Outcome outcome(const State &s) const;
    Outcome standing(const View &view) const;
    std::vector<std::string> invariants(const State &s) const;
    Presentation table(const View &view) const;
    DraftReport probe(const View &, const Draft &) const { return {}; }
    std::string moveText(const Move &move) const;
    Loaded<Move> parseMove(std::string_view text) const;
    Text describe(const Move &move) const { return Text("toy.move").raw("move", moveText(move)); }
    Json stateToJson(const State &s) const;
    Loaded<State> stateFromJson(const Json &json) const;
    Json viewToJson(const View &view) const;

private:
    void execute(State &s, const Move &move, Chance &chance, Text &told) const;
    Prompt prompt(const View &view) const;
    int takeFromDeck(State &s, Chance &chance) const;
    std::uint8_t next(std::uint8_t seat) const
    {
        return static_cast<std::uint8_t>((seat + 1) % m_seats);
    }
    int m_seats;
    int m_turns;
};

struct Agent
{
    static std::vector<std::string> players() { return {"random"}; }
    static SearchResult search(const Rules &rules, const Request &request, std::stop_token,
                               std::atomic<std::uint64_t> *);
    static BenchCounts playouts(const Rules &, int, std::uint64_t) { return {}; }
    static BenchCounts searchBench(const Rules &, int, int, std::uint64_t) { return {}; }
};

/// Tables made by all games of this kind, for tests that count them; those everybody may see apart.
inline std::atomic<int> g_tablesMade = 0, g_publicTablesMade = 0;

const GameDefinition &definition();
std::shared_ptr<const Game> makeGame(int seats, int turns = 12);
/// "draw", "play 3", "mark 2" ... @pre it parses
Move toyMove(std::string_view text);

} // namespace takujo::toy
