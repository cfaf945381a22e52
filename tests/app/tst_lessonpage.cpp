// The page of a lesson: what it lights up is in sight, wrong presses are answered, where one was is
// kept, and leaving makes a match that is not. Any QML warning fails.
#include "arrangement.h"
#include "lessonhand.h"
#include "theatrelook.h"

#include <QDir>
#include <QJSValue>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestLessonPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void lightCcc_data() { partsOfLesson(); }
    void lightCcc() { lightIsInSight(u"ccc"_s); }
    void lightCoinhunt_data() { partsOfLesson(); }
    void lightCoinhunt() { lightIsInSight(u"coinhunt"_s); }
    void lightColdwater_data() { partsOfLesson(); }
    void lightColdwater() { lightIsInSight(u"coldwater"_s); }
    void lightCouperation_data() { partsOfLesson(); }
    void lightCouperation() { lightIsInSight(u"couperation"_s); }
    void lightHakkutsu_data() { partsOfLesson(); }
    void lightHakkutsu() { lightIsInSight(u"hakkutsu"_s); }
    void wrongPressesAreAnswered();
    void aPressThatMeansNothingIsAnswered();
    void aPushIsAimedByKeysAlone();
    void keysLeadThrough();
    void nothingIsTakenBack();
    void tellsAReader();
    void contrastNeedsNoVeil();
    void termsOfTheGameAreKnown();
    void progressIsKept();
    void leavingPlaysOnUnkept();
    void puzzleCardLeavesTheTableFree();

private:
    static void partsOfLesson();
    static void lightIsInSight(const QString &game);
};

namespace {

QQuickItem *pieceOf(const WindowDriver &window, const QString &id)
{
    return window.itemWhere([&](QQuickItem *item) {
        return item->isVisible() && item->width() > 0 && item->property("pieceId").toString() == id;
    });
}

void clickPiece(WindowDriver &window, const QString &id)
{
    QQuickItem *piece = pieceOf(window, id);
    QVERIFY2(piece, qPrintable(id));
    window.clickOn(piece, QPointF(piece->width() / 2, piece->height() / 2));
}

void clickAFish(WindowDriver &window)
{
    const QRectF card = sceneRect(window.itemOfType("LessonCard"));
    QQuickItem *fish = window.itemWhere([&](QQuickItem *item) {
        return item->isVisible() && item->property("pieceId").toString().startsWith(u"fish-"_s) &&
               !card.intersects(sceneRect(item));
    });
    QVERIFY(fish);
    window.clickOn(fish, QPointF(fish->width() / 2, fish->height() / 2));
}

/// What the step speaks of and nobody sees: not on the page, or under the card.
QStringList unseen(WindowDriver &window)
{
    QStringList out;
    const QQuickItem *light = window.itemOfType("LessonLight");
    auto *finder = light->property("finder").value<QObject *>();
    const QRectF all(QPointF(0, 0), window.desktop().window()->size());
    const QRectF card = sceneRect(window.itemOfType("LessonCard"));
    for (const QString &name : window.desktop().app().lesson()->lit()) {
        QQuickItem *item = nullptr;
        QMetaObject::invokeMethod(finder, "find", Q_RETURN_ARG(QQuickItem *, item),
                                  Q_ARG(QString, name));
        QRectF at = item ? sceneRect(item) : QRectF();
        QRectF pieces; // of a zone what lies in it
        const auto inside =
            item ? item->property("pieces").value<QJSValue>().toVariant().toList() : QVariantList();
        for (const QVariant &piece : inside)
            if (const auto *each = piece.value<QQuickItem *>(); each && each->isVisible())
                pieces |= sceneRect(each);
        at = pieces.isEmpty() ? at : pieces;
        const QRectF hidden = at & card;
        if (!item || !item->isVisible() || at.isEmpty())
            out.append(u"nothing is "_s + name);
        else if (!all.contains(at))
            out.append(name + u" leaves the window"_s);
        else if (hidden.width() * hidden.height() > at.width() * at.height() / 5)
            out.append(u"the card lies over "_s + name);
    }
    return out;
}

/// What is wrong with the light of the present step.
QStringList faultsOfLight(WindowDriver &window)
{
    QStringList out = unseen(window);
    const LessonSession *lesson = window.desktop().app().lesson();
    const QRectF all(QPointF(0, 0), window.desktop().window()->size());
    const QRectF ground = groundOf(window);
    const QRectF card = sceneRect(window.itemOfType("LessonCard"));
    const QQuickItem *ring = LessonHand(window, true).ring();
    if (lesson->asks() != (ring != nullptr))
        out.append(u"ring"_s);
    if (ring && !all.contains(sceneRect(ring).adjusted(8, 8, -8, -8)))
        out.append(u"the ring leaves the window"_s);
    if (ring && card.intersects(sceneRect(ring).adjusted(4, 4, -4, -4)))
        out.append(u"the card lies over the ring"_s);
    if (!ground.adjusted(-1, -1, 1, 1).contains(card))
        out.append(u"the card leaves the stage"_s);
    const QQuickItem *pointer = window.itemOfType("LessonPointer");
    if (pointer && pointer->isVisible()) { // a line from card to ring crossed other pieces
        const QRectF at = sceneRect(pointer);
        if (!card.adjusted(-16, -16, 16, 16).contains(at) || card.contains(at))
            out.append(u"the pointer is not at the edge of the card"_s);
        if (ring && QLineF(at.center(), sceneRect(ring).center()).length() >
                        QLineF(card.center(), sceneRect(ring).center()).length())
            out.append(u"the pointer is at the far side of the card"_s);
    }
    const QQuickItem *focused = window.focused();
    const QRectF light = ring ? sceneRect(ring) : card;
    if (!focused || !light.adjusted(-2, -2, 2, 2).contains(sceneRect(focused)))
        out.append(u"the focus is elsewhere"_s);
    return out;
}

} // namespace

