#include "toolrun.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;

/// Commands that let players think.
class PlayersTest : public QObject
{
    Q_OBJECT

private slots:
    void selfplayDoesNotDependOnJobs();
    void selfplayCountsEventsAndTheirMatches();
    void lotsDecideWhoBegins();
    void selfplayWritesOverNothing();
    void arenaGateDecidesTheExitCode();
    void sprtStopsWhenItKnows();
    void interruptionKeepsWhatWasPlayed();
    void playTakesMovesAndKeepsTheRecord();
    void playShowsEachPersonTheirOwnView();
    void playSeatsAProgram();
    void programsThatFailAreTold();
    void bestmoveIsLegalAndRepeats();
    void thinkAnswersLikeBestmove();
    void thinkRefusesForeignWorlds();
    void requestHoldsNoSecret();
    void unknownPlayerIsNamed();
    void fuzzAndLeakPass();
};

void PlayersTest::selfplayDoesNotDependOnJobs()
{
    const auto sorted = [](const char *arguments) {
        QList<QByteArray> lines = runTool(arguments).out.split('\n');
        std::sort(lines.begin(), lines.end());
        return lines;
    };
    const auto one =
        sorted("selfplay --rules ccc:standard --seats random,greedy --games 4 --seed 3 --json");
    QCOMPARE(one.size(), 6);
    QCOMPARE(sorted("selfplay --rules ccc:standard --seats random,greedy --games 4 --seed 3 --json "
                    "--jobs 2"),
             one);
}

// HK-5, CW-A22, CCC-3: the first named began every match.
void PlayersTest::lotsDecideWhoBegins()
{
    const auto first = [](const char *options) {
        const ToolRun run = runTool(
            (QByteArray("selfplay --rules ccc:standard --seats random,greedy --games 8 --json ") +
             options)
                .constData());
        QSet<int> seats;
        int greedyWins = 0;
        for (const QJsonObject &line : run.lines()) {
            if (!line.contains(QStringLiteral("match")))
                continue;
            seats << line[QStringLiteral("first")].toInt();
            const QJsonArray scores = line[QStringLiteral("scores")].toArray();
            greedyWins += scores[1].toInt() > scores[0].toInt() ? 1 : 0;
        }
        return std::pair(seats, greedyWins);
    };
    const auto lots = first("--seed 3");
    QCOMPARE(lots.first, (QSet<int>{1, 2}));
    QCOMPARE(lots.second, 8); // results are those of the seats as they were named
    QCOMPARE(first("--seed 3 --first 2").first, QSet<int>{2});
    QCOMPARE(runTool("new --rules ccc:standard --seats 2 --first 3").code, 3);
    const auto seats = [](const char *options) {
        return runTool(
                   (QByteArray(
                        "new --json --rules hakkutsu:standard --seats human:A,human:B --seed ") +
                    options)
                       .constData())
            .lines()
            .first()[QStringLiteral("seats")]
            .toArray();
    };
    QCOMPARE(seats("3 --first 2")[0].toObject()[QStringLiteral("name")].toString(),
             QStringLiteral("B"));
    QSet<QString> drawn;
    for (const char *seed : {"1", "2", "3", "4", "5", "6", "7", "8"})
        drawn << seats(seed)[0].toObject()[QStringLiteral("name")].toString();
    QCOMPARE(drawn.size(), 2);
}

void PlayersTest::selfplayWritesOverNothing()
{
    const QTemporaryDir folder;
    const QStringList play{QStringLiteral("selfplay"),
                           QStringLiteral("--rules"),
                           QStringLiteral("ccc:standard"),
                           QStringLiteral("--seats"),
                           QStringLiteral("random,random"),
                           QStringLiteral("--records"),
                           folder.path()};
    QCOMPARE(runTool(play).code, 0);
    const ToolRun again = runTool(play);
    QVERIFY2(again.code == 3 && again.error.contains(".takujo"), again.all());
    QCOMPARE(runTool(play + QStringList{QStringLiteral("--seed"), QStringLiteral("2")}).code, 0);
    QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("*.takujo")}).size(), 2);
}

