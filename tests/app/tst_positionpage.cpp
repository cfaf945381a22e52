// The page on which a position is set up: reached from where nothing is hidden, changed, played on, saved. Any
// QML warning fails.
#include "windowdriver.h"

#include <QAccessible>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestPositionPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init() { forgetUserFiles(); }
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void changedAndPlayedOn_data() { bothLanguages(); }
    void changedAndPlayedOn();
    void tabLeavesTheText();
    void placeOfAnErrorIsMarked();
    void examplesAreThere_data();
    void examplesAreThere();
    void errorIsSaid();
    void savedAndOpened();
    void unsavedStays();
    void throwsAway();
    void notKeptIsSaid();
    void unsoundFileIsChanged();
    void runningMatchTellsNothing();
    void finishedMatchIsChanged();
    void wayBackLeadsToTheRecord();
    void showsItsGame_data();
    void showsItsGame();
};

namespace {

PositionDraft &positionIn(WindowDriver &window) { return *window.desktop().app().position(); }

bool openPage(WindowDriver &window, const QString &game)
{
    App &app = window.desktop().app();
    if (!app.setup()->choose(game))
        return false;
    window.desktop().go(u"setup"_s);
    const bool japanese = app.language() == u"ja";
    return window.click(japanese ? u"局面を作る"_s : u"Set up a position"_s) &&
           QTest::qWaitFor([&] { return window.page() == u"position"; });
}

QQuickItem *editorOf(const WindowDriver &window)
{
    QQuickItem *const area = window.itemOfType("TkTextArea");
    return area ? area->findChild<QQuickItem *>(u"area"_s) : nullptr;
}

/// Types it in the place of what stands there.
void typeOver(WindowDriver &window, const QString &what, const QString &with)
{
    QQuickItem *const editor = editorOf(window);
    const int at = static_cast<int>(positionIn(window).text().indexOf(what));
    QVERIFY(editor && at >= 0);
    editor->forceActiveFocus();
    QMetaObject::invokeMethod(editor, "select", Q_ARG(int, at),
                              Q_ARG(int, at + static_cast<int>(what.size())));
    for (const QChar letter : with)
        QTest::keyClick(window.desktop().window(), letter.toLatin1());
}

bool endMatch(WindowDriver &window)
{
    App &app = window.desktop().app();
    app.setSimulations(8);
    if (!app.quickStart(u"ccc"_s))
        return false;
    window.session()->giveUp(0);
    return QTest::qWaitFor([&] { return window.session()->finished(); }, 60000);
}

} // namespace

void TestPositionPage::changedAndPlayedOn()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    QVERIFY(openPage(window, u"ccc"_s));
    PositionDraft &draft = positionIn(window);
    QVERIFY(draft.playable());
    const QString before = draft.text();
    const StateBlob fresh = draft.position()->state;
    typeOver(window, u"\"ply\": 0"_s, u"\"ply\": 9"_s);
    QTRY_VERIFY(draft.playable() && draft.position()->state.hash() != fresh.hash());
    window.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(draft.text() != before || draft.position()->state.hash() == fresh.hash());
    window.key(Qt::Key_Y, Qt::ControlModifier);
    QTRY_VERIFY(draft.playable() && draft.position()->state.hash() != fresh.hash());
    const StateBlob wanted = draft.position()->state;
    window.key(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(window.page(), u"table"_s);
    const MatchSession &session = *window.session();
    QCOMPARE(session.match().stateAt(0).hash(), wanted.hash());
    QVERIFY(session.practice() && !session.kept());
    QCOMPARE(session.match().onlyHuman(), session.match().actorAt(0));
    QVERIFY(QDir(RecordStore::defaultFolder()).entryList({u"*.takujo"_s}).isEmpty());
}

