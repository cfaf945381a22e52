#pragma once
#include "tool.h"

namespace takujo {

// Each adds commands to the program; their order here is the order in the help.
void addGameCommands(CLI::App &app, Tool &tool);     ///< games, rules
void addMatchCommands(CLI::App &app, Tool &tool);    ///< new, moves, check, apply
void addLookCommands(CLI::App &app, Tool &tool);     ///< view, position, replay
void addSelfplayCommand(CLI::App &app, Tool &tool);  ///< selfplay
void addPlayCommand(CLI::App &app, Tool &tool);      ///< play
void addArenaCommands(CLI::App &app, Tool &tool);    ///< arena, ladder
void addSprtCommand(CLI::App &app, Tool &tool);      ///< sprt
void addCoopCommand(CLI::App &app, Tool &tool);      ///< coop
void addBalanceCommand(CLI::App &app, Tool &tool);   ///< balance
void addTuneRulesCommand(CLI::App &app, Tool &tool); ///< tune-rules
void addTuneCommand(CLI::App &app, Tool &tool);      ///< tune
void addThinkCommands(CLI::App &app, Tool &tool);    ///< bestmove, think
void addServeCommand(CLI::App &app, Tool &tool);     ///< serve
void addBenchCommand(CLI::App &app, Tool &tool);     ///< bench
void addProofCommands(CLI::App &app, Tool &tool);    ///< fuzz, leak
void addLessonCommands(CLI::App &app, Tool &tool);   ///< lesson
void addPuzzleCommands(CLI::App &app, Tool &tool);   ///< puzzles
void addHelpCommand(CLI::App &app, Tool &tool);      ///< help

} // namespace takujo
