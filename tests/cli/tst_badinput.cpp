#include "toolrun.h"

#include <nlohmann/json.hpp>

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;

/// Damaged and hostile files: exit code 3 and a message that names file, field and cause, in the
/// language asked for.
class BadInputTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isRefused_data();
    void isRefused();
    void missingFileIsNamed();
    void unwrittenOutputIsNoSuccess();
    void standardInputIsRefusedToo();
    void ruleProblemsNameTheClause();
    void movesThatAreNone();
    void newMatchesCanBeOpenedAgain();
    void namesAreNoCommandsToTheTerminal();
    void foreignPluginIsNamedAndTheRestGoesOn();

private:
    QByteArray changed(const QByteArray &document,
                       const std::function<void(QJsonObject &)> &change) const;

    QTemporaryDir m_dir;
    QByteArray m_record, m_rules, m_position;
};

void BadInputTest::initTestCase()
{
    const ToolRun played =
        runTool({QStringLiteral("selfplay"), QStringLiteral("--rules"),
                 QStringLiteral("ccc:standard"), QStringLiteral("--seats"),
                 QStringLiteral("random,random"), QStringLiteral("--records"), m_dir.path()});
    QVERIFY2(played.code == 0, played.all());
    QFile record(
        m_dir.filePath(QDir(m_dir.path()).entryList({QStringLiteral("*.takujo")}).value(0)));
    QVERIFY(record.open(QIODevice::ReadOnly));
    m_record = record.readAll();
    m_position = runTool({QStringLiteral("position"), record.fileName()}).out;
    QVERIFY(!m_position.isEmpty());
    m_rules =
        "{\"format\":\"takujo-rules/1\",\"game\":\"ccc\",\"name\":{\"ja\":\"試\",\"en\":\"Trial\"},"
        "\"author\":\"\",\"notes\":\"\",\"base\":\"standard\",\"changes\":{\"advanced_rule\":true}"
        "}";
    QCOMPARE(
        runTool({QStringLiteral("rules"), QStringLiteral("check"), QStringLiteral("-")}, m_rules)
            .code,
        0);
}

QByteArray BadInputTest::changed(const QByteArray &document,
                                 const std::function<void(QJsonObject &)> &change) const
{
    QJsonObject object = QJsonDocument::fromJson(document).object();
    change(object);
    return QJsonDocument(object).toJson();
}

