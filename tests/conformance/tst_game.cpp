#include "conformance_run.h"

#include "plugin/catalogue.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::conformance;

namespace {

// Of a preset and a number of seats: more than 50 matches a preset. tests/deep plays a thousand.
constexpr int kMatchesASetup = 20;
constexpr int kPositionsASetup = 4; ///< tests/deep: 300 a game
/// The kit's own test finds its biased sampler with 3,000; tests/deep draws 20,000.
constexpr int kSamples = 4'000;

} // namespace

/// The conformance kit over one installed game: every preset, every number of seats.
class GameTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void holdsInMatches();
    void hidesWhatIsHidden();

private:
    void report(const Findings &findings);

    std::unique_ptr<Catalogue> m_catalogue;
    std::vector<Setup> m_setups;
};

void GameTest::initTestCase()
{
    m_catalogue = std::make_unique<Catalogue>();
    const auto definition = m_catalogue->definition(qEnvironmentVariable("TAKUJO_TEST_GAME"));
    QVERIFY(definition.ok());
    m_setups = allSetups(**definition);
}

void GameTest::report(const Findings &findings)
{
    for (const auto &[what, n] : findings.counts())
        qInfo("%s: %llu", what.c_str(), static_cast<unsigned long long>(n));
    for (const std::string &note : findings.notes())
        qInfo("note: %s", note.c_str());
    QVERIFY2(findings.ok(), findings.summary().c_str());
}

void GameTest::holdsInMatches()
{
    FuzzSpec spec;
    spec.thinking = !m_setups.front().definition().slowPlayOuts; // too few matches to be sure
    spec.games = kMatchesASetup * static_cast<int>(m_setups.size());
    const Findings findings = runFuzz(m_setups, spec);
    report(findings);
    // Where points come from is shown by everybody who gives points to seats.
    const auto shown = findings.counts().find("score lines with sources");
    QVERIFY(m_setups.front().definition().cooperative ||
            (shown != findings.counts().end() && shown->second > 0));
}

void GameTest::hidesWhatIsHidden()
{
    LeakSpec spec;
    spec.positions = kPositionsASetup * static_cast<int>(m_setups.size());
    spec.samples = kSamples;
    report(runLeak(m_setups, spec));
}

QTEST_GUILESS_MAIN(GameTest)
#include "tst_game.moc"
