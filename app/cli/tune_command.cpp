#include "commands.h"
#include "input_file.h"
#include "interrupt.h"
#include "usage.h"

#include "evaluation/fair_report.h"
#include "evaluation/report_words.h"
#include "game/rule_check.h"
#include "plugin/study_journal.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <thread>

namespace takujo {

namespace {

struct TuneOptions
{
    std::string rules, journal, save;
    std::vector<std::string> vary, goals, from;
    int seats = 0;
    int matches = 0;
    int candidates = 60;
    double minutes = 0;
    bool keepLength = false;
    int jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
};

Loaded<std::vector<FairVariation>> variationsOf(const OpenedRules &rules,
                                                const std::vector<std::string> &texts)
{
    std::vector<FairVariation> out;
    for (const std::string &text : texts) {
        Loaded<FairVariation> one = fairVariation(rules.definition->schema, rules.values, text);
        if (!one)
            return one.error();
        for (const FairVariation &other : out) {
            if (other.param == one->param)
                return problem(Text("cli.tune.twice").sub("param", Text("rule." + one->param)));
        }
        out.push_back(std::move(*one));
    }
    return out;
}

Loaded<std::vector<FairGoal>> goalsOf(const GameDefinition &game,
                                      const std::vector<std::string> &texts)
{
    std::vector<FairGoal> out;
    for (const std::string &text : texts) {
        const Loaded<FairGoal> one = fairGoal(game, text);
        if (!one)
            return one.error();
        out.push_back(*one);
    }
    return out;
}

Loaded<std::vector<StudyRows>> knownRows(const std::vector<std::string> &files)
{
    std::vector<StudyRows> out;
    for (const std::string &file : files) {
        const QString name = QString::fromStdString(file);
        if (!QFile::exists(name))
            return problem(Text("study.journal.unread").raw("file", file));
        const Loaded<std::vector<StudyRows>> rows = StudyJournal::read(name);
        if (!rows)
            return rows.error();
        out.insert(out.end(), rows->begin(), rows->end());
    }
    return out;
}

std::string changesOf(const FairState &state, std::size_t candidate,
                      const std::vector<FairVariation> &variations)
{
    std::string out;
    for (const FairChange &change : fairChanges(state, candidate)) {
        const FairVariation &v = variations[change.variation];
        const std::string name = v.column.empty() ? v.param : v.param + "." + v.column;
        out += (out.empty() ? "" : ", ") + name + " " + v.levels[change.from].name + " -> " +
               v.levels[change.to].name;
    }
    return out;
}

std::string sharesOf(const FairState &state, const StudyCounts &counts)
{
    if (state.candidates.front().option.game->definition().cooperative)
        return fixed(100.0 * counts.won / counts.games, 1) + "%";
    std::string out;
    for (int seat = 0; seat < state.seats; ++seat)
        out += (seat ? " / " : "") +
               fixed(100 * counts.wins[static_cast<std::size_t>(seat)].mean(counts.games) /
                         StudyCounts::kWin,
                     1);
    return out + "%";
}

void printCandidate(Tool &tool, const FairState &state, std::size_t i,
                    const std::vector<FairVariation> &variations)
{
    const FairCandidate &c = state.candidates[i];
    if (c.counts().games == 0)
        return;
    std::string gaps;
    for (const FairGoal &goal : state.goals) {
        const Estimate gap = state.gap(c, goal);
        gaps += (gaps.empty() ? "" : ", ") + fixed(gap.value, 1) + " [" + fixed(gap.lower, 1) +
                ", " + fixed(gap.upper, 1) + "]";
    }
    const std::string letter = i == 0 ? "-" : std::string(1, fairLetter(state, i));
    tool.print(tool.say(
        Text("cli.tune.row")
            .raw("letter", letter)
            .raw("changes", i == 0 ? tool.say("cli.tune.present") : changesOf(state, i, variations))
            .raw("shares", sharesOf(state, c.counts()))
            .raw("gap", gaps)
            .raw("turns", fixed(c.counts().turns.mean(c.counts().games), 1))
            .num("games", c.counts().games)));
}

int showResult(Tool &tool, const TuneOptions &o, const OpenedRules &rules, const FairState &state,
               const std::vector<FairVariation> &variations)
{
    const GameDefinition &game = *rules.definition;
    if (!o.save.empty() && state.best()) {
        const std::string bytes =
            prettyJson(writeRuleSet(fairRules(game, state, state.shown.front())));
        if (const Problems wrong = writeFile(QString::fromStdString(o.save), bytes, false);
            !wrong.empty())
            return tool.refuse(wrong, o.save);
    }
    const Renderer words = tool.words(&game);
    if (tool.json()) {
        tool.line(toJson(game, state, variations));
    } else {
        tool.print(words(Text("cli.tune.head")
                             .num("candidates", static_cast<std::int64_t>(state.candidates.size()))
                             .num("combinations", static_cast<std::int64_t>(state.combinations))
                             .num("games", state.played)
                             .sub("player", playerText(state.player))));
        printCandidate(tool, state, 0, variations);
        for (const std::size_t i : state.shown)
            printCandidate(tool, state, i, variations);
        tool.print(words(fairVerdict(state)));
    }
    if (state.stopped)
        return kInterrupted;
    const FairCandidate *best = state.best();
    const bool reached = best && best->reached >= Reached::Likely;
    return reached ? kOk : kCheckFailed;
}

int runTuning(Tool &tool, const TuneOptions &o, const OpenedRules &rules, FairSpec spec,
              const std::vector<FairVariation> &variations)
{
    FairOptions options = tool.require(
        fairOptions(*rules.definition, rules.rules, spec.seats, variations, o.candidates));
    const Interrupt interrupt;
    StudyJournal journal;
    if (!o.journal.empty())
        tool.require(journal.open(QString::fromStdString(o.journal)));
    spec.played = [&journal](const StudyKey &key, const StudyRow &row) { journal.write(key, row); };
    const FairSearch *running = nullptr;
    std::mutex telling; // remarks of several threads
    int told = -1;
    spec.progress = [&] {
        const FairState now = running->state();
        const std::scoped_lock lock(telling);
        const int step = 100 * static_cast<int>(now.phase) + static_cast<int>(10 * now.part);
        if (step <= told || now.phase == FairPhase::Done)
            return;
        told = step;
        tool.remark(
            tool.say(Text(now.phase == FairPhase::Search ? "cli.tune.search" : "cli.tune.proof")
                         .num("played", now.played)
                         .num("planned", now.planned)
                         .num("seconds", static_cast<std::int64_t>(now.secondsLeft))));
    };
    FairSearch search(std::move(spec), std::move(options));
    running = &search;
    search.run(interrupt.token());
    return showResult(tool, o, rules, search.state(), variations);
}

int tuneRules(Tool &tool, const TuneOptions &o)
{
    const OpenedRules rules = tool.require(openRules(tool, o.rules), o.rules);
    tool.setGame(rules.definition);
    const auto variations = tool.require(variationsOf(rules, o.vary));
    FairSpec spec;
    spec.goals = tool.require(goalsOf(*rules.definition, o.goals));
    spec.game = rules.definition;
    spec.rules = rules.rules;
    const std::vector<int> seats = checkRules(*rules.definition, rules.rules).seats;
    spec.seats = o.seats > 0 ? o.seats : seats.empty() ? rules.definition->maxSeats : seats.back();
    (void)tool.require(openGame(tool, rules, spec.seats));
    spec.jobs = o.jobs;
    constexpr double kMinutes = 5;
    spec.seconds = 60 * (o.minutes > 0 || o.matches > 0 ? o.minutes : kMinutes);
    spec.matches = o.matches;
    std::vector<std::string> files = o.from;
    if (!o.journal.empty() && QFile::exists(QString::fromStdString(o.journal)))
        files.push_back(o.journal);
    spec.known = tool.require(knownRows(files));
    spec.keepLength = o.keepLength;
    return runTuning(tool, o, rules, std::move(spec), variations);
}

} // namespace

void addTuneCommand(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<TuneOptions>();
    CLI::App *command = tool.addCommand(
        app, "tune-rules",
        "Make rules fair: tries what may vary by self-play on shared deals, gives up the worse "
        "half "
        "again and again, and proves the best with fresh deals. Prints the candidates with "
        "intervals that hold together, and a house rule; exit 1 when none reaches the aim",
        [&tool, o] { return tuneRules(tool, *o); });
    command->add_option("rules", o->rules, "Rule-set file or GAME:PRESET")
        ->type_name("RULES")
        ->required();
    command
        ->add_option(
            "--vary", o->vary,
            "What may change: NAME=A..B a number (a board: added to every square), NAME=x,y "
            "choices or boards (no, yes), NAME alone any choice, NAME.COLUMN=A..B added to "
            "a column of a table, NAME.COLUMN.WORD=A..B so many rows with the word; may be given "
            "several times")
        ->type_name("NAME=A..B")
        ->required();
    command
        ->add_option(
            "--goal", o->goals,
            "The aim: seats (win shares at most 8 points apart) or seats=POINTS, "
            "length=TURNS (10% off at most), wins=PERCENT of a team (5 points off at most); "
            "may be given several times, then all are aimed at")
        ->type_name("GOAL")
        ->required();
    command->add_flag("--keep-length", o->keepLength,
                      "The length stays within 10% of what it is now");
    addNumber(*command, "--seats", o->seats, 1, kMaxSeats, "Number of seats; default: the largest");
    addNumber(*command, "--budget", o->minutes, 0.05, 10'000.0, "Minutes for all of it")
        ->type_name("MIN");
    addNumber(*command, "--matches", o->matches, 50, 10'000'000,
              "So many matches instead, about: the result then depends on nothing but them");
    addNumber(*command, "--candidates", o->candidates, 2, 1000,
              "Rules to try; all combinations when there are no more")
        ->capture_default_str();
    addNumber(*command, "--jobs", o->jobs, 1, 256, "Matches at once");
    command
        ->add_option(
            "--journal", o->journal,
            "Write every finished match there, and take those that are there already: a run "
            "that was stopped or killed goes on where it was")
        ->type_name("FILE");
    command->add_option("--from", o->from, "Take the finished matches of these journals, too")
        ->type_name("FILE");
    command->add_option("--save", o->save, "Write the best rules there as a house rule")
        ->type_name("FILE");
}

} // namespace takujo
