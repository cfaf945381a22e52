#include "commands.h"
#include "input_file.h"
#include "usage.h"

#include <nlohmann/json.hpp>

#include <QRandomGenerator>

namespace takujo {

namespace {

struct MatchOptions
{
    std::string file, position, move, rules, seats = "2", out;
    std::vector<std::string> moves;
    std::uint64_t seed = 0;
    StartOption start;
};

int newMatch(Tool &tool, const MatchOptions &o)
{
    const OpenedRules rules = tool.require(openRules(tool, o.rules), o.rules);
    const SeatList seats = tool.require(openSeats(tool, rules, o.seats));
    tool.require(o.start.check(seats.game->seats()));
    const std::uint64_t seed = o.seed != 0 ? o.seed : QRandomGenerator::system()->generate64();
    const Match match(seats.game, rules.rules, o.start.turned(*seats.game, seats.seats, seed), seed,
                      TAKUJO_VERSION, timeStamp());
    const Json record = writeRecord(*seats.game, match.record());
    tool.raw(tool.json() ? record.dump() + "\n" : prettyJson(record));
    return kOk;
}

int listMoves(Tool &tool, const MatchOptions &o)
{
    const std::string &file = o.position.empty() ? o.file : o.position;
    const Source source = tool.require(openSource(tool, file), file);
    const LegalMoves legal = source.game->legal(source.state());
    const Renderer words = tool.words(source.definition);
    for (const Move &move : legal.moves) {
        const std::string text = source.game->moveText(move);
        if (tool.json())
            tool.line({{"move", text}, {"text", words(source.game->describe(move))}});
        else
            tool.print(text);
    }
    if (tool.json())
        tool.line({{"count", legal.moves.size()},
                   {"complete", legal.complete},
                   {"seat", shownSeat(source.actor())}});
    else if (source.actor() == kNoSeat)
        tool.remark(tool.say("io.over"));
    else if (!legal.complete)
        tool.remark(tool.say(
            Text("cli.incomplete").num("count", static_cast<std::int64_t>(legal.moves.size()))));
    return kOk;
}

int reportRefusal(Tool &tool, const Source &source, const std::string &move, const Violation &why)
{
    const std::string text = tool.words(source.definition)(why.text);
    if (tool.json())
        tool.line({{"ok", false},
                   {"move", move},
                   {"clause", why.clause},
                   {"text", text},
                   {"anchor", why.anchor}});
    else
        tool.print(tool.say(Text("cli.refused").raw("move", move).raw("why", text)) +
                   (why.clause.empty() ? std::string() : " [" + why.clause + "]"));
    return kCheckFailed;
}

/// A text that is no move is refused like a move: by what the game says of it, with its clause.
int reportRefusal(Tool &tool, const Source &source, const std::string &move, const Problems &why)
{
    return reportRefusal(tool, source, move, {why.front().clause, why.front().text, {}});
}

int checkMove(Tool &tool, const MatchOptions &o)
{
    const Source source = tool.require(openSource(tool, o.file), o.file);
    const Game &game = *source.game;
    if (source.actor() == kNoSeat) {
        const Outcome end = game.outcome(source.state());
        return reportRefusal(tool, source, o.move, {end.clause, "io.over", {}});
    }
    const Loaded<Move> move = game.parseMove(o.move);
    if (!move)
        return reportRefusal(tool, source, o.move, move.error());
    if (const Check refused = game.check(source.state(), *move))
        return reportRefusal(tool, source, o.move, *refused);
    if (tool.json())
        tool.line({{"ok", true}, {"move", game.moveText(*move)}});
    else
        tool.print(tool.say("cli.ok"));
    return kOk;
}

int applyMoves(Tool &tool, const MatchOptions &o)
{
    Source source = tool.require(openRecord(tool, o.file), o.file);
    for (const std::string &text : o.moves) {
        const Loaded<Move> move = source.game->parseMove(text);
        if (!move)
            return reportRefusal(tool, source, text, move.error());
        if (const Check refused = source.match->play(*move))
            return reportRefusal(tool, source, text, *refused);
    }
    const Json record = writeRecord(*source.game, source.match->record());
    if (!o.out.empty() && o.out != "-") {
        const Problems wrong = writeFile(QString::fromStdString(o.out), prettyJson(record));
        return wrong.empty() ? kOk : tool.refuse(wrong, o.out);
    }
    tool.raw(tool.json() ? record.dump() + "\n" : prettyJson(record));
    return kOk;
}

} // namespace

void addMatchCommands(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<MatchOptions>();
    CLI::App *made = tool.addCommand(app, "new", "Deal a match and print its record",
                                     [&tool, o] { return newMatch(tool, *o); });
    made->add_option("--rules", o->rules, "Rule-set file or GAME:PRESET")
        ->type_name("RULES")
        ->required();
    made->add_option("--seats", o->seats,
                     "Number of people, or who sits where: human:Aoi,expert,greedy")
        ->capture_default_str();
    addSeed(*made, "--seed", o->seed, "Decides deal and all chance; 0 = a fresh secret one");
    o->start.add(*made);

    CLI::App *moves = tool.addCommand(
        app, "moves", "List the legal moves; where there are too many, a useful selection",
        [&tool, o] { return listMoves(tool, *o); });
    auto *file = moves->add_option("file", o->file, "Record or position")->type_name("FILE");
    auto *position =
        moves->add_option("--position", o->position, "The same, named")->type_name("FILE");
    file->excludes(position);
    moves->require_option(1);

    CLI::App *check =
        tool.addCommand(app, "check", "Is a move legal? Else the clause that refuses it (exit 1)",
                        [&tool, o] { return checkMove(tool, *o); });
    check->add_option("file", o->file, "Record or position")->type_name("FILE")->required();
    check->add_option("move", o->move, "In the form `moves` prints")->type_name("MOVE")->required();

    CLI::App *apply = tool.addCommand(app, "apply", "Play moves and print the new record",
                                      [&tool, o] { return applyMoves(tool, *o); });
    apply->add_option("file", o->file, "Record")->type_name("FILE")->required();
    apply->add_option("moves", o->moves, "In the form `moves` prints")
        ->type_name("MOVE")
        ->required();
    apply->add_option("--out", o->out, "Write to this file instead (may be the same)")
        ->type_name("FILE");
}

} // namespace takujo
