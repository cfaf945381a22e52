// Keys are what the user made them: in the window, on its buttons, and on the page that changes them.
#include "windowdriver.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestKeys : public QObject
{
    Q_OBJECT

private slots:
    void tabGoesFromClauseToClause();
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init() { forgetUserFiles(); }
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void changedKeyWorks();
    void enterTakesNoWayRoundWhatIsBegun();
    void pageByKeyboard_data() { bothLanguages(); }
    void pageByKeyboard();
    void aTakenKeyIsTold_data() { bothLanguages(); }
    void aTakenKeyIsTold();
    void aidIsHeldByItsKey();
    void enterOpensTheMenuOfItsButton();
    void buttonOfAMenuRepeatsNoWords();
    void actionsOfPagesAreKnown();

private:
    static QString openAtUndo(WindowDriver &window, bool ja);
    static bool reach(WindowDriver &window, const QString &name);
    static bool hasWords(const WindowDriver &window, const char *property, const QString &words)
    {
        return window.itemWhere([&](QQuickItem *item) {
            return item->isVisible() && item->property(property) == words;
        }) != nullptr;
    }
};

void TestKeys::changedKeyWorks()
{
    {
        WindowDriver window(u"en"_s, QSize(1280, 720));
        App &app = window.desktop().app();
        QCOMPARE(app.keys()->change(u"hint"_s, Qt::Key_J, Qt::NoModifier), QString());
    }
    WindowDriver window(u"en"_s, QSize(1280, 720)); // with settings read anew
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    QTRY_VERIFY(session->myTurn());
    QVERIFY(hasWords(window, "keyText", u"J"_s));
    QVERIFY(!hasWords(window, "keyText", u"H"_s));
    window.desktop().window()->resize(960, 640); // only icons: tips say the key
    QTRY_VERIFY(hasWords(window, "tip", u"Hint (J)"_s));
    window.key(Qt::Key_H);
    QTest::qWait(100);
    QVERIFY(!session->hint()->searching() && session->hint()->text().isEmpty());
    window.key(Qt::Key_J);
    QTRY_VERIFY(!session->hint()->text().isEmpty());
    QVERIFY(app.keys()->reset(u"hint"_s).isEmpty());
    QTRY_VERIFY(hasWords(window, "tip", u"Hint (H)"_s));
}

// To skip a payment was the main button, and Enter skipped one that was half put together.
void TestKeys::enterTakesNoWayRoundWhatIsBegun()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().app().setFixedSeed(5);
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session() && window.session()->myTurn());
    MatchSession *session = window.session();
    QTRY_VERIFY(window.find(u"On to drawing"_s));
    QTRY_VERIFY(hasWords(window, "text", u"Place with this payment"_s));
    QQuickItem *skip = window.find(u"On to drawing"_s);
    QCOMPARE(skip->property("kind").toString(), u"plain"_s);
    QCOMPARE(skip->property("keyText").toString(), u"Enter"_s);
    const qreal x = skip->mapToScene({}).x();
    session->draft()->toggle(session->table()->zone(u"hand"_s)->value(0, u"pieceId"_s).toString());
    QTRY_VERIFY(skip->property("keyText").toString().isEmpty());
    window.key(Qt::Key_Return);
    QTRY_VERIFY(window.find(u"Close"_s)); // it says why
    QCOMPARE(session->prompt()->decision(), u"place"_s);
    window.key(Qt::Key_Escape);
    session->draft()->clear();
    QTRY_COMPARE(window.find(u"On to drawing"_s)->mapToScene({}).x(), x);
    window.key(Qt::Key_Return);
    QTRY_COMPARE(session->prompt()->decision(), u"draw"_s);
}

/// The page of keys, at the button that changes the key of Undo; empty: it is not reached.
QString TestKeys::openAtUndo(WindowDriver &window, bool ja)
{
    window.desktop().go(u"settings"_s);
    if (!QTest::qWaitFor([&] { return window.page() == u"settings"_s; }) ||
        !reach(window, ja ? u"キー操作…"_s : u"Keys…"_s))
        return {};
    window.key(Qt::Key_Space);
    const QString change = ja ? u"キーを変える：元に戻す"_s : u"Change the key: Undo"_s;
    const bool there = QTest::qWaitFor([&] { return window.page() == u"keys"_s; });
    return there && reach(window, change) ? change : QString();
}

bool TestKeys::reach(WindowDriver &window, const QString &name)
{
    return window.tabUntil([&] { return window.focused() == window.find(name); });
}

void TestKeys::pageByKeyboard()
{
    QFETCH(QString, language);
    const bool ja = language == u"ja";
    WindowDriver window(language, QSize(1280, 720));
    KeyMap &keys = *window.desktop().app().keys();
    const QString change = openAtUndo(window, ja);
    QVERIFY(!change.isEmpty());
    window.key(Qt::Key_Return);
    window.key(Qt::Key_Shift, Qt::ShiftModifier); // says nothing yet
    window.key(Qt::Key_Escape);
    QCOMPARE(window.page(), u"keys"_s); // leaves the question, not the page
    QCOMPARE(window.focused(), window.find(change));
    QVERIFY(!keys.changed());
    window.key(Qt::Key_Return);
    window.key(Qt::Key_U);
    QCOMPARE(keys.keys(u"undo"_s), QStringList{u"U"_s});
    QTRY_COMPARE(window.focused(), window.find(change));
    QVERIFY(reach(window, ja ? u"元のキーに戻す：元に戻す"_s : u"Reset: Undo"_s));
    window.key(Qt::Key_Space);
    QVERIFY(!keys.changed());
    window.key(Qt::Key_Escape);
    QTRY_COMPARE(window.page(), u"settings"_s);
}

