#include "learn/puzzle.h"
#include "search/jobs.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace takujo {

namespace {

constexpr int kGlanceSimulations = 300; ///< of the first look at a position
constexpr int kLeastChoices = 3;
constexpr std::uint32_t kLookEvery = 4; ///< positions next to each other are much alike
constexpr int kLooksAMatch = 12;
constexpr int kPuzzlesAMatch = 2;
constexpr int kTriesAPlayer = 5; ///< how often a weaker player is asked
constexpr int kSameMoves = 6;    ///< at most this part of the puzzles has the same answer
constexpr const char *kStrongest = "expert";
constexpr const char *kPlayer = "greedy"; ///< whose matches are looked through

/// The levels that may miss a move, and the quick reference policy for games whose levels play alike.
constexpr std::array kWeaker{"greedy", "beginner", "casual", "skilled"};

SearchResult ask(const Game &game, const Match &match, const char *player, int simulations,
                 std::uint64_t seed)
{
    Request request;
    request.view = match.view(match.actor());
    request.player = player;
    request.traits = match.traits();
    request.budget.simulations = simulations;
    request.seed = seed;
    return game.search(request, {}, nullptr);
}

/// How far the best move's value is ahead of the best other one's; 0 without another.
double leadOf(const SearchResult &found)
{
    double best = 0;
    double other = 0;
    for (const Candidate &c : found.candidates)
        (c.move == found.best ? best : other) =
            std::max(c.move == found.best ? best : other, c.value);
    return found.candidates.size() < 2 ? 0 : best - other;
}

bool misses(const Game &game, const Match &match, const char *player, const Move &best,
            std::uint64_t seed)
{
    int missed = 0;
    for (int i = 0; i < kTriesAPlayer; ++i) {
        const std::uint64_t own = combine64(seed, static_cast<std::uint64_t>(i));
        missed += ask(game, match, player, 0, own).best != best ? 1 : 0;
    }
    return 2 * missed > kTriesAPlayer;
}

/// 1 to 3 by how many of the weaker players miss the move more often than not; 0 when none does.
int difficultyOf(const Game &game, const Match &match, const Move &best, std::uint64_t seed)
{
    const auto missing = std::count_if(kWeaker.begin(), kWeaker.end(), [&](const char *player) {
        return misses(game, match, player, best, seed);
    });
    return std::min(3, static_cast<int>(missing));
}

/// Looks through one match of self-play.
class PuzzleHunt
{
public:
    PuzzleHunt(std::shared_ptr<const Game> game, const RuleSet &rules, const PuzzleSearch &search,
               std::uint64_t seed)
        : m_game(std::move(game)),
          m_search(search),
          m_seed(seed),
          m_match(m_game, rules, std::vector<SeatSetup>(static_cast<std::size_t>(search.seats)),
                  seed)
    {}

    std::vector<Puzzle> run()
    {
        Rng rng(combine64(m_seed, hashText("puzzles")));
        int looks = 0;
        while (!m_match.finished() && looks < kLooksAMatch &&
               m_found.size() < static_cast<std::size_t>(kPuzzlesAMatch)) {
            if (rng.below(kLookEvery) == 0 && m_match.legal().moves.size() >= kLeastChoices) {
                ++looks;
                look();
            }
            const auto ply = static_cast<std::uint64_t>(m_match.plyCount());
            m_match.play(ask(*m_game, m_match, kPlayer, 0, combine64(m_seed, ply)).best);
        }
        return std::move(m_found);
    }

private:
    void look()
    {
        const std::uint64_t seed =
            combine64(m_seed, static_cast<std::uint64_t>(m_match.plyCount()) + 1'000'000);
        // an aim is one of thousands: none of them is the one to find
        if (m_match.table(m_match.actor()).prompt.kind == PromptKind::Shot ||
            leadOf(ask(*m_game, m_match, kStrongest, kGlanceSimulations, seed)) < kLeastMargin)
            return;
        const MeasuredMove measured = measureBest(*m_game, m_match, m_search.measure, seed);
        if (!measured.best || measured.margin < kLeastMargin ||
            measured.margin < kLeastErrors * measured.error)
            return;
        const int difficulty = difficultyOf(*m_game, m_match, *measured.best, seed);
        if (difficulty == 0) // nobody needs to be shown
            return;
        Puzzle puzzle;
        puzzle.id = toHex(m_match.stateAt(-1).hash());
        puzzle.seats = m_search.seats;
        puzzle.position = m_game->stateToJson(m_match.stateAt(-1));
        puzzle.move = m_game->moveText(*measured.best);
        puzzle.margin = measured.margin;
        puzzle.error = measured.error;
        puzzle.difficulty = difficulty;
        m_found.push_back(std::move(puzzle));
    }

