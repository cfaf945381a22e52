#include "toy_match.h"

#include "io/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
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
    QCOMPARE(ids(readFile("/dev/zero").error()), QStringLiteral("io.size"));
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

QTEST_GUILESS_MAIN(TestFiles)
#include "tst_files.moc"
