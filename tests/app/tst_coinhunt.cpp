// Coin Hunt in the real window: whole matches by mouse and by keyboard in both languages, the aim by
// every way there is, odds and the push that is shown, and what a reader meets on its table at the
// sizes the program promises. Any QML warning fails.
#include "lookcheck.h"
#include "windowdriver.h"

#include <QDir>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestCoinhunt : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void byMouse_data();
    void byMouse();
    void byKeyboard_data();
    void byKeyboard();
    void aimsByKeys();
    void aimsByDragging();
    void aimsByTyping();
    void countsTheOdds();
    void showsThePush();
    void looks_data();
    void looks();
};

namespace {

/// How the person of a test reaches a piece: by pointer or by keys.
using Press = std::function<void(const QString &zone, const QString &pieceId)>;

QQuickItem *pieceItem(QQuickItem *item, const QString &pieceId)
{
    if (item->isVisible() && item->property("pieceId").toString() == pieceId)
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = pieceItem(child, pieceId))
            return found;
    return nullptr;
}

QQuickItem *typed(QQuickItem *item, const QByteArray &type)
{
    if (item->isVisible() && QByteArray(item->metaObject()->className()).startsWith(type))
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = typed(child, type))
            return found;
    return nullptr;
}

QQuickItem *content(WindowDriver &window) { return window.desktop().window()->contentItem(); }

/// Zone that holds a piece that can be chosen now, and the piece.
QPair<QString, QString> legalPiece(MatchSession *session)
{
    const QString seat = QString::number(session->viewerSeat());
    for (const QString &zone :
         {u"board"_s, u"fallen"_s, u"wallet."_s + seat, u"vault."_s + seat, u"secret."_s + seat}) {
        const ZoneModel *pieces = session->table()->zone(zone);
        for (int row = 0; row < pieces->count(); ++row)
            if (pieces->value(row, u"legal"_s).toBool())
                return {zone, pieces->value(row, u"pieceId"_s).toString()};
    }
    return {};
}

/// A pile for each seat, in order.
void shareOut(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    const ZoneModel *piles = session->table()->zone(u"stash"_s);
    for (int row = 0; row < std::min(piles->count(), session->seatCount()); ++row)
        press(u"stash"_s, piles->value(row, u"pieceId"_s).toString());
    QVERIFY2(session->draft()->complete(), qPrintable(session->draft()->refusal()));
    window.key(Qt::Key_Return);
}

void answer(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    const QString kind = session->prompt()->kind();
    if (kind == u"shot")
        return window.key(Qt::Key_Return);
    if (kind == u"assign")
        return shareOut(window, press);
    if (const auto piece = legalPiece(session); !piece.first.isEmpty())
        return press(piece.first, piece.second);
    if (session->prompt()->mainOption() >= 0)
        return window.key(Qt::Key_Return);
    session->choose(0);
}

Press byPointer(WindowDriver &window)
{
    return [&window](const QString &, const QString &id) {
        QTest::qWait(20);
        QQuickItem *item = pieceItem(content(window), id);
        QVERIFY2(item, qPrintable(id));
        const QPointF at = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
        QTest::mouseClick(window.desktop().window(), Qt::LeftButton, {}, at.toPoint());
    };
}

/// Tab into the zone, arrows or (on the board) N to the piece, Space.
Press byKeys(WindowDriver &window)
{
    return [&window](const QString &zone, const QString &id) {
        QTest::qWait(20);
        QQuickWindow *view = window.desktop().window();
        const auto focused = [&] {
            return view->activeFocusItem() ? view->activeFocusItem()->property("pieceId").toString()
                                           : QString();
        };
        const auto inZone = [&] {
            return !focused().isEmpty() &&
                   window.session()->table()->zone(zone)->find(focused()) >= 0;
        };
        for (int tabs = 0; tabs < 60 && !inZone(); ++tabs)
            window.key(Qt::Key_Tab);
        QVERIFY2(inZone(), qPrintable(id));
        for (int steps = 0; steps < 80 && focused() != id; ++steps)
            window.key(zone == u"board" ? Qt::Key_N : steps < 40 ? Qt::Key_Right : Qt::Key_Left);
        QCOMPARE(focused(), id);
        window.key(Qt::Key_Space);
    };
}

void begin(WindowDriver &window)
{
    SetupModel *setup = window.desktop().app().setup();
    QVERIFY(setup->choose(u"coinhunt"_s));
    QVERIFY(window.desktop().app().startWithoutKeeping());
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
}