void TestLessonPage::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestLessonPage::partsOfLesson()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("late"); // in the second half of the steps
    for (const QSize size : {QSize(1280, 720), QSize(960, 1080)})
        for (const bool late : {false, true})
            QTest::addRow("%d %s", size.width(), late ? "late" : "early") << size << late;
}

void TestLessonPage::lightIsInSight(const QString &game)
{
    QFETCH(QSize, size);
    WindowDriver window(u"en"_s, size);
    QStringList faults;
    QFETCH(bool, late);
    const int steps = window.desktop().app().lessonProgress(game)[u"steps"_s].toInt();
    for (int step = late ? steps / 2 : 0; step < (late ? steps : steps / 2); ++step) {
        openLessonAt(window, game, step);
        const QString where = u"%1 %2 step %3"_s.arg(game).arg(size.width()).arg(step + 1);
        keepPicture(window, where);
        for (const QString &fault : faultsOfLight(window))
            faults.append(where + u": "_s + fault);
    }
    QVERIFY(nameFaults(faults));
}

// The step's own words, then the rules' refusal, then that it is not asked for here.
void TestLessonPage::wrongPressesAreAnswered()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    openLessonAt(window, u"ccc"_s, 4); // K and Q pay for the 5
    LessonSession *lesson = window.desktop().app().lesson();
    const QQuickItem *show = window.find(u"Show me"_s);
    clickPiece(window, u"card-h-10#0"_s);
    QTRY_VERIFY(lesson->wrong().contains(u"23"_s));
    QCOMPARE(lesson->wrongClause(), u"CCC-13"_s);
    QCOMPARE(lesson->session()->draft()->itemCount(), 0);
    QVERIFY(window.find(u"Show me"_s) != window.focused());
    clickPiece(window, u"square#8"_s); // a coin of Aoi lies there
    QTRY_VERIFY(lesson->wrongClause().startsWith(u"CCC-"_s) && lesson->mistakes() == 2);
    QTRY_COMPARE(window.focused(), show);
    openLessonAt(window, u"ccc"_s, 3); // B5 is to be chosen
    lesson = window.desktop().app().lesson();
    clickPiece(window, u"square#0"_s); // legal as well
    QTRY_VERIFY2(lesson->wrong().startsWith(u"That works in a match"_s),
                 qPrintable(lesson->wrong()));
    QCOMPARE(lesson->session()->ply(), 0);
    QCOMPARE(lesson->session()->draft()->anchor(), QString());
}

// A fish cannot be chosen while a token is placed: the table says nothing, the lesson does.
void TestLessonPage::aPressThatMeansNothingIsAnswered()
{
    WindowDriver window(u"ja"_s, QSize(1280, 720));
    openLessonAt(window, u"coldwater"_s, 3);
    LessonSession *lesson = window.desktop().app().lesson();
    clickAFish(window);
    QTRY_COMPARE(lesson->mistakes(), 1);
    QVERIFY(!lesson->wrong().isEmpty() && !lesson->wrongClause().isEmpty());
}

