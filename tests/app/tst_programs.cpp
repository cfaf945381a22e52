// Programs that the user lets play: added in the window, seated, playing, removed; files name none.
#include "learn/puzzle.h"
#include "programlist.h"
#include "windowdriver.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestPrograms : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void aProgramIsAddedAndPlays_data() { bothLanguages(); }
    void aProgramIsAddedAndPlays();
    void aSeatedProgramIsCalledByItsName();
    void aNameGivenLaterIsTaken();
    void aLevelIsTakenFromTheList();
    void failuresAreTold();
    void theListIsKeptAndChecked();
    void recordsStartNoProgram();
    void aRecordSaysWhoDecided();
};

namespace {

const QString kExample =
    u"python3 \"" TAKUJO_SOURCE_DIR "/app/packaging/examples/example_player.py\""_s;

void type(WindowDriver &window, const QString &field, const QString &text)
{
    QQuickItem *const item = window.named(field);
    QVERIFY2(item, qPrintable(field));
    item->forceActiveFocus(Qt::TabFocusReason);
    for (const QChar c : text)
        QTest::keyClick(window.desktop().window(), c.toLatin1());
}

std::vector<SeatSetup> twoSeats(const QString &command)
{
    return {{SeatSetup::Kind::Human, "Aoi", "skilled", 0},
            {SeatSetup::Kind::Ai, "P", "expert", 1, "exec:" + command.toStdString()}};
}

void setUpTwoComputers(App &app)
{
    app.setFixedSeed(11);
    QVERIFY(app.setup()->choose(u"ccc"_s));
    while (app.setup()->seats()->count() > 2)
        app.setup()->removeSeat(2);
    app.setup()->setHuman(0, false);
    app.setup()->setLevel(0, u"beginner"_s);
    app.setup()->setLevel(1, u"casual"_s);
}

} // namespace

void TestPrograms::initTestCase() { prepareTest(u"ccc"_s, "CCC"); }

void TestPrograms::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestPrograms::aProgramIsAddedAndPlays()
{
    QFETCH(QString, language);
    const bool ja = language == u"ja";
    WindowDriver window(language, QSize(1280, 720));
    App &app = window.desktop().app();
    setUpTwoComputers(app);
    window.desktop().go(u"setup"_s);
    const QString level = ja ? u"強さ 気軽"_s : u"Level Casual"_s;
    QTRY_VERIFY(window.find(level));
    window.find(level)->forceActiveFocus(Qt::TabFocusReason);
    for (int i = 0; i < 4; ++i) // skilled, expert, master, the last entry
        window.key(Qt::Key_Down);
    const QString name = ja ? u"プレイヤーの名前"_s : u"Name of the player"_s;
    QTRY_VERIFY(window.named(name));
    type(window, name, u"Robot"_s);
    const QString add = ja ? u"プレイヤーを追加"_s : u"Add the player"_s;
    QVERIFY(window.click(add));
    QTRY_VERIFY(window.named(name)); // nothing was said of a command
    QCOMPARE(app.programs()->names(), QStringList());
    type(window, ja ? u"コマンド：プログラムと引数"_s : u"Command: program and arguments"_s,
         kExample);
    window.key(Qt::Key_Return); // did nothing
    QTRY_VERIFY(!window.named(name));
    QCOMPARE(app.programs()->names(), QStringList{u"Robot"_s});
    QCOMPARE(app.setup()->seatList()[1].program, "exec:" + kExample.toStdString());
    QTRY_VERIFY(window.find(ja ? u"強さ Robot"_s : u"Level Robot"_s));
    QVERIFY(app.startMatch());
    window.desktop().go(u"table"_s);
    const QSignalSpy failed(window.session(), &MatchSession::programFailed);
    QVERIFY(window.session()->practice()); // does not count
    QTRY_VERIFY_WITH_TIMEOUT(window.session()->finished(), 120'000);
    QCOMPARE(failed.count(), 0);
    QCOMPARE(window.session()->match().seats()[1].name, std::string("Robot"));
    app.programs()->remove(u"Robot"_s);
    QVERIFY(app.setup()->seatList()[1].program.empty());
}

// Games that had been played before went on with "You".
void TestPrograms::aNameGivenLaterIsTaken()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.setup()->choose(u"ccc"_s));
    QVERIFY(app.startMatch());
    app.leaveMatch();
    window.desktop().settings().setPlayerName(u"Mio"_s);
    QVERIFY(app.setup()->choose(u"hakkutsu"_s));
    QVERIFY(app.setup()->choose(u"ccc"_s));
    QCOMPARE(app.setup()->seatList()[0].name, std::string("Mio"));
}