void BadInputTest::isRefused_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("says"); // part of the message in every language
    const QStringList replay{QStringLiteral("replay"), QStringLiteral("--verify")};
    const QStringList check{QStringLiteral("rules"), QStringLiteral("check")};
    const QStringList moves{QStringLiteral("moves"), QStringLiteral("--position")};
    const auto rules = [this](const QString &key, const QJsonValue &value) {
        return changed(m_rules, [&](QJsonObject &o) { o[key] = value; });
    };
    const auto change = [this](const QString &key, const QJsonValue &value) {
        return changed(m_rules, [&](QJsonObject &o) {
            o[QStringLiteral("changes")] = QJsonObject{{key, value}};
        });
    };
    const auto record = [this](const QString &key, const QJsonValue &value) {
        return changed(m_record, [&](QJsonObject &o) { o[key] = value; });
    };
    const auto ply = [this](const QString &key, const QJsonValue &value) {
        return changed(m_record, [&](QJsonObject &o) {
            QJsonArray plies = o[QStringLiteral("plies")].toArray();
            QJsonObject third = plies[2].toObject();
            third[key] = value;
            plies[2] = third;
            o[QStringLiteral("plies")] = plies;
        });
    };
    const QByteArray deep = QByteArray(5000, '[') + QByteArray(5000, ']');
    QTest::newRow("empty") << replay << QByteArray() << QByteArray();
    QTest::newRow("record cut off") << replay << m_record.left(m_record.size() / 2) << QByteArray();
    QTest::newRow("rules cut off") << check << m_rules.left(60) << QByteArray("1");
    QTest::newRow("position cut off")
        << moves << m_position.left(m_position.size() - 20) << QByteArray();
    QTest::newRow("not UTF-8") << check << QByteArray("{\"format\":\"\xff\xfe\"}")
                               << QByteArray("1");
    QTest::newRow("binary") << replay << QByteArray(300, '\0') << QByteArray();
    QTest::newRow("no object") << replay << QByteArray("[1,2,3]") << QByteArray();
    QTest::newRow("deep record") << replay << deep << QByteArray("32");
    QTest::newRow("deep rules") << check << QByteArray("{\"changes\":" + deep + "}")
                                << QByteArray("32");
    QTest::newRow("deep position")
        << moves << QByteArray("{\"state\":" + deep + "}") << QByteArray("32");
    QTest::newRow("huge number in rules")
        << check << m_rules.replace("true}", "1e999}") << QByteArray();
    m_rules.replace("1e999}", "true}");
    QTest::newRow("unknown key in rules")
        << check << rules(QStringLiteral("evil"), 1) << QByteArray("/evil");
    QTest::newRow("unknown parameter") << check << change(QStringLiteral("no_such_rule"), 1)
                                       << QByteArray("/changes/no_such_rule");
    QTest::newRow("parameter out of range")
        << check << change(QStringLiteral("max_splits"), 1000000)
        << QByteArray("/changes/max_splits");
    QTest::newRow("parameter of another type")
        << check << change(QStringLiteral("max_splits"), QStringLiteral("3"))
        << QByteArray("/changes/max_splits");
    QTest::newRow("rules of another version")
        << check << rules(QStringLiteral("format"), QStringLiteral("takujo-rules/9"))
        << QByteArray("/format");
    QTest::newRow("rules of another game")
        << check << rules(QStringLiteral("game"), QStringLiteral("chess")) << QByteArray("chess");
    QTest::newRow("unknown base") << check
                                  << rules(QStringLiteral("base"), QStringLiteral("nowhere"))
                                  << QByteArray("/base");
    QTest::newRow("record of another game")
        << replay << record(QStringLiteral("game"), QStringLiteral("chess")) << QByteArray("chess");
    QTest::newRow("record of another version")
        << replay << record(QStringLiteral("format"), QStringLiteral("takujo/99"))
        << QByteArray("/format");
    QTest::newRow("wrong rules hash")
        << replay << record(QStringLiteral("rulesHash"), QString(32, u'0'))
        << QByteArray("/rulesHash");
    QTest::newRow("seats of another type")
        << replay << record(QStringLiteral("seats"), 2) << QByteArray("/seats");
    // It was played by nobody knows whom: take-over and statistics met a level that does not exist.
    for (const int seat : {0, 1}) {
        const QByteArray path = "/seats/" + QByteArray::number(seat) + "/level";
        QTest::addRow("level of no player, seat %d", seat + 1)
            << replay
            << changed(m_record,
                       [&](QJsonObject &o) {
                           QJsonArray seats = o[QStringLiteral("seats")].toArray();
                           QJsonObject changed = seats[seat].toObject();
                           changed[QStringLiteral("level")] = QStringLiteral("wizard");
                           changed[QStringLiteral("kind")] =
                               seat == 0 ? QStringLiteral("human") : QStringLiteral("ai");
                           seats[seat] = changed;
                           o[QStringLiteral("seats")] = seats;
                       })
            << path;
    }
    QTest::newRow("no plies") << replay << record(QStringLiteral("plies"), QJsonValue::Null)
                              << QByteArray("/plies");
    QTest::newRow("unknown key in record")
        << replay << record(QStringLiteral("extra"), 1) << QByteArray("/extra");
    QTest::newRow("wrong state hash")
        << replay << ply(QStringLiteral("hash"), QString(16, u'a')) << QByteArray("/plies/2/hash");
    QTest::newRow("wrong seat") << replay << ply(QStringLiteral("seat"), 77)
                                << QByteArray("/plies/2/seat");
    QTest::newRow("move that is none")
        << replay << ply(QStringLiteral("move"), QStringLiteral("castle"))
        << QByteArray("/plies/2/move");
    QTest::newRow("impossible chance")
        << replay << ply(QStringLiteral("chance"), QStringLiteral("c99 r7"))
        << QByteArray("/plies/2");
    QTest::newRow("huge seat") << replay << ply(QStringLiteral("seat"), 1e18)
                               << QByteArray("/plies/2/seat");
    QTest::newRow("position without state")
        << moves << changed(m_position, [](QJsonObject &o) { o.remove(QStringLiteral("state")); })
        << QByteArray("/state");
    QTest::newRow("position with a state of another kind")
        << moves << changed(m_position, [](QJsonObject &o) { o[QStringLiteral("state")] = 5; })
        << QByteArray("/state");
    QTest::newRow("too many seats")
        << moves << changed(m_position, [](QJsonObject &o) { o[QStringLiteral("seats")] = 9; })
        << QByteArray();
}

