#include "learn/puzzle.h"

#include "game/fields.h"
#include "search/jobs.h"

#include <algorithm>
#include <set>

namespace takujo {

namespace {

constexpr PuzzleMeasure kGlance{2, 300}; ///< the first look at a position
constexpr double kStriking = 0.15; ///< lead at a glance: less takes hundreds of deals to prove
constexpr int kProof = 4;          ///< times the simulations for the last look
constexpr int kLeastChoices = 3;
constexpr double kLate = 0.5; ///< part of a match that is left out: little is decided in it
constexpr std::uint32_t kLookEvery = 2; ///< positions next to each other are much alike
constexpr int kLooksAMatch = 24;
constexpr double kWitnessErrors = 2; ///< for one move, not for all of them together
constexpr int kPuzzlesAMatch = 2;
constexpr int kSameMoves = 6;   ///< at most this part of the puzzles has the same answer
constexpr int kEquallyHard = 2; ///< at most this part of those that are to be won is equally hard
constexpr const char *kPlayer = "greedy"; ///< whose matches are looked through

void goOn(Match &match, std::uint64_t seed)
{
    const auto ply = static_cast<std::uint64_t>(match.plyCount());
    match.play(askPlayer(match, kPlayer, 0, combine64(seed, ply)).best);
}

/// Plays a match to its end, unless it is to stop.
void playOut(Match &match, std::uint64_t seed, const std::stop_token &stop)
{
    while (!match.finished() && !stop.stop_requested())
        goOn(match, seed);
}

/// Looks through one match of self-play.
class PuzzleHunt
{
public:
    PuzzleHunt(std::shared_ptr<const Game> game, const RuleSet &rules, const PuzzleSearch &search,
               std::uint64_t seed)
        : m_search(search),
          m_seed(seed),
          m_match(std::move(game), rules,
                  std::vector<SeatSetup>(static_cast<std::size_t>(search.seats)), seed)
    {}

    std::vector<Puzzle> run()
    {
        if (m_search.kind == PuzzleKind::Win)
            lookAtTheEnd();
        else
            lookThrough();
        return std::move(m_found);
    }

private:
    void lookAtTheEnd()
    {
        playOut(m_match, m_seed, m_search.stop);
        if (!m_match.finished())
            return;
        if (std::optional<Puzzle> puzzle = winPuzzleOf(m_match, m_seed))
            m_found.push_back(*std::move(puzzle));
    }

    void lookThrough()
    {
        const int first = static_cast<int>(kLate * length());
        Rng rng(combine64(m_seed, hashText("puzzles")));
        int looks = 0;
        while (!m_match.finished() && looks < kLooksAMatch && !m_search.stop.stop_requested() &&
               m_found.size() < static_cast<std::size_t>(kPuzzlesAMatch)) {
            if (m_match.plyCount() >= first && rng.below(kLookEvery) == 0 &&
                m_match.legal().moves.size() >= kLeastChoices) {
                ++looks;
                look();
            }
            goOn(m_match, m_seed);
        }
    }

    /// Decisions of the whole match.
    int length() const
    {
        Match match = m_match;
        playOut(match, m_seed, m_search.stop);
        return match.plyCount();
    }

    /// Cheap questions first. The last one is asked with chance of its own, and thinks longer.
    void look()
    {
        const std::uint64_t seed =
            combine64(m_seed, static_cast<std::uint64_t>(m_match.plyCount()) + 1'000'000);
        // an aim is one of thousands: none of them is the one to find
        if (m_match.table(m_match.actor()).prompt.kind == PromptKind::Shot ||
            !isContested(m_match, seed))
            return;
        const MeasuredMove glance = measureBest(m_match, kGlance, mix64(seed));
        if (!glance.best || glance.margin < kStriking)
            return;
        const int difficulty = difficultyOf(m_match, *glance.best, seed);
        if (difficulty == 0) // nobody needs to be shown
            return;
        const Answers answers(m_match);
        const std::string best = answers.of(*glance.best);
        PuzzleMeasure measure = m_search.measure;
        const MeasuredMove measured = measureBest(m_match, measure, seed);
        if (!measured.isClear() || answers.of(*measured.best) != best)
            return;
        measure.simulations *= kProof;
        MeasuredMove proof = measureBest(m_match, measure, ~seed);
        if (proof.isClear() && answers.of(*proof.best) == best && isAheadOfAll(proof, seed))
            keep(proof, difficulty);
    }

