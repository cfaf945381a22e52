#pragma once
#include <QString>

namespace takujo {

/// Whether a shared library's file is as long as its own headers say. The system's loader does not
/// ask: it maps a cut file and the program dies of SIGBUS on first touch.
bool isWholeElfFile(const QString &path);

} // namespace takujo
