// The real window, offscreen: whole matches by mouse and by keyboard in both languages, autosave and
// a killed program, the cover screen, language switch. Any QML warning fails.
#include "demo.h"
#include "steadysize.h"
#include "waiting.h"

#include <nlohmann/json.hpp>
#include <QApplication>
#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestDesktop : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup();
    void byMouse_data();
    void byMouse();
    void byKeyboard_data() { bothLanguages(); }
    void byKeyboard();
    void placesAndTakesBack();
    void survivesKill();
    void demoEndsWithItsWindow();
    void optionsOfQtAreNoFiles();
    void matchPlayedInTwoProgramsIsKeptTwice();
    void saysWhenNothingIsSaved();
    void coversBetweenPeople();
    void handsOverBetweenPeople();
    void switchesLanguage();
    void opensEveryPage_data();
    void opensEveryPage();
};

namespace {

// Gives the first cards of the hand (two of them may have one name, so by id), then the button.
void discard(WindowDriver &window)
{
    MatchSession *session = window.session();
    const RowModel *hand = session->table()->zone(u"hand"_s);
    for (int card = 0; card < session->prompt()->min(); ++card)
        session->draft()->toggle(hand->value(card, u"pieceId"_s).toString());
    QTRY_VERIFY(session->draft()->complete());
    window.key(Qt::Key_Return);
}

// Long enough to mean it.
void holdSpace(WindowDriver &window)
{
    QTest::keyPress(window.desktop().window(), Qt::Key_Space);
    QTest::qWait(800);
    QTest::keyRelease(window.desktop().window(), Qt::Key_Space);
}

} // namespace

void TestDesktop::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestDesktop::cleanup() { QCOMPARE(takeWarnings(), QStringList()); }

void TestDesktop::byMouse_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("again");
    QTest::newRow("ja") << u"ja"_s << QSize(1280, 720) << u"すぐ遊ぶ：CCC"_s << u"もう一度遊ぶ"_s;
    QTest::newRow("en, half screen")
        << u"en"_s << QSize(960, 1080) << u"Play right away: CCC"_s << u"Play again"_s;
    QTest::newRow("en, large screen")
        << u"en"_s << QSize(1920, 1080) << u"Play right away: CCC"_s << u"Play again"_s;
}

void TestDesktop::byMouse()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(QString, start);
    QFETCH(QString, again);
    WindowDriver window(language, size);
    QVERIFY(window.click(start));
    QTRY_COMPARE(window.page(), u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    const SteadySize stage(window);
    const bool over = window.playToEnd([&] {
        PromptModel *prompt = window.session()->prompt();
        const int option = std::max(prompt->mainOption(), 0);
        const QString label = prompt->options()->value(option, u"label"_s).toString();
        if (prompt->composed() && prompt->optionCount() == 0)
            return discard(window);
        QVERIFY2(window.click(label), qPrintable(label));
    });
    QVERIFY(over);
    QCOMPARE(stage.changes().join(u'\n'), QString());
    QVERIFY(window.awaitResult());
    QCOMPARE(window.session()->outcome()->totals().size(),
             qsizetype{window.session()->seatCount()});
    QVERIFY(window.click(again));
    QTRY_COMPARE(window.page(), u"table"_s);
    QVERIFY(!window.session()->finished());
}

// Enter on the shelf, for every prompt with a main button, and on the result.
void TestDesktop::byKeyboard()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    const bool other = window.desktop().app().shelf()->boxes()->count() > 1;
    if (other) // from the game to learn first to the first one
        window.key(Qt::Key_Left);
    window.key(Qt::Key_Down);
    window.key(Qt::Key_Return);
    QTRY_COMPARE(window.page(), u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    const SteadySize stage(window);
    const bool over = window.playToEnd([&] {
        if (window.session()->prompt()->optionCount() == 0)
            return discard(window);
        const bool main = window.session()->prompt()->mainOption() >= 0;
        window.key(main ? Qt::Key_Return : Qt::Key_1); // Enter, or the first of equal choices
    });
    QVERIFY(over);
    QCOMPARE(stage.changes().join(u'\n'), QString());
    QVERIFY(window.awaitResult());
    window.key(Qt::Key_N);
    QTRY_COMPARE(window.page(), u"table"_s);
}

// A payment found by the rules, put down, undone, redone, taken back.
void TestDesktop::placesAndTakesBack()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.click(u"Play right away: CCC"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
    MatchSession *session = window.session();
    QTRY_VERIFY(session->myTurn());
    QCOMPARE(session->prompt()->kind(), int(PromptKind::Assign));
    RowModel *hand = session->table()->zone(u"hand"_s);
    RowModel *board = session->table()->zone(u"board"_s);
    bool placed = false;
    for (int subset = 1; subset < (1 << hand->count()) && !placed; ++subset) {
        session->draft()->clear();
        for (int card = 0; card < hand->count(); ++card)
            if (subset & (1 << card))
                session->draft()->toggle(hand->value(card, u"pieceId"_s).toString());
        for (int square = 0; square < board->count() && !placed; ++square) {
            session->draft()->setAnchor(board->value(square, u"pieceId"_s).toString());
            placed = session->draft()->complete();
        }
    }
    if (!placed)
        QSKIP("no cards of this deal pay a square");
    const int cards = hand->count();
    window.key(Qt::Key_Return);
    QTRY_COMPARE(session->turnMoves()->count(), 1);
    QCOMPARE(session->undoKind(), UndoKind::Free);
    window.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(session->turnMoves()->count(), 0);
    QCOMPARE(hand->count(), cards);
    window.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(session->turnMoves()->count(), 1);
    QVERIFY(session->takeBack(session->turnMoves()->value(0, u"ply"_s).toInt()));
    QCOMPARE(session->turnMoves()->count(), 0);
    QVERIFY(!session->practice());
}

