#include "io/object_reader.h"
#include "learn/lesson.h"

#include <algorithm>
#include <array>
#include <set>

namespace takujo {

namespace {

constexpr const char *kFormat = "takujo-lesson/1";
constexpr std::size_t kMaxSteps = 30;
constexpr std::size_t kMaxItems = 40;
constexpr std::size_t kMaxName = 80;
constexpr std::size_t kMaxMove = 300;

constexpr std::array<std::string_view, 8> kTargets{"piece", "slot",   "zone",    "counter",
                                                   "seat",  "option", "confirm", "anchors"};

std::string item(const std::string &path, std::size_t i) { return path + "/" + std::to_string(i); }

/// Calls read(item, its path) for the items of a list that may be missing.
template<class Read>
void eachItem(ObjectReader &reader, const char *key, Read read)
{
    const Json *list = reader.has(key) ? reader.array(key, 1, kMaxItems) : nullptr;
    for (std::size_t i = 0; list && i < list->size(); ++i)
        read((*list)[i], item(reader.pathOf(key), i));
}

std::string readWord(const Json &json, const std::string &path, Problems &problems)
{
    if (json.is_string() && json.get_ref<const std::string &>().size() <= kMaxMove)
        return json.get<std::string>();
    problems.push_back(problem("learn.word", path).front());
    return {};
}

std::vector<std::string> readWords(ObjectReader &reader, const char *key, Problems &problems)
{
    std::vector<std::string> words;
    eachItem(reader, key, [&](const Json &json, const std::string &path) {
        words.push_back(readWord(json, path, problems));
    });
    return words;
}

LessonTarget targetOf(const std::string &word, const std::string &path, Problems &problems)
{
    const std::size_t colon = word.find(':');
    const auto kind = std::find(kTargets.begin(), kTargets.end(), word.substr(0, colon));
    if (colon == std::string::npos || kind == kTargets.end()) {
        problems.push_back(problem(Text("learn.target").raw("target", word), path).front());
        return {};
    }
    return {static_cast<LessonTarget::Kind>(kind - kTargets.begin()), word.substr(colon + 1)};
}

std::vector<LessonTarget> readTargets(ObjectReader &reader, const char *key, Problems &problems)
{
    std::vector<LessonTarget> targets;
    eachItem(reader, key, [&](const Json &json, const std::string &path) {
        targets.push_back(targetOf(readWord(json, path, problems), path, problems));
    });
    return targets;
}

std::vector<Statement> readStatements(ObjectReader &reader, const char *key, Problems &problems)
{
    std::vector<Statement> statements;
    eachItem(reader, key, [&](const Json &json, const std::string &path) {
        statements.push_back(readStatement(json, path, problems));
    });
    return statements;
}

/// A move is its text, or `{"accept": [patterns], "show": text}`.
LessonMove readMove(const Json &json, const std::string &path, Problems &problems)
{
    LessonMove move;
    if (json.is_string()) {
        move.show = readWord(json, path, problems);
        move.accept.emplace_back(move.show);
        return move;
    }
    ObjectReader reader(json, path, problems);
    for (const std::string &pattern : readWords(reader, "accept", problems))
        move.accept.emplace_back(pattern);
    move.show = reader.text("show", kMaxMove);
    reader.finish();
    return move;
}

LessonMistake readMistake(const Json &json, const std::string &path, Problems &problems)
{
    ObjectReader reader(json, path, problems);
    LessonMistake mistake;
    if (reader.has("press"))
        mistake.press = targetOf(reader.text("press", kMaxName), reader.pathOf("press"), problems);
    if (reader.has("move"))
        mistake.move = MovePattern(reader.text("move", kMaxMove));
    mistake.text = reader.text("text", kMaxName);
    mistake.clause = reader.text("clause", kMaxName);
    if (!mistake.press && !mistake.move)
        reader.wrong("press", "io.missing");
    reader.finish();
    return mistake;
}

LessonStep readStep(const Json &json, const std::string &path, Problems &problems)
{
    ObjectReader reader(json, path, problems);
    LessonStep step;
    step.id = reader.text("id", kMaxName);
    step.scene = reader.optionalText("scene", kMaxName);
    step.focus = readTargets(reader, "focus", problems);
    step.related = readTargets(reader, "related", problems);
    eachItem(reader, "moves", [&](const Json &move, const std::string &at) {
        step.moves.push_back(readMove(move, at, problems));
    });
    step.press = readTargets(reader, "press", problems);
    step.refused = reader.optionalText("refused", kMaxName);
    eachItem(reader, "mistakes", [&](const Json &mistake, const std::string &at) {
        step.mistakes.push_back(readMistake(mistake, at, problems));
    });
    step.others = readWords(reader, "others", problems);
    step.before = readStatements(reader, "before", problems);
    step.after = readStatements(reader, "after", problems);
    step.clauses = readWords(reader, "clauses", problems);
    if (!step.moves.empty() && !step.press.empty())
        reader.wrong("press", "learn.twoWishes");
    reader.finish();
    return step;
}

LessonScene readScene(const Json &json, const std::string &path, Problems &problems)
{
    ObjectReader reader(json, path, problems);
    LessonScene scene;
    scene.id = reader.text("id", kMaxName);
    scene.seed = static_cast<std::uint64_t>(
        reader.integer("seed", 1, std::numeric_limits<std::int64_t>::max()));
    if (const Json *position = reader.object("position"))
        scene.position = *position;
    reader.finish();
    return scene;
}

RuleSet readRules(ObjectReader &reader, const RuleSchema &schema, Problems &problems)
{
    const Json *document = reader.object("rules");
    Loaded<RuleSet> rules = document ? readRuleSet(schema, *document) : Problems{};
    if (rules)
        return *rules;
    for (Problem &p : below(reader.pathOf("rules"), rules.error()))
        problems.push_back(std::move(p));
    return {};
}

LessonMatch readMatch(const Json &json, const RuleSchema &schema, Problems &problems)
{
    ObjectReader reader(json, "/match", problems);
    LessonMatch match;
    match.rules = readRules(reader, schema, problems);
    match.seats = static_cast<int>(reader.integer("seats", 1, kMaxSeats));
    match.level = reader.text("level", kMaxName);
    reader.finish();
    return match;
}

/// Names that are there twice, and scenes that are not there.
void checkNames(const Lesson &lesson, Problems &problems)
{
    std::set<std::string> steps;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep &step = lesson.steps[i];
        const std::string path = item("/steps", i);
        if (!steps.insert(step.id).second)
            problems.push_back(
                problem(Text("learn.twice").raw("name", step.id), path + "/id").front());
        if ((i == 0 || !step.scene.empty()) && !lesson.scene(step.scene))
            problems.push_back(
                problem(Text("learn.scene").raw("scene", step.scene), path + "/scene").front());
    }
}

} // namespace

