#include "evaluation/arena.h"
#include "match/match.h"
#include "players/player_desk.h"
#include "plugin/catalogue.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;

/// Programs in all games of this build.
class PlayerDoorTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void whatGoesOutIsTheView_data() { addGames(); }
    void whatGoesOutIsTheView();
    void worldsOfOneViewAskAlike_data() { addGames(); }
    void worldsOfOneViewAskAlike();
    void theExamplePlaysLegally_data() { addGames(); }
    void theExamplePlaysLegally();
    void expertsPlayAlikeOnBothSides_data() { addGames(); }
    void expertsPlayAlikeOnBothSides();
    void takenBackPliesAreForgotten();
    void aServedPlayerSaysWhyItLeaves();
    void servingEndsThoughTheHostWaits();
    void aServedPlayerSaysWhatIsWrongWithRules();
    void aLineWithoutEndIsRefused();

private:
    void addGames() const;
    std::shared_ptr<const Game> game(const QString &id, int seats);

    Catalogue m_catalogue;
    RuleSet m_rules;
};

namespace {

/// Answers with the first move of the list and keeps every line it was sent.
const char *const kRecorder = R"(import json, sys
kept = open(sys.argv[1], "w")
for line in sys.stdin:
    kept.write(line); kept.flush()
    m = json.loads(line)
    if m["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": "takujo-player/1", "name": "R",
                          "wants": ["view", "moves", "past"]}), flush=True)
    elif m["type"] == "request":
        moves = m["legal"]["moves"]
        print(json.dumps({"type": "move", "id": m["id"], "move": moves[m["id"] * 7 % len(moves)]}), flush=True)
)";

QStringList keys(const Json &object)
{
    QStringList names;
    for (const auto &[key, value] : object.items())
        names << QString::fromStdString(key);
    names.sort();
    return names;
}

Json lastLine(const QString &file)
{
    QFile heard(file);
    if (!heard.open(QIODevice::ReadOnly))
        return {};
    const QByteArray last = heard.readAll().trimmed().split('\n').last();
    return Json::parse(last.toStdString());
}

QString written(const QTemporaryDir &folder, const QString &name, const QByteArray &content)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

std::vector<SeatSetup> computers(int seats)
{
    return std::vector<SeatSetup>(static_cast<std::size_t>(seats),
                                  {SeatSetup::Kind::Ai, {}, "greedy", 0});
}

const std::string kServed = "exec:" TAKUJO_BINARY_DIR "/bin/takujo-cli serve --level expert";
const std::string kExample =
    "exec:python3 " TAKUJO_SOURCE_DIR "/app/packaging/examples/example_player.py";

} // namespace

void PlayerDoorTest::initTestCase() { QVERIFY(m_catalogue.games().size() >= 5); }

void PlayerDoorTest::addGames() const
{
    QTest::addColumn<QString>("id");
    for (const GameEntry &entry : m_catalogue.games())
        QTest::newRow(qPrintable(entry.id)) << entry.id;
}

std::shared_ptr<const Game> PlayerDoorTest::game(const QString &id, int seats)
{
    m_rules = *m_catalogue.rulesFor(id + QStringLiteral(":standard"));
    return *m_catalogue.makeGame(m_rules, seats);
}

