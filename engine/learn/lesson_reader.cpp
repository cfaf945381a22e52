#include "io/document_fields.h"
#include "learn/lesson.h"

#include <nlohmann/json.hpp>

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

/// A list that may be left out; when it is there, it says something.
template<class Items, class How>
void describeItems(Fields &f, const char *key, Items &items, const How &how)
{
    f.optional(key).list(0, 1, kMaxItems,
                         [&](Field &at, std::size_t) { how(at, items.emplace_back()); });
}

void describeName(Field &at, std::string &name) { at.text(name, kMaxName); }

void describeMoveText(Field &at, std::string &move) { at.text(move, kMaxMove); }

void describePattern(Field &at, MovePattern &pattern)
{
    std::string text;
    if (at.text(text, kMaxMove))
        pattern = MovePattern(text);
}

void describeStatement(Field &at, Statement &statement)
{
    at.object([&](Fields &f) { describe(f, statement); });
}

/// A move is its text, or `{"accept": [patterns], "show": text}`.
void describeMove(Field &at, LessonMove &move)
{
    at.either(
        false,
        [&](Fields &f) {
            f["accept"].list(0, 1, kMaxItems, [&](Field &entry, std::size_t) {
                describePattern(entry, move.accept.emplace_back());
            });
            f["show"].text(move.show, kMaxMove);
        },
        [&](Field &text) {
            text.text(move.show, kMaxMove);
            move.accept.emplace_back(move.show);
        });
}

void describeMistake(Field &at, LessonMistake &mistake)
{
    at.object([&](Fields &f) {
        if (Field press = f.optional("press"); press.reads())
            describeTarget(press, mistake.press.emplace());
        if (Field move = f.optional("move"); move.reads())
            describePattern(move, mistake.move.emplace());
        f["text"].text(mistake.text, kMaxName);
        f["clause"].text(mistake.clause, kMaxName);
        if (!mistake.press && !mistake.move)
            f.required("press");
    });
}

void describeStep(Field &at, LessonStep &step)
{
    at.object([&](Fields &f) {
        f["id"].text(step.id, kMaxName);
        f.optional("scene").text(step.scene, kMaxName);
        describeItems(f, "focus", step.focus, describeTarget);
        describeItems(f, "related", step.related, describeTarget);
        describeItems(f, "moves", step.moves, describeMove);
        describeItems(f, "press", step.press, describeTarget);
        f.optional("refused").text(step.refused, kMaxName);
        describeItems(f, "mistakes", step.mistakes, describeMistake);
        describeItems(f, "others", step.others, describeMoveText);
        describeItems(f, "before", step.before, describeStatement);
        describeItems(f, "after", step.after, describeStatement);
        describeItems(f, "clauses", step.clauses, describeName);
        if (!step.moves.empty() && !step.press.empty())
            f.optional("press").wrong("learn.twoWishes");
    });
}

void describeScene(Field &at, LessonScene &scene)
{
    at.object([&](Fields &f) {
        f["id"].text(scene.id, kMaxName);
        f["seed"].value(scene.seed, Domain::numbers(1, std::numeric_limits<std::int64_t>::max()));
        describePart(f["position"], *scene.position);
    });
}

/// Only to be read: lessons are written by people.
void describe(Fields &f, const RuleSchema &schema, Lesson &lesson)
{
    describeHead(f, kFormat, lesson.game);
    describeRules(f["rules"], schema, lesson.rules);
    f["seats"].value(lesson.seats, Domain::numbers(1, kMaxSeats));
    f["scenes"].list(0, 1, kMaxSteps, [&](Field &at, std::size_t) {
        describeScene(at, lesson.scenes.emplace_back());
    });
    f["steps"].list(0, 1, kMaxSteps,
                    [&](Field &at, std::size_t) { describeStep(at, lesson.steps.emplace_back()); });
    f["match"].object([&](Fields &match) {
        describeRules(match["rules"], schema, lesson.match.rules);
        match["seats"].value(lesson.match.seats, Domain::numbers(1, kMaxSeats));
        match["level"].text(lesson.match.level, kMaxName);
    });
}

/// Names that are there twice, and scenes that are not there.
void checkNames(const Lesson &lesson, Problems &problems)
{
    std::set<std::string> steps;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep &step = lesson.steps[i];
        const std::string path = "/steps/" + std::to_string(i);
        if (!steps.insert(step.id).second)
            problems.push_back(
                problem(Text("learn.twice").raw("name", step.id), path + "/id").front());
        if ((i == 0 || !step.scene.empty()) && !lesson.scene(step.scene))
            problems.push_back(
                problem(Text("learn.scene").raw("scene", step.scene), path + "/scene").front());
    }
}

} // namespace

void describeTarget(Field at, LessonTarget &target)
{
    std::string word;
    if (!at.text(word, kMaxMove))
        return;
    const std::size_t colon = word.find(':');
    const auto kind = std::find(kTargets.begin(), kTargets.end(), word.substr(0, colon));
    if (colon == std::string::npos || kind == kTargets.end())
        return at.wrong(Text("learn.target").raw("target", word));
    target = {static_cast<LessonTarget::Kind>(kind - kTargets.begin()), word.substr(colon + 1)};
}

const LessonScene *Lesson::scene(std::string_view id) const
{
    const auto it = std::find_if(scenes.begin(), scenes.end(),
                                 [&](const LessonScene &s) { return s.id == id; });
    return it == scenes.end() ? nullptr : &*it;
}

Loaded<Lesson> readLesson(const RuleSchema &schema, const Json &document)
{
    if (Problems wrong = checkHead(document, kFormat, schema.game); !wrong.empty())
        return wrong;
    Lesson lesson;
    lesson.game = schema.game;
    Problems problems =
        Fields::read(document, Missing::Refused, [&](Fields &f) { describe(f, schema, lesson); });
    checkNames(lesson, problems);
    if (!problems.empty())
        return problems;
    return lesson;
}

} // namespace takujo
