#include "commands.h"
#include "input_file.h"
#include "interrupt.h"
#include "slice.h"
#include "usage.h"

#include "evaluation/weight_fit.h"
#include "io/files.h"
#include "io/line_file.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <algorithm>
#include <chrono>
#include <set>

namespace takujo {

namespace {

constexpr int kFirstProof = 1'000'000; ///< number of the first deal of the validation match

struct TuneOptions
{
    RulesOption rules;
    std::string weights, journal, player = kReferenceLevel;
    std::string only, prover;
    int rounds = 1;
    int seats = 2;
    int matches = 400;
    double minutes = 0;
    int validate = 200;
    int jobs = 1;
    std::uint64_t seed = 1;
    SliceOptions slice;
    BudgetOptions budget;
};

/// Everything a run goes by.
struct WeightRun
{
    std::shared_ptr<const Game> game;
    WeightFile before; ///< the file's, or the game's own
    TuneSpec spec;
    std::string id;

    const GameDefinition &definition() const { return game->definition(); }
};

WeightRun prepared(Tool &tool, const TuneOptions &o)
{
    const OpenedRules rules = o.rules.open(tool);
    tool.setGame(rules.definition);
    WeightRun run;
    run.game = tool.require(openGame(tool, rules, o.seats));
    if (run.definition().weights.names.empty())
        throw Refusal{problem("cli.tune.none"), {}};
    tool.require(checkPlayer(*run.game, o.player));
    run.before = run.definition().weights.own;
    if (QFile::exists(QString::fromStdString(o.weights)))
        run.before = tool.require(readWeightFile(run.definition(), o.weights), o.weights);
    run.spec = {o.player, run.before.strong, o.budget.budget(), o.seed, o.jobs, o.only};
    const auto values = run.spec.start.values(o.seats);
    run.id = // 2: rows name the seats that won, before they were bits of a number
        runId({"tune/2", run.definition().id, rules.hash, o.seats, o.player, o.seed,
               run.spec.budget.simulations, run.spec.budget.time.count(), run.spec.budget.cpuTime,
               o.only, std::vector<float>(values.begin(), values.end()), TAKUJO_VERSION});
    return run;
}

/// The deals of rows that are there already.
std::vector<TuneDeal> knownDeals(Tool &tool, const WeightRun &run, const TuneOptions &o)
{
    std::vector<std::string> files = o.slice.from;
    if (!o.journal.empty() && QFile(QString::fromStdString(o.journal)).size() > 0)
        files.push_back(o.journal);
    std::vector<TuneDeal> deals;
    if (files.empty())
        return deals;
    for (const Json &row : tool.require(joinRows(files, run.id, "deal"))) {
        Loaded<TuneDeal> deal = readTuneDeal(*run.game, row);
        if (!deal)
            throw Refusal{badRow(row, "deal", deal.error()), {}};
        deals.push_back(std::move(*deal));
    }
    return deals;
}

/// Plays the deals of a range that are not among the known ones, until the time is over.
std::vector<TuneDeal> freshDeals(const WeightRun &run, const TuneOptions &o,
                                 const SliceOptions::Range &range,
                                 const std::vector<TuneDeal> &known,
                                 const std::function<void(const TuneDeal &)> &played,
                                 const std::stop_token &stop)
{
    std::set<int> done;
    for (const TuneDeal &deal : known)
        done.insert(deal.number);
    std::vector<int> open;
    for (auto number = static_cast<int>(range.first); number <= static_cast<int>(range.last);
         ++number) {
        if (!done.contains(number - 1))
            open.push_back(number - 1);
    }
    const auto end =
        std::chrono::steady_clock::now() + std::chrono::duration<double>(60 * o.minutes);
    std::vector<TuneDeal> out;
    const std::size_t batch =
        o.minutes > 0 ? toIndex(o.jobs) : std::max<std::size_t>(1, open.size());
    for (std::size_t at = 0; at < open.size() && !stop.stop_requested(); at += batch) {
        if (o.minutes > 0 && std::chrono::steady_clock::now() >= end)
            break;
        const auto last =
            open.begin() + static_cast<std::ptrdiff_t>(std::min(at + batch, open.size()));
        const std::vector<int> some(open.begin() + static_cast<std::ptrdiff_t>(at), last);
        for (TuneDeal &deal : playTuning(*run.game, run.spec, some, played, stop))
            out.push_back(std::move(deal));
    }
    return out;
}

Json changesOf(const WeightRun &run, const WeightFit &fit, int seats)
{
    Json out = Json::object();
    const std::vector<WeightName> &names = run.definition().weights.names;
    const auto before = run.before.strong.values(seats);
    const auto after = fit.weights.values(seats);
    const auto fine = [](float value) { return Json::parse(fixed(static_cast<double>(value), 4)); };
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].use == WeightUse::Fixed || !names[i].id.starts_with(run.spec.only))
            continue;
        Json row = {{"before", fine(before[i])}, {"after", fine(after[i])}};
        if (names[i].use == WeightUse::Played)
            row["errors"] = fit.answers[i];
        out[names[i].id] = row;
    }
    return out;
}