// Squares are built upon again and again: more events than matches, and no more matches than played.
void PlayersTest::selfplayCountsEventsAndTheirMatches()
{
    const ToolRun run =
        runTool("selfplay --rules ccc:standard --seats greedy,greedy --games 3 "
                "--seed 3 --count log.score=points --count log.place=square --json");
    QVERIFY2(run.code == 0, run.all());
    int rows = 0;
    bool several = false;
    for (const QJsonObject &line : run.lines()) {
        if (!line.contains(QStringLiteral("event")))
            continue;
        ++rows;
        const int matches = line[QStringLiteral("matches")].toInt();
        QVERIFY2(matches >= 1 && matches <= 3, run.all());
        QVERIFY2(line[QStringLiteral("count")].toInt() >= matches, run.all());
        several = several || line[QStringLiteral("count")].toInt() > matches;
    }
    QVERIFY2(rows > 1 && several, run.all());
}

void PlayersTest::arenaGateDecidesTheExitCode()
{
    const ToolRun won =
        runTool("arena --game ccc --players greedy,random --games 10 --lb 0.5 --json");
    QVERIFY2(won.code == 0, won.all());
    QVERIFY(won.lines().first()[QStringLiteral("passed")].toBool());
    // The names of the players once took the place of their results.
    const QJsonObject first =
        won.lines().first()[QStringLiteral("players")].toArray().first().toObject();
    QCOMPARE(first[QStringLiteral("player")].toString(), QStringLiteral("greedy"));
    QVERIFY2(first[QStringLiteral("lower95")].toDouble() >= 0.5, won.all());
    const ToolRun lost = runTool("arena --game ccc --players random,greedy --games 10 --lb 0.5");
    QVERIFY2(lost.code == 1, lost.all());
    QVERIFY(lost.out.trimmed().split('\n').last().startsWith("FAILED"));
}

// Equal players and a hundredth of a point of Elo: without the signal it plays a million matches.
void PlayersTest::interruptionKeepsWhatWasPlayed()
{
    constexpr int kMilliseconds = 120'000;
    QProcess process;
    process.start(
        QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli"),
        QStringLiteral("sprt --game ccc --players random,random --elo1 0.01 --games 1000000 "
                       "--json")
            .split(u' '));
    process.setReadChannel(QProcess::StandardError);
    while (!process.canReadLine())
        QVERIFY(process.waitForReadyRead(kMilliseconds)); // how it stands, after so many deals
    process.terminate();
    QVERIFY(process.waitForFinished(kMilliseconds));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    const QJsonObject line = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    QVERIFY(line[QStringLiteral("games")].toInt() >= 100);
    QCOMPARE(line[QStringLiteral("verdict")].toString(), QStringLiteral("open"));
}

void PlayersTest::sprtStopsWhenItKnows()
{
    const char *line = "sprt --game ccc --players greedy,random --elo1 50 --seed 4 --json --jobs ";
    const ToolRun one = runTool((QByteArray(line) + "1").constData());
    QVERIFY2(one.code == 0, one.all());
    const QJsonObject found = one.lines().last();
    QCOMPARE(found[QStringLiteral("verdict")].toString(), QStringLiteral("H1"));
    QVERIFY(found[QStringLiteral("games")].toInt() < 400);
    QCOMPARE(runTool((QByteArray(line) + "3").constData()).out, one.out);
    const ToolRun weaker = runTool("sprt --game ccc --players random,greedy --elo1 50 --seed 4");
    QVERIFY2(weaker.code == 1 && weaker.out.contains("FAILED"), weaker.all());
    const ToolRun open = runTool("sprt --game ccc --players greedy,greedy --games 4 --json");
    QCOMPARE(open.lines().last()[QStringLiteral("verdict")].toString(), QStringLiteral("open"));
    QCOMPARE(open.code, 1);
}

// A first turn by number and by text, a wrong move, take back, the end of the input: all kept.
void PlayersTest::playTakesMovesAndKeepsTheRecord()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("match.takujo"));
    const QStringList start{QStringLiteral("play"),
                            QStringLiteral("--rules"),
                            QStringLiteral("ccc:standard"),
                            QStringLiteral("--seats"),
                            QStringLiteral("human,greedy"),
                            QStringLiteral("--seed"),
                            QStringLiteral("5"),
                            QStringLiteral("--first"),
                            QStringLiteral("1"),
                            QStringLiteral("--out"),
                            file};
    const ToolRun run = runTool(start, "?\nplace C4 with Zz\n999\nhint\ndone\nundo\n1\n");
    QVERIFY2(run.code == 0 && run.out.contains("match.takujo"), run.all());
    QVERIFY2(run.out.contains("Zz") && run.out.contains("999"), run.all());
    const auto plies = [&] {
        return runTool({QStringLiteral("replay"), file, QStringLiteral("--verify"),
                        QStringLiteral("--json")})
            .lines()
            .first()[QStringLiteral("plies")]
            .toInt();
    };
    QCOMPARE(plies(), 1);
    const ToolRun on = runTool({QStringLiteral("play"), file}, "1\nquit\n1\n");
    QVERIFY2(on.code == 0, on.all());
    QVERIFY2(plies() > 1, on.all()); // and what the computer answered
    const int before = plies();
    QCOMPARE(runTool({QStringLiteral("play"), file}, "").code, 0);
    QCOMPARE(plies(), before);
}

