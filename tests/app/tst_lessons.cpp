// Lessons in the real window: through each of the five by pointer and by keys, in both languages; and
// from a fresh start to the result of the match they end with. Any QML warning fails.
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
    void ccc_data() { byEveryHand(u"ccc"_s); }
    void ccc() { takeIt(u"ccc"_s); }
    void coinhunt_data() { byEveryHand(u"coinhunt"_s); }
    void coinhunt() { takeIt(u"coinhunt"_s); }
    void coldwater_data() { byEveryHand(u"coldwater"_s); }
    void coldwater() { takeIt(u"coldwater"_s); }
    void couperation_data() { byEveryHand(u"couperation"_s); }
    void couperation() { takeIt(u"couperation"_s); }
    void hakkutsu_data() { byEveryHand(u"hakkutsu"_s); }
    void hakkutsu() { takeIt(u"hakkutsu"_s); }
    void otherGames_data();
    void otherGames();
    void aStrangerReachesTheResult_data();
    void aStrangerReachesTheResult();

private:
    static void takeIt(const QString &game);
};

namespace {

const QStringList kOwn{u"ccc"_s, u"coinhunt"_s, u"coldwater"_s, u"couperation"_s, u"hakkutsu"_s};

/// Accessible name of the button under the game's box.
QString learnButton(App &app, const QString &game, bool ja)
{
    RowModel *boxes = app.shelf()->boxes();
    for (int row = 0; row < boxes->count(); ++row)
        if (boxes->value(row, u"gameId"_s) == game)
            return (ja ? u"5分で覚える：%1"_s : u"Learn in 5 minutes: %1"_s)
                .arg(boxes->value(row, u"name"_s).toString());
    return {};
}

bool presses(WindowDriver &window, const QString &name, bool keys)
{
    if (!keys)
        return window.click(name);
    const QQuickItem *button = window.find(name);
    if (!button || !window.tabUntil([&] { return window.focused() == button; }))
        return false;
    window.key(Qt::Key_Return);
    return true;
}

} // namespace

void TestLessons::init()
{
    forgetUserFiles();
    takeWarnings();
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
}

// Games that come from outside; none of them is known here.
void TestLessons::otherGames_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("keys");
    QTest::addColumn<QString>("language");
    const Catalogue catalogue;
    int found = 0;
    for (const GameEntry &entry : catalogue.games()) {
        if (kOwn.contains(entry.id) || !hasLesson(entry))
            continue;
        ++found;
        for (const bool keys : {true, false})
            QTest::addRow("%s %s", qPrintable(entry.id), keys ? "keys" : "mouse")
                << entry.id << keys << (keys ? u"ja"_s : u"en"_s);
    }
    if (found == 0)
        QSKIP("no other game is installed");
}

void TestLessons::otherGames()
{
    QFETCH(QString, game);
    takeIt(game);
}

void TestLessons::aStrangerReachesTheResult_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("keys");
    QTest::addColumn<QString>("language");
    QTest::newRow("ccc") << u"ccc"_s << true << u"ja"_s;
    QTest::newRow("coinhunt") << u"coinhunt"_s << false << u"en"_s;
    QTest::newRow("coldwater") << u"coldwater"_s << true << u"en"_s;
    QTest::newRow("couperation") << u"couperation"_s << false << u"ja"_s;
    QTest::newRow("hakkutsu") << u"hakkutsu"_s << true << u"ja"_s;
}

// From the first start; presses "Learn in 5 minutes" and after that only what the lesson lights up.
void TestLessons::aStrangerReachesTheResult()
{
    QFETCH(QString, game);
    QFETCH(bool, keys);
    QFETCH(QString, language);
    if (!Catalogue().find(game))
        QSKIP("the game is not built");
    const bool ja = language == u"ja";
    WindowDriver window(language, QSize(1280, 720));
    App &app = window.desktop().app();
    QCOMPARE(window.page(), u"shelf"_s);
    const QString learn = learnButton(app, game, ja);
    QVERIFY2(presses(window, learn, keys), qPrintable(learn));
    QTRY_COMPARE(window.page(), u"lesson"_s);
    LessonHand hand(window, keys);
    QCOMPARE(hand.takeLesson(), QString());
    QVERIFY(hand.playOwnMatch());
    QTRY_COMPARE(window.page(), u"result"_s);
    QTRY_VERIFY(window.find(ja ? u"棚へ"_s : u"Back to the shelf"_s));
    keepPicture(window, u"end %1 %2"_s.arg(game, language));
    if (keys) {
        window.key(
            Qt::Key_Escape); // to the result; the dialog came again after every look elsewhere
        window.desktop().go(u"review"_s);
        QTRY_COMPARE(window.page(), u"review"_s);
        window.desktop().go(u"result"_s);
        QTRY_COMPARE(window.page(), u"result"_s);
        QTest::qWait(300);
        QVERIFY(!window.find(ja ? u"ふつうに1局遊ぶ"_s : u"Play a full match"_s));
        window.desktop().go(u"shelf"_s);
    } else {
        QVERIFY(window.click(ja ? u"棚へ"_s : u"Back to the shelf"_s));
    }
    QTRY_COMPARE(window.page(), u"shelf"_s);
    QVERIFY(app.lessonProgress(game)[u"done"_s].toBool());
}

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"
