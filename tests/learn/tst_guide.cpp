#include "learn/learn_file.h"
#include "lessons.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace Qt::StringLiterals;

/// Figures and their captions: numbers are what the engine computes, house rules are followed.
class GuideTest : public QObject
{
    Q_OBJECT

private slots:
    void captionsCompute_data();
    void captionsCompute();
    void figureFollowsTheHouseRule();
    void figureThatDoesNotFitIsTheStandardOne();
    void aidSaysTheNumbersOfTheRules();
    void abolishedTermsAreLeftOut();
    void faultsAreFound_data();
    void faultsAreFound();

private:
    Guide guideOf(const char *game);
    QString caption(const char *game, const char *figure, const Json &changes = Json::object());
    /// A text of the guide under a house rule, in English.
    QString said(const char *game, const char *text, const Json &changes = Json::object());
    const GameDefinition &definition(const char *game)
    {
        return **m_catalogue.definition(QString::fromLatin1(game));
    }

    Catalogue m_catalogue;
};

namespace {

RuleSet rulesOf(const char *game, const Json &changes = Json::object())
{
    RuleSet rules;
    rules.game = game;
    rules.changes = changes;
    return rules;
}

} // namespace

Guide GuideTest::guideOf(const char *game)
{
    const GameEntry *entry = m_catalogue.find(QString::fromLatin1(game));
    return *loadGuide(*entry, definition(game).schema);
}

QString GuideTest::said(const char *game, const char *text, const Json &changes)
{
    const Loaded<RuleValues> values =
        effectiveValues(definition(game).schema, rulesOf(game, changes));
    return QString::fromStdString(
        GuideWords(definition(game), guideOf(game), *values, 0, Language::En)(text));
}

QString GuideTest::caption(const char *game, const char *figure, const Json &changes)
{
    const Guide guide = guideOf(game);
    const GuideFigure *found = guide.figure(figure);
    if (!found)
        return {};
    const Loaded<OpenFigure> open =
        openFigure(definition(game), guide, *found, rulesOf(game, changes));
    if (!open)
        return told(open.error());
    const GuideWords words(definition(game), guide, open->match.game().rules(), 2, Language::En);
    return QString::fromStdString(words.of(*found, open->match, figureText(*found)));
}

void GuideTest::captionsCompute_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("figure");
    QTest::addColumn<QString>("computed");
    QTest::newRow("CCC: a payment") << u"ccc"_s << u"plain"_s << u"13 + 12 = 25"_s;
    QTest::newRow("CCC: a flush") << u"ccc"_s << u"flush"_s << u"36"_s;
    QTest::newRow("CCC: a joker") << u"ccc"_s << u"joker"_s << u"16"_s;
    QTest::newRow("CCC: a split") << u"ccc"_s << u"split"_s << u"5"_s;
    QTest::newRow("Coldwater: a contest")
        << u"coldwater"_s << u"contests"_s << u"you 7, Aoi 10 to 26"_s;
    QTest::newRow("Hakkutsu: fossils")
        << u"hakkutsu"_s << u"fossils"_s << u"2 fossils are worth 4"_s;
    QTest::newRow("Hakkutsu: mobility") << u"hakkutsu"_s << u"cart"_s << u"now 2"_s;
    QTest::newRow("Coin Hunt: jam shares")
        << u"coinhunt"_s << u"jam"_s << u"3 jam coins for you, 2 for"_s;
    QTest::newRow("Couperation: a sum") << u"couperation"_s << u"reserve"_s << u"24 + 6 = 30"_s;
    QTest::newRow("Couperation: between")
        << u"couperation"_s << u"beside"_s << u"20 over 14 and 25"_s;
}

void GuideTest::captionsCompute()
{
    QFETCH(QString, game);
    QFETCH(QString, figure);
    QFETCH(QString, computed);
    const QString said = caption(qPrintable(game), qPrintable(figure));
    QVERIFY2(said.contains(computed), qPrintable(said));
}

