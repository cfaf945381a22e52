// What a lesson leaves to the table and to the page: buttons of the table hear a press and are part of what
// is learnt, the player aid is that of the lesson's rules. Any QML warning fails.
#include "arrangement.h"
#include "lessonhand.h"

#include <QAccessible>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestLessonButtons : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void buttonsOfTheTableHear_data() { allGames(); }
    void buttonsOfTheTableHear();
    void buttonsOfTheTableAreLearnt_data() { keysAndMouse(); }
    void buttonsOfTheTableAreLearnt();
    void aidIsThatOfTheLesson();
    void aMoveGoesOnByItself();

private:
    static void allGames();
    static void keysAndMouse();
};

namespace {

QString nameOfButton(QQuickItem *item)
{
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(item);
    return accessible ? accessible->text(QAccessible::Name) : QString();
}

bool isTabs(const QQuickItem *item)
{
    return QByteArray(item->metaObject()->className()).startsWith("StageTabs_");
}

/// Buttons and tabs of the table itself that can be pressed beside the card.
QList<QPointer<QQuickItem>> stageButtons(const WindowDriver &window)
{
    QList<QPointer<QQuickItem>> out;
    const QRectF card = sceneRect(window.itemOfType("LessonCard"));
    const QRectF ground = groundOf(window);
    window.itemWhere([&](QQuickItem *item) {
        const bool presses = item->inherits("QQuickAbstractButton") || isTabs(item);
        const QRectF at = sceneRect(item);
        if (presses && item->isVisible() && item->isEnabled() && ground.contains(at) &&
            !card.intersects(at))
            out.append(item);
        return false;
    });
    return out;
}

} // namespace

void TestLessonButtons::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestLessonButtons::allGames()
{
    QTest::addColumn<QString>("game");
    for (const auto *game : {"ccc", "coinhunt", "coldwater", "couperation", "hakkutsu"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestLessonButtons::keysAndMouse()
{
    QTest::addColumn<bool>("keys");
    QTest::newRow("keys") << true;
    QTest::newRow("mouse") << false;
}

// The light sees every press on the stage first; what lies below it gets the press all the same.
void TestLessonButtons::buttonsOfTheTableHear()
{
    QFETCH(QString, game);
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QSet<QString> heard;
    QStringList deaf;
    const int steps = window.desktop().app().lessonProgress(game)[u"steps"_s].toInt();
    for (int step = 0; step < steps; ++step) {
        openLessonAt(window, game, step);
        for (const QPointer<QQuickItem> &item : stageButtons(window)) {
            const QString name = item ? nameOfButton(item) : QString();
            if (!item || !item->isVisible() || heard.contains(name))
                continue;
            const QSignalSpy spy(item, isTabs(item) ? SIGNAL(chosen(int)) : SIGNAL(clicked()));
            window.clickOn(item, QPointF(item->width() - 12, item->height() / 2));
            heard.insert(name);
            if (spy.isEmpty())
                deaf.append(game + u": "_s + name);
        }
    }
    QVERIFY(nameFaults(deaf));
}

// Whoever learns to divide a payment or to turn a card over presses what does it in a match.
void TestLessonButtons::buttonsOfTheTableAreLearnt()
{
    QFETCH(bool, keys);
    WindowDriver window(u"en"_s, QSize(1280, 720));
    LessonHand hand(window, keys);
    const auto pressAndSee = [&](const QString &button) {
        hand.press();
        return QTest::qWaitFor([&] {
            return hand.settle() && hand.ringed() &&
                   (button.isEmpty() || nameOfButton(hand.ringed()).startsWith(button));
        });
    };
    openLessonAt(window, u"ccc"_s, 7);
    QVERIFY(pressAndSee(u"Split with an ace"_s)); // after the 4
    QVERIFY(pressAndSee({}));
    QCOMPARE(hand.lesson()->ring(), u"anchor:card-d-9#0"_s);
    QCOMPARE(hand.takeStep(), QString());
    openLessonAt(window, u"couperation"_s, 6);
    QVERIFY(pressAndSee(u"Face down"_s)); // after the 8
    QCOMPARE(hand.takeStep(), QString());
    openLessonAt(window, u"couperation"_s, 8);
    QCOMPARE(nameOfButton(hand.ringed()), u"From the reserve"_s);
    QCOMPARE(hand.takeStep(), QString());
}

// The tower of the lesson has four rows, whatever match was open before.
void TestLessonButtons::aidIsThatOfTheLesson()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    openLessonAt(window, u"couperation"_s, 1);
    const auto shown = [&] {
        const QQuickItem *aid = window.itemOfType("AidTurn");
        return aid && aid->isVisible();
    };
    window.key(Qt::Key_Q);
    QTRY_VERIFY(shown());
    QVERIFY(app.rulebook()->changedCount() > 0);
    window.key(Qt::Key_Q);
    QTRY_VERIFY(!shown());
    QVERIFY(window.click(u"Player aid"_s));
    QTRY_VERIFY(shown());
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(!shown());
    QCOMPARE(LessonHand(window, true).takeStep(), QString());
}

// A move that was made is seen: nobody has to press "Next" as well. What was read waits for it.
void TestLessonButtons::aMoveGoesOnByItself()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    Settings &settings = window.desktop().settings();
    settings.overrideValue(u"still"_s, false);
    settings.overrideValue(u"pace"_s, u"normal"_s);
    settings.setPace(u"slow"_s); // tells that it moves now
    constexpr int kPays = 4;
    openLessonAt(window, u"ccc"_s, kPays);
    LessonHand hand(window, false);
    QVERIFY(hand.lesson()->asks());
    for (int press = 0; press < 6 && hand.lesson()->asks(); ++press) {
        QVERIFY(hand.settle());
        hand.press();
    }
    QVERIFY(hand.lesson()->moved());
    QTRY_COMPARE(hand.lesson()->step(), kPays + 1);
    hand.lesson()->goTo(0);
    QTest::qWait(1200);
    QCOMPARE(hand.lesson()->step(), 0);
}

QTEST_MAIN(TestLessonButtons)
#include "tst_lessonbuttons.moc"
