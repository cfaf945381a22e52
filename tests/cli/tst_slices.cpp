#include "toolrun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;

namespace {

/// Times are not the same twice.
QByteArray untimed(const QByteArray &out)
{
    static const QRegularExpression times(QStringLiteral("\"cpu[A-Za-z]*\":[0-9.e+-]+"));
    return QString::fromUtf8(out).replace(times, QStringLiteral("\"cpu\":0")).toUtf8();
}

} // namespace

/// Large runs in slices: joined they are what one run prints (engine/evaluation/SCALE.md).
class SlicesTest : public QObject
{
    Q_OBJECT

private slots:
    void joinedSlicesEqualOneRun_data() { runs(); }
    void joinedSlicesEqualOneRun();
    void otherRunsAreRefused_data() { runs(); }
    void otherRunsAreRefused();
    void damagedRowsAreRefused();
    void workersEqualOneProcess();
    void wrongUse();

private:
    static void runs();
    static ToolRun run(const QString &command, const QString &more)
    {
        return runTool((command + u' ' + more).split(u' ', Qt::SkipEmptyParts));
    }
    QString file(const char *name, const QByteArray &content) const
    {
        return writeTestFile(m_folder.path(), QString::fromLatin1(name), content);
    }
    QTemporaryDir m_folder;
};

void SlicesTest::runs()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("whole"); // all seven of them
    QTest::newRow("balance") << "balance hakkutsu:standard --seats 2"
                             << "--games 7";
    QTest::newRow("balance by a level") << "balance ccc:standard --seats 3 --player casual"
                                        << "--games 7";
    QTest::newRow("selfplay") << "selfplay --rules ccc:standard --seats greedy,random --seed 4"
                              << "--games 7";
    QTest::newRow("selfplay with events")
        << "selfplay --rules ccc:standard --seats greedy,spend,greedy --count log.place=square"
        << "--games 7";
    QTest::newRow("arena") << "arena --rules ccc:standard --players greedy,random,spend --seed 9"
                           << "--games 21";
    QTest::newRow("coop")
        << "coop --game couperation --seats 2 --teams random,greedy,oracle/loose --tries 3"
        << "--deals 7";
}

void SlicesTest::joinedSlicesEqualOneRun()
{
    QFETCH(QString, command);
    QFETCH(QString, whole);
    const ToolRun one = run(command, whole + QStringLiteral(" --json"));
    QVERIFY2(one.code == 0 && !one.out.isEmpty(), one.all());
    // A row that is in two slices counts once.
    const ToolRun a = run(command, QStringLiteral("--json --seeds 1..3"));
    const ToolRun b = run(command, QStringLiteral("--json --seeds 3..7 --jobs 2"));
    QVERIFY2(a.code == 0 && b.code == 0, a.all() + b.all());
    const QString files =
        QStringLiteral(" --from ") + file("b.jsonl", b.out) + u' ' + file("a.jsonl", a.out);
    const ToolRun joined = run(command, QStringLiteral("--json") + files);
    QCOMPARE(untimed(joined.out), untimed(one.out));
    QCOMPARE(joined.code, one.code);
    const ToolRun words = run(command, files);
    QVERIFY2(words.code == one.code && !words.out.isEmpty(), words.all());
}

void SlicesTest::otherRunsAreRefused()
{
    QFETCH(QString, command);
    const ToolRun slice = run(command, QStringLiteral("--json --seeds 1..2"));
    QVERIFY2(slice.code == 0, slice.all());
    const QString from = QStringLiteral(" --from ") + file("slice.jsonl", slice.out);
    QString other = command;
    other.replace(QStringLiteral("ccc:standard"), QStringLiteral("ccc:advanced"))
        .replace(QStringLiteral("hakkutsu:standard"), QStringLiteral("hakkutsu:treasure"))
        .replace(QStringLiteral("--seats 2 --teams"), QStringLiteral("--seats 3 --teams"));
    QVERIFY(other != command);
    const ToolRun refused = run(other, from);
    QCOMPARE(refused.code, 3);
    QVERIFY2(refused.out.isEmpty() && refused.error.contains("slice.jsonl"), refused.all());
}

void SlicesTest::damagedRowsAreRefused()
{
    const QString command = QStringLiteral("arena --game ccc --players greedy,random");
    const QByteArray rows = run(command, QStringLiteral("--json --seeds 1..2")).out;
    const QList<QByteArray> lines = rows.split('\n');
    QByteArray changed = lines[0];
    changed.replace("\"plies\":", "\"plies\":1");
    const struct
    {
        QByteArray content;
        const char *says;
    } cases[] = {
        {lines[0] + '\n' + changed, "/2"},           // the same deal, another match
        {lines[0] + "\n" + lines[1].left(40), "/2"}, // cut off
        {QByteArray(lines[0]).replace("\"plies\"", "\"p\""), "plies"},
        {QByteArray(lines[0]).replace("\"deal\":1", "\"deal\":-1"), "/1"},
        {"{}\n", "no results"},
    };
    for (const auto &c : cases) {
        const ToolRun run =
            runTool((command + QStringLiteral(" --from ") + file("bad.jsonl", c.content))
                        .split(u' ', Qt::SkipEmptyParts));
        QVERIFY2(run.code == 3 && run.error.contains(c.says), run.all());
    }
}

/// By GNU parallel where it is installed, else by two processes of a plain shell.
void SlicesTest::workersEqualOneProcess()
{
    const QString tool = QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli");
    const QString command =
        tool + QStringLiteral(" balance ccc:standard --seats 2 --jobs 1 --json --seeds ");
    const bool parallel = !QStandardPaths::findExecutable(QStringLiteral("parallel")).isEmpty();
    const QString script =
        parallel ? QStringLiteral("seq 1 4 9 | parallel --jobs 2 --will-cite --results {1}.jsonl "
                                  "'%1{1}..$(( {1} + 3 ))' > /dev/null")
                       .arg(command)
                 : QStringLiteral("for i in 1 5 9; do %1$i..$(( i + 3 )) > $i.jsonl & done; wait")
                       .arg(command);
    QTemporaryDir folder;
    QProcess shell;
    shell.setWorkingDirectory(folder.path());
    shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), script});
    QVERIFY(shell.waitForFinished(120'000));
    QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError());
    const auto path = [&](int first) {
        return folder.filePath(QString::number(first) + QStringLiteral(".jsonl"));
    };
    const ToolRun joined =
        runTool({QStringLiteral("balance"), QStringLiteral("ccc:standard"),
                 QStringLiteral("--json"), QStringLiteral("--from"), path(9), path(1), path(5)});
    const ToolRun one = runTool("balance ccc:standard --seats 2 --jobs 1 --json --games 12");
    QVERIFY2(one.code == 0, one.all());
    QCOMPARE(joined.out, one.out);
}

void SlicesTest::wrongUse()
{
    for (const char *command : {"selfplay --rules ccc:standard --seats greedy,greedy",
                                "arena --game ccc --players "
                                "greedy,greedy",
                                "coop --game couperation", "balance ccc:standard"}) {
        for (const char *more :
             {"--seeds 0..4", "--seeds 9..3", "--seeds x", "--seeds 1..2 --from a.jsonl"}) {
            const ToolRun run =
                SlicesTest::run(QString::fromLatin1(command), QString::fromLatin1(more));
            QVERIFY2(run.code == 2 && !run.error.isEmpty(), run.all());
        }
        QCOMPARE(run(QString::fromLatin1(command), QStringLiteral("--from nowhere.jsonl")).code, 3);
    }
}

QTEST_GUILESS_MAIN(SlicesTest)
#include "tst_slices.moc"
