#include "commands.h"
#include "input_file.h"
#include "interrupt.h"
#include "usage.h"

#include "evaluation/fair_confirm.h"
#include "evaluation/report_words.h"
#include "game/rule_check.h"
#include "plugin/study_journal.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <chrono>
#include <mutex>
#include <thread>

namespace takujo {

namespace {

constexpr int kConfirmGames = 200;

struct TuneRulesOptions
{
    std::string rules, journal, save, player, confirm;
    std::vector<std::string> vary, goals, from;
    int seats = 0;
    int matches = 0;
    int candidates = 60;
    int confirmGames = kConfirmGames;
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
                return problem(
                    Text("cli.tunerules.twice").sub("param", Text("rule." + one->param)));
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

std::string sharesOf(bool cooperative, int seats, const StudyCounts &counts)
{
    if (cooperative)
        return fixed(100.0 * counts.won / counts.games, 1) + "%";
    std::string out;
    for (int seat = 0; seat < seats; ++seat)
        out += (seat ? " / " : "") +
               fixed(100 * counts.wins[static_cast<std::size_t>(seat)].mean(counts.games) /
                         StudyCounts::kWin,
                     1);
    return out + "%";
}

/// A line of the table. @param error with which chance an interval may be wrong
void printCounts(Tool &tool, const FairState &state, std::size_t i, const StudyCounts &counts,
                 const std::vector<FairVariation> &variations, double error)
{
    if (counts.games == 0)
        return;
    std::string gaps;
    for (const FairGoal &goal : state.goals) {
        const Estimate gap = gapOf(goal, counts, state.seats, error);
        gaps += (gaps.empty() ? "" : ", ") + fixed(gap.value, 1) + " [" + fixed(gap.lower, 1) +
                ", " + fixed(gap.upper, 1) + "]";
    }
    const bool team = state.present().option.game->definition().cooperative;
    const std::string letter = i == 0 ? "-" : std::string(1, fairLetter(state, i));
    tool.print(tool.say(Text("cli.tunerules.row")
                            .raw("letter", letter)
                            .raw("changes", i == 0 ? tool.say("cli.tunerules.present")
                                                   : changesOf(state, i, variations))
                            .raw("shares", sharesOf(team, state.seats, counts))
                            .raw("gap", gaps)
                            .raw("turns", fixed(counts.turns.mean(counts.games), 1))
                            .num("games", counts.games)));
}

void printCandidate(Tool &tool, const FairState &state, std::size_t i,
                    const std::vector<FairVariation> &variations)
{
    const FairCandidate &c = state.candidates[i];
    printCounts(tool, state, i, c.counts(), variations, state.error(c));
}

/// What another player says of it. @param state as it was, with the goals as that player has them
void printConfirmation(Tool &tool, const Renderer &words, FairState state,
                       const FairConfirmation &confirmed,
                       const std::vector<FairVariation> &variations)
{
    state.goals = confirmed.goals;
    tool.print(words(Text("cli.tunerules.confirmed").sub("player", playerText(confirmed.player))));
    printCounts(tool, state, 0, confirmed.before, variations, FairConfirmation::kError);
    printCounts(tool, state, confirmed.best, confirmed.after, variations, FairConfirmation::kError);
    tool.print(words(fairConfirmText(confirmed)));
}

/// What a run came to.
struct TuneResult
{
    FairState state;
    std::optional<FairConfirmation> confirmed;
    bool interrupted = false;

