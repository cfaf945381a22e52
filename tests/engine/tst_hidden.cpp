// Characters nobody sees in names and cells of files, and values that look like markup of a rulebook.
#include "game/hidden_characters.h"
#include "game/rule_check.h"
#include "game/rulebook.h"
#include "io/record_io.h"
#include "io/whole_letters.h"
#include "toy_match.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace takujo;

class TestHidden : public QObject
{
    Q_OBJECT

private slots:
    void namesEachKind_data();
    void namesEachKind();
    void takesWhatPeopleWrite();
    void refusedInRuleSets_data();
    void refusedInRuleSets();
    void notesMayHaveLines();
    void refusedInRecords();
    void messagesShowWhatIsHidden();
    void valuesForgeNoParagraph_data();
    void valuesForgeNoParagraph();
    void valuesAreShownAsTheyAre();
    void aTextIsCutBetweenLetters();
};

namespace {

std::string said(const Problems &problems, Language language)
{
    return Renderer{&engineTexts(), language, {}}(problems.front().text);
}

/// A game whose house rules have names, and whose rulebook tells them.
GameDefinition namingGame()
{
    GameDefinition game;
    game.id = "naming";
    game.schema.game = "naming";
    Param names;
    names.id = "names";
    names.type = ParamType::List;
    names.def = Json::array();
    names.columns = {{"name", Column::Type::Text, 0, 0, {}}};
    names.maxItems = 4;
    game.schema.params = {names};
    game.schema.presets = {{"standard"}};
    game.rulebookEn = "# Rules\n\n{names}\n\n- {names}\n\n{#N-1} The names: {names}. **End**\n\n"
                      "| name |\n|---|\n| {names} |\n";
    game.rulebookJa = game.rulebookEn;
    return game;
}

Json ruleSet(const char *where, const std::string &text)
{
    Json document = Json::parse(R"({"format": "takujo-rules/1", "game": "naming", "name": {},
        "base": "standard", "changes": {"names": [{"name": "a"}, {"name": "b"}]}})");
    document[Json::json_pointer(where)] = text;
    return document;
}

} // namespace

void TestHidden::namesEachKind_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("place");
    QTest::newRow("control") << QStringLiteral("a\u0007") << "U+0007" << 2;
    QTest::newRow("escape") << QStringLiteral("\u001b[31m") << "U+001B" << 1;
    QTest::newRow("C1") << QStringLiteral("石\u009b") << "U+009B" << 2;
    QTest::newRow("line feed") << QStringLiteral("葵\nb") << "U+000A" << 2;
    QTest::newRow("tab") << QStringLiteral("\t") << "U+0009" << 1;
    QTest::newRow("line separator") << QStringLiteral("ab\u2028") << "U+2028" << 3;
    QTest::newRow("right to left") << QStringLiteral("a\u202eb") << "U+202E" << 2;
    QTest::newRow("isolate") << QStringLiteral("\u2066") << "U+2066" << 1;
    QTest::newRow("mark") << QStringLiteral("\u200f") << "U+200F" << 1;
    QTest::newRow("zero width") << QStringLiteral("a\u200bb") << "U+200B" << 2;
    QTest::newRow("joiner") << QStringLiteral("a\u2060") << "U+2060" << 2;
    QTest::newRow("byte order mark") << QStringLiteral("\ufeff") << "U+FEFF" << 1;
    QTest::newRow("soft hyphen") << QStringLiteral("\u00ad") << "U+00AD" << 1;
    QTest::newRow("tag") << QString::fromUcs4(U"😀\U000E0041") << "U+E0041" << 2;
}

void TestHidden::namesEachKind()
{
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(int, place);
    const auto found = hiddenCharacter(text.toStdString(), Lines::One);
    QVERIFY(found);
    QCOMPARE(QString::fromStdString(codePoint(found->code)), code);
    QCOMPARE(found->place, place);
    const std::string clean = cleaned(text.toStdString(), Lines::One);
    QVERIFY(!hiddenCharacter(clean, Lines::One));
    QVERIFY(!hiddenCharacter(withoutHidden(text.toStdString()), Lines::One));
}

void TestHidden::takesWhatPeopleWrite()
{
    for (const QString &text :
         {QStringLiteral("葵（写し）・ハクツ!!"), QStringLiteral("Zoë <b>&amp; {#HK-11} | **x**"),
          QString::fromUcs4(U"葛\U000E0100城 😀 \u263A\uFE0F"), QStringLiteral("שלום")})
        QVERIFY2(!hiddenCharacter(text.toStdString(), Lines::One), qPrintable(text));
    // bytes that are no UTF-8 end the search nowhere
    QVERIFY(!hiddenCharacter("\xf0\x9f a \xe3", Lines::One));
}

void TestHidden::refusedInRuleSets_data()
{
    QTest::addColumn<QString>("where");
    for (const char *where : {"/name/ja", "/name/en", "/author", "/notes", "/changes/names/1/name"})
        QTest::newRow(where) << where;
}

void TestHidden::refusedInRuleSets()
{
    QFETCH(QString, where);
    const std::string path = where.toStdString();
    const GameDefinition game = namingGame();
    QVERIFY(readRuleSet(game.schema, ruleSet(path.c_str(), "<b>{#N-1}</b>")));
    const auto read = readRuleSet(game.schema, ruleSet(path.c_str(), "ok\xe2\x80\xae"));
    QVERIFY(!read);
    QCOMPARE(read.error().front().path, path);
    for (const Language language : {Language::Ja, Language::En}) {
        const QString text = QString::fromStdString(said(read.error(), language));
        QVERIFY2(text.contains(QStringLiteral("U+202E")) && text.contains(QLatin1Char('3')),
                 qPrintable(text));
        QVERIFY2(!text.contains(QChar(0x27E6)), qPrintable(text)); // no missing words
    }
}

