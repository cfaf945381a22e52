#include "definition.h"

#include "evaluation/weight_fit.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <numeric>

using namespace takujo;

Q_DECLARE_METATYPE(std::function<void(takujo::Json &)>)

/// Weights as data: their file, who goes by them, and how they are learned.
class TestWeights : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void fileReadsBackAsWritten();
    void refusesOtherFiles_data();
    void refusesOtherFiles();
    void onlyTheHighLevelsHaveTheStrongOnes();
    void movesAreMadeByTheWeightsGiven();
    void rowsReadBackAsWritten();
    void rowsNeedAWinnerOfTheTable_data();
    void rowsNeedAWinnerOfTheTable();
    void positionsComeOnlyFromTheMatchsOwnMoves();
    void fitFindsWhatWasSpoilt();
    void sameDealsGiveTheSameWeights();
    void playedWeightsGoWhereMatchesAreWon();
    void onlyWhatIsNamedIsLearned();

private:
    Loaded<WeightFile> read(const Json &file) const
    {
        return readWeights(file, "hakkutsu", m_book->names, 2, 4);
    }
    std::size_t indexOf(const std::string &id) const;
    std::vector<TuneDeal> play(const TuneSpec &spec, int deals) const;

    std::unique_ptr<Game> m_game;
    const WeightBook *m_book = nullptr;
    TuneSpec m_spec;
    std::vector<TuneDeal> m_deals;
};

void TestWeights::initTestCase()
{
    const GameDefinition &definition = hakkutsu::definition();
    m_book = &definition.weights;
    m_game = definition.create(definition.schema.defaults(), 2);
    m_spec.player = "greedy"; // quick
    m_spec.start = m_book->own.plain;
    m_spec.seed = 8;
    m_deals = play(m_spec, 40);
    QCOMPARE(m_deals.size(), std::size_t{40});
}

std::size_t TestWeights::indexOf(const std::string &id) const
{
    for (std::size_t i = 0; i < m_book->names.size(); ++i) {
        if (m_book->names[i].id == id)
            return i;
    }
    return m_book->names.size();
}

std::vector<TuneDeal> TestWeights::play(const TuneSpec &spec, int deals) const
{
    std::vector<int> numbers(toIndex(deals));
    std::iota(numbers.begin(), numbers.end(), 0);
    return playTuning(*m_game, spec, numbers, [](const TuneDeal &) {}, {});
}

void TestWeights::fileReadsBackAsWritten()
{
    const Json file = writeWeights(m_book->own, "hakkutsu", m_book->names, 2, 4);
    const Loaded<WeightFile> again = read(file);
    QVERIFY(again.ok());
    for (int seats = 2; seats <= 4; ++seats) {
        QCOMPARE(again->plain.bySeats[toIndex(seats)], m_book->own.plain.bySeats[toIndex(seats)]);
        QCOMPARE(again->strong.bySeats[toIndex(seats)], m_book->own.strong.bySeats[toIndex(seats)]);
    }
    QCOMPARE(again->strong.made, m_book->own.strong.made);
}

void TestWeights::refusesOtherFiles_data()
{
    QTest::addColumn<std::function<void(Json &)>>("change");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *text,
                        const std::function<void(Json &)> &change) {
        QTest::newRow(name) << change << QString::fromLatin1(text);
    };
    row("format", "io.format", [](Json &f) { f["format"] = "takujo-record/1"; });
    row("newer", "io.newer", [](Json &f) { f["format"] = "takujo-weights/9"; });
    row("game", "weights.game", [](Json &f) { f["game"] = "ccc"; });
    row("set", "weights.set", [](Json &f) { f.erase("strong"); });
    row("missing", "weights.missing", [](Json &f) { f["plain"]["values"].erase("leaf.coin"); });
    row("unknown", "weights.unknown", [](Json &f) { f["plain"]["values"]["leaf.luck"] = 1; });
    row("text", "weights.value", [](Json &f) { f["plain"]["values"]["leaf.coin"] = "1"; });
    row("range", "weights.value", [](Json &f) { f["strong"]["values"]["leaf.spread"] = 0; });
    row("seats", "weights.value", [](Json &f) { f["plain"]["values"]["leaf.coin"] = {0.5, 0.5}; });
}

