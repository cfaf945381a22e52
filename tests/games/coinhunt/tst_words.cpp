#include "fixture.h"

#include "definition.h"
#include "game/rulebook.h"
#include "learn/guide.h"
#include "rules/names.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace takujo;
using namespace takujo::coinhunt;
using namespace takujo::coinhunt::test;

namespace {

/// The paragraph of a clause, as a player reads it.
std::string paragraph(const std::string &clause, Language language, const RuleValues &values,
                      int seats = 3)
{
    for (const RulebookParagraph &p : renderRulebook(definition(), values, seats, language)) {
        if (p.clause == clause)
            return p.markdown;
    }
    return {};
}

std::string paragraph(const std::string &clause, Language language = Language::En)
{
    return paragraph(clause, language, schema().defaults());
}

std::string fileOfGuide(const char *name)
{
    QFile file(QStringLiteral(TAKUJO_SOURCE_DIR "/engine/games/coinhunt/guide/") + name);
    if (!file.open(QIODevice::ReadOnly))
        giveUp(name);
    return file.readAll().toStdString();
}

Guide sourceGuide()
{
    Loaded<Guide> guide = readGuide(schema(), Json::parse(fileOfGuide("guide.json")));
    if (!guide || !guide->texts.add(Language::Ja, fileOfGuide("guide.ja.json")) ||
        !guide->texts.add(Language::En, fileOfGuide("guide.en.json")))
        giveUp("the guide");
    return std::move(guide).value();
}

} // namespace

/// Names, text ids and the rulebook.
class WordsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyIdIsUsedAndEveryUsedIdExists();
    void linesOfTheLogLeaveTheActorToTheLog();
    void coinsKeepTheirIds();
    void CH_A2_rulesAreReadByName();
    void CH_A16_threePairedShapesAndTheStar();
    void CH_A31_noTimeLimit();
    void rulebookTellsTheRulesAtHand();
    void CH_28_rulebookNamesNoFoulWhereThereIsNone();
    void CH_33_CH_A17_rulebookLeaksAsManyAsTheRulesSay();
    void CH_42_aSecretCoinIsPromisedNoPoint();
    void guideFollowsHouseRules();
};

void WordsTest::everyIdIsUsedAndEveryUsedIdExists()
{
    static const QRegularExpression quoted(QStringLiteral("\"([a-z]+\\.[a-z0-9_.]+)\""));
    const QStringList made{
        "rule.",   "preset.",      "colour.", "edge.", "prompt.wait",
        "prompt.", "option.pass.", "study."}; // study: engine/evaluation asks for them
    QSet<QString> known;
    for (const auto &[id, pattern] : definition().texts.all(Language::En))
        known.insert(QString::fromStdString(id));
    QSet<QString> groups;
    for (const QString &id : known)
        groups.insert(id.section(u'.', 0, 0));
    QSet<QString> used;
    QDirIterator files(QStringLiteral(TAKUJO_SOURCE_DIR "/engine/games/coinhunt"), {"*.cpp", "*.h"},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (auto it = quoted.globalMatch(QString::fromUtf8(file.readAll())); it.hasNext();)
            used.insert(it.next().captured(1));
    }
    for (const QString &id : used) {
        if (groups.contains(id.section(u'.', 0, 0)) && !id.endsWith(u'.') &&
            !engineTexts().find(Language::En, id.toStdString()))
            QVERIFY2(known.contains(id) || known.contains(id + ".big"), qPrintable(id));
    }
    for (const QString &id : known) {
        const bool part = std::any_of(made.begin(), made.end(),
                                      [&](const QString &m) { return id.startsWith(m); });
        QString plain = id;
        for (const char *ending : {".big", ".seen", ".brief"}) // asked for beside the plain one
            plain.remove(QRegularExpression(QRegularExpression::escape(ending) + u'$'));
        QVERIFY2(part || used.contains(id) || used.contains(plain), qPrintable(id));
    }
}

