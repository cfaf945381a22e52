#pragma once
#include "game/problem.h"
#include "game/rule_schema.h"

#include <QString>

#include <optional>

namespace takujo {

/// Largest document read from a file, in bytes, and deepest nesting of JSON; beyond: a problem.
inline constexpr qint64 kMaxDocumentBytes = 16 * 1024 * 1024;
inline constexpr int kMaxJsonDepth = 32;
/// Most keys of one object (keys are searched one by one).
inline constexpr int kMaxJsonKeys = 512;

/// Parses bytes with the caps above; whole numbers must fit 64 bits, keys may not repeat, text must be
/// UTF-8. The problem carries line and column, and the JSON pointer where the reader stood.
Loaded<Json> parseJson(std::string_view bytes);
/// Reads a whole file ("-" = standard input, to its end). Pipes and devices are refused without
/// waiting for them, except what the program was started with ("/dev/stdin", "/dev/fd/3").
Loaded<std::string> readFile(const QString &path);
Loaded<Json> readJsonFile(const QString &path);
/// Writes atomically; an existing file is kept as `<name>~`. Empty = written; otherwise the file is as
/// it was. A device or pipe is written into and never replaced; a link stays one.
Problems writeFile(const QString &path, std::string_view bytes, bool keepBackup = true);
/// It was read, but is no JSON: a file that was cut off or scribbled over, whose backup may be whole.
bool isDamaged(const Problems &problems);
/// What can still be said of a damaged file of rules or of a record.
struct SalvagedFile
{
    JsonValue backup; ///< the save before it, an object; null = there is none that can be read
    std::string game; ///< that save's, else as far as the file itself tells it; may be empty
};
/// Null: the file is not damaged.
std::optional<SalvagedFile> readDamaged(const QString &file);
/// Puts the backup `<name>~` in the place of a damaged file, which is kept beside it under a name nobody
/// has: `<name>.damaged`, `<name>.damaged2` ... Its new name; problems: everything is as it was.
Loaded<QString> restoreBackup(const QString &path);
/// Makes a folder and those above it, unless they are there. Empty = it is there.
Problems makeFolder(const QString &folder);
/// Moves a file to the trash of the desktop. Empty = moved; otherwise it is where it was.
Problems moveToTrash(const QString &path);
/// Removes what programs that were killed while they wrote left in a folder of the program's own.
void clearLeftovers(const QString &folder);
/// Two-space indent, LF, final newline, key order as given; short flat arrays and objects on one line.
std::string prettyJson(const Json &json);

} // namespace takujo
