#include "mutation.h"

#include "io/files.h"
#include "plugin/request_io.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>

using namespace takujo;
using namespace Qt::StringLiterals;

namespace {

constexpr int kAnswerMilliseconds = 60'000; ///< a damaged question may not make the program hang

struct Answer
{
    bool finished = false; ///< ended by itself, not by a signal
    int code = -1;
    QByteArray out, error;
};

Answer runTool(const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.start(QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli"), arguments);
    process.write(input);
    process.closeWriteChannel();
    Answer run;
    if (!process.waitForFinished(kAnswerMilliseconds)) {
        process.kill();
        process.waitForFinished();
        run.error = "did not end in time\n" + process.readAllStandardError();
        return run;
    }
    run.finished = process.exitStatus() == QProcess::NormalExit;
    run.code = process.exitCode();
    run.out = process.readAllStandardOutput();
    run.error = process.readAllStandardError();
    return run;
}

QJsonValue other(const QJsonValue &old, const QStringList &words, QRandomGenerator &dice)
{
    static constexpr std::array kNumbers{-1, 0,   1,   2,   3,   7,      63,
                                         64, 127, 128, 255, 256, 60'000, 65'536};
    if (old.isBool())
        return !old.toBool();
    if (old.isString() && dice.bounded(8) > 0)
        return words[dice.bounded(static_cast<int>(words.size()))];
    const int choice = dice.bounded(static_cast<int>(kNumbers.size()) + 4);
    if (choice < 4)
        return old.toInt() + std::array{-1, 1, -2, 2}[static_cast<std::size_t>(choice)];
    return kNumbers[static_cast<std::size_t>(choice - 4)];
}

/// Takes an element out, or doubles it.
QJsonArray otherLength(QJsonArray list, QRandomGenerator &dice)
{
    if (list.isEmpty())
        return list;
    const int at = dice.bounded(static_cast<int>(list.size()));
    if (dice.bounded(2) == 0)
        list.removeAt(at);
    else
        list.insert(dice.bounded(static_cast<int>(list.size())), QJsonValue(list[at]));
    return list;
}

/// Counts values down to the chosen one, lists among them, and changes it; the rest is copied.
QJsonValue changed(const QJsonValue &value, int &left, const QStringList &words,
                   QRandomGenerator &dice)
{
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end() && left >= 0; ++it)
            *it = changed(QJsonValue(*it), left, words, dice);
        return object;
    }
    if (left-- == 0)
        return value.isArray() ? QJsonValue(otherLength(value.toArray(), dice))
                               : other(value, words, dice);
    if (!value.isArray())
        return value;
    QJsonArray list = value.toArray();
    for (qsizetype i = 0; i < list.size() && left >= 0; ++i)
        list[i] = changed(QJsonValue(list[i]), left, words, dice);
    return list;
}

/// How many values changed() can choose from; their words are collected.
int countValues(const QJsonValue &value, QStringList &words)
{
    int count = value.isObject() ? 0 : 1;
    if (value.isString())
        words << value.toString();
    for (const auto &inside : value.toArray())
        count += countValues(inside, words);
    for (const auto &inside : value.toObject())
        count += countValues(inside, words);
    return count;
}

} // namespace

/// Damaged questions to the computer players of every game, through their reader and, a few, through
/// the real program. Most are damaged as data: still JSON, still the right keys, but worlds that cannot be, or nearly can.
class DamagedRequestsTest : public QObject
{
    Q_OBJECT

private slots:
    void survives_data();
    void survives();
    void isTold_data();
    void isTold();

private:
    bool answered(const QByteArray &text);
    /// Moments of three matches; made once a game.
    const QList<QJsonObject> &questions(const QString &game);
    static QList<QJsonObject> asked(const QString &game);
    static QJsonObject question(const QByteArray &record, double part);
    QByteArray damaged(QJsonObject question, std::uint64_t seed) const;
    Catalogue m_catalogue;
    QHash<QString, QList<QJsonObject>> m_questions;
};

/// The question at one moment of a match, with the last plies of its past.
QJsonObject DamagedRequestsTest::question(const QByteArray &record, double part)
{
    QJsonObject match = QJsonDocument::fromJson(record).object();
    QJsonArray plies = match[u"plies"_s].toArray();
    const auto keep = static_cast<qsizetype>(part * static_cast<double>(plies.size()));
    while (plies.size() > keep)
        plies.removeLast();
    match[u"plies"_s] = plies;
    match.remove(u"result"_s);
    const Answer run =
        runTool({u"bestmove"_s, u"-"_s, u"--request"_s}, QJsonDocument(match).toJson());
    QJsonObject out = QJsonDocument::fromJson(run.out).object();
    QJsonArray past = out[u"past"_s].toArray();
    while (past.size() > 6)
        past.removeFirst();
    out[u"past"_s] = past;
    out.remove(u"budget"_s); // damaged() puts it in again: a long one is no hang
    return out;
}

