#include "evaluation/balance_report.h"
#include "io/record_io.h"
#include "match/match.h"
#include "plugin/request_io.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QDirIterator>
#include <QtTest>

using namespace takujo;
using namespace Qt::StringLiterals;

/// Files of released versions (folders of this one) open; files of a version to come say what they are.
class OldSavesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void open_data() { files(); }
    void open();
    void aNewerOneSaysSo_data() { files(); }
    void aNewerOneSaysSo();

private:
    void files();
    Problems problemsOf(const QString &file, const Json &document);
    Problems ofRecord(const GameDefinition &definition, const Json &document);
    Problems ofPosition(const GameDefinition &definition, const Json &document);
    Catalogue m_catalogue;
};

void OldSavesTest::initTestCase()
{
    if (m_catalogue.games().empty())
        QSKIP("no game was built");
}

void OldSavesTest::files()
{
    QTest::addColumn<QString>("file");
    const QDir here(QStringLiteral(TAKUJO_SOURCE_DIR "/tests/saves"));
    QDirIterator it(here.path(), {u"*.takujo"_s, u"*.takujo-rules"_s, u"*.json"_s}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString file = it.next();
        if (m_catalogue.find(QFileInfo(file).fileName().section(u'.', 0, 0)))
            QTest::newRow(qPrintable(here.relativeFilePath(file))) << file;
    }
}

Problems OldSavesTest::ofRecord(const GameDefinition &definition, const Json &document)
{
    if (const Loaded<RecordSummary> summary = readRecordSummary(document); !summary)
        return summary.error();
    const Loaded<RuleSet> rules = recordRules(definition.schema, document);
    if (!rules)
        return rules.error();
    const auto game = m_catalogue.makeGame(*rules, recordSeats(document));
    if (!game)
        return game.error();
    const Loaded<MatchRecord> record = readRecord(**game, document);
    if (!record)
        return record.error();
    const Loaded<Match> match = Match::replay(*game, *record);
    if (!match)
        return match.error();
    // what goes on in it is written as it was
    return writeRecord(**game, match->record()) == document ? Problems() : problem("changed");
}

Problems OldSavesTest::ofPosition(const GameDefinition &definition, const Json &document)
{
    const Loaded<Position> position = readPosition(definition.schema, document);
    if (!position)
        return position.error();
    const auto game = m_catalogue.makeGame(position->rules, position->seats);
    if (!game)
        return game.error();
    const Loaded<StateBlob> state = (*game)->stateFromJson(position->state);
    return state ? Problems() : state.error();
}

Problems OldSavesTest::problemsOf(const QString &file, const Json &document)
{
    const GameDefinition *known = nullptr;
    if (file.endsWith(u".request.json"_s)) {
        const Loaded<ThinkRequest> request = readRequest(m_catalogue, document, known);
        return request ? Problems() : request.error();
    }
    if (file.endsWith(u".takujo-rules"_s)) {
        const Loaded<RuleSet> rules = m_catalogue.rulesFrom(document);
        return rules ? Problems() : rules.error();
    }
    const QString id = QString::fromStdString(document["game"].get<std::string>());
    const Loaded<const GameDefinition *> definition = m_catalogue.definition(id);
    if (!definition)
        return definition.error();
    return file.endsWith(u".takujo"_s) ? ofRecord(**definition, document)
                                       : ofPosition(**definition, document);
}

void OldSavesTest::open()
{
    QFETCH(QString, file);
    const Loaded<Json> document = readJsonFile(file);
    QVERIFY(document);
    const Problems problems = problemsOf(file, *document);
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text.id.c_str());
}

void OldSavesTest::aNewerOneSaysSo()
{
    QFETCH(QString, file);
    Json document = *readJsonFile(file);
    const QString id = QFileInfo(file).fileName().section(u'.', 0, 0);
    const TextCatalog texts = reportTexts(**m_catalogue.definition(id));
    auto format = document["format"].get<std::string>();
    format.replace(format.find('/') + 1, std::string::npos, "99");
    document["format"] = format;
    document["somethingNew"] = true;
    const Problems problems = problemsOf(file, document);
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().text.id, std::string("io.newer"));
    for (const Language language : {Language::Ja, Language::En}) {
        const std::string words = Renderer{&texts, language, {}}(problems.front().text);
        QVERIFY2(words.find(format) != std::string::npos, words.c_str());
    }
}

QTEST_GUILESS_MAIN(OldSavesTest)
#include "tst_old.moc"
