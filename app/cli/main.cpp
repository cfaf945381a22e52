#include "helpwords.h"
#include "usage.h"

#include "base/memory_reserve.h"

#include <QCoreApplication>

#include <clocale>
#include <cstdio>
#include <span>

namespace takujo {

namespace {

/// In the order in which the help lists them.
void addCommands(CLI::App &app, Tool &tool)
{
    for (const auto add :
         {addGameCommands, addMatchCommands, addLookCommands, addSelfplayCommand, addPlayCommand,
          addArenaCommands, addSprtCommand, addCoopCommand, addBalanceCommand, addTuneRulesCommand,
          addTuneCommand, addThinkCommands, addServeCommand, addBenchCommand, addProofCommands,
          addLessonCommands, addPuzzleCommands, addHelpCommand})
        add(app, tool);
}

} // namespace

} // namespace takujo

/// The headless tool: everything the engine can do, without a display.
int main(int argc, char *argv[])
{
    takujo::keepMemoryReserve();
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ); // who reads a pipe gets each line at once
    const QCoreApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C"); // 0.5 is 0.5 on every command line
    QCoreApplication::setApplicationName(QStringLiteral("takujo-cli"));
    QCoreApplication::setOrganizationName(QStringLiteral("takujo"));
    CLI::App app("Takujo's games, rules, records and players, without a display", "takujo-cli");
    app.set_version_flag("--version", TAKUJO_VERSION);
    app.require_subcommand(1);
    app.footer(
        "Exit codes: 0 ok, 1 a check failed, 2 wrong usage, 3 bad input or output that cannot "
        "be written, 130 interrupted.\n"
        "FILE may be - for standard input. RULES is a rule-set file or GAME:PRESET "
        "(ccc:advanced).\n"
        "Seats are counted from 1; 0 is a spectator.");
    takujo::Tool tool;
    tool.addOptions(app);
    takujo::addCommands(app, tool);
    tool.setLanguage(takujo::helpLanguage(argc, argv, tool.language()));
    takujo::HelpWords(tool.language()).putInto(app);
    for (const char *argument : std::span(argv, static_cast<std::size_t>(argc))) {
        if (!QUtf8StringView(argument)
                 .isValidUtf8()) // what rows, records and messages hold is text
            return tool.misuse(takujo::Text("cli.usage.bytes").raw("what", argument));
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        if (error.get_exit_code() == 0)
            app.exit(error);
        else
            return tool.misuse(takujo::usageText(app, error));
    }
    return tool.exitCode();
}
