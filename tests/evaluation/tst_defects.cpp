#include "variants.h"

#include "evaluation/balance_report.h"
#include "evaluation/study.h"
#include "game/rule_check.h"
#include "plugin/baseline_file.h"
#include "plugin/catalogue.h"

#include <QtTest>

using namespace takujo;

namespace {

constexpr std::uint64_t kMatches = 400;
/// Where matches take so long that the baseline has few.
constexpr std::uint64_t kFewMatches = kFirstLook;
constexpr int kFewKnown = 100;
constexpr int kSeedsInDepth = 20;

/// TAKUJO_STUDY_SEEDS; tests/deep asks for 20, else one.
int seeds()
{
    const int wanted = qEnvironmentVariableIntValue("TAKUJO_STUDY_SEEDS");
    return wanted > 0 ? wanted : 1;
}

/// Matches a baseline has at the least; those of Coin Hunt are simulated and take long.
int leastBaseline(const QString &game)
{
    return game == QStringLiteral("coinhunt") ? kFewKnown : 400;
}

} // namespace

/// The detector: planted defects (variants/*.json) are found, official presets are not suspected. The
/// bounds of engine/evaluation/findings.cpp follow from the numbers of questions and matches alone, not
/// from these defects.
class DefectsTest : public QObject
{
    Q_OBJECT

private slots:
    void findsPlantedDefects_data();
    void findsPlantedDefects();
    void trustsOfficialPresets_data();
    void trustsOfficialPresets();
    void baselinesAreOfTheseRulesAndPlayers_data() { games(); }
    void baselinesAreOfTheseRulesAndPlayers();

private:
    void games();
    std::shared_ptr<const Game> gameOf(const RuleSet &rules, int seats);
    /// A study that shares no match with the baselines.
    BalanceReport study(const RuleSet &rules, int seats, int number);

    Catalogue m_catalogue;
    int m_suspected = 0;
};

void DefectsTest::games()
{
    QTest::addColumn<QString>("id");
    for (const GameEntry &entry : m_catalogue.games())
        QTest::newRow(qPrintable(entry.id)) << entry.id;
}

std::shared_ptr<const Game> DefectsTest::gameOf(const RuleSet &rules, int seats)
{
    const auto game = m_catalogue.makeGame(rules, seats);
    return game ? *game : nullptr;
}

BalanceReport DefectsTest::study(const RuleSet &rules, int seats, int number)
{
    const QString id = QString::fromStdString(rules.game);
    const GameDefinition &game = **m_catalogue.definition(id);
    const Loaded<Baselines> baselines = readBaselines(*m_catalogue.find(id));
    const RuleSet official = officialRuleSet(game.schema, game.texts, rules.base);
    const Baseline *baseline =
        baselines ? baselines->find(studyKey(*gameOf(official, seats))) : nullptr;
    StudySpec spec;
    spec.game = gameOf(rules, seats);
    spec.first = static_cast<std::uint64_t>(number) * 1'000'000 + 1;
    const int known = baseline ? baseline->counts.games : 0;
    const std::uint64_t games = known <= kFewKnown
                                    ? kFewMatches
                                    : std::min(static_cast<std::uint64_t>(known) / 2, kMatches);
    spec.last = spec.first + games - 1;
    spec.jobs = 2;
    Study played(spec);
    played.start();
    played.wait();
    return makeReport(game, played.key(), played.counts(), baseline);
}

void DefectsTest::findsPlantedDefects_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("number");
    for (const GameEntry &entry : m_catalogue.games()) {
        const std::vector<Variant> all =
            listedVariants(**m_catalogue.definition(entry.id), "defects");
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(qPrintable(entry.id + ": " + QString::fromStdString(all[i].name)))
                << entry.id << static_cast<int>(i);
    }
}

