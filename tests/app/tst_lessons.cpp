// Lessons in the real window: through each of the five by pointer and by keys, in both languages, to
// the result of the match they end with. Any QML warning fails.
#include "arrangement.h"
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
    void ccc_data() { waysThrough(u"ccc"_s); }
    void ccc() { takeIt(u"ccc"_s); }
    void coinhunt_data() { waysThrough(u"coinhunt"_s); }
    void coinhunt() { takeIt(u"coinhunt"_s); }
    void coldwater_data() { waysThrough(u"coldwater"_s); }
    void coldwater() { takeIt(u"coldwater"_s); }
    void couperation_data() { waysThrough(u"couperation"_s); }
    void couperation() { takeIt(u"couperation"_s); }
    void hakkutsu_data() { waysThrough(u"hakkutsu"_s); }
    void hakkutsu() { takeIt(u"hakkutsu"_s); }

private:
    static void waysThrough(const QString &game);
    static void takeIt(const QString &game);
};

void TestLessons::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestLessons::waysThrough(const QString &game)
{
    QTest::addColumn<bool>("keys");
    QTest::addColumn<QString>("language");
    if (!Catalogue().find(game))
        QSKIP("the game is not built");
    for (const bool keys : {true, false})
        for (const auto *language : {"ja", "en"})
            QTest::addRow("%s %s", keys ? "keys" : "mouse", language)
                << keys << QString::fromLatin1(language);
}

void TestLessons::takeIt(const QString &game)
{
    QFETCH(bool, keys);
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