void WordsTest::linesOfTheLogLeaveTheActorToTheLog()
{
    for (const Language language : {Language::Ja, Language::En}) {
        for (const auto &[id, pattern] : definition().texts.all(language)) {
            const bool names = id == "event.turn" || id == "event.jam.turn" || id == "event.winner";
            if (id.starts_with("event."))
                QVERIFY2(has(pattern, "{who}") == names, id.c_str());
        }
    }
}

void WordsTest::coinsKeepTheirIds()
{
    std::set<std::string> ids;
    for (int number = 0; number < kCoins; ++number) {
        QCOMPARE(coinOfId(coinId(number)), number);
        ids.insert(coinId(number));
    }
    QCOMPARE(ids.size(), std::size_t{kCoins});
    QCOMPARE(coinId(7), std::string("coin-red#7"));
    QCOMPARE(coinId(coin("white+14")), std::string("coin-white-magic#14"));
    for (const char *id : {"", "coin-red", "coin-red#", "coin-red#12", "coin-red-magic#3",
                           "coin-pink#1", "die#0", "coin-red#1x", "place#1", "coin-red#-1"})
        QCOMPARE(coinOfId(id), -1);
}

void WordsTest::CH_A2_rulesAreReadByName()
{
    for (const char *clause : {"CH-27", "CH-32"}) {
        QVERIFY(has(paragraph(clause), "ank")); // "bank", "Bank"
        QVERIFY(has(paragraph(clause, Language::Ja), "貯金"));
        QVERIFY(!has(paragraph(clause), "stash"));
    }
    QVERIFY(has(paragraph("CH-40"), "direct drop"));
    QVERIFY(has(paragraph("CH-40", Language::Ja), "直落とし"));
    QVERIFY(has(paragraph("CH-A2"), "**bank**"));
    QVERIFY(has(paragraph("CH-A2", Language::Ja), "**貯金**"));
}

void WordsTest::CH_A16_threePairedShapesAndTheStar()
{
    std::map<int, std::set<int>> colours;
    for (int number = 0; number < kCoins; ++number)
        colours[motifOf(number)].insert(colourOf(number));
    QCOMPARE(colours.size(), std::size_t{4});
    for (int shape = 0; shape < kPentagram; ++shape)
        QCOMPARE(colours[shape].size(), std::size_t{2});
    QCOMPARE(colours[kPentagram].size(), std::size_t{kColours});
    QCOMPARE(colours[0], (std::set<int>{0, 1})); // red and blue, from the manual
    QVERIFY(has(paragraph("CH-A16"),
                "red and blue circle, yellow and green triangle, purple and white square"));
}

void WordsTest::CH_A31_noTimeLimit()
{
    QVERIFY(has(paragraph("CH-A31"), "no time limit"));
    for (const Param &param : schema().params)
        QVERIFY2(!has(param.id, "time") && !has(param.id, "clock"), param.id.c_str());
}

void WordsTest::rulebookTellsTheRulesAtHand()
{
    const auto with = [](const Json &changes, const char *clause, int seats = 3) {
        return paragraph(clause, Language::En,
                         *applyChanges(schema(), schema().defaults(), changes), seats);
    };
    QVERIFY(has(paragraph("CH-6"), "is 7."));
    QVERIFY(has(with(Json::object(), "CH-6", 0),
                "20 with 2 players, 7 with 3 players, 3 with 4 players"));
    QVERIFY(has(paragraph("CH-24"), "the die shows 2, 4, 6"));
    QVERIFY(!has(with({{"danger_values", Json::array()}}, "CH-24"), "the die shows"));
    QVERIFY(has(paragraph("CH-19"), "up to 6 mm further"));
    QVERIFY(!has(with({{"max_depth_half", 0}}, "CH-19"), "further"));
    QVERIFY(has(with({{"thickness_tenth", 25}}, "CH-16"), "2.5 mm"));
    QVERIFY(has(with({{"contact_gap_hundredth", 25}}, "CH-28"), "0.25 mm"));
    QVERIFY(has(with({{"no_direct_drop", false}}, "CH-28"), "not a foul"));
    QVERIFY(has(with({{"second_half", false}}, "CH-36"), "no second half"));
    QVERIFY(has(with({{"turn_direction", "right"}}, "CH-2"), "south, east and north"));
}

