#include "commands.h"
#include "input_file.h"
#include "interrupt.h"
#include "program_players.h"
#include "slice.h"
#include "usage.h"

#include "players/player_desk.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

struct ArenaOptions
{
    RulesOption rules;
    std::string players, levels = "random,greedy,beginner,casual,skilled,expert";
    int seats = 0;
    int games = 200;
    int jobs = 1;
    std::uint64_t seed = 1;
    double lower = -1;
    std::string weights;
    SliceOptions slice;
    BudgetOptions budget;
};

/// The line-up: as given, filled up to `seats` with the last one.
std::vector<std::string> lineUp(const ArenaOptions &o)
{
    std::vector<std::string> players = splitList(o.players);
    while (static_cast<int>(players.size()) < o.seats)
        players.push_back(players.empty() ? std::string() : players.back());
    return players;
}

void printResult(Tool &tool, const ArenaResult &result, const Json &gate)
{
    if (tool.json()) {
        Json json = toJson(result);
        json.update(gate);
        tool.line(json);
        return;
    }
    for (const ArenaScore &s : result.scores)
        tool.print(tool.say(
            Text("cli.arena.row")
                .raw("player", QString::fromStdString(s.player).leftJustified(12).toStdString())
                .raw("share", fixed(s.share, 3))
                .raw("lower", fixed(s.lower, 3))
                .raw("upper", fixed(s.upper, 3))
                .raw("score", fixed(s.meanScore, 2))
                .raw("margin", fixed(s.meanMargin, 2))
                .raw("cpu", fixed(s.cpuMsMean, 2))
                .raw("most", fixed(s.cpuMsMax, 1))));
    tool.print(tool.say(Text("cli.arena.total")
                            .num("games", result.games)
                            .num("shared", result.sharedWins)
                            .raw("turns", fixed(result.meanTurns, 1))
                            .raw("plies", fixed(result.meanPlies, 1))
                            .raw("signature", toHex(result.signature))));
}

void printVerdict(Tool &tool, const std::string &player, double bound, double gate, bool passed)
{
    tool.print(tool.say(Text(passed ? "cli.gate.passed" : "cli.gate.failed")
                            .sub("what", Text("cli.arena.gate")
                                             .raw("player", player)
                                             .raw("bound", fixed(bound, 3))
                                             .raw("sign", bound >= gate ? ">=" : "<")
                                             .raw("gate", fixed(gate, 3)))));
}

struct Opened
{
    RuleSet rules;
    std::shared_ptr<const Game> game;
};

/// Prints, and judges against the gate (below 0: none). The verdict comes last.
int judge(Tool &tool, const ArenaOptions &o, const ArenaResult &result)
{
    const double bound = result.scores.front().lower;
    const bool passed = result.faults.empty() && bound >= o.lower;
    Json gate = Json::object();
    if (o.lower >= 0)
        gate = {{"gate", o.lower}, {"passed", passed}};
    printResult(tool, result, gate);
    for (const std::string &fault : result.faults)
        tool.remark(fault);
    if (o.lower >= 0 && !tool.json())
        printVerdict(tool, result.scores.front().player, bound, o.lower, passed);
    return passed ? kOk : kCheckFailed;
}

/// What a slice must share with the others.
std::string runOf(const Game &game, const ArenaSpec &spec)
{
    Json all = {"arena",
                game.definition().id,
                ruleHash(game.definition().schema, game.rules()),
                spec.players,
                spec.seed,
                spec.budget.simulations,
                spec.budget.time.count(),
                spec.budget.cpuTime,
                TAKUJO_VERSION};
    for (const auto &weights : spec.weights) {
        const auto values = weights->values(game.seats());
        all.push_back(std::vector<float>(values.begin(), values.end()));
    }
    return runId(all);
}

/// The weights of a file for the first player; the others keep the game's own.
std::vector<std::shared_ptr<const WeightSet>> firstWeights(const GameDefinition &game,
                                                           const ArenaOptions &o,
                                                           const std::vector<std::string> &players)
{
    if (o.weights.empty())
        return {};
    const WeightFile file = Tool::require(readWeightFile(game, o.weights), o.weights);
    return {std::make_shared<WeightSet>(file.of(players.front()))};
}

int joined(Tool &tool, const Game &game, const ArenaOptions &o, const ArenaSpec &spec)
{
    std::vector<ArenaDeal> deals;
    for (const Json &row : tool.require(joinRows(o.slice.from, runOf(game, spec), "deal"))) {
        Loaded<ArenaDeal> deal = readDeal(row, game.seats());
        if (!deal)
            return tool.refuse(badRow(row, "deal", deal.error()));
        deals.push_back(std::move(*deal));
    }
    return judge(tool, o, sumArena(game, spec.players, deals));
}

