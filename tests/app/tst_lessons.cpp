// Lessons in the real window: through each of the five by pointer and by keys, in both languages, to
// the result of the match they end with. Any QML warning fails.
#include "arrangement.h"
#include "learn/learn_file.h"
#include "lessonhand.h"

#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestLessons : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void byKeys_data() { everyLesson(); }
    void byKeys() { takeIt(true); }
    void byMouse_data() { everyLesson(); }
    void byMouse() { takeIt(false); }

private:
    static void everyLesson();
    static void takeIt(bool keys);
};

void TestLessons::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestLessons::everyLesson()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    const Catalogue catalogue;
    for (const GameEntry &entry : catalogue.games())
        for (const auto *language : {"ja", "en"})
            if (hasLesson(entry))
                QTest::addRow("%s %s", qPrintable(entry.id), language)
                    << entry.id << QString::fromLatin1(language);
}

void TestLessons::takeIt(bool keys)
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.openLesson(game));
    QTRY_COMPARE(window.page(), u"lesson"_s);
    LessonHand hand(window, keys);
    QCOMPARE(hand.takeLesson(), QString());
    QCOMPARE(window.page(), u"table"_s);
    QVERIFY(app.lessonProgress(game)[u"done"_s].toBool());
    QVERIFY(hand.playOwnMatch());
    QTRY_COMPARE(window.page(), u"result"_s);
    keepPicture(window, u"end %1 %2"_s.arg(game, language));
    QTRY_VERIFY(window.find(language == u"ja" ? u"棚へ"_s : u"Back to the shelf"_s));
}

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"
