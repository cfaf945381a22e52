#include "io/document_fields.h"
#include "learn/puzzle.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace takujo {

namespace {

constexpr const char *kPuzzleFormat = "takujo-puzzles/1";
constexpr std::size_t kMostPuzzles = 1'000;
constexpr std::size_t kLongestMove = 300;
constexpr int kThousandths = 1'000;

void describeThousandths(Field at, double &value)
{
    auto thousandths = std::llround(value * kThousandths);
    if (at.value(thousandths, Domain::numbers(0, kThousandths)))
        value = static_cast<double>(thousandths) / kThousandths;
}

/// A document without it is one of the time when there was one kind.
void describeKind(Fields &f, PuzzleKind &kind)
{
    f.optional("kind", kind != PuzzleKind::Best).value(kind, Domain::words({"best", "win"}));
}

void describe(Fields &f, Puzzle &puzzle)
{
    describeKind(f, puzzle.kind);
    f["id"].text(puzzle.id, kLongestMove);
    f["seats"].value(puzzle.seats, Domain::numbers(1, kMaxSeats));
    f["move"].text(puzzle.move, kLongestMove);
    if (puzzle.kind == PuzzleKind::Best) { // what is known needs no estimate
        describeThousandths(f["margin"], puzzle.margin);
        describeThousandths(f["error"], puzzle.error);
    }
    f["difficulty"].value(puzzle.difficulty, Domain::numbers(1, 3));
    describePart(f["position"], *puzzle.position);
}

void describe(Fields &f, const RuleSchema &schema, PuzzleSet &set)
{
    describeHead(f, kPuzzleFormat, set.game);
    describeRules(f["rules"], schema, set.rules);
    f["puzzles"].list(set.puzzles.size(), 1, kMostPuzzles, [&](Field &at, std::size_t i) {
        set.puzzles.resize(std::max(set.puzzles.size(), i + 1));
        at.object([&](Fields &puzzle) { describe(puzzle, set.puzzles[i]); });
    });
}

} // namespace

Loaded<PuzzleSet> readPuzzles(const RuleSchema &schema, const Json &document)
{
    if (Problems wrong = checkHead(document, kPuzzleFormat, schema.game); !wrong.empty())
        return wrong;
    PuzzleSet set{schema.game, {}, {}};
    Problems problems =
        Fields::read(document, Missing::Refused, [&](Fields &f) { describe(f, schema, set); });
    if (!problems.empty())
        return problems;
    return set;
}

Json writePuzzles(const PuzzleSet &set)
{
    PuzzleSet written = set;
    return Fields::write([&](Fields &f) { describe(f, {}, written); });
}

} // namespace takujo