// Tab goes on and back, and reaches all of the page; Escape leaves it, and nothing is lost.
void TestPositionPage::tabLeavesTheText()
{
    WindowDriver window(u"en"_s, QSize(1024, 600));
    QVERIFY(openPage(window, u"ccc"_s));
    QQuickItem *const editor = editorOf(window);
    QVERIFY(editor);
    QTRY_COMPARE(window.focused(), editor);
    window.key(Qt::Key_Tab);
    QVERIFY(window.focused() != editor);
    for (const QString &name : {u"Save…"_s, u"Play on from here"_s, u"Back"_s})
        QVERIFY2(window.tabUntil([&] { return window.focused() == window.find(name); }),
                 qPrintable(name));
    QVERIFY(window.tabUntil([&] { return window.focused() == editor; }));
    window.key(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(window.focused() != editor);
    window.key(Qt::Key_Tab);
    QCOMPARE(window.focused(), editor);
    typeOver(window, u"takujo"_s, u"gQ?"_s); // no key of the window
    QVERIFY(positionIn(window).text().contains(u"gQ?-position"_s));
    window.key(Qt::Key_Escape);
    QTRY_COMPARE(window.page(), u"setup"_s);
    QVERIFY(openPage(window, u"ccc"_s));
    QVERIFY(window.click(u"Changed before (1)"_s));
    QVERIFY(positionIn(window).text().contains(u"gQ?-position"_s));
    QTRY_VERIFY(editorOf(window)->property("text").toString().contains(u"gQ?-position"_s));
}

void TestPositionPage::placeOfAnErrorIsMarked()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(openPage(window, u"coldwater"_s));
    PositionDraft &draft = positionIn(window);
    typeOver(window, u"\"lastTurns\": 0"_s, u"\"lastTurns\": 99"_s);
    QTRY_VERIFY(!draft.sound());
    QVERIFY(!window.find(u"Play on from here"_s)); // not enabled
    QVERIFY2(draft.problem().contains(u"lastTurns"_s), qPrintable(draft.problem()));
    const auto line = draft.text().left(draft.problemStart()).count(u'\n') + 1;
    QVERIFY2(draft.problem().startsWith(u"Line %1: "_s.arg(line)), qPrintable(draft.problem()));
    QVERIFY(window.click(draft.problem()));
    QTRY_COMPARE(editorOf(window)->property("selectedText").toString(), u"99"_s);
    QCOMPARE(window.focused(), editorOf(window));
    QTest::keyClick(window.desktop().window(), '0');
    QTRY_VERIFY(draft.playable());
}

void TestPositionPage::examplesAreThere_data()
{
    QTest::addColumn<int>("none");
    for (const char *game : {"ccc", "coinhunt", "coldwater", "couperation", "hakkutsu"})
        QTest::newRow(game) << 0;
}

// An empty head stood before a bare text.
void TestPositionPage::examplesAreThere()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(openPage(window, QString::fromLatin1(QTest::currentDataTag())));
    App &app = window.desktop().app();
    PositionDraft &draft = positionIn(window);
    const QString fresh = draft.text();
    const QVariantList examples = app.draftExamples();
    QVERIFY(examples.size() > 3);
    for (const QVariant &example : examples) {
        const QVariantMap figure = example.toMap();
        QVERIFY(window.click(u"Examples"_s));
        QTRY_VERIFY(window.find(figure[u"name"_s].toString()));
        QVERIFY(window.click(figure[u"name"_s].toString()));
        QTRY_VERIFY(draft.text() != fresh);
        QVERIFY2(draft.sound(), qPrintable(draft.problem()));
        QTRY_COMPARE(editorOf(window)->property("text").toString(), draft.text());
        draft.open(fresh);
        QTRY_VERIFY(!window.find(figure[u"name"_s].toString()));
    }
    QCOMPARE(draft.aside(), 0); // nothing was changed
}

void TestPositionPage::errorIsSaid()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(openPage(window, u"ccc"_s));
    typeOver(window, u"{"_s, u"x"_s);
    QTRY_VERIFY(!positionIn(window).sound());
    QTRY_COMPARE(window.itemOfType("PageVoice")->property("text").toString(),
                 positionIn(window).problem());
}

