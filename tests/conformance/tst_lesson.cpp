#include "learn/learn_file.h"
#include "learn/lesson_check.h"
#include "plugin/catalogue.h"

#include <QtTest>

using namespace takujo;

namespace {

constexpr std::size_t kFewestSteps = 10;
constexpr std::size_t kMostSteps = 15;
constexpr std::size_t kFewestPuzzles = 20;
constexpr PuzzleMeasure kFewSearches{3, 1'500, false};

} // namespace

/// The game has a lesson and puzzles, and everything in them holds.
class LessonProof : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void lessonHolds();
    void puzzlesHold();

private:
    void report(const Problems &problems);

    Catalogue m_catalogue;
    const GameEntry *m_entry = nullptr;
    const GameDefinition *m_game = nullptr;
};

void LessonProof::initTestCase()
{
    const QString id = qEnvironmentVariable("TAKUJO_TEST_GAME");
    const auto definition = m_catalogue.definition(id);
    QVERIFY(definition.ok());
    m_game = *definition;
    m_entry = m_catalogue.find(id);
}

void LessonProof::report(const Problems &problems)
{
    const Renderer words{&m_game->texts, Language::En, {}};
    QString faults;
    for (const Problem &p : problems)
        faults += QString::fromStdString(p.path + ": " + words(p.text) + "\n");
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
}

void LessonProof::lessonHolds()
{
    QVERIFY(hasLesson(*m_entry));
    const Loaded<Lesson> lesson = loadLesson(*m_entry, m_game->schema);
    QVERIFY(lesson.ok());
    QVERIFY(lesson->steps.size() >= kFewestSteps && lesson->steps.size() <= kMostSteps);
    const LessonReport proof = checkLesson(*m_game, *lesson);
    qInfo("%d moves, %d statements", proof.moves, proof.statements);
    report(proof.problems);
}

void LessonProof::puzzlesHold()
{
    const Loaded<PuzzleSet> puzzles = loadPuzzles(*m_entry, m_game->schema);
    QVERIFY(puzzles.ok());
    QVERIFY(puzzles->puzzles.size() >= kFewestPuzzles);
    report(checkPuzzles(*m_game, *puzzles, kFewSearches, 2));
}

QTEST_GUILESS_MAIN(LessonProof)
#include "tst_lesson.moc"