void BadInputTest::isRefused()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, says);
    const QString file = writeTestFile(m_dir.path(), QStringLiteral("bad.json"), content);
    for (const char *language : {"en", "ja"}) {
        const ToolRun run = runTool(
            command + QStringList{file, QStringLiteral("--lang"), QString::fromLatin1(language)});
        QVERIFY2(run.code == 3, run.all());
        QVERIFY2(run.error.contains("bad.json"), run.all());
        QVERIFY2(run.error.contains(says), run.all());
        QVERIFY2(!run.error.contains("⟦"), run.all());
        QCOMPARE(isJapanese(run.error), QByteArray(language) == "ja");
    }
    const ToolRun json = runTool(command + QStringList{file, QStringLiteral("--json")});
    QVERIFY2(json.code == 3, json.all());
    QVERIFY2(!json.lines().value(0)[QStringLiteral("problem")].toString().isEmpty(), json.all());
}

void BadInputTest::missingFileIsNamed()
{
    for (const char *command : {"replay nowhere.takujo", "rules check nowhere.takujo-rules",
                                "moves --position nowhere.json", "think nowhere.json"}) {
        const ToolRun run = runTool(command);
        QVERIFY2(run.code == 3 && run.error.contains("nowhere"), run.all());
    }
    const ToolRun folder = runTool({QStringLiteral("replay"), m_dir.path()});
    QVERIFY2(folder.code == 3, folder.all());
}

// A record cut off by a full disk came with exit code 0.
void BadInputTest::unwrittenOutputIsNoSuccess()
{
    QProcess process;
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli"),
                  {QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("rules"),
                   QStringLiteral("show"), QStringLiteral("ccc:standard")});
    QVERIFY(process.waitForFinished());
    const QByteArray error = process.readAllStandardError();
    QCOMPARE(process.exitCode(), 3);
    QVERIFY2(error.contains("could not be written"), error);
}

void BadInputTest::standardInputIsRefusedToo()
{
    const ToolRun run = runTool({QStringLiteral("replay"), QStringLiteral("-")}, "{");
    QVERIFY2(run.code == 3 && !run.error.isEmpty(), run.all());
}

void BadInputTest::ruleProblemsNameTheClause()
{
    const QByteArray bad = changed(m_rules, [](QJsonObject &o) {
        o[QStringLiteral("changes")] = QJsonObject{{QStringLiteral("max_splits"), -1}};
    });
    const ToolRun run = runTool({QStringLiteral("rules"), QStringLiteral("check"),
                                 QStringLiteral("-"), QStringLiteral("--json")},
                                bad);
    QCOMPARE(run.code, 3);
    const QJsonObject problem = run.lines().first();
    QCOMPARE(problem[QStringLiteral("path")].toString(), QStringLiteral("/changes/max_splits"));
    QVERIFY(problem[QStringLiteral("clause")].toString().startsWith(QStringLiteral("CCC-")));
}

