#include "ai/agent.h"
#include "ai/blueprint.h"
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
    void blueprintIsBetterThanTheReference();
    void blueprintFetchesTheFinishCard();
    void CP_13_blueprintActsWhereEveryDIsDear();
    void CP_21_blueprintKnowsWhatAWrongCardCosts();
    void searchNeverTurnsACardItKnowsToBeWrong();
};

/// The same move in every world of the view, and never a refused one.
void TestPlayers::blueprintIsLegalAndSeesItsOwnCardsOnly()
{
    for (int seats = 2; seats <= 4; ++seats) {
        const Rules rules = makeRules({}, seats);
        const Blueprint blueprint(rules);
        Rng rng(5);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            LiveChance chance(seed);
            State s = rules.start(chance, nullptr);
            while (s.phase != Phase::Over) {
                const Move move = blueprint.move(InformationSet::of(s, s.actor));
                QVERIFY2(!rules.check(s, move), rules.moveText(move).c_str());
                const State world = rules.determinize(rules.view(s, s.actor), rng);
                QVERIFY(blueprint.move(InformationSet::of(world, s.actor)) == move);
                chance.beginPly(s.ply + 1U);
                rules.apply(s, move, chance, nullptr);
            }
        }
    }
}

/// Open hands are for the search alone; so the two ladders differ in nothing else.
void TestPlayers::openHandsDoNotChangeTheBlueprint()
{
    const Rules closed = makeRules();
    const Rules open = makeRules({{"open_hands", true}});
    const Blueprint blueprint(closed);
    LiveChance chance(8);
    State s = closed.start(chance, nullptr);
    while (s.phase != Phase::Over) {
        const Move move = blueprint.move(InformationSet::of(closed.view(s, s.actor), s.actor));
        QVERIFY(Blueprint(open).move(InformationSet::of(open.view(s, s.actor), s.actor)) == move);
        chance.beginPly(s.ply + 1U);
        closed.apply(s, move, chance, nullptr);
    }
}

/// Deals are the same for both and fixed, so is the result; halves of what is measured over many more.
void TestPlayers::blueprintIsBetterThanTheReference()
{
    for (int seats = 2; seats <= 4; ++seats) {
        const Rules rules = makeRules({}, seats);
        const auto won = [&](const Weights &weights) {
            const Blueprint blueprint(rules, weights);
            int wins = 0;
            for (std::uint64_t seed = 1; seed <= 150; ++seed) {
                LiveChance chance(seed);
                State s = rules.start(chance, nullptr);
                while (s.phase != Phase::Over) {
                    const Move move = blueprint.move(InformationSet::of(s, s.actor));
                    chance.beginPly(s.ply + 1U);
                    rules.apply(s, move, chance, nullptr);
                }
                wins += s.end == EndReason::Won ? 1 : 0;
            }
            return wins;
        };
        const int reference = won(Weights::referencePolicy());
        const int agreed = won({});
        QVERIFY2(agreed > reference + 20, qPrintable(QStringLiteral("%1 seats: %2, reference %3")
                                                         .arg(seats)
                                                         .arg(agreed)
                                                         .arg(reference)));
    }
}

/// CP-26, CP-27: the finish card lies in the reserve, two own cards give 25, the top is all that is
/// missing.
void TestPlayers::blueprintFetchesTheFinishCard()
{
    const Rules rules = makeRules({{"rows", 4}, {"start_column", "centre"}});
    Setup setup;
    setup.tower = "1,-1=10 1,0=25 1,1=35 1,2=45 2,-1=20 2,0=30 2,1=40 3,-1=23 3,0=33";
    setup.hands = {"3 12 13", "4 5", "6 7"};
    setup.reserve = "1 50 49 48 F";
    setup.finish = "reserve";
    setup.pack = 0;
    const State s = position(rules, setup);
    const Move move = Blueprint(rules).move(InformationSet::of(s, 0));
    QCOMPARE(rules.moveText(move), std::string("take F at 4,-1 with 12 13"));
}

