#include "commands.h"
#include "terminal_session.h"
#include "usage.h"

#include <nlohmann/json.hpp>

#include <QRandomGenerator>

namespace takujo {

namespace {

struct PlayOptions
{
    std::string file, rules, seats = "human,skilled", out;
    std::uint64_t seed = 0;
    StartOption start;
};

Loaded<Match> begin(Tool &tool, const PlayOptions &o)
{
    if (!o.file.empty()) {
        Loaded<Source> source = openRecord(tool, o.file);
        if (!source)
            return source.error();
        return std::move(*source->match);
    }
    const Loaded<OpenedRules> rules = openRules(tool, o.rules);
    if (!rules)
        return rules.error();
    const Loaded<SeatList> seats = openSeats(tool, *rules, o.seats);
    if (!seats)
        return seats.error();
    if (const Problems wrong = o.start.check(seats->game->seats()); !wrong.empty())
        return wrong;
    const std::uint64_t seed = o.seed != 0 ? o.seed : QRandomGenerator::system()->generate64();
    return Match(seats->game, rules->rules, o.start.turned(*seats->game, seats->seats, seed), seed,
                 TAKUJO_VERSION, timeStamp());
}

int play(Tool &tool, const PlayOptions &o)
{
    if (tool.json())
        return tool.misuse("cli.play.json");
    if (o.file == "-" || o.rules == "-" || o.out == "-")
        return tool.misuse("cli.play.input");
    if (o.file.empty() && o.rules.empty())
        throw CLI::RequiredError::Option(1, 1, 0, "file,--rules");
    Match match = tool.require(begin(tool, o), o.file.empty() ? o.rules : o.file);
    return TerminalSession(tool, std::move(match), o.out.empty() ? o.file : o.out).run();
}

} // namespace

void addPlayCommand(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<PlayOptions>();
    CLI::App *command =
        tool.addCommand(app, "play", "Play in the terminal, against the computer or at one screen",
                        [&tool, o] { return play(tool, *o); });
    auto *file = command->add_option("file", o->file, "Record to go on from; it is kept up to date")
                     ->type_name("FILE");
    auto *rules =
        command->add_option("--rules", o->rules, "A new match: rule-set file or GAME:PRESET")
            ->type_name("RULES");
    rules->excludes(file);
    command
        ->add_option(
            "--seats", o->seats,
            "Of a new match: number of people, or who sits where: human:Aoi,expert,exec:COMMAND")
        ->excludes(file)
        ->capture_default_str();
    addSeed(*command, "--seed", o->seed, "Of a new match; 0 = a fresh secret one")->excludes(file);
    o->start.add(*command);
    command->add_option("--out", o->out, "Write the record to this file after every move")
        ->type_name("FILE");
}

} // namespace takujo
