#pragma once
#include "game/problem.h"
#include "game/rule_schema.h"

namespace takujo {

/// Whether a document is of this format, `name/version`. A higher version of the same name was written by
/// a newer program, and that is what the problem says; anything else has the words of `otherwise`.
Problems checkFormat(const Json &document, const char *format, const char *otherwise = "io.format");
bool isFromNewerProgram(const Problems &problems);

} // namespace takujo
