#include "io/files.h"

#include "game/within_memory.h"
#include "io/descriptor.h"
#include "io/file_problem.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace takujo {

namespace {

/// What the system said, in the words of the program where they are known.
Text reasonOf(int error)
{
    switch (error) {
    case EACCES:
    case EPERM: return "io.reason.permission";
    case EROFS: return "io.reason.readonly";
    case ENOSPC:
    case EDQUOT: return "io.reason.space";
    case ENOENT: return "io.reason.missing";
    case ENOTDIR: return "io.reason.folder";
    case ENAMETOOLONG: return "io.reason.name";
    case EIO: return "io.reason.device";
    default: return Text("io.reason.system").raw("words", std::generic_category().message(error));
    }
}

Problems aboutFile(Text text, const QString &path)
{
    Problems out = problem(std::move(text));
    out.front().file = path.toStdString();
    return out;
}

Problems named(Problems problems, const QString &path)
{
    for (Problem &p : problems)
        p.file = path.toStdString();
    return problems;
}

/// To the end of the file, which a pipe delivers in pieces; one byte more than the cap at most.
/// 0 = read, else an errno.
int readToEnd(int descriptor, std::string &bytes)
{
    constexpr std::size_t kPiece = 65536;
    std::array<char, kPiece> piece{};
    while (bytes.size() <= static_cast<std::size_t>(kMaxDocumentBytes)) {
        const ssize_t got = ::read(descriptor, piece.data(), piece.size());
        if (got == 0)
            return 0;
        if (got > 0)
            bytes.append(piece.data(), static_cast<std::size_t>(got));
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

Loaded<std::string> readFrom(int descriptor, const QString &path)
{
    std::string bytes;
    if (const int error = readToEnd(descriptor, bytes))
        return fileProblem("io.read", path, error);
    if (bytes.size() > static_cast<std::size_t>(kMaxDocumentBytes))
        return named(problem(Text("io.size").num("max", kMaxDocumentBytes / (1024 * 1024))), path);
    return bytes;
}

} // namespace

Problems fileProblem(const char *id, const QString &path, int error)
{
    return aboutFile(Text(id).raw("file", path.toStdString()).sub("reason", reasonOf(error)), path);
}

bool isOwnDescriptor(const QString &path)
{
    return path == QStringLiteral("/dev/stdin") || path == QStringLiteral("/dev/stdout") ||
           path == QStringLiteral("/dev/stderr") || path.startsWith(QStringLiteral("/dev/fd/")) ||
           path.startsWith(QStringLiteral("/proc/self/fd/"));
}

// A pipe or device in a folder would be waited for, for ever: opened without waiting, looked at, left.
Loaded<std::string> readFile(const QString &path)
{
    if (path == QStringLiteral("-"))
        return readFrom(STDIN_FILENO, path);
    const bool stream = isOwnDescriptor(path);
    const int wait = stream ? 0 : O_NONBLOCK;
    const Descriptor file(
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY | wait));
    struct stat kind = {};
    if (!file.isOpen() || ::fstat(file.get(), &kind) != 0)
        return fileProblem("io.read", path, errno);
    if (S_ISDIR(kind.st_mode))
        return aboutFile(Text("io.read.folder").raw("file", path.toStdString()), path);
    if (!stream && !S_ISREG(kind.st_mode))
        return aboutFile(Text("io.read.special").raw("file", path.toStdString()), path);
    return readFrom(file.get(), path);
}

Loaded<Json> readJsonFile(const QString &path)
{
    Loaded<Json> json = withinMemory([&path]() -> Loaded<Json> {
        const Loaded<std::string> bytes = readFile(path);
        if (!bytes)
            return bytes.error();
        return parseJson(*bytes);
    });
    if (!json)
        return named(json.error(), path);
    return json;
}

} // namespace takujo