// After two wrong pushes the keyboard left the coin, "Show me" did not show where to slide it, and the card
// lay over the numbers.
void TestLessonPage::aPushIsAimedByKeysAlone()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    openLessonAt(window, u"coinhunt"_s, 2);
    const LessonHand hand(window, true);
    LessonSession *lesson = window.desktop().app().lesson();
    const QQuickItem *aimer = window.itemOfType("HuntAimer");
    const QRectF numbers =
        sceneRect(window.itemOfType("HuntAimPanel")).adjusted(8, 8, -8, -8); // but its rim
    QCOMPARE(window.focused(), aimer);
    for (int mistakes = 1; mistakes < 4; ++mistakes) {
        window.key(Qt::Key_Return);
        QTRY_COMPARE(lesson->mistakes(), mistakes);
        QVERIFY(hand.settle());
        QCOMPARE(window.focused(), aimer);
        QTRY_VERIFY(!sceneRect(window.itemOfType("LessonCard")).intersects(numbers));
    }
    window.find(u"Show me"_s)->forceActiveFocus(Qt::TabFocusReason);
    window.key(Qt::Key_Left); // means the aim from the card as well
    window.key(Qt::Key_Return);
    QCOMPARE(window.focused(), aimer);
    const QVariantList way =
        window.itemOfType("LessonGhost")->property("points").value<QJSValue>().toVariant().toList();
    QCOMPARE(way.size(), 3); // from here, to there, the button
    const QPointF from = way[0].toPointF(), to = way[1].toPointF();
    QVERIFY(to.x() < from.x() && qFuzzyCompare(to.y(), from.y()));
    for (int mm = 0; mm < 20 && lesson->ring() == u"aim:"; ++mm)
        window.key(Qt::Key_Left);
    QCOMPARE(lesson->ring(), u"confirm:"_s);
    const QRectF coin = sceneRect(aimer);
    QVERIFY(std::abs(coin.center().x() - to.x()) < coin.width() / 2);
    QVERIFY(hand.settle());
    window.key(Qt::Key_Return);
    QTRY_VERIFY(lesson->answered());
}

void TestLessonPage::keysLeadThrough()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    openLessonAt(window, u"coldwater"_s, 0);
    LessonSession *lesson = window.desktop().app().lesson();
    window.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(lesson->step(), 1);
    window.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(lesson->step(), 0);
    for (int step = 1; step < 4; ++step) {
        QVERIFY(LessonHand(window, true).settle());
        window.key(Qt::Key_Return);
        QTRY_COMPARE(lesson->step(), step);
    }
    window.key(Qt::Key_Right, Qt::AltModifier); // a move is asked for
    QCOMPARE(lesson->step(), 3);
    window.key(Qt::Key_F5);
    QVERIFY(window.click(u"Skip lesson"_s));
    QTRY_COMPARE(lesson->step(), lesson->steps() - 1);
    QVERIFY(window.click(u"Step 2, Your zones of bait"_s));
    QTRY_COMPARE(lesson->step(), 1);
}

void TestLessonPage::nothingIsTakenBack()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    openLessonAt(window, u"coldwater"_s, 3);
    LessonHand hand(window, true);
    QCOMPARE(hand.takeStep(), QString());
    MatchSession *session = hand.lesson()->session();
    const int plies = session->ply();
    window.key(Qt::Key_Z, Qt::ControlModifier);
    window.key(Qt::Key_H);
    window.key(Qt::Key_PageUp);
    QCOMPARE(session->ply(), plies);
    QVERIFY(!session->hint()->searching());
    QVERIFY(session->cursor()->live());
}

void TestLessonPage::tellsAReader()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    openLessonAt(window, u"coldwater"_s, 3);
    LessonSession *lesson = window.desktop().app().lesson();
    QVERIFY(window.named(u"Step 4 of 12, Place a token. "_s + lesson->text()));
    clickAFish(window);
    QTRY_VERIFY(!lesson->wrong().isEmpty());
    const QString no =
        u"Not that one: %1 %2"_s.arg(lesson->wrong(), lesson->wrongClause()).trimmed();
    QTRY_VERIFY(window.named(no));
    Voices voices; // the words and the card both spoke
    QTRY_VERIFY((voices.listen(window), voices.of(no) > 0));
    QTest::qWait(400); // until the next sentence could come
    voices.listen(window);
    QCOMPARE(voices.of(no), qsizetype{1});
}