QList<QJsonObject> DamagedRequestsTest::asked(const QString &game)
{
    QList<QJsonObject> out;
    for (const char *seats :
         {"random,greedy", "greedy,random,greedy", "random,greedy,random,greedy"}) {
        QTemporaryDir folder;
        const QStringList play{u"selfplay"_s,
                               u"--rules"_s,
                               game + u":standard"_s,
                               u"--seats"_s,
                               QString::fromLatin1(seats),
                               u"--records"_s,
                               folder.path(),
                               u"--seed"_s,
                               u"5"_s};
        if (runTool(play, {}).code != 0)
            return {};
        const QDir dir(folder.path());
        QFile file(dir.filePath(dir.entryList({u"*.takujo"_s}).value(0)));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QByteArray record = file.readAll();
        for (const double part : {0.02, 0.2, 0.5, 0.8, 0.98})
            out << question(record, part);
    }
    return out;
}

const QList<QJsonObject> &DamagedRequestsTest::questions(const QString &game)
{
    QList<QJsonObject> &made = m_questions[game];
    if (made.isEmpty())
        made = asked(game);
    return made;
}

QByteArray DamagedRequestsTest::damaged(QJsonObject question, std::uint64_t seed) const
{
    static const QStringList kPlayers{u"expert"_s, u"skilled"_s, u"beginner"_s, u"greedy"_s};
    const QByteArray budget = "{\"budget\": {\"simulations\": 12, \"ms\": 0, \"threads\": 1}, ";
    QRandomGenerator dice(static_cast<quint32>(seed));
    question[u"player"_s] = kPlayers[dice.bounded(static_cast<int>(kPlayers.size()))];
    const bool asText = seed % 4 == 0;
    for (int injuries = asText ? 0 : 1 + dice.bounded(3); injuries > 0; --injuries) {
        const QString part = dice.bounded(4) == 0 ? u"past"_s : u"world"_s;
        QStringList words{QString()};
        int left = dice.bounded(std::max(1, countValues(question[part], words)));
        question[part] = changed(question[part], left, words, dice);
    }
    QByteArray text = QJsonDocument(question).toJson();
    if (asText)
        text = mutated(text, seed);
    return text.startsWith('{') ? budget + text.mid(1) : text;
}

void DamagedRequestsTest::survives_data()
{
    QTest::addColumn<QString>("game");
    for (const QFileInfo &folder : QDir(QStringLiteral(TAKUJO_SOURCE_DIR "/engine/games"))
                                       .entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(folder.fileName())) << folder.fileName();
}

/// What the reader takes is thought about; how it went.
bool DamagedRequestsTest::answered(const QByteArray &text)
{
    const Loaded<Json> document =
        parseJson({text.constData(), static_cast<std::size_t>(text.size())});
    if (!document)
        return false;
    const GameDefinition *game = nullptr;
    const Loaded<ThinkRequest> asked = readRequest(m_catalogue, *document, game);
    if (!asked)
        return false;
    asked->game->search(asked->request, {}, nullptr);
    return true;
}

// Most of them without a process each: TAKUJO_REQUESTS of 5,000 a game are minutes then, not hours. A
// crash ends the test; the seed before it is the last one noted.
void DamagedRequestsTest::survives()
{
    QFETCH(QString, game);
    const QList<QJsonObject> &intact = questions(game);
    QVERIFY(!intact.isEmpty());
    const int wanted = qEnvironmentVariableIntValue("TAKUJO_REQUESTS");
    const auto count = static_cast<std::uint64_t>(wanted > 0 ? wanted : 500);
    qsizetype taken = 0;
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        if (seed % 250 == 1)
            qInfo("from seed %d", static_cast<int>(seed));
        taken += answered(damaged(intact[static_cast<qsizetype>(seed) % intact.size()], seed));
    }
    qInfo("%d answered of %d", static_cast<int>(taken), static_cast<int>(count));
    QVERIFY(taken > 0); // the others show how deep the damage went
}

void DamagedRequestsTest::isTold_data() { survives_data(); }

// The program around it: it ends by itself with an exit code of its list, and says why.
void DamagedRequestsTest::isTold()
{
    QFETCH(QString, game);
    const QList<QJsonObject> &intact = questions(game);
    QVERIFY(!intact.isEmpty());
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Answer run = runTool({u"think"_s, u"-"_s}, damaged(intact.first(), seed));
        const QByteArray words = (run.out + run.error).trimmed();
        const bool known = run.code == 0 || run.code == 1 || run.code == 3;
        QVERIFY2(run.finished && known && !words.isEmpty(),
                 (QByteArray::number(static_cast<qulonglong>(seed)) + ": " + words).constData());
    }
}

QTEST_GUILESS_MAIN(DamagedRequestsTest)
#include "tst_requests.moc"
