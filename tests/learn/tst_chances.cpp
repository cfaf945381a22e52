#include "learn/move_chances.h"

#include "lessons.h"
#include "match/match.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <cmath>

using namespace takujo;

namespace {

constexpr int kWeighed = 250; ///< play-outs of a move

} // namespace

/// What is told beside a hint: the share of the win each move brings.
class ChancesTest : public QObject
{
    Q_OBJECT

private slots:
    void movesAreCountedOnTheSameDeals();
    void aMoveThatComesLaterCatchesUp();
    void hiddenPartOfTheWorldSaysNothing();
    void stoppedItKnowsWhatItKnew();
    void strongPlayersSayTheSame_data();
    void strongPlayersSayTheSame();

private:
    Match begun(const char *id, std::uint64_t seed);
    static std::vector<Move> twoMoves(const Match &match);
    static SearchResult ask(const Match &match, const char *player, int simulations);
    Match midway(const char *id, int number);
    static std::vector<Move> thoughtOf(const Match &match);
    static MoveChances counted(const Match &match, const std::vector<Move> &moves,
                               const std::string &player, int playOuts);
    static PlayedOut playedOut(const Match &match, std::uint64_t seed, std::string player);

    Catalogue m_catalogue;
};

Match ChancesTest::begun(const char *id, std::uint64_t seed)
{
    const InstalledLesson installed = installedLesson(m_catalogue, id);
    const GameDefinition &definition = *installed.definition;
    return {installed.game, officialRuleSet(definition.schema, definition.texts, "standard"),
            std::vector<SeatSetup>(toIndex(installed.game->seats())), seed};
}

SearchResult ChancesTest::ask(const Match &match, const char *player, int simulations)
{
    Request request;
    request.view = match.view(match.actor());
    request.player = player;
    request.traits = match.traits();
    request.budget.simulations = simulations;
    request.seed = static_cast<std::uint64_t>(match.plyCount()) + 1;
    return match.game().search(request, {}, nullptr);
}

PlayedOut ChancesTest::playedOut(const Match &match, std::uint64_t seed, std::string player)
{
    return {match.game(), match.view(match.actor()), match.actor(), match.traits(), seed,
            std::move(player)};
}

std::vector<Move> ChancesTest::twoMoves(const Match &match)
{
    std::vector<Move> moves = match.game().legal(match.stateAt(match.plyCount())).moves;
    moves.resize(2);
    return moves;
}

/// A decision of a match between casual players.
Match ChancesTest::midway(const char *id, int number)
{
    Match match = begun(id, 100 + static_cast<std::uint64_t>(number));
    const int plies = 6 + 11 * number % 60;
    while (match.plyCount() < plies) {
        const Move move = ask(match, "casual", 100).best;
        Match next = match.branch(match.plyCount());
        [&] { QVERIFY(!next.play(move)); }();
        if (next.finished())
            break;
        [&] { QVERIFY(!match.play(move)); }();
    }
    return match;
}

std::vector<Move> ChancesTest::thoughtOf(const Match &match)
{
    const SearchResult found = ask(match, kReferenceLevel, 1500);
    std::vector<Move> moves{found.best};
    for (const Candidate &c : found.candidates)
        if (moves.size() < 3 && c.visits > 0 && c.move != found.best)
            moves.push_back(c.move);
    return moves;
}

MoveChances ChancesTest::counted(const Match &match, const std::vector<Move> &moves,
                                 const std::string &player, int playOuts)
{
    MoveChances chances(playedOut(match, hashText(player), player), moves);
    while (chances.playOuts() < playOuts)
        [&] { QVERIFY(chances.play({})); }();
    return chances;
}

void ChancesTest::movesAreCountedOnTheSameDeals()
{
    const Match match = begun("hakkutsu", 3);
    const std::vector<Move> moves = twoMoves(match);
    MoveChances chances(playedOut(match, 5, quickPlayer(match.game())), moves);
    for (int n = 0; n < 30; ++n)
        QVERIFY(chances.play({}));
    QCOMPARE(chances.playOuts(), 30);
    const PlayedOut out = playedOut(match, 5, quickPlayer(match.game()));
    const Mean lead = meanOf(
        30, {}, [&](int n) { return out.end(moves[0], n).win - out.end(moves[1], n).win; });
    QVERIFY(std::abs(chances.lead(1).mean - lead.mean) < 1e-6);
    QVERIFY(std::abs(chances.chance(0).mean - chances.chance(1).mean - lead.mean) < 1e-6);
    QCOMPARE(chances.lead(0).mean, 0.0);
}

