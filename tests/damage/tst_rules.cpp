#include "mutation.h"
#include "scramble.h"

#include "evaluation/balance_report.h"
#include "evaluation/smoke.h"
#include "game/rule_check.h"
#include "io/files.h"
#include "plugin/catalogue.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;

/// Damaged rule sets of every installed game, all parameters written out, straight through reader and
/// validator: no crash, a message in both languages whenever one is refused; what is taken can be
/// played. TAKUJO_MUTATIONS sets the number of files a game.
class DamagedRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void survives_data();
    void survives();

private:
    static QByteArray fullDocument(const GameDefinition &game);
    static bool saysSomething(const GameDefinition &game, const Problems &problems);
    static std::string playedOut(const GameDefinition &game, const RuleReport &report);
    Catalogue m_catalogue;
};

void DamagedRulesTest::survives_data()
{
    QTest::addColumn<QString>("id");
    for (const GameEntry &entry : m_catalogue.games())
        QTest::newRow(qPrintable(entry.id)) << entry.id;
}

QByteArray DamagedRulesTest::fullDocument(const GameDefinition &game)
{
    RuleSet rules;
    rules.game = game.id;
    rules.nameJa = "試し";
    rules.nameEn = "Trial";
    rules.changes = game.schema.defaults().json();
    return QByteArray::fromStdString(prettyJson(writeRuleSet(rules)));
}

/// There is an error, and each has words in both languages.
bool DamagedRulesTest::saysSomething(const GameDefinition &game, const Problems &problems)
{
    const TextCatalog texts = reportTexts(game);
    return hasErrors(problems) &&
           std::all_of(problems.begin(), problems.end(), [&](const Problem &p) {
               return !Renderer{&texts, Language::Ja, {}}(p.text).empty() &&
                      !Renderer{&texts, Language::En, {}}(p.text).empty();
           });
}

/// Empty when two quick matches of these rules go well.
std::string DamagedRulesTest::playedOut(const GameDefinition &game, const RuleReport &report)
{
    SmokeSpec spec;
    spec.game = &game;
    spec.rules = *report.rules;
    spec.values = *report.values;
    spec.seats = report.seats;
    spec.games = 2;
    spec.limit = std::chrono::seconds(30);
    const SmokeResult result = smokePlay(spec);
    return result.failure ? result.failure->problem.text.id : std::string();
}

void DamagedRulesTest::survives()
{
    QFETCH(QString, id);
    const GameDefinition &game = **m_catalogue.definition(id);
    const QByteArray intact = fullDocument(game);
    const Json whole = *parseJson(intact.toStdString());
    QVERIFY(m_catalogue.rulesFrom(whole));
    const int count = mutations(2500);
    constexpr int kPlayed = 10; ///< of those that are taken although something in them changed
    int taken = 0;
    int played = 0;
    for (int seed = 1; seed <= count; ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        const QByteArray text =
            seed % 2 == 0 ? mutated(intact, number)
                          : QByteArray::fromStdString(scrambled(whole, number, "/changes").dump());
        const Loaded<Json> document = parseJson(text.toStdString());
        if (!document) {
            QVERIFY2(saysSomething(game, document.error()), text.constData());
            continue;
        }
        const RuleReport report = checkRules(game, *document);
        QCOMPARE(m_catalogue.rulesFrom(*document).ok(), report.ok());
        if (!report.ok()) {
            QVERIFY2(saysSomething(game, report.problems), text.constData());
            continue;
        }
        ++taken;
        if (played < kPlayed && report.rules->changes != game.schema.defaults().json()) {
            QVERIFY2(playedOut(game, report).empty(), text.constData());
            ++played;
        }
    }
    qInfo("%s: %d files, %d taken, %d of them played", qPrintable(id), count, taken, played);
    QVERIFY(taken > 0 && taken < count);
}

QTEST_GUILESS_MAIN(DamagedRulesTest)
#include "tst_rules.moc"
