#pragma once
#include "game/problem.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// The command behind `exec:COMMAND` as absolute path and arguments: parted at blanks, quotation marks
/// hold together, no shell looks at it. Problems when there is no such program.
Loaded<std::vector<std::string>> readPlayerCommand(const QString &command);

} // namespace takujo
