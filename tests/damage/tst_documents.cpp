#include "../evaluation/study_rows.h"
#include "mutation.h"
#include "scramble.h"

#include "base/rng.h"
#include "evaluation/study.h"
#include "evaluation/study_match.h"
#include "io/record_io.h"
#include "match/host_chance.h"
#include "match/match.h"
#include "plugin/baseline_file.h"
#include "plugin/catalogue.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;

namespace {

/// Everything that is asked about a position that was taken.
void lookAt(const Game &game, const StateBlob &state)
{
    for (int seat = -1; seat < game.seats(); ++seat) {
        const ViewBlob view = game.view(state, seat < 0 ? kNoSeat : static_cast<SeatId>(seat));
        game.table(view);
        game.standing(view);
        game.known(view);
        game.viewToJson(view);
    }
    game.stateToJson(state);
    if (game.actor(state) == kNoSeat)
        game.outcome(state);
}

/// A few moves from a position that was taken, as a match would go on from it.
void playOn(const Game &game, StateBlob state, std::uint64_t seed)
{
    constexpr std::uint32_t kPlies = 6;
    Rng rng(seed);
    for (std::uint32_t ply = 1; ply <= kPlies && game.actor(state) != kNoSeat; ++ply) {
        const LegalMoves legal = game.legal(state);
        QVERIFY2(!legal.moves.empty(), "nobody can move and the match is not over");
        const ViewBlob own = game.view(state, game.actor(state));
        QVERIFY(game.invariants(game.determinize(own, rng)).empty());
        HostChance chance(seed, ply, {});
        const auto choice = rng.below(static_cast<std::uint32_t>(legal.moves.size()));
        game.apply(state, legal.moves[choice], chance, nullptr);
        const std::vector<std::string> broken = game.invariants(state);
        QVERIFY2(broken.empty(), broken.empty() ? "" : broken.front().c_str());
    }
    lookAt(game, state);
}

} // namespace

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
    using Reader = std::function<bool(const Json &document, std::uint64_t seed)>;

    void games();
    void survives(const QByteArray &intact, const Reader &takes);
    RuleSet rules(const QString &id);
    std::shared_ptr<const Game> standard(const QString &id);
    Match played(const QString &id);
    bool takesRecord(const QString &id, const Json &document);
    bool takesPosition(const QString &id, const Json &document, std::uint64_t seed);
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
    QVERIFY(takes(whole, 0));
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
        if (document && takes(*document, seed))
            ++taken;
        if (!document)
            QVERIFY(hasErrors(document.error()));
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

bool DamagedDocumentsTest::takesRecord(const QString &id, const Json &document)
{
    readRecordSummary(document);
    const GameDefinition &definition = **m_catalogue.definition(id);
    const Loaded<RuleSet> rules = recordRules(definition.schema, document);
    if (!rules)
        return false;
    const auto game = m_catalogue.makeGame(*rules, recordSeats(document));
    if (!game)
        return false;
    const Loaded<MatchRecord> record = readRecord(**game, document);
    if (!record)
        return false;
    const Loaded<Match> match = Match::replay(*game, *record);
    if (!match)
        return false;
    lookAt(**game, match->stateAt(match->plyCount()));
    return parseJson(writeRecord(**game, match->record()).dump()).ok();
}

void DamagedDocumentsTest::records()
{
    QFETCH(QString, id);
    const Match match = played(id);
    survives(QByteArray::fromStdString(prettyJson(writeRecord(match.game(), match.record()))),
             [&](const Json &document, std::uint64_t) { return takesRecord(id, document); });
}

bool DamagedDocumentsTest::takesPosition(const QString &id, const Json &document,
                                         std::uint64_t seed)
{
    const Loaded<Position> position = readPosition((*m_catalogue.definition(id))->schema, document);
    if (!position)
        return false;
    const auto game = m_catalogue.makeGame(position->rules, position->seats);
    if (!game)
        return false;
    const Loaded<StateBlob> state = (*game)->stateFromJson(position->state);
    if (!state)
        return false;
    const std::vector<std::string> broken = (*game)->invariants(*state);
    if (!broken.empty())
        QTest::qFail(broken.front().c_str(), __FILE__, __LINE__);
    else
        playOn(**game, *state, seed);
    return true;
}

void DamagedDocumentsTest::positions()
{
    QFETCH(QString, id);
    const Match match = played(id);
    const Json position =
        writePosition(match.game(), match.record().rules, match.stateAt(match.plyCount()));
    survives(QByteArray::fromStdString(prettyJson(position)),
             [&](const Json &document, std::uint64_t seed) {
                 return takesPosition(id, document, seed);
             });
}

void DamagedDocumentsTest::baselines()
{
    QFETCH(QString, id);
    const Loaded<std::string> intact = readFile(baselineFileOf(*m_catalogue.find(id)));
    QVERIFY(intact.ok());
    survives(QByteArray::fromStdString(*intact), [&](const Json &document, std::uint64_t) {
        const Loaded<Baselines> read = Baselines::read(id.toStdString(), document);
        return read.ok() && parseJson(read->write(id.toStdString()).dump()).ok();
    });
}

void DamagedDocumentsTest::studyRows()
{
    QFETCH(QString, id);
    const std::shared_ptr<const Game> game = standard(id);
    Json rows = Json::array();
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
        rows.push_back(toJson(studyKey(*game), *playStudyMatch(*game, seed)));
    survives(QByteArray::fromStdString(prettyJson(rows)), [](const Json &document, std::uint64_t) {
        const std::vector<Json> lines =
            document.is_array() ? document.get<std::vector<Json>>() : std::vector<Json>{document};
        const Loaded<StudyRows> read = readStudyRows(lines);
        if (read)
            countsOf(read->rows, read->key.seats);
        return read.ok();
    });
}

QTEST_GUILESS_MAIN(DamagedDocumentsTest)
#include "tst_documents.moc"
