// The window in a person's hands: what is kept, where the keyboard is after such turns. Any QML warning fails.
#include "windowdriver.h"

#include <QDir>
#include <QInputMethodEvent>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestByHand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup();
    void keepsThePaymentInAnotherLanguage();
    void typesANameThroughAnInputMethod();
    void focusStaysAfterADiscard();
    void clickedButtonsLeaveTheKeysToTheTable();
    void showsWhatWasPaidWhenOpened();
    void listOfLanguagesKeepsItsChoice();
    void sameDealIsPractice();
    void logFollowsTheMomentLookedAt();
    void logIsWalkedByKeys();
    void continueCardWearsTheColourOfTheTurn();
    void escapeLeavesTheRulebookFromItsSearch();
    void menuOfOptionsGoesWithItsMove();
    void hintMarksThePayment();
    void rulebookFindsAClause();
    void whatIsAskedGrowsWithTheTable();
};

namespace {

// A match whose first turn has come to drawing cards.
void startAtDrawing(WindowDriver &window)
{
    window.desktop().app().setFixedSeed(11);
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session() && window.session()->myTurn());
    window.key(Qt::Key_Return);
    QTRY_COMPARE(window.session()->prompt()->decision(), u"draw"_s);
}

} // namespace

void TestByHand::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestByHand::cleanup() { QCOMPARE(takeWarnings(), QStringList()); }

// A payment that is being composed outlives a change of language and theme.
void TestByHand::keepsThePaymentInAnotherLanguage()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.click(u"Play right away: CCC"_s));
    QTRY_VERIFY(window.session() && window.session()->myTurn());
    DraftModel *draft = window.session()->draft();
    const RowModel *hand = window.session()->table()->zone(u"hand"_s);
    draft->toggle(hand->value(0, u"pieceId"_s).toString());
    draft->toggle(hand->value(1, u"pieceId"_s).toString());
    const QStringList chosen = draft->group(0);
    window.desktop().settings().setLanguage(u"ja"_s);
    window.desktop().settings().setTheme(u"night"_s);
    QTRY_VERIFY(window.find(u"ヒント"_s));
    QCOMPARE(window.session()->draft()->group(0), chosen);
    QVERIFY(hand->value(0, u"chosen"_s).toBool());
}

void TestByHand::typesANameThroughAnInputMethod()
{
    WindowDriver window(u"ja"_s, QSize(1280, 720));
    SetupModel *setup = window.desktop().app().setup();
    QVERIFY(setup->choose(u"ccc"_s));
    window.desktop().go(u"setup"_s);
    QTRY_VERIFY(window.named(u"席2の名前"_s));
    window.named(u"席2の名前"_s)->forceActiveFocus();
    QObject *field = window.desktop().window()->activeFocusItem();
    QVERIFY(field);
    QInputMethodEvent open(u"はな"_s, {});
    QCoreApplication::sendEvent(field, &open);
    QVERIFY(field->property("inputMethodComposing").toBool());
    QCOMPARE(setup->seats()->value(1, u"name"_s).toString(), QString()); // not a name yet
    QInputMethodEvent done;
    done.setCommitString(u"花"_s);
    QCoreApplication::sendEvent(field, &done);
    window.key(Qt::Key_Tab);
    QCOMPARE(setup->seats()->value(1, u"name"_s).toString(), u"花"_s);
    QCOMPARE(window.page(), u"setup"_s);
}

// The cards that had the focus are gone; the keyboard goes on at the table.
void TestByHand::focusStaysAfterADiscard()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    startAtDrawing(window);
    MatchSession *session = window.session();
    QVERIFY(session && session->prompt()->decision() == u"draw"_s);
    QVERIFY(window.click(u"Discard 2, draw 4"_s));
    QTRY_VERIFY(session->myTurn() && session->prompt()->decision() == u"discard");
    const RowModel *hand = session->table()->zone(u"hand"_s);
    const QString first = hand->value(0, u"name"_s).toString();
    QTRY_VERIFY(window.find(first));
    QTest::qWait(50);
    window.find(first)->forceActiveFocus(Qt::TabFocusReason);
    const int count = session->prompt()->min();
    window.key(Qt::Key_Space);
    QCOMPARE(session->draft()->itemCount(), 1);
    for (int card = 1; card < count; ++card)
        session->draft()->toggle(
            session->table()->zone(u"hand"_s)->value(card, u"pieceId"_s).toString());
    QTRY_VERIFY(session->draft()->complete());
    const int before = session->ply();
    QVERIFY(session->confirmDraft());
    QVERIFY(session->ply() > before);
    QTRY_VERIFY(session->myTurn() || session->finished());
    QVERIFY(window.desktop().window()->activeFocusItem());
    QVERIFY(window.desktop().window()->activeFocusItem()->isVisible());
    window.key(Qt::Key_Return); // the main button again
    QTRY_COMPARE(session->prompt()->decision(), u"draw"_s);
}

