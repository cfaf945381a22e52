#include "balance_against.h"
#include "commands.h"
#include "input_file.h"
#include "interrupt.h"
#include "slice.h"
#include "usage.h"

#include "evaluation/known_facts.h"
#include "evaluation/report_players.h"
#include "evaluation/report_words.h"
#include "evaluation/study.h"
#include "game/rule_check.h"
#include "game/rulebook.h"
#include "plugin/baseline_file.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>

#include <mutex>
#include <thread>

namespace takujo {

namespace {

constexpr int kGames = 400;

struct BalanceOptions
{
    std::string rules, player, baseline;
    int seats = 0;
    int games = 0; ///< 0 = not said
    int jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    bool untilDecided = false;
    SliceOptions slice;
    AgainstOptions against;

    /// Matches at most.
    int most() const
    {
        const auto range = slice.range(games > 0 ? games : kGames);
        return range ? static_cast<int>(range->last - range->first) + 1 : 0;
    }
    /// Rows are printed as they come.
    bool printsRows(const Tool &tool) const { return tool.json() && baseline.empty(); }
};

Loaded<StudyRows> joinFiles(const std::vector<std::string> &files)
{
    StudyRows rows;
    for (const std::string &file : files) {
        const Loaded<std::vector<Json>> lines = readLines(file);
        Problems wrong = lines ? joinStudyRows(rows, *lines) : lines.error();
        for (Problem &p : wrong)
            p.file = file;
        if (!wrong.empty())
            return wrong;
    }
    if (rows.rows.empty())
        return problem("cli.no_results");
    return rows;
}

/// What a report of some rules goes by besides its matches.
struct Background
{
    std::optional<Baseline> baseline; ///< of the official preset these rules build on
    ReportSight sight;

    const Baseline *official() const { return baseline ? &*baseline : nullptr; }
};

Background backgroundOf(Tool &tool, const OpenedRules &rules, const StudyKey &key, int looks)
{
    const GameEntry *entry = tool.catalogue().find(QString::fromStdString(rules.rules.game));
    const Baselines all = tool.require(readBaselines(*entry));
    const GameDefinition &definition = *rules.definition;
    const auto official = tool.require(tool.catalogue().makeGame(
        officialRuleSet(definition.schema, definition.texts, rules.rules.base), key.seats));
    Background out;
    if (const Baseline *found = all.find(studyKey(*official, key.player)))
        out.baseline = *found;
    out.sight = {looks, {entry->minMinutes, entry->maxMinutes}};
    out.sight.quickHolds = reportPlayers(*official, all).quickHolds;
    return out;
}

std::string number(const Measure &row, double value)
{
    return row.share ? fixed(100 * value, 1) + "%" : fixed(value, 1);
}

std::string estimate(const Measure &row, const Estimate &e)
{
    return number(row, e.value) + " [" + number(row, e.lower) + ", " + number(row, e.upper) + "]";
}

void printReport(Tool &tool, const OpenedRules &rules, const BalanceReport &report,
                 const std::string &reference)
{
    const Renderer words = tool.words(rules.definition);
    const std::string name = shownName(rules.rules, tool.language());
    tool.print(words(Text("cli.balance")
                         .raw("rules", name.empty() ? reference : name)
                         .num("seats", report.key.seats)
                         .sub("player", playerText(report.key.player))
                         .num("games", report.games)
                         .num("official", report.officialGames)));
    for (const Measure &row : report.measures) {
        Text line =
            Text("cli.balance.row").sub("what", row.label).raw("here", estimate(row, row.here));
        if (row.official)
            line = Text("cli.balance.compared")
                       .sub("what", row.label)
                       .raw("here", estimate(row, row.here))
                       .raw("official", number(row, row.official->value));
        const bool changed = row.change != Change::Unknown && row.change != Change::None;
        tool.print((changed ? "* " : "  ") + words(line));
    }
    for (const Finding &found : report.findings)
        tool.print("! " + words(found.text));
    tool.print(words(report.verdict));
    for (const KnownFact &fact : report.known)
        tool.print((fact.certain ? "= " : "? ") + words(fact.text));
    constexpr std::size_t kNamed = 12; // all are in the JSON
    for (std::size_t i = 0; i < std::min(kNamed, report.components.size()); ++i)
        tool.print("# " + words(useText(report.components[i])));
}

/// Prints the report; exit code 1 when something looks like a defect.
int showStudy(Tool &tool, const BalanceOptions &o, const OpenedRules &rules, const StudyRows &study)
{
    const Background ground =
        backgroundOf(tool, rules, study.key, o.untilDecided ? looksUpTo(o.most()) : 1);
    BalanceReport report = makeReport(*rules.definition, study.key,
                                      countsOf(study.rows, study.key.seats), ground.official());
    addKnownFacts(report, *rules.definition, study.rows, ground.official(), ground.sight);
    if (tool.json())
        tool.line(toJson(*rules.definition, report));
    else
        printReport(tool, rules, report, o.rules);
    return report.findings.empty() ? kOk : kCheckFailed;
}

int writeBaseline(Tool &tool, const OpenedRules &rules, const StudyRows &study,
                  const std::string &file)
{
    const QString path = QString::fromStdString(file);
    Baselines all;
    if (QFileInfo::exists(path)) {
        const Loaded<Json> document = readJsonFile(path);
        all = tool.require(document ? Baselines::read(study.key.game, *document)
                                    : Loaded<Baselines>(document.error()),
                           file);
    }
    all.put({rules.rules.base, study.key, TAKUJO_VERSION, study.rows.front().seed,
             study.rows.back().seed, countsOf(study.rows, study.key.seats),
             signatureOf(study.rows)});
    if (const Problems wrong = writeFile(path, prettyJson(all.write(study.key.game)), false);
        !wrong.empty())
        return tool.refuse(wrong, file);
    return kOk;
}

int finish(Tool &tool, const BalanceOptions &o, const OpenedRules &rules, const StudyRows &study)
{
    return o.baseline.empty() ? showStudy(tool, o, rules, study)
                              : writeBaseline(tool, rules, study, o.baseline);
}

int joined(Tool &tool, const BalanceOptions &o, const OpenedRules &rules)
{
    const StudyRows study = tool.require(joinFiles(o.slice.from));
    const auto game = tool.require(openGame(tool, rules, study.key.seats));
    if (study.key != studyKey(*game, o.player))
        return tool.refuse(problem("cli.balance.other"), o.slice.from.front());
    if (o.printsRows(tool)) {
        for (const StudyRow &row : study.rows)
            tool.line(toJson(study.key, row));
    }
    return finish(tool, o, rules, study);
}

/// Prints rows in the order of their seeds as soon as all before them are there.
class RowPrinter
{
public:
    RowPrinter(Tool &tool, std::uint64_t first) : m_tool(tool), m_next(first) {}

