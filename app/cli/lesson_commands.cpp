#include "commands.h"

#include "learn/learn_file.h"
#include "learn/lesson_check.h"
#include "learn/lesson_words.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

/// A game and its lesson.
struct OpenedLesson
{
    const GameDefinition *definition = nullptr;
    Lesson lesson;
};

OpenedLesson openLesson(Tool &tool, const std::string &game)
{
    const QString id = QString::fromStdString(game);
    const GameDefinition *definition = tool.require(tool.catalogue().definition(id));
    const GameEntry &entry = *tool.catalogue().find(id);
    if (!hasLesson(entry))
        tool.require(problem(Text("cli.lesson.none").raw("game", game)));
    return {definition, tool.require(loadLesson(entry, definition->schema))};
}

int listLessons(Tool &tool)
{
    for (const GameEntry &entry : tool.catalogue().games()) {
        if (!hasLesson(entry))
            continue;
        const OpenedLesson opened = openLesson(tool, entry.id.toStdString());
        const Lesson &lesson = opened.lesson;
        if (tool.json())
            tool.line({{"game", lesson.game},
                       {"steps", lesson.steps.size()},
                       {"scenes", lesson.scenes.size()},
                       {"match", {{"seats", lesson.match.seats}, {"level", lesson.match.level}}}});
        else
            tool.print(tool.say(Text("cli.lesson.row")
                                    .raw("game", lesson.game)
                                    .num("steps", static_cast<int>(lesson.steps.size()))
                                    .num("scenes", static_cast<int>(lesson.scenes.size()))));
    }
    return kOk;
}

Json wishOf(const LessonStep &step)
{
    Json moves = Json::array();
    for (const LessonMove &move : step.moves)
        moves.push_back(move.show);
    for (const LessonTarget &target : step.press)
        moves.push_back("press " + target.id);
    return moves;
}

int showLesson(Tool &tool, const std::string &game)
{
    const OpenedLesson opened = openLesson(tool, game);
    const Renderer words{&opened.lesson.texts, tool.language(), {}};
    int number = 0;
    for (const LessonStep &step : opened.lesson.steps) {
        ++number;
        if (tool.json()) {
            tool.line({{"step", number},
                       {"id", step.id},
                       {"name", words(stepName(step))},
                       {"text", words(stepText(step))},
                       {"moves", wishOf(step)},
                       {"others", step.others},
                       {"clauses", step.clauses}});
            continue;
        }
        tool.print(std::to_string(number) + ". " + words(stepName(step)));
        tool.print("   " + words(stepText(step)) + "  [" + CLI::detail::join(step.clauses, ", ") +
                   "]");
        for (const std::string &move : step.others)
            tool.print("   < " + move);
        for (const Json &move : wishOf(step))
            tool.print("   > " + move.get<std::string>());
    }
    return kOk;
}

/// What is wrong with the game's guide; nothing when it has none.
Problems guideProblems(Tool &tool, const std::string &game, const GameDefinition &definition)
{
    const GameEntry *entry = tool.catalogue().find(QString::fromStdString(game));
    if (!hasGuide(*entry))
        return {};
    const Loaded<Guide> guide = loadGuide(*entry, definition.schema);
    return guide ? checkGuide(definition, *guide) : guide.error();
}

void printProblems(Tool &tool, const std::string &game, const Renderer &words,
                   const Problems &problems)
{
    for (const Problem &p : problems) {
        if (tool.json())
            tool.line({{"game", game},
                       {"problem", words(p.text)},
                       {"path", p.path},
                       {"clause", p.clause}});
        else
            tool.print(p.path + ": " + words(p.text) +
                       (p.clause.empty() ? std::string() : " [" + p.clause + "]"));
    }
}

int checkOne(Tool &tool, const std::string &game)
{
    const OpenedLesson opened = openLesson(tool, game);
    LessonReport report = checkLesson(*opened.definition, opened.lesson);
    for (Problem &problem : guideProblems(tool, game, *opened.definition))
        report.problems.push_back(std::move(problem));
    printProblems(tool, game, tool.words(opened.definition), report.problems);
    const auto steps = static_cast<int>(opened.lesson.steps.size());
    const auto faults = static_cast<int>(report.problems.size());
    if (tool.json())
        tool.line({{"game", game},
                   {"ok", faults == 0},
                   {"steps", steps},
                   {"moves", report.moves},
                   {"statements", report.statements}});
    else
        tool.print(tool.say(Text("cli.lesson.checked")
                                .raw("game", game)
                                .num("steps", steps)
                                .num("moves", report.moves)
                                .num("statements", report.statements)
                                .num("faults", faults)));
    return faults == 0 ? kOk : kCheckFailed;
}

int checkLessons(Tool &tool, const std::string &game)
{
    if (!game.empty())
        return checkOne(tool, game);
    int worst = kOk;
    for (const GameEntry &entry : tool.catalogue().games()) {
        if (hasLesson(entry))
            worst = std::max(worst, checkOne(tool, entry.id.toStdString()));
    }
    return worst;
}

} // namespace

void addLessonCommands(CLI::App &app, Tool &tool)
{
    CLI::App *lesson = app.add_subcommand("lesson", "Lessons: list, show, prove");
    lesson->require_subcommand(1)->fallthrough();
    auto game = std::make_shared<std::string>();
    tool.addCommand(*lesson, "list", "The games that have a lesson",
                    [&tool] { return listLessons(tool); });
    CLI::App *show = tool.addCommand(*lesson, "show",
                                     "The steps of a lesson: words, clauses, the moves asked for "
                                     "(>) and those of the other seats (<)",
                                     [&tool, game] { return showLesson(tool, *game); });
    show->add_option("game", *game, "Its id")->type_name("GAME")->required();
    CLI::App *check = tool.addCommand(
        *lesson, "check",
        "Prove a lesson (without GAME all of them): every step is reached by every accepted move, "
        "every statement is true under its rules, every card is short and worded in both "
        "languages, "
        "and so is the guide: figures, player aid, glossary "
        "(exit 1 when something does not hold)",
        [&tool, game] { return checkLessons(tool, *game); });
    check->add_option("game", *game, "Its id")->type_name("GAME");
}

} // namespace takujo
