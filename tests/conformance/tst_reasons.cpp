#include "conformance_run.h"

#include "plugin/catalogue.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::conformance;

namespace {

constexpr int kPositions = 60;

} // namespace

/// Why a move is advised, in one installed game: every reason computed again (tests/deep: 500 positions).
class ReasonsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyReasonIsTrue();
};

void ReasonsTest::everyReasonIsTrue()
{
    Catalogue catalogue;
    const auto definition = catalogue.definition(qEnvironmentVariable("TAKUJO_TEST_GAME"));
    QVERIFY(definition.ok());
    const std::vector<Setup> setups = allSetups(**definition);
    ReasonsSpec spec;
    spec.positions = kPositions;
    spec.simulations = 100;
    const Findings findings = runReasons(setups, spec);
    for (const auto &[what, n] : findings.counts())
        qInfo("%s: %llu", what.c_str(), static_cast<unsigned long long>(n));
    QVERIFY2(findings.ok(), findings.summary().c_str());
    QVERIFY(findings.counts().at("reasons computed again") > kPositions);
}

QTEST_GUILESS_MAIN(ReasonsTest)
#include "tst_reasons.moc"