void TestWeights::refusesOtherFiles()
{
    QFETCH(std::function<void(Json &)>, change);
    QFETCH(QString, text);
    Json file = writeWeights(m_book->own, "hakkutsu", m_book->names, 2, 4);
    change(file);
    const Loaded<WeightFile> refused = read(file);
    QVERIFY(!refused.ok());
    QCOMPARE(QString::fromStdString(refused.error().front().text.id), text);
}

/// Ladders, baselines and lessons stand on the others.
void TestWeights::onlyTheHighLevelsHaveTheStrongOnes()
{
    for (const std::string &player : m_game->players()) {
        const bool strong = player == "skilled" || player == "expert" || player == "master";
        QCOMPARE(&m_book->own.of(player), strong ? &m_book->own.strong : &m_book->own.plain);
    }
}

void TestWeights::movesAreMadeByTheWeightsGiven()
{
    LiveChance chance(5, {});
    chance.beginPly(0);
    const StateBlob state = m_game->start(chance, nullptr);
    Request request;
    request.view = m_game->view(state, m_game->actor(state));
    request.player = "expert";
    request.budget.simulations = 60;
    const SearchResult own = m_game->search(request, {}, nullptr);
    auto same = std::make_shared<WeightSet>(m_book->own.strong);
    request.weights = same;
    const SearchResult equal = m_game->search(request, {}, nullptr);
    auto other = std::make_shared<WeightSet>(m_book->own.strong);
    other->values(2)[indexOf("search.heat")] = 9;
    request.weights = other;
    const SearchResult changed = m_game->search(request, {}, nullptr);
    QCOMPARE(equal.nodes, own.nodes);
    QCOMPARE(equal.candidates.front().value, own.candidates.front().value);
    QVERIFY(changed.candidates.front().value != own.candidates.front().value);
}

void TestWeights::rowsReadBackAsWritten()
{
    TuneDeal deal = m_deals.front();
    deal.matches.back().winners = 3; // both
    const Loaded<TuneDeal> again = readTuneDeal(*m_game, toJson(*m_game, deal));
    QVERIFY(again.ok());
    QCOMPARE(again->number, deal.number);
    for (std::size_t i = 0; i < deal.matches.size(); ++i) {
        QVERIFY(again->matches[i].moves == deal.matches[i].moves);
        QCOMPARE(again->matches[i].winners, deal.matches[i].winners);
    }
    Json bad = toJson(*m_game, deal);
    bad["matches"].erase(1);
    QVERIFY(!readTuneDeal(*m_game, bad).ok());
    bad = toJson(*m_game, deal);
    bad["matches"][0]["moves"][0] = "somewhere";
    QVERIFY(!readTuneDeal(*m_game, bad).ok());
}

void TestWeights::rowsNeedAWinnerOfTheTable_data()
{
    QTest::addColumn<QByteArray>("winners");
    for (const char *winners : {"[]", "[0]", "[3]", "[1, 1]", "[1.0]", "0", "1", "300", "null"})
        QTest::newRow(winners) << QByteArray(winners);
}

// They were bits of a number, and any number was taken: shares of a win by nobody, or by absent seats.
void TestWeights::rowsNeedAWinnerOfTheTable()
{
    QFETCH(QByteArray, winners);
    Json row = toJson(*m_game, m_deals.front());
    row["matches"][1]["winners"] = Json::array({2});
    QVERIFY(readTuneDeal(*m_game, row).ok());
    row["matches"][1]["winners"] = Json::parse(winners.toStdString());
    const Loaded<TuneDeal> refused = readTuneDeal(*m_game, row);
    QVERIFY(!refused.ok());
    QVERIFY(refused.error().front().path.starts_with("/matches/1/winners"));
}

