#include "players/player_command.h"
#include "players/player_desk.h"
#include "toy_match.h"

#include <nlohmann/json.hpp>

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <thread>

using namespace takujo;

/// Whatever a program does, the match goes on with a legal move, and somebody is told.
class PlayerFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void faultsAreToldAndAnswered_data();
    void faultsAreToldAndAnswered();
    void movesOfAProgramAreTaken();
    void aSlowOneIsToldToStop();
    void afterThreeFaultsItIsNotAskedAgain();
    void stoppingDoesNotWait();
    void callsOffWithoutForgetting();
    void aNewProcessIsToldAllPlies();
    void memoryIsLimited();
    void nothingOfItIsLeft();
    void nothingElseIsOpenToIt();
    void onlyProgramsAreCommands();
    void theSeedIsSealed();
    void aSeatMayGetAnother();
};

namespace {

using namespace std::chrono_literals;

const char *const kHello =
    "read l; echo '{\"type\":\"hello\",\"protocol\":\"takujo-player/1\",\"name\":\"Sh\"}'; read "
    "r; ";

PlayerLimits shortLimits()
{
    PlayerLimits limits;
    limits.start = 3000ms;
    limits.decision = 200ms;
    limits.grace = 200ms;
    limits.lineBytes = 100'000;
    return limits;
}

/// A program of a few lines in one seat of a small match.
struct Seat
{
    explicit Seat(const std::string &script, const PlayerLimits &limits = shortLimits())
        : player({match.gamePtr(),
                  match.record().rules,
                  match.actor(),
                  {"/bin/sh", "-c", script},
                  limits,
                  [this](const Text &fault) { faults.push_back(fault); }})
    {}

    SearchResult ask(std::stop_token stop = {})
    {
        double cpuMs = 0;
        return player.search(match.request(match.actor(), {}, 7), stop, cpuMs);
    }
    /// What was the matter, as an id.
    std::string fault() const
    {
        if (faults.empty())
            return {};
        for (const TextArg &arg : faults.back().args)
            if (arg.first == "what")
                return arg.second.texts.front().id;
        return "?";
    }

    Match match = toyMatch();
    std::vector<Text> faults;
    ProgramPlayer player;
};

std::string firstMove(const Match &match)
{
    return match.game().moveText(match.legal().moves.front());
}

std::string answer(const std::string &move, int id = 1)
{
    return "echo '{\"type\":\"move\",\"id\":" + std::to_string(id) + ",\"move\":\"" + move +
           "\"}'; ";
}

} // namespace

void PlayerFaultsTest::faultsAreToldAndAnswered_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("fault");
    const QString hello = QLatin1StringView(kHello);
    const auto row = [](const char *name, const QString &script, const char *fault) {
        QTest::newRow(name) << script << QString::fromLatin1(fault);
    };
    row("crash at once", "exit 3", "players.crash");
    row("crash on a request", hello + "read q; kill -SEGV $$", "players.crash");
    row("silent from the start", "exec sleep 60", "players.late");
    row("silent on a request", hello + "exec sleep 60", "players.late");
    row("no hello", "echo hello; exec sleep 60", "players.garbage");
    row("other protocol", "echo '{\"type\":\"hello\",\"protocol\":\"uci\"}'; exec sleep 60",
        "players.garbage");
    row("garbage", hello + "read q; head -c 300 /dev/urandom; echo; exec sleep 60",
        "players.garbage");
    row("no object", hello + "read q; echo 5; exec sleep 60", "players.garbage");
    row("deep", hello + "read q; head -c 9000 /dev/zero | tr '\\0' '['; echo; read s",
        "players.garbage");
    row("no text", hello + "read q; echo '{\"type\":\"move\",\"id\":1,\"move\":7}'; read s",
        "players.illegal");
    row("illegal", hello + "read q; " + QString::fromStdString(answer("play 99")) + "read s",
        "players.illegal");
    row("future", hello + "read q; " + QString::fromStdString(answer("draw", 9)) + "read s",
        "players.garbage");
    row("endless line", hello + "read q; exec tr '\\0' x </dev/zero", "players.long");
    row("endless lines", hello + "read q; exec yes", "players.garbage");
    row("endless answers", hello + "read q; exec yes '{\"type\":\"move\",\"id\":0,\"move\":\"\"}'",
        "players.garbage");
    row("leaves", hello + "read q; echo '{\"type\":\"bye\",\"reason\":\"tired\"}'; read s",
        "players.declined");
}

void PlayerFaultsTest::faultsAreToldAndAnswered()
{
    QFETCH(QString, script);
    QFETCH(QString, fault);
    PlayerLimits limits = shortLimits();
    if (script == u"exec sleep 60")
        limits.start = 300ms;
    Seat seat(script.toStdString(), limits);
    QElapsedTimer clock;
    clock.start();
    const SearchResult found = seat.ask();
    QVERIFY2(!seat.match.check(found.best), "the stand-in's move is legal");
    QCOMPARE(QString::fromStdString(seat.fault()), fault);
    QCOMPARE(seat.faults.size(), 1U);
    const QStringList telling{u"players.garbage"_qs, u"players.illegal"_qs, u"players.declined"_qs};
    const Text open = withoutItsWords(seat.faults.front());
    QCOMPARE(open.args.back().second.texts.front().id == "players.unusable",
             telling.contains(fault));
    QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
}

