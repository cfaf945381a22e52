// The index of the record folder is made anew when it is missing, damaged, old or foreign, and left alone
// when another program holds it.
#include "savedentry.h"
#include "toy_match.h"

#include <nlohmann/json.hpp>

#include <QElapsedTimer>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <sys/stat.h>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestIndexHarm : public QObject
{
    Q_OBJECT

private slots:
    void isMadeAnew_data();
    void isMadeAnew();
    void aLockHoldsNothingUp_data();
    void aLockHoldsNothingUp();
    void pipesAreNotWaitedFor();
};

namespace {

// Runs a statement on the file of an index, as another program would, and holds it meanwhile.
void query(const QString &file, const QString &statement, const std::function<void()> &inside = {})
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"test"_s);
        database.setDatabaseName(file);
        QVERIFY(database.open());
        QSqlQuery run(database);
        QVERIFY2(run.exec(statement), qPrintable(run.lastError().text()));
        if (inside)
            inside();
    }
    QSqlDatabase::removeDatabase(u"test"_s);
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestIndexHarm::isMadeAnew_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"missing", "garbage", "cut", "empty", "pipe", "pipe beside it"})
        QTest::newRow(how) << QString::fromLatin1(how);
    for (const char *change :
         {"PRAGMA user_version = 999", "DROP TABLE seats", "ALTER TABLE seats ADD COLUMN more",
          "ALTER TABLE records RENAME COLUMN practice TO finish", "CREATE TABLE more(x)",
          "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM records; END",
          "DELETE FROM seats", "DELETE FROM seats WHERE seat = 0",
          "DELETE FROM seats WHERE seat = 1", "UPDATE records SET practice = 1",
          "UPDATE seats SET name = 'Eve'", "INSERT INTO seats(file, seat) VALUES('a.takujo', 7)",
          "INSERT INTO seats(file, seat) VALUES('none.takujo', 0)"})
        QTest::newRow(change) << QString::fromLatin1(change);
}

namespace {

// What happened to the index: to its file, or by a statement of SQL.
void harm(const QString &index, const QString &how)
{
    QFile file(index);
    if (how == u"missing" || how.startsWith(u"pipe")) {
        QVERIFY(how != u"missing" ? file.exists() : file.remove());
        const QString pipe = how == u"pipe" ? index : index + u"-journal"_s;
        if (how == u"pipe")
            QVERIFY(file.remove());
        if (how != u"missing")
            QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    } else if (how == u"garbage" || how == u"cut" || how == u"empty") {
        QVERIFY(file.open(QIODevice::ReadWrite));
        if (how == u"garbage")
            file.write(QByteArray(3000, 'x'));
        else
            QVERIFY(file.resize(how == u"cut" ? file.size() / 2 : 0));
    } else {
        query(index, how);
    }
}

} // namespace

void TestIndexHarm::isMadeAnew()
{
    QFETCH(QString, how);
    const QTemporaryDir dir;
    const QString index = RecordIndex::fileIn(dir.path());
    const Match match = toyMatch();
    RecordStore store(dir.path());
    RecordEntry entry = entryOf(fileIn(store, "a"), {{true}, {true}}, false);
    QVERIFY(store.save(entry, writeRecord(match.game(), match.record())).empty());
    harm(index, how);
    RecordStore again(dir.path());
    QCOMPARE(again.entries().size(), qsizetype{1});
    QVERIFY(again.entries()[0].readable);
    QCOMPARE(again.entries()[0].summary.seats.size(), std::size_t{2});
    QCOMPARE(again.entries()[0].summary.seats[1].name, std::string("Seat 1"));
    RecordStore third(dir.path()); // and this time it is taken from the index
    QCOMPARE(third.entries().size(), qsizetype{1});
    QVERIFY(third.entries()[0].readable);
}

void TestIndexHarm::aLockHoldsNothingUp_data()
{
    QTest::addColumn<bool>("atStart");
    QTest::newRow("at the start") << true;
    QTest::newRow("later") << false;
}

// The start took 19 seconds while another program held the index, and then its file was taken away.
void TestIndexHarm::aLockHoldsNothingUp()
{
    QFETCH(bool, atStart);
    const QTemporaryDir dir;
    const Match match = toyMatch();
    const Json document = writeRecord(match.game(), match.record());
    const QString index = RecordIndex::fileIn(dir.path());
    RecordStore before(dir.path());
    for (const char *name : {"a", "b"})
        QVERIFY(before.save(entryOf(fileIn(before, name), {{true}, {}}), document).empty());
    const QByteArray kept = contents(index);
    RecordStore store(dir.path());
    if (!atStart)
        QCOMPARE(store.entries().size(), qsizetype{2});
    query(index, u"BEGIN EXCLUSIVE"_s, [&] {
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(store.entries().size(), qsizetype{2});
        const RecordEntry won = entryOf(fileIn(store, "c"), {{true, "", 5, true}, {}});
        QVERIFY(store.save(won, kAnything).empty());
        QVERIFY(store.remove(fileIn(store, "b")).empty());
        const auto entries = store.entries();
        QVERIFY(std::any_of(entries.begin(), entries.end(), [](const RecordEntry &entry) {
            return entry.summary.result && entry.summary.result->winners == seatBit(0);
        }));
        QVERIFY2(clock.elapsed() < 3000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(store.indexHeld());
        QCOMPARE(contents(index), kept);
    });
    RecordStore again(dir.path()); // finds by itself what the index lacks
    QCOMPARE(again.entries().size(), qsizetype{2});
    QVERIFY(!again.indexHeld());
}

void TestIndexHarm::pipesAreNotWaitedFor()
{
    const QTemporaryDir dir;
    QCOMPARE(::mkfifo(qPrintable(dir.filePath(u"pipe"_s)), 0600), 0);
    QCOMPARE(::mkfifo(qPrintable(dir.filePath(u"b.takujo"_s)), 0600), 0);
    QVERIFY(QFile::link(dir.filePath(u"pipe"_s), dir.filePath(u"a.takujo"_s)));
    RecordStore store(dir.path());
    for (const RecordEntry &entry : store.entries())
        QVERIFY(!entry.readable);
}

QTEST_GUILESS_MAIN(TestIndexHarm)
#include "tst_indexharm.moc"
