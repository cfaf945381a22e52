#include "io/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace takujo {

namespace {

constexpr qint64 kReadBytes = 1024 * 1024; ///< at once

/// What the system said, in the words of the program where they are known. @param error an errno
Text reasonOf(int error, const QString &otherwise)
{
    switch (error) {
    case EACCES:
    case EPERM:
    case EROFS: return "io.reason.permission";
    case ENOSPC:
    case EDQUOT: return "io.reason.space";
    case ENOENT: return "io.reason.missing";
    case ENOTDIR: return "io.reason.folder";
    case ENAMETOOLONG: return "io.reason.name";
    case EIO: return "io.reason.device";
    default: return Text("io.reason.system").raw("words", otherwise.toStdString());
    }
}

/// After a failed call: errno is still its own, except for what Qt refuses by itself.
Text reasonOf(const QFileDevice &file)
{
    const int error = errno;
    return reasonOf(file.error() == QFileDevice::PermissionsError ? EACCES : error,
                    file.errorString());
}

Problems fileProblem(const char *id, const QString &path, Text reason)
{
    Problems out =
        problem(Text(id).raw("file", path.toStdString()).sub("reason", std::move(reason)));
    out.front().file = path.toStdString();
    return out;
}

Problems named(Problems problems, const QString &path)
{
    for (Problem &p : problems)
        p.file = path.toStdString();
    return problems;
}

std::filesystem::path native(const QString &path)
{
    return std::filesystem::path(QFile::encodeName(path).toStdString());
}

/// The file a write ends up in: links are followed, so that a linked file stays linked.
QString target(const QString &path)
{
    const QFileInfo info(path);
    return info.isSymLink() && info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
}

/// Goes on after a short write, so that the reason of a full disk is known.
bool writeAll(QSaveFile &file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const qint64 written = file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        if (written <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return file.flush();
}

/// Makes `<path>~` the present contents. The old backup is replaced in one step, never missing.
std::error_code backUp(const QString &path)
{
    const std::filesystem::path from = native(path);
    const std::filesystem::path backup = native(path + QStringLiteral("~"));
    const std::filesystem::path fresh =
        native(QStringLiteral("%1~%2").arg(path).arg(QCoreApplication::applicationPid()));
    std::error_code error;
    std::filesystem::create_hard_link(from, fresh, error);
    if (error) // file systems without hard links
        std::filesystem::copy_file(from, fresh, std::filesystem::copy_options::overwrite_existing,
                                   error);
    if (!error)
        std::filesystem::rename(fresh, backup, error);
    // also after a rename: it does nothing when the backup is the present file already
    std::error_code ignored;
    std::filesystem::remove(fresh, ignored);
    return error;
}

} // namespace

Loaded<std::string> readFile(const QString &path)
{
    QFile file(path);
    const bool standardInput = path == QStringLiteral("-");
    if (!standardInput && QFileInfo(path).isDir())
        return fileProblem("io.read.folder", path, {});
    if (path.isEmpty())
        return fileProblem("io.read", path, "io.reason.missing");
    errno = 0;
    const bool opened =
        standardInput ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return fileProblem("io.read", path, reasonOf(file));
    QByteArray bytes;
    const auto more = [&] { // a pipe gives what is in it just now; nothing: the end
        return file.read(std::min<qint64>(kReadBytes, kMaxDocumentBytes + 1 - bytes.size()));
    };
    for (QByteArray part = more(); !part.isEmpty(); part = more())
        bytes += part;
    if (file.error() != QFileDevice::NoError)
        return fileProblem("io.read", path, reasonOf(file));
    if (bytes.size() > kMaxDocumentBytes)
        return named(problem(Text("io.size").num("max", kMaxDocumentBytes / (1024 * 1024))), path);
    return bytes.toStdString();
}

Loaded<Json> readJsonFile(const QString &path)
{
    const Loaded<std::string> bytes = readFile(path);
    if (!bytes)
        return bytes.error();
    Loaded<Json> json = parseJson(*bytes);
    if (!json)
        return named(json.error(), path);
    return json;
}

Problems writeFile(const QString &path, std::string_view bytes, bool keepBackup)
{
    const QString real = target(path);
    QSaveFile file(real);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return fileProblem("io.write", path, reasonOf(file));
    if (!writeAll(file, bytes)) {
        Text reason = reasonOf(file);
        file.cancelWriting();
        return fileProblem("io.write", path, std::move(reason));
    }
    if (keepBackup && QFileInfo::exists(real)) {
        if (const std::error_code error = backUp(real)) {
            file.cancelWriting();
            return fileProblem("io.write.backup", path,
                               reasonOf(error.value(), QString::fromStdString(error.message())));
        }
    }
    if (!file.commit())
        return fileProblem("io.write", path, reasonOf(file));
    return {};
}

} // namespace takujo
