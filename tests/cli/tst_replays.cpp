#include "toolrun.h"

#include <QDir>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;
using namespace Qt::StringLiterals;

/// What a record and a position tell: replays with whose eyes, refusals in one form, tables in words.
class ReplaysTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void eventsSayWhoseTheyAre();
    void positionsGoToTheEnd();
    void standingIsByClause();
    void aSeatIsToldOnlyItsOwn_data();
    void aSeatIsToldOnlyItsOwn();
    void verifyKnowsNoSeats();
    void refusalsHaveOneForm_data();
    void refusalsHaveOneForm();
    void aFinishedMatchNamesItsClause();
    void inputIsReadToItsEnd();
    void towerIsShownInRows();

private:
    QByteArray played(const QString &rules);

    QByteArray m_record; ///< of CCC, played to the end
};

QByteArray ReplaysTest::played(const QString &rules)
{
    const QTemporaryDir folder;
    const ToolRun run = runTool({u"selfplay"_s, u"--rules"_s, rules, u"--seats"_s,
                                 u"random,greedy"_s, u"--records"_s, folder.path()});
    const QDir dir(folder.path());
    QFile file(dir.filePath(dir.entryList({u"*.takujo"_s}).value(0)));
    if (run.code != 0 || !file.open(QIODevice::ReadOnly))
        qFatal("%s", run.all().constData());
    return file.readAll();
}

void ReplaysTest::initTestCase() { m_record = played(u"ccc:standard"_s); }

void ReplaysTest::eventsSayWhoseTheyAre()
{
    int said = 0;
    for (const QJsonObject &ply : runTool({u"replay"_s, u"-"_s, u"--json"_s}, m_record).lines()) {
        for (const auto &value : ply[u"events"_s].toArray()) {
            const QJsonObject event = value.toObject();
            QVERIFY(!event[u"text"_s].toString().isEmpty() && event.contains(u"clause"_s));
            QVERIFY(event[u"seat"_s].isNull() || event[u"seat"_s].toInt() >= 1);
            said += event[u"seat"_s].isNull() ? 0 : 1;
        }
    }
    QVERIFY(said > 10);
    const ToolRun words = runTool({u"replay"_s, u"-"_s}, m_record);
    QVERIFY2(words.out.contains("      Player 1: ") && words.out.contains("      Player 2: "),
             words.out.left(2000));
}

void ReplaysTest::positionsGoToTheEnd()
{
    const QList<QJsonObject> lines =
        runTool({u"replay"_s, u"-"_s, u"--positions"_s}, m_record).lines();
    for (const QJsonObject &ply : lines.mid(1, lines.size() - 2))
        QVERIFY(ply.contains(u"complete"_s) && !ply[u"legal"_s].toArray().isEmpty());
    const QJsonObject position =
        runTool({u"position"_s, u"-"_s, u"--json"_s}, m_record).lines().first();
    QCOMPARE(lines.last()[u"position"_s], position[u"state"_s]);
    QVERIFY(!lines.last().contains(u"legal"_s)); // it is over
    QVERIFY(lines.last()[u"finished"_s].toBool());
}

void ReplaysTest::standingIsByClause()
{
    const auto sums = [](const QJsonObject &standing) {
        QList<int> points(2);
        for (const auto &value : standing[u"lines"_s].toArray()) {
            const QJsonObject line = value.toObject();
            for (int seat = 0; seat < 2 && line[u"adds"_s].toBool(); ++seat)
                points[seat] += line[u"points"_s].toArray()[seat].toInt();
            if (!line[u"clause"_s].toString().startsWith(u"CCC-"_s))
                return QList<int>();
        }
        return points;
    };
    const QJsonObject end = runTool({u"replay"_s, u"-"_s, u"--json"_s}, m_record).lines().last();
    const QJsonObject view =
        runTool({u"view"_s, u"-"_s, u"--seat"_s, u"1"_s, u"--json"_s}, m_record).lines().first();
    for (const QJsonObject &from : {end, view}) {
        const QJsonObject standing = from[u"standing"_s].toObject();
        const QJsonArray scores = standing[u"scores"_s].toArray();
        QCOMPARE(sums(standing), (QList<int>{scores[0].toInt(), scores[1].toInt()}));
        QVERIFY(!standing[u"winners"_s].toArray().isEmpty());
    }
}

void ReplaysTest::aSeatIsToldOnlyItsOwn_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *game : {"ccc", "coldwater", "hakkutsu", "couperation", "coinhunt"})
        QTest::newRow(game) << QString::fromLatin1(game) + u":standard"_s;
}

