#include "io/descriptor.h"
#include "io/file_problem.h"
#include "io/files.h"
#include "io/no_pipe_signal.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <vector>

namespace takujo {

namespace {

// Beside a file `x` that is being written lie for a moment its new contents, `x~new`, and a second
// name of the old ones, `x~old`, which becomes the backup `x~`. The writer holds a lock on `x~new`;
// one that nobody has locked was left by a program that was killed. Who writes the same file at the
// same time takes `x~new2` and `x~old2`, and so on.
constexpr const char *kNew = "~new";
constexpr const char *kOld = "~old";
constexpr int kMostWriters = 99;

std::string nameOf(const std::string &path, const char *what, int number)
{
    return path + what + (number > 1 ? std::to_string(number) : std::string());
}

/// The file a write ends up in: links are followed, so that a linked file stays linked.
QString target(QString path)
{
    constexpr int kMostLinks = 40;
    for (int links = 0; links < kMostLinks && QFileInfo(path).isSymLink(); ++links)
        path = QFileInfo(path).symLinkTarget();
    return QFileInfo(path).absoluteFilePath();
}

/// Removes new contents nobody writes any more. False: somebody does, or it is no such file.
bool removeAbandoned(const std::string &path)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC));
    if (!file.isOpen())
        return errno == ENOENT;
    struct stat opened = {};
    struct stat named = {};
    if (::fstat(file.get(), &opened) != 0 || !S_ISREG(opened.st_mode) ||
        ::flock(file.get(), LOCK_EX | LOCK_NB) != 0)
        return false;
    // its writer may have finished meanwhile, and the next one have begun
    if (::lstat(path.c_str(), &named) != 0 || named.st_ino != opened.st_ino ||
        named.st_dev != opened.st_dev)
        return errno == ENOENT;
    return ::unlink(path.c_str()) == 0;
}

/// The new contents of a file, made beside it and locked; removed again unless they took its place.
class NewContents
{
public:
    explicit NewContents(std::string path) : m_path(std::move(path)) {}
    NewContents(const NewContents &) = delete;
    NewContents &operator=(const NewContents &) = delete;
    ~NewContents()
    {
        if (m_file.isOpen())
            ::unlink(nameOf(m_path, kNew, m_number).c_str());
    }

    // All of these: 0 = done, else an errno.
    int make();
    int write(std::string_view bytes);
    /// Makes `<path>~` the present contents. The old backup is replaced in one step, never missing.
    int backUp() const;
    int takePlace();
    /// Removes what a killed program left under this number.
    void clear(int number);

private:
    int makeAs(int number);
    bool lockIt() const;

    std::string m_path;
    int m_number = 0;
    Descriptor m_file;
};

int NewContents::make()
{
    for (int number = 1; number <= kMostWriters; ++number)
        if (const int error = makeAs(number); error != EEXIST)
            return error;
    return EBUSY;
}

int NewContents::makeAs(int number)
{
    const std::string name = nameOf(m_path, kNew, number);
    if (struct stat there = {}; ::lstat(name.c_str(), &there) == 0 && !removeAbandoned(name))
        return EEXIST;
    Descriptor file(
        ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666));
    if (!file.isOpen())
        return errno;
    m_file = std::move(file);
    m_number = number;
    if (lockIt())
        return 0;
    m_file = Descriptor(); // somebody takes it for abandoned just now
    return EEXIST;
}