    /// Whether no other answer may be as good; the margin is that over the nearest one of all, and no
    /// surer than the less sure of the two who say so.
    bool isAheadOfAll(MeasuredMove &measured, std::uint64_t seed)
    {
        if (!m_search.measure.rivals)
            return true;
        const std::optional<Mean> lead =
            leadOverOthers(m_match, *measured.best, measured.tried, seed, kStrict, m_search.stop);
        if (!lead)
            return true;
        measured.margin = std::min(measured.margin, lead->mean);
        measured.error = std::max(measured.error, lead->error);
        return measured.margin >= kLeastMargin &&
               measured.margin >= kWitnessErrors * measured.error;
    }

    void keep(const MeasuredMove &proof, int difficulty)
    {
        Puzzle puzzle;
        puzzle.id = toHex(m_match.stateAt(-1).hash());
        puzzle.seats = m_search.seats;
        puzzle.position = m_match.game().stateToJson(m_match.stateAt(-1));
        puzzle.move = m_match.game().moveText(*proof.best);
        puzzle.margin = proof.margin;
        puzzle.error = proof.error;
        puzzle.difficulty = difficulty;
        m_found.push_back(std::move(puzzle));
    }

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

/// Most wins that greedy players miss are missed by all.
bool isMixed(const PuzzleSet &set, const PuzzleSearch &search, const Puzzle &puzzle)
{
    const auto same = std::count_if(set.puzzles.begin(), set.puzzles.end(), [&](const Puzzle &p) {
        return p.kind == PuzzleKind::Win && p.difficulty == puzzle.difficulty;
    });
    return puzzle.kind == PuzzleKind::Best || kEquallyHard * same < search.count;
}

/// Not there yet, and not one more of an answer that is there often.
bool isWelcome(const PuzzleSet &set, const PuzzleSearch &search, const Puzzle &puzzle)
{
    const auto same = std::count_if(set.puzzles.begin(), set.puzzles.end(),
                                    [&](const Puzzle &p) { return p.move == puzzle.move; });
    return kSameMoves * same < search.count && isMixed(set, search, puzzle) &&
           std::none_of(set.puzzles.begin(), set.puzzles.end(),
                        [&](const Puzzle &p) { return p.id == puzzle.id; });
}

void sortByDifficulty(PuzzleSet &set)
{
    std::stable_sort(set.puzzles.begin(), set.puzzles.end(),
                     [](const Puzzle &a, const Puzzle &b) { return a.difficulty < b.difficulty; });
}

/// The move is legal, and searches made now agree that it is the best one, and clearly; or it is on the way
/// to win.
Problems checkPuzzle(const std::shared_ptr<const Game> &game, const RuleSet &rules,
                     const Puzzle &puzzle, const PuzzleMeasure &measure, const std::string &path)
{
    const std::vector<SeatSetup> seats(static_cast<std::size_t>(puzzle.seats));
    const Loaded<Match> match = openPuzzle(game, rules, puzzle, seats);
    if (!match)
        return below(path, match.error());
    if (puzzle.kind == PuzzleKind::Win)
        return below(path, checkWinPuzzle(puzzle, *match));
    const Move move = *game->parseMove(puzzle.move);
    const MeasuredMove now = measureBest(*match, measure, hashText(puzzle.id));
    if (!now.best || !Answers(*match).same(*now.best, move) || now.margin < kLeastMargin / 2)
        return problem(Text("learn.notBest").raw("move", puzzle.move), path + "/move");
    if (!measure.rivals)
        return {};
    const std::optional<Mean> others =
        leadOverOthers(*match, move, now.tried, hashText(puzzle.id), kAgain);
    if (others && others->mean <= 0)
        return problem(Text("learn.rival").raw("move", puzzle.move), path + "/move");
    return {};
}

} // namespace

int findPuzzles(const GameDefinition &definition, const PuzzleSearch &search, PuzzleSet &set)
{
    const std::shared_ptr<const Game> game = gameFor(definition, set.rules, search.seats);
    constexpr int kBatch = 8;
    int first = search.firstMatch;
    for (; game && first < search.mostMatches && !isFull(set, search); first += kBatch) {
        std::vector<std::vector<Puzzle>> found(kBatch);
        runJobs(kBatch, search.jobs, [&](int i) {
            const int match = first + i;
            const auto number = static_cast<std::uint64_t>(match);
            found[static_cast<std::size_t>(i)] =
                PuzzleHunt(game, set.rules, search, combine64(search.seed, number)).run();
        });
        if (search.stop.stop_requested()) // these matches were not looked through to their end
            break;
        for (std::vector<Puzzle> &some : found) {
            for (Puzzle &puzzle : some) {
                if (!isFull(set, search) && isWelcome(set, search, puzzle))
                    set.puzzles.push_back(std::move(puzzle));
            }
        }
    }
    sortByDifficulty(set);
    return first;
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
