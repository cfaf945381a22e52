// Hakkutsu!! in the real window: whole matches by mouse and by keyboard in both languages and under
// both rules, and what a reader meets on its table at the sizes the program promises. Any QML
// warning fails.
#include "lookcheck.h"
#include "windowdriver.h"

#include <QDir>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTest>

Q_DECLARE_METATYPE(std::string)

using namespace takujo;
using namespace Qt::StringLiterals;

class TestHakkutsu : public QObject
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
    void showsTheWay();
    void refusesWithItsClause();
    void looks_data();
    void looks();
};

namespace {

/// How the person of a test reaches a piece: by pointer or by keys. Without a zone: a button.
using Press = std::function<void(const QString &zone, const QString &pieceId)>;

QString idOf(const ZoneModel *zone, int row) { return zone->value(row, u"pieceId"_s).toString(); }

int attrOf(const ZoneModel *zone, int row, const QString &name)
{
    return zone->value(row, u"attrs"_s).toMap()[name].toInt();
}

/// A lit cell: one with a rock that can be mined if there is one, home with a full cart, else any.
QString goal(MatchSession *session)
{
    const ZoneModel *map = session->table()->zone(u"map"_s);
    const bool loaded =
        session->table()->counter(u"units."_s + QString::number(session->viewerSeat())) > 2;
    QString best;
    int most = -1;
    for (int row = 0; row < map->count(); ++row) {
        if (!map->value(row, u"legal"_s).toBool())
            continue;
        const bool base = map->value(row, u"kind"_s) == u"base"_s;
        const int worth = base ? (loaded ? 99 : 0) : 1 + attrOf(map, row, u"points"_s);
        if (worth > most) {
            most = worth;
            best = idOf(map, row);
        }
    }
    return best;
}

void answer(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    const QString decision = session->prompt()->decision();
    if (decision == u"move" || decision == u"look")
        return press(u"map"_s, goal(session));
    if (decision == u"museum")
        return press(u"offer"_s, idOf(session->table()->zone(u"offer"_s), 0));
    if (decision == u"keep") {
        for (int row = 0; row < session->prompt()->min(); ++row)
            press(u"hand"_s, idOf(session->table()->zone(u"hand"_s), row));
        return press({}, session->prompt()->confirmText());
    }
    if (session->draft()->complete() || session->prompt()->mainOption() >= 0)
        return window.key(Qt::Key_Return);
    session->choose(session->prompt()->optionCount() - 1);
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

/// A click into the upper left part of the piece, which no pawn covers.
Press byPointer(WindowDriver &window)
{
    return [&window](const QString &zone, const QString &id) {
        QTest::qWait(20);
        if (zone.isEmpty()) {
            QVERIFY2(window.click(id), qPrintable(id));
            return;
        }
        QQuickItem *item = pieceItem(window.desktop().window()->contentItem(), id);
        QVERIFY2(item, qPrintable(id));
        const QPointF at = item->mapToScene(QPointF(item->width() / 3, item->height() / 3));
        QTest::mouseClick(window.desktop().window(), Qt::LeftButton, {}, at.toPoint());
    };
}

/// Tab into the zone, arrows to the piece, Space.
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
            if (zone.isEmpty())
                return view->activeFocusItem() && view->activeFocusItem()->property("text") == id;
            return !focused().isEmpty() &&
                   window.session()->table()->zone(zone)->find(focused()) >= 0;
        };
        for (int tabs = 0; tabs < 60 && !inZone(); ++tabs)
            window.key(Qt::Key_Tab);
        QVERIFY2(inZone(), qPrintable(id));
        if (zone.isEmpty())
            return window.key(Qt::Key_Space);
        QQuickItem *item = pieceItem(view->contentItem(), id);
        QVERIFY2(item, qPrintable(id));
        for (int steps = 0; steps < 40 && focused() != id; ++steps) {
            const QPointF way = item->mapToItem(view->activeFocusItem(), QPointF());
            const bool across = std::abs(way.x()) > std::abs(way.y());
            window.key(across ? (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                              : (way.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
        }
        QCOMPARE(focused(), id);
        window.key(Qt::Key_Space);
    };
}

void begin(WindowDriver &window, const std::string &preset)
{
    SetupModel *setup = window.desktop().app().setup();
    QVERIFY(setup->choose(u"hakkutsu"_s));
    int row = 0;
    for (setup->setRuleIndex(0); setup->chosenRules()->base != preset && row < 10;)
        setup->setRuleIndex(++row);
    QVERIFY(window.desktop().app().startWithoutKeeping());
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
}

/// Answers until the person is asked where to move.
bool reachMove(WindowDriver &window)
{
    const Press press = byPointer(window);
    for (int i = 0; i < 20; ++i) {
        MatchSession *session = window.session();
        if (!QTest::qWaitFor([&] { return session->myTurn(); }, 20000))
            return false;
        if (session->prompt()->decision() == u"move")
            return true;
        answer(window, press);
    }
    return false;
}

} // namespace

void TestHakkutsu::initTestCase()
{
    prepareApplication();
    collectWarnings();
    if (!Catalogue().find(u"hakkutsu"_s))
        QSKIP("Hakkutsu!! is not built");
}

void TestHakkutsu::init()
{
    for (const auto where :
         {QStandardPaths::GenericDataLocation, QStandardPaths::GenericConfigLocation})
        QDir(QStandardPaths::writableLocation(where) + u"/takujo"_s).removeRecursively();
    takeWarnings();
}

void TestHakkutsu::cleanup() { QCOMPARE(takeWarnings(), QStringList()); }

void TestHakkutsu::byMouse_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<std::string>("preset");
    QTest::newRow("ja, research") << u"ja"_s << QSize(1280, 720) << std::string("standard");
    QTest::newRow("en, treasure, half screen")
        << u"en"_s << QSize(960, 1080) << std::string("treasure");
}