// In a running match it went on under the name of the seat, and nothing told who played.
void TestPrograms::aSeatedProgramIsCalledByItsName()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    setUpTwoComputers(app);
    app.setup()->setHuman(0, true); // nothing moves on
    QCOMPARE(app.programs()->add(u"Robot"_s, kExample), QString());
    QCOMPARE(app.programs()->add(u"Other"_s, kExample + u" --other"_s), QString());
    QVERIFY(app.startMatch());
    window.desktop().go(u"table"_s);
    MatchSession &session = *window.session();
    session.computer()->setPaused(true);
    const QString before = session.seatName(1);
    session.giveToProgram(1, u"Robot"_s);
    QCOMPARE(session.seatName(1), u"Robot"_s);
    QCOMPARE(session.match().seats()[1].program, "exec:" + kExample.toStdString());
    session.giveToProgram(1, u"Other"_s);
    QCOMPARE(session.seatName(1), u"Other"_s);
    session.giveBack(1, u"casual"_s);
    QCOMPARE(session.seatName(1), before);
    QVERIFY(session.match().seats()[1].program.empty());
}

/// What was taken from the open list came back as the level that the seat had before.
void TestPrograms::aLevelIsTakenFromTheList()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    setUpTwoComputers(app);
    window.desktop().go(u"setup"_s);
    QTRY_VERIFY(window.find(u"Level Casual"_s));
    QVERIFY(window.click(u"Level Casual"_s));
    QTRY_VERIFY(window.find(u"Expert"_s));
    QVERIFY(window.click(u"Expert"_s));
    QTRY_COMPARE(app.setup()->seatList()[1].level, std::string("expert"));
    QTRY_VERIFY(window.find(u"Level Expert"_s));
    window.find(u"Level Expert"_s)->forceActiveFocus(Qt::TabFocusReason);
    window.key(Qt::Key_Space);
    window.key(Qt::Key_Up);
    window.key(Qt::Key_Space);
    QTRY_COMPARE(app.setup()->seatList()[1].level, std::string("skilled"));
}

