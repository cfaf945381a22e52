// A damaged file and the save before it: which files count as damaged, and that nothing is lost.
#include "game/within_memory.h"
#include "io/files.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace takujo;

class TestRestore : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void aDamagedFileGivesWayToItsBackup();
    void whatCannotBeRestoredStaysAsItWas();
    void onlyBytesThatAreNoJsonAreDamaged();
    void damagedFilesStillTellTheirGame();

private:
    QString path(const char *name) const { return m_dir->filePath(QString::fromUtf8(name)); }
    std::unique_ptr<QTemporaryDir> m_dir;
};

namespace {

QByteArray bytesIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files, QDir::Name);
}

} // namespace

void TestRestore::aDamagedFileGivesWayToItsBackup()
{
    const QString file = path("a.takujo-rules");
    QVERIFY(writeFile(file, "{}").empty());
    QVERIFY(writeFile(file, "{\"game\"").empty());
    const auto first = restoreBackup(file);
    QVERIFY(first);
    QCOMPARE(*first, file + ".damaged");
    QCOMPARE(bytesIn(file), QByteArray("{}"));
    QCOMPARE(bytesIn(file + "~"), QByteArray("{}"));
    QCOMPARE(bytesIn(*first), QByteArray("{\"game\""));
    QVERIFY(writeFile(file, "[", false).empty()); // once more: the first one stays, too
    const auto second = restoreBackup(file);
    QVERIFY(second);
    QCOMPARE(bytesIn(*second), QByteArray("["));
    clearLeftovers(m_dir->path());
    QCOMPARE(filesIn(m_dir->path()), QStringList({"a.takujo-rules", "a.takujo-rules.damaged",
                                                  "a.takujo-rules.damaged2", "a.takujo-rules~"}));
}

void TestRestore::whatCannotBeRestoredStaysAsItWas()
{
    const QString file = path("a.takujo-rules");
    QVERIFY(writeFile(file, "{").empty());
    QVERIFY(!restoreBackup(file)); // there is no backup
    QCOMPARE(filesIn(m_dir->path()), QStringList({"a.takujo-rules"}));
    QVERIFY(QFile::copy(file, file + "~"));
    QVERIFY(QDir(m_dir->path()).mkpath("a.takujo-rules~new")); // nothing can be written
    for (int number = 2; number <= 99; ++number)
        QVERIFY(QDir(m_dir->path()).mkpath("a.takujo-rules~new" + QString::number(number)));
    QVERIFY(!restoreBackup(file));
    QCOMPARE(bytesIn(file), QByteArray("{"));
    QCOMPARE(filesIn(m_dir->path()), QStringList({"a.takujo-rules", "a.takujo-rules~"}));
}

void TestRestore::onlyBytesThatAreNoJsonAreDamaged()
{
    const QString file = path("a.takujo-rules");
    QVERIFY(!isDamaged(readJsonFile(file).error())); // it is not there
    for (const char *bytes : {"", "{\"format\": \"takujo-ru", "\0\0\0\0"}) {
        QVERIFY(writeFile(file, bytes).empty());
        QVERIFY2(isDamaged(readJsonFile(file).error()), bytes);
    }
    QVERIFY(!isDamaged({}));
    QVERIFY(!isDamaged(problem("io.memory")));
}

void TestRestore::damagedFilesStillTellTheirGame()
{
    const QString file = path("a.takujo-rules");
    const std::string whole =
        R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "Ours"}})";
    QVERIFY(writeFile(file, whole).empty());
    QVERIFY(!readDamaged(file)); // it is not
    QVERIFY(writeFile(file, whole.substr(0, 50), false).empty());
    const auto alone = readDamaged(file);
    QVERIFY(alone && alone->backup->is_null());
    QCOMPARE(alone->game, std::string("ccc"));
    QVERIFY(writeFile(file + "~", whole).empty());
    QVERIFY(writeFile(file, "{", false).empty()); // it tells nothing any more
    const auto both = readDamaged(file);
    QVERIFY(both && both->backup->is_object());
    QCOMPARE(both->game, std::string("ccc"));
    QVERIFY(!readDamaged(path("none")));
}

QTEST_APPLESS_MAIN(TestRestore)
#include "tst_restore.moc"