void TestKeys::aTakenKeyIsTold()
{
    QFETCH(QString, language);
    const bool ja = language == u"ja";
    WindowDriver window(language, QSize(1280, 720));
    const QString change = openAtUndo(window, ja);
    QVERIFY(!change.isEmpty());
    const QString taken = ja ? u"Ctrl+Nはもう使われています：新しい対局。"_s
                             : u"Ctrl+N is already used: New match."_s;
    for (const Qt::Key leaves :
         {Qt::Key_Escape, Qt::Key_Tab, Qt::Key_U}) { // it stayed, and nothing was asked any more
        window.key(Qt::Key_Return);
        window.key(Qt::Key_N, Qt::ControlModifier); // another's, and not done either
        QCOMPARE(window.page(), u"keys"_s);
        QTRY_VERIFY2(window.named(taken), qPrintable(taken));
        window.key(leaves);
        QTRY_VERIFY(!window.named(taken));
        QVERIFY(leaves == Qt::Key_U || reach(window, change));
    }
    QCOMPARE(window.desktop().app().keys()->keys(u"undo"_s), QStringList{u"U"_s});
}

// A short press opens it, the next one closes it, whichever key it is.
void TestKeys::aidIsHeldByItsKey()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QCOMPARE(app.keys()->change(u"aid"_s, Qt::Key_D, Qt::ControlModifier), QString());
    app.openRulebook(u"ccc"_s);
    window.desktop().go(u"rulebook"_s);
    QTRY_COMPARE(window.page(), u"rulebook"_s);
    window.key(Qt::Key_Q);
    QTest::qWait(50);
    QVERIFY(!window.itemOfType("AidGoal"));
    window.key(Qt::Key_D, Qt::ControlModifier);
    QTRY_VERIFY(window.itemOfType("AidGoal"));
    QTRY_VERIFY(window.itemOfType("AidGoal")->isVisible());
    window.key(Qt::Key_D, Qt::ControlModifier);
    QTRY_VERIFY(!window.itemOfType("AidGoal") || !window.itemOfType("AidGoal")->isVisible());
}

// With its menu closed the button had no ring: Enter meant the table, and opened the list of its prompt.
void TestKeys::enterOpensTheMenuOfItsButton()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    const int ply = window.session()->ply();
    for (const auto &[name, item] :
         {std::pair{u"AI: At once"_s, u"Slow"_s}, std::pair{u"Menu"_s, u"New match"_s},
          std::pair{u"AI: At once"_s, u"Slow"_s}}) {
        QVERIFY(window.tabUntil(
            [&, button = name] { return window.focused() == window.find(button); }));
        for (int times = 0; times < 2; ++times) {
            QVERIFY(window.focused()->property("visualFocus").toBool());
            window.key(Qt::Key_Return);
            QTRY_VERIFY(window.find(item));
            window.key(Qt::Key_Escape);
            QTRY_VERIFY(!window.find(item));
            QCOMPARE(window.focused(), window.find(name));
        }
    }
    QCOMPARE(window.session()->ply(), ply);
}

// A misspelt action would leave its shortcut without a key and say nothing.
void TestKeys::actionsOfPagesAreKnown()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    for (const QString &page : {u"settings"_s, u"keys"_s, u"about"_s, u"shelf"_s}) {
        window.desktop().go(page);
        QTRY_COMPARE(window.page(), page);
    }
    for (QObject *shortcut : window.desktop().window()->findChildren<QObject *>()) {
        const QVariant action = shortcut->property("action");
        if (QByteArray(shortcut->metaObject()->className()).startsWith("TkShortcut"))
            QVERIFY2(keyAction(action.toString()), qPrintable(action.toString()));
    }
}

// In a narrow window "Draw cards" stood beside "Draw cards".
void TestKeys::buttonOfAMenuRepeatsNoWords()
{
    WindowDriver window(u"en"_s, QSize(1024, 640));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    MatchSession &session = *window.session();
    QTRY_VERIFY(session.myTurn());
    QVERIFY(session.choose(0));
    QTRY_COMPARE(session.prompt()->decision(), u"draw"_s);
    const QQuickItem *button = nullptr;
    QTRY_VERIFY((button = window.find(u"Choose: Draw cards"_s)));
    QCOMPARE(button->property("text").toString(), u"Choose…"_s);
}

// Tab took the paragraphs in the order they had been made in.
void TestKeys::tabGoesFromClauseToClause()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().app().openRulebook(u"ccc"_s);
    window.desktop().go(u"rulebook"_s);
    QTRY_COMPARE(window.page(), u"rulebook"_s);
    const auto *page = window.itemOfType("RulebookPage");
    QQuickItem *list = window.itemWhere([page](const QQuickItem *item) {
        return item->inherits("QQuickListView") && item->parentItem() == page;
    });
    QVERIFY(list);
    list->forceActiveFocus(Qt::TabFocusReason);
    const auto clause = [&] { return window.focused()->property("text").toString(); };
    for (int number = 1; number < 12; ++number) {
        window.key(Qt::Key_Tab);
        QCOMPARE(clause(), u"CCC-%1"_s.arg(number));
    }
    window.key(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(clause(), u"CCC-10"_s);
    window.key(Qt::Key_Return);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"CCC-10 All coins"_s));
}

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
