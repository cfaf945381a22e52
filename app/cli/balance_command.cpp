#include "commands.h"
#include "input_file.h"
#include "usage.h"

#include "evaluation/known_facts.h"
#include "evaluation/report_words.h"
#include "evaluation/study.h"
#include "game/rule_check.h"
#include "game/rulebook.h"
#include "plugin/baseline_file.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>

#include <thread>

namespace takujo {

namespace {

struct BalanceOptions
{
    std::string rules, seeds, baseline;
    std::vector<std::string> from;
    int seats = 0;
    int games = 400;
    int jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
};

/// "201..400", or 1..games. False: not such a range.
bool seedRange(const BalanceOptions &o, StudySpec &spec)
{
    spec.first = 1;
    spec.last = static_cast<std::uint64_t>(o.games);
    if (o.seeds.empty())
        return true;
    const QStringList ends = QString::fromStdString(o.seeds).split(QStringLiteral(".."));
    bool first = false;
    bool last = false;
    if (ends.size() == 2) {
        spec.first = ends[0].toULongLong(&first);
        spec.last = ends[1].toULongLong(&last);
    }
    constexpr std::uint64_t kMost = 10'000'000;
    return first && last && spec.first >= 1 && spec.first <= spec.last &&
           spec.last - spec.first < kMost && spec.last < (std::uint64_t{1} << 62);
}

/// The lines of a file of rows; a line that is no JSON becomes null, which is no row.
Loaded<std::vector<Json>> readLines(const std::string &file)
{
    const Loaded<std::string> text = readFile(QString::fromStdString(file));
    if (!text)
        return text.error();
    std::vector<Json> lines;
    std::size_t begin = 0;
    while (begin < text->size()) {
        const std::size_t end = std::min(text->find('\n', begin), text->size());
        const Loaded<Json> line = parseJson(std::string_view(*text).substr(begin, end - begin));
        lines.push_back(line ? *line : Json());
        begin = end + 1;
    }
    return lines;
}

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

/// Counts of the official preset these rules build on; null when there are none.
Loaded<const Baseline *> baselineFor(Tool &tool, const OpenedRules &rules, int seats,
                                     Baselines &all)
{
    const GameEntry *entry = tool.catalogue().find(QString::fromStdString(rules.rules.game));
    Loaded<Baselines> read = readBaselines(*entry);
    if (!read)
        return read.error();
    all = std::move(*read);
    const GameDefinition &definition = *rules.definition;
    const auto official = tool.catalogue().makeGame(
        officialRuleSet(definition.schema, definition.texts, rules.rules.base), seats);
    if (!official)
        return official.error();
    return all.find(studyKey(**official));
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

/// Prints rows and report; exit code 1 when something looks like a defect.
int showStudy(Tool &tool, const BalanceOptions &o, const OpenedRules &rules, const StudyRows &study)
{
    Baselines all;
    const auto baseline = tool.require(baselineFor(tool, rules, study.key.seats, all));
    BalanceReport report =
        makeReport(*rules.definition, study.key, countsOf(study.rows, study.key.seats), baseline);
    const GameEntry *entry = tool.catalogue().find(QString::fromStdString(rules.rules.game));
    addKnownFacts(report, *rules.definition, study.rows, baseline,
                  {1, {entry->minMinutes, entry->maxMinutes}});
    if (tool.json()) {
        for (const StudyRow &row : study.rows)
            tool.line(toJson(study.key, row));
        tool.line(toJson(*rules.definition, report));
    } else {
        printReport(tool, rules, report, o.rules);
    }
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
    all.put({rules.rules.base, study.key, countsOf(study.rows, study.key.seats),
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
    const StudyRows study = tool.require(joinFiles(o.from));
    const auto game = tool.require(openGame(tool, rules, study.key.seats));
    if (study.key != studyKey(*game))
        return tool.refuse(problem("cli.balance.other"), o.from.front());
    return finish(tool, o, rules, study);
}

int played(Tool &tool, const BalanceOptions &o, const OpenedRules &rules, StudySpec spec, int seats)
{
    spec.game = tool.require(openGame(tool, rules, seats));
    spec.jobs = o.jobs;
    Study study(spec);
    study.start();
    study.wait();
    return finish(tool, o, rules, {study.key(), study.rows()});
}

int balance(Tool &tool, const BalanceOptions &o)
{
    const OpenedRules rules = tool.require(openRules(tool, o.rules), o.rules);
    StudySpec spec;
    if (!seedRange(o, spec)) {
        tool.remark(tool.say(Text("cli.balance.seeds").raw("seeds", o.seeds)));
        return kUsage;
    }
    if (!o.baseline.empty() && !rules.rules.changes->empty()) {
        tool.remark(tool.say("cli.balance.official"));
        return kUsage;
    }
    if (!o.from.empty())
        return joined(tool, o, rules);
    std::vector<int> seats = checkRules(*rules.definition, rules.rules).seats;
    if (o.seats > 0)
        seats = {o.seats};
    int code = kOk;
    for (const int n : seats)
        code = std::max(code, played(tool, o, rules, spec, n));
    return code;
}

} // namespace

void addBalanceCommand(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<BalanceOptions>();
    CLI::App *command = tool.addCommand(
        app, "balance",
        "Self-play of rules by quick players, compared with the official preset they build on: win "
        "shares, length, scores, use of actions, with 95% intervals; exit 1 when something looks "
        "like a defect. With --json a line a match, then the report",
        [&tool, o] { return balance(tool, *o); });
    command->add_option("rules", o->rules, "Rule-set file or GAME:PRESET")
        ->type_name("RULES")
        ->required();
    addNumber(*command, "--seats", o->seats, 1, kMaxSeats,
              "Number of seats; default: every number in turn");
    auto *games =
        addNumber(*command, "--games", o->games, 1, 1'000'000, "Number of matches, seeds 1..N")
            ->capture_default_str();
    auto *seeds =
        command->add_option("--seeds", o->seeds, "Only these matches: a slice of a large study")
            ->type_name("A..B");
    auto *from = command
                     ->add_option("--from", o->from,
                                  "Play nothing: join the lines of these files (--json output)")
                     ->type_name("FILE");
    seeds->excludes(games);
    from->excludes(games)->excludes(seeds);
    addNumber(*command, "--jobs", o->jobs, 1, 256,
              "Matches at once; the result does not depend on it");
    command
        ->add_option("--baseline", o->baseline,
                     "Put the counts of an official preset into this file of baselines, which "
                     "is made when it does not exist")
        ->type_name("FILE");
}

} // namespace takujo