/// Cards of seat 2 stand in the output only after it was asked to sit down alone.
void PlayersTest::playShowsEachPersonTheirOwnView()
{
    const ToolRun run = runTool(
        {QStringLiteral("play"), QStringLiteral("--rules"), QStringLiteral("ccc:standard"),
         QStringLiteral("--seed"), QStringLiteral("5"), QStringLiteral("--first"),
         QStringLiteral("1"), QStringLiteral("--seats"), QStringLiteral("human:Aoi,human:Ren")},
        "done\ndraw 1\n");
    QVERIFY2(run.code == 0, run.all());
    QVERIFY2(run.out.contains("Press Enter to clear"), run.all());
    QVERIFY2(!run.out.contains("Ren: press Enter"), run.all()); // the input ended before
}

// The record does not tell how to start it, and the match does not count.
void PlayersTest::playSeatsAProgram()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("match.takujo"));
    const QString program = QStringLiteral("exec:python3 " TAKUJO_SOURCE_DIR
                                           "/app/packaging/examples/example_player.py");
    const ToolRun run =
        runTool({QStringLiteral("play"), QStringLiteral("--rules"), QStringLiteral("ccc:standard"),
                 QStringLiteral("--seats"), QStringLiteral("human:Aoi,") + program,
                 QStringLiteral("--first"), QStringLiteral("2"), QStringLiteral("--out"), file},
                "quit\n");
    QVERIFY2(run.code == 0 && run.error.isEmpty(), run.all());
    QFile record(file);
    QVERIFY(record.open(QIODevice::ReadOnly));
    const QByteArray all = record.readAll();
    QVERIFY(!all.contains("exec") && !all.contains("python"));
    const QJsonObject json = QJsonDocument::fromJson(all).object();
    QVERIFY(json[QStringLiteral("practice")].toBool());
    QVERIFY(!json[QStringLiteral("plies")].toArray().isEmpty());
    const QString promised = json[QStringLiteral("commitment")].toString();
    QVERIFY2(run.out.contains(promised.toUtf8()), run.all()); // before the first move
}

void PlayersTest::programsThatFailAreTold()
{
    const ToolRun run =
        runTool({QStringLiteral("arena"), QStringLiteral("--game"), QStringLiteral("ccc"),
                 QStringLiteral("--games"), QStringLiteral("2"), QStringLiteral("--players"),
                 QStringLiteral("exec:false,random"), QStringLiteral("--json")});
    QVERIFY2(run.code == 0 && run.error.count("false: ") == 6, run.all()); // three in each match
    QCOMPARE(run.lines().first()[QStringLiteral("games")].toInt(), 2);
    const ToolRun none =
        runTool("arena --game ccc --games 2 --players exec:no-such-program-anywhere,random");
    QVERIFY2(none.code == 3 && none.error.contains("no-such-program"), none.all());
}

void PlayersTest::bestmoveIsLegalAndRepeats()
{
    const QByteArray record = runTool("new --rules ccc:standard --seats 2 --seed 5").out;
    const QStringList ask{QStringLiteral("bestmove"), QStringLiteral("-"), QStringLiteral("--sims"),
                          QStringLiteral("200"), QStringLiteral("--json")};
    const ToolRun first = runTool(ask, record);
    QVERIFY2(first.code == 0, first.all());
    QCOMPARE(
        runTool(ask + QStringList{QStringLiteral("--threads"), QStringLiteral("2")}, record).out,
        first.out);
    const QString move = first.lines().first()[QStringLiteral("move")].toString();
    QCOMPARE(runTool({QStringLiteral("check"), QStringLiteral("-"), move}, record).code, 0);
}