/// 44 is 31 + 9 with four discards, and nothing else is legal: "stuck" was the answer.
void TestPlayers::CP_13_blueprintActsWhereEveryDIsDear()
{
    const Rules rules = makeRules({{"rows", 4}}, 2);
    Setup setup;
    setup.tower = "1,-1=10 1,0=25 1,1=30 1,2=40 2,-1=20 2,0=27 2,1=35 3,-1=22 3,0=32";
    setup.hands = {"2 3 4 5 6 9 31", "12 13"};
    setup.reserve = "44 46 47 48 49 50";
    const State s = position(rules, setup);
    QCOMPARE(verdict(rules, s, "stuck"), std::string("CP-13 refuse.stuck"));
    for (const Weights &weights : {Weights{}, Weights::referencePolicy()}) {
        const Move move = Blueprint(rules, weights).move(InformationSet::of(s, 0));
        QVERIFY2(!rules.check(s, move), rules.moveText(move).c_str());
    }
}

/// A loss comes after everything else; by the house rule a wrong card costs the turn and the next draw.
void TestPlayers::CP_21_blueprintKnowsWhatAWrongCardCosts()
{
    const auto worth = [](bool loses, const char *place) {
        const Rules rules = makeRules({{"reveal_loss", loses}});
        const State s = position(rules, {.tower = "1,-1=19 1,0=25 1,1=32 1,2=30d0 1,3=49d1",
                                         .hands = {"26 18 3", "7 8"}});
        const Move turn = moveOf(kTurn, static_cast<std::uint8_t>(placeAt(rules, place)));
        Ideas ideas;
        Blueprint(rules).ideas(InformationSet::of(s, 0), ideas);
        const auto *idea = std::find_if(ideas.begin(), ideas.end(),
                                        [&](const ScoredAction &a) { return a.move == turn; });
        return idea == ideas.end() ? 1e6F : idea->value - ideas.begin()->value;
    };
    QVERIFY(worth(true, "1,2") < -900);
    QVERIFY(worth(false, "1,2") > -10 && worth(false, "1,2") <= 0);
    QVERIFY(worth(false, "1,3") > worth(true, "1,3"));
}

/// CP-21: what contradicts for certain in the own view is not turned, and equal requests get equal
/// answers.
void TestPlayers::searchNeverTurnsACardItKnowsToBeWrong()
{
    const Rules rules = makeRules();
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        LiveChance chance(seed);
        State s = rules.start(chance, nullptr);
        while (s.phase != Phase::Over) {
            Request request;
            request.view = ViewBlob::of(rules.view(s, s.actor));
            request.player = "expert";
            request.budget.simulations = 24;
            request.seed = seed + s.ply;
            const Move move = Agent::search(rules, request, {}, nullptr).best;
            QVERIFY(s.ply % 16 != 0 || Agent::search(rules, request, {}, nullptr).best == move);
            QVERIFY2(!rules.check(s, move), rules.moveText(move).c_str());
            if (move.kind == kTurn) {
                const View view = rules.view(s, s.actor);
                const Bounds bounds = boundsOf(rules.params(), view);
                const CardSet could = view.under[move.data[0]] != 0
                                          ? bitOf(view.under[move.data[0]])
                                          : InformationSet::of(view, s.actor).unseen;
                std::array<Move, Rules::kMaxMoves> moves;
                const int others = rules.legal(s, moves).count - s.down;
                QVERIFY(others <= 0 ||
                        (could & range(bounds.lo[move.data[0]], bounds.hi[move.data[0]])) != 0);
            }
            chance.beginPly(s.ply + 1U);
            rules.apply(s, move, chance, nullptr);
        }
    }
}

QTEST_GUILESS_MAIN(TestPlayers)
#include "tst_players.moc"
