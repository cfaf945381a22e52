// Couperation in the real window: whole matches by mouse and by keyboard in both languages, and what a
// reader meets on its table at the sizes the program promises. Any QML warning fails.
#include "lookcheck.h"
#include "windowdriver.h"

#include <QDir>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestCouperation : public QObject
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
    void keepsTheLimitsOfGroups();
    void looks_data();
    void looks();
};

namespace {

/// How the person of a test reaches a piece: by pointer or by keys.
using Press = std::function<void(const QString &zone, const QString &pieceId)>;

QString textOf(const ZoneModel *zone, int row, const QString &role)
{
    return zone->value(row, role).toString();
}

/// First piece of a zone that can be chosen for the present draft; empty = none.
QString lit(MatchSession *session, const QString &zoneId, const QString &kind = {})
{
    const ZoneModel *zone = session->table()->zone(zoneId);
    for (int row = 0; row < zone->count(); ++row)
        if (zone->value(row, u"legal"_s).toBool() && textOf(zone, row, u"kind"_s).startsWith(kind))
            return textOf(zone, row, u"pieceId"_s);
    return {};
}

/// A card of the hand that fits somewhere face up, else any glass; empty = none.
QString cardToPlace(MatchSession *session, bool &fits)
{
    const ZoneModel *hand = session->table()->zone(u"hand"_s);
    QString any;
    for (int row = 0; row < hand->count(); ++row) {
        const QVariantMap attrs = hand->value(row, u"attrs"_s).toMap();
        fits = attrs[u"fits"_s].toInt() > 0;
        if (fits)
            return textOf(hand, row, u"pieceId"_s);
        if (attrs[u"finish"_s].toInt() == 0)
            any = textOf(hand, row, u"pieceId"_s);
    }
    return any;
}

/// A card on a place, face down where it fits nowhere; else a face-down card is turned up.
void act(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    if (session->prompt()->optionCount() > 0)
        return window.key(Qt::Key_Return);
    bool fits = false;
    if (const QString card = cardToPlace(session, fits); !card.isEmpty()) {
        press(u"hand"_s, card);
        if (!fits)
            window.key(Qt::Key_F);
        if (const QString place = lit(session, u"tower"_s, u"place"_s); !place.isEmpty())
            press(u"tower"_s, place);
    }
    if (!session->draft()->complete()) {
        window.key(Qt::Key_Escape);
        window.key(Qt::Key_T);
        const ZoneModel *tower = session->table()->zone(u"tower"_s);
        for (int row = 0; row < tower->count(); ++row)
            if (tower->value(row, u"faceDown"_s).toBool())
                return press(u"tower"_s, textOf(tower, row, u"pieceId"_s)),
                       window.key(Qt::Key_Return);
    }
    if (!session->draft()->complete())
        qWarning("not complete: mode %d, anchor %s, %d pieces, %s",
                 session->draft()->number(u"mode"_s), qPrintable(session->draft()->anchor()),
                 session->draft()->itemCount(), qPrintable(session->draft()->refusal()));
    window.key(Qt::Key_Return);
}

/// Draws nothing until a card is to be placed.
bool reachAct(MatchSession *session)
{
    const auto asked = [&](const QString &decision) {
        return session->myTurn() && session->prompt()->decision() == decision;
    };
    if (!QTest::qWaitFor([&] { return asked(u"draw"_s) || asked(u"act"_s); }, 20000))
        return false;
    if (asked(u"draw"_s))
        session->choose(0);
    return QTest::qWaitFor([&] { return asked(u"act"_s); }, 5000);
}

void answer(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    const QString decision = session->prompt()->decision();
    if (decision == u"draw")
        return window.key(Qt::Key_2); // one card, where so many may be drawn
    if (decision == u"reserve")
        return press(u"reserve"_s, lit(session, u"reserve"_s));
    if (decision == u"act")
        return act(window, press);
    const ZoneModel *hand = session->table()->zone(u"hand"_s);
    for (int row = 0; row < session->prompt()->min(); ++row)
        press(u"hand"_s, textOf(hand, row, u"pieceId"_s));
    window.key(Qt::Key_Return);
}

QQuickItem *pieceItem(QQuickItem *item, const QString &pieceId)
{
    if (item->isVisible() && item->property("pieceId").toString() == pieceId)
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = pieceItem(child, pieceId))
            return found;
    return nullptr;
}

} // namespace

void TestCouperation::initTestCase()
{
    prepareApplication();
    collectWarnings();
    if (!Catalogue().find(u"couperation"_s))
        QSKIP("Couperation is not built");
}

void TestCouperation::init()
{
    for (const auto where :
         {QStandardPaths::GenericDataLocation, QStandardPaths::GenericConfigLocation})
        QDir(QStandardPaths::writableLocation(where) + u"/takujo"_s).removeRecursively();
    takeWarnings();
}

void TestCouperation::cleanup() { QCOMPARE(takeWarnings(), QStringList()); }

void TestCouperation::byMouse_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::newRow("ja") << u"ja"_s << QSize(1280, 720);
    QTest::newRow("en, half screen") << u"en"_s << QSize(960, 1080);
}

