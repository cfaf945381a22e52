// The index of the record folder: taken when it fits, kept true.
#include "recordsmodel.h"
#include "savedentry.h"
#include "settings.h"
#include "toy_match.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestRecordIndex : public QObject
{
    Q_OBJECT

private slots:
    void firstStartOpensNoDatabase();
    void savedMatchesAreListed();
    void entriesComeFromTheIndex();
    void foreignFilesAreRead();
    void removedFilesLeave();
    void whatCannotBeRecoveredStays();
    void oneFileIsListedOnce();
    void tellsWhatAnotherWrote();
    void keptInMemoryWhereNothingCanBeWritten();
    void leftoversAreCleared();
    void gamesThatAreNotInstalledAreNamed();
};

void TestRecordIndex::firstStartOpensNoDatabase()
{
    const QTemporaryDir dir;
    RecordStore store(dir.path() + u"/records"_s);
    QVERIFY(store.entries().isEmpty());
    QVERIFY(!QDir(store.folder()).exists());
}

void TestRecordIndex::savedMatchesAreListed()
{
    const QTemporaryDir dir;
    RecordStore store(dir.path() + u"/records"_s);
    RecordEntry entry = entryOf(fileIn(store, "a"), {{true}, {false}}, false);
    entry.summary.seats[1].playedBy = "Robot";
    QVERIFY(store.save(entry, kAnything).empty());
    QVERIFY(QFile::exists(RecordIndex::fileIn(store.folder())));
    RecordStore again(store.folder());
    QCOMPARE(again.entries().size(), qsizetype{1});
    QCOMPARE(again.entries()[0].phase[1], u"round 1"_s);
    QCOMPARE(again.entries()[0].turnColour, 3);
    QCOMPARE(again.entries()[0].summary.seats, entry.summary.seats);
    QVERIFY(!again.entries()[0].summary.finished);
}

// The file holds nothing of ours, so all that is known of it can only come from the index.
void TestRecordIndex::entriesComeFromTheIndex()
{
    const QTemporaryDir dir;
    RecordStore store(dir.path());
    RecordEntry entry =
        entryOf(fileIn(store, "a"), {{true, "skilled", 7, true}, {false, "expert", 3, false}});
    entry.summary.rulesHash = "0123456789abcdef0123456789abcdef";
    QVERIFY(store.save(entry, kAnything).empty());
    RecordStore again(dir.path());
    QVERIFY(again.entries()[0].readable);
    QCOMPARE(again.entries()[0].summary.result, entry.summary.result);
    QCOMPARE(again.entries()[0].summary.rulesHash, entry.summary.rulesHash);
    QFile file(entry.file); // changed by somebody else: the file is the truth
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[]") == 2);
    file.close();
    RecordStore third(dir.path());
    QVERIFY(!third.entries()[0].readable);
}

void TestRecordIndex::foreignFilesAreRead()
{
    const QTemporaryDir dir;
    const Match match = toyMatch();
    QVERIFY(writeFile(dir.path() + u"/b.takujo"_s,
                      prettyJson(writeRecord(match.game(), match.record())))
                .empty());
    QVERIFY(writeFile(dir.path() + u"/c.takujo"_s, "{\"format\":").empty());
    RecordStore store(dir.path());
    int readable = 0;
    for (const RecordEntry &entry : store.entries())
        readable += entry.readable ? 1 : 0;
    QCOMPARE(store.entries().size(), qsizetype{2});
    QCOMPARE(readable, 1);
}

void TestRecordIndex::removedFilesLeave()
{
    const QTemporaryDir dir;
    RecordStore store(dir.path());
    for (const char *name : {"a", "b"})
        QVERIFY(
            store.save(entryOf(fileIn(store, name), {{true, "skilled", 1, true}, {}}), kAnything)
                .empty());
    QVERIFY(QFile::remove(fileIn(store, "a"))); // behind its back
    store.rescan();
    QCOMPARE(store.entries().size(), qsizetype{1});
    QVERIFY(store.remove(fileIn(store, "b")).empty());
    QVERIFY(store.entries().isEmpty());
    RecordStore again(dir.path());
    QVERIFY(again.entries().isEmpty());
}

