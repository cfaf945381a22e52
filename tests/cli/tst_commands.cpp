#include "toolrun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;

/// Each command on good input: what it prints as words and as JSON, and its exit code.
class CommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void listsGames();
    void listsAndShowsRules();
    void comparesRules();
    void newMatchDependsOnItsSeedOnly();
    void readsStandardInput();
    void movesAreLegalAndApply();
    void refusalNamesTheClause();
    void viewHidesOtherHands();
    void positionGoesBackIn();
    void replayListsEveryPly();
    void speaksBothLanguages();
    void lessonsAreListedShownAndProven();
    void helpIsComplete();
    void manualPageNamesEveryCommand();
    void wrongUsageIsTwo_data();
    void wrongUsageIsTwo();
    void wrongUsageIsNamedInBothLanguages_data();
    void wrongUsageIsNamedInBothLanguages();
    void helpShowsCommandsAsTheyAreTyped();
    void helpIsInBothLanguages();

private:
    QTemporaryDir m_dir;
    QByteArray m_record;
    QString m_file;
};

void CommandsTest::initTestCase()
{
    const ToolRun made = runTool("new --rules ccc:standard --seats 3 --seed 7");
    QCOMPARE(made.code, 0);
    m_record = made.out;
    m_file = writeTestFile(m_dir.path(), QStringLiteral("match.takujo"), m_record);
}

void CommandsTest::listsGames()
{
    const ToolRun words = runTool("games");
    QVERIFY2(words.code == 0 && words.out.contains("ccc"), words.all());
    const ToolRun json = runTool("games --json");
    QCOMPARE(json.lines().first()[QStringLiteral("id")].toString(), QStringLiteral("ccc"));
    QCOMPARE(json.lines().first()[QStringLiteral("seats")].toArray(), (QJsonArray{2, 4}));
}

void CommandsTest::listsAndShowsRules()
{
    const ToolRun list = runTool("rules list ccc --json");
    QVERIFY2(list.code == 0 && list.lines().size() >= 2, list.all());
    const ToolRun shown = runTool("rules show ccc:advanced");
    QVERIFY2(shown.code == 0 && shown.out.contains("* advanced_rule"), shown.all());
    const ToolRun json = runTool("rules show ccc:standard --json");
    QCOMPARE(json.lines().first()[QStringLiteral("hash")],
             list.lines().first()[QStringLiteral("hash")]);
    QCOMPARE(runTool("rules check ccc:standard").code, 0);
}

void CommandsTest::comparesRules()
{
    QCOMPARE(runTool("rules diff ccc:standard ccc:standard").code, 0);
    const ToolRun diff = runTool("rules diff ccc:standard ccc:advanced --json");
    QCOMPARE(diff.code, 1);
    QCOMPARE(diff.lines().first()[QStringLiteral("param")].toString(),
             QStringLiteral("advanced_rule"));
    QVERIFY(!diff.lines().first()[QStringLiteral("clauses")].toArray().isEmpty());
}

void CommandsTest::newMatchDependsOnItsSeedOnly()
{
    const auto hash = [](const char *arguments) {
        return runTool(arguments).lines().first()[QStringLiteral("deal")].toObject();
    };
    QCOMPARE(hash("new --rules ccc:standard --seats 3 --seed 7 --json"),
             hash("new --rules ccc:standard --seats human:Aoi,greedy,random --seed 7 --json"));
    QVERIFY(hash("new --rules ccc:standard --seats 3 --seed 7 --json") !=
            hash("new --rules ccc:standard --seats 3 --seed 8 --json"));
    QVERIFY(hash("new --rules ccc:standard --json") != hash("new --rules ccc:standard --json"));
}

void CommandsTest::readsStandardInput()
{
    const QStringList moves{QStringLiteral("moves"), QStringLiteral("-")};
    QCOMPARE(runTool(moves, m_record).out, runTool({QStringLiteral("moves"), m_file}).out);
    const ToolRun rules = runTool(
        {QStringLiteral("rules"), QStringLiteral("check"), QStringLiteral("-")},
        "{\"format\":\"takujo-rules/1\",\"game\":\"ccc\",\"name\":{\"ja\":\"試\",\"en\":\"t\"},"
        "\"author\":\"\",\"notes\":\"\",\"base\":\"standard\",\"changes\":{}}");
    QVERIFY2(rules.code == 0, rules.all());
}