/// Answers until the person is asked to push.
bool reachPush(WindowDriver &window)
{
    const Press press = byPointer(window);
    for (int i = 0; i < 80; ++i) {
        MatchSession *session = window.session();
        if (!QTest::qWaitFor([&] { return session->myTurn(); }, 30000))
            return false;
        if (session->prompt()->kind() == u"shot")
            return true;
        answer(window, press);
    }
    return false;
}

} // namespace

void TestCoinhunt::initTestCase()
{
    prepareApplication();
    collectWarnings();
    if (!Catalogue().find(u"coinhunt"_s))
        QSKIP("Coin Hunt is not built");
}

void TestCoinhunt::init()
{
    for (const auto where :
         {QStandardPaths::GenericDataLocation, QStandardPaths::GenericConfigLocation})
        QDir(QStandardPaths::writableLocation(where) + u"/takujo"_s).removeRecursively();
    takeWarnings();
}

void TestCoinhunt::cleanup() { QCOMPARE(takeWarnings(), QStringList()); }

void TestCoinhunt::byMouse_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::newRow("ja") << u"ja"_s << QSize(1280, 720);
    QTest::newRow("en, half screen") << u"en"_s << QSize(960, 1080);
}

void TestCoinhunt::byMouse()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    WindowDriver window(language, size);
    begin(window);
    const Press press = byPointer(window);
    QVERIFY(window.playToEnd([&] { answer(window, press); }));
    QTRY_COMPARE(window.page(), u"result"_s);
    QVERIFY(!window.session()->outcome()->headline().isEmpty());
    QCOMPARE(window.session()->outcome()->totals().size(),
             qsizetype{window.session()->seatCount()});
}

void TestCoinhunt::byKeyboard_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ja") << u"ja"_s;
    QTest::newRow("en") << u"en"_s;
}

void TestCoinhunt::byKeyboard()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    begin(window);
    const Press press = byKeys(window);
    QVERIFY(window.playToEnd([&] { answer(window, press); }));
    QTRY_COMPARE(window.page(), u"result"_s);
}

// Arrow keys mean the aim from anywhere on the table.
void TestCoinhunt::aimsByKeys()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reachPush(window));
    DraftModel *draft = window.session()->draft();
    const int offset = draft->number(u"offset"_s);
    window.key(Qt::Key_Right);
    QTRY_COMPARE(draft->number(u"offset"_s), offset + 16);
    window.key(Qt::Key_Up);
    QCOMPARE(draft->number(u"angle"_s), 16);
    window.key(Qt::Key_Plus);
    QCOMPARE(draft->number(u"depth"_s), 1);
    window.key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(draft->number(u"offset"_s), offset + 15);
    window.key(Qt::Key_Home);
    QCOMPARE(draft->number(u"offset"_s), draft->number(u"offset_min"_s));
    QVERIFY(draft->complete());
    QTRY_VERIFY(window.desktop().window()->activeFocusItem() ==
                typed(content(window), "HuntAimer"));
}

void TestCoinhunt::aimsByDragging()
{
    WindowDriver window(u"ja"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reachPush(window));
    DraftModel *draft = window.session()->draft();
    const int offset = draft->number(u"offset"_s);
    QQuickItem *aimer = typed(content(window), "HuntAimer");
    QVERIFY(aimer);
    QQuickWindow *view = window.desktop().window();
    const QPoint from =
        aimer->mapToScene(QPointF(aimer->width() / 2, aimer->height() / 2)).toPoint();
    QTest::mousePress(view, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step)
        QTest::mouseMove(view, from + QPoint(-10 * step, 0), 10);
    QTest::mouseRelease(view, Qt::LeftButton, {}, from + QPoint(-100, 0));
    QTRY_VERIFY(draft->number(u"offset"_s) < offset - 16 * 20);
    QVERIFY(draft->complete());
}

void TestCoinhunt::aimsByTyping()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reachPush(window));
    DraftModel *draft = window.session()->draft();
    QQuickItem *field = window.named(u"Angle"_s);
    QVERIFY(field && field->property("text").isValid());
    field->forceActiveFocus(Qt::TabFocusReason);
    field->setProperty("text", u"-3.5"_s);
    window.key(Qt::Key_Return);
    QTRY_COMPARE(draft->number(u"angle"_s), -56);
}