void PlayersTest::thinkAnswersLikeBestmove()
{
    const QByteArray record = runTool("new --rules ccc:advanced --seats 3 --seed 6").out;
    const QStringList ask{QStringLiteral("bestmove"), QStringLiteral("-"),
                          QStringLiteral("--sims"),   QStringLiteral("120"),
                          QStringLiteral("--seed"),   QStringLiteral("9"),
                          QStringLiteral("--json")};
    const ToolRun request = runTool(ask + QStringList{QStringLiteral("--request")}, record);
    QVERIFY2(request.code == 0, request.all());
    const ToolRun answer = runTool(
        {QStringLiteral("think"), QStringLiteral("-"), QStringLiteral("--json")}, request.out);
    QVERIFY2(answer.code == 0, answer.all());
    QCOMPARE(answer.out, runTool(ask, record).out);
}

// A view was bytes that nobody looked at: a hand of 255 cards was played with.
void PlayersTest::thinkRefusesForeignWorlds()
{
    const QByteArray record = runTool("new --rules ccc:standard --seats 2 --seed 6").out;
    const QByteArray request =
        runTool({QStringLiteral("bestmove"), QStringLiteral("-"), QStringLiteral("--request")},
                record)
            .out;
    const auto refused = [&](const QString &key, const QJsonValue &value) {
        QJsonObject changed = QJsonDocument::fromJson(request).object();
        QJsonObject world = changed[QStringLiteral("world")].toObject();
        world[key] = value;
        changed[QStringLiteral("world")] = world;
        const ToolRun run = runTool({QStringLiteral("think"), QStringLiteral("-")},
                                    QJsonDocument(changed).toJson());
        QVERIFY2(run.code == 3 && run.error.contains("/world"), run.all());
    };
    refused(QStringLiteral("actor"), 255);
    refused(QStringLiteral("hands"), QJsonArray{QJsonArray{QStringLiteral("As")}, QJsonArray{}});
    refused(QStringLiteral("turnsLeft"), -1);
    refused(QStringLiteral("handSizes"), QJsonArray{255, 255});
    QByteArray old = request;
    old.replace("takujo-request/2", "takujo-request/1");
    const ToolRun run = runTool({QStringLiteral("think"), QStringLiteral("-")}, old);
    QVERIFY2(run.code == 3 && run.error.contains("/format"), run.all());
}

// The same match with another deal behind the first hand: the question may not tell which it was.
void PlayersTest::requestHoldsNoSecret()
{
    const QByteArray record = runTool("new --rules ccc:standard --seats 2 --seed 6").out;
    const QByteArray position =
        runTool({QStringLiteral("position"), QStringLiteral("-")}, record).out;
    QJsonObject other = QJsonDocument::fromJson(position).object();
    QJsonObject state = other[QStringLiteral("state")].toObject();
    QJsonArray hands = state[QStringLiteral("hands")].toArray();
    QJsonArray drawn = state[QStringLiteral("drawn")].toArray();
    QJsonObject stock = state[QStringLiteral("stock")].toObject();
    QJsonArray left = stock[QStringLiteral("left")].toArray();
    QJsonArray hand = hands[1].toArray();
    const QJsonValue card = hand[0];
    qsizetype at = 0;
    while (left[at] == card)
        ++at;
    hand[0] = left[at];
    left[at] = card;
    hands[1] = drawn[1] = hand;
    stock[QStringLiteral("left")] = left;
    state[QStringLiteral("hands")] = hands;
    state[QStringLiteral("drawn")] = drawn;
    state[QStringLiteral("stock")] = stock;
    other[QStringLiteral("state")] = state;
    const QStringList ask{QStringLiteral("bestmove"), QStringLiteral("-"),
                          QStringLiteral("--request")};
    const ToolRun truth = runTool(ask, position);
    const ToolRun twin = runTool(ask, QJsonDocument(other).toJson());
    QVERIFY2(truth.code == 0, truth.all());
    QCOMPARE(twin.out, truth.out);
}

void PlayersTest::unknownPlayerIsNamed()
{
    const ToolRun run = runTool("selfplay --rules ccc:standard --seats greedy,grandmaster");
    QVERIFY2(run.code == 3 && run.error.contains("grandmaster") && run.error.contains("expert"),
             run.all());
}

void PlayersTest::fuzzAndLeakPass()
{
    const ToolRun fuzz = runTool("fuzz --rules ccc:standard --seats 2 --games 2 --seed 4");
    QVERIFY2(fuzz.code == 0 && fuzz.out.trimmed().endsWith("0 failures"), fuzz.all());
    const ToolRun leak = runTool("leak --rules ccc:standard --seats 2 --match 4");
    QVERIFY2(leak.code == 0 && leak.out.trimmed().endsWith("0 mismatches"), leak.all());
}

QTEST_GUILESS_MAIN(PlayersTest)
#include "tst_players.moc"