/// No hash of the whole state, no full position, nothing of what others had to do or could do.
void ReplaysTest::aSeatIsToldOnlyItsOwn()
{
    QFETCH(QString, rules);
    const QByteArray record = played(rules);
    for (const int seat : {0, 1, 2}) {
        const ToolRun run = runTool(
            {u"replay"_s, u"-"_s, u"--positions"_s, u"--seat"_s, QString::number(seat)}, record);
        QVERIFY2(run.code == 0, run.all().left(2000));
        QVERIFY(!run.out.contains("\"hash\"") && !run.out.contains("\"position\""));
        for (const QJsonObject &ply : run.lines()) {
            const bool own = seat > 0 && ply[u"seat"_s].toInt() == seat;
            QCOMPARE(ply.contains(u"automatic"_s), own);
            QCOMPARE(ply.contains(u"legal"_s), own);
        }
    }
}

void ReplaysTest::verifyKnowsNoSeats()
{
    const ToolRun run = runTool("replay x.takujo --verify --seat 1");
    QVERIFY2(run.code == 2 && run.error.contains("--seat"), run.all());
}

void ReplaysTest::refusalsHaveOneForm_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("clause");
    QTest::newRow("not held") << u"ccc:standard"_s << u"place C1 with Ks+Kh"_s << u"CCC-"_s;
    QTest::newRow("off the board") << u"ccc:standard"_s << u"place Z9 with Ks"_s << u"CCC-1"_s;
    QTest::newRow("17 cards") << u"ccc:standard"_s
                              << u"place C1 with "_s + u"As+"_s.repeated(16) + u"As"_s
                              << u"CCC-A15"_s;
    QTest::newRow("no move at all") << u"ccc:standard"_s << u"castle"_s << QString();
    for (const char *move : {"mine with ", "mine with E4+", "mine with nothing", "go E5 with +"})
        QTest::newRow(move) << u"hakkutsu:standard"_s << QString::fromLatin1(move) << u"HK-9"_s;
}

void ReplaysTest::refusalsHaveOneForm()
{
    QFETCH(QString, rules);
    QFETCH(QString, move);
    QFETCH(QString, clause);
    const QByteArray record = runTool({u"new"_s, u"--rules"_s, rules, u"--seed"_s, u"7"_s}).out;
    const ToolRun check = runTool({u"check"_s, u"-"_s, move, u"--json"_s}, record);
    QVERIFY2(check.code == 1, check.all());
    const QJsonObject line = check.lines().first();
    QCOMPARE(line.keys(), (QStringList{u"anchor"_s, u"clause"_s, u"move"_s, u"ok"_s, u"text"_s}));
    QVERIFY(!line[u"ok"_s].toBool() && line[u"move"_s].toString() == move);
    QVERIFY2(line[u"clause"_s].toString().startsWith(clause), check.all());
    const ToolRun applied = runTool({u"apply"_s, u"-"_s, move, u"--json"_s}, record);
    QCOMPARE(applied.code, 1);
    QCOMPARE(applied.lines().first(), line);
    if (clause.isEmpty())
        return;
    const ToolRun typed =
        runTool({u"play"_s, u"--rules"_s, rules, u"--first"_s, u"1"_s}, move.toUtf8() + "\n");
    QVERIFY2(typed.out.contains("[" + clause.toUtf8()) || move.endsWith(u' '), typed.all());
}

void ReplaysTest::aFinishedMatchNamesItsClause()
{
    const ToolRun run = runTool({u"check"_s, u"-"_s, u"done"_s, u"--json"_s}, m_record);
    QCOMPARE(run.code, 1);
    QVERIFY2(run.lines().first()[u"clause"_s].toString().startsWith(u"CCC-"_s), run.all());
}

/// A pipe that is filled little by little gave "the file ends too early".
void ReplaysTest::inputIsReadToItsEnd()
{
    QProcess process;
    process.start(QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli"),
                  {u"replay"_s, u"--verify"_s, u"-"_s});
    QVERIFY(process.waitForStarted());
    const qsizetype part = m_record.size() / 3 + 1;
    for (qsizetype at = 0; at < m_record.size(); at += part) {
        process.write(m_record.mid(at, part));
        QVERIFY(process.waitForBytesWritten());
        QTest::qWait(150);
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
}

void ReplaysTest::towerIsShownInRows()
{
    const QByteArray record = played(u"couperation:standard"_s);
    const ToolRun run = runTool({u"view"_s, u"-"_s, u"--seat"_s, u"1"_s}, record);
    QVERIFY2(run.code == 0, run.all());
    const QList<QByteArray> lines = run.out.split('\n');
    const auto tower = std::find_if(lines.begin(), lines.end(), [](const QByteArray &line) {
        return line.startsWith("  ") && line.trimmed().endsWith(':');
    });
    QVERIFY(tower != lines.end());
    qsizetype rows = 0;
    for (auto row = tower + 1; row != lines.end() && row->startsWith("    "); ++row) {
        QVERIFY2(row->size() < 700, *row);
        ++rows;
    }
    QVERIFY2(rows >= 1 && rows <= 7, run.out);
}

QTEST_GUILESS_MAIN(ReplaysTest)
#include "tst_replays.moc"
