#include "fixture.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::hakkutsu;
using namespace takujo::hakkutsu::test;

/// What the Treasure rule does differently.
class TestTreasure : public QObject
{
    Q_OBJECT

private slots:
    void init() { rules = std::make_unique<Rules>(makeRules({{"mode", "treasure"}}, 3)); }
    void HK_26_rocksStayFaceDownCartIsBeta();
    void HK_27_HK_A3_outAndBackTakesTwoSteps();
    void HK_27_HK_A7_arrivingTurnsTheTopUp();
    void HK_28_revealedRockMayBeLeftNextStaysHidden();
    void HK_28_HK_20_doubleDigTurnsUpFirst();

private:
    std::unique_ptr<Rules> rules;
};

void TestTreasure::HK_26_rocksStayFaceDownCartIsBeta()
{
    LiveChance chance(2);
    const State state = rules->start(chance, nullptr);
    for (const std::uint8_t slot : rules->map().rockCells()) {
        QVERIFY(!state.piles[slot].faceUp());
        QCOMPARE(int(state.piles[slot].known[0]), 0);
    }
    QCOMPARE(rules->mobility(state, 0), 4);
    QCOMPARE(rules->params().capacity(), 6);
    QCOMPARE(makeRules({{"mode", "treasure"}, {"face_up_at_start", "yes"}}).params().faceUpAtStart,
             true);
}

void TestTreasure::HK_27_HK_A3_outAndBackTakesTwoSteps()
{
    State state = Scene(*rules).at(0, "C2").pile("C2", {"Granite", "?"}).state();
    QCOMPARE(verdict(*rules, state, "go C2"), "ok");
    play(*rules, state, {"go C2"});
    QCOMPARE(state.phase, Phase::Mine);
    // six units: mobility 1, too little to come back
    state = Scene(*rules).at(0, "C2").cart(0, {"Kimberlite", "Banded iron"}).state();
    QCOMPARE(rules->mobility(state, 0), 1);
    QCOMPARE(verdict(*rules, state, "go C2"), "HK-A3 refuse.far");
}

void TestTreasure::HK_27_HK_A7_arrivingTurnsTheTopUp()
{
    const auto b3 = toIndex(cell(*rules, "B3"));
    State state = Scene(*rules).at(1, "B3").pile("B3", {"?", "?"}).state();
    Events events;
    play(*rules, state, {"go B3"}, &events); // somebody is there: turned up all the same
    QVERIFY(state.piles[b3].faceUp());
    QCOMPARE(int(state.piles[b3].known[1]), 0);
    QCOMPARE(int(rules->actor(state)), 1); // but no mining
    QVERIFY(log(events, 2).find("HK-27") != std::string::npos);
}

void TestTreasure::HK_28_revealedRockMayBeLeftNextStaysHidden()
{
    const auto c2 = toIndex(cell(*rules, "C2"));
    State state = Scene(*rules).at(0, "C1").pile("C2", {"?", "?"}).state();
    play(*rules, state, {"go C2"});
    State left = state;
    play(*rules, left, {"skip"});
    QCOMPARE(int(left.piles[c2].height), 2);
    QVERIFY(left.piles[c2].faceUp()); // what was turned up stays so
    play(*rules, state, {"mine"});
    QCOMPARE(int(state.piles[c2].height), 1);
    QVERIFY(!state.piles[c2].faceUp());
}

void TestTreasure::HK_28_HK_20_doubleDigTurnsUpFirst()
{
    const auto c2 = toIndex(cell(*rules, "C2"));
    State state =
        Scene(*rules).at(0, "C1").pile("C2", {"Basalt", "?"}).hand(0, {"E6", "E2"}).state();
    play(*rules, state, {"go C2", "mine"});
    QCOMPARE(moves(*rules, state), (std::vector<std::string>{"again", "enough"}));
    QCOMPARE(verdict(*rules, state, "again with E4"), "HK-28 refuse.unseen");
    play(*rules, state, {"again"});
    QCOMPARE(state.phase, Phase::Again);
    QVERIFY(state.piles[c2].faceUp());
    QCOMPARE(int(state.discards[toIndex(Effect::Double)]), 1); // spent, also when the rock is left
    play(*rules, state, {"skip"});
    QCOMPARE(int(rules->actor(state)), 1);
    QCOMPARE(int(state.piles[c2].height), 1);
}

QTEST_APPLESS_MAIN(TestTreasure)
#include "tst_treasure.moc"
