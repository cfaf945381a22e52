// Pushes that the computer tries: by the cheaper simulation, or exactly as the match itself.
#include "ai/shotsearch.h"
#include "fixture.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::coinhunt;
using namespace takujo::coinhunt::test;

class TrialsTest : public QObject
{
    Q_OBJECT

private slots:
    void exactTriesAreTheMatchItself();
    void bestAimsAreJudgedExactly();

private:
    template<class Each>
    void positions(int count, const Each &each) const;
    double mean(const State &s, const Move &move, bool exact) const;

    const Rules m_rules = makeRules(Json::object(), 2);
    const Weights m_weights = weightsOf<Weights>("expert", nullptr, 2);
};

/// Before pushes on the way of matches that are played at random.
template<class Each>
void TrialsTest::positions(int count, const Each &each) const
{
    const Greedy random(m_rules);
    Rng rng(5);
    for (std::uint64_t seed = 1; count > 0; ++seed) {
        LiveChance chance(seed);
        State s = m_rules.start(chance, nullptr);
        while (s.phase != Phase::Over && count > 0) {
            if (s.phase == Phase::Insert && rng.below(6) == 0) {
                each(s, rng);
                --count;
            }
            chance.beginPly(s.ply + 1U);
            m_rules.apply(s, random.move("random", m_rules.view(s, s.actor), rng), chance, nullptr);
        }
    }
}

void TrialsTest::exactTriesAreTheMatchItself()
{
    int cheaperErrs = 0;
    positions(60, [&](const State &s, Rng &rng) {
        const View view = m_rules.view(s, s.actor);
        const PushTrial trial(m_rules, view, m_weights);
        const Move aim = Greedy(m_rules).move("random", view, rng);
        State after = s;
        LiveChance chance(1);
        chance.beginPly(s.ply + 1U);
        m_rules.apply(after, aim, chance, nullptr);
        CoinSet fell = s.board;
        fell.remove(after.board);
        QCOMPARE(trial(aim, {kSteadyHand, true}, rng).fell, fell);
        cheaperErrs += trial(aim, {kSteadyHand}, rng).fell == fell ? 0 : 1;
    });
    QVERIFY(cheaperErrs > 0);
}

/// What so many pushes by the hand of an expert are worth.
double TrialsTest::mean(const State &s, const Move &move, bool exact) const
{
    constexpr int kTries = 30;
    const View view = m_rules.view(s, s.actor);
    const PushTrial trial(m_rules, view, m_weights);
    Rng rng(9);
    double sum = 0;
    for (int i = 0; i < kTries; ++i)
        sum += trial(move, {kMaster, exact}, rng).outlook.ahead / kTries;
    return sum;
}

/// The best aim by the cheaper simulation is often one that it flatters.
void TrialsTest::bestAimsAreJudgedExactly()
{
    double fromExact = 0;
    double fromCheaper = 0;
    positions(12, [&](const State &s, Rng &rng) {
        const View view = m_rules.view(s, s.actor);
        Budget budget;
        budget.simulations = 150;
        Allowance allowance(budget, 0, {}, nullptr);
        const AimTry best =
            ShotSearch(m_rules, view, kMaster, rng, m_weights).run(allowance, {true, true}).front();
        fromExact += std::abs(best.mean().ahead - mean(s, best.move, true));
        fromCheaper += std::abs(best.mean().ahead - mean(s, best.move, false));
    });
    QVERIFY2(fromExact < fromCheaper,
             qPrintable(QStringLiteral("%1 %2").arg(fromExact).arg(fromCheaper)));
}

QTEST_GUILESS_MAIN(TrialsTest)
#include "tst_trials.moc"