void TestDesktop::survivesKill()
{
    QProcess program;
    program.start(QStringLiteral(TAKUJO_PROGRAM), {u"--play"_s, u"ccc"_s, u"--lang"_s, u"en"_s});
    QVERIFY(program.waitForStarted());
    const QDir records(RecordStore::defaultFolder());
    QTRY_COMPARE_WITH_TIMEOUT(records.entryList({u"*.takujo"_s}).size(), 1, 20000);
    program.kill();
    QVERIFY(program.waitForFinished());
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QCOMPARE(window.desktop().app().shelf()->unfinished()->count(), 1);
    QVERIFY(window.click(u"Resume"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
}

// It went on without a window, waiting for what no loop could do any more, and took all memory.
void TestDesktop::demoEndsWithItsWindow()
{
    int asked = 0;
    QTimer::singleShot(0, [&asked] {
        QApplication::quit();
        waitUntil([&asked] { return ++asked == 1000; }, 60000);
    });
    QApplication::exec();
    QVERIFY2(asked < 10, "what waits does not see that the program ends");

    const QTemporaryDir dir;
    Options options;
    options.demo = true;
    options.demoFolder = dir.path();
    Desktop desktop(options);
    QVERIFY(desktop.show());
    QTimer closing;
    connect(&closing, &QTimer::timeout, &desktop.app(), [&desktop] {
        if (desktop.app().session() && desktop.app().session()->ply() > 2)
            desktop.window()->close();
    });
    closing.start(10);
    QTimer::singleShot(0, [&desktop] { QApplication::exit(Demo(desktop).run()); });
    QCOMPARE(QApplication::exec(), 1);
    const Loaded<Json> results = readJsonFile(dir.filePath(u"results.json"_s));
    QVERIFY(results);
    QCOMPARE((*results)["matches"].size(), std::size_t{1});
}

// A desktop that restores its session starts programs with `-session ID`: two files to be opened.
void TestDesktop::optionsOfQtAreNoFiles()
{
    const QDir records(RecordStore::defaultFolder());
    const QTemporaryDir dir;
    const QString record = dir.filePath(u"a.takujo"_s);
    {
        WindowDriver window(u"en"_s, QSize(1280, 720));
        QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
        QVERIFY(window.desktop().app().saveCopy(*window.session(), record));
    }
    forgetUserFiles();
    const auto recordsAfter = [&](const QStringList &arguments) {
        QProcess program;
        program.start(QStringLiteral(TAKUJO_PROGRAM),
                      arguments + QStringList{u"--shot"_s, dir.filePath(u"a.png"_s)});
        return program.waitForFinished(60000) ? records.entryList({u"*.takujo"_s}).size() : -1;
    };
    QCOMPARE(recordsAfter({u"-session"_s, record}), qsizetype{0});
    QCOMPARE(recordsAfter({record}), qsizetype{1}); // it goes on in a file of its own
}

// One match resumed in two programs: each wrote over what was played in the other.
void TestDesktop::matchPlayedInTwoProgramsIsKeptTwice()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    const QDir records(RecordStore::defaultFolder());
    const QString file = records.filePath(records.entryList({u"*.takujo"_s}).value(0));
    QTRY_VERIFY(window.session()->myTurn());
    const Loaded<std::string> before = readFile(file);
    QVERIFY(before && writeFile(file, *before + " ").empty()); // as the other program goes on
    QVERIFY(window.session()->choose(0));
    QCOMPARE(records.entryList({u"*.takujo"_s}).size(), qsizetype{2});
    QCOMPARE(readFile(file).value(), *before + " ");
    QVERIFY(app.openRecord(file)); // read again, so it is this program's once more
    QTRY_VERIFY(window.session()->myTurn());
    QVERIFY(window.session()->choose(0));
    QCOMPARE(records.entryList({u"*.takujo"_s}).size(), qsizetype{2});
    QVERIFY(readFile(file).value() != *before + " ");
}

// There is a file where the folder should be: said with file and reason, until saving works again; a match
// that was left meanwhile is saved then, too.
void TestDesktop::saysWhenNothingIsSaved()
{
    const QString folder = QFileInfo(RecordStore::defaultFolder()).path();
    QVERIFY(QDir().mkpath(QFileInfo(folder).path()));
    QFile obstacle(folder);
    QVERIFY(obstacle.open(QIODevice::WriteOnly));
    obstacle.close();
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(window.click(u"Play right away: CCC"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
    QVERIFY2(app.saveProblem().contains(folder), qPrintable(app.saveProblem()));
    QVERIFY2(app.saveProblem().contains(u"There is a file where"_s), qPrintable(app.saveProblem()));
    QVERIFY(window.click(u"Try again"_s) && app.playRightAway(u"ccc"_s));
    const QString english = app.saveProblem();
    window.desktop().settings().setLanguage(u"ja"_s);
    QVERIFY(!english.isEmpty() && !app.saveProblem().isEmpty() && app.saveProblem() != english);
    QVERIFY(obstacle.remove());
    QVERIFY(window.click(u"もう一度試す"_s));
    QCOMPARE(app.saveProblem(), QString());
    QTRY_VERIFY(!window.find(u"もう一度試す"_s));
    QCOMPARE(QDir(RecordStore::defaultFolder()).entryList({u"*.takujo"_s}).size(), qsizetype{2});
}

// Two people: nothing of a hand is in the models while the screen is covered.
void TestDesktop::coversBetweenPeople()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    SetupModel *setup = window.desktop().app().setup();
    QVERIFY(setup->choose(u"ccc"_s));
    setup->setHuman(1, true);
    QVERIFY(window.desktop().app().startWithoutKeeping());
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    QTRY_VERIFY(session->view()->covered());
    QCOMPARE(session->view()->seat(), -1);
    QCOMPARE(session->table()->zone(u"hand"_s)->count(), 0);
    QQuickItem *square = window.itemOfType("CccSquare");
    QVERIFY(square);
    window.pointAt(square, QPointF(20, 20)); // under the cover: explained above it
    QVERIFY(!square->property("hovered").toBool());
    QQuickItem *cover = window.itemOfType("CoverScreen");
    for (int i = 0; i < 4; ++i) {
        window.key(Qt::Key_Tab);
        QVERIFY(cover && cover->isAncestorOf(window.focused()));
    }
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_Space}) {
        window.key(key);
        QTest::qWait(20);
        QVERIFY(session->view()->covered());
    }
    holdSpace(window);
    QTRY_VERIFY(!session->view()->covered());
    QVERIFY(session->table()->zone(u"hand"_s)->count() > 0);
    QCOMPARE(session->view()->seat(), 0);
}

