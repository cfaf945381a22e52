#include "lessons.h"

#include "game/game_words.h"
#include "io/files.h"
#include "learn/learn_file.h"
#include "learn/lesson_words.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;

namespace {

constexpr int kTerritory = 1; // steps of the lesson of CCC
constexpr int kPay = 4;
constexpr int kFlush = 5;
constexpr int kAce = 7;
constexpr int kTogether = 8;
constexpr int kDraw = 9;

} // namespace

/// Being in a lesson, on that of CCC: what presses and moves mean, and the ways through it.
class LessonTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void readsAStepAndGoesOn();
    void waitsForThePress();
    void mistakeHasItsOwnWords();
    void refusalIsThatOfTheRules();
    void otherMoveIsNotPlayed();
    void otherNumbersAreCompared();
    void partsOfTheMoveAreOnTheWay();
    void pressThatIsRefusedIsTheAnswer();
    void movesInARow();
    void backPlaysTheSceneAnew();
    void againForgetsTheStep();
    void skipLeadsToTheMatch();
    void progressComesBack();
    void othersPlayBeforeTheCard();
    void holdsWhateverTheOthersHide();
    void changedRuleBreaksTheProof_data();
    void changedRuleBreaksTheProof();
    void wordsAreCounted_data();
    void wordsAreCounted();
    void faultsAreFound_data();
    void faultsAreFound();

private:
    Catalogue m_catalogue;
    InstalledLesson m_ccc;
};

void LessonTest::initTestCase()
{
    m_ccc = installedLesson(m_catalogue, "ccc");
    QVERIFY(m_ccc.game);
    QCOMPARE(m_ccc.lesson->steps[kPay].id, "pay");
    QCOMPARE(m_ccc.lesson->steps[kDraw].id, "draw");
}

void LessonTest::readsAStepAndGoesOn()
{
    LessonPlayer player = m_ccc.at(0);
    QVERIFY(!player.asks());
    QVERIFY(!player.back());
    QVERIFY(player.next());
    QCOMPARE(player.progress().step, 1);
}

void LessonTest::waitsForThePress()
{
    LessonPlayer player = m_ccc.at(kTerritory);
    QVERIFY(player.asks());
    QVERIFY(!player.next());
    QCOMPARE(player.press("square#0").kind, LessonAnswer::Kind::Wrong);
    QCOMPARE(player.press("square#15").kind, LessonAnswer::Kind::Right);
    QVERIFY(player.next());
}

void LessonTest::mistakeHasItsOwnWords()
{
    LessonPlayer player = m_ccc.at(kPay);
    const LessonAnswer answer = player.press("card-h-10#0");
    QCOMPARE(answer.kind, LessonAnswer::Kind::Wrong);
    QCOMPARE(answer.text.id, "lesson.pay.ten");
    QCOMPARE(answer.clause, "CCC-13");
}

void LessonTest::refusalIsThatOfTheRules()
{
    LessonPlayer player = m_ccc.at(kPay);
    const LessonAnswer answer = player.play(m_ccc.move("place D1 with Ks+Qd"));
    QCOMPARE(answer.kind, LessonAnswer::Kind::Wrong);
    QCOMPARE(answer.clause, "CCC-11");
    QVERIFY(!answer.text.empty());
    QCOMPARE(player.match().plyCount(), 0);
}

void LessonTest::otherMoveIsNotPlayed()
{
    LessonPlayer player = m_ccc.at(kPay);
    const LessonAnswer answer = player.play(m_ccc.move("place A2 with Ks+Qd"));
    QCOMPARE(answer.kind, LessonAnswer::Kind::Wrong);
    QCOMPARE(answer.text.id, "learn.other");
    QCOMPARE(player.match().plyCount(), 0);
}

// A push of the right coin was told to be something else than what is learnt.
void LessonTest::otherNumbersAreCompared()
{
    const InstalledLesson hunt = installedLesson(m_catalogue, "coinhunt");
    if (!hunt.game)
        QSKIP("Coin Hunt is not built");
    LessonPlayer player = hunt.at(2);
    const LessonAnswer answer = player.play(hunt.move("shot blue south 816 0 0"));
    QCOMPARE(answer.kind, LessonAnswer::Kind::Wrong);
    QCOMPARE(answer.text.id, "learn.almost");
    TextCatalog texts = engineTexts();
    texts.add(hunt.definition->texts);
    const QString told = QString::fromStdString(rendered(texts, answer.text, Language::En));
    QVERIFY2(told.contains("51.0 mm") && told.contains("75.0 mm"), qPrintable(told));
}

