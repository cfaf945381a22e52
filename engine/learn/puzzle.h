#pragma once
#include "learn/playout.h"
#include "learn/win_search.h"
#include "match/match.h"

#include <stop_token>

namespace takujo {

/// What a puzzle asks for.
enum class PuzzleKind : std::uint8_t {
    Best, ///< the one move that is clearly best
    Win ///< to win alone in the last turn, in which nobody else decides any more: known, not estimated
};

/// A position found by self-play.
struct Puzzle
{
    PuzzleKind kind = PuzzleKind::Best;
    std::string id;
    int seats = 2;
    JsonValue position; ///< for Game::stateFromJson(); whoever decides in it solves
    std::string move;   ///< the best one, as text; Win: the first one of a shortest way
    double margin = 0;  ///< Best: how far its value is ahead of the next move's, 0..1
    double error = 0;   ///< standard error of that, over the searches
    int difficulty = 1; ///< 1 to 3: how many of the weaker players miss it more often than not
};

/// The puzzles of a game, in the order they are offered: easy ones first.
struct PuzzleSet
{
    std::string game;
    RuleSet rules;
    std::vector<Puzzle> puzzles;
};

/// Whether some of them are harder than others. Where the weaker players are of two kinds only, of which one
/// misses everything and the other nothing, nobody can tell.
bool isGraded(const PuzzleSet &set);

Loaded<PuzzleSet> readPuzzles(const RuleSchema &schema, const Json &document);
Json writePuzzles(const PuzzleSet &set);

/// A match that goes on from the puzzle's position. Problems when the position cannot be read,
/// or the best move is not legal in it.
Loaded<Match> openPuzzle(const std::shared_ptr<const Game> &game, const RuleSet &rules,
                         const Puzzle &puzzle, std::vector<SeatSetup> seats);
/// Which moves are one answer to a decision. Where a place is paid for with pieces of any kind, the place is
/// the answer: searches compare one payment for each, and how to pay is a question of its own.
class Answers
{
public:
    explicit Answers(const Match &match);
    bool paid() const { return m_paid; }
    /// Equal for moves that are one answer.
    std::string of(const Move &move) const;
    bool same(const Move &a, const Move &b) const { return a == b || of(a) == of(b); }

private:
    const Game &m_game;
    ViewBlob m_view;
    bool m_paid = false;
};
/// Whether the move is the same answer as the best one, or leads to the same position. @pre it is legal
bool solves(const Puzzle &puzzle, const Match &match, const Move &move);

/// Which of them is the one of a day: all come in turn, in an order of the game's own, before the first
/// comes again. -1: there are none. @param day any number of days that goes on by one
int puzzleOfDay(const PuzzleSet &set, std::int64_t day);

/// How a move's lead is measured: so many searches of the expert (kReferenceLevel), each with a seed of its own.
struct PuzzleMeasure
{
    int searches = 6;
    int simulations = 1'500;
    bool rivals = true; ///< also plays the other answers out: leadOverOthers()
};
/// What the searches say together of a position; no move where they disagree.
struct MeasuredMove
{
    std::optional<Move> best;
    double margin = 0; ///< between the mean values of the best move and of the next one
    double error = 0;  ///< standard error of that, over the searches
    std::vector<Move> tried{};

    bool isClear() const;
};
/// What a player finds of the decision; 0 simulations = its own number.
SearchResult askPlayer(const Match &match, const char *player, int simulations, std::uint64_t seed);
MeasuredMove measureBest(const Match &match, const PuzzleMeasure &measure, std::uint64_t seed);
/// A lead that is less, even with so many standard errors more, is not followed up.
struct Doubt
{
    double least = 0;
    double errors = 0;
};
/// A puzzle's margin is at least this, and so many standard errors above nothing.
inline constexpr double kLeastMargin = 0.05;
inline constexpr double kLeastErrors = 3;
/// Rather one too many is refused than hundreds of deals are played out to prove a small lead.
inline constexpr Doubt kStrict{kLeastMargin, 0};
/// Of puzzles that were proved once: only what is surely no puzzle any more is given up early.
inline constexpr Doubt kAgain{0, 2};
/// How far the best move is ahead of the nearest other answer when matches are played to their end on
/// the same deals, by players that search (partners: that keep to what is agreed; where play-outs are
/// slow: by the player of studies). A search can be wrong of itself, and games with hundreds of moves search a
/// choice only. Some deals find the nearest answers, others judge them; as many as it takes to be sure.
/// No trials: one of the others is as good. Nothing: there is no other answer.
/// @param tried which move stands for an answer that several lead to, the nearest ones first
std::optional<Mean> leadOverOthers(const Match &match, const Move &best,
                                   std::span<const Move> tried, std::uint64_t seed, Doubt doubt,
                                   const std::stop_token &stop = {});
/// Whether a win is still to be had in a puzzle of that kind: none of its moves so far was wrong. Looked at
/// from what the seat that solves sees. @param match begins with the puzzle's position
bool winIsLeft(const Match &match, SeatId solver);
/// A way to win from here, for who does not find it; empty: there is none.
std::vector<Move> wayToWin(const Match &match);

/// Whether it is worth while to search: partners whose policies all want the same move hardly miss it.
bool isContested(const Match &match, std::uint64_t seed);
/// 1 to 3 by how many of the weaker players fail more often than not; 0 when none does.
/// @param fails what a player with this name and seed makes of it
int difficultyFor(const GameDefinition &definition, std::uint64_t seed,
                  const std::function<bool(const char *player, std::uint64_t seed)> &fails);
/// The same of a move that is missed.
int difficultyOf(const Match &match, const Move &best, std::uint64_t seed);

/// Everything a search for puzzles depends on.
struct PuzzleSearch
{
    PuzzleKind kind = PuzzleKind::Best;
    int count = 20;
    int seats = 2;
    std::uint64_t seed = 1;
    int jobs = 1;
    int firstMatch = 0; ///< those before were looked through already
    int mostMatches = 2'000;
    PuzzleMeasure measure;
    std::stop_token stop;
};
/// Plays matches until there are enough puzzles, or somebody wants it to stop. The result depends on
/// `jobs` in no way. @param set the puzzles there are already. Returns the number of matches there were
/// in all, where the next search may begin.
int findPuzzles(const GameDefinition &definition, const PuzzleSearch &search, PuzzleSet &set);

/// The last turn of a finished match as a puzzle of the kind Win; nothing: it is none.
std::optional<Puzzle> winPuzzleOf(const Match &match, std::uint64_t seed);
/// It can be won, its move is right, few others are, and somebody weaker does not win.
/// @param match begins with the puzzle's position
Problems checkWinPuzzle(const Puzzle &puzzle, const Match &match);

/// Every position can be read, every move is legal and still far ahead, or the way to win; no two positions
/// are the same.
Problems checkPuzzles(const GameDefinition &definition, const PuzzleSet &set,
                      const PuzzleMeasure &measure, int jobs);

} // namespace takujo