void CommandsTest::movesAreLegalAndApply()
{
    const ToolRun moves = runTool({QStringLiteral("moves"), m_file});
    QVERIFY2(moves.code == 0, moves.all());
    const QList<QByteArray> texts = moves.out.trimmed().split('\n');
    QVERIFY(!texts.first().isEmpty());
    for (const QByteArray &text : texts.mid(0, 5))
        QCOMPARE(runTool({QStringLiteral("check"), m_file, QString::fromUtf8(text)}).code, 0);
    const ToolRun applied =
        runTool({QStringLiteral("apply"), m_file, QString::fromUtf8(texts.first())});
    QVERIFY2(applied.code == 0, applied.all());
    const ToolRun replayed = runTool({QStringLiteral("replay"), QStringLiteral("--verify"),
                                      QStringLiteral("--json"), QStringLiteral("-")},
                                     applied.out);
    QVERIFY2(replayed.code == 0, replayed.all());
    QVERIFY(replayed.lines().first()[QStringLiteral("plies")].toInt() >= 1);
    QVERIFY(replayed.lines().first()[QStringLiteral("followsSeed")].toBool());
    // What was promised before the first move is opened by the record.
    const QString promised = replayed.lines().first()[QStringLiteral("commitment")].toString();
    QCOMPARE(promised.size(), 64);
    QVERIFY(applied.out.contains(promised.toUtf8()));
    const auto kept = [&](const QString &commitment) {
        return runTool({QStringLiteral("replay"), QStringLiteral("--verify"),
                        QStringLiteral("--commitment"), commitment, QStringLiteral("-")},
                       applied.out)
            .code;
    };
    QCOMPARE(kept(promised), 0);
    QCOMPARE(kept(QString(64, u'0')), 1);
}

/// Seat 1 holds five cards; a coin that costs a card it does not hold is refused, whatever it is.
void CommandsTest::refusalNamesTheClause()
{
    const ToolRun refused =
        runTool({QStringLiteral("check"), m_file, QStringLiteral("place C1 with Ks+Kh"),
                 QStringLiteral("--json")});
    QVERIFY2(refused.code == 1, refused.all());
    QVERIFY(refused.lines().first()[QStringLiteral("clause")].toString().startsWith(
        QStringLiteral("CCC-")));
    const ToolRun apply =
        runTool({QStringLiteral("apply"), m_file, QStringLiteral("place C1 with Ks+Kh")});
    QCOMPARE(apply.code, 1);
    QVERIFY2(!apply.out.contains("takujo/1"), apply.all());
}

void CommandsTest::viewHidesOtherHands()
{
    QSet<QByteArray> views;
    for (int seat = 0; seat <= 3; ++seat) {
        const ToolRun view = runTool({QStringLiteral("view"), m_file, QStringLiteral("--seat"),
                                      QString::number(seat), QStringLiteral("--json")});
        QVERIFY2(view.code == 0, view.all());
        QVERIFY(view.lines().first()[QStringLiteral("table")].toObject().contains(
            QStringLiteral("pieces")));
        views << view.out;
    }
    QCOMPARE(views.size(), 4);
    QVERIFY(runTool({QStringLiteral("view"), m_file, QStringLiteral("--seat"), QStringLiteral("1")})
                .out.size() > 100);
    QCOMPARE(
        runTool({QStringLiteral("view"), m_file, QStringLiteral("--seat"), QStringLiteral("4")})
            .code,
        3);
}

void CommandsTest::positionGoesBackIn()
{
    const ToolRun position = runTool({QStringLiteral("position"), m_file});
    QVERIFY2(position.code == 0, position.all());
    const QString file = writeTestFile(m_dir.path(), QStringLiteral("position.json"), position.out);
    QCOMPARE(runTool({QStringLiteral("position"), file}).out, position.out);
    QCOMPARE(runTool({QStringLiteral("moves"), QStringLiteral("--position"), file}).out,
             runTool({QStringLiteral("moves"), m_file}).out);
    QCOMPARE(runTool({QStringLiteral("apply"), file, QStringLiteral("x")}).code, 3);
}