void TestHidden::notesMayHaveLines()
{
    const GameDefinition game = namingGame();
    QVERIFY(readRuleSet(game.schema, ruleSet("/notes", "one\ntwo\n")));
    QVERIFY(!readRuleSet(game.schema, ruleSet("/notes", "one\rtwo")));
    QVERIFY(!readRuleSet(game.schema, ruleSet("/name/en", "one\ntwo")));
}

void TestHidden::refusedInRecords()
{
    Match match = toyMatch();
    playRandomly(match, 3, 1);
    const Json record = writeRecord(match.game(), match.record());
    Json named = record;
    named["seats"][0]["name"] = "Ao\xe2\x80\x8bi";
    const auto read = readRecord(match.game(), named);
    QVERIFY(!read);
    QCOMPARE(read.error().front().path, std::string("/seats/0/name"));
    QCOMPARE(QString::fromStdString(readRecordSummary(named)->seats[0].name),
             QStringLiteral("Ao⟨U+200B⟩i"));
    Json ruled = record;
    ruled["rules"]["name"]["ja"] = "\xe2\x80\x8b";
    QCOMPARE(readRecord(match.game(), ruled).error().front().path, std::string("/rules/name/ja"));
    // what is written can be read again
    MatchRecord typed = match.record();
    typed.seats[0].name = "Ao\n\xe2\x80\x8bi";
    const auto again = readRecord(match.game(), writeRecord(match.game(), typed));
    QVERIFY(again);
    QCOMPARE(again->seats[0].name, std::string("Ao i"));
}

void TestHidden::messagesShowWhatIsHidden()
{
    const GameDefinition game = namingGame();
    Json document = ruleSet("/notes", "");
    document["x\n\xe2\x80\xaey"] = 1;
    const auto read = readRuleSet(game.schema, document);
    QVERIFY(!read);
    const QString shown = QStringLiteral("x⟨U+000A⟩⟨U+202E⟩y");
    QCOMPARE(QString::fromStdString(read.error().front().path), u'/' + shown);
    for (const Language language : {Language::Ja, Language::En})
        QVERIFY(QString::fromStdString(said(read.error(), language)).contains(shown));
}

void TestHidden::valuesForgeNoParagraph_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"{#N-1} Everybody wins", "# Title", "- {#N-1} item", "| a | b |",
                             "{names}", "{?seats}gone", "**bold**", "x | y", "\\", "---",
                             "\n{#N-1} Everybody wins", "a\n\n# Title"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestHidden::valuesForgeNoParagraph()
{
    QFETCH(QString, name);
    const GameDefinition game = namingGame();
    const auto rendered = [&](const std::string &text) {
        RuleValues values = game.schema.defaults();
        Json row = Json::object();
        row["name"] = text;
        values.set("names", Json::array({row}));
        return renderRulebook(game, values, 0, Language::En);
    };
    const auto plain = rendered("plain");
    const auto forged = rendered(name.toStdString());
    QString shown = name;
    shown.replace(u'\n', u' '); // such values are refused before; even so they stay one paragraph
    QCOMPARE(forged.size(), plain.size());
    for (std::size_t i = 0; i < plain.size(); ++i) {
        QCOMPARE(forged[i].clause, plain[i].clause);
        QCOMPARE(static_cast<int>(forged[i].kind), static_cast<int>(plain[i].kind));
        QCOMPARE(rowsOf(forged[i].markdown).size(), rowsOf(plain[i].markdown).size());
        QString wanted = QString::fromStdString(plainText(plain[i].markdown));
        QCOMPARE(QString::fromStdString(plainText(forged[i].markdown)),
                 wanted.replace(QStringLiteral("plain"), shown));
    }
}

void TestHidden::valuesAreShownAsTheyAre()
{
    const auto spans = spansOf("a \\*\\*b\\*\\* **c \\| d** \\\\");
    QCOMPARE(spans.size(), std::size_t{3});
    QCOMPARE(spans[0].text, std::string("a **b** "));
    QVERIFY(spans[1].bold && !spans[0].bold && !spans[2].bold);
    QCOMPARE(spans[1].text, std::string("c | d"));
    QCOMPARE(spans[2].text, std::string(" \\"));
    const auto rows = rowsOf("| a | b \\| c |\n|---|---|\n| d | |");
    QCOMPARE(rows.size(), std::size_t{2});
    QCOMPARE(rows[0].size(), std::size_t{2});
    QCOMPARE(plainText(rows[0][1]), std::string(" b | c "));
}

/// A name of 39 letters and a smiling face ended in half of the face.
void TestHidden::aTextIsCutBetweenLetters()
{
    const QString face = QString::fromUtf8("\U0001F600");
    const QString joined = QString::fromUtf8("\U0001F469\u200D\U0001F680"); // one letter of three
    const QString ga = QString::fromUtf8("\u304B\u3099");                   // one letter of two
    QCOMPARE(wholeLetters("abc" + face, 5), "abc" + face);
    QCOMPARE(wholeLetters("abc" + face, 4), QString("abc"));
    QCOMPARE(wholeLetters("abc" + joined, 6), QString("abc"));
    QCOMPARE(wholeLetters("abc" + joined + 'd', 8), "abc" + joined);
    QCOMPARE(wholeLetters(ga + ga, 3), ga);
    QCOMPARE(wholeLetters(face, 1), QString());
}

QTEST_GUILESS_MAIN(TestHidden)
#include "tst_hidden.moc"