void PlayerFaultsTest::movesOfAProgramAreTaken()
{
    const std::string move = firstMove(toyMatch());
    Seat seat(kHello + std::string("read q; ") + answer(move) + "read q; " + answer(move, 2) +
              "read s");
    for (int i = 0; i < 2; ++i) // the second comes without another start
        QCOMPARE(seat.match.game().moveText(seat.ask().best), move);
    QCOMPARE(seat.faults.size(), 0U);
}

void PlayerFaultsTest::aSlowOneIsToldToStop()
{
    const std::string move = firstMove(toyMatch());
    PlayerLimits limits = shortLimits();
    limits.grace = 5000ms;
    Seat seat(kHello + std::string("read q; read s; case $s in *stop*) ") + answer(move) +
                  ";; esac; read s",
              limits);
    QCOMPARE(seat.match.game().moveText(seat.ask().best), move);
    QCOMPARE(seat.faults.size(), 0U);
}

void PlayerFaultsTest::afterThreeFaultsItIsNotAskedAgain()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("starts"));
    Seat seat("echo x >>" + file.toStdString() + "; exit 1");
    for (int i = 0; i < 6; ++i)
        QVERIFY(!seat.match.check(seat.ask().best));
    QCOMPARE(seat.faults.size(), 3U);
    QCOMPARE(seat.faults[1].id, std::string("players.fault"));
    QCOMPARE(seat.faults[2].id, std::string("players.left"));
    QFile starts(file);
    QVERIFY(starts.open(QIODevice::ReadOnly));
    QCOMPARE(starts.readAll(), QByteArray("x\nx\nx\n"));
}

void PlayerFaultsTest::stoppingDoesNotWait()
{
    PlayerLimits limits = shortLimits();
    limits.decision = 60s;
    Seat seat(kHello + std::string("exec sleep 60"), limits);
    std::stop_source stop;
    std::chrono::steady_clock::time_point asked;
    const std::jthread other([&] {
        std::this_thread::sleep_for(300ms);
        asked = std::chrono::steady_clock::now();
        stop.request_stop();
    });
    const SearchResult found = seat.ask(stop.get_token());
    const auto took = std::chrono::steady_clock::now() - asked;
    QVERIFY(found.cancelled);
    QVERIFY2(took < 200ms, "within a moment, on a machine that does other things");
    QCOMPARE(seat.faults.size(), 0U);
}

// An answer to what was called off comes late and is passed over.
void PlayerFaultsTest::callsOffWithoutForgetting()
{
    const std::string move = firstMove(toyMatch());
    PlayerLimits limits = shortLimits();
    limits.decision = 20s;
    Seat seat(kHello + std::string("read q; read s; ") + answer("play 99", 1) + "read q; " +
                  answer(move, 2) + "read s",
              limits);
    std::stop_source stop;
    const std::jthread other([&] {
        std::this_thread::sleep_for(300ms);
        stop.request_stop();
    });
    QVERIFY(seat.ask(stop.get_token()).cancelled);
    QCOMPARE(seat.match.game().moveText(seat.ask().best), move);
    QCOMPARE(seat.faults.size(), 0U);
}

// It no longer read when it was called off. The next process was told the plies since then alone.
void PlayerFaultsTest::aNewProcessIsToldAllPlies()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("heard"));
    PlayerLimits limits = shortLimits();
    limits.start = 20s;
    limits.decision = 60s;
    Seat seat(kHello + ("read -r q; exec </dev/null; printf '%s\\n' \"$q\" >>" +
                        file.toStdString() + "; exec sleep 60"),
              limits);
    const auto heard = [&file] {
        QFile lines(file);
        return lines.open(QIODevice::ReadOnly) ? lines.readAll() : QByteArray();
    };
    QVERIFY(!seat.match.play(seat.match.legal().moves.front()));
    for (int asked = 1; asked <= 2; ++asked) {
        std::stop_source stop;
        const std::jthread other([&](const std::stop_token &end) {
            while (!end.stop_requested() && heard().count('\n') < asked)
                std::this_thread::sleep_for(10ms);
            stop.request_stop();
        });
        QVERIFY(seat.ask(stop.get_token()).cancelled);
    }
    QCOMPARE(seat.faults.size(), 0U);
    const QList<QByteArray> requests = heard().trimmed().split('\n');
    QCOMPARE(requests.size(), 2);
    for (const QByteArray &request : requests)
        QCOMPARE(Json::parse(request.toStdString())["from"].get<int>(), 0);
}