/// File systems without locks are written all the same.
bool NewContents::lockIt() const
{
    struct stat made = {};
    if (::flock(m_file.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return false;
    return ::fstat(m_file.get(), &made) == 0 && made.st_nlink > 0;
}

void NewContents::clear(int number)
{
    if (makeAs(number) == 0) // nobody else uses the number meanwhile
        ::unlink(nameOf(m_path, kOld, number).c_str());
}

int writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (written == 0)
            return EIO; // it would take nothing for ever
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

/// Until it is on disk, also when a signal comes in between. EINVAL: nothing to wait for.
int waitForDisk(int descriptor)
{
    while (::fsync(descriptor) != 0)
        if (errno != EINTR)
            return errno == EINVAL ? 0 : errno;
    return 0;
}

int NewContents::write(std::string_view bytes)
{
    constexpr mode_t kRights = 07777;
    if (struct stat old = {}; ::stat(m_path.c_str(), &old) == 0)
        (void)::fchmod(m_file.get(), old.st_mode & kRights);
    if (const int error = writeAll(m_file.get(), bytes))
        return error;
    return waitForDisk(m_file.get());
}

int NewContents::backUp() const
{
    const std::string old = nameOf(m_path, kOld, m_number);
    std::error_code error;
    std::filesystem::remove(old, error); // left by a program that was killed
    std::filesystem::create_hard_link(m_path, old, error);
    if (error) // file systems without hard links
        std::filesystem::copy_file(m_path, old, error);
    if (!error)
        std::filesystem::rename(old, m_path + "~", error);
    // also after a rename: it does nothing when the backup is the present file already
    std::error_code ignored;
    std::filesystem::remove(old, ignored);
    return error.value();
}

int NewContents::takePlace()
{
    if (::rename(nameOf(m_path, kNew, m_number).c_str(), m_path.c_str()) != 0)
        return errno;
    m_file = Descriptor(); // nothing to remove
    return 0;
}

/// A device, pipe or stream: never replaced. A pipe is waited for a moment, until somebody reads.
int writeInto(const std::string &path, std::string_view bytes)
{
    constexpr int kTries = 200;
    constexpr timespec kPause{0, 10'000'000};
    Descriptor file;
    for (int left = kTries; !file.isOpen(); --left) {
        file = Descriptor(
            ::open(path.c_str(), O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
        if (!file.isOpen() && (errno != ENXIO || left == 0))
            return errno;
        if (!file.isOpen())
            ::nanosleep(&kPause, nullptr);
    }
    ::fcntl(file.get(), F_SETFL, ::fcntl(file.get(), F_GETFL) & ~O_NONBLOCK);
    const NoPipeSignal quiet; // a reader that went away is an error like others
    return writeAll(file.get(), bytes);
}

bool allDigits(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool isLower(char c) { return c >= 'a' && c <= 'z'; }
bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }

/// What earlier versions left when they were killed: `x.takujo~4711`, and `x.takujo.kPzTaQ`. Letters
/// as in a word ("x.takujo.backup", "x.takujo.Spring") were somebody's own choice.
bool isOfEarlierVersion(std::string_view name)
{
    constexpr std::size_t kTailLetters = 6;
    const std::size_t at = name.find_last_of("~.");
    if (at == std::string_view::npos)
        return false;
    const std::string_view front = name.substr(0, at);
    const std::string_view tail = name.substr(at + 1);
    if (!front.ends_with(".takujo") && !front.ends_with(".takujo-rules") &&
        !front.ends_with(".json"))
        return false;
    if (name[at] == '~')
        return !tail.empty() && allDigits(tail);
    return tail.size() == kTailLetters &&
           std::all_of(tail.begin(), tail.end(), [](char c) { return isLower(c) || isUpper(c); }) &&
           std::any_of(tail.begin(), tail.end(), isLower) &&
           std::any_of(tail.begin() + 1, tail.end(), isUpper);
}

/// `x~new3` gives 3, `x~new` 1; 0 = no such name.
int numberAfter(std::string_view name, std::string_view what)
{
    constexpr std::size_t kMostDigits = 2;
    const std::size_t at = name.rfind('~');
    if (at == 0 || at == std::string_view::npos || !name.substr(at).starts_with(what))
        return 0;
    const std::string_view digits = name.substr(at + what.size());
    if (digits.size() > kMostDigits || !allDigits(digits))
        return 0;
    return digits.empty() ? 1 : std::stoi(std::string(digits));
}

} // namespace

Problems writeFile(const QString &path, std::string_view bytes, bool keepBackup)
{
    const QByteArray given = QFile::encodeName(path);
    struct stat there = {};
    const bool exists = ::stat(given.constData(), &there) == 0;
    if (exists && S_ISDIR(there.st_mode))
        return fileProblem("io.write", path, EISDIR);
    if (exists && (!S_ISREG(there.st_mode) || isOwnDescriptor(path))) {
        const int error = writeInto(given.toStdString(), bytes);
        return error ? fileProblem("io.write.into", path, error) : Problems();
    }
    if (exists && ::faccessat(AT_FDCWD, given.constData(), W_OK, AT_EACCESS) != 0)
        return fileProblem("io.write", path, errno);
    NewContents contents(QFile::encodeName(target(path)).toStdString());
    int error = contents.make();
    if (!error)
        error = contents.write(bytes);
    if (error)
        return fileProblem("io.write", path, error);
    if (keepBackup && exists)
        if (const int why = contents.backUp())
            return fileProblem("io.write.backup", path, why);
    error = contents.takePlace();
    return error ? fileProblem("io.write", path, error) : Problems();
}

Problems makeFolder(const QString &folder)
{
    std::error_code error;
    std::filesystem::create_directories(QFile::encodeName(folder).toStdString(), error);
    return error ? fileProblem("io.folder", folder, error.value()) : Problems();
}

void clearLeftovers(const QString &folder)
{
    const std::filesystem::path place(QFile::encodeName(folder).toStdString());
    std::vector<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator it(place, error), end; !error && it != end;
         it.increment(error))
        names.push_back(it->path().filename().string());
    for (const std::string &name : names) {
        const std::string path = (place / name).string();
        const int number = std::max(numberAfter(name, kNew), numberAfter(name, kOld));
        if (isOfEarlierVersion(name))
            ::unlink(path.c_str());
        else if (number > 0)
            NewContents(path.substr(0, path.rfind('~'))).clear(number);
    }
}

} // namespace takujo