// The clicked button went away with its step, and Enter did nothing any more.
void TestByHand::clickedButtonsLeaveTheKeysToTheTable()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().app().setFixedSeed(11);
    QVERIFY(window.click(u"Play right away: CCC"_s));
    QTRY_VERIFY(window.session() && window.session()->myTurn());
    PromptModel *prompt = window.session()->prompt();
    QVERIFY(window.click(u"On to drawing"_s));
    QTRY_COMPARE(prompt->decision(), u"draw"_s);
    window.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(prompt->decision(), u"place"_s);
    window.key(Qt::Key_Return);
    QTRY_COMPARE(prompt->decision(), u"draw"_s);
    // One that stays, without a ring, leaves them too.
    QVERIFY(window.click(u"Undo"_s));
    QTRY_COMPARE(prompt->decision(), u"place"_s);
    QVERIFY(window.click(u"Hint"_s));
    window.key(Qt::Key_Return);
    QTRY_COMPARE(prompt->decision(), u"draw"_s);
    // Reached by Tab it keeps them.
    QVERIFY(window.tabUntil([&] { return window.focused() == window.find(u"Undo"_s); }));
    window.key(Qt::Key_Return);
    QTRY_COMPARE(prompt->decision(), u"place"_s);
}

// A hint named the square and the cards in words only.
void TestByHand::hintMarksThePayment()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().app().setFixedSeed(5);
    QVERIFY(window.click(u"Play right away: CCC"_s));
    QTRY_VERIFY(window.session() && window.session()->myTurn());
    MatchSession *session = window.session();
    for (int step = 0; step < 40 && !session->hint()->composed();
         ++step) { // until it is to place a coin
        const bool placing = session->prompt()->decision() == u"place";
        if (placing) {
            session->hint()->request();
            QTRY_VERIFY_WITH_TIMEOUT(!session->hint()->searching(), 20000);
        }
        if (!session->hint()->composed())
            QVERIFY(session->choose(placing ? session->prompt()->mainOption() : 1)); // draw 1
        QTRY_VERIFY(session->myTurn());
    }
    const QStringList advised = session->prompt()->advised();
    QVERIFY(advised.size() > 1);
    for (const QString &id : advised) {
        const auto marked = [&id](QQuickItem *item) {
            return item->isVisible() && item->property("pieceId").toString() == id &&
                   item->property("advised").toBool();
        };
        QTRY_VERIFY2(window.itemWhere(marked), qPrintable(id));
    }
    window.key(Qt::Key_S); // "Set it up"
    QVERIFY(session->draft()->complete());
    QVERIFY(advised.contains(session->draft()->anchor()));
    QCOMPARE(session->draft()->itemCount(), int(advised.size()) - 1);
    QCOMPARE(session->prompt()->advised(), QStringList());
    QVERIFY(session->confirmDraft());
}

// What is chosen in another way leaves no empty menu behind.
void TestByHand::menuOfOptionsGoesWithItsMove()
{
    WindowDriver window(u"en"_s, QSize(960, 640));
    startAtDrawing(window);
    MatchSession *session = window.session();
    QVERIFY(session && session->prompt()->decision() == u"draw"_s);
    QVERIFY(window.click(u"Choose: Draw cards"_s)); // says what
    const auto menu = [&] {
        return window.itemWhere([](QQuickItem *item) {
            return item->inherits("QQuickPopupItem") && item->isVisible();
        });
    };
    QTRY_VERIFY(menu());
    session->choose(session->prompt()->optionCount() - 1);
    QTRY_VERIFY(!menu());
}