void PlayerFaultsTest::memoryIsLimited()
{
    PlayerLimits limits = shortLimits();
    limits.memoryBytes = std::size_t{256} << 20;
    limits.decision = 20s;
    Seat seat(kHello + std::string("read q; exec python3 -c 'x = bytearray(1 << 30); input()'"),
              limits);
    QVERIFY(!seat.match.check(seat.ask().best));
    QCOMPARE(seat.fault(), std::string("players.crash"));
}

void PlayerFaultsTest::nothingOfItIsLeft()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("pid"));
    {
        Seat seat(kHello + ("sleep 600 & echo $! >" + file.toStdString() + "; trap '' TERM HUP; ") +
                  "read q; read s; sleep 600");
        seat.ask();
    }
    QFile pid(file);
    QVERIFY(pid.open(QIODevice::ReadOnly));
    const auto number = static_cast<pid_t>(pid.readAll().trimmed().toInt());
    QVERIFY(number > 1);
    const auto lives = [number] {
        QFile state(QStringLiteral("/proc/%1/stat").arg(number));
        return state.open(QIODevice::ReadOnly) && !state.readAll().contains(") Z ");
    };
    QTRY_VERIFY(!lives());
}

void PlayerFaultsTest::nothingElseIsOpenToIt()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("open"));
    QFile mine(folder.filePath(QStringLiteral("secret")));
    QVERIFY(mine.open(QIODevice::WriteOnly));
    Seat seat(kHello + ("ls /proc/$$/fd >" + file.toStdString() + "; exit"));
    seat.ask();
    QFile list(file);
    QVERIFY(list.open(QIODevice::ReadOnly));
    const QList<QByteArray> open = list.readAll().split('\n');
    for (const char *stream : {"0", "1", "2"})
        QVERIFY(open.contains(stream));
    QVERIFY2(!open.contains(QByteArray::number(mine.handle())), "its own streams only");
}

void PlayerFaultsTest::onlyProgramsAreCommands()
{
    const auto command = readPlayerCommand(QStringLiteral("sh -c \"a 'b' $HOME\" *"));
    QVERIFY(command.ok());
    QCOMPARE(command->size(), 4U);
    QCOMPARE(QString::fromStdString(command->front()).front(), QChar(u'/'));
    QCOMPARE(command->at(2), std::string("a 'b' $HOME"));
    QCOMPARE(command->at(3), std::string("*"));
    for (const char *none : {"", "  ", "no-such-program-anywhere", "/tmp", "./none", "/etc/passwd"})
        QVERIFY2(!readPlayerCommand(QString::fromUtf8(none)).ok(), none);
    const Match match = toyMatch();
    QVERIFY(checkAnyPlayer(match.game(), "exec:sh").empty());
    QVERIFY(!checkAnyPlayer(match.game(), "exec:no-such-program-anywhere").empty());
    QVERIFY(checkAnyPlayer(match.game(), "random").empty());
    QVERIFY(!checkAnyPlayer(match.game(), "sh").empty());
}

// Hosts make the seed of thinking from that of the deal in ways that can be turned round.
void PlayerFaultsTest::theSeedIsSealed()
{
    QCOMPARE(sealedSeed(1), sealedSeed(1));
    QVERIFY(sealedSeed(1) != sealedSeed(2));
    const Match match = toyMatch();
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("heard"));
    PlayerDesk desk(match.gamePtr(), match.record().rules, {}, shortLimits());
    Request request = match.request(match.actor(), {}, 0x1234567890abcdef);
    QFile script(folder.filePath(QStringLiteral("player.sh")));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write(QByteArray(kHello) + "cat >" + file.toUtf8());
    script.close();
    request.player = "exec:sh " + script.fileName().toStdString();
    double cpuMs = 0;
    desk.search(match.actor(), request, {}, cpuMs);
    QFile heard(file);
    QVERIFY(heard.open(QIODevice::ReadOnly));
    const QByteArray all = heard.readAll();
    QVERIFY2(all.contains("\"request\""), all);
    QVERIFY(!all.contains("1234567890abcdef"));
    QVERIFY(all.contains(QByteArray::fromStdString(toHex(sealedSeed(0x1234567890abcdef)))));
}

// A seat given to another program in a match went on with the first one.
void PlayerFaultsTest::aSeatMayGetAnother()
{
    const Match match = toyMatch();
    const QTemporaryDir folder;
    PlayerDesk desk(match.gamePtr(), match.record().rules, {}, shortLimits());
    const auto ask = [&](const QString &name) {
        QFile script(folder.filePath(name + QStringLiteral(".sh")));
        if (!script.open(QIODevice::WriteOnly))
            return;
        script.write(QByteArray(kHello) + "cat >" + folder.filePath(name).toUtf8());
        script.close();
        Request request = match.request(match.actor(), {}, 1);
        request.player = "exec:sh " + script.fileName().toStdString();
        double cpuMs = 0;
        desk.search(match.actor(), request, {}, cpuMs);
    };
    ask(QStringLiteral("first"));
    desk.leave(match.actor());
    ask(QStringLiteral("second"));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("second"))));
}

QTEST_APPLESS_MAIN(PlayerFaultsTest)
#include "tst_faults.moc"