void CommandsTest::replayListsEveryPly()
{
    const ToolRun played = runTool({QStringLiteral("selfplay"), QStringLiteral("--rules"),
                                    QStringLiteral("ccc:standard"), QStringLiteral("--seats"),
                                    QStringLiteral("random,greedy"), QStringLiteral("--records"),
                                    m_dir.filePath(QStringLiteral("played"))});
    QVERIFY2(played.code == 0, played.all());
    const QDir folder(m_dir.filePath(QStringLiteral("played")));
    const QStringList names = folder.entryList({QStringLiteral("*.takujo")});
    QCOMPARE(names.size(), 1);
    const QString file = folder.filePath(names.first());
    const auto verified = runTool(
        {QStringLiteral("replay"), file, QStringLiteral("--verify"), QStringLiteral("--json")});
    QVERIFY2(verified.code == 0, verified.all());
    const QList<QJsonObject> plies =
        runTool({QStringLiteral("replay"), file, QStringLiteral("--positions")}).lines();
    // the deal, every ply, the end
    QCOMPARE(plies.size(), verified.lines().first()[QStringLiteral("plies")].toInt() + 2);
    for (const QJsonObject &ply : plies.mid(1, plies.size() - 2)) {
        QVERIFY(!ply[QStringLiteral("legal")].toArray().isEmpty());
        QVERIFY(ply[QStringLiteral("position")].isObject());
    }
    QCOMPARE(plies.last()[QStringLiteral("hash")],
             verified.lines().first()[QStringLiteral("hash")]);
    const ToolRun words =
        runTool({QStringLiteral("replay"), file, QStringLiteral("--seat"), QStringLiteral("1")});
    QVERIFY2(words.code == 0 && !words.out.contains("⟦"), words.out.left(2000));
}

void CommandsTest::speaksBothLanguages()
{
    const QStringList check{QStringLiteral("check"), m_file, QStringLiteral("place C1 with Ks+Kh")};
    QVERIFY(!isJapanese(
        runTool(check + QStringList{QStringLiteral("--lang"), QStringLiteral("en")}).out));
    QVERIFY(isJapanese(
        runTool(check + QStringList{QStringLiteral("--lang"), QStringLiteral("ja")}).out));
    const QStringList view{QStringLiteral("view"), m_file, QStringLiteral("--seat"),
                           QStringLiteral("1")};
    QVERIFY(isJapanese(
        runTool(view + QStringList{QStringLiteral("--lang"), QStringLiteral("ja")}).out));
    QVERIFY(!isJapanese(
        runTool(view + QStringList{QStringLiteral("--lang"), QStringLiteral("en")}).out));
    qputenv("LC_ALL", "ja_JP.UTF-8");
    QVERIFY(isJapanese(runTool(view).out));
    qputenv("LC_ALL", "C.UTF-8");
}

void CommandsTest::lessonsAreListedShownAndProven()
{
    const ToolRun list = runTool("lesson list --json");
    QVERIFY2(list.code == 0 && list.lines().size() >= 5, list.all());
    const ToolRun shown = runTool("lesson show ccc --lang ja");
    QVERIFY2(shown.code == 0 && isJapanese(shown.out), shown.all());
    QVERIFY(shown.out.contains("place B5 with Ks+Qd"));
    const ToolRun proof = runTool("lesson check ccc --json");
    QVERIFY2(proof.code == 0, proof.all());
    QVERIFY(proof.lines().last()[QStringLiteral("statements")].toInt() > 20);
    QCOMPARE(runTool("lesson check nothing").code, 3);
}

void CommandsTest::helpIsComplete()
{
    const QByteArray all = runTool("--help").out;
    const QList<QByteArray> commands{
        "games",    "rules",    "new",   "moves", "check", "apply",  "view",    "position",
        "replay",   "selfplay", "play",  "arena", "sprt",  "ladder", "balance", "coop",
        "bestmove", "think",    "bench", "fuzz",  "leak",  "reasons"};
    for (const QByteArray &command : commands) {
        QVERIFY2(all.contains("\n  " + command), command);
        const ToolRun help = runTool({QString::fromUtf8(command), QStringLiteral("--help")});
        QVERIFY2(help.code == 0 && help.out.size() > 80, help.all());
    }
    QVERIFY(all.contains("Exit codes"));
}

void CommandsTest::manualPageNamesEveryCommand()
{
    const ToolRun page = runTool("help --man");
    QVERIFY2(page.code == 0 && page.out.startsWith(".TH TAKUJO"), page.all());
    for (const char *part :
         {".SS selfplay", ".SS rules check", "\\-\\-positions", ".SS bench", ".SH OPTIONS"})
        QVERIFY2(page.out.contains(part), part);
}

void CommandsTest::wrongUsageIsTwo_data()
{
    QTest::addColumn<QByteArray>("arguments");
    for (const char *line : {"",
                             "nonsense",
                             "new",
                             "new --rules ccc:standard --seed x",
                             "view a.takujo",
                             "games --lang fr",
                             "rules",
                             "arena --games 5",
                             "help nonsense",
                             "rules nonsense",
                             "new --rules ccc:standard --seed -1",
                             "new --rules ccc:standard --seed 99999999999999999999",
                             "arena --players greedy,random",
                             "ladder",
                             "ladder --game ccc --levels random",
                             "arena --game ccc --players random,random,random --seats 2",
                             "bench",
                             "fuzz",
                             "leak",
                             "reasons",
                             "coop",
                             "sprt --players greedy,random",
                             "sprt --game ccc --players greedy,random --elo1 -5",
                             "selfplay --rules ccc:standard --seats greedy,random --count x",
                             "play",
                             "play --rules ccc:standard --json",
                             "play -"})
        QTest::newRow(line) << QByteArray(line);
}

