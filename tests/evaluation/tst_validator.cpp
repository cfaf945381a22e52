#include "variants.h"

#include "evaluation/balance_report.h"
#include "evaluation/smoke.h"
#include "game/rule_check.h"
#include "io/files.h"
#include "plugin/catalogue.h"

#include <nlohmann/json.hpp>

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;

namespace {

constexpr int kBad = 30;
constexpr int kLeastCaught = 29; ///< 95 % of 30, rounded up

QString described(const Variant &variant, const RuleReport &report)
{
    QString out = QString::fromStdString(variant.name);
    for (const Problem &p : report.problems)
        out += QStringLiteral(" | ") + QString::fromStdString(p.path + " " + p.text.id);
    return out;
}

/// Every problem has words in both languages.
bool inWords(const TextCatalog &texts, const Problems &problems)
{
    for (const Problem &p : problems) {
        for (const Language language : {Language::Ja, Language::En}) {
            const std::string text = Renderer{&texts, language, {}}(p.text);
            if (text.empty() || text.find("⟦") != std::string::npos)
                return false;
        }
    }
    return true;
}

/// Coin Hunt simulates every shot: just enough for a verdict of the quick players.
int smokeGames(const GameDefinition &game) { return game.id == "coinhunt" ? 13 : 20; }

SmokeResult smoke(const GameDefinition &game, const RuleReport &report)
{
    SmokeSpec spec;
    spec.game = &game;
    spec.rules = *report.rules;
    spec.values = *report.values;
    spec.seats = report.seats;
    spec.games = smokeGames(game);
    spec.limit = std::chrono::milliseconds(0);
    return smokePlay(spec);
}

} // namespace

/// Bad variants of every installed game are caught before anybody plays them, good ones are not; all
/// who read rule sets agree.
class ValidatorTest : public QObject
{
    Q_OBJECT

private slots:
    void catchesBadVariants_data() { games(); }
    void catchesBadVariants();
    void likesGoodVariants_data() { games(); }
    void likesGoodVariants();
    void loaderAndToolAgree_data() { games(); }
    void loaderAndToolAgree();
    void presetsHaveNothingToSay_data() { games(); }
    void presetsHaveNothingToSay();
    void seatsThatCannotPlayAreNamed();

private:
    void games();
    const GameDefinition &game();
    static std::vector<Variant> bad(const GameDefinition &game);

    Catalogue m_catalogue;
};

void ValidatorTest::games()
{
    QTest::addColumn<QString>("id");
    for (const GameEntry &entry : m_catalogue.games())
        QTest::newRow(qPrintable(entry.id)) << entry.id;
}

const GameDefinition &ValidatorTest::game()
{
    QFETCH(QString, id);
    return **m_catalogue.definition(id);
}

std::vector<Variant> ValidatorTest::bad(const GameDefinition &game)
{
    std::vector<Variant> all = listedVariants(game, "bad");
    for (std::uint64_t seed = 1; static_cast<int>(all.size()) < kBad; ++seed)
        all.push_back(injuredVariant(game, seed));
    return all;
}

void ValidatorTest::catchesBadVariants()
{
    int caught = 0;
    int byPlay = 0;
    QStringList missed;
    const TextCatalog texts = reportTexts(game());
    for (const Variant &variant : bad(game())) {
        const RuleReport report = checkRules(game(), variant.document);
        QVERIFY2(inWords(texts, report.problems), variant.name.c_str());
        bool found = !report.ok();
        if (found) {
            QVERIFY2(hasErrors(report.problems), variant.name.c_str());
        } else {
            const SmokeResult played = smoke(game(), report);
            found = played.failure || !played.warnings.empty();
            byPlay += found ? 1 : 0;
        }
        caught += found ? 1 : 0;
        if (!found)
            missed << described(variant, report);
    }
    qInfo().noquote() << QTest::currentDataTag() << "caught" << caught << "of" << kBad
                      << "of them by play" << byPlay << missed;
    QVERIFY2(caught >= kLeastCaught, qPrintable(missed.join(u'\n')));
}