void DefectsTest::findsPlantedDefects()
{
    QFETCH(QString, id);
    QFETCH(int, number);
    const GameDefinition &game = **m_catalogue.definition(id);
    const Variant defect = listedVariants(game, "defects")[static_cast<std::size_t>(number)];
    const RuleReport checked = checkRules(game, defect.document);
    QVERIFY2(checked.ok(), "the validator must let it through");
    int found = 0;
    for (int seed = 1; seed <= seeds(); ++seed) {
        const BalanceReport report = study(*checked.rules, defect.seats, seed);
        QVERIFY2(report.officialGames >= leastBaseline(id), "no baseline");
        found += std::any_of(report.findings.begin(), report.findings.end(),
                             [&](const Finding &f) { return f.id == defect.finds; })
                     ? 1
                     : 0;
    }
    qInfo("found with %d of %d seeds", found, seeds());
    QVERIFY(found * kSeedsInDepth >= (kSeedsInDepth - 1) * seeds());
}

void DefectsTest::trustsOfficialPresets_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("seats");
    for (const GameEntry &entry : m_catalogue.games()) {
        const GameDefinition &game = **m_catalogue.definition(entry.id);
        for (const Preset &preset : game.schema.presets) {
            for (int seats = game.minSeats; seats <= game.maxSeats; ++seats)
                QTest::addRow("%s:%s %d", game.id.c_str(), preset.id.c_str(), seats)
                    << entry.id << QString::fromStdString(preset.id) << seats;
        }
    }
}

/// With one seed the promise is for all presets together: at most one of them may be suspected.
void DefectsTest::trustsOfficialPresets()
{
    QFETCH(QString, id);
    QFETCH(QString, preset);
    QFETCH(int, seats);
    const GameDefinition &game = **m_catalogue.definition(id);
    const RuleSet rules = officialRuleSet(game.schema, game.texts, preset.toStdString());
    int suspected = 0;
    for (int seed = 1; seed <= seeds(); ++seed) {
        const BalanceReport report = study(rules, seats, seed);
        QVERIFY2(report.officialGames >= leastBaseline(id), "no baseline");
        QVERIFY(report.official);
        for (const Finding &f : report.findings)
            qInfo("seed %d: %s %s", seed, f.id.c_str(), f.measure.c_str());
        suspected += report.findings.empty() ? 0 : 1;
    }
    m_suspected += suspected;
    QVERIFY(seeds() < kSeedsInDepth ? m_suspected <= seeds()
                                    : suspected * kSeedsInDepth <= seeds());
}

/// Played again, the first matches of every baseline are the same: neither rules nor player have
/// changed since. If this fails for good reason: tests/baselines. Those of stronger players, who think
/// for long, are played again in depth only.
void DefectsTest::baselinesAreOfTheseRulesAndPlayers()
{
    QFETCH(QString, id);
    const GameDefinition &game = **m_catalogue.definition(id);
    const Loaded<Baselines> baselines = readBaselines(*m_catalogue.find(id));
    QVERIFY(baselines && !baselines->all().empty());
    for (const Baseline &baseline : baselines->all()) {
        const RuleSet rules = officialRuleSet(game.schema, game.texts, baseline.preset);
        StudySpec spec;
        spec.game = gameOf(rules, baseline.key.seats);
        spec.player = baseline.key.player;
        spec.last = kSignatureGames;
        QCOMPARE(baseline.key.rules, studyKey(*spec.game).rules);
        QVERIFY(!baseline.version.empty());
        QCOMPARE(baseline.first, std::uint64_t(1));
        QCOMPARE(baseline.last,
                 static_cast<std::uint64_t>(baseline.counts.games + baseline.counts.faults));
        if (baseline.key.player != studyPlayer(*spec.game) && seeds() < kSeedsInDepth)
            continue;
        Study played(spec);
        played.start();
        played.wait();
        QCOMPARE(toHex(signatureOf(played.rows())), toHex(baseline.signature));
    }
}

QTEST_GUILESS_MAIN(DefectsTest)
#include "tst_defects.moc"