void CommandsTest::wrongUsageIsTwo()
{
    QFETCH(QByteArray, arguments);
    const ToolRun run = runTool(arguments.constData());
    QVERIFY2(run.code == 2 && !run.error.isEmpty(), run.all());
}

void CommandsTest::wrongUsageIsNamedInBothLanguages_data()
{
    QTest::addColumn<QByteArray>("names"); // what the message must name
    const struct
    {
        const char *line, *names;
    } rows[] = {
        {"nonsense", "nonsense"},
        {"rules nonsense", "nonsense"},
        {"games one two", "one two"},
        {"new", "--rules"},
        {"new --rules", "--rules"},
        {"view x", "--seat"},
        {"view x --seat z", "z"},
        {"selfplay --rules ccc:standard --seats greedy,random --games 0", "1000000"},
        {"arena --players greedy,random", "--game"},
        {"arena --game ccc --rules ccc:standard --players greedy,random", "--game"},
        {"arena --game ccc --players greedy,random --lb 1.5", " 0 "},
        {"new --rules ccc:standard --seed -1", "18446744073709551615"},
        {"moves", "--position"},
    };
    for (const auto &row : rows)
        QTest::newRow(row.line) << QByteArray(row.names);
}

void CommandsTest::wrongUsageIsNamedInBothLanguages()
{
    QFETCH(QByteArray, names);
    const QByteArray line(QTest::currentDataTag());
    const ToolRun english = runTool(("--lang en " + line).constData());
    QVERIFY2(english.code == 2 && english.error.contains(names), english.all());
    QVERIFY2(!isJapanese(english.error), english.all());
    const ToolRun japanese = runTool(("--lang ja " + line).constData());
    QVERIFY2(japanese.code == 2 && japanese.error.contains(names), japanese.all());
    for (const QByteArray &said : japanese.error.trimmed().split('\n'))
        QVERIFY2(isJapanese(said), japanese.all());
}

/// Every description has its Japanese, and no Japanese is left of a description that is gone.
void CommandsTest::helpIsInBothLanguages()
{
    QVERIFY(runTool("rules check --help --lang ja").out.startsWith("ルールのファイルを検査する"));
    const ToolRun english = runTool("help --man --lang en");
    const ToolRun japanese = runTool("help --man --lang ja");
    QVERIFY(english.code == 0 && japanese.code == 0);
    const QList<QByteArray> lines = japanese.out.split('\n');
    for (qsizetype i = 0; i + 2 < lines.size(); ++i) {
        QByteArray line = lines[i] == ".TP"             ? lines[i + 2]
                          : lines[i].startsWith(".SS ") ? lines[i + 1]
                                                        : "\xe3";
        if (const qsizetype added = line.lastIndexOf(" ("); added >= 0)
            line.truncate(added); // "(既定値: 60)" makes no Japanese of an English line
        const auto foreign = [](char c) { return static_cast<unsigned char>(c) > 127; };
        QVERIFY2(std::any_of(line.begin(), line.end(), foreign), line.constData());
    }
    const QByteArray plain = QByteArray(english.out).replace("\\-", "-").replace("\\&", "");
    QFile words(QStringLiteral(TAKUJO_SOURCE_DIR "/app/cli/text/help-ja.json"));
    QVERIFY(words.open(QIODevice::ReadOnly));
    const QJsonObject all = QJsonDocument::fromJson(words.readAll()).object();
    for (const QString &text : all[QStringLiteral("descriptions")].toObject().keys())
        QVERIFY2(plain.contains(text.toUtf8()), qPrintable(text));
}

// "takujo-cli help" explained the command help, and "help rules show" a program called "show".
void CommandsTest::helpShowsCommandsAsTheyAreTyped()
{
    QCOMPARE(runTool("help").out, runTool("--help").out);
    QCOMPARE(runTool("help rules show").out, runTool("rules show --help").out);
    QVERIFY(runTool("help rules show").out.contains("Usage: takujo-cli rules show"));
}

QTEST_GUILESS_MAIN(CommandsTest)
#include "tst_commands.moc"