void TestPrograms::failuresAreTold()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    app.setFixedSeed(11);
    QVERIFY(app.setup()->choose(u"ccc"_s));
    while (app.setup()->seats()->count() > 2)
        app.setup()->removeSeat(2);
    QCOMPARE(app.programs()->add(u"Broken"_s, u"false"_s), QString());
    app.setup()->setProgram(1, u"Broken"_s);
    app.setup()->moveSeat(1, 0);
    QVERIFY(app.startMatch());
    window.desktop().go(u"table"_s);
    QTRY_VERIFY_WITH_TIMEOUT(window.named(u"A computer player has failed"_s), 20'000);
    QVERIFY(window.itemWhere([](QQuickItem *item) { // it was called "false", as its file
        return item->isVisible() && item->property("text").toString().startsWith(u"Broken: "_s);
    }));
    QTRY_VERIFY_WITH_TIMEOUT(window.session()->myTurn(), 20'000); // the casual player went on
    QVERIFY(window.click(u"Close"_s));
    QTRY_VERIFY(!window.named(u"A computer player has failed"_s));
}

void TestPrograms::theListIsKeptAndChecked()
{
    Settings settings;
    {
        ProgramList list(settings);
        QVERIFY(!list.add(u""_s, u"sh"_s).isEmpty());
        QVERIFY(!list.add(QString(41, u'x'), u"sh"_s).isEmpty());
        QVERIFY(!list.add(u"a\u202eb"_s, u"sh"_s).isEmpty());
        QVERIFY(!list.add(u"A"_s, u"no-such-program-anywhere"_s).isEmpty());
        QCOMPARE(list.add(u" A "_s, u" sh -c true "_s), QString());
        QVERIFY(!list.add(u"A"_s, u"sh"_s).isEmpty());
        QCOMPARE(list.command(u"A"_s), u"sh -c true"_s);
        QCOMPARE(list.command(u"B"_s), QString());
    }
    ProgramList again(settings);
    QCOMPARE(again.names(), QStringList{u"A"_s});
    again.remove(u"A"_s);
    QCOMPARE(ProgramList(settings).names(), QStringList());
}

// A record of a match with a program holds no command, and one that a stranger wrote starts nothing.
void TestPrograms::recordsStartNoProgram()
{
    const QTemporaryDir folder;
    const QString trace = folder.filePath(u"started"_s);
    const QString command = u"touch "_s + trace;
    Catalogue catalogue;
    const RuleSet rules = *catalogue.rulesFor(u"ccc:standard"_s);
    const auto game = *catalogue.makeGame(rules, 2);
    const Match match(game, rules, twoSeats(command), 5);
    const Json record = writeRecord(*game, match.record());
    QVERIFY(record.dump().find("touch") == std::string::npos);
    const Loaded<MatchRecord> read = readRecord(*game, record);
    QVERIFY(read.ok());
    QVERIFY(read->seats[1].program.empty());
    const std::string exec = "exec:" + command.toStdString();
    for (const auto &[key, value] : {std::pair("program", exec), std::pair("level", exec),
                                     std::pair("command", command.toStdString())}) {
        Json foreign = record;
        foreign["seats"][1][key] = value;
        QVERIFY2(!readRecord(*game, foreign).ok(), key);
    }
    Json foreign = record["rules"];
    foreign["program"] = exec;
    QVERIFY(!catalogue.rulesFrom(foreign).ok());
    // A seat called like one of the user's programs is a name, not that program.
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QCOMPARE(app.programs()->add(u"P"_s, command), QString());
    const QString file = folder.filePath(u"foreign.takujo"_s);
    QVERIFY(writeFile(file, prettyJson(record)).empty());
    QVERIFY(app.openRecord(file));
    for (const SeatSetup &seat : app.session()->match().seats())
        QVERIFY(seat.program.empty());
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    QVERIFY(!QFile::exists(trace));
}

/// "Ren · Expert" stood beside the points of a match that Robot had played.
void TestPrograms::aRecordSaysWhoDecided()
{
    const QTemporaryDir folder;
    Catalogue catalogue;
    const RuleSet rules = *catalogue.rulesFor(u"ccc:standard"_s);
    const auto game = *catalogue.makeGame(rules, 2);
    std::vector<SeatSetup> seats = twoSeats(u"true"_s);
    seats[1].name = "Ren";
    seats[1].playedBy = "Robot";
    Match match(game, rules, seats, 5);
    const auto levelIn = [&](WindowDriver &window) {
        const QString file = folder.filePath(u"%1.takujo"_s.arg(match.plyCount()));
        App &app = window.desktop().app();
        if (!writeFile(file, prettyJson(writeRecord(*game, match.record()))).empty() ||
            !app.openRecord(file))
            return u"?"_s;
        return app.session()->seats()->value(1, u"levelText"_s).toString();
    };
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QCOMPARE(levelIn(window), u"Expert"_s); // who goes on
    while (!match.finished())
        match.play(askPlayer(match, "greedy", 0, 1).best);
    QCOMPARE(levelIn(window), u"Robot"_s);
}

QTEST_MAIN(TestPrograms)
#include "tst_programs.moc"