// A record went to `files/` in the folder the program was started in, later for good.
void TestRecordIndex::whatCannotBeRecoveredStays()
{
    const QTemporaryDir dir;
    const QString before = QDir::currentPath();
    const QByteArray data = qgetenv("XDG_DATA_HOME");
    const auto back = qScopeGuard([&] {
        QDir::setCurrent(before);
        qputenv("XDG_DATA_HOME", data);
    });
    QVERIFY(QDir(dir.path()).mkpath(u"here"_s) && QDir::setCurrent(dir.filePath(u"here"_s)));
    QFile obstacle(dir.filePath(u"Trash"_s)); // no folder can be made there
    QVERIFY(obstacle.open(QIODevice::WriteOnly));
    qputenv("XDG_DATA_HOME", dir.path().toUtf8());
    RecordStore store;
    const RecordEntry entry = entryOf(fileIn(store, "a"), {{true}, {false}});
    for (int i = 0; i < 2; ++i) // the second time with a backup
        QVERIFY(store.save(entry, kAnything).empty());
    const Problems problems = store.remove(entry.file);
    QCOMPARE(ids(problems), u"io.trash"_s);
    for (const Language language : {Language::Ja, Language::En})
        QVERIFY(sentences(problems, language).contains(entry.file));
    const QString english = sentences(problems, Language::En);
    QVERIFY2(english.contains(u"There is a file where"_s), qPrintable(english));
    QVERIFY(QFile::exists(entry.file));
    QVERIFY(QFile::exists(entry.file + u'~'));
    QCOMPARE(store.entries().size(), qsizetype{1});
    QCOMPARE(QDir::current().entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

// XDG_DATA_HOME may end in a slash: the list had the file by two names, of which one was saved.
void TestRecordIndex::oneFileIsListedOnce()
{
    const QTemporaryDir dir;
    RecordStore store(dir.path() + u"//deep/../records"_s);
    const RecordEntry entry = entryOf(store.newFile(u"toy"_s), {{true}, {false}}, false);
    QVERIFY(store.save(entry, kAnything).empty());
    store.rescan();
    QVERIFY(store.save(entry, kAnything).empty());
    QCOMPARE(store.entries().size(), qsizetype{1});
    QVERIFY(store.remove(entry.file).empty());
    QVERIFY(store.entries().isEmpty());
}

void TestRecordIndex::tellsWhatAnotherWrote()
{
    const QTemporaryDir dir;
    RecordStore store(dir.path());
    RecordStore other(dir.path());
    const RecordEntry entry = entryOf(fileIn(store, "a"), {{true}, {false}}, false);
    QVERIFY(!store.changedElsewhere(entry.file));
    QVERIFY(store.save(entry, kAnything).empty());
    QVERIFY(!store.changedElsewhere(entry.file));
    QVERIFY(other.save(entry, kAnything).empty()); // only opened there: the same bytes
    QVERIFY(!store.changedElsewhere(entry.file));
    QVERIFY(other.save(entry, Json::array()).empty());
    QVERIFY(store.changedElsewhere(entry.file));
    QVERIFY(QFile::remove(entry.file));
    QVERIFY(!store.changedElsewhere(entry.file));
}

void TestRecordIndex::keptInMemoryWhereNothingCanBeWritten()
{
    const QTemporaryDir dir;
    const Match match = toyMatch();
    QVERIFY(writeFile(dir.path() + u"/b.takujo"_s,
                      prettyJson(writeRecord(match.game(), match.record())))
                .empty());
    QVERIFY(QDir(dir.path()).mkdir(u"index.sqlite"_s)); // no file can be there
    RecordStore store(dir.path());
    QCOMPARE(store.entries().size(), qsizetype{1});
    QVERIFY(store.entries()[0].readable);
}

void TestRecordIndex::leftoversAreCleared()
{
    const QTemporaryDir dir;
    RecordStore store(dir.path());
    const QString file = fileIn(store, "a");
    QVERIFY(store.save(entryOf(file, {{true}, {}}), kAnything).empty());
    for (const QString &left : {u"~4711"_s, u".kPzTaQ"_s, u"~new"_s, u"~old"_s})
        QVERIFY(QFile(file + left).open(QIODevice::WriteOnly));
    RecordStore again(dir.path());
    QCOMPARE(again.entries().size(), qsizetype{1});
    const QStringList expected{u"a.takujo"_s, u"index.sqlite"_s};
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files, QDir::Name), expected);
}

// The list called the file unreadable.
void TestRecordIndex::gamesThatAreNotInstalledAreNamed()
{
    const QTemporaryDir dir;
    RecordStore store(dir.path());
    RecordEntry entry = entryOf(fileIn(store, "a"), {{true}, {false}});
    entry.summary.game = "nosuchgame";
    QVERIFY(store.save(entry, documentOf(entry)).empty());
    const Catalogue catalogue{QStringList()};
    const Settings settings;
    RecordsModel model(catalogue, store, settings);
    model.rescan();
    QCOMPARE(model.count(), 1);
    QVERIFY(!model.value(0, u"readable"_s).toBool());
    QVERIFY(model.value(0, u"result"_s).toString().contains(u"nosuchgame"_s));
}

QTEST_GUILESS_MAIN(TestRecordIndex)
#include "tst_recordindex.moc"
