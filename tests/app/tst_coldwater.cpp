// Coldwater Crown in the real window: whole matches by mouse and by keyboard in both languages, and
// what a reader meets on its table at the sizes the program promises. Any QML warning fails.
#include "coldwaterhand.h"
#include "games/coldwater/rules/facts.h"
#include "tabletest.h"
#include "theatrelook.h"
#include "toy_match.h"

#include <QSignalSpy>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestColdwater : public TableTest
{
    Q_OBJECT

public:
    TestColdwater() : TableTest(u"coldwater"_s, "Coldwater Crown") {}

private slots:
    void showsWhatWouldGo();
    void refillTakesNoBait();
    void refusesWithItsClause();
    void enterLeavesAskingToSpace();
    void tabGoesFromTheSpacesOverTheTable();
    void showsAnotherBoard();
    void celebratesATrophy();
    void putsALureBack();
    void saysWhereMasterAnglersAre();
    void stageShowsWhatASeatTook();
    void caughtFishLieSideBySide();

private:
    void answer(WindowDriver &window, const Press &press) override
    {
        coldwaterhand::answer(window, press);
    }
    QString idOf(const QQuickItem *item) const override { return coldwaterhand::idOf(item); }
    QQuickItem *itemOf(const WindowDriver &window, const QString &id) const override
    {
        return coldwaterhand::itemAt(window, id);
    }
    void clickPiece(WindowDriver &window, QQuickItem *item) override;
    bool beside(const WindowDriver &window, const QString &zone, const QString &id) const override;
    void approach(WindowDriver &window, const QString &zone, const QString &id) override;
    QString ownKey(bool ja) const override
    {
        return ja ? u"Enter: 選んだ餌で決める"_s : u"Enter: Confirm with the chosen bait"_s;
    }
    void lookAround(WindowDriver &window, const Inspect &inspect) override;
    QStringList faultsHere(WindowDriver &window, const QString &language,
                           const QString &where) override;
    QStringList faultsOfTab(WindowDriver &window, const QString &language, const QString &where);
    QList<Arrangement> arrangements() const override
    {
        return TableTest::arrangements() +
               QList<Arrangement>{{{960, 1080}, 200}, {{1920, 1080}, 150}};
    }
};

namespace {

void pointAt(WindowDriver &window, QQuickItem *item)
{
    window.pointAt(item, QPointF(item->width() / 2, item->height() / 2));
}

/// Events of the ply that fill places which nobody owns.
int laidOutAnew(const Match &match, int ply)
{
    int count = 0;
    for (const Event &event : match.events(0, ply))
        count += event.type == EventType::Refill && event.actor == kNoSeat ? 1 : 0;
    return count;
}

/// Fish that the first seat has of one water.
int mostInAWater(const Presentation &table)
{
    std::array<int, 3> fish{};
    for (const Piece &piece : table.pieces)
        if (piece.zone == "catch.0")
            ++fish[toIndex(factsFrom<coldwater::PieceFacts>(factList(piece.facts)).location)];
    return *std::max_element(fish.begin(), fish.end());
}

} // namespace

// Into the head of the item: no bait lies over a zone there.
void TestColdwater::clickPiece(WindowDriver &window, QQuickItem *item)
{
    const double down = idOf(item).startsWith(u"box.") ? 8 : item->height() / 3;
    window.clickOn(item, QPointF(item->width() / 2, down));
}

// On the place or a neighbour of it.
bool TestColdwater::beside(const WindowDriver &window, const QString &, const QString &id) const
{
    const QQuickItem *item = itemOf(window, id);
    const QQuickItem *focused = window.focused();
    if (!item || !focused || focused == item)
        return item && focused;
    return !idOf(focused).isEmpty() && focused->parentItem() == item->parentItem() &&
           !id.startsWith(u"box.");
}

void TestColdwater::approach(WindowDriver &window, const QString &, const QString &id)
{
    window.arrowsTo(itemOf(window, id));
}