void TestPositionPage::savedAndOpened()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(openPage(window, u"ccc"_s));
    App &app = window.desktop().app();
    typeOver(window, u"\"ply\": 0"_s, u"\"ply\": 7"_s);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"position.json"_s);
    QVERIFY(app.saveDraftAs(file));
    positionIn(window).open(u"another"_s);
    QCOMPARE(positionIn(window).aside(), 0);
    QVERIFY(app.openFile(file));
    QCOMPARE(app.pageForFile(), u"table"_s);
    QVERIFY(app.positionIsOpen()); // it began with a position
    window.session()->choose(0);
    QTRY_VERIFY(window.session()->match().plyCount() > 0);
    QVERIFY(app.draftSession()); // as it began: what others drew since is theirs
    QVERIFY(positionIn(window).playable());
    QCOMPARE(positionIn(window).position()->state.hash(),
             window.session()->match().stateAt(0).hash());
}

// What was changed and not saved is there when the program is started again, until it is saved.
void TestPositionPage::unsavedStays()
{
    QString changed;
    {
        WindowDriver window(u"en"_s, QSize(1280, 720));
        QVERIFY(openPage(window, u"ccc"_s));
        typeOver(window, u"\"ply\": 0"_s, u"\"ply\": 8"_s);
        changed = positionIn(window).text(); // the program ends before the text was checked
    }
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QCOMPARE(positionIn(window).aside(), 1);
    QVERIFY(openPage(window, u"ccc"_s));
    QVERIFY(window.click(u"Changed before (1)"_s));
    QCOMPARE(positionIn(window).text(), changed);
    const QDir kept(RecordStore::defaultFolder() + u"/positions"_s);
    QCOMPARE(kept.entryList(QDir::Files).size(), qsizetype{1});
    const QTemporaryDir folder;
    QVERIFY(window.desktop().app().saveDraftAs(folder.filePath(u"position.json"_s)));
    QVERIFY(kept.entryList(QDir::Files).isEmpty());
}

// Back to the text as it was opened; what came from the program before has none: the next one, or the page before.
void TestPositionPage::throwsAway()
{
    const QDir kept(RecordStore::defaultFolder() + u"/positions"_s);
    {
        WindowDriver window(u"en"_s, QSize(1280, 720));
        QVERIFY(openPage(window, u"ccc"_s));
        const QString opened = positionIn(window).text();
        QVERIFY(!window.find(u"Throw away"_s));
        typeOver(window, u"\"ply\": 0"_s, u"\"ply\": 8"_s);
        QVERIFY(window.click(u"Throw away"_s));
        QCOMPARE(positionIn(window).text(), opened);
        QTRY_COMPARE(editorOf(window)->property("text").toString(), opened);
        QVERIFY(!positionIn(window).changed() && kept.entryList(QDir::Files).isEmpty());
        typeOver(window, u"\"ply\": 0"_s, u"\"ply\": 9"_s);
    }
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(openPage(window, u"ccc"_s));
    QVERIFY(window.click(u"Changed before (1)"_s));
    QVERIFY(window.click(u"Throw away"_s));
    QTRY_COMPARE(window.page(), u"setup"_s);
    QVERIFY(kept.entryList(QDir::Files).isEmpty());
}

void TestPositionPage::notKeptIsSaid()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(openPage(window, u"ccc"_s));
    QFile inTheWay(RecordStore::defaultFolder() + u"/positions"_s);
    QVERIFY(QDir().mkpath(RecordStore::defaultFolder()) && inTheWay.open(QIODevice::WriteOnly));
    const QSignalSpy failed(&window.desktop().app(), &App::failed);
    typeOver(window, u"\"ply\": 0"_s, u"\"ply\": 8"_s);
    QTRY_COMPARE(failed.size(), qsizetype{1});
    QVERIFY2(failed[0][1].toString().contains(u"positions"_s), qPrintable(failed[0][1].toString()));
    positionIn(window).setText(positionIn(window).text() + u' ');
    positionIn(window).check();
    QCOMPARE(failed.size(), qsizetype{1});
    QVERIFY(inTheWay.remove());
}

// A position that cannot be opened is mended where it is told.
void TestPositionPage::unsoundFileIsChanged()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"position.json"_s);
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write("{\"format\": \"takujo-position/1\", \"game\": \"ccc\", }");
    out.close();
    QVERIFY(!window.desktop().app().openFile(file));
    QVERIFY(window.click(u"Change the position"_s));
    QTRY_COMPARE(window.page(), u"position"_s);
    QVERIFY(!positionIn(window).sound());
    QVERIFY(editorOf(window)->property("text").toString().contains(u"takujo-position"_s));
}