    bool reached() const
    {
        return state.nearest().reached >= Reached::Likely &&
               (!confirmed || confirmed->reached(confirmed->after) >= Reached::Likely);
    }
};

void printResult(Tool &tool, const GameDefinition &game, const TuneResult &result,
                 const std::vector<FairVariation> &variations)
{
    const FairState &state = result.state;
    if (tool.json()) {
        Json out = toJson(game, state, variations, tool.language());
        if (result.confirmed)
            out["confirmed"] = toJson(*result.confirmed);
        return tool.line(out);
    }
    const Renderer words = tool.words(&game);
    tool.print(words(Text("cli.tunerules.head")
                         .num("candidates", static_cast<std::int64_t>(state.candidates.size()))
                         .num("combinations", static_cast<std::int64_t>(state.combinations))
                         .num("games", state.played)
                         .sub("player", playerText(state.player))));
    printCandidate(tool, state, 0, variations);
    for (const std::size_t i : state.shown)
        printCandidate(tool, state, i, variations);
    tool.print(words(fairVerdict(state)));
    if (result.confirmed)
        printConfirmation(tool, words, state, *result.confirmed, variations);
}

int showResult(Tool &tool, const TuneRulesOptions &o, const OpenedRules &rules,
               const TuneResult &result, const std::vector<FairVariation> &variations)
{
    const GameDefinition &game = *rules.definition;
    const FairState &state = result.state;
    if (!o.save.empty() && state.best()) {
        const std::string bytes =
            prettyJson(writeRuleSet(fairRules(game, state, state.shown.front(), tool.language())));
        if (const Problems wrong = writeFile(QString::fromStdString(o.save), bytes, false);
            !wrong.empty())
            return tool.refuse(wrong, o.save);
    }
    printResult(tool, game, result, variations);
    if (result.interrupted)
        return kInterrupted;
    return result.reached() ? kOk : kCheckFailed;
}

/// Remarks on how far a search is, ten for each of its parts.
class TuneProgress
{
public:
    explicit TuneProgress(Tool &tool) : m_tool(tool) {}

