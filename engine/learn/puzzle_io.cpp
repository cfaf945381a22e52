#include "io/object_reader.h"
#include "learn/puzzle.h"

#include <cmath>

namespace takujo {

namespace {

constexpr const char *kPuzzleFormat = "takujo-puzzles/1";
constexpr std::size_t kMostPuzzles = 1'000;
constexpr std::size_t kLongestMove = 300;
constexpr int kThousandths = 1'000;

Puzzle readPuzzle(const Json &json, const std::string &path, Problems &problems)
{
    ObjectReader reader(json, path, problems);
    Puzzle puzzle;
    puzzle.id = reader.text("id", kLongestMove);
    puzzle.seats = static_cast<int>(reader.integer("seats", 1, kMaxSeats));
    puzzle.move = reader.text("move", kLongestMove);
    puzzle.margin = static_cast<double>(reader.integer("margin", 0, kThousandths)) / kThousandths;
    puzzle.error = static_cast<double>(reader.integer("error", 0, kThousandths)) / kThousandths;
    puzzle.difficulty = static_cast<int>(reader.integer("difficulty", 1, 3));
    if (const Json *position = reader.object("position"))
        puzzle.position = *position;
    reader.finish();
    return puzzle;
}

std::int64_t thousandths(double value) { return std::llround(value * kThousandths); }

} // namespace

Loaded<PuzzleSet> readPuzzles(const RuleSchema &schema, const Json &document)
{
    Problems problems;
    ObjectReader reader(document, {}, problems);
    if (reader.text("format", kLongestMove) != kPuzzleFormat)
        return problem(Text("io.format").raw("format", kPuzzleFormat), "/format");
    PuzzleSet set;
    set.game = reader.text("game", kLongestMove);
    if (set.game != schema.game)
        return problem(Text("io.game").raw("game", schema.game), "/game");
    if (const Json *rulesJson = reader.object("rules")) {
        const Loaded<RuleSet> rules = readRuleSet(schema, *rulesJson);
        if (!rules)
            return below("/rules", rules.error());
        set.rules = *rules;
    }
    const Json *list = reader.array("puzzles", 1, kMostPuzzles);
    for (std::size_t i = 0; list && i < list->size(); ++i)
        set.puzzles.push_back(readPuzzle((*list)[i], "/puzzles/" + std::to_string(i), problems));
    reader.finish();
    if (!problems.empty())
        return problems;
    return set;
}

Json writePuzzles(const PuzzleSet &set)
{
    Json json = Json::object();
    json["format"] = kPuzzleFormat;
    json["game"] = set.game;
    json["rules"] = writeRuleSet(set.rules);
    json["puzzles"] = Json::array();
    for (const Puzzle &puzzle : set.puzzles)
        json["puzzles"].push_back({{"id", puzzle.id},
                                   {"seats", puzzle.seats},
                                   {"move", puzzle.move},
                                   {"margin", thousandths(puzzle.margin)},
                                   {"error", thousandths(puzzle.error)},
                                   {"difficulty", puzzle.difficulty},
                                   {"position", puzzle.position}});
    return json;
}

} // namespace takujo