void LessonTest::partsOfTheMoveAreOnTheWay()
{
    LessonPlayer player = m_ccc.at(kPay);
    for (const char *id : {"square#21", "card-s-13#0", "card-d-12#0"})
        QCOMPARE(player.press(id).kind, LessonAnswer::Kind::OnTheWay);
    QCOMPARE(player.press("card-c-7#0").kind, LessonAnswer::Kind::Wrong);
    QCOMPARE(player.play(*player.shown()).kind, LessonAnswer::Kind::Right);
    QVERIFY(!player.asks());
}

void LessonTest::pressThatIsRefusedIsTheAnswer()
{
    LessonPlayer player = m_ccc.at(kTogether);
    const LessonAnswer answer = player.press("square#22");
    QCOMPARE(answer.kind, LessonAnswer::Kind::Right);
    QCOMPARE(answer.clause, "CCC-10");
    QVERIFY(!answer.text.empty());
}

void LessonTest::movesInARow()
{
    LessonPlayer player = m_ccc.at(kDraw);
    while (player.asks()) {
        QVERIFY(!player.next());
        QVERIFY(player.shown());
        QCOMPARE(player.play(*player.shown()).kind, LessonAnswer::Kind::Right);
    }
    QCOMPARE(player.match().actor(), 1);
}

void LessonTest::backPlaysTheSceneAnew()
{
    LessonPlayer player = m_ccc.at(kFlush);
    while (player.progress().step < kAce) {
        player.play(*player.shown());
        player.next();
    }
    QCOMPARE(player.match().plyCount(), 2);
    QVERIFY(player.back());
    QCOMPARE(player.match().plyCount(), 1);
    QVERIFY(player.asks());
}

void LessonTest::againForgetsTheStep()
{
    LessonPlayer player = m_ccc.at(kPay);
    player.play(*player.shown());
    player.again();
    QCOMPARE(player.match().plyCount(), 0);
    QVERIFY(player.asks());
}

void LessonTest::skipLeadsToTheMatch()
{
    LessonPlayer player = m_ccc.at(0);
    player.skip();
    QCOMPARE(player.progress().step, player.stepCount() - 1);
    QVERIFY(player.next());
    QVERIFY(player.progress().done);
    QVERIFY(!player.next());
}

/// A saved step is reached by way of its scene, and one out of range is none.
void LessonTest::progressComesBack()
{
    QCOMPARE(m_ccc.at(kAce).match().plyCount(), 2);
    QCOMPARE(m_ccc.at(kAce).progress(), (LessonProgress{kAce, false}));
    QCOMPARE(m_ccc.at(99).progress().step, m_ccc.at(0).stepCount() - 1);
    QCOMPARE(m_ccc.at(-5).progress().step, 0);
}

void LessonTest::othersPlayBeforeTheCard()
{
    const InstalledLesson hakkutsu = installedLesson(m_catalogue, "hakkutsu");
    LessonPlayer player = hakkutsu.at(3);
    QCOMPARE(player.step().id, "dig");
    player.play(*player.shown());
    QCOMPARE(player.match().actor(), 1);
    player.next();
    QCOMPARE(player.match().actor(), 0);
    QCOMPARE(player.match().plyCount() - player.firstPly(), 2);
}

/// Other hidden cards change neither the proof nor an answer.
void LessonTest::holdsWhateverTheOthersHide()
{
    Lesson swapped = *m_ccc.lesson;
    for (LessonScene &scene : swapped.scenes)
        (*scene.position)["hands"][1] = {"As", "2c", "7d", "10c", "Kc", "3s"};
    const LessonReport report = checkLesson(*m_ccc.definition, swapped);
    QVERIFY2(report.problems.empty(), qPrintable(told(report.problems)));
    LessonPlayer here = m_ccc.at(kPay);
    LessonPlayer there =
        *LessonPlayer::start(std::make_shared<const Lesson>(swapped), m_ccc.game, {kPay, false});
    for (const Piece &piece : here.match().table(kLearner).pieces) {
        const LessonAnswer one = here.press(piece.id);
        const LessonAnswer other = there.press(piece.id);
        QCOMPARE(other.kind, one.kind);
        QCOMPARE(other.text.id, one.text.id);
        QCOMPARE(other.clause, one.clause);
    }
}

void LessonTest::changedRuleBreaksTheProof_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("value");
    QTest::newRow("three coins ahead") << "ccc"
                                       << "territory_margin"
                                       << "3";
    QTest::newRow("joker triples") << "ccc"
                                   << "joker_factor"
                                   << "3";
    QTest::newRow("no bonus") << "coldwater"
                              << "zone6_bonus"
                              << "false";
    QTest::newRow("less funds") << "hakkutsu"
                                << "fund_limit"
                                << "3";
    QTest::newRow("plain fossils") << "hakkutsu"
                                   << "fossil_exponent"
                                   << "\"linear\"";
    QTest::newRow("other refill") << "couperation"
                                  << "facedown_refill_to"
                                  << "3";
    QTest::newRow("big drop at four") << "coinhunt"
                                      << "big_drop"
                                      << "4";
}