/// New against old, on deals that nobody learned from.
ArenaResult proof(const WeightRun &run, const TuneOptions &o, const WeightFit &fit,
                  const std::stop_token &stop)
{
    ArenaSpec arena;
    arena.players.assign(toIndex(o.seats), o.prover.empty() ? o.player : o.prover);
    arena.games = o.validate;
    arena.budget = run.spec.budget;
    arena.seed = o.seed;
    arena.jobs = o.jobs;
    arena.first = kFirstProof;
    arena.weights.assign(toIndex(o.seats), std::make_shared<WeightSet>(run.before.strong));
    arena.weights.front() = std::make_shared<WeightSet>(fit.weights);
    return runArena(*run.game, arena, stop);
}

/// What a run came to.
struct Learned
{
    WeightFit fit;
    Json changes;
    ArenaResult match; ///< new against old; without matches nothing is proved

    const ArenaScore &score() const { return match.scores.front(); }
    bool kept() const
    {
        return match.faults.empty() &&
               (match.games == 0 || score().share * static_cast<double>(match.scores.size()) >= 1);
    }
};

Json toJson(const Learned &learned)
{
    const WeightFit &fit = learned.fit;
    const ArenaScore &score = learned.score();
    return {{"deals", fit.deals},
            {"positions", fit.positions},
            {"fitted", {fit.fittedBefore, fit.fittedAfter}},
            {"kept", {fit.keptBefore, fit.keptAfter}},
            {"weights", learned.changes},
            {"games", learned.match.games},
            {"share", score.share},
            {"lower", score.lower},
            {"upper", score.upper},
            {"written", learned.kept()}};
}

void print(Tool &tool, const Learned &learned)
{
    const WeightFit &fit = learned.fit;
    tool.print(tool.say(Text("cli.tune.head")
                            .num("deals", fit.deals)
                            .num("positions", fit.positions)
                            .raw("before", fixed(fit.keptBefore, 4))
                            .raw("after", fixed(fit.keptAfter, 4))));
    for (const auto &[name, change] : learned.changes.items()) {
        const bool played = change.contains("errors");
        tool.print(
            tool.say(Text("cli.tune.row")
                         .raw("name", QString::fromStdString(name).leftJustified(20).toStdString())
                         .raw("before", fixed(change["before"].get<double>(), 3))
                         .raw("after", fixed(change["after"].get<double>(), 3))
                         .raw("errors", played ? fixed(change["errors"].get<double>(), 1) : "-")));
    }
    const ArenaScore &score = learned.score();
    tool.print(tool.say(Text(learned.kept() ? "cli.tune.written" : "cli.tune.worse")
                            .num("games", learned.match.games)
                            .raw("share", fixed(score.share, 3))
                            .raw("lower", fixed(score.lower, 3))
                            .raw("upper", fixed(score.upper, 3))));
}

/// The command that makes the same weights of the same ones.
std::string commandOf(const TuneOptions &o, const WeightFit &fit)
{
    std::string out = "takujo-cli tune --rules " + o.rules.reference();
    out += " --seats " + std::to_string(o.seats) + " --player " + o.player;
    if (o.budget.simulations > 0)
        out += " --sims " + std::to_string(o.budget.simulations);
    if (!o.only.empty())
        out += " --only " + o.only;
    if (o.rounds > 1)
        out += " --rounds " + std::to_string(o.rounds);
    return out + " --seed " + std::to_string(o.seed) + " --matches " +
           std::to_string(fit.deals * o.seats);
}

int finish(Tool &tool, const WeightRun &run, const TuneOptions &o, WeightFit fit,
           const std::stop_token &stop)
{
    Learned learned;
    learned.fit = std::move(fit);
    learned.changes = changesOf(run, learned.fit, o.seats);
    learned.match = proof(run, o, learned.fit, stop);
    if (stop.stop_requested())
        return kInterrupted;
    if (tool.json())
        tool.line(toJson(learned));
    else
        print(tool, learned);
    for (const std::string &fault : learned.match.faults)
        tool.remark(fault);
    if (!learned.kept())
        return kCheckFailed;
    WeightFile after = run.before;
    after.strong = learned.fit.weights;
    after.strong.made = commandOf(o, learned.fit);
    const GameDefinition &game = run.definition();
    const Json file =
        writeWeights(after, game.id, game.weights.names, game.minSeats, game.maxSeats);
    tool.require(writeFile(QString::fromStdString(o.weights), prettyJson(file), false), o.weights);
    return kOk;
}

