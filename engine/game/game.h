#pragma once
#include "base/blob.h"
#include "game/chance.h"
#include "game/event.h"
#include "game/presentation.h"
#include "game/reason.h"
#include "game/rule_set.h"
#include "game/weights.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace takujo {

/// What a seat remembers of an earlier ply: its own view before it and the move as it saw it.
struct ObservedPly
{
    ViewBlob view;
    Move move;
    SeatId actor = kNoSeat;
};

/// How long to think. With `simulations` > 0 the result does not depend on time or thread count.
struct Budget
{
    int simulations = 0;
    std::chrono::milliseconds time{0}; ///< thread CPU time when `cpuTime`, else wall
    bool cpuTime = false;
    int threads = 1;
};

/// Everything an AI gets; a value, nothing else reaches it.
struct Request
{
    ViewBlob view;
    std::vector<ObservedPly> past;
    std::string player = "skilled"; ///< one of Game::players()
    SeatTraits traits{};            ///< of all seats: who plays is public
    Budget budget;
    std::uint64_t seed = 1;
    /// Other numbers than the game's own for what the player thinks of a position; null = its own.
    std::shared_ptr<const WeightSet> weights{};
};

struct Candidate
{
    Move move;
    std::uint32_t visits = 0;
    double value = 0;  ///< expected reward of the actor, 0..1
    double win = 0;    ///< expected win share
    double margin = 0; ///< expected points ahead of the best rival
};

struct SearchResult
{
    Move best;
    std::vector<Candidate> candidates; ///< best first
    Reasons reasons;                   ///< why: only after explain() (search/reasons.h)
    std::uint64_t simulations = 0;
    std::uint64_t nodes = 0;
    bool cancelled = false;

    /// Of a decision without a choice, or without a search.
    static SearchResult only(const Move &move, double value = 0)
    {
        SearchResult result;
        result.best = move;
        result.candidates.push_back({move, 1, value, 0, 0});
        return result;
    }
};

struct LegalMoves
{
    std::vector<Move> moves;
    bool complete = true; ///< false: a useful subset, check() accepts more
};

/// Work counts of a benchmark run, for rates and the signature.
struct BenchCounts
{
    std::uint64_t plies = 0;
    std::uint64_t turns = 0;
    std::uint64_t games = 0;
    std::uint64_t simulations = 0;
    std::uint64_t signature = 0; ///< hash of all moves and node counts
};

struct GameDefinition;

/// One game with one rule set and one number of seats, type-erased, coarse calls only.
/// Immutable after construction: every function may be called from any thread at once.
class Game
{
public:
    virtual ~Game() = default;

    virtual const GameDefinition &definition() const = 0;
    virtual const RuleValues &rules() const = 0;
    virtual int seats() const = 0;

    // --- rules (states belong to the host) ---
    virtual StateBlob start(Chance &chance, Events *events) const = 0;
    virtual SeatId actor(const StateBlob &state) const = 0; ///< kNoSeat = finished
    /// Public number of the current turn; undo is free only inside one turn.
    virtual int turn(const StateBlob &state) const = 0;
    virtual LegalMoves legal(const StateBlob &state) const = 0;
    virtual Check check(const StateBlob &state, const Move &move) const = 0;
    /// @pre check() accepts the move
    virtual void apply(StateBlob &state, const Move &move, Chance &chance,
                       Events *events) const = 0;
    virtual Outcome outcome(const StateBlob &state) const = 0;
    /// Broken invariants (component conservation ...), in plain English for test logs. Empty = fine.
    virtual std::vector<std::string> invariants(const StateBlob &state) const = 0;

    // --- the one door ---
    virtual ViewBlob view(const StateBlob &state, SeatId seat) const = 0;
    /// A world consistent with the view, uniform over the unseen.
    virtual StateBlob determinize(const ViewBlob &view, Rng &rng) const = 0;
    /// The move as `seat` perceives it.
    virtual Move observedMove(const StateBlob &before, const Move &move, SeatId seat) const = 0;
    /// The one move the actor can make, when its own view leaves no choice (Match plays it).
    virtual std::optional<Move> forced(const ViewBlob &actorView) const = 0;
    /// Multiset of what this view knows of components, as sorted numbers; undo compares them. Whoever learns
    /// where a hidden one is knows more than before, also when it was known to be somewhere.
    virtual std::vector<std::uint16_t> known(const ViewBlob &view) const = 0;
    virtual Presentation table(const ViewBlob &view) const = 0;
    /// Only games with prompts whose moves are not all options.
    virtual DraftReport probe(const ViewBlob &, const Draft &) const { return {}; }
    /// The draft that probe() turns into this move, for a hint to mark on the table; empty for a move
    /// that is an option of the prompt. @pre a legal move of the seat that has the view
    virtual Draft draftOf(const ViewBlob &, const Move &) const { return {}; }
    virtual Outcome standing(const ViewBlob &view) const = 0;
    /// What a ply did, as far as its two views of one seat, before and after it, can tell.
    /// @param move as that seat perceives it
    virtual Reasons reasons(const ViewBlob & /*before*/, const Move &,
                            const ViewBlob & /*after*/) const
    {
        return {};
    }
    /// Whether the screen is covered between people; a house rule may play with open hands.
    virtual bool hiddenHands() const;