// Pointed at, a space shows the bait that would go, in the prompt and on the board.
void TestColdwater::showsWhatWouldGo()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"place"_s));
    PromptModel *prompt = window.session()->prompt();
    const QString anchor = coldwaterhand::previewed(window.session());
    QVERIFY(!anchor.isEmpty());
    pointAt(window, itemOf(window, anchor));
    QTRY_VERIFY(!prompt->previewAffects().isEmpty());
    const QString bait = prompt->previewAffects().first();
    QVERIFY(!prompt->previewEffect().isEmpty());
    QTRY_VERIFY(itemOf(window, bait)->property("affected").toBool());
    QTest::mouseMove(window.desktop().window(), QPoint(640, 2));
    QTRY_VERIFY(!itemOf(window, bait)->property("affected").toBool());
}

// The first bait of the zone stood there as if it would go, and was read so.
void TestColdwater::refillTakesNoBait()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"place"_s));
    PromptModel *prompt = window.session()->prompt();
    QVERIFY(window.session()->choose(prompt->optionAt(u"space.harbour/0"_s)));
    QTRY_COMPARE(prompt->decision(), u"harbour"_s);
    const RowModel *zone = window.session()->table()->zone(u"box.0.3"_s);
    QCOMPARE(zone->count(), 3);
    prompt->preview(prompt->optionAt(u"box.0.3/0"_s));
    QCOMPARE(prompt->previewAffects(), QStringList(u"box.0.3/0"_s));
    for (int i = 0; i < zone->count(); ++i) {
        const QQuickItem *bait = itemOf(window, zone->value(i, u"pieceId"_s).toString());
        QVERIFY(!bait->property("affected").toBool());
    }
}

// CW-2: a space that holds a token is refused in words, with the clause.
void TestColdwater::refusesWithItsClause()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"place"_s));
    QString said;
    connect(
        window.session(), &MatchSession::refused, this,
        [&](const QString &text, const QString &clause, const QString &) { said = text + clause; });
    QQuickItem *taken = nullptr;
    for (const auto *colour : {"red", "blue", "black", "yellow", "green", "purple"}) {
        const RowModel *zone =
            window.session()->table()->zone(u"space."_s + QString::fromLatin1(colour));
        if (zone->count() > 0)
            taken = itemOf(window, zone->value(0, u"pieceId"_s).toString());
    }
    QVERIFY(taken);
    byPointer(window)({}, idOf(taken));
    QTRY_VERIFY2(said.contains(u"CW-2"_s), qPrintable(said));
    QVERIFY(taken->property("refused").toBool());
}

// A space that cannot be chosen took Enter, though the main button showed it.
void TestColdwater::enterLeavesAskingToSpace()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"place"_s));
    int refusals = 0;
    connect(window.session(), &MatchSession::refused, this, [&refusals] { ++refusals; });
    QQuickItem *taken = window.itemWhere([](QQuickItem *item) {
        return QByteArray(item->metaObject()->className()).startsWith("ColdSpace_QML") &&
               !item->property("lit").toBool();
    });
    QVERIFY(taken);
    taken->forceActiveFocus(Qt::TabFocusReason);
    window.key(Qt::Key_Return);
    QTRY_VERIFY(window.itemWhere([](QQuickItem *item) { // the menu the button opens
        return item->inherits("QQuickPopupItem") && item->isVisible();
    }));
    QCOMPARE(refusals, 0);
    window.key(Qt::Key_Escape);
    taken->forceActiveFocus(Qt::TabFocusReason);
    window.key(Qt::Key_Space);
    QCOMPARE(refusals, 1);
}

// The spaces come first by arrow key; Tab then led to the bar, past the whole table.
void TestColdwater::tabGoesFromTheSpacesOverTheTable()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"place"_s));
    const QQuickItem &stage = *window.itemOfType("StageHost"); // every table has one
    window.key(Qt::Key_Right);
    QVERIFY(stage.isAncestorOf(window.focused()));
    window.key(Qt::Key_Tab);
    QVERIFY(stage.isAncestorOf(window.focused()));
}

