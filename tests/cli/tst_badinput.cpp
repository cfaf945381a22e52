#include "toolrun.h"

#include <nlohmann/json.hpp>

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;

namespace {

using Json = nlohmann::ordered_json;

enum class FileKind : std::uint8_t { Record, Rules, Position };

/// The command that reads such a file.
QStringList readerOf(FileKind kind)
{
    switch (kind) {
    case FileKind::Record: return {QStringLiteral("replay"), QStringLiteral("--verify")};
    case FileKind::Rules: return {QStringLiteral("rules"), QStringLiteral("check")};
    default: return {QStringLiteral("moves"), QStringLiteral("--position")};
    }
}

/// One field of a sound file that is changed.
struct ChangedField
{
    const char *name;
    FileKind kind;
    const char *pointer;
    Json value;                 ///< an object's fields are added to those that are there
    const char *says = nullptr; ///< null = the pointer
};

const ChangedField kChangedFields[]{
    {"unknown key in rules", FileKind::Rules, "/evil", 1},
    {"unknown parameter", FileKind::Rules, "/changes/no_such_rule", 1},
    {"parameter out of range", FileKind::Rules, "/changes/max_splits", 1000000},
    {"parameter of another type", FileKind::Rules, "/changes/max_splits", "3"},
    {"rules of another version", FileKind::Rules, "/format", "takujo-rules/9"},
    {"rules of another game", FileKind::Rules, "/game", "chess", "chess"},
    {"unknown base", FileKind::Rules, "/base", "nowhere"},
    {"record of another game", FileKind::Record, "/game", "chess", "chess"},
    {"record of another version", FileKind::Record, "/format", "takujo/99"},
    {"wrong rules hash", FileKind::Record, "/rulesHash", std::string(32, '0')},
    {"seats of another type", FileKind::Record, "/seats", 2},
    // It was played by nobody knows whom: take-over and statistics met a level that does not exist.
    {"level of no player, seat 1",
     FileKind::Record,
     "/seats/0",
     {{"level", "wizard"}, {"kind", "human"}},
     "/seats/0/level"},
    {"level of no player, seat 2",
     FileKind::Record,
     "/seats/1",
     {{"level", "wizard"}, {"kind", "ai"}},
     "/seats/1/level"},
    {"no plies", FileKind::Record, "/plies", nullptr},
    {"unknown key in record", FileKind::Record, "/extra", 1},
    {"wrong state hash", FileKind::Record, "/plies/2/hash", std::string(16, 'a')},
    {"wrong seat", FileKind::Record, "/plies/2/seat", 77},
    {"move that is none", FileKind::Record, "/plies/2/move", "castle"},
    {"impossible chance", FileKind::Record, "/plies/2/chance", "c99 r7", "/plies/2"},
    {"huge seat", FileKind::Record, "/plies/2/seat", 1'000'000'000'000'000'000},
    {"position with a state of another kind", FileKind::Position, "/state", 5},
    {"too many seats", FileKind::Position, "/seats", 9, ""},
};

} // namespace

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
    void argumentsAreText();
    void foreignPluginIsNamedAndTheRestGoesOn();

private:
    QByteArray changed(FileKind kind, const char *pointer, const Json &value) const;
    const QByteArray &contentOf(FileKind kind) const;

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

QByteArray BadInputTest::changed(FileKind kind, const char *pointer, const Json &value) const
{
    Json document = Json::parse(contentOf(kind).toStdString());
    Json &field = document[Json::json_pointer(pointer)];
    if (field.is_object() && value.is_object())
        field.update(value);
    else
        field = value;
    return QByteArray::fromStdString(document.dump());
}

const QByteArray &BadInputTest::contentOf(FileKind kind) const
{
    return kind == FileKind::Rules ? m_rules : kind == FileKind::Record ? m_record : m_position;
}

void BadInputTest::isRefused_data()
{
    QTest::addColumn<FileKind>("kind");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("says"); // part of the message in every language
    const auto row = [](const char *name, FileKind kind, const QByteArray &content,
                        const char *says = "") {
        QTest::newRow(name) << kind << content << QByteArray(says);
    };
    using enum FileKind;
    row("empty", Record, "");
    row("record cut off", Record, m_record.left(m_record.size() / 2));
    row("rules cut off", Rules, m_rules.left(60), "1");
    row("position cut off", Position, m_position.left(m_position.size() - 20));
    row("not UTF-8", Rules, "{\"format\":\"\xff\xfe\"}", "1");
    row("binary", Record, QByteArray(300, '\0'));
    row("no object", Record, "[1,2,3]");
    const QByteArray deep = QByteArray(5000, '[') + QByteArray(5000, ']');
    row("deep record", Record, deep, "32");
    row("deep rules", Rules, "{\"changes\":" + deep + "}", "32");
    row("deep position", Position, "{\"state\":" + deep + "}", "32");
    row("huge number in rules", Rules, QByteArray(m_rules).replace("true}", "1e999}"));
    Json stateless = Json::parse(m_position.toStdString());
    stateless.erase("state");
    row("position without state", Position, QByteArray::fromStdString(stateless.dump()), "/state");
    for (const ChangedField &field : kChangedFields)
        row(field.name, field.kind, changed(field.kind, field.pointer, field.value),
            field.says ? field.says : field.pointer);
}

void BadInputTest::isRefused()
{
    QFETCH(FileKind, kind);
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, says);
    const QStringList command = readerOf(kind);
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
    const QByteArray bad = changed(FileKind::Rules, "/changes/max_splits", -1);
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
    const char *const name = "a\u001b]0;b\u0007";
    const QByteArray evil = changed(FileKind::Rules, "/name", {{"ja", name}, {"en", name}});
    const ToolRun run =
        runTool({QStringLiteral("rules"), QStringLiteral("show"), QStringLiteral("-")}, evil);
    QVERIFY2(run.code == 3 && run.error.contains("U+001B"), run.all());
    QVERIFY2(!run.all().contains('\x1b') && !run.all().contains('\x07'), run.all());
}

/// A name that is no text would end the tool where it is written: into a row's run, a record, a journal.
void BadInputTest::argumentsAreText()
{
    for (const char *line :
         {"arena --lang en --game ccc --players exec:cat,random --seeds 1..1 --json",
          "selfplay --lang ja --rules ccc:standard --seats exec:cat,random --games 1"}) {
        const QByteArray call = QByteArray(line).replace("cat", "c\\377t");
        QProcess shell;
        shell.start(QStringLiteral("sh"),
                    {QStringLiteral("-c"),
                     QStringLiteral("exec " TAKUJO_BINARY_DIR "/bin/takujo-cli $(printf '%1')")
                         .arg(QString::fromUtf8(call))});
        QVERIFY(shell.waitForFinished(60'000));
        const QByteArray said = shell.readAllStandardError();
        QVERIFY2(shell.exitStatus() == QProcess::NormalExit && shell.exitCode() == 2, said);
        QVERIFY2(said.contains("UTF-8") && isJapanese(said) == call.contains("ja"), said);
    }
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
