#include "commands.h"
#include "input_file.h"
#include "slice.h"
#include "usage.h"

#include "evaluation/coop.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

struct CoopOptions
{
    RulesOption rules;
    std::string teams = "random,greedy,expert,open/expert,oracle/loose";
    int seats = 3;
    int deals = 200;
    int jobs = 1;
    int tries = 400;
    std::uint64_t seed = 1;
    std::vector<std::string> gates;
    SliceOptions slice;
    BudgetOptions budget;
};

std::string padded(const std::string &text, int width)
{
    return QString::fromStdString(text).leftJustified(width).toStdString();
}

/// "open/expert" without its prefix, when it has this one.
bool takePrefix(std::string &name, const std::string &prefix)
{
    if (name.rfind(prefix, 0) != 0)
        return false;
    name = name.substr(prefix.size());
    return true;
}

Loaded<std::shared_ptr<const Game>> gameFor(Tool &tool, const OpenedRules &rules, int seats,
                                            bool open)
{
    if (!open)
        return openGame(tool, rules, seats);
    OpenedRules changed = rules;
    changed.rules.official = false;
    (*changed.rules.changes)["open_hands"] = true;
    const Loaded<RuleValues> values = effectiveValues(rules.definition->schema, changed.rules);
    if (!values)
        return values.error();
    changed.values = *values;
    return openGame(tool, changed, seats);
}

/// "expert", "open/expert" (hands open), "one/expert" (one seed for all), "oracle/loose" (knows the
/// pack), "careless+expert" (a line-up; the last one fills the seats).
Loaded<CoopTeam> teamOf(Tool &tool, const OpenedRules &rules, const CoopOptions &o,
                        const std::string &name)
{
    CoopTeam team;
    team.name = name;
    std::string players = name;
    const bool open = takePrefix(players, "open/");
    team.oneSeed = takePrefix(players, "one/");
    team.tries = takePrefix(players, "oracle/") ? o.tries : 0;
    const auto game = gameFor(tool, rules, o.seats, open);
    if (!game)
        return game.error();
    team.game = *game;
    std::replace(players.begin(), players.end(), '+', ',');
    team.players = splitList(players);
    if (static_cast<int>(team.players.size()) > o.seats)
        return problem(Text("cli.players.many")
                           .num("players", static_cast<std::int64_t>(team.players.size()))
                           .num("seats", o.seats));
    while (!team.players.empty() && static_cast<int>(team.players.size()) < o.seats)
        team.players.push_back(team.players.back());
    team.players.resize(static_cast<std::size_t>(o.seats));
    for (const std::string &player : team.players) {
        if (Problems wrong = checkPlayer(*team.game, player); !wrong.empty())
            return wrong;
    }
    return team;
}

/// "expert>=0.65*open/expert", "expert>=greedy", "random<=0.01": share against share.
struct Gate
{
    std::string text;
    std::string left, right; ///< teams; without a right one the bound is the factor
    double factor = 1;
    bool least = true;
};

/// Nothing when it cannot be read or names a team that does not play.
std::optional<Gate> gateOf(const std::string &gate, const std::vector<std::string> &teams)
{
    const auto plays = [&](const std::string &team) {
        return std::find(teams.begin(), teams.end(), team) != teams.end();
    };
    const std::size_t at = gate.find_first_of("<>");
    if (at == std::string::npos || gate.size() < at + 3 || gate[at + 1] != '=')
        return std::nullopt;
    Gate out{gate, gate.substr(0, at), gate.substr(at + 2), 1, gate[at] == '>'};
    const std::size_t star = out.right.find('*');
    bool number = false;
    const double value = QString::fromStdString(out.right.substr(0, star)).toDouble(&number);
    if (number) {
        out.factor = value;
        out.right = star == std::string::npos ? std::string() : out.right.substr(star + 1);
    }
    const bool bare = number && star == std::string::npos;
    if (!plays(out.left) || (!bare && !plays(out.right)))
        return std::nullopt;
    return out;
}

double shareOf(const CoopResult &result, const std::string &team)
{
    const auto found = std::find_if(result.scores.begin(), result.scores.end(),
                                    [&](const CoopScore &score) { return score.team == team; });
    return found == result.scores.end() ? 0 : found->share;
}

bool holds(const CoopResult &result, const Gate &gate)
{
    const double left = shareOf(result, gate.left);
    const double bound = gate.factor * (gate.right.empty() ? 1 : shareOf(result, gate.right));
    return gate.least ? left >= bound : left <= bound;
}

void printScores(Tool &tool, const CoopResult &result)
{
    for (const CoopScore &s : result.scores) {
        if (tool.json())
            tool.line(toJson(s));
        else
            tool.print(tool.say(Text("cli.coop.row")
                                    .raw("team", padded(s.team, 22))
                                    .raw("wins", padded(std::to_string(s.wins), 4))
                                    .raw("share", fixed(s.share, 3))
                                    .raw("lower", fixed(s.lower, 3))
                                    .raw("upper", fixed(s.upper, 3))
                                    .raw("score", fixed(s.meanScore, 1))
                                    .raw("cpu", fixed(s.cpuMsMean, 2))
                                    .raw("most", fixed(s.cpuMsMax, 1))));
        for (const std::string &fault : s.faults)
            tool.remark(s.team + ": " + fault);
    }
    for (const CoopPair &p : result.pairs) {
        if (tool.json())
            tool.line(toJson(p));
        else
            tool.print(tool.say(Text("cli.coop.pair")
                                    .raw("teams", padded(p.a + " : " + p.b, 34))
                                    .raw("a", std::to_string(p.onlyA))
                                    .raw("b", std::to_string(p.onlyB))
                                    .raw("p", fixed(p.p, 4))));
    }
}