void BadInputTest::movesThatAreNone()
{
    const QString file = writeTestFile(m_dir.path(), QStringLiteral("good.takujo"), m_record);
    for (const QString &text : {QStringLiteral(""), QStringLiteral("place"), QStringLiteral("日本"),
                                QString(100'000, u'a'), QStringLiteral("place C1 with 99x"),
                                QStringLiteral("place Z99 with 4h")}) {
        const ToolRun run = runTool({QStringLiteral("check"), file, text});
        QVERIFY2(run.code == 3 || run.code == 1, run.all());
        QVERIFY2((run.out + run.error).contains(text.toUtf8()), run.all().left(500));
    }
}

// A name of 300 letters was written into a record that nobody could read again; "12" seats were one
// player called 12.
void BadInputTest::newMatchesCanBeOpenedAgain()
{
    const auto made = [](const QString &seats) {
        return runTool({QStringLiteral("new"), QStringLiteral("--rules"),
                        QStringLiteral("ccc:standard"), QStringLiteral("--seats"), seats});
    };
    const ToolRun full =
        made(QStringLiteral("human:") + QString(200, u'a') + QStringLiteral(",expert"));
    QVERIFY2(full.code == 0, full.all());
    QCOMPARE(runTool({QStringLiteral("replay"), QStringLiteral("-")}, full.out).code, 0);
    for (const QString &seats :
         {QStringLiteral("human:") + QString(201, u'a') + QStringLiteral(",expert"),
          QStringLiteral("human:a\u001bc,expert"), QStringLiteral("human,wizard")}) {
        const ToolRun run = made(seats);
        QVERIFY2(run.code == 3 && run.out.isEmpty() && !run.error.isEmpty(), run.all());
    }
    for (const char *count : {"0", "1", "5", "12", "2000000000"}) {
        const ToolRun run = made(QString::fromUtf8(count));
        QVERIFY2(run.code == 3 && run.error.contains(QByteArray(" ") + count + " player"),
                 run.all());
    }
}

void BadInputTest::namesAreNoCommandsToTheTerminal()
{
    const QByteArray evil = changed(m_rules, [](QJsonObject &o) {
        o[QStringLiteral("name")] =
            QJsonObject{{QStringLiteral("ja"), QStringLiteral("a\u001b]0;b\u0007")},
                        {QStringLiteral("en"), QStringLiteral("a\u001b]0;b\u0007")}};
    });
    const ToolRun run =
        runTool({QStringLiteral("rules"), QStringLiteral("show"), QStringLiteral("-")}, evil);
    QVERIFY2(run.code == 3 && run.error.contains("U+001B"), run.all());
    QVERIFY2(!run.all().contains('\x1b') && !run.all().contains('\x07'), run.all());
}

void BadInputTest::foreignPluginIsNamedAndTheRestGoesOn()
{
    const QByteArray before = qgetenv("TAKUJO_PLUGIN_PATH");
    writeTestFile(m_dir.path(), QStringLiteral("noise.so"), QByteArray(5000, 'x'));
    QFile::copy(QString::fromUtf8(before) + QStringLiteral("/ccc.so"),
                m_dir.filePath(QStringLiteral("cut.so")));
    QFile cut(m_dir.filePath(QStringLiteral("cut.so")));
    QVERIFY(cut.resize(cut.size() / 3));
    qputenv("TAKUJO_PLUGIN_PATH", QFile::encodeName(m_dir.path()) + ":" + before);
    const ToolRun run = runTool("games");
    qputenv("TAKUJO_PLUGIN_PATH", before);
    QVERIFY2(run.code == 3, run.all());
    QVERIFY2(run.out.contains("ccc"), run.all());
    QVERIFY2(run.error.contains("noise.so") && run.error.contains("cut.so"), run.all());
}

QTEST_GUILESS_MAIN(BadInputTest)
#include "tst_badinput.moc"