void PlayerDoorTest::whatGoesOutIsTheView()
{
    QFETCH(QString, id);
    const auto game = this->game(id, 2);
    const QTemporaryDir folder;
    const QString script = written(folder, QStringLiteral("r.py"), kRecorder);
    const QString heard = folder.filePath(QStringLiteral("heard"));
    Match match(game, m_rules, computers(2), 5);
    std::vector<Text> faults;
    PlayerDesk desk(game, m_rules, [&](const Text &fault) { faults.push_back(fault); });
    std::size_t from = 0;
    int asked = 0;
    while (!match.finished() && asked < 25) {
        const SeatId seat = match.actor();
        Request request = match.request(seat, {}, 11);
        double cpuMs = 0;
        if (seat == 0)
            request.player = "exec:python3 " + script.toStdString() + " " + heard.toStdString();
        const SearchResult found = desk.search(seat, request, {}, cpuMs);
        if (seat == 0) {
            ++asked;
            const Json message = lastLine(heard);
            QCOMPARE(keys(message), QStringList({"budget", "from", "id", "legal", "past", "seat",
                                                 "seed", "traits", "type", "view"}));
            QCOMPARE(message["view"].dump(), game->viewToJson(match.view(0)).dump());
            QCOMPARE(message["legal"]["moves"].size(), match.legal().moves.size());
            QCOMPARE(message["from"].get<std::size_t>(), from);
            QCOMPARE(message["past"].size(), static_cast<std::size_t>(match.plyCount()) - from);
            for (const Json &ply : message["past"]) {
                const int n = static_cast<int>(from++);
                QCOMPARE(keys(ply), QStringList({"move", "seat", "view"}));
                QCOMPARE(ply["move"].get<std::string>(), game->moveText(match.moveSeen(0, n)));
                QCOMPARE(ply["view"].dump(), game->viewToJson(match.view(0, n)).dump());
            }
        }
        QVERIFY(!match.play(found.best));
    }
    QVERIFY(asked > 0);
    QVERIFY(faults.empty());
}

