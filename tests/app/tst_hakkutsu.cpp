// Hakkutsu!! in the real window: whole matches by mouse and by keyboard in both languages and under
// both rules, and what a reader meets on its table at the sizes the program promises. Any QML
// warning fails.
#include "games/hakkutsu/rules/facts.h"
#include "tabletest.h"

#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestHakkutsu : public TableTest
{
    Q_OBJECT

public:
    TestHakkutsu() : TableTest(u"hakkutsu"_s, "Hakkutsu!!") {}

private slots:
    void showsTheWay();
    void refusesWithItsClause();
    void leavesTheMainPlaceToMining();

private:
    void byMouse_data() override;
    void answer(WindowDriver &window, const Press &press) override;
    // Without a zone they press a button.
    Press byPointer(WindowDriver &window) override;
    Press byKeys(WindowDriver &window) override;
    void clickPiece(WindowDriver &window, QQuickItem *item) override;
    void approach(WindowDriver &window, const QString &zone, const QString &id) override;
    QString ownKey(bool ja) const override
    {
        return ja ? u"Enter: 選んだ装備で採掘する"_s : u"Enter: Mine with the chosen equipment"_s;
    }
    void lookAround(WindowDriver &window, const Inspect &inspect) override;
};

namespace {

QString pieceAt(const RowModel *zone, int row) { return zone->value(row, u"pieceId"_s).toString(); }

hakkutsu::PieceFacts factsAt(const RowModel *zone, int row)
{
    return factsFrom<hakkutsu::PieceFacts>(zone->value(row, u"facts"_s).value<QList<int>>());
}

/// A lit cell: one with a rock that can be mined if there is one, home with a full cart, else any.
QString goal(MatchSession *session)
{
    const RowModel *map = session->table()->zone(u"map"_s);
    const bool loaded = factsFrom<hakkutsu::TableFacts>(session->table()->facts())
                            .units[std::size_t(session->view()->seat())] > 2;
    QString best;
    int most = -1;
    for (int row = 0; row < map->count(); ++row) {
        if (!map->value(row, u"legal"_s).toBool())
            continue;
        const bool base = map->value(row, u"kind"_s) == u"base"_s;
        const int worth = base ? (loaded ? 99 : 0) : 1 + factsAt(map, row).points;
        if (worth > most) {
            most = worth;
            best = pieceAt(map, row);
        }
    }
    return best;
}

} // namespace

// Under both rules.
void TestHakkutsu::byMouse_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("preset");
    QTest::newRow("ja, research") << u"ja"_s << QSize(1280, 720) << u"standard"_s;
    QTest::newRow("en, treasure, half screen") << u"en"_s << QSize(960, 1080) << u"treasure"_s;
    QTest::newRow("ja, large screen") << u"ja"_s << QSize(1920, 1080) << u"standard"_s;
}

void TestHakkutsu::answer(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    const QString decision = session->prompt()->decision();
    if (decision == u"move" || decision == u"look")
        return press(u"map"_s, goal(session));
    if (decision == u"museum")
        return press(u"offer"_s, pieceAt(session->table()->zone(u"offer"_s), 0));
    if (decision == u"keep") {
        for (int row = 0; row < session->prompt()->min(); ++row)
            press(u"hand"_s, pieceAt(session->table()->zone(u"hand"_s), row));
        return press({}, session->prompt()->confirmText());
    }
    if (session->draft()->complete() || session->prompt()->mainOption() >= 0)
        return window.key(Qt::Key_Return);
    session->choose(session->prompt()->optionCount() - 1);
}

Press TestHakkutsu::byPointer(WindowDriver &window)
{
    return [&window, piece = TableTest::byPointer(window)](const QString &zone, const QString &id) {
        if (!zone.isEmpty())
            return piece(zone, id);
        QTest::qWait(20);
        QVERIFY2(window.click(id), qPrintable(id));
    };
}

Press TestHakkutsu::byKeys(WindowDriver &window)
{
    return [&window, piece = TableTest::byKeys(window)](const QString &zone, const QString &id) {
        if (!zone.isEmpty())
            return piece(zone, id);
        QTest::qWait(20);
        const auto there = [&] {
            return window.focused() && window.focused()->property("text") == id;
        };
        QVERIFY2(window.tabUntil(there), qPrintable(id));
        window.key(Qt::Key_Space);
    };
}

// Into the upper left part, which no pawn covers.
void TestHakkutsu::clickPiece(WindowDriver &window, QQuickItem *item)
{
    window.clickOn(item, QPointF(item->width() / 3, item->height() / 3));
}

void TestHakkutsu::approach(WindowDriver &window, const QString &, const QString &id)
{
    QQuickItem *item = itemOf(window, id);
    QVERIFY2(item, qPrintable(id));
    window.arrowsTo(item);
}

// Pointed at, a cell shows its way, what it costs and what the cart would be.
void TestHakkutsu::showsTheWay()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"move"_s));
    const QString id = goal(window.session());
    QQuickItem *cell = itemOf(window, id);
    QVERIFY(cell);
    window.pointAt(cell, QPointF(20, 20));
    QTRY_VERIFY(!window.session()->prompt()->previewPath().isEmpty());
    QCOMPARE(window.session()->prompt()->previewPath().last(), id);
    QVERIFY(!window.session()->prompt()->previewEffect().isEmpty());
    QTRY_VERIFY(cell->property("picked").toBool());
}

void TestHakkutsu::refusesWithItsClause()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"move"_s));
    QString said;
    connect(
        window.session(), &MatchSession::refused, this,
        [&](const QString &text, const QString &clause, const QString &) { said = text + clause; });
    const RowModel *map = window.session()->table()->zone(u"map"_s);
    int row = 0;
    while (map->value(row, u"legal"_s).toBool())
        ++row;
    byPointer(window)(u"map"_s, pieceAt(map, row));
    QTRY_VERIFY2(said.contains(u"HK-"_s), qPrintable(said));
    // Who asks for a hint is done with that: it hid what the hint said.
    const QQuickItem *bar = window.itemOfType("PromptBar");
    QVERIFY(bar);
    QTRY_VERIFY(!bar->property("refusal").toString().isEmpty());
    window.key(Qt::Key_H);
    QTRY_VERIFY(bar->property("refusal").toString().isEmpty());
    window.session()->hint()->stop();
}

// Leaving the rock stood where the main button of the move before had been.
void TestHakkutsu::leavesTheMainPlaceToMining()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"mine"_s));
    const QQuickItem *buttons = window.itemOfType("PromptButtons");
    QVERIFY(buttons);
    const auto *confirm = buttons->property("confirm").value<QQuickItem *>();
    QVERIFY(confirm);
    QTRY_VERIFY(confirm->isVisible() && confirm->x() > 0);
    int others = 0;
    for (const QQuickItem *item : buttons->childItems()) {
        if (item == confirm || !item->isVisible() || item->width() <= 0)
            continue;
        QVERIFY(item->x() < confirm->x());
        ++others;
    }
    QVERIFY(others > 0);
}

// Before the first move and in mid-game.
void TestHakkutsu::lookAround(WindowDriver &window, const Inspect &inspect)
{
    QTRY_VERIFY(window.session()->myTurn());
    inspect(window.session()->prompt()->decision());
    QVERIFY(reach(window, u"move"_s));
    inspect(u"move"_s);
    play(window, 12);
    inspect(u"later-"_s + window.session()->prompt()->decision());
}

QTEST_MAIN(TestHakkutsu)
#include "tst_hakkutsu.moc"
