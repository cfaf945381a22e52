#pragma once
#include "game/problem.h"
#include "game/rule_schema.h"

#include <QString>

namespace takujo {

/// Largest document read from a file, in bytes, and deepest nesting of JSON; beyond: a problem.
inline constexpr qint64 kMaxDocumentBytes = 16 * 1024 * 1024;
inline constexpr int kMaxJsonDepth = 32;

/// Parses bytes with the caps above. Problems carry line and column.
Loaded<Json> parseJson(std::string_view bytes);
/// Reads a whole file ("-" = standard input).
Loaded<std::string> readFile(const QString &path);
Loaded<Json> readJsonFile(const QString &path);
/// Writes atomically (QSaveFile); an existing file is kept as `<name>~`. Empty = written.
Problems writeFile(const QString &path, std::string_view bytes, bool keepBackup = true);
/// Two-space indent, LF, final newline, stable key order.
std::string prettyJson(const Json &json);

} // namespace takujo
