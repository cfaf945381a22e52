#include "toolrun.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;

namespace {

const char *const kRun = "tune-rules hakkutsu:standard --seats 2 --vary late_seats_keep_more=0..1 "
                         "--vary empty_cells_to_end=11..12 --goal length=36 --matches 120 --json";

} // namespace

/// `takujo-cli tune-rules`: candidates with intervals, a house rule, a journal, plain words.
class TuneRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void findsCandidates();
    void journalSavesPlaying();
    void readsALongJournal();
    void journalOnAFullDiskIsTold();
    void anotherPlayerConfirms();
    void savesAHouseRule();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void speaksBothLanguages();

private:
    /// The run with this journal.
    static QStringList keptIn(const QString &journal)
    {
        return QString::fromLatin1(kRun).split(u' ') +
               QStringList{QStringLiteral("--journal"), journal};
    }

    QTemporaryDir m_folder;
};

void TuneRulesTest::findsCandidates()
{
    const ToolRun run = runTool(kRun);
    QVERIFY2(run.code == 0 || run.code == 1, run.all().constData());
    QCOMPARE(run.lines().size(), 1);
    const QJsonObject report = run.lines().first();
    QCOMPARE(report[QStringLiteral("report")].toString(), QStringLiteral("takujo-fair/1"));
    QCOMPARE(report[QStringLiteral("candidates")].toArray().size(), 4);
    const QJsonObject present = report[QStringLiteral("candidates")].toArray().first().toObject();
    QCOMPARE(present[QStringLiteral("candidate")].toString(), QStringLiteral("present"));
    QVERIFY(present[QStringLiteral("fresh")].toBool());
    const ToolRun again = runTool(kRun);
    QCOMPARE(again.out, run.out); // the number of matches decides, not the time
}

void TuneRulesTest::journalSavesPlaying()
{
    const QString journal = m_folder.filePath(QStringLiteral("matches.jsonl"));
    const QStringList arguments = keptIn(journal);
    const ToolRun first = runTool(arguments);
    QFile file(journal);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray all = file.readAll();
    QVERIFY(all.count('\n') >= 100);
    // killed in the middle of a line: what was whole is used, the rest is played
    QVERIFY(file.resize(all.size() / 2));
    file.close();
    const ToolRun second = runTool(arguments);
    QCOMPARE(second.out, first.out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), all.count('\n'));
}

/// It took no journal of more than 16 MiB, the limit of all other files.
void TuneRulesTest::readsALongJournal()
{
    const QString journal = m_folder.filePath(QStringLiteral("long.jsonl"));
    const QStringList arguments = keptIn(journal);
    const ToolRun first = runTool(arguments);
    QFile file(journal);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray all = file.readAll();
    constexpr int kMiB = 1 << 20;
    while (file.size() < 17 * kMiB)
        QVERIFY(file.write(all) > 0);
    file.close();
    const ToolRun second = runTool(arguments);
    QCOMPARE(second.out, first.out);
}

// It told nobody, and the journal ended with half a line.
void TuneRulesTest::journalOnAFullDiskIsTold()
{
    constexpr int kMilliseconds = 120'000;
    const QString journal = m_folder.filePath(QStringLiteral("full.jsonl"));
    QProcess process;
    process.start(QStringLiteral("/bin/sh"),
                  QStringList{QStringLiteral("-c"),
                              QStringLiteral("trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\""),
                              QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli")} +
                      keptIn(journal));
    QVERIFY(process.waitForFinished(kMilliseconds));
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(process.exitCode() == 3 && said.contains("full.jsonl"), said.constData());
    QFile file(journal);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray kept = file.readAll();
    QVERIFY(kept.startsWith('{') && kept.endsWith("}\n"));
}

void TuneRulesTest::anotherPlayerConfirms()
{
    const QString journal = m_folder.filePath(QStringLiteral("confirmed.jsonl"));
    const QStringList arguments =
        (QString::fromLatin1(kRun) +
         QStringLiteral(" --confirm casual@8 --confirm-games 20 --journal ") + journal)
            .split(u' ');
    const ToolRun run = runTool(arguments);
    QVERIFY2(run.code == 0 || run.code == 1, run.all().constData());
    const QJsonObject confirmed = run.lines().first()[QStringLiteral("confirmed")].toObject();
    QCOMPARE(confirmed[QStringLiteral("player")].toString(), QStringLiteral("casual@8"));
    for (const char *side : {"before", "after"}) {
        const QJsonObject measures = confirmed[QLatin1String(side)].toObject();
        QCOMPARE(measures[QStringLiteral("games")].toInt(), 20);
        QCOMPARE(measures[QStringLiteral("wins")].toArray().size(), 2);
    }
    QFile file(journal);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count("casual@8"), 40);
    QCOMPARE(runTool(arguments).out, run.out); // played nothing again, found the same
    const ToolRun wrong =
        runTool((QString::fromLatin1(kRun) + QStringLiteral(" --confirm nobody")).split(u' '));
    QVERIFY2(wrong.code == 3 && wrong.all().contains("nobody"), wrong.all().constData());
}

