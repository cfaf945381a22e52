#pragma once
#include "tool.h"

namespace takujo {

/// What is wrong with the command line, from what its parser says.
Text usageText(const CLI::App &app, const CLI::ParseError &error);

/// RULES, or GAME:standard. Throws what the parser throws (wrong usage) when neither is given.
std::string rulesReference(const std::string &rules, const std::string &game);

/// An option for a seed. The parser alone would take -1 for a very large number, cut off what is too
/// large, and read 010 as 8.
CLI::Option *addSeed(CLI::App &command, const std::string &name, std::uint64_t &seed,
                     const std::string &what);

} // namespace takujo
