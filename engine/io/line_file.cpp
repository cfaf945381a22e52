#include "io/line_file.h"

#include "io/descriptor.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <limits>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>

namespace takujo {

namespace {

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

} // namespace

bool LineFile::open(const QString &file)
{
    close();
    if (append(file, {}) != 0)
        return false;
    m_file = file;
    return true;
}

void LineFile::close()
{
    m_file.clear();
    m_unwritten.clear();
}

bool LineFile::write(const QByteArray &line)
{
    if (!isOpen())
        return true;
    m_unwritten += line + '\n';
    if (append(m_file, m_unwritten) != 0)
        return false;
    m_unwritten.clear();
    return true;
}

qint64 LineFile::end(const QFile &opened)
{
    if (opened.isSequential())
        return std::numeric_limits<qint64>::max();
    lockFile(opened.handle(), LOCK_SH);
    const qint64 end = opened.size();
    lockFile(opened.handle(), LOCK_UN);
    return end;
}

} // namespace takujo
