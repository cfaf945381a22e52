#include "blueprint.h"
#include "brain.h"
#include "fixture.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::couperation;
using namespace takujo::couperation::test;

class TestPlayers : public QObject
{
    Q_OBJECT

private slots:
    void blueprintIsLegalAndSeesItsOwnCardsOnly();
    void openHandsDoNotChangeTheBlueprint();
    void searchNeverTurnsACardItKnowsToBeWrong();
};

/// The same move in every world of the view, and never a refused one.
void TestPlayers::blueprintIsLegalAndSeesItsOwnCardsOnly()
{
    for (int seats = 2; seats <= 4; ++seats) {
        const Core core = makeCore({}, seats);
        const Blueprint blueprint(core);
        Rng rng(5);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            LiveChance chance(seed);
            State s = core.start(chance, nullptr);
            while (s.phase != Phase::Over) {
                const Move move = blueprint.move(Sight::of(s, s.actor));
                QVERIFY2(!core.check(s, move), core.moveText(move).c_str());
                const State world = core.sample(core.view(s, s.actor), rng);
                QVERIFY(blueprint.move(Sight::of(world, s.actor)) == move);
                chance.beginPly(s.ply + 1U);
                core.apply(s, move, chance, nullptr);
            }
        }
    }
}

/// Open hands are for the search alone; so the two ladders differ in nothing else.
void TestPlayers::openHandsDoNotChangeTheBlueprint()
{
    const Core closed = makeCore();
    const Core open = makeCore({{"open_hands", true}});
    const Blueprint blueprint(closed);
    LiveChance chance(8);
    State s = closed.start(chance, nullptr);
    while (s.phase != Phase::Over) {
        const Move move = blueprint.move(Sight::of(closed.view(s, s.actor), s.actor));
        QVERIFY(Blueprint(open).move(Sight::of(open.view(s, s.actor), s.actor)) == move);
        chance.beginPly(s.ply + 1U);
        closed.apply(s, move, chance, nullptr);
    }
}

/// CP-21: what contradicts for certain in the own view is not turned, and equal requests get equal
/// answers.
void TestPlayers::searchNeverTurnsACardItKnowsToBeWrong()
{
    const Core core = makeCore();
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        LiveChance chance(seed);
        State s = core.start(chance, nullptr);
        while (s.phase != Phase::Over) {
            Request request;
            request.view = ViewBlob::of(core.view(s, s.actor));
            request.player = "expert";
            request.budget.simulations = 24;
            request.seed = seed + s.ply;
            const Move move = Brain::search(core, request, {}, nullptr).best;
            QVERIFY(s.ply % 16 != 0 || Brain::search(core, request, {}, nullptr).best == move);
            QVERIFY2(!core.check(s, move), core.moveText(move).c_str());
            if (move.kind == kTurn) {
                const View view = core.view(s, s.actor);
                const Bounds bounds = boundsOf(core.params(), view);
                const CardSet could = view.under[move.data[0]] != 0
                                          ? bitOf(view.under[move.data[0]])
                                          : Sight::of(view, s.actor).unseen;
                std::array<Move, Core::kMaxMoves> moves;
                const int others = core.legal(s, moves).count - s.down;
                QVERIFY(others <= 0 ||
                        (could & range(bounds.lo[move.data[0]], bounds.hi[move.data[0]])) != 0);
            }
            chance.beginPly(s.ply + 1U);
            core.apply(s, move, chance, nullptr);
        }
    }
}

QTEST_GUILESS_MAIN(TestPlayers)
#include "tst_players.moc"