void ValidatorTest::likesGoodVariants()
{
    const std::vector<Variant> good = listedVariants(game(), "good");
    QVERIFY(good.size() >= 10);
    for (const Variant &variant : good) {
        const RuleReport report = checkRules(game(), variant.document);
        QVERIFY2(report.ok() && report.problems.empty(), qPrintable(described(variant, report)));
        const SmokeResult played = smoke(game(), report);
        QVERIFY2(!played.failure, variant.name.c_str());
        QCOMPARE(played.games, played.planned);
        QVERIFY2(played.warnings.empty(),
                 (variant.name + ": " +
                  (played.warnings.empty() ? std::string() : played.warnings.front().text.id))
                     .c_str());
    }
}

/// The editor calls checkRules() itself; the loader and the tool must give its verdict.
void ValidatorTest::loaderAndToolAgree()
{
    std::vector<Variant> all = bad(game());
    for (Variant &variant : listedVariants(game(), "good"))
        all.push_back(std::move(variant));
    QTemporaryDir folder;
    for (const Variant &variant : all) {
        const RuleReport report = checkRules(game(), variant.document);
        const Loaded<RuleSet> loaded = m_catalogue.rulesFrom(variant.document);
        QVERIFY2(loaded.ok() == report.ok(), variant.name.c_str());
        const QString path = folder.filePath(QStringLiteral("variant.takujo-rules"));
        QVERIFY(writeFile(path, prettyJson(variant.document), false).empty());
        QProcess tool;
        tool.start(
            QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli"),
            {QStringLiteral("rules"), QStringLiteral("check"), path, QStringLiteral("--json")});
        QVERIFY(tool.waitForFinished(60'000));
        QVERIFY2(tool.exitCode() == (report.ok() ? 0 : 3), variant.name.c_str());
        if (report.ok())
            continue;
        const QByteArray out = tool.readAllStandardOutput();
        const Loaded<Json> line = parseJson(out.left(out.indexOf('\n')).toStdString());
        QVERIFY2(line, out.constData());
        QCOMPARE((*line)["path"].get<std::string>(), report.problems.front().path);
        QCOMPARE((*line)["clause"].get<std::string>(), report.problems.front().clause);
        QVERIFY(!(*line)["problem"].get<std::string>().empty());
    }
}

void ValidatorTest::presetsHaveNothingToSay()
{
    for (const Preset &preset : game().schema.presets) {
        const RuleReport report =
            checkRules(game(), officialRuleSet(game().schema, game().texts, preset.id));
        QVERIFY2(report.ok() && report.problems.empty(), preset.id.c_str());
        QCOMPARE(static_cast<int>(report.seats.size()), game().maxSeats - game().minSeats + 1);
        const SmokeResult played = smoke(game(), report);
        QVERIFY2(!played.failure && played.warnings.empty(), preset.id.c_str());
    }
}

/// HK-4: 16 coins do for two players with 8 each, 8 for nobody.
void ValidatorTest::seatsThatCannotPlayAreNamed()
{
    const GameDefinition &hakkutsu = **m_catalogue.definition(QStringLiteral("hakkutsu"));
    RuleSet rules = officialRuleSet(hakkutsu.schema, hakkutsu.texts, "standard");
    rules.official = false;
    rules.changes = Json{{"start_funds", 8}, {"fund_limit", 8}, {"coin_supply", 16}};
    const RuleReport some = checkRules(hakkutsu, rules);
    QVERIFY(some.ok());
    QCOMPARE(some.seats, std::vector<int>{2});
    QCOMPARE(some.problems.size(), std::size_t(2));
    for (const Problem &p : some.problems) {
        QVERIFY(p.severity == Severity::Caution);
        QCOMPARE(p.clause, std::string("HK-4"));
        QCOMPARE(p.path, std::string("/changes/coin_supply"));
    }
    (*rules.changes)["coin_supply"] = 8;
    const RuleReport none = checkRules(hakkutsu, rules);
    QVERIFY(!none.ok() && !none.values && none.seats.empty());
    QCOMPARE(none.problems.size(), std::size_t(1)); // said once, not for every number of seats
    QVERIFY(hasErrors(none.problems));
}

QTEST_GUILESS_MAIN(ValidatorTest)
#include "tst_validator.moc"