// The board and catch of another seat can be looked at; weights nobody showed stay a range (CW-A13).
void TestColdwater::showsAnotherBoard()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"place"_s));
    const int other = (window.session()->view()->seat() + 1) % window.session()->seatCount();
    const QString name = window.session()->seatName(other);
    QVERIFY(window.click(u"Board of "_s + name));
    QQuickItem *panel = window.itemOfType("ColdCatch");
    QVERIFY(panel);
    QTRY_COMPARE(panel->property("seat").toInt(), other);
    QCOMPARE(panel->property("head").toString(), u"Catch of "_s + name);
    const RowModel *fish = window.session()->table()->zone(u"catch."_s + QString::number(other));
    for (int row = 0; row < fish->count(); ++row) {
        const auto facts =
            factsFrom<coldwater::PieceFacts>(fish->value(row, u"facts"_s).value<QList<int>>());
        QVERIFY(facts.shown || !facts.known);
    }
    QVERIFY(window.click(u"Board of "_s +
                         window.session()->seatName(window.session()->view()->seat())));
    QTRY_COMPARE(panel->property("seat").toInt(), window.session()->view()->seat());
}

// Whoever wins a trophy or a Master Angler card: it is said for a moment, and read aloud.
void TestColdwater::celebratesATrophy()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QQuickItem *banner = window.itemOfType("ColdTriumph");
    QVERIFY(banner);
    QVERIFY(!banner->property("visible").toBool());
    // It may come and go while the others move.
    const QSignalSpy shown(banner, SIGNAL(visibleChanged()));
    const Press press = byPointer(window);
    QString said;
    for (int i = 0; i < 200 && said.isEmpty() && !window.session()->finished(); ++i) {
        QVERIFY(QTest::qWaitFor(
            [&] { return window.session()->myTurn() || window.session()->finished(); }, 20000));
        if (window.session()->myTurn())
            answer(window, press);
        QTest::qWait(20);
        said = banner->property("words").toString();
    }
    QVERIFY(!said.isEmpty());
    QVERIFY(!shown.isEmpty());
}

/// With the first thing pointed at that touches something.
QStringList TestColdwater::faultsOfTab(WindowDriver &window, const QString &language,
                                       const QString &where)
{
    if (QQuickItem *looked = itemOf(window, coldwaterhand::previewed(window.session())))
        pointAt(window, looked);
    QTest::qWait(80);
    return faultsNow(window, language, where);
}

// Under every tab, where there are tabs.
QStringList TestColdwater::faultsHere(WindowDriver &window, const QString &language,
                                      const QString &where)
{
    QQuickItem *panels = window.itemOfType("ColdPanels");
    if (!panels)
        return {u"no panels"_s};
    if (!panels->property("tabbed").toBool())
        return faultsOfTab(window, language, where);
    QStringList out;
    for (const auto &tab : {u"harbour"_s, u"catch"_s, u"trophies"_s}) {
        panels->setProperty("tab", tab);
        out += faultsOfTab(window, language, where + u' ' + tab);
    }
    return out;
}

// Taken out by mistake, it left only a button that could not be pressed.
void TestColdwater::putsALureBack()
{
    WindowDriver window(u"en"_s, QSize(960, 1080));
    begin(window);
    PromptModel *prompt = window.session()->prompt();
    const auto takenOut = [prompt] {
        const auto &options = prompt->prompt().options;
        const auto found = std::find_if(options.begin(), options.end(), [](const auto &option) {
            return option.anchor.find("lure") != std::string::npos ||
                   option.anchor.find("reel") != std::string::npos;
        });
        return found == options.end() ? -1 : static_cast<int>(found - options.begin());
    };
    for (int i = 0; i < 40 && (prompt->decision() != u"place"_s || takenOut() < 0); ++i)
        play(window, 1);
    const int option = takenOut();
    QVERIFY(option >= 0);
    QVERIFY(window.session()->choose(option));
    QTRY_VERIFY(prompt->decision() == u"lure"_s || prompt->decision() == u"reel"_s);
    QVERIFY(window.click(u"Put back"_s));
    QTRY_COMPARE(prompt->decision(), u"place"_s);
    QVERIFY(takenOut() >= 0);
}

