#include "toy_match.h"

#include "io/record_io.h"
#include "plugin/catalogue.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace takujo;

/// Every game of this build, loaded as a plugin: records of whole matches survive the way through a
/// file byte by byte, undo and replay meet the same states.
class TestInstalled : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void recordsComeBack_data();
    void recordsComeBack();
    void defaultsAreInTheOrderOfTheirColumns();
    void recordsOfRowsHashedAsWrittenOpen();

private:
    Catalogue m_catalogue;
};

void TestInstalled::initTestCase()
{
    QVERIFY2(m_catalogue.problems().empty(),
             qPrintable(sentences(m_catalogue.problems(), Language::En)));
    QVERIFY(!m_catalogue.games().empty());
}

void TestInstalled::recordsComeBack_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<int>("seats");
    for (const GameEntry &entry : m_catalogue.games()) {
        const Loaded<const GameDefinition *> definition = m_catalogue.definition(entry.id);
        QVERIFY2(definition.ok(),
                 definition.ok() ? "" : qPrintable(sentences(definition.error(), Language::En)));
        QCOMPARE((*definition)->minSeats, entry.minSeats);
        QCOMPARE((*definition)->maxSeats, entry.maxSeats);
        for (const Preset &preset : (*definition)->schema.presets) {
            for (int seats = entry.minSeats; seats <= entry.maxSeats; ++seats) {
                const QString reference = entry.id + ':' + QString::fromStdString(preset.id);
                QTest::addRow("%s, %d seats", qPrintable(reference), seats) << reference << seats;
            }
        }
    }
}

void TestInstalled::recordsComeBack()
{
    QFETCH(QString, reference);
    QFETCH(int, seats);
    const Loaded<RuleSet> rules = m_catalogue.rulesFor(reference);
    QVERIFY(rules.ok());
    const auto game = m_catalogue.makeGame(*rules, seats);
    QVERIFY(game.ok());
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Match match(*game, *rules, people(seats), seed, "0.1.0", "2026-01-02T03:04:05Z");
        playRandomly(match, seed == 4 ? 10 : 5000, seed);
        QVERIFY(seed == 4 || match.finished());

        const std::string text = prettyJson(writeRecord(**game, match.record()));
        const Loaded<Json> json = parseJson(text);
        QVERIFY(json.ok());
        const Loaded<MatchRecord> record = readRecord(**game, *json);
        QVERIFY2(record.ok(),
                 record.ok() ? "" : qPrintable(sentences(record.error(), Language::En)));
        QCOMPARE(prettyJson(writeRecord(**game, *record)), text);

        Loaded<Match> again = Match::replay(*game, *record);
        QVERIFY2(again.ok(), again.ok() ? "" : qPrintable(sentences(again.error(), Language::En)));
        const StateBlob last = match.stateAt(-1);
        QCOMPARE(again->stateAt(-1), last);
        again->undoTo(again->plyCount() / 2);
        while (again->redo()) {
        }
        QCOMPARE(again->stateAt(-1), last);
        QCOMPARE(again->record().plies, match.record().plies);
    }
}

// Else rules that name a default would be others than rules that leave it out.
void TestInstalled::defaultsAreInTheOrderOfTheirColumns()
{
    for (const GameEntry &entry : m_catalogue.games()) {
        const RuleSchema &schema = (*m_catalogue.definition(entry.id))->schema;
        for (const Param &param : schema.params) {
            const Json changes = {{param.id, *param.def}};
            const auto named = applyChanges(schema, schema.defaults(), changes);
            QVERIFY2(named.ok(), param.id.c_str());
            QCOMPARE(named->data(param.id).dump(), param.def->dump());
        }
    }
}

// Version 0.1 hashed rows with their keys as the file had them.
void TestInstalled::recordsOfRowsHashedAsWrittenOpen()
{
    RuleSet rules = *m_catalogue.rulesFor(QStringLiteral("ccc:standard"));
    const auto official = m_catalogue.makeGame(rules, 2);
    rules.official = false;
    const Json rows = Json::parse(R"([{"discard": 0, "draw": 0}, {"draw": 3, "discard": 1}])");
    (*rules.changes)["draw_options"] = rows;
    const auto game = m_catalogue.makeGame(rules, 2);
    QVERIFY(official.ok() && game.ok());
    Match match(*game, rules, people(2), 3, "0.1.0", "2026-01-02T03:04:05Z");
    playRandomly(match, 10, 1);

    RuleValues asWritten = (*game)->rules();
    asWritten.set("draw_options", rows);
    Json json = writeRecord(**game, match.record());
    json["rulesHash"] = ruleHash((*game)->definition().schema, asWritten);
    QVERIFY(json["rulesHash"] != match.record().rulesHash);
    const Loaded<MatchRecord> record = readRecord(**game, json);
    QVERIFY(record.ok());
    QVERIFY(Match::replay(*game, *record).ok());
    QCOMPARE(ids(Match::replay(*official, *record).error()), QStringLiteral("match.rulesHash"));
}

QTEST_GUILESS_MAIN(TestInstalled)
#include "tst_installed.moc"
