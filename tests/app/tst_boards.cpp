// Pictures of boards in the real window: drawn for the shelf, kept, gone with their record; and records that
// go to the trash. Any QML warning fails.
#include "windowdriver.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestBoards : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void whatWasNotDrawnIsDrawnLater();
    void everyThemeHasItsOwn();
    void whatCannotBeKeptIsToldOnce();
    void onlyTheRecordsOwnPicturesGo();
    void nothingOfARemovedRecordIsKept();
    void whatTheTrashDoesNotTakeStays_data() { bothLanguages(); }
    void whatTheTrashDoesNotTakeStays();
    void noFileIsAskedForWithoutAPicture();
};

namespace {

QDir boardsFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                u"/takujo/boards"_s);
}

QImage someBoard()
{
    QImage board(64, 48, QImage::Format_RGB32);
    board.fill(Qt::red);
    return board;
}

// A match that goes on, saved twice, so that there is a backup; the shelf, which would draw it, is left.
// Returns its file.
QString matchLeftOpen(WindowDriver &window)
{
    App &app = window.desktop().app();
    window.desktop().go(u"settings"_s);
    QTest::qWait(50);
    if (!app.quickStart(u"ccc"_s) || !window.session()->choose(0))
        return {};
    app.leaveMatch();
    const QDir folder(RecordStore::defaultFolder());
    return folder.filePath(folder.entryList({u"*.takujo"_s}).value(0));
}

} // namespace

void TestBoards::init()
{
    forgetUserFiles();
    takeWarnings();
}

// A board whose drawing was broken off, because another page was opened, had no picture in this run.
void TestBoards::whatWasNotDrawnIsDrawnLater()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(!matchLeftOpen(window).isEmpty());
    App &app = window.desktop().app();
    QVERIFY(app.pictureNext());
    app.endPicture();
    QVERIFY(!app.pictured());
    QVERIFY(app.pictureNext());
    app.keepPicture(someBoard());
    QVERIFY(!app.pictured());
    QVERIFY(!app.shelf()->unfinished()->value(0, u"picture"_s).toString().isEmpty());
    QVERIFY(!app.pictureNext());
}

// One of the night was a black field on the paper of the day.
void TestBoards::everyThemeHasItsOwn()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(!matchLeftOpen(window).isEmpty());
    App &app = window.desktop().app();
    for (const char *theme : {"day", "night"}) {
        app.settings()->setTheme(QString::fromLatin1(theme));
        QVERIFY(app.shelf()->unfinished()->value(0, u"picture"_s).toString().isEmpty());
        QVERIFY(app.pictureNext());
        app.keepPicture(someBoard());
        QVERIFY(!app.shelf()->unfinished()->value(0, u"picture"_s).toString().isEmpty());
    }
}

void TestBoards::whatCannotBeKeptIsToldOnce()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(!matchLeftOpen(window).isEmpty());
    App &app = window.desktop().app();
    QSignalSpy failed(&app, &App::failed);
    QVERIFY(app.pictureNext());
    app.keepPicture(QVariant());
    QCOMPARE(failed.size(), qsizetype{1});
    QVERIFY(failed[0][1].toString().contains(u"No picture"_s));
    QVERIFY(boardsFolder().entryList(QDir::Files).isEmpty());
    QVERIFY(!app.pictureNext()); // it would fail for ever
    QVERIFY(!matchLeftOpen(window).isEmpty());
    QVERIFY(QDir().mkpath(QFileInfo(boardsFolder().path()).path()));
    QFile obstacle(boardsFolder().path()); // no folder can be made there
    QVERIFY(obstacle.open(QIODevice::WriteOnly));
    QVERIFY(app.pictureNext());
    app.keepPicture(someBoard());
    QCOMPARE(failed.size(), qsizetype{1});
    QVERIFY(app.shelf()->unfinished()->value(0, u"picture"_s).toString().isEmpty());
}

// Those of a record called like this one with a number behind it went, too.
void TestBoards::onlyTheRecordsOwnPicturesGo()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const QString file = matchLeftOpen(window);
    QVERIFY(!file.isEmpty());
    App &app = window.desktop().app();
    const QDir boards = boardsFolder();
    QVERIFY(QDir().mkpath(boards.path()));
    const QString name = QFileInfo(file).completeBaseName();
    const QString before = name + u"-1.png"_s;
    const QString other = name + u"-2-1.png"_s;
    for (const QString &picture : {before, other})
        QVERIFY(QFile(boards.filePath(picture)).open(QIODevice::WriteOnly));
    QVERIFY(app.pictureNext());
    app.keepPicture(someBoard());
    QCOMPARE(boards.entryList(QDir::Files).size(), qsizetype{2}); // as it stands, and the other's
    QVERIFY(!QFile::exists(boards.filePath(before)));
    QVERIFY(QFile::exists(boards.filePath(other)));
    QVERIFY(app.removeRecord(file));
    QVERIFY(!QFile::exists(file));
    QCOMPARE(boards.entryList(QDir::Files), QStringList{other});
}

// The settings grew with every match, and a file of settings that is too large is not read.
void TestBoards::nothingOfARemovedRecordIsKept()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const QString file = matchLeftOpen(window);
    QVERIFY(!file.isEmpty());
    App &app = window.desktop().app();
    app.showResult(file, true);
    QCOMPARE(app.settings()->others(u"results/"_s).size(), qsizetype{1});
    QVERIFY(app.removeRecord(file));
    QCOMPARE(app.settings()->others(u"results/"_s), QStringList());
    QVERIFY(!app.resultShown(file));
}

// The dialog promises the trash; where there was none, the match was deleted for good.
void TestBoards::whatTheTrashDoesNotTakeStays()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    const QString file = matchLeftOpen(window);
    QVERIFY(QFile::exists(file + u'~'));
    const QString trash =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/Trash"_s;
    QVERIFY(QDir(trash).removeRecursively()); // of another function
    QFile obstacle(trash);
    QVERIFY(obstacle.open(QIODevice::WriteOnly));
    const auto away = qScopeGuard([&] { obstacle.remove(); });
    App &app = window.desktop().app();
    QSignalSpy failed(&app, &App::failed);
    QVERIFY(!app.removeRecord(file));
    QCOMPARE(failed.size(), qsizetype{1});
    const QString text = failed[0][1].toString();
    QVERIFY2(text.contains(file) && !text.contains(u'⟦'), qPrintable(text));
    QVERIFY(QFile::exists(file));
    QVERIFY(QFile::exists(file + u'~'));
}

// An empty file was written, and that was called saved.
void TestBoards::noFileIsAskedForWithoutAPicture()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    app.setSimulations(8);
    QVERIFY(app.quickStart(u"ccc"_s));
    window.session()->giveUp(0);
    QTRY_VERIFY_WITH_TIMEOUT(window.session()->finished(), 60000);
    app.records()->rescan();
    app.viewRecord(app.records()->value(0, u"file"_s).toString());
    QVERIFY(app.viewed());
    QSignalSpy failed(&app, &App::failed);
    QVERIFY(!app.savePicture(QVariant()));
    QCOMPARE(failed.size(), qsizetype{1});
    app.viewRecord({});
}

QTEST_MAIN(TestBoards)
#include "tst_boards.moc"
