#include "learn/lesson_check.h"
#include "learn/learn_file.h"
#include "plugin/catalogue.h"

#include <QtTest>

using namespace takujo;

namespace {

constexpr std::size_t kFewestSteps = 10;
constexpr std::size_t kMostSteps = 15;

} // namespace

/// The game has a lesson, and everything in it holds.
class LessonProof : public QObject
{
    Q_OBJECT

private slots:
    void holds();
};

void LessonProof::holds()
{
    Catalogue catalogue;
    const QString id = qEnvironmentVariable("TAKUJO_TEST_GAME");
    const auto definition = catalogue.definition(id);
    QVERIFY(definition.ok());
    const GameEntry &entry = *catalogue.find(id);
    QVERIFY(hasLesson(entry));
    const Loaded<Lesson> lesson = loadLesson(entry, (*definition)->schema);
    QVERIFY(lesson.ok());
    QVERIFY(lesson->steps.size() >= kFewestSteps && lesson->steps.size() <= kMostSteps);
    const LessonReport report = checkLesson(**definition, *lesson);
    qInfo("%d moves, %d statements", report.moves, report.statements);
    Renderer words{&(*definition)->texts, Language::En, {}};
    QString faults;
    for (const Problem &p : report.problems)
        faults += QString::fromStdString(p.path + ": " + words(p.text) + "\n");
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
}

QTEST_GUILESS_MAIN(LessonProof)
#include "tst_lesson.moc"
