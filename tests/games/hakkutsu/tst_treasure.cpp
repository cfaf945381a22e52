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
    void init() { m_rules = std::make_unique<Rules>(makeRules({{"mode", "treasure"}}, 3)); }
    void HK_26_rocksStayFaceDownCartIsBeta();
    void HK_27_HK_A3_outAndBackTakesTwoSteps();
    void HK_27_HK_A7_arrivingTurnsTheTopUp();
    void HK_28_revealedRockMayBeLeftNextStaysHidden();
    void HK_28_HK_20_doubleDigTurnsUpFirst();

private:
    std::unique_ptr<Rules> m_rules;
};

void TestTreasure::HK_26_rocksStayFaceDownCartIsBeta()
{
    LiveChance chance(2);
    const State state = m_rules->start(chance, nullptr);
    for (const std::uint8_t slot : m_rules->map().rockCells()) {
        QVERIFY(!state.piles[slot].faceUp());
        QCOMPARE(int(state.piles[slot].known[0]), 0);
    }
    QCOMPARE(m_rules->mobility(state, 0), 4);
    QCOMPARE(m_rules->params().capacity(), 6);
    QCOMPARE(makeRules({{"mode", "treasure"}, {"face_up_at_start", "yes"}}).params().faceUpAtStart,
             true);
}

void TestTreasure::HK_27_HK_A3_outAndBackTakesTwoSteps()
{
    State state = Scene(*m_rules).at(0, "C2").pile("C2", {"Granite", "?"}).state();
    QCOMPARE(verdict(*m_rules, state, "go C2"), "ok");
    play(*m_rules, state, {"go C2"});
    QCOMPARE(state.phase, Phase::Mine);
    // six units: mobility 1, too little to come back
    state = Scene(*m_rules).at(0, "C2").cart(0, {"Kimberlite", "Banded iron"}).state();
    QCOMPARE(m_rules->mobility(state, 0), 1);
    QCOMPARE(verdict(*m_rules, state, "go C2"), "HK-A3 refuse.far");
}

void TestTreasure::HK_27_HK_A7_arrivingTurnsTheTopUp()
{
    const auto b3 = toIndex(cell(*m_rules, "B3"));
    State state = Scene(*m_rules).at(1, "B3").pile("B3", {"?", "?"}).state();
    Events events;
    play(*m_rules, state, {"go B3"}, &events); // somebody is there: turned up all the same
    QVERIFY(state.piles[b3].faceUp());
    QCOMPARE(int(state.piles[b3].known[1]), 0);
    QCOMPARE(int(m_rules->actor(state)), 1); // but no mining
    QVERIFY(log(events, 2).find("HK-27") != std::string::npos);
}

void TestTreasure::HK_28_revealedRockMayBeLeftNextStaysHidden()
{
    const auto c2 = toIndex(cell(*m_rules, "C2"));
    State state = Scene(*m_rules).at(0, "C1").pile("C2", {"?", "?"}).state();
    play(*m_rules, state, {"go C2"});
    State left = state;
    play(*m_rules, left, {"skip"});
    QCOMPARE(int(left.piles[c2].height), 2);
    QVERIFY(left.piles[c2].faceUp()); // what was turned up stays so
    play(*m_rules, state, {"mine"});
    QCOMPARE(int(state.piles[c2].height), 1);
    QVERIFY(!state.piles[c2].faceUp());
}

void TestTreasure::HK_28_HK_20_doubleDigTurnsUpFirst()
{
    const auto c2 = toIndex(cell(*m_rules, "C2"));
    State state =
        Scene(*m_rules).at(0, "C1").pile("C2", {"Basalt", "?"}).hand(0, {"E6", "E2"}).state();
    play(*m_rules, state, {"go C2", "mine"});
    QCOMPARE(moves(*m_rules, state), (std::vector<std::string>{"again", "enough"}));
    QCOMPARE(verdict(*m_rules, state, "again with E4"), "HK-28 refuse.unseen");
    play(*m_rules, state, {"again"});
    QCOMPARE(state.phase, Phase::Again);
    QVERIFY(state.piles[c2].faceUp());
    QCOMPARE(int(state.discards[toIndex(Effect::Double)]), 1); // spent, also when the rock is left
    play(*m_rules, state, {"skip"});
    QCOMPARE(int(m_rules->actor(state)), 1);
    QCOMPARE(int(state.piles[c2].height), 1);
}

QTEST_APPLESS_MAIN(TestTreasure)
#include "tst_treasure.moc"