// First a few trials, more while the aim rests; for the aim as it is.
void TestCoinhunt::countsTheOdds()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reachPush(window));
    ForecastModel *forecast = window.session()->forecast();
    QTRY_VERIFY(forecast->trials() > 0);
    QTRY_VERIFY_WITH_TIMEOUT(forecast->settled(), 20000);
    QCOMPARE(forecast->labels().size(), 5);
    const QList<int> counts = forecast->counts();
    QCOMPARE(counts[0] + counts[1] + counts[2], forecast->trials());
    QVERIFY(!forecast->moved().isEmpty());
    window.key(Qt::Key_Left);
    QTRY_VERIFY(!forecast->fresh());
    QTRY_VERIFY_WITH_TIMEOUT(forecast->fresh(), 20000);
    QQuickItem *aimer = typed(content(window), "HuntAimer");
    QTRY_VERIFY(aimer->property("odds").toString().contains(u'%') || !forecast->settled());
}

// The push is shown from its beginning, can be skipped and repeated, and the computer waits for it.
void TestCoinhunt::showsThePush()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reachPush(window));
    TrackModel *track = window.session()->track();
    window.desktop().settings().overrideValue(u"still"_s, false);
    window.desktop().settings().setPace(u"normal"_s);
    window.key(Qt::Key_Return);
    QVERIFY(track->present());
    QVERIFY(track->playing());
    QVERIFY(track->duration() > 100);
    QVERIFY(track->pieces().size() > 1);
    QQuickItem *player =
        typed(content(window), "HuntBoard")->property("player").value<QQuickItem *>();
    QTRY_VERIFY(player->property("time").toDouble() > 0);
    const QString pictures = qEnvironmentVariable("TAKUJO_TEST_PICTURES");
    if (!pictures.isEmpty())
        window.desktop().window()->grabWindow().save(pictures + u"/coinhunt-push.png"_s);
    const int ply = window.session()->ply();
    while (track->playing()) {
        QCOMPARE(window.session()->ply(), ply); // the computer waits
        QTest::qWait(20);
    }
    QVERIFY(track->present()); // can be shown again
}

void TestCoinhunt::looks_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ja") << u"ja"_s;
    QTest::newRow("en") << u"en"_s;
}

// Nothing cut off or on top of each other, at every size.
void TestCoinhunt::looks()
{
    QFETCH(QString, language);
    struct Arrangement
    {
        QSize pixels;
        int text = 100;
    };
    const Arrangement arrangements[]{
        {{1280, 720}}, {{960, 640}}, {{960, 1080}}, {{1920, 1080}}, {{1280, 720}, 200}};
    WindowDriver window(language, QSize(1280, 720));
    begin(window);
    QStringList faults;
    const auto inspect = [&](const QString &what) {
        for (const Arrangement &each : arrangements) {
            window.desktop().settings().setTextSize(each.text);
            window.desktop().window()->resize(each.pixels);
            QTest::qWait(200);
            const QString where = u"%1 %2x%3 %4%"_s.arg(what)
                                      .arg(each.pixels.width())
                                      .arg(each.pixels.height())
                                      .arg(each.text);
            const QString pictures = qEnvironmentVariable("TAKUJO_TEST_PICTURES");
            if (!pictures.isEmpty())
                window.desktop().window()->grabWindow().save(
                    pictures + u"/coinhunt-"_s + language + u'-' +
                    QString(where).replace(u' ', u'-') + u".png"_s);
            for (const QString &fault : faultsOfTexts(window.desktop().window(), language) +
                                            faultsOfControls(window.desktop().window(), language))
                if (!fault.contains(u"< TableRail"_s)) // the page's own parts: app.look
                    faults.append(where + u": "_s + fault);
        }
        window.desktop().settings().setTextSize(100);
        window.desktop().window()->resize(1280, 720);
        QTest::qWait(80);
    };
    QTRY_VERIFY(window.session()->myTurn());
    inspect(window.session()->prompt()->decision());
    QVERIFY(reachPush(window));
    QTRY_VERIFY_WITH_TIMEOUT(window.session()->forecast()->settled(), 20000);
    inspect(window.session()->prompt()->decision());
    const Press press = byPointer(window);
    for (int moves = 0; moves < 14; ++moves) {
        answer(window, press);
        QVERIFY(QTest::qWaitFor([&] { return window.session()->myTurn(); }, 30000));
    }
    inspect(u"later-"_s + window.session()->prompt()->decision());
    for (const QString &fault : faults)
        qInfo("%s", qPrintable(fault));
    QVERIFY(faults.isEmpty());
}

QTEST_MAIN(TestCoinhunt)
#include "tst_coinhunt.moc"