// World-swap: the message, worlds included, is a function of what the seat may know.
void PlayerDoorTest::worldsOfOneViewAskAlike()
{
    QFETCH(QString, id);
    const auto game = this->game(id, 2);
    Match match(game, m_rules, computers(2), 6);
    Rng rng(3);
    for (int ply = 0; ply < 30 && !match.finished(); ++ply) {
        const SeatId seat = match.actor();
        const Request request = match.request(seat, {}, 1);
        Request other = request;
        other.view = game->view(game->determinize(request.view, rng), seat);
        const PlayerWants all{true, true, true, true};
        QCOMPARE(requestMessage(*game, other, seat, all, 0, 1).dump(),
                 requestMessage(*game, request, seat, all, 0, 1).dump());
        const auto moves = match.legal().moves;
        QVERIFY(!match.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    }
}

void PlayerDoorTest::theExamplePlaysLegally()
{
    QFETCH(QString, id);
    const auto game = this->game(id, 3);
    std::vector<Text> faults;
    ArenaSpec spec{{kExample, "random", "random"}, 3, {}, 8};
    spec.thinkers = [&]() -> ArenaThinker {
        auto desk = std::make_shared<PlayerDesk>(
            game, m_rules, [&](const Text &fault) { faults.push_back(fault); });
        return [desk](SeatId seat, const Request &request, const std::stop_token &stop,
                      double &cpuMs) { return desk->search(seat, request, stop, cpuMs); };
    };
    const ArenaResult result = runArena(*game, spec);
    QCOMPARE(result.games, 3);
    QVERIFY(result.faults.empty());
    QVERIFY2(faults.empty(), faults.empty() ? "" : faults.front().id.c_str());
    QVERIFY(result.scores.front().decisions > 0);
}

void PlayerDoorTest::expertsPlayAlikeOnBothSides()
{
    QFETCH(QString, id);
    const auto game = this->game(id, 2);
    int faults = 0;
    const auto signature = [&](const std::string &first, const std::string &second) {
        ArenaSpec spec{{first, second}, 2, {}, 9};
        spec.budget.simulations = 10;
        spec.thinkers = [&]() -> ArenaThinker {
            auto desk =
                std::make_shared<PlayerDesk>(game, m_rules, [&](const Text &) { ++faults; });
            return [desk](SeatId seat, const Request &request, const std::stop_token &stop,
                          double &cpuMs) { return desk->search(seat, request, stop, cpuMs); };
        };
        return runArena(*game, spec).signature;
    };
    QCOMPARE(signature(kServed, "greedy"), signature("expert", "greedy"));
    QCOMPARE(faults, 0);
}

// What was played again after a take-back is told anew, from where it differs.
void PlayerDoorTest::takenBackPliesAreForgotten()
{
    const auto game = this->game(QStringLiteral("ccc"), 2);
    const QTemporaryDir folder;
    const QString script = written(folder, QStringLiteral("r.py"), kRecorder);
    const QString heard = folder.filePath(QStringLiteral("heard"));
    Match match(game, m_rules, computers(2), 5);
    PlayerDesk desk(game, m_rules, {});
    const auto from = [&] {
        Request request = match.request(match.actor(), {}, 11);
        request.player = "exec:python3 " + script.toStdString() + " " + heard.toStdString();
        double cpuMs = 0;
        desk.search(0, request, {}, cpuMs); // the same program, whoever decides
        return lastLine(heard)["from"].get<int>();
    };
    const SeatId first = match.actor();
    QCOMPARE(from(), 0);
    while (match.actor() == first)
        QVERIFY(!match.play(match.legal().moves.front()));
    while (match.actor() != first)
        QVERIFY(!match.play(match.legal().moves.front()));
    const int now = match.plyCount();
    QCOMPARE(from(), 0);
    QCOMPARE(from(), now);
    match.undoTo(1);
    while (match.actor() != first)
        QVERIFY(!match.play(match.legal().moves.back()));
    QVERIFY(from() <= 1);
}

// It waited for more input and kept the reason to itself: the host called it late.
void PlayerDoorTest::aServedPlayerSaysWhyItLeaves()
{
    const auto game = this->game(QStringLiteral("ccc"), 2);
    Match match(game, m_rules, computers(2), 5);
    std::vector<Text> faults;
    PlayerDesk desk(game, m_rules, [&](const Text &fault) { faults.push_back(fault); });
    Request request = match.request(match.actor(), {}, 11);
    request.player = "exec:" TAKUJO_BINARY_DIR "/bin/takujo-cli serve --level nonsuch";
    double cpuMs = 0;
    const SearchResult found = desk.search(match.actor(), request, {}, cpuMs);
    QVERIFY(!match.check(found.best));
    QCOMPARE(faults.size(), std::size_t{1});
    Text what;
    for (const TextArg &arg : faults.front().args)
        if (arg.first == "what")
            what = arg.second.texts.front();
    QCOMPARE(what.id, std::string("players.declined"));
    const std::string reason = what.args.front().second.raw;
    QVERIFY2(reason.find("nonsuch") != std::string::npos, reason.c_str());
}

void PlayerDoorTest::servingEndsThoughTheHostWaits()
{
    constexpr int kMilliseconds = 60'000;
    const auto game = this->game(QStringLiteral("ccc"), 2);
    QProcess process;
    process.start(QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli"),
                  {QStringLiteral("serve"), QStringLiteral("--level"), QStringLiteral("nonsuch")});
    process.write(QByteArray::fromStdString(rulesMessage(*game, m_rules, 0).dump() + "\n"));
    QVERIFY2(process.waitForFinished(kMilliseconds), "its input is open all the while");
    QCOMPARE(process.exitCode(), 3);
    const QByteArray said = process.readAllStandardOutput();
    QVERIFY2(said.contains("\"bye\"") && said.contains("nonsuch"), said.constData());
}

// What a game calls its rules was known only once they had been taken: "⟦rule.hand_size⟧".
void PlayerDoorTest::aServedPlayerSaysWhatIsWrongWithRules()
{
    const auto game = this->game(QStringLiteral("couperation"), 2);
    Json message = rulesMessage(*game, m_rules, 0);
    message["rules"]["changes"]["hand_size"] = 6;
    QProcess process;
    process.start(QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli"), {QStringLiteral("serve")});
    process.write(QByteArray::fromStdString(message.dump() + "\n"));
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 3);
    const QByteArray said = process.readAllStandardOutput() + process.readAllStandardError();
    QVERIFY2(said.count("Starting hand") == 2, said.constData());
}

// It was kept until there was no memory left.
void PlayerDoorTest::aLineWithoutEndIsRefused()
{
    QProcess process;
    process.start(QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli"), {QStringLiteral("serve")});
    process.write(QByteArray(17 * 1024 * 1024, '{'));
    QVERIFY2(process.waitForFinished(), "its input is open all the while");
    QCOMPARE(process.exitCode(), 3);
    QVERIFY(process.readAllStandardOutput().contains("\"bye\""));
}

QTEST_GUILESS_MAIN(PlayerDoorTest)
#include "tst_door.moc"
