#pragma once
#include "game/problem.h"

#include <QString>

namespace takujo {

/// "The file cannot be read" or "written", and why. @param error an errno
Problems fileProblem(const char *id, const QString &path, int error);
/// A descriptor the program was given by whoever started it ("/dev/stdin", "/dev/fd/3"): a stream, no
/// file of a folder.
bool isOwnDescriptor(const QString &path);

} // namespace takujo
