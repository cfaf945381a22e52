#include "toy_match.h"

#include "io/descriptor.h"
#include "io/files.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <sched.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <thread>
#include <unistd.h>

using namespace takujo;

/// Reading and atomic writing.
class TestFiles : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void writesAndKeepsOneBackup();
    void leavesNothingBesideABackupThatIsTheFile();
    void writesWithoutABackupWhenAsked();
    void writesThroughALink();
    void fullDiskLeavesTheOldFile();
    void readOnlyFolderLeavesTheOldFile();
    void missingFolderIsAProblem();
    void readsOnlyUpToTheCap();
    void namesWhatCannotBeRead();
    void problemsCarryTheFileName();
    void devicesAndPipesAreWrittenInto();
    void aPipeNobodyReadsIsAProblem();
    void aReaderThatGoesAwayIsAProblem();
    void aDescriptorClosesWhatItHeld();
    void danglingLinksStayLinks();
    void pipesAndDevicesAreNotWaitedFor();
    void whatAKilledWriterLeftIsNoObstacle();
    void twoWritersOfOneFile();
    void leftoversAreCleared();
    void readOnlyDiskIsNamed();

private:
    QString path(const char *name) const { return m_dir->filePath(QString::fromUtf8(name)); }
    std::unique_ptr<QTemporaryDir> m_dir;
};

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

QStringList names(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
}

} // namespace

void TestFiles::writesAndKeepsOneBackup()
{
    const QString file = path("a.json");
    QVERIFY(writeFile(file, "one").empty());
    QVERIFY(!QFile::exists(file + "~"));
    QVERIFY(writeFile(file, "two").empty());
    QVERIFY(writeFile(file, "three").empty());
    QCOMPARE(contents(file), QByteArray("three"));
    QCOMPARE(contents(file + "~"), QByteArray("two"));
    QCOMPARE(names(m_dir->path()), QStringList({"a.json", "a.json~"}));
}

// As after a program that was killed between the backup and the new file: renaming onto the same file
// does nothing, and the name it was to have stayed behind.
void TestFiles::leavesNothingBesideABackupThatIsTheFile()
{
    const QString file = path("a.json");
    QVERIFY(writeFile(file, "one").empty());
    QCOMPARE(::link(qPrintable(file), qPrintable(file + "~")), 0);
    QVERIFY(writeFile(file, "two").empty());
    QCOMPARE(contents(file), QByteArray("two"));
    QCOMPARE(contents(file + "~"), QByteArray("one"));
    QCOMPARE(names(m_dir->path()), QStringList({"a.json", "a.json~"}));
}

void TestFiles::writesWithoutABackupWhenAsked()
{
    const QString file = path("卓上.json");
    QVERIFY(writeFile(file, "one", false).empty());
    QVERIFY(writeFile(file, "two", false).empty());
    QCOMPARE(names(m_dir->path()), QStringList({QString::fromUtf8("卓上.json")}));
}

void TestFiles::writesThroughALink()
{
    QVERIFY(writeFile(path("real"), "one").empty());
    QVERIFY(QFile::link(path("real"), path("link")));
    QVERIFY(writeFile(path("link"), "two").empty());
    QVERIFY(QFileInfo(path("link")).isSymLink());
    QCOMPARE(contents(path("real")), QByteArray("two"));
    QCOMPARE(contents(path("real~")), QByteArray("one"));
}

void TestFiles::fullDiskLeavesTheOldFile()
{
    const QString file = path("a.json");
    QVERIFY(writeFile(file, "one").empty());
    QVERIFY(writeFile(file, "two").empty());
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    const rlimit small{4096, old.rlim_max};
    std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
    const Problems problems = writeFile(file, std::string(100000, 'x'));
    setrlimit(RLIMIT_FSIZE, &old);
    QCOMPARE(ids(problems), QStringLiteral("io.write"));
    const QString text = sentences(problems, Language::En);
    QVERIFY2(text.contains("File too large"), qPrintable(text));
    QCOMPARE(contents(file), QByteArray("two"));
    QCOMPARE(contents(file + "~"), QByteArray("one"));
    QCOMPARE(names(m_dir->path()), QStringList({"a.json", "a.json~"}));
}

