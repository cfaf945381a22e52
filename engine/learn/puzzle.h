#pragma once
#include "match/match.h"

namespace takujo {

/// A position with one move clearly best, found by self-play.
struct Puzzle
{
    std::string id;
    int seats = 2;
    JsonValue position; ///< for Game::stateFromJson(); whoever decides in it solves
    std::string move;   ///< the best one, as text
    double margin = 0;  ///< how far its value is ahead of the next move's, 0..1
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

Loaded<PuzzleSet> readPuzzles(const RuleSchema &schema, const Json &document);
Json writePuzzles(const PuzzleSet &set);

/// How a move's lead is measured: so many searches of the strongest player, each with a seed of its own.
struct PuzzleMeasure
{
    int searches = 6;
    int simulations = 1'500;
};
/// What the searches say of a position; no move where they disagree.
struct MeasuredMove
{
    std::optional<Move> best;
    double margin = 0;
    double error = 0;
};
MeasuredMove measureBest(const Game &game, const Match &match, const PuzzleMeasure &measure,
                         std::uint64_t seed);

/// A puzzle's margin is at least this, and so many standard errors above nothing.
inline constexpr double kLeastMargin = 0.05;
inline constexpr double kLeastErrors = 3;

/// Everything a search for puzzles depends on.
struct PuzzleSearch
{
    int count = 20;
    int seats = 2;
    std::uint64_t seed = 1;
    int jobs = 1;
    int mostMatches = 2'000;
    PuzzleMeasure measure;
};
/// Plays matches until there are enough puzzles. The result depends on `jobs` in no way.
PuzzleSet findPuzzles(const GameDefinition &definition, const RuleSet &rules,
                      const PuzzleSearch &search);

/// Every position can be read, every move is legal and still far ahead; no two positions are the same.
Problems checkPuzzles(const GameDefinition &definition, const PuzzleSet &set,
                      const PuzzleMeasure &measure, int jobs);

} // namespace takujo