    std::shared_ptr<const Game> m_game;
    const PuzzleSearch &m_search;
    std::uint64_t m_seed;
    Match m_match;
    std::vector<Puzzle> m_found;
};

std::shared_ptr<const Game> gameFor(const GameDefinition &definition, const RuleSet &rules,
                                    int seats)
{
    const Loaded<RuleValues> values = effectiveValues(definition.schema, rules);
    return values && seats >= definition.minSeats && seats <= definition.maxSeats
               ? std::shared_ptr<const Game>(definition.create(*values, seats))
               : nullptr;
}

bool isFull(const PuzzleSet &set, const PuzzleSearch &search)
{
    return set.puzzles.size() >= static_cast<std::size_t>(search.count);
}

/// Not there yet, and not one more of an answer that is there often.
bool isWelcome(const PuzzleSet &set, const PuzzleSearch &search, const Puzzle &puzzle)
{
    const auto same = std::count_if(set.puzzles.begin(), set.puzzles.end(),
                                    [&](const Puzzle &p) { return p.move == puzzle.move; });
    return kSameMoves * same < search.count &&
           std::none_of(set.puzzles.begin(), set.puzzles.end(),
                        [&](const Puzzle &p) { return p.id == puzzle.id; });
}

/// The move is legal, and a search made now agrees that it is the best one, and clearly.
Problems checkPuzzle(const std::shared_ptr<const Game> &game, const RuleSet &rules,
                     const Puzzle &puzzle, const PuzzleMeasure &measure, const std::string &path)
{
    const Loaded<StateBlob> state = game->stateFromJson(puzzle.position);
    if (!state)
        return below(path + "/position", state.error());
    const std::vector<SeatSetup> seats(static_cast<std::size_t>(puzzle.seats));
    const Match match = Match::fromPosition(game, rules, seats, *state, 1);
    const Loaded<Move> move = game->parseMove(puzzle.move);
    if (match.finished() || match.plyCount() > 0 || !move || match.check(*move))
        return problem(Text("learn.illegal").raw("move", puzzle.move), path + "/move");
    const MeasuredMove now = measureBest(*game, match, measure, hashText(puzzle.id));
    if (!now.best || *now.best != *move || now.margin < kLeastMargin / 2)
        return problem(Text("learn.notBest").raw("move", puzzle.move), path + "/move");
    return {};
}

} // namespace

MeasuredMove measureBest(const Game &game, const Match &match, const PuzzleMeasure &measure,
                         std::uint64_t seed)
{
    MeasuredMove out;
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < measure.searches; ++i) {
        const SearchResult found = ask(game, match, kStrongest, measure.simulations,
                                       combine64(seed, static_cast<std::uint64_t>(i)));
        if (out.best && *out.best != found.best)
            return {};
        out.best = found.best;
        const double lead = leadOf(found);
        sum += lead;
        squares += lead * lead;
    }
    const double n = measure.searches;
    out.margin = sum / n;
    const double variance = std::max(0.0, squares / n - out.margin * out.margin);
    out.error = n > 1 ? std::sqrt(variance / (n - 1)) : 0;
    return out;
}

PuzzleSet findPuzzles(const GameDefinition &definition, const RuleSet &rules,
                      const PuzzleSearch &search)
{
    PuzzleSet set{definition.id, rules, {}};
    const std::shared_ptr<const Game> game = gameFor(definition, rules, search.seats);
    constexpr int kBatch = 8;
    for (int first = 0; game && first < search.mostMatches && !isFull(set, search);
         first += kBatch) {
        std::vector<std::vector<Puzzle>> found(kBatch);
        runJobs(kBatch, search.jobs, [&](int i) {
            const auto number = static_cast<std::uint64_t>(first + i);
            found[static_cast<std::size_t>(i)] =
                PuzzleHunt(game, rules, search, combine64(search.seed, number)).run();
        });
        for (std::vector<Puzzle> &some : found) {
            for (Puzzle &puzzle : some) {
                if (!isFull(set, search) && isWelcome(set, search, puzzle))
                    set.puzzles.push_back(std::move(puzzle));
            }
        }
    }
    std::stable_sort(set.puzzles.begin(), set.puzzles.end(),
                     [](const Puzzle &a, const Puzzle &b) { return a.difficulty < b.difficulty; });
    return set;
}

Problems checkPuzzles(const GameDefinition &definition, const PuzzleSet &set,
                      const PuzzleMeasure &measure, int jobs)
{
    std::vector<Problems> found(set.puzzles.size());
    runJobs(static_cast<int>(set.puzzles.size()), jobs, [&](int i) {
        const Puzzle &puzzle = set.puzzles[static_cast<std::size_t>(i)];
        const auto game = gameFor(definition, set.rules, puzzle.seats);
        const std::string path = "/puzzles/" + std::to_string(i);
        found[static_cast<std::size_t>(i)] =
            game ? checkPuzzle(game, set.rules, puzzle, measure, path)
                 : problem("learn.seats", path + "/seats");
    });
    Problems all;
    std::set<std::string> known;
    for (std::size_t i = 0; i < set.puzzles.size(); ++i) {
        all.insert(all.end(), found[i].begin(), found[i].end());
        if (!known.insert(set.puzzles[i].position->dump()).second)
            all.push_back(problem(Text("learn.twice").raw("name", set.puzzles[i].id),
                                  "/puzzles/" + std::to_string(i))
                              .front());
    }
    return all;
}

} // namespace takujo
