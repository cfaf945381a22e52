#include "toolrun.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;

namespace {

const char *const kLearn = "tune --game hakkutsu --player greedy --seed 3";

} // namespace

/// `takujo-cli tune`: learned in one run, in slices or from where it stopped, it is the same.
class TuneTest : public QObject
{
    Q_OBJECT

private slots:
    void slicesAndJournalsEqualOneRun();
    void writesAFileThatArenaPlaysWith();
    void learnsInRoundsOnlyWhatIsNamed();
    void saysWhatIsWrong();
    void speaksBothLanguages();

private:
    ToolRun run(const char *more) const { return tool(QByteArray(kLearn) + ' ' + more); }
    /// DIR in the arguments is the test's folder.
    ToolRun tool(const QByteArray &arguments) const
    {
        QString command = QString::fromUtf8(arguments);
        return runTool(command.replace(QStringLiteral("DIR"), m_folder.path())
                           .split(u' ', Qt::SkipEmptyParts));
    }
    QByteArray content(const char *name) const
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QTemporaryDir m_folder;
};

void TuneTest::slicesAndJournalsEqualOneRun()
{
    const ToolRun one = run("--weights DIR/one.json --matches 12 --validate 0 --json");
    QVERIFY2(one.code == 0, one.all());
    const ToolRun a = run("--weights DIR/a.json --seeds 1..4 --json");
    const ToolRun b = run("--weights DIR/a.json --seeds 4..6 --jobs 2 --json");
    QVERIFY2(a.code == 0 && b.code == 0, a.all() + b.all());
    QCOMPARE(a.out.count('\n'), 4);
    writeTestFile(m_folder.path(), QStringLiteral("a.jsonl"), a.out);
    writeTestFile(m_folder.path(), QStringLiteral("b.jsonl"), b.out);
    const ToolRun joined = run("--weights DIR/joined.json --from DIR/b.jsonl DIR/a.jsonl "
                               "--validate 0 --json");
    QVERIFY2(joined.code == 0, joined.all());
    QCOMPARE(joined.out, one.out);
    QCOMPARE(content("joined.json"), content("one.json"));

    QVERIFY(run("--weights DIR/r.json --seeds 1..2 --journal DIR/j.jsonl").code == 0);
    // who was killed left half a line
    writeTestFile(m_folder.path(), QStringLiteral("j.jsonl"), content("j.jsonl") + "{\"run\":");
    const ToolRun rest = run("--weights DIR/rest.json --matches 12 --validate 0 "
                             "--journal DIR/j.jsonl --json");
    QVERIFY2(rest.code == 0, rest.all());
    QCOMPARE(rest.out, one.out);
    QCOMPARE(content("j.jsonl").count('\n'), 6);
}

void TuneTest::writesAFileThatArenaPlaysWith()
{
    const ToolRun learned = run("--weights DIR/w.json --matches 10 --validate 4 --json");
    QVERIFY2(learned.code == 0 || learned.code == 1, learned.all());
    const QJsonObject result = QJsonDocument::fromJson(learned.out).object();
    QCOMPARE(result[QStringLiteral("games")].toInt(), 4);
    QCOMPARE(result[QStringLiteral("written")].toBool(), learned.code == 0);
    QCOMPARE(QFile::exists(m_folder.filePath(QStringLiteral("w.json"))), learned.code == 0);
    QVERIFY(run("--weights DIR/v.json --matches 10 --validate 0").code == 0);
    QVERIFY(content("v.json").contains("takujo-cli tune --rules hakkutsu:standard"));
    const ToolRun played = tool("arena --game hakkutsu --players greedy,random --games 2 --json "
                                "--weights DIR/v.json");
    QVERIFY2(played.code == 0, played.all());
}

/// The later round begins with what the first one learned; all else stays as it was.
void TuneTest::learnsInRoundsOnlyWhatIsNamed()
{
    const auto learned = [this](const char *rounds, const char *file) {
        const ToolRun run =
            tool(QByteArray("tune --game ccc --player habit --only keep. --matches 40 "
                            "--validate 0 --json --weights DIR/") +
                 file + " --rounds " + rounds);
        return run.code == 0 ? QJsonDocument::fromJson(run.out).object() : QJsonObject();
    };
    const QJsonObject once = learned("1", "once.json");
    const QJsonObject often = learned("3", "often.json");
    const QJsonObject weights = often[QStringLiteral("weights")].toObject();
    QVERIFY(!once.isEmpty() && weights.contains(QStringLiteral("keep.king")));
    QVERIFY(!weights.contains(QStringLiteral("move.tie")));
    QVERIFY(once[QStringLiteral("weights")] != often[QStringLiteral("weights")]);
    QVERIFY(content("often.json").contains("--only keep. --rounds 3 --seed 1 --matches 40"));

    const ToolRun proved = tool("tune --game ccc --player habit --only keep. --matches 40 --sims 8 "
                                "--prove-by skilled --validate 4 --weights DIR/p.json --json");
    QCOMPARE(QJsonDocument::fromJson(proved.out).object()[QStringLiteral("games")].toInt(), 4);
    const ToolRun slice = tool("tune --game ccc --rounds 2 --seeds 1..2 --weights DIR/x.json");
    QVERIFY2(slice.code == 2 && slice.error.contains("--rounds"), slice.all());
}

void TuneTest::saysWhatIsWrong()
{
    const ToolRun none = tool("tune --game couperation --weights DIR/x.json");
    QVERIFY2(none.code == 3 && none.error.contains("no weights"), none.all());
    const ToolRun nowhere = run("--weights DIR/x.json --matches 10 --journal DIR/none/j.jsonl");
    QVERIFY2(nowhere.code == 3 && nowhere.error.contains("none/j.jsonl"), nowhere.all());
    writeTestFile(m_folder.path(), QStringLiteral("bad.json"), "{}");
    const ToolRun bad = run("--weights DIR/bad.json --matches 10");
    QVERIFY2(bad.code == 3 && bad.error.contains("bad.json"), bad.all());
    const ToolRun slice = run("--weights DIR/a.json --seeds 1..2 --json");
    writeTestFile(m_folder.path(), QStringLiteral("s.jsonl"), slice.out);
    const ToolRun other = tool("tune --game hakkutsu --player greedy --seed 4 --weights DIR/x.json "
                               "--from DIR/s.jsonl");
    QVERIFY2(other.code == 3 && other.error.contains("s.jsonl"), other.all());
}

void TuneTest::speaksBothLanguages()
{
    const ToolRun run = runTool("tune --help --lang ja");
    QVERIFY2(run.code == 0 && run.out.contains("自己対戦でゲームの重み"), run.all());
    QVERIFY2(!run.out.contains("Matches of new"), run.all());
}

QTEST_GUILESS_MAIN(TuneTest)
#include "tst_tune.moc"