// Opened in the middle of a turn, a match still says which cards this turn has paid with.
void TestByHand::showsWhatWasPaidWhenOpened()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    app.setFixedSeed(11);
    QVERIFY(app.quickStart(u"ccc"_s));
    MatchSession *session = window.session();
    const RowModel *hand = session->table()->zone(u"hand"_s);
    bool placed = false;
    for (int a = 0; a < hand->count() && !placed; ++a)
        for (int b = a + 1; b < hand->count() && !placed; ++b) {
            session->draft()->clear();
            session->draft()->toggle(hand->value(a, u"pieceId"_s).toString());
            session->draft()->toggle(hand->value(b, u"pieceId"_s).toString());
            if (session->draft()->anchors().isEmpty())
                continue;
            session->draft()->setAnchor(session->draft()->anchors().first());
            placed = session->confirmDraft();
        }
    QVERIFY(placed);
    const QStringList files = QDir(RecordStore::defaultFolder()).entryList({u"*.takujo"_s});
    QCOMPARE(files.size(), qsizetype{1});
    QVERIFY(app.openRecord(RecordStore::defaultFolder() + u'/' + files.first()));
    QCOMPARE(window.session()->turnMoves()->count(), 1);
    const QVariantList spent =
        window.session()->turnMoves()->value(0, u"spent"_s).toMap()[u"pieces"_s].toList();
    QCOMPARE(spent.size(), qsizetype{2});
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(
        window.named(u"%1, used this turn"_s.arg(spent.first().toMap()[u"name"_s].toString())));
}

void TestByHand::listOfLanguagesKeepsItsChoice()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().settings().setLanguage(u"en"_s);
    window.desktop().go(u"settings"_s);
    QTRY_VERIFY(window.find(u"Language English"_s));
    window.desktop().settings().setLanguage(u"ja"_s);
    QTRY_VERIFY(window.find(u"言語 日本語"_s));
}

// A deal played before is known.
void TestByHand::sameDealIsPractice()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    QVERIFY(app.rematch());
    QVERIFY(!window.session()->practice());
    const QString deal = window.session()->info()->dealNumber();
    QVERIFY(app.sameDeal());
    QCOMPARE(window.session()->info()->dealNumber(), deal);
    QVERIFY(window.session()->practice());
}

// The row of an early moment stayed out of sight.
void TestByHand::logFollowsTheMomentLookedAt()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    startAtDrawing(window);
    MatchSession *session = window.session();
    int answers = 0;
    const auto draw = [&] {
        if (session->prompt()->optionCount() > 0 && answers < 30)
            ++answers, session->choose(std::max(session->prompt()->mainOption(), 0));
        return session->log()->count() > 40;
    };
    QTRY_VERIFY(draw());
    QTRY_VERIFY(session->myTurn());
    const auto shownRow = [&]() -> QQuickItem * {
        return window.itemWhere([](QQuickItem *item) {
            return item->inherits("QQuickRectangle") && item->property("shown").toBool() &&
                   item->property("ply").isValid() && item->isVisible();
        });
    };
    QVERIFY(!shownRow());
    for (const int ply : {2, session->ply() - 1, 3}) {
        session->cursor()->lookAt(ply);
        QTRY_VERIFY(shownRow());
        const QQuickItem *list = shownRow()->parentItem()->parentItem();
        QTRY_VERIFY(shownRow()->mapToItem(list, QPointF()).y() >= 0);
        QTRY_VERIFY(shownRow()->mapToItem(list, QPointF(0, shownRow()->height())).y() <=
                    list->height());
    }
    session->cursor()->backToNow();
    QTRY_VERIFY(!shownRow());
}