void TestHakkutsu::byMouse()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(std::string, preset);
    WindowDriver window(language, size);
    begin(window, preset);
    const Press press = byPointer(window);
    QVERIFY(window.playToEnd([&] { answer(window, press); }));
    QTRY_COMPARE(window.page(), u"result"_s);
    QVERIFY(!window.session()->outcome()->headline().isEmpty());
    QCOMPARE(window.session()->outcome()->totals().size(),
             qsizetype{window.session()->seatCount()});
}

void TestHakkutsu::byKeyboard_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ja") << u"ja"_s;
    QTest::newRow("en") << u"en"_s;
}

void TestHakkutsu::byKeyboard()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    begin(window, "standard");
    const Press press = byKeys(window);
    QVERIFY(window.playToEnd([&] { answer(window, press); }));
    QTRY_COMPARE(window.page(), u"result"_s);
}

// Pointed at, a cell shows its way, what it costs and what the cart would be.
void TestHakkutsu::showsTheWay()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window, "standard");
    QVERIFY(reachMove(window));
    const QString id = goal(window.session());
    QQuickItem *cell = pieceItem(window.desktop().window()->contentItem(), id);
    QVERIFY(cell);
    QTest::mouseMove(window.desktop().window(), cell->mapToScene(QPointF(20, 20)).toPoint());
    QTRY_VERIFY(!window.session()->prompt()->previewPath().isEmpty());
    QCOMPARE(window.session()->prompt()->previewPath().last(), id);
    QVERIFY(!window.session()->prompt()->previewEffect().isEmpty());
    QTRY_VERIFY(cell->property("picked").toBool());
}

void TestHakkutsu::refusesWithItsClause()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window, "standard");
    QVERIFY(reachMove(window));
    QString said;
    connect(
        window.session(), &MatchSession::refused, this,
        [&](const QString &text, const QString &clause, const QString &) { said = text + clause; });
    const ZoneModel *map = window.session()->table()->zone(u"map"_s);
    int row = 0;
    while (map->value(row, u"legal"_s).toBool())
        ++row;
    byPointer(window)(u"map"_s, idOf(map, row));
    QTRY_VERIFY2(said.contains(u"HK-"_s), qPrintable(said));
}

void TestHakkutsu::looks_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ja") << u"ja"_s;
    QTest::newRow("en") << u"en"_s;
}

// Nothing cut off or on top of each other, at every size, before the first move and in mid-game.
void TestHakkutsu::looks()
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
    begin(window, "standard");
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
                    pictures + u"/hakkutsu-"_s + language + u'-' +
                    QString(where).replace(u' ', u'-') + u".png"_s);
            for (const QString &fault : faultsOfTexts(window.desktop().window(), language) +
                                            faultsOfControls(window.desktop().window(), language))
                faults.append(where + u": "_s + fault);
        }
        window.desktop().settings().setTextSize(100);
        window.desktop().window()->resize(1280, 720);
        QTest::qWait(80);
    };
    QTRY_VERIFY(window.session()->myTurn());
    inspect(window.session()->prompt()->decision());
    QVERIFY(reachMove(window));
    inspect(u"move"_s);
    const Press press = byPointer(window);
    for (int turns = 0; turns < 12; ++turns) {
        answer(window, press);
        QVERIFY(QTest::qWaitFor([&] { return window.session()->myTurn(); }, 20000));
    }
    inspect(u"later-"_s + window.session()->prompt()->decision());
    for (const QString &fault : faults)
        qInfo("%s", qPrintable(fault));
    QVERIFY(faults.isEmpty());
}

QTEST_MAIN(TestHakkutsu)
#include "tst_hakkutsu.moc"