/// Learns again and again, each time from what was learned before and from other deals. One round's weights
/// waver around what is best: the mean over the later half counts.
int tuneInRounds(Tool &tool, WeightRun run, const TuneOptions &o, const SliceOptions::Range &range)
{
    const Interrupt interrupt;
    WeightFit fit;
    std::vector<double> sums(run.definition().weights.names.size());
    for (int round = 1; round <= o.rounds; ++round) {
        run.spec.seed = combine64(o.seed, static_cast<std::uint64_t>(round));
        const auto deals = freshDeals(
            run, o, range, {}, [](const TuneDeal &) {}, interrupt.token());
        if (interrupt.happened())
            return kInterrupted;
        fit = fitWeights(*run.game, run.spec, deals);
        run.spec.start = fit.weights;
        for (std::size_t i = 0; 2 * round > o.rounds && i < sums.size(); ++i)
            sums[i] += static_cast<double>(fit.weights.values(o.seats)[i]);
    }
    const int counted = o.rounds - o.rounds / 2;
    for (std::size_t i = 0; i < sums.size(); ++i)
        fit.weights.values(o.seats)[i] =
            weightWithin(run.definition().weights.names[i], sums[i] / counted);
    return finish(tool, run, o, std::move(fit), interrupt.token());
}

int tuneWeights(Tool &tool, const TuneOptions &o)
{
    const auto range = o.slice.range((o.matches + o.seats - 1) / o.seats);
    if (!range)
        return o.slice.misuse(tool);
    const WeightRun run = prepared(tool, o);
    if (o.rounds > 1)
        return tuneInRounds(tool, run, o, *range);
    const Text unwritten = Text("study.journal").raw("file", o.journal);
    LineFile journal;
    if (!o.journal.empty() && !journal.open(QString::fromStdString(o.journal)))
        throw Refusal{problem(unwritten), o.journal};
    std::vector<TuneDeal> deals = knownDeals(tool, run, o);
    const Interrupt interrupt;
    const bool sliced = !o.slice.seeds.empty();
    bool written = true;
    const auto played = [&](const TuneDeal &deal) {
        if (sliced && tool.json())
            printRow(tool, run.id, toJson(*run.game, deal));
        if (!journal.isOpen())
            return;
        Json row = {{"run", run.id}};
        row.update(toJson(*run.game, deal));
        const bool now = journal.write(QByteArray::fromStdString(row.dump()));
        if (written && !now)
            tool.remark(tool.say(unwritten)); // at once: whoever ends the run by force should know
        written = now;
    };
    if (o.slice.from.empty()) {
        for (TuneDeal &deal : freshDeals(run, o, *range, deals, played, interrupt.token()))
            deals.push_back(std::move(deal));
    }
    if (interrupt.happened())
        return kInterrupted;
    std::sort(deals.begin(), deals.end(),
              [](const TuneDeal &a, const TuneDeal &b) { return a.number < b.number; });
    return sliced ? kOk
                  : finish(tool, run, o, fitWeights(*run.game, run.spec, deals), interrupt.token());
}

void addRounds(CLI::App &command, TuneOptions &o)
{
    command.add_option("--only", o.only, "Learn nothing but the weights whose names begin so")
        ->type_name("PREFIX");
    command.add_option("--prove-by", o.prover,
                       "Who plays new against old, if not the player who learned");
    CLI::Option *rounds =
        addNumber(
            command, "--rounds", o.rounds, 1, 10'000,
            "Learn so often, each time from other deals and from what was learned before; the "
            "mean of the later half counts")
            ->capture_default_str();
    for (const char *other : {"--seeds", "--from", "--budget", "--journal"})
        rounds->excludes(other);
}

} // namespace

void addTuneCommand(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<TuneOptions>();
    CLI::App *command = tool.addCommand(
        app, "tune",
        "Learn a game's weights by self-play: fits what positions are worth to the results, moves "
        "how it plays to where it wins, and proves new against old; exit 1 and nothing written "
        "when the new ones win less than half",
        [&tool, o] { return tuneWeights(tool, *o); });
    o->rules.add(*command);
    command
        ->add_option("--weights", o->weights,
                     "The file to improve; where there is none, it begins with the game's own")
        ->type_name("FILE")
        ->required();
    addNumber(*command, "--seats", o->seats, 2, kMaxSeats, "Number of seats")
        ->capture_default_str();
    command->add_option("--player", o->player, "Who plays")->capture_default_str();
    CLI::Option *matches = addNumber(*command, "--matches", o->matches, 10, 1'000'000,
                                     "Matches to learn from; rounded up to whole deals")
                               ->capture_default_str();
    o->slice.add(*command, matches);
    addNumber(*command, "--budget", o->minutes, 0.05, 10'000.0, "Minutes of play at most")
        ->type_name("MIN");
    addNumber(*command, "--validate", o->validate, 0, 1'000'000,
              "Matches of new against old weights, on fresh deals; 0: none")
        ->capture_default_str();
    addJournal(*command, o->journal);
    addNumber(*command, "--jobs", o->jobs, 1, 256,
              "Matches at once; the result does not depend on it");
    addSeed(*command, "--seed", o->seed, "Of deals and thinking");
    o->budget.add(*command);
    addRounds(*command, *o);
}

} // namespace takujo
