#include "plugin/study_journal.h"

#include "evaluation/fair_report.h"
#include "io/descriptor.h"
#include "io/files.h"
#include "plugin/game_entry.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <limits>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostOfALine = 1 << 20;
constexpr qint64 kMostOfACache = 64 << 20;

Problems journalProblem(const char *id, const QString &file)
{
    return problem(Text(id).raw("file", file.toStdString()));
}

/// Until the file is closed nobody else is within a line. File systems without locks are used all the
/// same.
void lockFile(int file, int how)
{
    while (::flock(file, how) != 0 && errno == EINTR) {
    }
}

/// Behind the last whole line; -1 = an errno says why not.
off_t endOfLines(int file, off_t size)
{
    std::array<char, 4096> bytes{};
    while (size > 0) {
        const off_t from = std::max<off_t>(0, size - static_cast<off_t>(bytes.size()));
        const ssize_t count =
            ::pread(file, bytes.data(), static_cast<std::size_t>(size - from), from);
        if (count < 0)
            return -1;
        const std::string_view part(bytes.data(), static_cast<std::size_t>(count));
        const std::size_t at = part.rfind('\n');
        if (at != std::string_view::npos)
            return from + static_cast<off_t>(at) + 1;
        size = from;
    }
    return 0;
}

/// All or nothing of whole lines behind the last whole one: what somebody who was killed left of a line
/// goes. 0 = done, else an errno. The file is opened anew each time, as another window may have removed it.
int append(const QString &name, const QByteArray &lines)
{
    const Descriptor file(::open(QFile::encodeName(name).constData(),
                                 O_RDWR | O_CREAT | O_APPEND | O_NOCTTY | O_CLOEXEC, 0666));
    if (!file.isOpen())
        return errno;
    lockFile(file.get(), LOCK_EX);
    struct stat now = {};
    if (::fstat(file.get(), &now) != 0)
        return errno;
    const off_t end = S_ISREG(now.st_mode) ? endOfLines(file.get(), now.st_size) : now.st_size;
    if (end < 0 || (end < now.st_size && ::ftruncate(file.get(), end) != 0))
        return errno;
    qsizetype done = 0;
    while (done < lines.size()) {
        const ssize_t count = ::write(file.get(), lines.constData() + done,
                                      static_cast<std::size_t>(lines.size() - done));
        const int error = count < 0 ? errno : EIO;
        if (count > 0) {
            done += count;
        } else if (error != EINTR) {
            // what was not cut off here goes with the next call
            [[maybe_unused]] const int cut = ::ftruncate(file.get(), end);
            return error;
        }
    }
    return 0;
}

/// Changes with every build of a game.
QString buildOf(const GameEntry &game)
{
    const QFileInfo plugin(game.pluginFile);
    return u"%1-%2-%3"_s.arg(QStringLiteral(TAKUJO_VERSION))
        .arg(plugin.size())
        .arg(plugin.lastModified().toSecsSinceEpoch());
}

} // namespace

// Line by line: a journal of a long run is larger than any other file of the program may be.
Loaded<std::vector<StudyRows>> StudyJournal::read(const QString &file)
{
    QFile in(file);
    if (!in.exists())
        return std::vector<StudyRows>();
    if (!in.open(QIODevice::ReadOnly))
        return journalProblem("study.journal.unread", file);
    lockFile(in.handle(), LOCK_SH); // while the end is looked for, not while it is read
    const qint64 end = in.isSequential() ? std::numeric_limits<qint64>::max() : in.size();
    lockFile(in.handle(), LOCK_UN);
    std::vector<Json> lines;
    while (in.pos() < end && !in.atEnd()) {
        const Loaded<Json> line = parseJson(in.readLine(kMostOfALine).toStdString());
        lines.push_back(line ? *line : Json());
    }
    Loaded<std::vector<StudyRows>> rows = readFairJournal(lines);
    if (rows)
        return rows;
    Problems wrong = rows.error();
    for (Problem &p : wrong)
        p.file = file.toStdString();
    return wrong;
}

Problems StudyJournal::open(const QString &file)
{
    close();
    if (append(file, {}) != 0)
        return journalProblem("study.journal", file);
    m_file = file;
    return {};
}

void StudyJournal::close()
{
    m_file.clear();
    m_unwritten.clear();
}

Problems StudyJournal::write(const StudyKey &key, const StudyRow &row)
{
    if (!isOpen())
        return {};
    m_unwritten += QByteArray::fromStdString(toJson(key, row).dump() + "\n");
    if (append(m_file, m_unwritten) != 0)
        return journalProblem("study.journal", m_file);
    m_unwritten.clear();
    return {};
}

QString studyCacheFile(const GameEntry &game, const QString &kind)
{
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    QDir folder(cache + u"/takujo/studies"_s);
    if (cache.isEmpty() || !folder.mkpath(u"."_s))
        return {};
    const QString start = game.id + u'-' + kind + u'-';
    const QString name = start + buildOf(game) + u".jsonl"_s;
    for (const QFileInfo &file : folder.entryInfoList({start + u'*'}, QDir::Files)) {
        if (file.fileName() != name || file.size() > kMostOfACache)
            QFile::remove(file.filePath());
    }
    return folder.filePath(name);
}

} // namespace takujo
