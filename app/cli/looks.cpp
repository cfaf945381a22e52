#include "commands.h"
#include "source.h"
#include "tableprinter.h"

namespace takujo {

namespace {

struct Options
{
    std::string file;
    int seat = 0;
    int ply = -1;
    bool positions = false;
    bool verify = false;
};

Problems checkSeat(const Game &game, int seat)
{
    if (seat >= 0 && seat <= game.seats())
        return {};
    return problem(Text("cli.seat").num("seat", seat).num("seats", game.seats()));
}

Problems checkPly(const Source &source, int ply)
{
    const int last = source.match ? source.match->plyCount() : 0;
    if (ply >= -1 && ply <= last)
        return {};
    return problem(Text("cli.ply").num("ply", ply).num("plies", last));
}

Renderer seatWords(Tool &tool, const Source &source)
{
    Renderer words = tool.words(source.definition);
    if (!source.match)
        return words;
    for (std::size_t i = 0; i < source.match->seats().size(); ++i)
        words.seatNames[i] = source.match->seats()[i].name;
    return words;
}

int showView(Tool &tool, const Options &o)
{
    const Loaded<Source> source = openSource(tool, o.file);
    if (!source)
        return tool.refuse(source.error(), o.file);
    if (const Problems wrong = checkSeat(*source->game, o.seat); !wrong.empty())
        return tool.refuse(wrong);
    if (const Problems wrong = checkPly(*source, o.ply); !wrong.empty())
        return tool.refuse(wrong, o.file);
    const Game &game = *source->game;
    const StateBlob &state = source->match ? source->match->stateAt(o.ply) : source->position;
    const ViewBlob view = game.view(state, static_cast<SeatId>(o.seat - 1));
    const Renderer words = seatWords(tool, *source);
    const Table table = game.table(view);
    if (tool.json())
        tool.line({{"seat", o.seat},
                   {"view", game.viewToJson(view)},
                   {"table", tableToJson(table, words)}});
    else
        tool.print(printedTable(table, words));
    return kOk;
}

int showPosition(Tool &tool, const Options &o)
{
    const Loaded<Source> source = openSource(tool, o.file);
    if (!source)
        return tool.refuse(source.error(), o.file);
    if (const Problems wrong = checkPly(*source, o.ply); !wrong.empty())
        return tool.refuse(wrong, o.file);
    const StateBlob &state = source->match ? source->match->stateAt(o.ply) : source->position;
    const Json position = writePosition(*source->game, source->rules, state);
    tool.raw(tool.json() ? position.dump() + "\n" : prettyJson(position));
    return kOk;
}

/// The same moves with live chance from the seed: the same states?
bool followsSeed(const Match &match)
{
    Match live(match.gamePtr(), match.record().rules, match.seats(), match.record().seed);
    while (live.plyCount() < match.plyCount()) {
        const auto next = static_cast<std::size_t>(live.plyCount());
        if (live.play(match.record().plies[next].move))
            return false;
    }
    return live.record().plies == match.record().plies && live.record().deal == match.record().deal;
}

int verify(Tool &tool, const Source &source)
{
    const Match &match = *source.match;
    const bool seed = followsSeed(match);
    const std::string hash = toHex(match.stateAt(-1).hash());
    if (tool.json()) {
        tool.line({{"ok", true},
                   {"plies", match.plyCount()},
                   {"finished", match.finished()},
                   {"hash", hash},
                   {"followsSeed", seed}});
        return kOk;
    }
    tool.print(tool.say(Text("cli.verified")
                            .num("plies", match.plyCount())
                            .sub("state", match.finished() ? "cli.state.over" : "cli.state.open")
                            .raw("hash", hash)));
    tool.print(tool.say(seed ? "cli.seed.fits" : "cli.seed.other"));
    return kOk;
}

Json legalTexts(const Game &game, const StateBlob &state)
{
    Json out = Json::array();
    for (const Move &move : game.legal(state).moves)
        out.push_back(game.moveText(move));
    return out;
}

Json eventTexts(const Match &match, SeatId seat, int ply, const Renderer &words)
{
    Json out = Json::array();
    for (const Event &event : match.events(seat, ply)) {
        if (event.text.empty())
            continue;
        const std::string detail = words(event.detail);
        out.push_back(words(event.text) + (detail.empty() ? std::string() : " (" + detail + ")"));
    }
    return out;
}

/// What one ply was, after which position. @param ply -1 = the deal
Json plyJson(const Source &source, int ply, const Options &o, const Renderer &words)
{
    const Match &match = *source.match;
    Json json = {{"ply", ply + 1}};
    if (ply >= 0) {
        const PlyRecord &played = match.record().plies[static_cast<std::size_t>(ply)];
        if (o.positions) {
            json["position"] = source.game->stateToJson(match.stateAt(ply));
            json["legal"] = legalTexts(*source.game, match.stateAt(ply));
        }
        json["seat"] = shownSeat(played.actor);
        json["move"] = source.game->moveText(match.moveSeen(static_cast<SeatId>(o.seat - 1), ply));
        if (o.seat == 0)
            json["move"] = source.game->moveText(played.move);
        json["automatic"] = played.automatic;
    }
    json["events"] = eventTexts(match, static_cast<SeatId>(o.seat - 1), ply, words);
    json["hash"] = toHex(match.stateAt(ply + 1).hash());
    return json;
}

int replay(Tool &tool, const Options &o)
{
    const Loaded<Source> source = openRecord(tool, o.file);
    if (!source)
        return tool.refuse(source.error(), o.file);
    if (const Problems wrong = checkSeat(*source->game, o.seat); !wrong.empty())
        return tool.refuse(wrong);
    if (o.verify)
        return verify(tool, *source);
    const Renderer words = seatWords(tool, *source);
    for (int ply = -1; ply < source->match->plyCount(); ++ply) {
        const Json json = plyJson(*source, ply, o, words);
        if (tool.json() || o.positions) {
            tool.line(json);
            continue;
        }
        if (ply >= 0)
            tool.print(std::to_string(ply + 1) + ". [" + std::to_string(json["seat"].get<int>()) +
                       "] " + json["move"].get<std::string>());
        for (const Json &event : json["events"])
            tool.print("      " + event.get<std::string>());
    }
    return kOk;
}

} // namespace

void addLookCommands(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<Options>();
    CLI::App *view = tool.addCommand(app, "view", "The table as one seat sees it",
                                     [&tool, o] { return showView(tool, *o); });
    view->add_option("file", o->file, "Record or position")->type_name("FILE")->required();
    view->add_option("--seat", o->seat, "Whose view, from 1; 0 = a spectator's")->required();
    view->add_option("--ply", o->ply, "After this many plies of a record; -1 = at its end")
        ->capture_default_str();

    CLI::App *position =
        tool.addCommand(app, "position", "The full state as a position file (it knows all secrets)",
                        [&tool, o] { return showPosition(tool, *o); });
    position->add_option("file", o->file, "Record or position")->type_name("FILE")->required();
    position->add_option("--ply", o->ply, "After this many plies of a record; -1 = at its end")
        ->capture_default_str();

    CLI::App *again =
        tool.addCommand(app, "replay",
                        "Every ply of a record: move, events, hash. Moves, outcomes and "
                        "hashes are checked (exit 3 when they do not fit)",
                        [&tool, o] { return replay(tool, *o); });
    again->add_option("file", o->file, "Record")->type_name("FILE")->required();
    again->add_flag("--positions", o->positions,
                    "JSON Lines with the position and the legal moves before each ply");
    again->add_flag("--verify", o->verify,
                    "Only check; says whether all follows from the seed, too");
    again->add_option("--seat", o->seat,
                      "Events as this seat saw them, moves too; 0 = public events, full moves");
}

} // namespace takujo
