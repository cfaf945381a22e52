#include "mutation.h"
#include "readers.h"
#include "scramble.h"

#include "base/rng.h"
#include "evaluation/study.h"
#include "evaluation/study_match.h"
#include "io/record_io.h"
#include "match/match.h"
#include "plugin/baseline_file.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>

using namespace takujo;

/// Damaged records, positions, baselines and rows of studies, of every installed game, straight through
/// the readers: no crash, a reason whenever one is refused, and what is taken can be looked at and
/// played on. TAKUJO_MUTATIONS sets the number of each.
class DamagedDocumentsTest : public QObject
{
    Q_OBJECT

private slots:
    void records_data() { games(); }
    void records();
    void positions_data() { games(); }
    void positions();
    void baselines_data() { games(); }
    void baselines();
    void studyRows_data() { games(); }
    void studyRows();

private:
    using Reader = std::function<Verdict(const Json &document, std::uint64_t seed)>;

    void games();
    void survives(const QByteArray &intact, const Reader &takes);
    RuleSet rules(const QString &id);
    std::shared_ptr<const Game> standard(const QString &id);
    Match played(const QString &id);
    Catalogue m_catalogue;
    QTemporaryDir m_dir; ///< kept after a crash, with the file that caused it
};

void DamagedDocumentsTest::games()
{
    QTest::addColumn<QString>("id");
    for (const GameEntry &entry : m_catalogue.games())
        QTest::newRow(qPrintable(entry.id)) << entry.id;
}

/// Every second one stays well-formed.
void DamagedDocumentsTest::survives(const QByteArray &intact, const Reader &takes)
{
    const Json whole = *parseJson(intact.toStdString());
    QVERIFY(takes(whole, 0).taken);
    const int count = mutations(100);
    const QString path = m_dir.filePath(QString::fromLatin1(QTest::currentDataTag()));
    int taken = 0;
    for (int i = 1; i <= count && !QTest::currentTestFailed(); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const QByteArray text = i % 2 == 0
                                    ? mutated(intact, seed)
                                    : QByteArray::fromStdString(scrambled(whole, seed).dump());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const Loaded<Json> document = readJsonFile(path);
        if (!document) {
            QVERIFY(hasErrors(document.error()));
            continue;
        }
        const Verdict verdict = takes(*document, seed);
        if (!verdict.broken.empty())
            QTest::qFail(verdict.broken.c_str(), __FILE__, __LINE__);
        taken += verdict.taken ? 1 : 0;
    }
    qInfo("%s %s: %d files, %d taken", QTest::currentTestFunction(), QTest::currentDataTag(), count,
          taken);
    m_dir.setAutoRemove(!QTest::currentTestFailed());
    QVERIFY(!QTest::currentTestFailed());
}

RuleSet DamagedDocumentsTest::rules(const QString &id)
{
    const GameDefinition &game = **m_catalogue.definition(id);
    return officialRuleSet(game.schema, game.texts, game.schema.presets.front().id);
}

std::shared_ptr<const Game> DamagedDocumentsTest::standard(const QString &id)
{
    return *m_catalogue.makeGame(rules(id), m_catalogue.find(id)->minSeats);
}

/// A match at its twentieth decision, every move by lot.
Match DamagedDocumentsTest::played(const QString &id)
{
    constexpr int kPlies = 20;
    const std::shared_ptr<const Game> game = standard(id);
    Match match(game, rules(id), std::vector<SeatSetup>(static_cast<std::size_t>(game->seats())),
                4711);
    Rng rng(4711);
    while (!match.finished() && match.plyCount() < kPlies) {
        const LegalMoves legal = match.legal();
        match.play(legal.moves[rng.below(static_cast<std::uint32_t>(legal.moves.size()))]);
    }
    return match;
}

void DamagedDocumentsTest::records()
{
    QFETCH(QString, id);
    const Match match = played(id);
    survives(
        QByteArray::fromStdString(prettyJson(writeRecord(match.game(), match.record()))),
        [&](const Json &document, std::uint64_t) { return takeRecord(m_catalogue, id, document); });
}

void DamagedDocumentsTest::positions()
{
    QFETCH(QString, id);
    const Match match = played(id);
    const Json position =
        writePosition(match.game(), match.record().rules, match.stateAt(match.plyCount()));
    survives(QByteArray::fromStdString(prettyJson(position)),
             [&](const Json &document, std::uint64_t seed) {
                 return takePosition(m_catalogue, id, document, seed);
             });
}

void DamagedDocumentsTest::baselines()
{
    QFETCH(QString, id);
    const Loaded<std::string> intact = readFile(baselineFileOf(*m_catalogue.find(id)));
    QVERIFY(intact.ok());
    survives(QByteArray::fromStdString(*intact),
             [&](const Json &document, std::uint64_t) { return takeBaselines(id, document); });
}

void DamagedDocumentsTest::studyRows()
{
    QFETCH(QString, id);
    const std::shared_ptr<const Game> game = standard(id);
    Json rows = Json::array();
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
        rows.push_back(toJson(studyKey(*game), *playStudyMatch(*game, seed)));
    survives(QByteArray::fromStdString(prettyJson(rows)),
             [](const Json &document, std::uint64_t) { return takeStudyRows(document); });
}

QTEST_GUILESS_MAIN(DamagedDocumentsTest)
#include "tst_documents.moc"