void TestLessonPage::contrastNeedsNoVeil()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    openLessonAt(window, u"ccc"_s, 4);
    const auto veiled = [&] {
        return window.itemWhere([](QQuickItem *item) {
            return item->isVisible() && item->property("area").isValid() && item->width() > 0 &&
                   item->property("color").value<QColor>().alpha() == 0x66;
        });
    };
    QVERIFY(veiled());
    window.desktop().settings().setTheme(u"hcDark"_s);
    QTRY_VERIFY(!veiled());
    QVERIFY(LessonHand(window, true).ring());
}

// A match explained its words, and the lesson in which they are met first did not.
void TestLessonPage::termsOfTheGameAreKnown()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.openLesson(u"ccc"_s));
    app.openRulebook(u"ccc"_s, true);
    QVERIFY(!app.guide()->terms().isEmpty());
    for (const QVariant &term : app.guide()->terms()) {
        const QString id = term.toMap()[u"id"_s].toString();
        QCOMPARE(app.taught()->table()->term(id)[u"text"_s], term.toMap()[u"text"_s]);
    }
}

void TestLessonPage::progressIsKept()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QCOMPARE(app.lessonProgress(u"coldwater"_s),
             QVariantMap({{u"done"_s, false}, {u"step"_s, 0}, {u"steps"_s, 12}}));
    openLessonAt(window, u"coldwater"_s, 0);
    window.key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(window.click(u"To the shelf"_s));
    QTRY_COMPARE(window.page(), u"shelf"_s);
    QCOMPARE(app.lessonProgress(u"coldwater"_s)[u"step"_s].toInt(), 1);
    QVERIFY(app.openLesson(u"coldwater"_s));
    QCOMPARE(app.lesson()->step(), 1);
    app.lesson()->skip();
    app.lesson()->next();
    QTRY_COMPARE(window.page(), u"table"_s);
    QVERIFY(app.lessonProgress(u"coldwater"_s)[u"done"_s].toBool());
    QVERIFY(app.openLesson(u"coldwater"_s));
    QCOMPARE(app.lesson()->step(), 0);
    QVERIFY(!app.openLesson(u"nonesuch"_s));
}

void TestLessonPage::leavingPlaysOnUnkept()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    openLessonAt(window, u"coldwater"_s, 3);
    QVERIFY(window.click(u"Leave, play now"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
    MatchSession *session = window.session();
    QVERIFY(session && !session->teaching() && !session->kept() && session->practice());
    QVERIFY(session->myTurn());
    QCOMPARE(session->match().seats()[1].level, std::string("beginner"));
    QVERIFY(session->choose(0));
    QCOMPARE(QDir(RecordStore::defaultFolder()).entryList({u"*.takujo"_s}), QStringList());
    QVERIFY(!window.desktop().app().sameDeal());
    QVERIFY(!window.desktop().app().saveDialog());
}

// Where there is no rail the card of a puzzle lay on the hand, the payment or the own board.
void TestLessonPage::puzzleCardLeavesTheTableFree()
{
    WindowDriver window(u"en"_s, QSize(960, 1080));
    App &app = window.desktop().app();
    app.setSimulations(0);
    for (const auto *game : {"ccc", "coinhunt", "coldwater", "couperation", "hakkutsu"}) {
        window.desktop().go(u"puzzles"_s);
        QVERIFY(app.openPuzzleOf(QString::fromLatin1(game), 0));
        QTRY_COMPARE(window.page(), u"puzzle"_s);
        const auto free = [&] {
            const QQuickItem *card = window.itemOfType("PuzzleCard");
            const QQuickItem *table = window.itemOfType("StageHost");
            return card && table && table->height() > 500 &&
                   card->mapToScene(QPointF(0, card->height())).y() <=
                       table->mapToScene(QPointF(0, 0)).y();
        };
        QTRY_VERIFY2(free(), game);
        app.puzzle()->show();
        QTRY_VERIFY2(free(), game);
    }
}

QTEST_MAIN(TestLessonPage)
#include "tst_lessonpage.moc"