// The arrows and Enter did nothing that could be seen. A block leads to its end, once it is open to its lines.
void TestByHand::logIsWalkedByKeys()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    startAtDrawing(window);
    MatchSession *session = window.session();
    const RowModel *turns = session->logTurns();
    const auto lasting = [turns](int row) { // over several plies
        return turns->value(row, u"from"_s).toInt() < turns->value(row, u"ply"_s).toInt();
    };
    int wanted = -1;
    for (int answers = 0; answers < 30 && wanted < 0; ++answers) {
        QTRY_VERIFY(session->myTurn());
        session->choose(std::max(session->prompt()->mainOption(), 0));
        for (int row = 0; row < turns->count(); ++row)
            wanted = lasting(row) ? row : wanted;
    }
    QVERIFY(wanted >= 0);
    session->computer()->setPaused(true);
    QQuickItem *list = window.itemWhere(
        [](QQuickItem *item) { return item->inherits("QQuickListView") && item->isVisible(); });
    list->forceActiveFocus(Qt::TabFocusReason);
    while (list->property("currentIndex").toInt() > wanted)
        window.key(Qt::Key_Up);
    const auto block = [&] { return list->property("currentItem").value<QQuickItem *>(); };
    QVERIFY(block()->property("focused").toBool());
    const QVariantList lines = block()->property("lines").toList();
    const auto plyOf = [&](qsizetype line) { return lines[line].toMap()[u"ply"_s].toInt(); };
    const bool open = block()->property("opened").toBool();
    window.key(Qt::Key_Return);
    QCOMPARE(session->cursor()->ply(), open ? plyOf(0) : plyOf(lines.size() - 1));
    QTRY_VERIFY(block()->property("shown").toBool() && block()->property("opened").toBool());
    window.key(Qt::Key_Return);
    QVERIFY(session->cursor()->ply() != (open ? plyOf(0) : plyOf(lines.size() - 1)));
    QTest::qWait(100); // the list goes to its end
    window.clickOn(block(), QPointF(60, block()->height() - 10));
    QCOMPARE(session->cursor()->ply(), plyOf(lines.size() - 1));
}

// It wore that of the person while it named the computer.
void TestByHand::continueCardWearsTheColourOfTheTurn()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    startAtDrawing(window);
    MatchSession *session = window.session();
    session->computer()->setPaused(true);
    QVERIFY(session->choose(0));
    QTRY_VERIFY(!session->myTurn());
    const RowModel *matches = window.desktop().app().shelf()->unfinished();
    QCOMPARE(matches->value(0, u"turn"_s).toString(), session->actorName());
    QCOMPARE(matches->value(0, u"colour"_s).toInt(), 1);
}

// Escape worked only while the paragraphs had the focus.
void TestByHand::escapeLeavesTheRulebookFromItsSearch()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.click(u"Rulebook"_s));
    QTRY_COMPARE(window.page(), u"rulebook"_s);
    QTRY_VERIFY(window.named(u"Search the rules"_s));
    window.named(u"Search the rules"_s)->forceActiveFocus(Qt::MouseFocusReason);
    window.key(Qt::Key_J);
    window.key(Qt::Key_Escape); // gives back the text
    QCOMPARE(window.page(), u"rulebook"_s);
    window.key(Qt::Key_Escape);
    QTRY_COMPARE(window.page(), u"shelf"_s);
}

// Refusals and margins name clauses; the search knew only the words.
void TestByHand::rulebookFindsAClause()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.click(u"Rulebook"_s));
    QTRY_COMPARE(window.page(), u"rulebook"_s);
    RulebookModel *book = window.desktop().app().rulebook();
    QTRY_VERIFY(!book->gameId().isEmpty());
    book->setSearch(u"ccc-8"_s);
    QTRY_COMPARE(book->matches(), 1);
}

// On a large screen it was the smallest line of all.
void TestByHand::whatIsAskedGrowsWithTheTable()
{
    WindowDriver window(u"ja"_s, QSize(1920, 1080));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    const QString title = window.session()->prompt()->title();
    const auto asks = [&](QQuickItem *item) {
        return item->isVisible() && item->property("words") == title &&
               QByteArray(item->metaObject()->className()).startsWith("TkText");
    };
    QQuickItem *line = nullptr;
    QTRY_VERIFY(line = window.itemWhere(asks));
    QTest::qWait(100);
    const int asked = line->property("font").value<QFont>().pixelSize();
    QVERIFY2(asked >= 18, qPrintable(QString::number(asked)));
}

QTEST_MAIN(TestByHand)
#include "tst_byhand.moc"