int played(Tool &tool, const Game &game, const ArenaOptions &o, const ArenaSpec &spec)
{
    const Interrupt interrupt;
    const ArenaResult result = runArena(game, spec, interrupt.token());
    if (interrupt.happened())
        tool.remark(tool.say(Text("cli.interrupted").num("games", result.games)));
    if (interrupt.happened() && result.games == 0)
        return kInterrupted;
    const int code = judge(tool, o, result);
    return interrupt.happened() ? kInterrupted : code;
}

int duel(Tool &tool, const Opened &opened, const ArenaOptions &o,
         const std::vector<std::string> &players)
{
    const Game &game = *opened.game;
    ArenaSpec spec{players, o.games, o.budget.budget(), o.seed, o.jobs};
    spec.weights = firstWeights(game.definition(), o, players);
    spec.thinkers = programThinkers(tool, opened.game, opened.rules, players);
    if (!o.slice.from.empty())
        return joined(tool, game, o, spec);
    const auto range = o.slice.range((o.games + game.seats() - 1) / game.seats());
    if (!range)
        return o.slice.misuse(tool);
    spec.first = static_cast<int>(range->first - 1);
    spec.games = static_cast<int>(range->last - range->first + 1) * game.seats();
    if (!o.slice.seeds.empty() && tool.json())
        spec.played = [&, run = runOf(game, spec)](const ArenaDeal &deal) {
            printRow(tool, run, toJson(deal, game.seats()));
        };
    return played(tool, game, o, spec);
}

Opened open(Tool &tool, const ArenaOptions &o, int seats)
{
    const OpenedRules rules = o.rules.open(tool);
    return {rules.rules, tool.require(openGame(tool, rules, seats))};
}

int arena(Tool &tool, const ArenaOptions &o)
{
    const std::vector<std::string> players = lineUp(o);
    if (o.seats > 0 && static_cast<int>(players.size()) > o.seats)
        return tool.misuse(Text("cli.players.many")
                               .num("players", static_cast<std::int64_t>(players.size()))
                               .num("seats", o.seats));
    const Opened opened = open(tool, o, static_cast<int>(players.size()));
    for (const std::string &player : players)
        tool.require(checkAnyPlayer(*opened.game, player));
    return duel(tool, opened, o, players);
}

/// Each of the list against the one before it (at three and four seats: against that many of it).
int ladder(Tool &tool, const ArenaOptions &o)
{
    const int seats = o.seats > 0 ? o.seats : 2;
    const Opened opened = open(tool, o, seats);
    const std::vector<std::string> levels = splitList(o.levels);
    if (levels.size() < 2)
        return tool.misuse("cli.levels");
    for (const std::string &level : levels)
        tool.require(checkAnyPlayer(*opened.game, level));
    int code = kOk;
    for (std::size_t i = 1; i < levels.size() && code != kInterrupted; ++i) {
        std::vector<std::string> players(static_cast<std::size_t>(seats), levels[i - 1]);
        players.front() = levels[i];
        code = std::max(code, duel(tool, opened, o, players));
    }
    return code;
}

/// Returns the option that says how many matches.
CLI::Option *addCommon(CLI::App &command, ArenaOptions &o)
{
    o.rules.add(command);
    addNumber(command, "--seats", o.seats, 1, kMaxSeats,
              "Number of seats; the last player fills them up");
    CLI::Option *games =
        addNumber(command, "--games", o.games, 1, 1'000'000,
                  "Number of matches; rounded up to whole deals, each played in every seating")
            ->capture_default_str();
    addNumber(command, "--jobs", o.jobs, 1, 256,
              "Matches at once; the result does not depend on it");
    addSeed(command, "--seed", o.seed, "Of deals and thinking");
    addNumber(command, "--lb", o.lower, 0.0, 1.0,
              "Gate: exit 1 when the exact one-sided 95% lower bound of the first player's "
              "win share lies below");
    o.budget.add(command);
    return games;
}

} // namespace

void addArenaCommands(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<ArenaOptions>();
    CLI::App *fight =
        tool.addCommand(app, "arena",
                        "Players against each other: the same deals in all seatings, win "
                        "shares with exact bounds",
                        [&tool, o] { return arena(tool, *o); });
    fight
        ->add_option("--players", o->players,
                     "One per seat; the first is measured: expert,greedy. exec:COMMAND is a "
                     "program of yours, which speaks the protocol of PLAYERS.md")
        ->required();
    fight
        ->add_option("--weights", o->weights,
                     "The first player thinks with the weights of this file (see tune)")
        ->type_name("FILE");
    o->slice.add(*fight, addCommon(*fight, *o));
    auto l = std::make_shared<ArenaOptions>();
    CLI::App *steps = tool.addCommand(app, "ladder", "Each level against the one below it",
                                      [&tool, l] { return ladder(tool, *l); });
    steps->add_option("--levels", l->levels, "Weakest first")->capture_default_str();
    addCommon(*steps, *l);
}

} // namespace takujo
