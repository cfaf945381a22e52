#include "commands.h"
#include "input_file.h"
#include "tableprinter.h"

#include "match/deal_proof.h"
#include "match/replay_report.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

struct InspectOptions
{
    std::string file;
    std::optional<int> seat; ///< from 1; 0 = a spectator
    int ply = -1;
    bool positions = false;
    bool verify = false;
    std::string commitment; ///< as it was shown before the first move
};

Problems checkSeat(const Game &game, const std::optional<int> &seat)
{
    if (!seat || (*seat >= 0 && *seat <= game.seats()))
        return {};
    return problem(Text("cli.seat").num("seat", *seat).num("seats", game.seats()));
}

std::optional<SeatId> viewerOf(const InspectOptions &o)
{
    return o.seat ? std::optional(static_cast<SeatId>(*o.seat - 1)) : std::nullopt;
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

int showView(Tool &tool, const InspectOptions &o)
{
    const Source source = tool.require(openSource(tool, o.file), o.file);
    tool.require(checkSeat(*source.game, o.seat));
    tool.require(checkPly(source, o.ply), o.file);
    const Game &game = *source.game;
    const StateBlob &state = source.match ? source.match->stateAt(o.ply) : source.position;
    const ViewBlob view = game.view(state, *viewerOf(o));
    const Renderer words = seatWords(tool, source);
    const Presentation table = game.table(view);
    if (tool.json())
        tool.line({{"seat", *o.seat},
                   {"view", game.viewToJson(view)},
                   {"table", tableToJson(table, words)},
                   {"standing", standingJson(game.standing(view), game.seats(), words)}});
    else
        tool.print(printedTable(table, words));
    return kOk;
}

int showPosition(Tool &tool, const InspectOptions &o)
{
    const Source source = tool.require(openSource(tool, o.file), o.file);
    tool.require(checkPly(source, o.ply), o.file);
    const StateBlob &state = source.match ? source.match->stateAt(o.ply) : source.position;
    const Json position = writePosition(*source.game, source.rules, state);
    tool.raw(tool.json() ? position.dump() + "\n" : prettyJson(position));
    return kOk;
}

/// The seed behind the commitment that was shown at the start is this one, and all chance came from it.
int verify(Tool &tool, const Source &source, const InspectOptions &o)
{
    const Match &match = *source.match;
    const std::string commitment = seedCommitment(match.record().seed);
    const bool kept = o.commitment.empty() || o.commitment == commitment;
    const bool seed = followsSeed(match.gamePtr(), match.record());
    const std::string hash = toHex(match.stateAt(-1).hash());
    const int verdict = kept && (seed || o.commitment.empty()) ? kOk : kCheckFailed;
    if (tool.json()) {
        tool.line({{"ok", true},
                   {"plies", match.plyCount()},
                   {"finished", match.finished()},
                   {"hash", hash},
                   {"followsSeed", seed},
                   {"commitment", commitment},
                   {"kept", kept}});
        return verdict;
    }
    tool.print(tool.say(Text("cli.verified")
                            .num("plies", match.plyCount())
                            .sub("state", match.finished() ? "cli.state.over" : "cli.state.open")
                            .raw("hash", hash)));
    tool.print(tool.say(seed ? "cli.seed.fits" : "cli.seed.other"));
    tool.print(
        tool.say(Text(kept ? "cli.commitment" : "cli.commitment.other").raw("hash", commitment)));
    return verdict;
}

void printPly(Tool &tool, const Match &match, int ply, const ReplayLook &look,
              const Renderer &words)
{
    if (ply >= 0) {
        const Json json = replayedPly(match, ply, look, words);
        tool.print(std::to_string(ply + 1) + ". [" + std::to_string(json["seat"].get<int>()) +
                   "] " + json["move"].get<std::string>());
    }
    for (const Event &event : match.events(look.viewer.value_or(kNoSeat), ply)) {
        if (!event.text.empty())
            tool.print("      " + eventSentence(event, words));
    }
}

int replay(Tool &tool, const InspectOptions &o)
{
    const Source source = tool.require(openRecord(tool, o.file), o.file);
    tool.require(checkSeat(*source.game, o.seat));
    if (o.verify)
        return verify(tool, source, o);
    const Renderer words = seatWords(tool, source);
    const Match &match = *source.match;
    const ReplayLook look{viewerOf(o), o.positions};
    const bool json = tool.json() || o.positions;
    for (int ply = -1; ply < match.plyCount(); ++ply) {
        if (json)
            tool.line(replayedPly(match, ply, look, words));
        else
            printPly(tool, match, ply, look, words);
    }
    if (json)
        tool.line(replayedEnd(match, look, words));
    return kOk;
}

} // namespace

void addLookCommands(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<InspectOptions>();
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
                    "JSON Lines with the position and the legal moves before each ply and after "
                    "the last (\"complete\": whether these are all); with --seat that seat's view");
    auto *verified = again->add_flag("--verify", o->verify,
                                     "Only check; says whether all follows from the seed, too");
    again
        ->add_option("--commitment", o->commitment,
                     "With --verify: what was shown before the first move; exit 1 when the match "
                     "was not dealt and rolled from that seed")
        ->type_name("HASH")
        ->needs(verified);
    again
        ->add_option("--seat", o->seat,
                     "Tell only what this seat (from 1; 0 = a spectator) saw; without it the full "
                     "moves, and the events everybody saw")
        ->excludes(verified);
}

} // namespace takujo
