#include "learn/move_chances.h"

#include "lessons.h"
#include "match/match.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <cmath>

using namespace takujo;

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

void ChancesTest::movesAreCountedOnTheSameDeals()
{
    const Match match = begun("hakkutsu", 3);
    const std::vector<Move> moves = twoMoves(match);
    MoveChances chances(playedOut(match, 5, playOutPlayer(match.game())), moves);
    for (int n = 0; n < 30; ++n)
        QVERIFY(chances.play({}));
    QCOMPARE(chances.playOuts(), 30);
    const PlayedOut out = playedOut(match, 5, playOutPlayer(match.game()));
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
    const PlayedOut out = playedOut(match, 5, playOutPlayer(match.game()));
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
        MoveChances chances(playedOut(seen, 5, playOutPlayer(seen.game())), moves);
        for (int n = 0; n < 12; ++n)
            chances.play({});
        return std::pair(chances.chance(0).mean, chances.chance(1).mean);
    };
    QCOMPARE(counted(another), counted(match));
}

void ChancesTest::stoppedItKnowsWhatItKnew()
{
    const Match match = begun("hakkutsu", 3);
    MoveChances chances(playedOut(match, 5, playOutPlayer(match.game())), twoMoves(match));
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

/// What quick players' play-outs call certainly worse is held against play-outs of players that think.
void ChancesTest::strongPlayersSayTheSame()
{
    const int positions = qEnvironmentVariableIntValue("TAKUJO_CHANCES");
    if (positions == 0)
        QSKIP("an hour; tests/deep runs it");
    QFETCH(QString, id);
    const int strongTrials = qEnvironmentVariableIsSet("TAKUJO_STRONG_TRIALS") ? qEnvironmentVariableIntValue("TAKUJO_STRONG_TRIALS") : 120;
    int certain = 0, against = 0, equal = 0, equalAgainst = 0;
    double sumQuick = 0, sumStrong = 0;
    for (int p = 0; p < positions; ++p) {
        Match match = begun(qPrintable(id), 100 + static_cast<std::uint64_t>(p));
        const int until = 6 + 11 * p % 60;
        while (!match.finished() && match.plyCount() < until)
            QVERIFY(!match.play(ask(match, "casual", 100).best));
        if (match.finished())
            continue;
        const SearchResult found = ask(match, kReferenceLevel, 1500);
        std::vector<Move> moves{found.best};
        for (const Candidate &c : found.candidates)
            if (moves.size() < 3 && c.visits > 0 && c.move != found.best)
                moves.push_back(c.move);
        if (moves.size() < 2)
            continue;
        MoveChances quick(playedOut(match, 7, playOutPlayer(match.game())), moves);
        while (quick.playOuts() < playOutsInTime(match.game(), 800))
            quick.play({});
        MoveChances strong(playedOut(match, 8, "skilled"), moves);
        while (strong.playOuts() < strongTrials)
            strong.play({});
        for (std::size_t row = 1; row < moves.size(); ++row) {
            const Mean q = quick.lead(row);
            const Mean s = strong.lead(row);
            const bool below = q.mean < -3 * q.error;
            if (q.clear() || below) {
                ++certain;
                sumQuick += std::abs(q.mean);
                sumStrong += below ? -s.mean : s.mean;
                against += (below ? -s.mean : s.mean) < -2 * s.error ? 1 : 0;
            } else {
                ++equal;
                equalAgainst += std::abs(s.mean) > 0.05 + 2.5 * s.error ? 1 : 0;
            }
            qInfo("%s pos %d row %zu: quick %.3f +- %.3f strong %.3f +- %.3f search win %.3f/%.3f value %.3f/%.3f visits %u | %.3f %.3f | %.3f %.3f",
                  qPrintable(id), p, row, q.mean, q.error, s.mean, s.error, found.candidates[0].win,
                  found.candidates[row].win, found.candidates[0].value, found.candidates[row].value, found.candidates[row].visits,
                  quick.chance(0).mean, strong.chance(0).mean, quick.chance(row).mean, strong.chance(row).mean);
        }
    }
    qInfo("%s: certain %d (mean %.3f, strong %.3f), of them against %d; equal %d, of them different %d", qPrintable(id), certain,
          certain ? sumQuick / certain : 0, certain ? sumStrong / certain : 0, against, equal, equalAgainst);
}

QTEST_GUILESS_MAIN(ChancesTest)
#include "tst_chances.moc"