void WordsTest::CH_28_rulebookNamesNoFoulWhereThereIsNone()
{
    const RuleValues free =
        *applyChanges(schema(), schema().defaults(), {{"no_direct_drop", false}});
    for (const char *clause : {"CH-19", "CH-29", "CH-32", "CH-A18", "CH-A23", "CH-A28", "CH-A30"}) {
        for (const Language language : {Language::Ja, Language::En}) {
            const std::string text = paragraph(clause, language, free);
            QVERIFY2(!text.empty() && text != paragraph(clause, language), clause);
            for (const char *word : {"irect drop", "the stash", "直落とし", "ヘソクリ"})
                QVERIFY2(!has(text, word), clause);
        }
    }
}

// CH-33 said "one" where CH-A17 said "of every colour".
void WordsTest::CH_33_CH_A17_rulebookLeaksAsManyAsTheRulesSay()
{
    const RuleValues every =
        *applyChanges(schema(), schema().defaults(), {{"leak_takes", "every_new"}});
    QVERIFY(has(paragraph("CH-33"), "who puts one into the wallet"));
    QVERIFY(
        has(paragraph("CH-33", Language::En, every), "one of every new colour into the wallet"));
    QVERIFY(has(paragraph("CH-33", Language::Ja), "1枚を財布"));
    QVERIFY(has(paragraph("CH-33", Language::Ja, every), "新しい色ごとに1枚を財布"));
}

// A magic coin costs points in the simplified rules, a lucky one is worth more.
void WordsTest::CH_42_aSecretCoinIsPromisedNoPoint()
{
    QVERIFY(has(*definition().texts.find(Language::En, "tip.secret"), "a coin of the vault"));
    QVERIFY(has(*definition().texts.find(Language::Ja, "tip.secret"), "金庫のコイン"));
    for (const Language language : {Language::Ja, Language::En})
        QVERIFY(!has(*definition().texts.find(language, "tip.secret"), "1"));
}

void WordsTest::guideFollowsHouseRules()
{
    const Guide guide = sourceGuide();
    const auto caption = [&](const char *id, const Json &changes) {
        RuleSet rules;
        rules.game = definition().id;
        rules.changes = changes;
        const GuideFigure &figure = *guide.figure(id);
        const Loaded<OpenFigure> open = openFigure(definition(), guide, figure, rules);
        if (!open)
            giveUp(std::string("no figure ") + id);
        const GuideWords words(definition(), guide, open->match.game().rules(), 2, Language::En);
        return words.of(figure, open->match, figureText(figure)) + (open->fits ? "" : " (other)");
    };
    QVERIFY(has(caption("aim", Json::object()), "from your own side"));
    QVERIFY(has(caption("aim", {{"fixed_side", false}}), "from any side"));
    QVERIFY(has(caption("take", Json::object()), "2 coins fell: take one of a colour"));
    QCOMPARE(caption("take", {{"big_drop", 2}}), // CH-27
             std::string("2 coins fell: bank first and take any."));
    QVERIFY(!has(caption("jam", Json::object()), "(other)"));
    QVERIFY(has(caption("jam", {{"second_half", false}}), "(other)")); // CH-35
    const RuleValues half = *applyChanges(schema(), schema().defaults(), {{"second_half", false}});
    const GuideWords words(definition(), guide, half, 2, Language::En);
    QCOMPARE(words("term.stash.text"), std::string("What the fairy keeps."));
    QVERIFY(!has(words("term.jam.text"), "ushed"));
}

QTEST_GUILESS_MAIN(WordsTest)
#include "tst_words.moc"
