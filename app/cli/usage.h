#pragma once
#include "tool.h"

namespace takujo {

/// What is wrong with the command line, from what its parser says.
Text usageText(const CLI::App &app, const CLI::ParseError &error);

/// A number within bounds.
template<class T>
CLI::Option *addNumber(CLI::App &command, const std::string &name, T &value,
                       std::type_identity_t<T> least, std::type_identity_t<T> most,
                       const std::string &what)
{
    return command.add_option(name, value, what)->check(CLI::Range(least, most));
}

/// An option for a seed. The parser alone would take -1 for a very large number, cut off what is too
/// large, and read 010 as 8.
CLI::Option *addSeed(CLI::App &command, const std::string &name, std::uint64_t &seed,
                     const std::string &what);

/// `--journal FILE`: a run that was stopped goes on where it was.
void addJournal(CLI::App &command, std::string &file);

} // namespace takujo
