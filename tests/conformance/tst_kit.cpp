#include "conformance_run.h"
#include "conformance_statistics.h"
#include "faulty_game.h"
#include "sixes_rules.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::conformance;

namespace {

Findings fuzz(Fault fault)
{
    const auto setups = allSetups(faulty(sixes::definition(), fault));
    FuzzSpec spec;
    spec.games = 40;
    spec.thinking = fault == Fault::BlindAi; // the toy is luck more than thought
    spec.jobs = 2;
    return runFuzz(setups, spec);
}

Findings leak(Fault fault, int samples = 3000)
{
    const auto setups = allSetups(faulty(sixes::definition(), fault));
    LeakSpec spec;
    spec.positions = 40;
    spec.samples = samples;
    spec.jobs = 2;
    return runLeak(setups, spec);
}

Findings reasons(Fault fault)
{
    const auto setups = allSetups(faulty(sixes::definition(), fault));
    ReasonsSpec spec;
    spec.positions = 40;
    spec.jobs = 2;
    return runReasons(setups, spec);
}

bool found(const Findings &findings, const std::string &check)
{
    for (const Failure &failure : findings.failures()) {
        if (failure.check == check)
            return true;
    }
    return false;
}

} // namespace

/// The kit itself: a good game passes, every planted fault is found by the check meant for it.
class KitTest : public QObject
{
    Q_OBJECT

private slots:
    void chiSquareAgreesWithTables();
    void goodGamePassesFuzz();
    void goodGamePassesLeak();
    void findsFaultInFuzz_data();
    void findsFaultInFuzz();
    void findsLeak_data();
    void findsLeak();
    void findsFalseReasons();
    void doesNotDependOnJobs();
    void repeatsOneMatchAlone();
};

void KitTest::chiSquareAgreesWithTables()
{
    QVERIFY(std::abs(chiSquareTail(3.841, 1) - 0.05) < 1e-4);
    QVERIFY(std::abs(chiSquareTail(29.588, 10) - 0.001) < 1e-5);
    QVERIFY(std::abs(chiSquareTail(124.342, 100) - 0.05) < 1e-4);
    QCOMPARE(chiSquareTail(0, 4), 1.0);
}

void KitTest::goodGamePassesFuzz()
{
    const Findings findings = fuzz(Fault::None);
    QVERIFY2(findings.ok(), findings.summary().c_str());
    QCOMPARE(findings.counts().at("matches"), 40U);
    QVERIFY(findings.counts().at("edge matches") >= 2);
    QVERIFY(findings.counts().at("AI moves") > 0);
    QVERIFY2(findings.notes().empty(),
             findings.notes().empty() ? "" : findings.notes().begin()->c_str());
}

void KitTest::goodGamePassesLeak()
{
    const Findings findings = leak(Fault::None, 20'000);
    QVERIFY2(findings.ok(), findings.summary().c_str());
    QVERIFY(findings.counts().at("positions") >= 20);
    QVERIFY(findings.counts().at("redrawn worlds") > 100);
    QVERIFY(findings.counts().at("uniformity tests") >= 10);
}

void KitTest::findsFaultInFuzz_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<QByteArray>("check");
    QTest::newRow("move text") << Fault::WrongText << QByteArray("move text");
    QTest::newRow("thinking") << Fault::BlindAi << QByteArray("thinking");
    QTest::newRow("score lines") << Fault::WrongScore << QByteArray("score");
    QTest::newRow("score sources") << Fault::WrongSource << QByteArray("sources");
}

void KitTest::findsFaultInFuzz()
{
    QFETCH(Fault, fault);
    QFETCH(QByteArray, check);
    QVERIFY(found(fuzz(fault), check.toStdString()));
}

void KitTest::findsLeak_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<QByteArray>("check");
    QTest::newRow("cheating AI") << Fault::CheatingAi << QByteArray("world-swap AI");
    QTest::newRow("truthful sampler, at the deal")
        << Fault::TruthfulSampler << QByteArray("uniform");
    QTest::newRow("truthful sampler, later") << Fault::TruthfulSampler << QByteArray("sampler");
    QTest::newRow("sometimes truthful sampler") << Fault::LuckySampler << QByteArray("uniform");
    QTest::newRow("biased sampler") << Fault::BiasedSampler << QByteArray("uniform");
    QTest::newRow("samples of another view") << Fault::ForgetfulView << QByteArray("sampler");
    QTest::newRow("table") << Fault::LeakyTable << QByteArray("world-swap");
    QTest::newRow("moves by themselves") << Fault::LeakyForce << QByteArray("public");
    QTest::newRow("refusals") << Fault::LeakyCheck << QByteArray("world-swap");
    QTest::newRow("events") << Fault::LeakyEvents << QByteArray("events");
}

void KitTest::findsLeak()
{
    QFETCH(Fault, fault);
    QFETCH(QByteArray, check);
    const Findings findings = leak(fault);
    QVERIFY2(found(findings, check.toStdString()), findings.summary().c_str());
}

/// Also the game that gives none: then "won so often" is no reason.
void KitTest::findsFalseReasons()
{
    const Findings none = reasons(Fault::None);
    QVERIFY2(found(none, "share") && none.failed() == 1, none.summary().c_str());
    const Findings wrong = reasons(Fault::WrongReason);
    QVERIFY2(found(wrong, "points"), wrong.summary().c_str());
    const Findings rare = reasons(Fault::RareReason);
    QVERIFY2(found(rare, "again"), rare.summary().c_str());
}

void KitTest::doesNotDependOnJobs()
{
    const auto setups = allSetups(sixes::definition());
    FuzzSpec spec;
    spec.games = 12;
    const Findings one = runFuzz(setups, spec);
    spec.jobs = 3;
    QVERIFY(one.counts() == runFuzz(setups, spec).counts());
}

void KitTest::repeatsOneMatchAlone()
{
    const auto setups = allSetups(faulty(sixes::definition(), Fault::WrongScore));
    FuzzSpec spec;
    spec.games = 3;
    spec.schema = false;
    const Findings all = runFuzz(setups, spec);
    QVERIFY(!all.ok());
    const Failure &failure = all.failures().front();
    QVERIFY(failure.again.starts_with("fuzz --rules sixes:"));
    const Findings alone = repeatFuzz(setups[0], matchSeed(spec.seed, 0), false);
    QCOMPARE(alone.failures().front().message, failure.message);
    QCOMPARE(alone.failures().front().ply, failure.ply);
}

QTEST_GUILESS_MAIN(KitTest)
#include "tst_kit.moc"
