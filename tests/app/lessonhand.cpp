#include "lessonhand.h"

#include <QTest>

namespace takujo {

using namespace Qt::StringLiterals;

QQuickItem *LessonHand::ring() const
{
    return m_window.itemWhere(
        [](QQuickItem *item) { return item->objectName() == u"lessonRing" && item->isVisible(); });
}

QQuickItem *LessonHand::ringed() const
{
    const QQuickItem *light = m_window.itemOfType("LessonLight");
    return light ? light->property("ringed").value<QQuickItem *>() : nullptr;
}

QString LessonHand::where(const QString &what) const
{
    return u"%1: step %2, ring \"%3\", said \"%4\""_s.arg(what)
        .arg(lesson()->step() + 1)
        .arg(lesson()->ring(), lesson()->wrong());
}

bool LessonHand::settle() const
{
    QQuickItem *page = m_window.itemOfType("LessonPage");
    QQuickItem *light = m_window.itemOfType("LessonLight");
    return page && light &&
           QTest::qWaitFor(
               [&] {
                   QTest::qWait(1);
                   return !page->property("unsettled").toBool();
               },
               5000);
}

void LessonHand::goOn()
{
    if (m_keys)
        m_window.key(Qt::Key_Return);
    else if (QQuickItem *card = m_window.itemOfType("LessonCard"))
        m_window.clickOn(card->property("nextButton").value<QQuickItem *>(), QPointF(10, 10));
}

/// Moves the coin that is aimed until the push is one that the step asks for.
void LessonHand::aim()
{
    QQuickItem *aimer = m_window.itemOfType("HuntAimer");
    QWindow *screen = m_window.desktop().window();
    m_window.key(Qt::Key_Home);
    if (m_keys) {
        for (int mm = 0; mm < 170 && lesson()->ring() == u"aim:"; ++mm)
            m_window.key(Qt::Key_Right);
        return;
    }
    QPoint at = aimer->mapToScene(QPointF(aimer->width() / 2, aimer->height() / 2)).toPoint();
    QTest::mousePress(screen, Qt::LeftButton, {}, at);
    for (int x = 0; x < 800 && lesson()->ring() == u"aim:"; x += 2, at.rx() += 2)
        QTest::mouseMove(screen, at);
    QTest::mouseRelease(screen, Qt::LeftButton, {}, at);
}

/// From the menu of several moves at one place.
void LessonHand::choose()
{
    const std::optional<Move> move = lesson()->player().shown();
    const Prompt &prompt = lesson()->session()->prompt()->prompt();
    for (const PromptOption &option : prompt.options) {
        if (!move || option.move != *move)
            continue;
        QQuickItem *item = m_window.itemWhere([&](QQuickItem *each) {
            return QByteArray(each->metaObject()->className()).startsWith("TkMenuItem") &&
                   each->isVisible() &&
                   each->property("text").toString() == lesson()->session()->words()(option.label);
        });
        if (item && !m_keys)
            m_window.clickOn(item, QPointF(item->width() / 2, item->height() / 2));
        for (int i = 0; item && m_keys && i < 20 && !item->property("highlighted").toBool(); ++i)
            m_window.key(Qt::Key_Down);
        if (item && m_keys)
            m_window.key(Qt::Key_Return);
    }
}

void LessonHand::press()
{
    if (m_keys)
        return m_window.key(Qt::Key_Return);
    QQuickItem *item = ring();
    m_window.clickOn(item, QPointF(item->width() / 2, item->height() / 2));
}

QString LessonHand::takeStep()
{
    const int step = lesson()->step();
    for (int presses = 0; presses < 12 && lesson()->step() == step && lesson()->asks(); ++presses) {
        if (!settle() || !ring())
            return where(u"nothing has the ring"_s);
        const QString before = lesson()->ring();
        const int plies = lesson()->session()->ply();
        const QQuickItem *item = ringed();
        const auto changed = [&] {
            return lesson()->ring() != before || lesson()->session()->ply() != plies ||
                   lesson()->step() != step || ringed() != item;
        };
        if (before == u"aim:") {
            aim();
        } else {
            press();
            choose();
        }
        if (!QTest::qWaitFor(changed, 3000) || !lesson()->wrong().isEmpty())
            return where(u"it did nothing"_s);
    }
    settle();
    if (lesson()->step() != step)
        return where(u"it went on by itself"_s);
    goOn();
    const auto left = [&] { return lesson()->step() != step || m_window.page() != u"lesson"; };
    return QTest::qWaitFor(left, 5000) ? QString() : where(u"it does not go on"_s);
}

QString LessonHand::takeLesson()
{
    QString problem;
    while (problem.isEmpty() && m_window.page() == u"lesson")
        problem = takeStep();
    return problem;
}

bool LessonHand::playOwnMatch()
{
    MatchSession *session = m_window.session();
    return m_window.playToEnd([&] {
        m_window.key(Qt::Key_H);
        if (!QTest::qWaitFor([&] { return !session->hint()->searching(); }, 20000))
            return;
        if (session->hint()->composed()) {
            m_window.key(Qt::Key_S);
            m_window.key(Qt::Key_Return);
        } else if (session->prompt()->suggested() < 0) {
            m_window.key(Qt::Key_Return); // what is advised stands there already
        } else {
            session->choose(session->prompt()->previewed());
        }
    });
}

void openLessonAt(WindowDriver &window, const QString &game, int step)
{
    App &app = window.desktop().app();
    app.parts().settings.setOther(u"lesson/"_s + game, step);
    QVERIFY(app.openLesson(game));
    QTRY_COMPARE(window.page(), u"lesson"_s);
    QCOMPARE(app.lesson()->step(), step);
    QVERIFY(LessonHand(window, true).settle());
}

QRectF sceneRect(const QQuickItem *item)
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

QRectF groundOf(const WindowDriver &window)
{
    return window.itemOfType("LessonPage")->property("ground").toRectF();
}

} // namespace takujo