void TestFiles::readOnlyFolderLeavesTheOldFile()
{
    const QString file = path("a.json");
    QVERIFY(writeFile(file, "one").empty());
    // Root may write anywhere: the rights of "nobody" for a moment.
    constexpr uid_t kNobody = 65534;
    const bool root = geteuid() == 0;
    QFile::setPermissions(m_dir->path(),
                          QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther);
    if (root)
        QCOMPARE(seteuid(kNobody), 0);
    const Problems problems = writeFile(file, "two");
    if (root)
        QCOMPARE(seteuid(0), 0);
    QFile::setPermissions(m_dir->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(ids(problems), QStringLiteral("io.write"));
    QCOMPARE(problems.front().file, file.toStdString());
    const QString japanese = sentences(problems, Language::Ja); // no words of the system in it
    QVERIFY2(japanese.contains(QStringLiteral("許可")), qPrintable(japanese));
    QCOMPARE(contents(file), QByteArray("one"));
    QCOMPARE(names(m_dir->path()), QStringList({"a.json"}));
}

void TestFiles::missingFolderIsAProblem()
{
    QCOMPARE(ids(writeFile(path("no/such/a.json"), "one")), QStringLiteral("io.write"));
    QCOMPARE(ids(writeFile(m_dir->path(), "one")), QStringLiteral("io.write"));
}

void TestFiles::readsOnlyUpToTheCap()
{
    QVERIFY(writeFile(path("big"), std::string(kMaxDocumentBytes, ' ')).empty());
    QVERIFY(readFile(path("big")).ok());
    QVERIFY(writeFile(path("big"), std::string(kMaxDocumentBytes + 1, ' ')).empty());
    QCOMPARE(ids(readFile(path("big")).error()), QStringLiteral("io.size"));
}

void TestFiles::namesWhatCannotBeRead()
{
    QCOMPARE(ids(readFile(path("none")).error()), QStringLiteral("io.read"));
    QCOMPARE(ids(readFile(m_dir->path()).error()), QStringLiteral("io.read.folder"));
}

void TestFiles::problemsCarryTheFileName()
{
    QVERIFY(writeFile(path("bad"), "{\"a\":").empty());
    const Loaded<Json> json = readJsonFile(path("bad"));
    QCOMPARE(json.error().front().file, path("bad").toStdString());
    QCOMPARE(readJsonFile(path("none")).error().front().file, path("none").toStdString());
}

// `--out /dev/null` made a regular file of it.
void TestFiles::devicesAndPipesAreWrittenInto()
{
    struct stat kind = {};
    const QString device = path("null");
    if (::mknod(qPrintable(device), S_IFCHR | 0666, makedev(1, 3)) == 0) { // as root
        QVERIFY(writeFile(device, "one").empty());
        QCOMPARE(::lstat(qPrintable(device), &kind), 0);
        QVERIFY(S_ISCHR(kind.st_mode));
        QVERIFY(QFile::remove(device));
    }
    const QString pipe = path("pipe.json");
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QVERIFY(QFile::link(pipe, path("link")));
    QByteArray read;
    for (const QString &way : {pipe, path("link")}) {
        std::thread reader([&] { read = contents(pipe); });
        const Problems problems = writeFile(way, "through the pipe");
        reader.join();
        QVERIFY2(problems.empty(), qPrintable(sentences(problems, Language::En)));
        QCOMPARE(read, QByteArray("through the pipe"));
    }
    QCOMPARE(::lstat(qPrintable(pipe), &kind), 0);
    QVERIFY(S_ISFIFO(kind.st_mode));
    QCOMPARE(names(m_dir->path()), QStringList({"link", "pipe.json"}));
}

void TestFiles::aPipeNobodyReadsIsAProblem()
{
    const QString pipe = path("pipe.json");
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QCOMPARE(ids(writeFile(pipe, "one")), QStringLiteral("io.write.into"));
}

// The signal was ignored by the whole program meanwhile; of two writers at once the second one to end put
// back what the first had set, and signals were ignored for good, or killed the other.
void TestFiles::aReaderThatGoesAwayIsAProblem()
{
    const QString pipe = path("pipe.json");
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    const auto usual = std::signal(SIGPIPE, SIG_DFL);
    Descriptor reader(::open(qPrintable(pipe), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    Problems problems;
    std::thread writer([&] { problems = writeFile(pipe, std::string(1 << 20, 'x')); });
    int waiting = 0;
    while (::ioctl(reader.get(), FIONREAD, &waiting) == 0 && waiting == 0)
        std::this_thread::yield();
    struct sigaction meanwhile = {};
    ::sigaction(SIGPIPE, nullptr, &meanwhile);
    reader = Descriptor();
    writer.join();
    std::signal(SIGPIPE, usual);
    QVERIFY(meanwhile.sa_handler == SIG_DFL);
    QCOMPARE(ids(problems), QStringLiteral("io.write.into"));
}

void TestFiles::aDescriptorClosesWhatItHeld()
{
    Descriptor one(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    Descriptor two(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    const int before = one.get();
    const int after = two.get();
    one = std::move(two);
    QCOMPARE(one.get(), after);
    QCOMPARE(::fcntl(before, F_GETFD), -1);
    QVERIFY(::fcntl(after, F_GETFD) >= 0);
}

void TestFiles::danglingLinksStayLinks()
{
    QVERIFY(QFile::link("real", path("link")));
    QVERIFY(writeFile(path("link"), "one").empty());
    QVERIFY(QFileInfo(path("link")).isSymLink());
    QCOMPARE(contents(path("real")), QByteArray("one"));
    QCOMPARE(names(m_dir->path()), QStringList({"link", "real"}));
}

// A pipe in the folder of records held the program for ever.
void TestFiles::pipesAndDevicesAreNotWaitedFor()
{
    const QString pipe = path("a.takujo");
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QVERIFY(QFile::link(pipe, path("b.takujo")));
    QVERIFY(QFile::link("/dev/zero", path("c.takujo")));
    for (const QString &file : {pipe, path("b.takujo"), path("c.takujo"), QString("/dev/zero")})
        QCOMPARE(ids(readFile(file).error()), QStringLiteral("io.read.special"));
    // what the program was started with is read: a shell's <(command)
    std::array<int, 2> ends{};
    QCOMPARE(::pipe(ends.data()), 0);
    QCOMPARE(::write(ends[1], "given", 5), ssize_t{5});
    ::close(ends[1]);
    const Loaded<std::string> given = readFile(QStringLiteral("/dev/fd/%1").arg(ends[0]));
    ::close(ends[0]);
    QVERIFY(given.ok());
    QCOMPARE(*given, std::string("given"));
}

// The next save of a program with the same number failed: its name for the backup was taken.
void TestFiles::whatAKilledWriterLeftIsNoObstacle()
{
    const QString file = path("a.takujo");
    QVERIFY(writeFile(file, "one").empty());
    QVERIFY(writeFile(file, "two").empty());
    const QString old = QStringLiteral("%1~%2").arg(file).arg(QCoreApplication::applicationPid());
    QCOMPARE(::link(qPrintable(file), qPrintable(old)), 0);
    QCOMPARE(::link(qPrintable(file), qPrintable(file + "~old")), 0);
    QFile half(file + "~new");
    QVERIFY(half.open(QIODevice::WriteOnly) && half.write("thr") == 3);
    half.close();
    QVERIFY(writeFile(file, "three").empty());
    QCOMPARE(contents(file), QByteArray("three"));
    QCOMPARE(contents(file + "~"), QByteArray("two"));
    QVERIFY(QFile::remove(old));
    QCOMPARE(names(m_dir->path()), QStringList({"a.takujo", "a.takujo~"}));
}

void TestFiles::twoWritersOfOneFile()
{
    const QString file = path("a.takujo");
    QVERIFY(writeFile(file, "one").empty());
    const int other = ::open(qPrintable(file + "~new"), O_WRONLY | O_CREAT, 0600);
    QCOMPARE(::flock(other, LOCK_EX), 0);
    QVERIFY(writeFile(file, "two").empty());
    clearLeftovers(m_dir->path());
    QCOMPARE(names(m_dir->path()), QStringList({"a.takujo", "a.takujo~", "a.takujo~new"}));
    ::close(other);
    // many at once: each save is whole, and nothing stays behind
    std::vector<std::thread> writers;
    writers.reserve(4);
    std::atomic<int> failed{0};
    for (char letter = 'a'; letter < 'e'; ++letter)
        writers.emplace_back([&, letter] {
            for (int i = 0; i < 100; ++i) {
                failed += writeFile(file, std::string(5000, letter), i % 2 == 0).empty() ? 0 : 1;
                clearLeftovers(m_dir->path());
            }
        });
    for (std::thread &writer : writers)
        writer.join();
    QCOMPARE(failed.load(), 0);
    const QByteArray last = contents(file);
    QCOMPARE(last, QByteArray(5000, last.at(0)));
    QCOMPARE(names(m_dir->path()), QStringList({"a.takujo", "a.takujo~"}));
}

void TestFiles::leftoversAreCleared()
{
    const QStringList kept{"a.takujo",        "a.takujo.Spring", "a.takujo.backup", "a.takujo.old",
                           "a.takujo.tar.gz", "a.takujo~",       "b.txt.kPzTaQ",    "b.txt~4711"};
    for (const QString &name :
         kept + QStringList{"a.takujo.kPzTaQ", "a.takujo~4711", "a.takujo~new", "a.takujo~new2",
                            "a.takujo~old2", "b.takujo-rules~12", "c.json.AbCdEf"})
        QVERIFY(QFile(m_dir->filePath(name)).open(QIODevice::WriteOnly));
    clearLeftovers(m_dir->path());
    QCOMPARE(names(m_dir->path()), kept);
    clearLeftovers(path("nowhere"));
}

void TestFiles::readOnlyDiskIsNamed()
{
    // a disk of this process alone
    if (::unshare(CLONE_NEWNS) != 0 ||
        ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        ::mount("none", qPrintable(m_dir->path()), "tmpfs", 0, nullptr) != 0)
        QSKIP("disks can be made by root only");
    QVERIFY(writeFile(path("a.json"), "one").empty());
    QCOMPARE(::mount("none", qPrintable(m_dir->path()), "tmpfs", MS_REMOUNT | MS_RDONLY, nullptr),
             0);
    for (const char *name : {"a.json", "b.json"}) {
        const Problems problems = writeFile(path(name), "two");
        QCOMPARE(ids(problems), QStringLiteral("io.write"));
        QVERIFY(sentences(problems, Language::En).contains("read-only"));
        QVERIFY(sentences(problems, Language::Ja).contains(QStringLiteral("読み取り専用")));
    }
    QVERIFY(makeFolder(m_dir->path()).empty());
    QVERIFY(sentences(makeFolder(path("new/folder")), Language::En).contains("read-only"));
    QCOMPARE(contents(path("a.json")), QByteArray("one"));
    QCOMPARE(::umount(qPrintable(m_dir->path())), 0);
}

QTEST_GUILESS_MAIN(TestFiles)
#include "tst_files.moc"