void LessonTest::changedRuleBreaksTheProof()
{
    QFETCH(QString, game);
    QFETCH(QString, rule);
    QFETCH(QString, value);
    const InstalledLesson installed = installedLesson(m_catalogue, qPrintable(game));
    QVERIFY(installed.game);
    Lesson lesson = *installed.lesson;
    lesson.rules.official = false;
    (*lesson.rules.changes)[rule.toStdString()] = *parseJson(value.toStdString());
    QVERIFY(!checkLesson(*installed.definition, lesson).problems.empty());
}

void LessonTest::wordsAreCounted_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("fault");
    QTest::newRow("ja") << int(Language::Ja) << QStringLiteral("字") << 80 << "learn.long";
    QTest::newRow("en") << int(Language::En) << QStringLiteral("word ") << 40 << "learn.long";
    QTest::newRow("sentences ja") << int(Language::Ja) << QStringLiteral("字。") << 2
                                  << "learn.sentences";
    QTest::newRow("sentences en") << int(Language::En) << QStringLiteral("Word. ") << 2
                                  << "learn.sentences";
}

// As many words, characters or sentences as a card may have are fine, one more is a fault.
void LessonTest::wordsAreCounted()
{
    QFETCH(int, language);
    QFETCH(QString, word);
    QFETCH(int, most);
    QFETCH(QString, fault);
    Lesson lesson = *m_ccc.lesson;
    for (const int more : {0, 1}) {
        const QString text = word.repeated(most + more).trimmed();
        lesson.texts.add(static_cast<Language>(language),
                         Json{{"lesson.pay.text", text.toStdString()}}.dump());
        QCOMPARE(told(checkLessonWords(lesson)).contains(fault), more == 1);
    }
}

void LessonTest::faultsAreFound_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const char *at, const char *value, const char *fault) {
        QTest::newRow(name) << QString::fromLatin1(at) << QString::fromLatin1(value)
                            << QString::fromLatin1(fault);
    };
    row("format", "/format", "\"takujo-rules/1\"", "io.format");
    row("newer", "/format", "\"takujo-lesson/2\"", "io.newer");
    row("other game", "/game", "\"hakkutsu\"", "io.game");
    row("unknown key", "/steps/0/colour", "1", "io.unknown");
    row("no scene", "/steps/0/scene", "\"nowhere\"", "learn.scene");
    row("step twice", "/steps/1/id", "\"goal\"", "learn.twice");
    row("no such thing to point at", "/steps/0/focus", "[\"moon:1\"]", "learn.target");
    row("nothing claimed", "/steps/0/before/0", "{\"score\": 0}", "io.missing");
    row("move and press", "/steps/4/press", "[\"zone:hand\"]", "learn.twoWishes");
    row("illegal move", "/steps/4/moves/0", "\"place D1 with Ks+Qd\"", "learn.illegal");
    row("no move", "/steps/4/moves/0", "\"put it there\"", "learn.noMove");
    row("untrue", "/steps/0/before/0/is", "3", "learn.untrue");
    row("not on the table", "/steps/0/focus/0", "\"zone:moon\"", "learn.notThere");
    row("refused otherwise", "/steps/8/refused", "\"CCC-12\"", "learn.otherClause");
    row("mistake that is none", "/steps/4/mistakes/0", R"({"move": "place B5 with Ks+Qd",
        "text": "ten", "clause": "CCC-13"})",
        "learn.mistake");
    row("no clause", "/steps/0/clauses", "[\"CCC-99\"]", "learn.clause");
    row("no words", "/steps/0/id", "\"aim\"", "learn.missing");
    row("others out of turn", "/steps/5/others", "[\"done\"]", "learn.others");
    row("no such level", "/match/level", "\"champion\"", "learn.level");
    row("broken position", "/scenes/0/position/coins", "{\"Z9\": [1, 0]}", "position");
}

void LessonTest::faultsAreFound()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, fault);
    const GameEntry &entry = *m_catalogue.find(QStringLiteral("ccc"));
    Json document = *readJsonFile(lessonFileOf(entry));
    document[Json::json_pointer(pointer.toStdString())] = *parseJson(value.toStdString());
    Loaded<Lesson> lesson = readLesson(m_ccc.definition->schema, document);
    Problems problems;
    if (lesson) {
        lesson->texts = m_ccc.lesson->texts;
        problems = checkLesson(*m_ccc.definition, *lesson).problems;
    } else {
        problems = lesson.error();
    }
    QVERIFY2(told(problems).contains(fault), qPrintable(told(problems)));
}

QTEST_GUILESS_MAIN(LessonTest)
#include "tst_lesson.moc"
