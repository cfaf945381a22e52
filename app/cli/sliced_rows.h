#pragma once
#include "game/problem.h"
#include "game/rule_schema.h"

namespace takujo {

/// The lines of a file; one that is no JSON becomes null, which is no row.
Loaded<std::vector<Json>> readLines(const std::string &file);

/// The rows of the files by their number, lines without "run" passed over. Equal rows are joined; rows of
/// another run, or other ones with the same number, are problems. @param number the member that counts
Loaded<std::vector<Json>> joinRows(const std::vector<std::string> &files, const std::string &run,
                                   const char *number);
/// What is wrong with a row that was joined.
Problems badRow(const Json &row, const char *number, const Problems &wrong);

} // namespace takujo
