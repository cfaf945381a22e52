#include "commands.h"
#include "input_file.h"
#include "usage.h"

#include "conformance_run.h"

#include <nlohmann/json.hpp>

#include <unistd.h>

namespace takujo {

namespace {

using conformance::Findings;
using conformance::Setup;

struct ConformanceOptions
{
    RulesOption rules;
    int seats = 0;
    int games = 100;
    int positions = 60;
    int simulations = 64;
    int jobs = 1;
    std::uint64_t seed = 1;
    std::uint64_t match = 0;
    bool ai = false;
    bool notes = false;
};

/// All presets and seat numbers of a game, or those of one rule set.
Loaded<std::vector<Setup>> setupsFor(Tool &tool, const ConformanceOptions &o)
{
    std::vector<Setup> setups;
    const std::string reference = o.rules.reference();
    if (o.rules.rules.empty()) {
        const auto definition = tool.catalogue().definition(QString::fromStdString(o.rules.game));
        if (!definition)
            return definition.error();
        setups = conformance::allSetups(**definition);
    } else {
        const Loaded<OpenedRules> rules = openRules(tool, reference);
        if (!rules)
            return rules.error();
        for (int seats = rules->definition->minSeats; seats <= rules->definition->maxSeats;
             ++seats) {
            setups.push_back(conformance::makeSetup(*rules->definition, rules->rules, seats));
            setups.back().reference = reference;
        }
    }
    const GameDefinition &definition = setups.front().definition();
    std::erase_if(setups, [&](const Setup &s) { return o.seats != 0 && s.seats() != o.seats; });
    if (setups.empty())
        return problem(
            Text("cli.seats").num("min", definition.minSeats).num("max", definition.maxSeats));
    return setups;
}

/// On a terminal one line that is written over; else a line at each tenth.
conformance::Progress progress()
{
    const bool terminal = isatty(STDERR_FILENO) == 1;
    return [terminal, last = -1](int done, int total) mutable {
        const int tenth = 10 * done / total;
        if (terminal)
            std::fprintf(stderr, "\r%d/%d%s", done, total, done == total ? "\n" : "");
        else if (tenth != last)
            std::fprintf(stderr, "%d/%d\n", done, total);
        last = tenth;
    };
}

void reportFailures(Tool &tool, const Findings &findings)
{
    for (const conformance::Failure &f : findings.failures()) {
        if (tool.json()) {
            tool.line({{"failure", f.check},
                       {"message", f.message},
                       {"setup", f.setup},
                       {"seed", f.seed},
                       {"ply", f.ply},
                       {"again", f.again.empty() ? "" : "takujo-cli " + f.again}});
            continue;
        }
        tool.print("FAILURE " + f.check + ": " + f.message);
        tool.print("    " + f.setup + ", seed " + std::to_string(f.seed) + ", ply " +
                   std::to_string(f.ply));
        if (!f.again.empty())
            tool.print("    takujo-cli " + f.again);
    }
}

/// Failures, then what was done, the verdict last.
int report(Tool &tool, const Findings &findings, const ConformanceOptions &o, const char *what)
{
    reportFailures(tool, findings);
    if (o.notes) {
        for (const std::string &note : findings.notes())
            tool.remark(note);
    }
    if (tool.json()) {
        tool.line({{"counts", findings.counts()},
                   {"failures", findings.failed()},
                   {"ok", findings.ok()}});
        return findings.ok() ? kOk : kCheckFailed;
    }
    for (const auto &[name, n] : findings.counts())
        tool.print(QString::fromStdString(name).leftJustified(20).toStdString() +
                   std::to_string(n));
    tool.print(std::to_string(findings.failed()) + " " + what);
    return findings.ok() ? kOk : kCheckFailed;
}

int fuzz(Tool &tool, const ConformanceOptions &o)
{
    const auto setups = tool.require(setupsFor(tool, o), o.rules.rules);
    if (o.match != 0)
        return report(tool, conformance::repeatFuzz(setups.front(), o.match, o.ai), o, "failures");
    conformance::FuzzSpec spec;
    spec.seed = o.seed;
    spec.games = o.games;
    spec.jobs = o.jobs;
    spec.progress = progress();
    return report(tool, conformance::runFuzz(setups, spec), o, "failures");
}

int leak(Tool &tool, const ConformanceOptions &o)
{
    const auto setups = tool.require(setupsFor(tool, o), o.rules.rules);
    if (o.match != 0)
        return report(tool, conformance::repeatLeak(setups.front(), o.match), o, "mismatches");
    conformance::LeakSpec spec;
    spec.seed = o.seed;
    spec.positions = o.positions;
    spec.simulations = o.simulations;
    spec.jobs = o.jobs;
    spec.progress = progress();
    return report(tool, conformance::runLeak(setups, spec), o, "mismatches");
}

int reasons(Tool &tool, const ConformanceOptions &o)
{
    const auto setups = tool.require(setupsFor(tool, o), o.rules.rules);
    if (o.match != 0)
        return report(tool, conformance::repeatReasons(setups.front(), o.match), o, "failures");
    conformance::ReasonsSpec spec;
    spec.seed = o.seed;
    spec.positions = o.positions;
    spec.simulations = o.simulations;
    spec.jobs = o.jobs;
    spec.progress = progress();
    return report(tool, conformance::runReasons(setups, spec), o, "failures");
}

void addCommon(CLI::App &command, ConformanceOptions &o)
{
    auto *game = command.add_option("--game", o.rules.game, "All its presets and numbers of seats")
                     ->type_name("GAME");
    auto *rules =
        command.add_option("--rules", o.rules.rules, "Only these rules")->type_name("RULES");
    rules->excludes(game);
    addNumber(command, "--seats", o.seats, 1, kMaxSeats, "Only with this many seats");
    addSeed(command, "--seed", o.seed, "Of the run");
    addNumber(command, "--jobs", o.jobs, 1, 256,
              "Matches at once; the result does not depend on it")
        ->capture_default_str();
    addSeed(command, "--match", o.match, "Repeat the one match with this seed of its own");
    command.add_flag("--notes", o.notes, "Print remarks too, on standard error");
}

} // namespace

void addProofCommands(CLI::App &app, Tool &tool)
{
    auto f = std::make_shared<ConformanceOptions>();
    CLI::App *fuzzed =
        tool.addCommand(app, "fuzz",
                        "Random and AI matches with everything tested on the way: rules, "
                        "moves, words, prompts, files, undo, rule edges, rulebook",
                        [&tool, f] { return fuzz(tool, *f); });
    addCommon(*fuzzed, *f);
    addNumber(*fuzzed, "--games", f->games, 0, 10'000'000, "Matches over all presets and seats")
        ->capture_default_str();
    fuzzed->add_flag("--ai", f->ai, "With --match: it was one played by the AI");

    auto l = std::make_shared<ConformanceOptions>();
    CLI::App *leaked =
        tool.addCommand(app, "leak",
                        "Does anything a seat gets depend on what it cannot know? World-swap, "
                        "valid and uniform samples, the same AI move in every world",
                        [&tool, l] { return leak(tool, *l); });
    addCommon(*leaked, *l);
    addNumber(*leaked, "--positions", l->positions, 1, 10'000'000,
              "Positions over all presets and seats")
        ->capture_default_str();
    addNumber(*leaked, "--sims", l->simulations, 1, 1'000'000, "Simulations of an AI decision")
        ->capture_default_str();

    auto r = std::make_shared<ConformanceOptions>();
    CLI::App *explained =
        tool.addCommand(app, "reasons",
                        "Hints in matches: is every reason true? Each is computed "
                        "again from other worlds and from the search's figures",
                        [&tool, r] { return reasons(tool, *r); });
    addCommon(*explained, *r);
    addNumber(*explained, "--positions", r->positions, 1, 10'000'000,
              "Positions over all presets and seats")
        ->capture_default_str();
    addNumber(*explained, "--sims", r->simulations, 1, 1'000'000, "Simulations of a hint")
        ->capture_default_str();
}

} // namespace takujo