void TestWeights::positionsComeOnlyFromTheMatchsOwnMoves()
{
    const ArenaSpec arena = arenaOf(*m_game, m_spec, 0);
    const std::vector<Move> &moves = m_deals.front().matches.front().moves;
    QVERIFY(turnStarts(*m_game, arena, 0, 0, moves).size() > 10);
    QVERIFY(turnStarts(*m_game, arena, 1, 0, moves).empty());
    const std::vector<Move> cut(moves.begin(), moves.end() - 1);
    QVERIFY(turnStarts(*m_game, arena, 0, 0, cut).empty());
}

/// A lead means three times too little: the results of matches say so, also those kept back.
void TestWeights::fitFindsWhatWasSpoilt()
{
    TuneSpec spoilt = m_spec;
    spoilt.start.values(2)[indexOf("leaf.spread_turns")] = 6;
    spoilt.start.values(2)[indexOf("leaf.spread")] = 9;
    const std::vector<TuneDeal> deals = play(spoilt, 40);
    const WeightFit fit = fitWeights(*m_game, spoilt, deals);
    QCOMPARE(fit.deals, 40);
    QVERIFY(fit.positions > 40 * 2 * 8);
    QVERIFY2(fit.fittedAfter < fit.fittedBefore, qPrintable(QString::number(fit.fittedAfter)));
    QVERIFY2(fit.keptAfter < fit.keptBefore, qPrintable(QString::number(fit.keptAfter)));
    QVERIFY(fit.weights.values(2)[indexOf("leaf.spread_turns")] <
            spoilt.start.values(2)[indexOf("leaf.spread_turns")]);
    QCOMPARE(fit.weights.bySeats[3], spoilt.start.bySeats[3]);
}

void TestWeights::sameDealsGiveTheSameWeights()
{
    const WeightFit once = fitWeights(*m_game, m_spec, m_deals);
    TuneSpec two = m_spec;
    two.jobs = 2;
    const WeightFit again = fitWeights(*m_game, two, play(two, 40));
    QCOMPARE(again.weights.bySeats[2], once.weights.bySeats[2]);
}

/// Won deals whose first place had more of a weight ask for more of it.
void TestWeights::playedWeightsGoWhereMatchesAreWon()
{
    std::vector<TuneDeal> deals = m_deals;
    const std::size_t heat = indexOf("search.heat");
    for (TuneDeal &deal : deals) {
        const bool more = perturbation(*m_game, m_spec, deal.number)[heat] > 0;
        deal.matches[0].winners = seatBit(more ? 0 : 1); // place 0 sits in seat 0, then in seat 1
        deal.matches[1].winners = seatBit(more ? 1 : 0);
    }
    const WeightFit fit = fitWeights(*m_game, m_spec, deals);
    QVERIFY(fit.answers[heat] > 4);
    QCOMPARE(fit.weights.values(2)[heat], m_spec.start.values(2)[heat] + m_book->names[heat].step);
    QCOMPARE(fit.answers[indexOf("leaf.coin")], 0.0);
}

void TestWeights::onlyWhatIsNamedIsLearned()
{
    TuneSpec some = m_spec;
    some.only = "move.";
    const WeightFit fit = fitWeights(*m_game, some, play(some, 10));
    for (std::size_t i = 0; i < m_book->names.size(); ++i) {
        const bool named = m_book->names[i].id.starts_with("move.");
        QCOMPARE(perturbation(*m_game, some, 0)[i] != 0, named);
        if (!named)
            QCOMPARE(fit.weights.values(2)[i], some.start.values(2)[i]);
    }
}

QTEST_APPLESS_MAIN(TestWeights)
#include "tst_weights.moc"