    /// Called from the playing threads.
    void print(const Study &study)
    {
        const std::scoped_lock lock(m_mutex);
        while (const std::optional<StudyRow> row = study.row(m_next)) {
            m_tool.line(toJson(study.key(), *row));
            ++m_next;
        }
    }
    /// What lies behind a match that was broken off, when somebody or the verdict ended the study.
    void printRest(const Study &study) const
    {
        for (const StudyRow &row : study.rows()) {
            if (row.seed > m_next)
                m_tool.line(toJson(study.key(), row));
        }
    }

private:
    Tool &m_tool;
    std::mutex m_mutex; // guards the output and m_next
    std::uint64_t m_next;
};

/// Ends a study as soon as more matches would not change its verdict, seldom looking: each look is one
/// more chance to be wrong.
class Decider
{
public:
    /// @param games the limit
    Decider(Tool &tool, const OpenedRules &rules, const StudyKey &key, int games)
        : m_definition(*rules.definition),
          m_ground(backgroundOf(tool, rules, key, looksUpTo(games)))
    {}

    /// Called from the playing threads.
    void look(Study &study)
    {
        const std::scoped_lock lock(m_mutex);
        if (study.done() < m_next)
            return;
        m_next = nextLook(study.done());
        const StudyCounts counts = countsOf(study.rows(), study.key().seats);
        const Baseline *baseline = m_ground.official();
        const BalanceReport report = makeReport(m_definition, study.key(), counts, baseline);
        if (isDecided(report, counts, baseline, m_ground.sight))
            study.cancel();
    }

private:
    const GameDefinition &m_definition;
    Background m_ground;
    std::mutex m_mutex;
    int m_next = nextLook(0);
};

/// How long it took until the first look, and until the end.
class Stopwatch
{
public:
    /// From the playing threads.
    void look(const Study &study)
    {
        const std::scoped_lock lock(m_mutex);
        if (m_first == 0 && study.done() >= std::min(nextLook(0), study.total()))
            m_first = seconds();
    }
    void tell(Tool &tool, const Study &study) const
    {
        tool.remark(tool.say(Text("cli.balance.times")
                                 .raw("first", fixed(m_first, 1))
                                 .num("looked", std::min(nextLook(0), study.total()))
                                 .raw("whole", fixed(seconds(), 1))
                                 .num("games", study.done())));
    }

private:
    double seconds() const
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
    }
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    std::mutex m_mutex; // guards m_first
    double m_first = 0;
};

int played(Tool &tool, const BalanceOptions &o, const OpenedRules &rules, StudySpec spec, int seats)
{
    spec.game = tool.require(openGame(tool, rules, seats));
    tool.require(o.player.empty() ? Problems() : checkStudyPlayer(*spec.game, o.player));
    RowPrinter printer(tool, spec.first);
    std::optional<Decider> decider;
    if (o.untilDecided)
        decider.emplace(tool, rules, studyKey(*spec.game, o.player), o.most());
    std::optional<Study> study;
    Stopwatch watch;
    spec.progress = [&] {
        watch.look(*study);
        if (o.printsRows(tool))
            printer.print(*study);
        if (decider)
            decider->look(*study);
    };
    study.emplace(spec);
    const Interrupt interrupt;
    study->start();
    {
        const std::stop_callback stop(interrupt.token(), [&] { study->cancel(); });
        study->wait();
    }
    const StudyRows out{study->key(), study->rows()};
    if (o.printsRows(tool))
        printer.printRest(*study);
    if (!interrupt.happened()) {
        watch.tell(tool, *study);
        return finish(tool, o, rules, out);
    }
    tool.remark(
        tool.say(Text("cli.interrupted").num("games", static_cast<std::int64_t>(out.rows.size()))));
    return kInterrupted;
}

int balance(Tool &tool, const BalanceOptions &o)
{
    const OpenedRules rules = tool.require(openRules(tool, o.rules), o.rules);
    const auto range = o.slice.range(o.games > 0 ? o.games : kGames);
    if (!range)
        return o.slice.misuse(tool);
    if (!o.baseline.empty() && !rules.rules.changes->empty())
        return tool.misuse("cli.balance.official");
    if (!o.slice.from.empty())
        return joined(tool, o, rules);
    std::vector<int> seats = checkRules(*rules.definition, rules.rules).seats;
    if (o.seats > 0)
        seats = {o.seats};
    if (!o.against.player.empty())
        return showAgreements(tool, rules, seats, {o.against, o.player, o.games, o.jobs});
    StudySpec spec;
    spec.player = o.player;
    spec.first = range->first;
    spec.last = range->last;
    spec.jobs = o.jobs;
    int code = kOk;
    for (const int n : seats) {
        if (code != kInterrupted)
            code = std::max(code, played(tool, o, rules, spec, n));
    }
    return code;
}

} // namespace

