// A second start of the program: beside one that runs it hands its files over, says so and ends; after one
// the window is as it was left. Files that are dropped on it.
#include "windowdriver.h"

#include <QDialog>
#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>
#include <QMimeData>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestHandover : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void secondStartHandsItsFilesOver();
    void secondStartComesToTheFront();
    void dialogIsNotDisturbed();
    void droppedFileIsOpened();
    void windowComesBackAsItWasLeft();
    void ownWindowWhereAskedFor();
    void wrongOptionsAreToldInBothLanguages();
    void zeroIsASeed();
    void killedProgramLeavesThePlace();
    void silentProgramIsNotWaitedForLong();
    void strangeWordsAreLeft_data();
    void strangeWordsAreLeft();

private:
    /// What a second start says, after it has ended with 0.
    QString secondStart(const QStringList &arguments);
    QStringList sockets() const
    {
        return QDir(m_dir.path()).entryList({u"takujo-????????????"_s}, QDir::System);
    }
    QTemporaryDir m_dir;
    QString m_record;
};

void TestHandover::initTestCase()
{
    prepareTest(u"ccc"_s, "CCC");
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_dir.path()));
    forgetUserFiles();
    m_record = m_dir.filePath(u"葵 の対局.takujo"_s);
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    QVERIFY(window.desktop().app().saveCopy(*window.session(), m_record));
}

void TestHandover::init()
{
    forgetUserFiles();
    takeWarnings();
}

QString TestHandover::secondStart(const QStringList &arguments)
{
    QProcess program;
    program.setWorkingDirectory(m_dir.path()); // files are named from here
    program.start(QStringLiteral(TAKUJO_PROGRAM), arguments);
    for (int left = 300; left > 0 && program.state() != QProcess::NotRunning; --left)
        QTest::qWait(100);
    if (program.state() != QProcess::NotRunning || program.exitCode() != 0)
        return u"it went on by itself"_s;
    return QString::fromUtf8(program.readAllStandardOutput());
}

void TestHandover::secondStartHandsItsFilesOver()
{
    HandOver others(RecordStore::defaultFolder());
    WindowDriver window(u"en"_s, QSize(1280, 720));
    others.listen([&](const HandedOver &what) { window.desktop().receive(what); });
    const QString said = secondStart({QFileInfo(m_record).fileName()});
    QVERIFY2(said.contains(m_record), qPrintable(said));
    QTRY_COMPARE(window.page(), u"table"_s);
    QVERIFY(window.session());
    const QDir records(RecordStore::defaultFolder());
    QCOMPARE(records.entryList({u"*.takujo"_s}).size(), qsizetype{1}); // one program opened it
}

void TestHandover::secondStartComesToTheFront()
{
    HandOver others(RecordStore::defaultFolder());
    int calls = 0;
    HandedOver got{{u"x"_s}, {}};
    others.listen([&](const HandedOver &what) {
        ++calls;
        got = what;
    });
    QVERIFY(!secondStart({}).isEmpty());
    QCOMPARE(calls, 1);
    QVERIFY(got.files.isEmpty());
}

// "Save a copy" asks for a name of the match that is open; another one took its place meanwhile.
void TestHandover::dialogIsNotDisturbed()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    {
        QDialog dialog;
        dialog.setModal(true);
        dialog.show();
        QTRY_VERIFY(QGuiApplication::modalWindow());
        window.desktop().receive({{m_record}, {}});
        QTest::qWait(500);
        QVERIFY(!window.session());
    }
    QTRY_VERIFY(window.session());
}

void TestHandover::droppedFileIsOpened()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const auto drop = [&](const QString &file) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter({640, 300}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.desktop().window(), &enter);
        QDropEvent let({640, 300}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.desktop().window(), &let);
        return enter.isAccepted() && let.isAccepted();
    };
    QVERIFY(!drop(m_dir.path())); // a folder
    QVERIFY(drop(m_record));
    QTRY_COMPARE(window.page(), u"table"_s);
    QVERIFY(window.session());
}

// Maximised at its first start it came back small: it had never had a size of its own.
void TestHandover::windowComesBackAsItWasLeft()
{
    const auto next = [] {
        auto desktop = std::make_unique<Desktop>(Options());
        desktop->settings().overrideValue(u"muted"_s, true);
        return desktop->show() ? std::move(desktop) : nullptr;
    };
    std::unique_ptr<Desktop> desktop = next();
    QVERIFY(desktop);
    desktop->window()->showMaximized();
    desktop.reset();
    desktop = next();
    QVERIFY(desktop);
    QVERIFY(desktop->window()->windowStates().testFlag(Qt::WindowMaximized));
    desktop->window()->showNormal();
    desktop->window()->resize(960, 700);
    desktop.reset();
    desktop = next();
    QVERIFY(desktop);
    QVERIFY(!desktop->window()->windowStates().testFlag(Qt::WindowMaximized));
    QCOMPARE(desktop->window()->size(), QSize(960, 700));
}

