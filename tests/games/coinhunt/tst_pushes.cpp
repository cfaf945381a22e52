// Random pushes in whole matches: the same poses to the bit when they are made again, in two threads, from
// a saved record and after undo. TAKUJO_PUSHES sets how many (default 60 each; the issue asks for 10000).
#include "definition.h"
#include "io/record_io.h"
#include "match/match.h"
#include "rules/moves.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <thread>

using namespace takujo;
using namespace takujo::coinhunt;

namespace {

int wanted()
{
    const int given = qEnvironmentVariableIntValue("TAKUJO_PUSHES");
    return given > 0 ? given : 60;
}

std::shared_ptr<const Game> newGame()
{
    return definition().create(definition().schema.defaults(), 2);
}

Match newMatch(const std::shared_ptr<const Game> &game, std::uint64_t seed)
{
    RuleSet rules;
    rules.game = "coinhunt";
    rules.nameJa = rules.nameEn = "standard";
    rules.base = "standard";
    return Match(game, rules, std::vector<SeatSetup>(2), seed, "0", "2026-01-02T03:04:05+09:00");
}

/// A random move; pushes aim anywhere the rules allow.
Move anyMove(const Match &match, Rng &rng)
{
    const std::vector<Move> moves = match.legal().moves;
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if (move.kind != kShot)
        return move;
    ShotMove shot = ShotMove::of(move);
    shot.offset += static_cast<int>(rng.below(257)) - 128;
    shot.angle += static_cast<int>(rng.below(129)) - 64;
    shot.depth = static_cast<int>(rng.below(13));
    return match.check(shot.toMove()) ? move : shot.toMove();
}

/// Plays pushes in match after match. `each` may look at every push that was made, by its ply; with
/// what the match is then it goes on.
template<class Each>
std::uint64_t pushes(std::uint64_t seed, int count, const Each &each)
{
    const auto game = newGame();
    std::uint64_t hash = 0;
    for (int made = 0; made < count; ++seed) {
        Rng rng(seed);
        Match match = newMatch(game, seed);
        while (!match.finished() && made < count) {
            const int ply = match.plyCount();
            const Move move = anyMove(match, rng);
            if (match.play(move))
                qFatal("refused: %s", game->moveText(move).c_str());
            if (move.kind != kShot)
                continue;
            ++made;
            each(match, ply);
            const PlyRecord &record = match.record().plies[toIndex(ply)];
            hash = combine64(hash, hashBytes(record.chance.front().bytes));
            hash = combine64(hash, record.hash);
        }
    }
    return hash;
}

std::uint64_t plain(std::uint64_t seed, int count)
{
    return pushes(seed, count, [](const Match &, int) {});
}

} // namespace

class PushesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_hash = plain(1, wanted()); }
    void againInThisProcess();
    void inTwoThreadsAtOnce();
    void afterSaveAndLoad();
    void afterUndo();
    void afterUndoAndRedo();
    void anotherSeedIsAnotherHash();

private:
    std::uint64_t m_hash = 0;
};

void PushesTest::againInThisProcess()
{
    QCOMPARE(plain(1, wanted()), m_hash);
    qInfo("%d pushes, hash %016llx", wanted(), static_cast<unsigned long long>(m_hash));
}

void PushesTest::inTwoThreadsAtOnce()
{
    std::array<std::uint64_t, 2> found{};
    std::thread one([&] { found[0] = plain(1, wanted()); });
    std::thread two([&] { found[1] = plain(1, wanted()); });
    one.join();
    two.join();
    QCOMPARE(found[0], m_hash);
    QCOMPARE(found[1], m_hash);
}

/// The match goes on as it was read back from its file.
void PushesTest::afterSaveAndLoad()
{
    QCOMPARE(pushes(1, wanted(),
                    [](Match &match, int) {
                        const Game &game = match.game();
                        const std::string file = writeRecord(game, match.record()).dump();
                        const Loaded<MatchRecord> record = readRecord(game, Json::parse(file));
                        QVERIFY(record.ok());
                        Loaded<Match> back = Match::replay(match.gamePtr(), *record);
                        QVERIFY(back.ok());
                        QVERIFY(back->record().plies == match.record().plies);
                        match = std::move(back).value();
                    }),
             m_hash);
}

/// Each push is taken back, another one made and taken back, and then the first is simulated again.
void PushesTest::afterUndo()
{
    QCOMPARE(pushes(1, wanted(),
                    [](Match &match, int ply) {
                        const PlyRecord was = match.record().plies[toIndex(ply)];
                        const StateBlob state = match.stateAt(ply + 1);
                        match.undoTo(ply);
                        const std::vector<Move> moves = match.legal().moves;
                        QVERIFY(!match.play(moves.front() == was.move ? moves[1] : moves.front()));
                        match.undoTo(ply);
                        QVERIFY(!match.play(was.move));
                        QVERIFY(match.record().plies[toIndex(ply)] == was);
                        QVERIFY(match.stateAt(ply + 1) == state);
                    }),
             m_hash);
}

void PushesTest::afterUndoAndRedo()
{
    QCOMPARE(pushes(1, wanted(),
                    [](Match &match, int ply) {
                        const std::vector<PlyRecord> plies = match.record().plies;
                        match.undoTo(ply);
                        while (match.canRedo() && match.plyCount() < static_cast<int>(plies.size()))
                            QVERIFY(match.redo());
                        QVERIFY(match.record().plies == plies);
                    }),
             m_hash);
}

void PushesTest::anotherSeedIsAnotherHash() { QVERIFY(plain(1000, 5) != plain(2000, 5)); }

QTEST_GUILESS_MAIN(PushesTest)
#include "tst_pushes.moc"
