// What people read of house rules that are wrong: values, places of problems; and what of a rulebook counts
// as changed.
#include "game/parameters.h"
#include "game/rule_check.h"
#include "game/rule_place.h"
#include "game/rulebook.h"
#include "game/shown_values.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace takujo;

class TestShown : public QObject
{
    Q_OBJECT

private slots:
    void wrongValuesAreWords_data();
    void wrongValuesAreWords();
    void placesAreWordsSaidOnce_data();
    void placesAreWordsSaidOnce();
    void aBookIsComparedWithItsBase();
};

namespace {

GameDefinition shownGame()
{
    using namespace parameters;
    GameDefinition game;
    game.id = game.schema.game = "shown";
    game.schema.params = {
        list("bands", Json::parse(R"([{"from": 1, "points": 2}])"),
             {whole("from", 0, 9), whole("points", 0, 9)}, 1, 4, "cards", {}),
        grid("board", "small", Json::parse(R"({"small": [[1]]})"), 1, 4, "cards", {}),
        number("jokers", 2, 0, 9, "cards", {})};
    game.schema.params[1].maxItems = 4;
    game.schema.presets = {Preset("standard"), Preset("advanced", Json::parse(R"({"jokers": 5})"))};
    game.rulebookEn = "# Book\n\n{#S-1} {jokers} jokers.\n";
    game.rulebookJa = game.rulebookEn;
    game.texts.add(Language::En, R"({"rule.bands": "Bands", "rule.bands.from": "From",
        "rule.bands.points": "Points", "rule.board": "Board", "rule.board.own": "Own",
        "rule.board.small": "Small", "rule.jokers": "Jokers"})");
    return game;
}

} // namespace

// They stood there as they are written in the file: `[{"from":99,"points":1}]`.
void TestShown::wrongValuesAreWords_data()
{
    QTest::addColumn<QByteArray>("param");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char *param, const char *value, const char *words) {
        QTest::newRow(value) << QByteArray(param) << QByteArray(value) << QByteArray(words);
    };
    row("bands", R"([{"from": 99, "points": 1}])", "99 / 1");
    row("bands", R"([{"from": 1, "points": 2}, {"from": 3}, 7])",
        "1 / 2; row 2 cannot be read; row 3 cannot be read");
    row("bands", "[]", "0 rows");
    row("bands", R"({"from": 1})", "cannot be read");
    row("bands", "[1, 2, 3, 4, 5, 6, 7]", "7 rows");
    row("board", "[[0, 0], [0, 77]]", "Own 2×2");
    row("board", "[[0, 0], [0]]", "cannot be read");
    row("jokers", "99", "99");
    row("jokers", R"("many")", "cannot be read");
}

void TestShown::wrongValuesAreWords()
{
    QFETCH(QByteArray, param);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, words);
    const GameDefinition game = shownGame();
    const Param &known = *game.schema.find(param.toStdString());
    const Json json = Json::parse(value.toStdString());
    QCOMPARE(QByteArray::fromStdString(shownBriefly(game, known, json, Language::En)), words);
    QVERIFY(!shownChange(game, known, known.def, json, Language::Ja).empty());
}

void TestShown::placesAreWordsSaidOnce_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("named by its sentence") << QByteArray(R"({"jokers": 99})") << QByteArray();
    QTest::newRow("row of a list")
        << QByteArray(R"({"bands": [{"from": 1, "points": 2}, {"from": 3, "points": 99}]})")
        << QByteArray("row 2");
    QTest::newRow("missing cell") << QByteArray(R"({"bands": [{"from": 1}]})")
                                  << QByteArray("Bands, row 1");
    QTest::newRow("square") << QByteArray(R"({"board": [[1, 1], [1, 77]]})")
                            << QByteArray("row 2, column 2");
    QTest::newRow("unknown") << QByteArray(R"({"wings": 1})") << QByteArray();
}

// "Jokers  Jokers must be a whole number", and `/changes/bands/1/points`.
void TestShown::placesAreWordsSaidOnce()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, place);
    const GameDefinition game = shownGame();
    RuleSet rules;
    rules.game = "shown";
    rules.changes = Json::parse(document.toStdString());
    const RuleReport report = checkRules(game, rules);
    QVERIFY(!report.ok());
    TextCatalog texts;
    texts.add(engineTexts());
    texts.add(game.texts);
    const Renderer words{&texts, Language::En, {}};
    const auto said = shownPlace(game.schema, report.problems.front(), words);
    QVERIFY(said);
    QCOMPARE(QByteArray::fromStdString(*said), place);
    const auto name =
        shownPlace(game.schema, problem("io.member.object", "/name/ja").front(), words);
    QCOMPARE(QByteArray::fromStdString(name.value_or("")), QByteArray("Name in Japanese"));
    QVERIFY(!shownPlace(game.schema, problem("io.array", "/plies/0").front(), words));
}

// A house rule without a change, made of the advanced rules, had paragraphs that were "changed".
void TestShown::aBookIsComparedWithItsBase()
{
    const GameDefinition game = shownGame();
    const auto changed = [&game](const RuleValues *base, const RuleValues &values) {
        const auto book = renderRulebook(game, values, 0, Language::En, nullptr, base);
        return book.back().changed;
    };
    const Loaded<RuleValues> advanced = presetValues(game.schema, "advanced");
    QVERIFY(advanced);
    QVERIFY(!presetValues(game.schema, "nothing"));
    QVERIFY(!changed(&*advanced, *advanced));
    QVERIFY(changed(&*advanced, game.schema.defaults()));
    QVERIFY(changed(nullptr, *advanced));
}

QTEST_APPLESS_MAIN(TestShown)
#include "tst_shown.moc"