// Enter twice at the end of a turn showed the next hand, and what was drawn was never seen.
void TestDesktop::handsOverBetweenPeople()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    SetupModel *setup = window.desktop().app().setup();
    QVERIFY(setup->choose(u"ccc"_s));
    setup->setHuman(1, true);
    QVERIFY(window.desktop().app().startWithoutKeeping());
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    QTRY_VERIFY(session->view()->covered());
    QVERIFY(window.click(u"Show my seat"_s));
    const RowModel *hand = session->table()->zone(u"hand"_s);
    while (session->prompt()->decision() != u"draw")
        QVERIFY(session->choose(std::max(session->prompt()->mainOption(), 0)));
    const int before = hand->count();
    QVERIFY(session->choose(1)); // draw a card
    QVERIFY(session->view()->handingOver());
    QVERIFY(!session->myTurn());
    QCOMPARE(session->view()->seat(), 0);
    QCOMPARE(hand->count(), before + 1); // seen by who drew it
    QTRY_VERIFY(window.named(u"%1 is next"_s.arg(session->actorName())));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(session->view()->covered());
    QCOMPARE(session->view()->coverSeat(), 1);
    QCOMPARE(hand->count(), 0);
    window.key(Qt::Key_Return);
    QTest::qWait(30);
    QVERIFY(session->view()->covered());
    holdSpace(window);
    QTRY_COMPARE(session->view()->seat(), 1);
    QVERIFY(session->myTurn());
}

void TestDesktop::switchesLanguage()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.click(u"Play right away: CCC"_s));
    QTRY_VERIFY(window.session() && window.session()->myTurn());
    const QString title = window.session()->prompt()->title();
    window.desktop().settings().setLanguage(u"ja"_s);
    QVERIFY(window.session()->prompt()->title() != title);
    QTRY_VERIFY(window.find(u"ヒント"_s));
    QVERIFY(!window.find(u"Hint"_s));
}

void TestDesktop::opensEveryPage_data()
{
    QTest::addColumn<QString>("page");
    for (const char *page :
         {"setup", "table", "result", "records", "rulebook", "settings", "about", "position"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void TestDesktop::opensEveryPage()
{
    QFETCH(QString, page);
    WindowDriver window(u"ja"_s, QSize(960, 640));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    for (const QString &theme : {u"night"_s, u"hcDark"_s, u"day"_s}) {
        window.desktop().settings().setTheme(theme);
        window.desktop().go(page);
        QTRY_COMPARE(window.page(), page);
        QTest::qWait(30);
        window.desktop().settings().setTextSize(200);
        window.desktop().settings().setTextSize(100);
        window.desktop().go(u"shelf"_s);
    }
}

QTEST_MAIN(TestDesktop)
#include "tst_desktop.moc"