void TestCouperation::byMouse()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    WindowDriver window(language, size);
    QVERIFY(window.desktop().app().quickStart(u"couperation"_s));
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
    // Cards of a full hand lie partly under each other: the number at the right is always free.
    const Press press = [&](const QString &, const QString &id) {
        QTest::qWait(20);
        QQuickItem *item = pieceItem(window.desktop().window()->contentItem(), id);
        QVERIFY2(item, qPrintable(id));
        const QPointF at = item->mapToScene(QPointF(item->width() - 8, item->height() / 2));
        QTest::mouseMove(window.desktop().window(), at.toPoint());
        QTest::qWait(30);
        QTest::mouseClick(window.desktop().window(), Qt::LeftButton, {}, at.toPoint());
    };
    QVERIFY(window.playToEnd([&] { answer(window, press); }));
    QTRY_COMPARE(window.page(), u"result"_s);
    QVERIFY(!window.session()->outcome()->headline().isEmpty());
    QVERIFY(window.session()->outcome()->clause().startsWith(u"CP-"_s));
}

void TestCouperation::byKeyboard_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ja") << u"ja"_s;
    QTest::newRow("en") << u"en"_s;
}

// Tab into the zone, arrows to the piece, Space.
void TestCouperation::byKeyboard()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"couperation"_s));
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
    QQuickWindow *view = window.desktop().window();
    const auto focused = [&] {
        return view->activeFocusItem() ? view->activeFocusItem()->property("pieceId").toString()
                                       : QString();
    };
    const Press press = [&](const QString &zone, const QString &id) {
        QTest::qWait(20);
        const auto inZone = [&] {
            return !focused().isEmpty() &&
                   window.session()->table()->zone(zone)->find(focused()) >= 0;
        };
        for (int tabs = 0; tabs < 60 && !inZone(); ++tabs)
            window.key(Qt::Key_Tab);
        QQuickItem *item = pieceItem(view->contentItem(), id);
        QVERIFY2(item && inZone(), qPrintable(id));
        item->forceActiveFocus(Qt::TabFocusReason); // arrows inside a zone: tst_couptable.qml
        QCOMPARE(focused(), id);
        window.key(Qt::Key_Space);
    };
    QVERIFY(window.playToEnd([&] { answer(window, press); }));
    QTRY_COMPARE(window.page(), u"result"_s);
}

// One card to place, a card of the reserve where it may lie, nothing anywhere else.
void TestCouperation::keepsTheLimitsOfGroups()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"couperation"_s));
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    QVERIFY(reachAct(session));
    const ZoneModel *hand = session->table()->zone(u"hand"_s);
    const QString reserve = textOf(session->table()->zone(u"reserve"_s), 0, u"pieceId"_s);
    DraftModel *draft = session->draft();
    draft->toggle(textOf(hand, 0, u"pieceId"_s));
    QCOMPARE(draft->group(0).size(), qsizetype{1});
    draft->clear();
    draft->setActiveGroup(2);
    draft->toggle(reserve);
    QCOMPARE(draft->group(2), QStringList());
    QCOMPARE(draft->group(4), QStringList{reserve});
    draft->toggle(u"pack"_s);
    QCOMPARE(draft->itemCount(), 1);
    for (int row = 0; row < 3; ++row)
        draft->toggle(textOf(hand, row, u"pieceId"_s));
    QCOMPARE(draft->group(2).size(), qsizetype{2});
}

void TestCouperation::looks_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ja") << u"ja"_s;
    QTest::newRow("en") << u"en"_s;
}

// Nothing cut off or on top of each other, at every size, before and during an action.
void TestCouperation::looks()
{
    QFETCH(QString, language);
    struct Arrangement
    {
        QSize pixels;
        int text = 100;
    };
    const Arrangement arrangements[]{
        {{1280, 720}}, {{960, 640}}, {{960, 1080}}, {{1280, 720}, 200}};
    WindowDriver window(language, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"couperation"_s));
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    QStringList faults;
    const auto inspect = [&](const QString &what) {
        for (const Arrangement &each : arrangements) {
            window.desktop().settings().setTextSize(each.text);
            window.desktop().window()->resize(each.pixels);
            QTest::qWait(80);
            const QString where = u"%1 %2x%3 %4%"_s.arg(what)
                                      .arg(each.pixels.width())
                                      .arg(each.pixels.height())
                                      .arg(each.text);
            const QString pictures = qEnvironmentVariable("TAKUJO_TEST_PICTURES");
            if (!pictures.isEmpty())
                window.desktop().window()->grabWindow().save(
                    pictures + u"/couperation-"_s + language + u'-' +
                    QString(where).replace(u' ', u'-') + u".png"_s);
            for (const QString &fault : faultsOfTexts(window.desktop().window(), language) +
                                            faultsOfControls(window.desktop().window(), language))
                faults.append(where + u": "_s + fault);
        }
    };
    QTRY_VERIFY(session->myTurn());
    inspect(session->prompt()->decision());
    QVERIFY(reachAct(session));
    bool fits = false;
    session->draft()->toggle(cardToPlace(session, fits));
    window.key(Qt::Key_K);
    inspect(u"card"_s);
    session->draft()->clear();
    window.key(Qt::Key_R);
    session->draft()->setActiveGroup(2);
    for (int row = 0; row < 2; ++row)
        session->draft()->toggle(textOf(session->table()->zone(u"hand"_s), row, u"pieceId"_s));
    inspect(u"sum"_s);
    for (const QString &fault : faults)
        qInfo("%s", qPrintable(fault));
    QVERIFY(faults.isEmpty());
}

QTEST_MAIN(TestCouperation)
#include "tst_couperation.moc"