    /// From the playing threads.
    void tell(const FairState &now)
    {
        const std::scoped_lock lock(m_mutex);
        const int step = 100 * static_cast<int>(now.phase) + static_cast<int>(10 * now.part);
        if (step <= m_told || now.phase == FairPhase::Done)
            return;
        m_told = step;
        m_tool.remark(m_tool.say(
            Text(now.phase == FairPhase::Search ? "cli.tunerules.search" : "cli.tunerules.proof")
                .num("played", now.played)
                .num("planned", now.planned)
                .num("seconds", static_cast<std::int64_t>(now.secondsLeft))));
    }

private:
    Tool &m_tool;
    std::mutex m_mutex;
    int m_told = -1;
};

/// The best rules once more, by the player that was asked for.
FairConfirmation confirmed(Tool &tool, const TuneRulesOptions &o, const FairState &state,
                           const FairSpec &spec, std::vector<StudyRows> known,
                           const std::stop_token &stop)
{
    FairConfirmSpec confirm;
    confirm.player = o.confirm;
    confirm.matches = o.confirmGames;
    confirm.jobs = o.jobs;
    confirm.known = std::move(known);
    confirm.played = spec.played;
    const int tenth = std::max(1, 2 * o.confirmGames / 10);
    confirm.progress = [&](int games) {
        if (games % tenth == 0)
            tool.remark(tool.say(Text("cli.tunerules.confirm")
                                     .num("played", games)
                                     .num("planned", 2 * o.confirmGames)));
    };
    return confirmFair(state, confirm, stop);
}

int runTuning(Tool &tool, const TuneRulesOptions &o, const OpenedRules &rules, FairSpec spec,
              const std::vector<FairVariation> &variations)
{
    FairOptions options = tool.require(
        fairOptions(*rules.definition, rules.rules, spec.seats, variations, o.candidates));
    for (const std::string &player : {o.player, o.confirm})
        if (!player.empty())
            tool.require(checkStudyPlayer(*options.options.front().game, player));
    const Interrupt interrupt;
    StudyJournal journal;
    if (!o.journal.empty())
        tool.require(journal.open(QString::fromStdString(o.journal)));
    Problems unwritten;
    const std::string warning = tool.say(Text("study.journal").raw("file", o.journal));
    spec.played = [&](const StudyKey &key, const StudyRow &row) {
        Problems now = journal.write(key, row);
        if (unwritten.empty() && !now.empty())
            tool.remark(warning); // at once: whoever ends the run by force should know
        unwritten = std::move(now);
    };
    const FairSearch *running = nullptr;
    TuneProgress progress(tool);
    spec.progress = [&] { progress.tell(running->state()); };
    const auto begin = std::chrono::steady_clock::now();
    FairSearch search(spec, std::move(options));
    running = &search;
    search.run(interrupt.token());
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    tool.remark(tool.say(Text("cli.tunerules.time")
                             .num("games", search.state().played)
                             .raw("seconds", fixed(took.count(), 1))));
    TuneResult result{search.state(), std::nullopt, false};
    if (!o.confirm.empty() && result.state.best() && !interrupt.happened())
        result.confirmed =
            confirmed(tool, o, result.state, spec, std::move(spec.known), interrupt.token());
    result.interrupted = interrupt.happened();
    const int code = showResult(tool, o, rules, result, variations);
    return unwritten.empty() ? code : tool.refuse(unwritten);
}

int tuneRules(Tool &tool, const TuneRulesOptions &o)
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
    spec.player = o.player;
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

/// What may change, and what for.
void addAim(CLI::App &command, TuneRulesOptions &o)
{
    command
        .add_option(
            "--vary", o.vary,
            "What may change: NAME=A..B a number (a board: added to every square), NAME=x,y "
            "choices or boards (no, yes), NAME alone any choice, NAME.COLUMN=A..B added to "
            "a column of a table, NAME.COLUMN.WORD=A..B so many rows with the word; may be given "
            "several times")
        ->type_name("NAME=A..B")
        ->required();
    command
        .add_option(
            "--goal", o.goals,
            "The aim: seats (win shares at most 8 points apart) or seats=POINTS, "
            "length=TURNS (10% off at most), wins=PERCENT of a team (5 points off at most); "
            "may be given several times, then all are aimed at")
        ->type_name("GOAL")
        ->required();
    command.add_flag("--keep-length", o.keepLength,
                     "The length stays within 10% of what it is now");
}

void addPlayers(CLI::App &command, TuneRulesOptions &o)
{
    command
        .add_option("--player", o.player,
                    "Who plays, in place of the quick player of studies: expert takes long and "
                    "finds advantages that one misses")
        ->type_name("PLAYER");
    auto *confirm = command.add_option(
        "--confirm", o.confirm,
        "Then let this player (such as skilled, or expert@200: 200 simulations a decision) play "
        "the present rules and the best ones on deals of their own; exit 1 when they do not reach "
        "the aim with it, too");
    confirm->type_name("PLAYER");
    addNumber(command, "--confirm-games", o.confirmGames, 20, 100'000,
              "Matches of that player, of each of the two")
        ->capture_default_str()
        ->needs(confirm);
}

} // namespace

void addTuneRulesCommand(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<TuneRulesOptions>();
    CLI::App *command = tool.addCommand(
        app, "tune-rules",
        "Make rules fair: tries what may vary by self-play on shared deals, gives up the worse "
        "half again and again, and proves the best with fresh deals. Prints the candidates with "
        "intervals that hold together, and a house rule; exit 1 when none reaches the aim",
        [&tool, o] { return tuneRules(tool, *o); });
    command->add_option("rules", o->rules, "Rule-set file or GAME:PRESET")
        ->type_name("RULES")
        ->required();
    addAim(*command, *o);
    addNumber(*command, "--seats", o->seats, 1, kMaxSeats, "Number of seats; default: the largest");
    addNumber(*command, "--budget", o->minutes, 0.05, 10'000.0, "Minutes for all of it")
        ->type_name("MIN");
    addNumber(*command, "--matches", o->matches, 50, 10'000'000,
              "So many matches instead, about: the result then depends on nothing but them");
    addNumber(*command, "--candidates", o->candidates, 2, 1000,
              "Rules to try; all combinations when there are no more")
        ->capture_default_str();
    addNumber(*command, "--jobs", o->jobs, 1, 256, "Matches at once");
    addJournal(*command, o->journal);
    command->add_option("--from", o->from, "Take the finished matches of these journals, too")
        ->type_name("FILE");
    addPlayers(*command, *o);
    command->add_option("--save", o->save, "Write the best rules there as a house rule")
        ->type_name("FILE");
}

} // namespace takujo
