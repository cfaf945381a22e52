#include "mutation.h"
#include "scramble.h"

#include <QDir>
#include <QProcess>
#include <QtConcurrent>
#include <QTemporaryDir>
#include <QtTest>

#include <numeric>

using namespace takujo;

namespace {

constexpr int kProcessMilliseconds = 60'000; ///< a damaged file may not make the program hang

struct Run
{
    bool finished = false; ///< ended by itself, not by a signal
    int code = -1;
    QByteArray out, error;
};

Run runTool(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli"), arguments);
    Run run;
    if (!process.waitForFinished(kProcessMilliseconds)) {
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

} // namespace

/// Damaged files of every format through the real program: it ends by itself, with an exit code of
/// its list, and says something whenever it refuses.
class DamagedFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void survives_data();
    void survives();

private:
    QString write(const QString &name, const QByteArray &content);
    QString verdict(const QByteArray &original, const QStringList &command, std::uint64_t seed);

    QTemporaryDir m_dir;
    QByteArray m_record, m_rules, m_position;
};

QString DamagedFilesTest::write(const QString &name, const QByteArray &content)
{
    QFile file(m_dir.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

void DamagedFilesTest::initTestCase()
{
    const Run played = runTool({QStringLiteral("selfplay"), QStringLiteral("--rules"),
                                QStringLiteral("ccc:standard"), QStringLiteral("--seats"),
                                QStringLiteral("random,random"), QStringLiteral("--games"),
                                QStringLiteral("1"), QStringLiteral("--seed"), QStringLiteral("1"),
                                QStringLiteral("--records"), m_dir.path()});
    QVERIFY2(played.finished && played.code == 0, played.error.constData());
    const QStringList records = QDir(m_dir.path()).entryList({QStringLiteral("*.takujo")});
    QVERIFY(!records.isEmpty());
    QFile record(m_dir.filePath(records.first()));
    QVERIFY(record.open(QIODevice::ReadOnly));
    m_record = record.readAll();

    const Run position = runTool({QStringLiteral("position"), record.fileName()});
    QVERIFY2(position.finished && position.code == 0, position.error.constData());
    m_position = position.out;
    m_rules =
        "{\"format\": \"takujo-rules/1\", \"game\": \"ccc\",\n"
        " \"name\": {\"ja\": \"試し\", \"en\": \"Trial\"}, \"author\": \"\", \"notes\": \"\",\n"
        " \"base\": \"standard\", \"changes\": {}}\n";
}

void DamagedFilesTest::survives_data()
{
    QTest::addColumn<QByteArray>("original");
    QTest::addColumn<QStringList>("command");
    const auto words = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
    QTest::newRow("record") << m_record << words("replay --verify");
    QTest::newRow("rules") << m_rules << words("rules check");
    QTest::newRow("position") << m_position << words("moves --position");
}

/// Empty when the program behaved, else what went wrong.
QString DamagedFilesTest::verdict(const QByteArray &original, const QStringList &command,
                                  std::uint64_t seed)
{
    const QString path = write(QStringLiteral("mutant-%1").arg(seed), mutated(original, seed));
    const Run run = runTool(command + QStringList(path));
    const bool known = run.code == 0 || run.code == 1 || run.code == 3;
    const bool silent = run.code != 0 && (run.out + run.error).trimmed().isEmpty();
    if (run.finished && known && !silent) {
        QFile::remove(path);
        return {};
    }
    return QStringLiteral("seed %1, exit %2: %3")
        .arg(seed)
        .arg(run.code)
        .arg(QString::fromUtf8(run.error.left(2000)));
}

void DamagedFilesTest::survives()
{
    QFETCH(QByteArray, original);
    QFETCH(QStringList, command);
    const Run intact = runTool(command + QStringList(write(QStringLiteral("intact"), original)));
    QVERIFY2(intact.finished && intact.code == 0, (intact.out + intact.error).constData());

    QList<std::uint64_t> seeds(mutations(100));
    std::iota(seeds.begin(), seeds.end(), std::uint64_t(1));
    const auto verdicts = QtConcurrent::blockingMapped<QStringList>(
        seeds, [&](std::uint64_t seed) { return verdict(original, command, seed); });
    QStringList failures;
    for (const QString &text : verdicts)
        if (!text.isEmpty())
            failures << text;
    if (!failures.isEmpty())
        qWarning().noquote() << failures.mid(0, 5).join(u'\n');
    QCOMPARE(failures.size(), 0);
}

QTEST_GUILESS_MAIN(DamagedFilesTest)
#include "tst_files.moc"