void ChancesTest::aMoveThatComesLaterCatchesUp()
{
    const Match match = begun("hakkutsu", 3);
    const std::vector<Move> moves = twoMoves(match);
    const PlayedOut out = playedOut(match, 5, quickPlayer(match.game()));
    MoveChances chances(out, {moves[0]});
    for (int n = 0; n < 10; ++n)
        QVERIFY(chances.play({}));
    chances.add(moves[0]);
    QCOMPARE(chances.size(), std::size_t{1});
    chances.add(moves[1]);
    QCOMPARE(chances.playOuts(), 0);
    QVERIFY(chances.play({}));
    QCOMPARE(chances.chance(0).trials, 10);
    QCOMPARE(chances.chance(1).trials, 1);
    QCOMPARE(chances.lead(1).mean, out.end(moves[0], 0).win - out.end(moves[1], 0).win);
    for (int n = 0; n < 10; ++n)
        QVERIFY(chances.play({}));
    QCOMPARE(chances.playOuts(), 11);
    chances.keep(1);
    QCOMPARE(chances.size(), std::size_t{1});
}

/// Another world that fits the view gives the same numbers.
void ChancesTest::hiddenPartOfTheWorldSaysNothing()
{
    const Match match = begun("hakkutsu", 3);
    const std::vector<Move> moves = twoMoves(match);
    Rng rng(99);
    const StateBlob other = match.game().determinize(match.view(match.actor()), rng);
    QVERIFY(match.game().stateToJson(other) != match.game().stateToJson(match.stateAt(0)));
    const Match another = Match::fromPosition(match.gamePtr(), match.record().rules, match.seats(),
                                              other, 1);
    const auto counted = [&](const Match &seen) {
        MoveChances chances(playedOut(seen, 5, quickPlayer(seen.game())), moves);
        for (int n = 0; n < 12; ++n)
            chances.play({});
        return std::pair(chances.chance(0).mean, chances.chance(1).mean);
    };
    QCOMPARE(counted(another), counted(match));
}

void ChancesTest::stoppedItKnowsWhatItKnew()
{
    const Match match = begun("hakkutsu", 3);
    MoveChances chances(playedOut(match, 5, weighingPlayer(match.game())), twoMoves(match));
    QVERIFY(chances.play({}));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!chances.play(stop.get_token()));
    QCOMPARE(chances.playOuts(), 1);
}

void ChancesTest::strongPlayersSayTheSame_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"ccc", "coinhunt", "coldwater", "couperation", "hakkutsu"})
        QTest::newRow(id) << id;
}

/// What play-outs call certainly worse, stronger players do not call certainly better.
void ChancesTest::strongPlayersSayTheSame()
{
    const int positions = qEnvironmentVariableIntValue("TAKUJO_CHANCES");
    if (positions == 0)
        QSKIP("minutes to an hour; tests/deep runs it");
    QFETCH(QString, id);
    int certain = 0;
    int against = 0;
    for (int p = 0; p < positions; ++p) {
        const Match match = midway(qPrintable(id), p);
        const std::vector<Move> moves = thoughtOf(match);
        if (moves.size() < 2)
            continue;
        const std::string player = weighingPlayer(match.game());
        const bool thinks = player == "skilled";
        const MoveChances weighed = counted(match, moves, player, kWeighed);
        const MoveChances strong =
            counted(match, moves, thinks ? "expert" : "skilled", thinks ? 40 : 120);
        for (std::size_t row = 1; row < moves.size(); ++row) {
            const Mean lead = weighed.lead(row);
            const Mean other = strong.lead(row);
            qInfo("%s %d: %.3f ± %.3f, by stronger ones %.3f ± %.3f", qPrintable(id), p, lead.mean,
                  lead.error, other.mean, other.error);
            if (std::abs(lead.mean) <= 3 * lead.error)
                continue;
            ++certain;
            against += other.mean * (lead.mean > 0 ? 1 : -1) < -2 * other.error ? 1 : 0;
        }
    }
    qInfo("%s: %d certain differences, %d of them the other way round", qPrintable(id), certain,
          against);
    QVERIFY(against <= certain / 10);
}

QTEST_GUILESS_MAIN(ChancesTest)
#include "tst_chances.moc"
