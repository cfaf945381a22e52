#include "commands.h"
#include "input_file.h"
#include "usage.h"

#include "search/reasons.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

struct ThinkOptions
{
    std::string file, player = "expert";
    std::uint64_t seed = 1;
    bool request = false;
    BudgetOptions budget;
};

void report(Tool &tool, const Game &game, const SearchResult &found)
{
    const Renderer words = tool.words(&game.definition());
    if (!tool.json()) {
        tool.print(game.moveText(found.best));
        for (const Reason &reason : found.reasons)
            tool.print("  " + words(reasonLabel(reason.kind)) + ": " + words(reason.text));
        return;
    }
    Json candidates = Json::array();
    for (const Candidate &c : found.candidates)
        candidates.push_back({{"move", game.moveText(c.move)},
                              {"visits", c.visits},
                              {"value", c.value},
                              {"win", c.win},
                              {"margin", c.margin}});
    Json reasons = Json::array();
    for (const Reason &reason : found.reasons)
        reasons.push_back({{"kind", words(reasonLabel(reason.kind))},
                           {"text", words(reason.text)},
                           {"clause", reason.clause},
                           {"amount", reason.amount},
                           {"error", reason.error}});
    tool.line({{"move", game.moveText(found.best)},
               {"simulations", found.simulations},
               {"nodes", found.nodes},
               {"candidates", candidates},
               {"reasons", reasons}});
}

SearchResult explained(const Game &game, const Request &request)
{
    SearchResult found = game.search(request, {}, nullptr);
    found.reasons = explain(game, request, found);
    return found;
}

int bestMove(Tool &tool, const ThinkOptions &o)
{
    const Source source = tool.require(openSource(tool, o.file), o.file);
    const Game &game = *source.game;
    const SeatId seat = source.actor();
    if (seat == kNoSeat)
        return tool.refuse(problem("io.over"), o.file);
    tool.require(checkPlayer(game, o.player));
    Request request;
    if (source.match)
        request = source.match->request(seat, {}, o.seed);
    request.view = game.view(source.state(), seat);
    request.player = o.player;
    request.budget = o.budget.budget();
    request.seed = o.seed;
    if (o.request)
        tool.raw(prettyJson(writeRequest(game, source.rules, request)));
    else
        report(tool, game, explained(game, request));
    return kOk;
}

int think(Tool &tool, const ThinkOptions &o)
{
    const Json document = tool.require(readJsonFile(QString::fromStdString(o.file)), o.file);
    const GameDefinition *game = nullptr;
    Loaded<ThinkRequest> read = readRequest(tool.catalogue(), document, game);
    tool.setGame(game);
    const ThinkRequest asked = tool.require(std::move(read), o.file);
    report(tool, *asked.game, explained(*asked.game, asked.request));
    return kOk;
}

} // namespace

void addThinkCommands(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<ThinkOptions>();
    CLI::App *best =
        tool.addCommand(app, "bestmove", "What a player would do now, from its own view only",
                        [&tool, o] { return bestMove(tool, *o); });
    best->add_option("file", o->file, "Record or position")->type_name("FILE")->required();
    best->add_option("--player", o->player, "A level or a reference player")->capture_default_str();
    addSeed(*best, "--seed", o->seed, "Of the thinking");
    best->add_flag("--request", o->request, "Print the question instead, for `think`");
    o->budget.add(*best);

    CLI::App *thought =
        tool.addCommand(app, "think",
                        "Answer a question file made by `bestmove --request`: it holds "
                        "what one seat knows, player, budget and seed",
                        [&tool, o] { return think(tool, *o); });
    thought->add_option("file", o->file, "Question (JSON, takujo-request/2)")
        ->type_name("FILE")
        ->required();
}

} // namespace takujo
