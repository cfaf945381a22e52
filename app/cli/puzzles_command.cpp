#include "commands.h"
#include "input_file.h"
#include "interrupt.h"
#include "usage.h"

#include "io/files.h"
#include "learn/learn_file.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>

namespace takujo {

namespace {

struct PuzzleOptions
{
    RulesOption rules;
    std::string game, out;
    PuzzleSearch search;
    PuzzleMeasure check{3, 1'500};
};

/// The puzzles of the file that is written to, when matches are left out because they were looked
/// through for it.
PuzzleSet puzzlesSoFar(Tool &tool, const PuzzleOptions &o, const OpenedRules &rules)
{
    const QString file = QString::fromStdString(o.out);
    if (o.search.firstMatch == 0 || o.out.empty() || !QFileInfo::exists(file))
        return {rules.definition->id, rules.rules, {}};
    return tool.require(readPuzzles(rules.definition->schema, tool.require(readJsonFile(file))),
                        o.out);
}

int makePuzzles(Tool &tool, PuzzleOptions &o)
{
    const OpenedRules rules = o.rules.open(tool);
    tool.require(openGame(tool, rules, o.search.seats));
    PuzzleSet set = puzzlesSoFar(tool, o, rules);
    const Interrupt interrupt;
    o.search.stop = interrupt.token();
    const int matches = findPuzzles(*rules.definition, o.search, set);
    const std::string bytes = prettyJson(writePuzzles(set));
    if (o.out.empty())
        tool.raw(bytes);
    else
        tool.require(writeFile(QString::fromStdString(o.out), bytes), o.out);
    const auto found = static_cast<int>(set.puzzles.size());
    tool.remark(tool.say(Text("cli.puzzles.found")
                             .num("found", found)
                             .num("wanted", o.search.count)
                             .num("matches", matches)));
    if (interrupt.happened())
        return kInterrupted;
    return found >= o.search.count ? kOk : kCheckFailed;
}

int checkPuzzlesOf(Tool &tool, const GameEntry &entry, const PuzzleOptions &o)
{
    const GameDefinition *definition = tool.require(tool.catalogue().definition(entry.id));
    const PuzzleSet set = tool.require(loadPuzzles(entry, definition->schema));
    const Problems problems = checkPuzzles(*definition, set, o.check, o.search.jobs);
    const Renderer words = tool.words(definition);
    for (const Problem &p : problems) {
        if (tool.json())
            tool.line({{"game", set.game}, {"problem", words(p.text)}, {"path", p.path}});
        else
            tool.print(p.path + ": " + words(p.text));
    }
    const auto count = static_cast<int>(set.puzzles.size());
    const auto faults = static_cast<int>(problems.size());
    if (tool.json())
        tool.line({{"game", set.game}, {"ok", faults == 0}, {"puzzles", count}});
    else
        tool.print(tool.say(Text("cli.puzzles.checked")
                                .raw("game", set.game)
                                .num("puzzles", count)
                                .num("faults", faults)));
    return faults == 0 ? kOk : kCheckFailed;
}

int checkAllPuzzles(Tool &tool, const PuzzleOptions &o)
{
    if (!o.game.empty())
        tool.require(tool.catalogue().definition(QString::fromStdString(o.game)));
    int worst = kOk;
    for (const GameEntry &entry : tool.catalogue().games()) {
        if (o.game.empty() || entry.id.toStdString() == o.game)
            worst = std::max(worst, checkPuzzlesOf(tool, entry, o));
    }
    return worst;
}

void addJobs(CLI::App &command, PuzzleOptions &o)
{
    command.add_option("--jobs", o.search.jobs, "Threads; the result does not depend on it")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
}

void addMeasure(CLI::App &command, PuzzleMeasure &measure)
{
    command.add_option("--searches", measure.searches, "Searches a position")
        ->check(CLI::Range(1, 100))
        ->capture_default_str();
    command.add_option("--simulations", measure.simulations, "Simulations a search")
        ->check(CLI::Range(10, 1'000'000))
        ->capture_default_str();
}

/// What is looked for, and where.
void addSearch(CLI::App &make, const std::shared_ptr<PuzzleOptions> &o)
{
    o->rules.add(make);
    make.add_option_function<std::string>(
            "--kind",
            [o](const std::string &kind) {
                o->search.kind = kind == "win" ? PuzzleKind::Win : PuzzleKind::Best;
            },
            "best: one move is clearly best; win: a last turn that can be won")
        ->check(CLI::IsMember({"best", "win"}));
    make.add_option("--seats", o->search.seats, "Number of seats")->capture_default_str();
    make.add_option("--count", o->search.count, "How many")
        ->check(CLI::Range(1, 1'000))
        ->capture_default_str();
    make.add_option("--matches", o->search.mostMatches, "Give up after so many matches")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    make.add_option("--first", o->search.firstMatch,
                    "Leave out so many matches, which were looked through before; the puzzles that "
                    "are in FILE stay")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    make.add_option("--out", o->out, "Write to this file")->type_name("FILE");
    addSeed(make, "--seed", o->search.seed, "Of the matches");
    addMeasure(make, o->search.measure);
    addJobs(make, *o);
}

} // namespace

void addPuzzleCommands(CLI::App &app, Tool &tool)
{
    CLI::App *puzzles = app.add_subcommand("puzzles", "Puzzles: find, check");
    puzzles->require_subcommand(1)->fallthrough();
    auto o = std::make_shared<PuzzleOptions>();
    CLI::App *make = tool.addCommand(
        *puzzles, "make",
        "Find positions of self-play with one move clearly best: two thirds of the searches of the "
        "expert choose it and its value is ahead by 0.05 and three standard errors, twice, "
        "the second time with four times the simulations; or last turns in which nobody else "
        "decides and a win is there, by looking at everything; the difficulty says how many "
        "weaker players miss it (exit 1 when too few are found)",
        [&tool, o] { return makePuzzles(tool, *o); });
    addSearch(*make, o);
    CLI::App *check = tool.addCommand(
        *puzzles, "check",
        "Check the puzzles of GAME, or of all: positions can be read, moves are legal and still "
        "clearly the best, or on the way to win (exit 1 when one is not)",
        [&tool, o] { return checkAllPuzzles(tool, *o); });
    check->add_option("game", o->game, "Its id")->type_name("GAME");
    addMeasure(*check, o->check);
    addJobs(*check, *o);
}

} // namespace takujo