void TestHandover::ownWindowWhereAskedFor()
{
    HandOver others(RecordStore::defaultFolder());
    int calls = 0;
    others.listen([&](const HandedOver &) { ++calls; });
    const QString picture = m_dir.filePath(u"own.png"_s);
    QCOMPARE(secondStart({u"--shot"_s, picture}), QString());
    QVERIFY(QFileInfo::exists(picture));
    QCOMPARE(calls, 0);
    Options options;
    QVERIFY(options.canHandOver());
    QVERIFY(!readOptions({u"takujo"_s, u"--new-window"_s}).canHandOver());
    QVERIFY(!readOptions({u"takujo"_s, u"--page"_s, u"about"_s}).canHandOver());
    QVERIFY(readOptions({u"takujo"_s, u"a.takujo"_s}).canHandOver());
    QVERIFY(!readOptions({u"takujo"_s, u"--seed=0"_s}).canHandOver());
    QVERIFY(!readOptions({u"takujo"_s, u"--demo-dir"_s, m_dir.path()}).canHandOver());
}

void TestHandover::wrongOptionsAreToldInBothLanguages()
{
    const Options options = readOptions({u"takujo"_s, u"--size"_s, u"7"_s, u"--lang"_s, u"ja"_s});
    QCOMPARE(options.error, u"--size cannot be \"7\""_s);
    QCOMPARE(options.errorJapanese, u"--size に「7」は指定できません"_s);
    QVERIFY(speaksJapanese(options));
    const Options other = readOptions({u"takujo"_s, u"--lang=en"_s, u"--nothing"_s, u"--seed"_s});
    QCOMPARE(other.error, u"unknown option --nothing"_s);
    QVERIFY(!speaksJapanese(other));
}

// It was taken for none: every deal was another one.
void TestHandover::zeroIsASeed()
{
    const Options options = readOptions({u"takujo"_s, u"--seed"_s, u"0"_s});
    QCOMPARE(options.error, QString());
    Desktop desktop(options);
    desktop.settings().overrideValue(u"muted"_s, true);
    QVERIFY(desktop.show());
    QVERIFY(desktop.app().quickStart(u"ccc"_s));
    QCOMPARE(desktop.app().session()->match().record().seed, std::uint64_t{0});
}

void TestHandover::killedProgramLeavesThePlace()
{
    QProcess program;
    program.start(QStringLiteral(TAKUJO_PROGRAM));
    QVERIFY(program.waitForStarted());
    QTRY_COMPARE_WITH_TIMEOUT(sockets().size(), qsizetype{1}, 20'000);
    program.kill();
    QVERIFY(program.waitForFinished());
    HandOver others(RecordStore::defaultFolder());
    QVERIFY(!others.give({})); // it is the first one now
    int calls = 0;
    others.listen([&](const HandedOver &) { ++calls; });
    QVERIFY(!secondStart({}).isEmpty());
    QCOMPARE(calls, 1);
}

void TestHandover::silentProgramIsNotWaitedForLong()
{
    const HandOver busy(RecordStore::defaultFolder()); // its event loop never runs
    const HandOver second(RecordStore::defaultFolder());
    QElapsedTimer clock;
    clock.start();
    QVERIFY(!second.give({{m_record}, {}}, 300));
    QVERIFY(clock.elapsed() < 5'000);
}

void TestHandover::strangeWordsAreLeft_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("none") << QByteArray("\n");
    QTest::newRow("no json") << QByteArray("open everything\n");
    QTest::newRow("other types") << QByteArray("{\"files\":7,\"token\":\"\"}\n");
    QTest::newRow("no end") << QByteArray(2'000'000, 'x');
}

void TestHandover::strangeWordsAreLeft()
{
    QFETCH(QByteArray, words);
    HandOver others(RecordStore::defaultFolder());
    int calls = 0;
    others.listen([&](const HandedOver &) { ++calls; });
    QCOMPARE(sockets().size(), qsizetype{1});
    QLocalSocket stranger;
    stranger.connectToServer(m_dir.filePath(sockets().value(0)));
    QVERIFY(stranger.waitForConnected());
    stranger.write(words);
    QTRY_COMPARE(stranger.state(), QLocalSocket::UnconnectedState);
    QCOMPARE(calls, 0);
    QVERIFY(stranger.readAll().isEmpty());
}

QTEST_MAIN(TestHandover)
#include "tst_handover.moc"