// It named the harbour also when that had no card any more.
void TestColdwater::saysWhereMasterAnglersAre()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QQuickItem *beside = window.itemOfType("ColdBeside");
    QVERIFY(beside);
    const auto says = [&](const QString &words) {
        return window.itemWhere([&](QQuickItem *item) {
            return item->isVisible() && item->parentItem() == beside &&
                   item->property("words").toString() == words;
        });
    };
    QCOMPARE(beside->property("offered").toInt(), 24); // the display and the deck
    QVERIFY(says(u"No card yet. The harbour has them"_s));
    beside->setProperty("offered", 0);
    QVERIFY(says(u"No card, and none is left at the harbour"_s));
}

// Cards laid out anew stood there as if the seat had taken them, its token as it lay in the end.
void TestColdwater::stageShowsWhatASeatTook()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    watchComputers(window, u"coldwater"_s, u"step"_s);
    MatchSession *session = window.session();
    Match match = session->match();
    playRandomly(match, 160, 11);
    int refills = 0, tokens = 0;
    for (int ply = 0; ply < 160 && (refills < 3 || tokens < 3); ++ply) {
        const int laidOut = laidOutAnew(match, ply);
        if (match.actorAt(ply) == 0 || (laidOut == 0 && tokens >= 3))
            continue;
        Match then = match;
        then.undoTo(ply + 1);
        session->showMatch(then, ply);
        QTRY_VERIFY(session->scene()->playing());
        for (const QQuickItem *piece : shownItems(window, "TheatrePiece")) {
            const auto motion = piece->property("motion").value<Motion>();
            QVERIFY2(motion.actor == match.actorAt(ply), qPrintable(motion.after));
            if (!motion.before.startsWith(u"angler-"_s))
                continue;
            QVERIFY2(motion.before.startsWith(motion.kind), qPrintable(motion.before));
            ++tokens;
        }
        refills += laidOut;
    }
    QVERIFY(refills >= 3 && tokens >= 3);
}

// From the fourth of a water on they lay over each other.
void TestColdwater::caughtFishLieSideBySide()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    watchComputers(window, u"coldwater"_s, u"step"_s);
    MatchSession *session = window.session();
    Match match = session->match();
    playRandomly(match, 900, 11);
    for (const int many : {4, 5}) {
        int ply = 0;
        while (ply < match.plyCount() && mostInAWater(match.table(0, ply)) < many)
            ++ply;
        QVERIFY(ply < match.plyCount());
        Match then = match;
        then.undoTo(ply);
        session->showMatch(then, ply - 1);
        session->scene()->clear();
        QTest::qWait(200);
        const QList<QQuickItem *> fish = shownItems(window, "ColdCaughtFish");
        QVERIFY(fish.size() >= many);
        for (const QQuickItem *one : fish)
            for (const QQuickItem *other : fish)
                QVERIFY(one == other ||
                        !one->mapRectToScene(one->boundingRect())
                             .intersects(other->mapRectToScene(other->boundingRect())));
    }
}

// Early and in mid-game.
void TestColdwater::lookAround(WindowDriver &window, const Inspect &inspect)
{
    QVERIFY(reach(window, u"place"_s));
    inspect(u"early"_s);
    play(window, 24);
    QVERIFY(reach(window, u"harbour"_s));
    inspect(u"harbour"_s);
}

QTEST_MAIN(TestColdwater)
#include "tst_coldwater.moc"