void addBalanceCommand(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<BalanceOptions>();
    CLI::App *command = tool.addCommand(
        app, "balance",
        "Self-play of rules by computer players, compared with the official preset they build on: "
        "win shares, length, scores, use of actions, with 95% intervals; exit 1 when something "
        "looks like a defect. With --json a line a match, then the report",
        [&tool, o] { return balance(tool, *o); });
    command->add_option("rules", o->rules, "Rule-set file or GAME:PRESET")
        ->type_name("RULES")
        ->required();
    addNumber(*command, "--seats", o->seats, 1, kMaxSeats,
              "Number of seats; default: every number in turn");
    auto *games =
        addNumber(*command, "--games", o->games, 1, 1'000'000, "Number of matches, seeds 1..N")
            ->default_str(std::to_string(kGames));
    o->slice.add(*command, games);
    command->add_flag("--until-decided", o->untilDecided,
                      "End before that when more matches would not change the verdict");
    command->add_option("--player", o->player,
                        "Who sits in every seat, such as skilled, or expert@200 (200 simulations a "
                        "decision); default: the game's player for studies");
    addNumber(*command, "--jobs", o->jobs, 1, 256,
              "Matches at once; the result does not depend on it");
    auto *baseline =
        command
            ->add_option("--baseline", o->baseline,
                         "Put the counts of an official preset into this file of baselines, which "
                         "is made when it does not exist")
            ->type_name("FILE");
    o->against.add(*command, baseline);
}

} // namespace takujo