void TuneRulesTest::savesAHouseRule()
{
    const QString saved = m_folder.filePath(QStringLiteral("fair.takujo-rules"));
    const QStringList arguments =
        QString::fromLatin1(kRun).split(u' ') + QStringList{QStringLiteral("--save"), saved};
    QVERIFY(runTool(arguments).code >= 0);
    const ToolRun check = runTool({QStringLiteral("rules"), QStringLiteral("check"), saved});
    QVERIFY2(check.code == 0, check.all().constData());
}

void TuneRulesTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const char *arguments, int code, const char *says) {
        QTest::newRow(name) << QString::fromLatin1(arguments) << code << QString::fromLatin1(says);
    };
    row("no parameter", "--vary colour=1..2 --goal seats", 3, "no parameter");
    row("a table", "--vary museums=1..2 --goal seats", 3, "museums.research=A..B");
    row("a column of words", "--vary rocks.ability=0..3 --goal seats", 3,
        "rocks.ability.WORD=A..B");
    row("a map by numbers", "--vary map=1..2 --goal seats", 3, "standard5");
    row("more than there are", "--vary rocks.points=50..60 --goal seats", 3, "20 to 20");
    row("empty range", "--vary start_funds=5..2 --goal seats", 3, "no range");
    row("out of range", "--vary start_funds=1..99 --goal seats", 3, "from 1 to 8");
    row("one value", "--vary start_funds=4..4 --goal seats", 3, "Nothing could change");
    row("twice", "--vary start_funds=3..5 --vary start_funds=4..6 --goal seats", 3, "twice");
    row("no such aim", "--vary start_funds=3..5 --goal joy", 3, "not an aim");
    row("a team's aim", "--vary start_funds=3..5 --goal wins=50", 3, "no team");
    row("no aim", "--vary start_funds=3..5", 2, "--goal");
    row("out of reach", "--vary start_funds=4..5 --goal length=400 --matches 60", 1,
        "Within these ranges the aim is not reached; the nearest is:");
}

void TuneRulesTest::saysWhatIsWrong()
{
    QFETCH(QString, arguments);
    QFETCH(int, code);
    QFETCH(QString, says);
    const ToolRun run = runTool(
        (QStringLiteral("tune-rules hakkutsu:standard --seats 2 ") + arguments).split(u' '));
    QVERIFY2(run.code == code, run.all().constData());
    QVERIFY2(run.all().contains(says.toUtf8()), run.all().constData());
}

void TuneRulesTest::speaksBothLanguages()
{
    const ToolRun run = runTool("--lang ja tune-rules hakkutsu:standard --seats 2 "
                                "--vary start_funds=4..5 --goal length=400 --matches 60");
    QVERIFY2(isJapanese(run.out), run.all().constData());
    QVERIFY2(!run.all().contains("⟦"), run.all().constData());
    const ToolRun help = runTool("tune-rules --help");
    QVERIFY(help.out.contains("--journal"));
}

QTEST_GUILESS_MAIN(TuneRulesTest)
#include "tst_tunerules.moc"