void GuideTest::figureFollowsTheHouseRule()
{
    const Guide guide = guideOf("ccc");
    const GuideFigure &figure = *guide.figure("territory");
    const auto coins = [&](const Json &changes) {
        const Loaded<OpenFigure> open =
            openFigure(definition("ccc"), guide, figure, rulesOf("ccc", changes));
        return open && open->fits
                   ? open->match.game().viewToJson(open->match.view(0))["coins"]["B2"]
                   : Json();
    };
    QCOMPARE(coins(Json::object()), Json({2, 0}));
    QCOMPARE(coins({{"territory_margin", 3}}), Json({3, 0}));
    QVERIFY(caption("ccc", "territory", {{"territory_margin", 3}}).startsWith(u"3 or more"_s));
}

// On another board the squares of a figure need not exist.
void GuideTest::figureThatDoesNotFitIsTheStandardOne()
{
    const Guide guide = guideOf("ccc");
    const Loaded<OpenFigure> open = openFigure(definition("ccc"), guide, *guide.figure("plain"),
                                               rulesOf("ccc", {{"board", "rim6"}}));
    QVERIFY(open.ok());
    QVERIFY(!open->fits);
    QVERIFY(open->match.record().practice);
}

void GuideTest::aidSaysTheNumbersOfTheRules()
{
    QVERIFY(said("hakkutsu", "aid.empty").contains(u"12 cells"_s));
    QVERIFY(said("hakkutsu", "aid.empty", {{"empty_cells_to_end", 9}}).contains(u"9 cells"_s));
}

// A term without words is in no glossary; what lies on the table has some all the same.
void GuideTest::abolishedTermsAreLeftOut()
{
    QVERIFY(!said("ccc", "term.joker.text").isEmpty());
    QVERIFY(said("ccc", "term.joker.text", {{"jokers", 0}}).isEmpty());
    QVERIFY(!said("ccc", "term.flush.text").isEmpty());
    QVERIFY(said("ccc", "term.flush.text", {{"flush_factor", 1}}).isEmpty());
    QVERIFY(said("coinhunt", "term.lucky.text", {{"lucky_points", 0}}).startsWith(u"Not used"_s));
}

void GuideTest::faultsAreFound_data()
{
    QTest::addColumn<QString>("fault");
    for (const char *fault :
         {"learn.clause", "learn.typed", "learn.missing", "learn.figure", "learn.hidden",
          "learn.untrue", "learn.illegal", "learn.markup", "learn.unused", "learn.notThere"})
        QTest::newRow(fault) << QString::fromLatin1(fault);
}

void GuideTest::faultsAreFound()
{
    QFETCH(QString, fault);
    Guide guide = guideOf("ccc");
    GuideFigure &figure = guide.figures.front();
    if (fault == u"learn.clause")
        guide.aid->goal.clauses = {"CCC-99"};
    else if (fault == u"learn.typed")
        guide.texts.add(Language::Ja, R"({"aid.place": "２枚置く"})");
    else if (fault == u"learn.missing")
        guide.aid->scores.push_back({"nothing", "", "", false, {}, {"CCC-21"}});
    else if (fault == u"learn.figure")
        guide.aid->turn.front().figure = "nothing";
    else if (fault == u"learn.hidden")
        guide.figures.push_back(figure), guide.figures.back().id = "other";
    else if (fault == u"learn.untrue")
        figure.claims.push_back(
            {Statement::Subject::Score, Statement::Comparison::Is, "", "", 0, JsonValue(99)});
    else if (fault == u"learn.illegal")
        figure.plan = "place F6 with 2s";
    else if (fault == u"learn.markup")
        guide.texts.add(Language::En, R"({"aid.goal": "Win {nothing}."})");
    else if (fault == u"learn.unused")
        guide.texts.add(Language::En, R"({"aid.nothing": "Nothing."})");
    else
        figure.marks.push_back(
            {GuideMark::Kind::Ring, {LessonTarget::Kind::Piece, "coin#9"}, {}, ""});
    const Problems problems = checkGuide(definition("ccc"), guide);
    QVERIFY2(std::any_of(problems.begin(), problems.end(),
                         [&](const Problem &p) { return p.text.id == fault.toStdString(); }),
             qPrintable(told(problems)));
}

QTEST_GUILESS_MAIN(GuideTest)
#include "tst_guide.moc"