int judge(Tool &tool, const CoopResult &result, const std::vector<Gate> &gates)
{
    int code = kOk;
    for (const CoopScore &score : result.scores)
        code = score.faults.empty() ? code : kCheckFailed;
    for (const Gate &gate : gates) {
        const bool passed = holds(result, gate);
        code = passed ? code : kCheckFailed;
        if (tool.json())
            tool.line({{"gate", gate.text}, {"passed", passed}});
        else
            tool.print(tool.say(Text(passed ? "cli.gate.passed" : "cli.gate.failed")
                                    .sub("what", Text("io.raw").raw("text", gate.text))));
    }
    return code;
}

/// What a slice must share with the others.
std::string runOf(const CoopOptions &o, const OpenedRules &rules,
                  const std::vector<std::string> &teams)
{
    return runId({"coop", rules.rules.game, rules.hash, o.seats, teams, o.tries, o.seed,
                  o.budget.simulations, o.budget.milliseconds, o.budget.cpu, TAKUJO_VERSION});
}

/// The gates that are asked for; nothing when one cannot be read: before hours of play, not after.
std::optional<std::vector<Gate>> gatesOf(Tool &tool, const CoopOptions &o,
                                         const std::vector<std::string> &teams)
{
    std::vector<Gate> gates;
    for (const std::string &text : o.gates) {
        const std::optional<Gate> gate = gateOf(text, teams);
        if (!gate) {
            tool.misuse(Text("cli.coop.gate").raw("gate", text));
            return std::nullopt;
        }
        gates.push_back(*gate);
    }
    return gates;
}

std::vector<CoopDeal> joined(Tool &tool, const CoopOptions &o, const std::string &run,
                             std::size_t teams)
{
    std::vector<CoopDeal> deals;
    for (const Json &row : tool.require(joinRows(o.slice.from, run, "deal"))) {
        const Loaded<CoopDeal> deal = readCoopDeal(row, teams);
        tool.require(deal ? Problems() : badRow(row, "deal", deal.error()));
        deals.push_back(*deal);
    }
    return deals;
}

int coop(Tool &tool, const CoopOptions &o)
{
    const OpenedRules rules = o.rules.open(tool);
    if (!rules.definition->cooperative)
        return tool.misuse(Text("cli.coop.not").raw("game", rules.definition->id));
    const std::vector<std::string> names = splitList(o.teams);
    const auto gates = gatesOf(tool, o, names);
    if (!gates)
        return kUsage;
    const auto range = o.slice.range(o.deals);
    if (!range)
        return o.slice.misuse(tool);
    CoopSpec spec;
    for (const std::string &name : names)
        spec.teams.push_back(tool.require(teamOf(tool, rules, o, name)));
    const std::string run = runOf(o, rules, names);
    if (!o.slice.from.empty()) {
        const CoopResult result = sumCoop(names, joined(tool, o, run, names.size()));
        printScores(tool, result);
        return judge(tool, result, *gates);
    }
    spec.first = static_cast<int>(range->first - 1);
    spec.deals = static_cast<int>(range->last - range->first + 1);
    spec.budget = o.budget.budget();
    spec.seed = o.seed;
    spec.jobs = o.jobs;
    if (!o.slice.seeds.empty() && tool.json())
        spec.played = [&](const CoopDeal &deal) { printRow(tool, run, toJson(deal)); };
    const CoopResult result = runCoop(spec);
    printScores(tool, result);
    return judge(tool, result, *gates);
}

} // namespace

void addCoopCommand(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<CoopOptions>();
    CLI::App *command = tool.addCommand(
        app, "coop",
        "Teams of a cooperative game on the same deals: win rates with exact intervals, McNemar",
        [&tool, o] { return coop(tool, *o); });
    o->rules.add(*command);
    addNumber(*command, "--seats", o->seats, 1, kMaxSeats, "Number of partners")
        ->capture_default_str();
    command
        ->add_option("--teams", o->teams,
                     "Players, with open/ all hands are open, with one/ all think with one seed, "
                     "with oracle/ the pack is known; A+B is a line-up, the last fills the seats")
        ->capture_default_str();
    o->slice.add(*command,
                 addNumber(*command, "--deals", o->deals, 1, 1'000'000, "Deals of every team")
                     ->capture_default_str());
    addNumber(*command, "--tries", o->tries, 1, 1'000'000, "Lines an oracle tries per deal")
        ->capture_default_str();
    addNumber(*command, "--jobs", o->jobs, 1, 256,
              "Matches at once; the result does not depend on it");
    addSeed(*command, "--seed", o->seed, "Of deals and thinking");
    command->add_option("--gate", o->gates,
                        "Exit 1 unless it holds: expert>=greedy, expert>=0.65*open/expert, "
                        "random<=0.01; may be given several times");
    o->budget.add(*command);
}

} // namespace takujo