const LessonScene *Lesson::scene(std::string_view id) const
{
    const auto it = std::find_if(scenes.begin(), scenes.end(),
                                 [&](const LessonScene &s) { return s.id == id; });
    return it == scenes.end() ? nullptr : &*it;
}

Loaded<Lesson> readLesson(const RuleSchema &schema, const Json &document)
{
    Problems problems;
    ObjectReader reader(document, {}, problems);
    if (reader.text("format", kMaxName) != kFormat)
        return problem(Text("io.format").raw("format", kFormat), "/format");
    Lesson lesson;
    lesson.game = reader.text("game", kMaxName);
    if (lesson.game != schema.game)
        return problem(Text("io.game").raw("game", schema.game), "/game");
    lesson.rules = readRules(reader, schema, problems);
    lesson.seats = static_cast<int>(reader.integer("seats", 1, kMaxSeats));
    const Json *scenes = reader.array("scenes", 1, kMaxSteps);
    for (std::size_t i = 0; scenes && i < scenes->size(); ++i)
        lesson.scenes.push_back(readScene((*scenes)[i], item("/scenes", i), problems));
    const Json *steps = reader.array("steps", 1, kMaxSteps);
    for (std::size_t i = 0; steps && i < steps->size(); ++i)
        lesson.steps.push_back(readStep((*steps)[i], item("/steps", i), problems));
    if (const Json *match = reader.object("match"))
        lesson.match = readMatch(*match, schema, problems);
    reader.finish();
    checkNames(lesson, problems);
    if (!problems.empty())
        return problems;
    return lesson;
}

} // namespace takujo