// What a running match hides would stand in the text.
void TestPositionPage::runningMatchTellsNothing()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    QVERIFY(!app.positionIsOpen());
    QVERIFY(!app.draftSession());
    QVERIFY(!app.draftViewed());
    QCOMPARE(positionIn(window).text(), QString());
    QVERIFY(window.click(u"Menu"_s));
    QTRY_VERIFY(window.find(u"Settings"_s));
    for (const QString &way : {u"Change this position…"_s, u"Change the position it began with…"_s})
        QVERIFY2(!window.find(way), qPrintable(way));
    window.key(Qt::Key_Escape);
    QVERIFY(app.setup()->choose(u"ccc"_s)); // nor is a fresh deal that of the match
    QVERIFY(app.draftFirstTurn());
    QVERIFY(positionIn(window).playable());
    QVERIFY(positionIn(window).text().contains(u"\"hands\""_s));
    const StateBlob &dealt = window.session()->match().stateAt(0);
    QVERIFY(positionIn(window).position()->state.hash() != dealt.hash());
    QVERIFY(app.openLesson(u"ccc"_s) && app.leaveLesson()); // not kept either, but dealt
    QVERIFY(!app.positionIsOpen());
}

void TestPositionPage::finishedMatchIsChanged()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(endMatch(window));
    App &app = window.desktop().app();
    window.desktop().go(u"table"_s);
    QVERIFY(window.click(u"Menu"_s));
    QVERIFY(window.click(u"Change this position…"_s));
    QTRY_COMPARE(window.page(), u"position"_s);
    QVERIFY(positionIn(window).sound() && !positionIn(window).playable());
    app.records()->rescan();
    app.viewRecord(app.records()->value(0, u"file"_s).toString());
    app.viewed()->cursor()->lookAt(3);
    const StateBlob state = app.viewed()->match().stateAt(3);
    QVERIFY(app.draftViewed());
    QCOMPARE(positionIn(window).position()->state.hash(), state.hash());
    app.viewRecord({});
}

// The statistics stood there instead.
void TestPositionPage::wayBackLeadsToTheRecord()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(endMatch(window));
    App &app = window.desktop().app();
    window.desktop().go(u"records"_s);
    QTRY_COMPARE(app.records()->count(), 1);
    app.viewRecord(app.records()->value(0, u"file"_s).toString());
    QQuickItem *const list = window.itemOfType("RecordsList");
    QVERIFY(list);
    QMetaObject::invokeMethod(list, "choose",
                              Q_ARG(QString, app.records()->value(0, u"file"_s).toString()));
    QTRY_VERIFY(app.viewed());
    QVERIFY(app.draftViewed());
    window.desktop().go(u"position"_s);
    QTRY_COMPARE(window.page(), u"position"_s);
    QVERIFY(window.click(u"Back"_s));
    QTRY_COMPARE(window.page(), u"records"_s);
    QTRY_VERIFY(app.viewed());
}

void TestPositionPage::showsItsGame_data()
{
    QTest::addColumn<QString>("game");
    const Catalogue catalogue;
    for (const GameEntry &entry : catalogue.games())
        QTest::newRow(qPrintable(entry.id)) << entry.id;
}

void TestPositionPage::showsItsGame()
{
    QFETCH(QString, game);
    WindowDriver window(u"ja"_s, QSize(1024, 600));
    QVERIFY(openPage(window, game));
    QQuickItem *const table = window.itemOfType("StillTable");
    QVERIFY(table);
    QTRY_VERIFY(table->property("ready").toBool());
    positionIn(window).setText(u"{"_s);
    QTRY_VERIFY(!positionIn(window).sound());
    QVERIFY(table->isVisible() && table->opacity() < 1);
    window.desktop().settings().setLanguage(u"en"_s);
    window.desktop().go(u"shelf"_s);
}

QTEST_MAIN(TestPositionPage)
#include "tst_positionpage.moc"
