#include "commands.h"
#include "input_file.h"
#include "interrupt.h"
#include "program_players.h"
#include "usage.h"

#include "evaluation/sprt.h"
#include "players/player_desk.h"
#include "search/jobs.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

struct SprtOptions
{
    RulesOption rules;
    std::string players;
    int games = 20'000;
    int jobs = 1;
    std::uint64_t seed = 1;
    Sprt::Spec spec;
    BudgetOptions budget;
};

/// A deal played in every seating.
struct Deal
{
    std::vector<ArenaPlayed> matches;

    std::string fault() const
    {
        for (const ArenaPlayed &match : matches) {
            if (!match.fault.empty())
                return match.fault;
        }
        return {};
    }
    /// Of the wins, what the first player of the line-up has.
    double share() const
    {
        const std::size_t seats = matches.size();
        double won = 0;
        for (std::size_t rotation = 0; rotation < seats; ++rotation)
            won += shareOfWin(matches[rotation].outcome.winners,
                              static_cast<SeatId>((seats - rotation) % seats));
        return won / static_cast<double>(seats);
    }
};

/// As many deals as jobs, from number `first` on.
std::vector<Deal> playDeals(const Game &game, const ArenaSpec &spec, int first,
                            const std::stop_token &stop)
{
    const int seats = game.seats();
    std::vector<Deal> deals(static_cast<std::size_t>(spec.jobs));
    for (Deal &deal : deals)
        deal.matches.resize(static_cast<std::size_t>(seats));
    runJobs(spec.jobs * seats, spec.jobs, [&](int i) {
        deals[static_cast<std::size_t>(i / seats)].matches[static_cast<std::size_t>(i % seats)] =
            playArenaMatch(game, spec, first + i / seats, i % seats, stop);
    });
    return deals;
}

Text standing(const Sprt &test, const std::string &player, int seats)
{
    return Text("cli.sprt.row")
        .raw("player", player)
        .raw("share", fixed(test.meanShare(), 3))
        .num("games", std::int64_t{test.deals()} * seats)
        .raw("llr", fixed(test.ratio(), 2))
        .raw("lower", fixed(test.lower(), 2))
        .raw("upper", fixed(test.upper(), 2));
}

/// The result, the verdict last: exit code 0 when the first player is found stronger.
int report(Tool &tool, const SprtOptions &o, const Sprt &test, const std::string &player, int seats)
{
    const Sprt::Verdict verdict = test.verdict();
    const char *name = verdict == Sprt::Verdict::H1   ? "H1"
                       : verdict == Sprt::Verdict::H0 ? "H0"
                                                      : "open";
    const int code = verdict == Sprt::Verdict::H1 ? kOk : kCheckFailed;
    if (tool.json()) {
        tool.line({{"player", player},
                   {"games", test.deals() * seats},
                   {"share", test.meanShare()},
                   {"llr", test.ratio()},
                   {"lower", test.lower()},
                   {"upper", test.upper()},
                   {"verdict", name}});
        return code;
    }
    tool.print(tool.say(standing(test, player, seats)));
    Text what = Text("cli.sprt.open").num("games", std::int64_t{test.deals()} * seats);
    if (verdict != Sprt::Verdict::Open)
        what = Text(verdict == Sprt::Verdict::H1 ? "cli.sprt.h1" : "cli.sprt.h0")
                   .raw("player", player)
                   .raw("elo0", QString::number(o.spec.elo0).toStdString())
                   .raw("elo1", QString::number(o.spec.elo1).toStdString());
    tool.print(tool.say(
        Text(code == kOk ? "cli.gate.passed" : "cli.gate.failed").sub("what", std::move(what))));
    return code;
}

/// Deals are counted in the order of their numbers, so that the result does not depend on `jobs`.
int test(Tool &tool, const SprtOptions &o, const Game &game,
         const std::vector<std::string> &players, std::function<ArenaThinker()> thinkers)
{
    constexpr int kTell = 50; // deals between two lines about how it stands
    const int seats = game.seats();
    ArenaSpec spec{players, seats, o.budget.budget(), o.seed, o.jobs};
    spec.thinkers = std::move(thinkers);
    Sprt::Spec hypotheses = o.spec;
    hypotheses.seats = seats;
    Sprt sprt(hypotheses);
    const Interrupt interrupt;
    while (sprt.verdict() == Sprt::Verdict::Open && sprt.deals() * seats < o.games) {
        const std::vector<Deal> deals = playDeals(game, spec, sprt.deals(), interrupt.token());
        if (interrupt.happened())
            break;
        for (const Deal &deal : deals) {
            if (const std::string fault = deal.fault(); !fault.empty()) {
                tool.remark(fault);
                return kCheckFailed;
            }
            sprt.add(deal.share());
            if (sprt.verdict() != Sprt::Verdict::Open || sprt.deals() * seats >= o.games)
                break;
            if (sprt.deals() % kTell == 0)
                tool.remark(tool.say(standing(sprt, players.front(), seats)));
        }
    }
    const int code = report(tool, o, sprt, players.front(), seats);
    return interrupt.happened() ? kInterrupted : code;
}

int sprt(Tool &tool, const SprtOptions &o)
{
    const OpenedRules rules = o.rules.open(tool);
    if (rules.definition->cooperative)
        return tool.misuse(Text("cli.sprt.cooperative").raw("game", rules.definition->id));
    if (o.spec.elo1 <= o.spec.elo0)
        return tool.misuse("cli.sprt.elo");
    const std::vector<std::string> players = splitList(o.players);
    const auto game = tool.require(openGame(tool, rules, static_cast<int>(players.size())));
    for (const std::string &player : players)
        tool.require(checkAnyPlayer(*game, player));
    return test(tool, o, *game, players, programThinkers(tool, game, rules.rules, players));
}

void addHypotheses(CLI::App &command, SprtOptions &o)
{
    addNumber(command, "--elo0", o.spec.elo0, -2000.0, 2000.0, "Stronger by so much at most: H0")
        ->default_str("0");
    addNumber(command, "--elo1", o.spec.elo1, -2000.0, 2000.0, "Stronger by so much at least: H1")
        ->default_str("35");
    addNumber(command, "--alpha", o.spec.alpha, 0.001, 0.4, "Chance to find H1 although H0 is true")
        ->default_str("0.05");
    addNumber(command, "--beta", o.spec.beta, 0.001, 0.4, "Chance to find H0 although H1 is true")
        ->default_str("0.05");
}

} // namespace

void addSprtCommand(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<SprtOptions>();
    CLI::App *command =
        tool.addCommand(app, "sprt",
                        "Is the first player stronger than the others? Plays the same deals in all "
                        "seatings until a "
                        "sequential test knows (exit 1 when it is not, or not decided)",
                        [&tool, o] { return sprt(tool, *o); });
    command->add_option("--players", o->players, "One a seat; the first is tested: expert,skilled")
        ->required();
    o->rules.add(*command);
    addHypotheses(*command, *o);
    addNumber(*command, "--games", o->games, 1, 1'000'000, "Stop undecided after so many matches")
        ->capture_default_str();
    addNumber(*command, "--jobs", o->jobs, 1, 256,
              "Deals at once; the result does not depend on it")
        ->capture_default_str();
    addSeed(*command, "--seed", o->seed, "Of deals and thinking");
    o->budget.add(*command);
}

} // namespace takujo
