#include "commands.h"
#include "input_file.h"
#include "usage.h"

#include "search/bench.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

namespace takujo {

namespace {

struct BenchOptions
{
    RulesOption rules;
    std::string game, floors, signatures; ///< game: of the rules
    int seats = 2;
    BenchSpec spec;
};

/// A file of tests/bench when the program runs from a build folder inside the source tree.
std::string sourceFile(const char *name)
{
    QDir folder(QCoreApplication::applicationDirPath());
    for (int up = 0; up < 4; ++up) {
        const QString path =
            folder.filePath(QStringLiteral("tests/bench/") + QString::fromUtf8(name));
        if (QFileInfo::exists(path))
            return path.toStdString();
        folder.setPath(QDir::cleanPath(folder.filePath(QStringLiteral(".."))));
    }
    return {};
}

/// The same bench with the rules linked in, without a plugin; nothing when it is not installed.
std::optional<Json> staticBench(const BenchOptions &o)
{
    const QString program = QCoreApplication::applicationDirPath() +
                            QStringLiteral("/takujo-bench-") + QString::fromStdString(o.game);
    if (!QFileInfo::exists(program))
        return {};
    QProcess process;
    process.start(program, {QStringLiteral("--json")});
    if (!process.waitForFinished(-1) || process.exitCode() != 0)
        return {};
    const Loaded<Json> json = parseJson(process.readAllStandardOutput().toStdString());
    return json ? std::optional<Json>(*json) : std::nullopt;
}

/// Plugin and static program in turn, so that both meet the same machine; the best of each.
struct Comparison
{
    double plugin = 0; ///< simulations a second
    double linked = 0;
    std::int64_t allocations = -1;
    double ratio() const { return linked / plugin; }
};

std::optional<Comparison> compare(const Game &game, const BenchOptions &o)
{
    constexpr int kRounds = 3;
    Comparison best;
    for (int round = 0; round < kRounds; ++round) {
        const std::optional<Json> linked = staticBench(o);
        if (!linked)
            return {};
        best.plugin = std::max(best.plugin, runBench(game, o.spec).simulationsPerSecond);
        best.linked = std::max(best.linked, linked->value("simulationsPerSecond", 0.0));
        best.allocations =
            std::max(best.allocations, linked->value("searchAllocations", std::int64_t{-1}));
    }
    return best;
}

/// Lines "<game> <signature>"; empty when there is none for the game.
std::string expectedSignature(const std::string &file, const std::string &game)
{
    const Loaded<std::string> text = readFile(QString::fromStdString(file));
    if (!text)
        return {};
    for (const QString &line : QString::fromStdString(*text).split(u'\n')) {
        const QStringList parts = line.split(u' ', Qt::SkipEmptyParts);
        if (parts.size() == 2 && parts[0].toStdString() == game)
            return parts[1].toStdString();
    }
    return {};
}

/// Signatures are noted for the defaults; other amounts of work have others.
bool standardWork(const BenchOptions &o)
{
    const BenchSpec standard;
    return o.seats == 2 && o.spec.games == standard.games &&
           o.spec.positions == standard.positions && o.spec.simulations == standard.simulations &&
           o.spec.seed == standard.seed && (o.rules.reference() == o.game + ":standard");
}

std::vector<std::string> misses(const BenchReport &report,
                                const std::optional<Comparison> &comparison, const BenchOptions &o,
                                const Json &floors)
{
    constexpr double kMostPluginCost = 1.05;
    std::vector<std::string> out = belowFloors(report, floors, o.game);
    if (comparison && comparison->ratio() > kMostPluginCost)
        out.push_back("plugin/static " + fixed(comparison->ratio(), 3) + " is above " +
                      fixed(kMostPluginCost, 2));
    const std::int64_t allocations = comparison ? comparison->allocations : 0;
    if (auto miss = aboveAllocations(allocations, floors, o.game))
        out.push_back(std::move(*miss));
    const std::string signature = toHex(report.signature);
    const std::string expected =
        o.signatures.empty() ? std::string() : expectedSignature(o.signatures, o.game);
    if (!o.signatures.empty() && standardWork(o) && expected != signature)
        out.push_back("signature " + signature + " is not the noted one (" +
                      (expected.empty() ? "none" : expected) + ")");
    return out;
}

void print(Tool &tool, const BenchReport &r, const std::optional<Comparison> &c)
{
    tool.print("random turn        " + fixed(r.turnNs, 1) + " ns   (ratio to kernel " +
               fixed(r.turnRatio, 4) + ")");
    tool.print("random turns/s     " + fixed(r.turnsPerSecond, 0));
    tool.print("random matches/s   " + fixed(r.gamesPerSecond, 1));
    tool.print("simulations/s      " + fixed(r.simulationsPerSecond, 0) + "   (ratio to kernel " +
               fixed(r.simulationRatio, 4) + ")");
    tool.print("calibration kernel " + fixed(r.calibrationNs, 1) + " ns");
    tool.print("signature          " + toHex(r.signature));
    if (!c) {
        tool.print("plugin/static      not measured (takujo-bench program is not beside this one)");
        return;
    }
    tool.print("plugin/static      " + fixed(c->ratio(), 3) + "   (simulations/s " +
               fixed(c->plugin, 0) + " and " + fixed(c->linked, 0) + ")");
    tool.print("search allocations " + std::to_string(c->allocations));
}

int bench(Tool &tool, BenchOptions o)
{
    const OpenedRules rules = o.rules.open(tool);
    o.game = rules.rules.game;
    const auto game = tool.require(openGame(tool, rules, o.seats));
    o.floors = o.floors.empty() ? sourceFile("floors.json") : o.floors;
    o.signatures = o.signatures.empty() ? sourceFile("signature.txt") : o.signatures;
    const bool judged = !o.floors.empty();
    Json floors = tool.require(judged ? readJsonFile(QString::fromStdString(o.floors))
                                      : Loaded<Json>(Json::object()),
                               o.floors);
    const BenchReport report = runBench(*game, o.spec);
    const std::optional<Comparison> comparison = compare(*game, o);
    const std::vector<std::string> missed =
        judged ? misses(report, comparison, o, floors) : std::vector<std::string>();
    if (tool.json()) {
        Json json = toJson(report);
        json["game"] = o.game;
        json["pluginToStatic"] = comparison ? Json(comparison->ratio()) : Json();
        json["misses"] = missed;
        json["verdict"] = !judged ? "no floors" : missed.empty() ? "passed" : "failed";
        tool.line(json);
        return missed.empty() ? kOk : kCheckFailed;
    }
    print(tool, report, comparison);
    for (const std::string &miss : missed)
        tool.print("below: " + miss);
    tool.print(!judged ? tool.say("cli.bench.floors") : missed.empty() ? "PASSED" : "FAILED");
    return missed.empty() ? kOk : kCheckFailed;
}

} // namespace

void addBenchCommand(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<BenchOptions>();
    CLI::App *command =
        tool.addCommand(app, "bench",
                        "Rates of random play and tree search in CPU time of one thread, "
                        "against noted floors and signature; the verdict comes last "
                        "(exit 1 below a floor or with another signature)",
                        [&tool, o] { return bench(tool, *o); });
    o->rules.add(*command);
    addNumber(*command, "--seats", o->seats, 1, kMaxSeats, "Number of seats")
        ->capture_default_str();
    addNumber(*command, "--games", o->spec.games, 1, 10'000'000, "Random matches per round")
        ->capture_default_str();
    addNumber(*command, "--positions", o->spec.positions, 1, 100'000,
              "Positions searched per round")
        ->capture_default_str();
    addNumber(*command, "--sims", o->spec.simulations, 1, 10'000'000, "Simulations at each")
        ->capture_default_str();
    addNumber(*command, "--rounds", o->spec.rounds, 1, 1000, "The best of this many rounds counts")
        ->capture_default_str();
    command
        ->add_option("--floors", o->floors,
                     "Floors; default tests/bench/floors.json of the source tree")
        ->type_name("FILE");
    command
        ->add_option("--signatures", o->signatures, "Signatures; default tests/bench/signature.txt")
        ->type_name("FILE");
}

} // namespace takujo