    // --- only games with Shot prompts ---
    /// Any thread; returns soon after `stop` with the trials made so far. @param trait of who shoots
    virtual Forecast forecast(const ViewBlob &, const Draft &, SeatTrait /*trait*/, int /*trials*/,
                              std::uint64_t /*seed*/, std::stop_token) const
    {
        return {};
    }
    /// How the move of a ply played out. @param outcomes as recorded for that ply
    virtual Track track(const StateBlob & /*before*/, const Move &,
                        std::span<const ChanceOutcome> /*outcomes*/) const
    {
        return {};
    }

    // --- only games in whose last turn legal() cannot list everything ---
    /// Moves that are enough for whoever looks at all that can still be reached: whatever scores another
    /// legal move leads to, one of these leads to them, too. Nothing: they cannot be told.
    virtual std::optional<std::vector<Move>> sufficient(const StateBlob &state) const
    {
        LegalMoves all = legal(state);
        return all.complete ? std::optional(std::move(all.moves)) : std::nullopt;
    }
    /// Equal only for positions from which the same can be reached.
    virtual std::uint64_t futureHash(const StateBlob &state) const { return state.hash(); }

    // --- words and formats ---
    virtual std::string moveText(const Move &move) const = 0; ///< "place c4 with 4h|As|3c+6s"
    /// The other way round; blanks at the ends and more than one between words do no harm.
    virtual Loaded<Move> parseMove(std::string_view text) const = 0;
    /// The move as a log line for whoever may see it.
    virtual Text describe(const Move &move) const = 0;
    /// The same before it is made, with what this view tells of it: which card it replaces.
    virtual Text describeFrom(const ViewBlob & /*before*/, const Move &move) const
    {
        return describe(move);
    }
    virtual Json stateToJson(const StateBlob &state) const = 0;
    virtual Loaded<StateBlob> stateFromJson(const Json &json) const = 0;
    virtual Json viewToJson(const ViewBlob &view) const = 0;

    // --- AI and measurements ---
    /// Names for Request::player: "random", "greedy", levels, reference policies.
    virtual std::vector<std::string> players() const = 0;
    /// Any thread. Returns soon after `stop` (within 20 ms). `progress` counts simulations.
    virtual SearchResult search(const Request &request, std::stop_token stop,
                                std::atomic<std::uint64_t> *progress) const = 0;
    /// The share of the win that each seat may expect of positions, judged at a glance with these weights.
    /// Only games that have weights; others say nothing.
    virtual std::vector<Rewards> judge(std::span<const StateBlob>, const WeightSet &) const
    {
        return {};
    }
    /// What the game makes of who sits in a seat. @param player name of the AI, empty for a person
    virtual SeatTrait trait(std::string_view /*player*/) const { return 0; }
    /// Plays `games` random matches from the deal; counts only, for benchmarks.
    virtual BenchCounts playouts(int games, std::uint64_t seed) const = 0;
    /// `simulations` of tree search at each of a fixed list of positions; for benchmarks.
    virtual BenchCounts searchBench(int positions, int simulations, std::uint64_t seed) const = 0;
};

/// A value the game supplies to its rulebook beyond the parameters (RULEBOOK.md, "Names").
struct RulebookValue
{
    RulebookValue(std::string id, std::int64_t value) : name(std::move(id)), number(value) {}
    RulebookValue(std::string id, std::string phrase) : name(std::move(id)), text(std::move(phrase))
    {}

    std::string name;
    std::int64_t number = 0;
    std::optional<std::string> text; ///< set: a phrase in the wanted language instead of a number
};

/// What a plugin offers: the game as data plus a factory. Lives as long as the program.
struct GameDefinition
{
    std::string id;
    int minSeats = 2;
    int maxSeats = 4;
    bool cooperative = false;
    bool slowPlayOuts =
        false;               ///< a match of quick players takes a tenth of a second: few are tried
    bool hiddenHands = true; ///< cover screen between human seats; rules may play with open hands
    /// The clause by which lots are drawn for who begins; empty = the seats say it. The first seat of a
    /// match always begins: lots decide who sits there.
    std::string startByLot;
    RuleSchema schema;
    TextCatalog texts;
    std::string rulebookJa; ///< Markdown, see RULEBOOK.md
    std::string rulebookEn;
    /// May be empty. @param seats 0 = not known
    std::function<std::vector<RulebookValue>(const RuleValues &, int seats, Language)>
        rulebookValues;
    WeightBook weights;               ///< of its players' judgement; none in some games
    std::vector<std::string> clauses; ///< every clause id of rules/<id>.md, in order
    /// @pre values passed applyChanges(), minSeats <= seats <= maxSeats
    std::function<std::unique_ptr<Game>(const RuleValues &values, int seats)> create;
};

inline bool Game::hiddenHands() const { return definition().hiddenHands; }

/// Levels every game offers, weakest first: beginner, casual, skilled, expert, master.
const std::vector<std::string> &levelNames();
/// The level that advises, since it answers at once, and whose hand a user's own program plays with.
inline constexpr const char *kReferenceLevel = "expert";

} // namespace takujo
