// Files that cannot be opened, in the real window: what is said about them, and what can still be done.
#include "windowdriver.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestDamaged : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup();
    void brokenRulesOpenInTheEditor_data() { bothLanguages(); }
    void brokenRulesOpenInTheEditor();
    void damagedRulesGiveWayToTheSaveBeforeThem_data() { bothLanguages(); }
    void damagedRulesGiveWayToTheSaveBeforeThem();
    void theDialogOffersAWayOut();
    void problemsUseTheWordsOfTheGame_data();
    void problemsUseTheWordsOfTheGame();
    void damagedRecordTellsWhyAndOpensItsBackup();
    void damagedRecordWithoutBackupIsOnlyTold();
    void rulesOfAnotherGameAreNotOffered();
    void rulesFromElsewhereStayChosen();
    void copyHasTheEndingOfRecords();
    void severalThatFailAreTold();
    void unknownGameIsNamed();
    void matchLeftUnsavedGoesOnAsItWas();
    void longNamesLeaveRoomOnTheShelf();
};

namespace {

// A match with two plies, saved twice, so that there is a backup. Returns its file.
QString keptMatch(WindowDriver &window)
{
    App &app = window.desktop().app();
    app.setFixedSeed(11);
    if (!app.quickStart(u"ccc"_s) || !window.session()->choose(0))
        return {};
    const QDir folder(RecordStore::defaultFolder());
    return folder.filePath(folder.entryList({u"*.takujo"_s}).value(0));
}

void cutOff(const QString &file) { QVERIFY(QFile::resize(file, 300)); }

bool shows(const QQuickItem *item, const QString &part)
{
    const QList<QQuickItem *> children = item->childItems();
    return (item->isVisible() && item->property("text").toString().contains(part)) ||
           std::any_of(children.begin(), children.end(),
                       [&part](const QQuickItem *child) { return shows(child, part); });
}

bool shows(WindowDriver &window, const QString &part)
{
    return shows(window.desktop().window()->contentItem(), part);
}

} // namespace

void TestDamaged::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestDamaged::cleanup() { QCOMPARE(takeWarnings(), QStringList()); }

// They said what is wrong with them, and nothing could be done there.
void TestDamaged::brokenRulesOpenInTheEditor()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(QDir().mkpath(SetupModel::rulesFolder()));
    const QString file = SetupModel::rulesFolder() + u"/bent.takujo-rules"_s;
    const Json rules{{"format", "takujo-rules/1"},
                     {"game", "ccc"},
                     {"name", {{"en", "Bent"}}},
                     {"base", "standard"},
                     {"changes", {{"flush_min", 99}}}};
    QVERIFY(writeFile(file, prettyJson(rules)).empty());
    QVERIFY(app.setup()->choose(u"ccc"_s));
    window.desktop().go(u"setup"_s);
    QTRY_COMPARE(window.page(), u"setup"_s);
    const int chosen = app.setup()->ruleIndex();
    QQuickItem *row = nullptr;
    QTRY_VERIFY(row = window.itemWhere(
                    [&](QQuickItem *item) { return item->property("file").toString() == file; }));
    QCOMPARE(row->property("name").toString(), u"Bent"_s); // it was that of the file
    QVERIFY(row->property("way").toString() ==
            (language == u"ja" ? u"ルール編集で開く"_s : u"Open in the rules editor"_s));
    QVERIFY(window.tabUntil([&] { return window.focused() == row; }));
    window.key(Qt::Key_Return); // nothing of them is lost: they open with their mistake
    QTRY_VERIFY(window.desktop().editor().window());
    QCOMPARE(app.setup()->ruleIndex(), chosen);
    QCOMPARE(window.page(), u"setup"_s);
    window.desktop().editor().close();
    window.desktop().go(u"shelf"_s);
    RowModel *shelf = app.shelf()->ownRules();
    QTRY_COMPARE(shelf->count(), 1); // nothing there said that they cannot be played
    QTRY_VERIFY(shelf->value(0, u"broken"_s).toBool());
    QCOMPARE(shelf->value(0, u"name"_s).toString(), u"Bent"_s);
    QVERIFY(QFile::remove(file));
}

namespace {

// Rules saved twice, and then cut off. Returns their file.
QString cutRules()
{
    QString file = SetupModel::rulesFolder() + u"/ours.takujo-rules"_s;
    const Json rules{{"format", "takujo-rules/1"},
                     {"game", "ccc"},
                     {"name", {{"en", "Ours"}}},
                     {"base", "standard"},
                     {"changes", {{"jokers", 3}}}};
    QDir(SetupModel::rulesFolder()).removeRecursively();
    if (!QDir().mkpath(SetupModel::rulesFolder()) || !writeFile(file, prettyJson(rules)).empty() ||
        !writeFile(file, prettyJson(rules)).empty() || !QFile::resize(file, 60))
        return {};
    return file;
}

} // namespace

// They stood there under the name of their file, in the lists of all games, and nothing helped.
void TestDamaged::damagedRulesGiveWayToTheSaveBeforeThem()
{
    QFETCH(QString, language);
    const QString file = cutRules();
    WindowDriver window(language, QSize(1280, 720));
    App &app = window.desktop().app();
    RowModel *shelf = app.shelf()->ownRules();
    QTRY_COMPARE(shelf->count(), 1);
    QVERIFY(shelf->value(0, u"broken"_s).toBool());
    QVERIFY(app.setup()->choose(u"hakkutsu"_s));
    for (int row = 0; row < app.setup()->rules()->count(); ++row)
        QVERIFY(app.setup()->rules()->value(row, u"file"_s).toString() != file);
    QVERIFY(app.setup()->choose(u"ccc"_s));
    window.desktop().go(u"setup"_s);
    QQuickItem *row = nullptr;
    QTRY_VERIFY(row = window.itemWhere(
                    [&](QQuickItem *item) { return item->property("file").toString() == file; }));
    QCOMPARE(row->property("name").toString(), u"Ours"_s);
    QCOMPARE(row->property("way").toString(),
             language == u"ja" ? u"1つ前の保存を開く"_s : u"Open the previous save"_s);
    QVERIFY(window.tabUntil([&] { return window.focused() == row; }));
    window.key(Qt::Key_Return);
    QTRY_COMPARE(app.setup()->reference(), file);
    QCOMPARE(app.setup()->rulesName(), u"Ours"_s);
    QCOMPARE(app.setup()->differences()->count(), 1);
    QCOMPARE(QFileInfo(file + u".damaged"_s).size(), qint64{60}); // nothing is lost
    QVERIFY(!shelf->value(0, u"broken"_s).toBool());
    QVERIFY(QDir(SetupModel::rulesFolder()).removeRecursively());
}

void TestDamaged::theDialogOffersAWayOut()
{
    const QString file = cutRules();
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(!app.openFile(file));
    QTRY_VERIFY(shows(window, u"The damaged"_s));
    QVERIFY(window.click(u"Open the previous save"_s));
    QTRY_COMPARE(window.page(), u"setup"_s);
    QCOMPARE(app.setup()->rulesName(), u"Ours"_s);
    const Json refused{
        {"format", "takujo-rules/1"}, {"game", "ccc"}, {"changes", {{"jokers", 99}}}};
    QVERIFY(writeFile(file, prettyJson(refused)).empty());
    QVERIFY(!app.openFile(file));
    QVERIFY(window.click(u"Open in the rules editor"_s));
    QTRY_VERIFY(window.desktop().editor().window());
    window.desktop().editor().close();
    QVERIFY(QDir(SetupModel::rulesFolder()).removeRecursively());
    const QString record = keptMatch(window); // records have the same way out
    cutOff(record);
    QVERIFY(!app.openRecord(record));
    QVERIFY(window.click(u"Open the previous save"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
}

void TestDamaged::problemsUseTheWordsOfTheGame_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("where");
    QTest::newRow("rules, ja") << u"ja"_s << u"rules"_s;
    QTest::newRow("rules, en") << u"en"_s << u"rules"_s;
    QTest::newRow("move, ja") << u"ja"_s << u"move"_s;
    QTest::newRow("move, en") << u"en"_s << u"move"_s;
}

// The sentence showed ids of texts, and did not name the file.
void TestDamaged::problemsUseTheWordsOfTheGame()
{
    QFETCH(QString, language);
    QFETCH(QString, where);
    WindowDriver window(language, QSize(1280, 720));
    const QString kept = keptMatch(window);
    QVERIFY(!kept.isEmpty());
    Json document = readJsonFile(kept).value();
    if (where == u"rules")
        document["rules"]["changes"] = Json{{"flush_min", 99}};
    else
        document["plies"][0]["move"] = "draw 9";
    const QTemporaryDir dir;
    const QString file = dir.filePath(u"bent.takujo"_s);
    QVERIFY(writeFile(file, prettyJson(document)).empty());
    QSignalSpy failed(&window.desktop().app(), &App::failed);
    QVERIFY(!window.desktop().app().openRecord(file));
    QCOMPARE(failed.size(), qsizetype{1});
    const QString text = failed[0][1].toString();
    QVERIFY2(text.startsWith(u"bent.takujo"_s), qPrintable(text));
    QVERIFY2(!text.contains(u'⟦') && !text.contains(u"refuse."_s), qPrintable(text));
}

void TestDamaged::damagedRecordTellsWhyAndOpensItsBackup()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const QString file = keptMatch(window);
    QVERIFY(QFileInfo::exists(file + u'~'));
    cutOff(file);
    window.desktop().go(u"records"_s);
    QQuickItem *row = nullptr;
    QTRY_VERIFY(row = window.itemWhere([&](QQuickItem *item) {
        return item->property("file").toString() == file && item->property("readable").isValid();
    }));
    window.clickOn(row, QPointF(row->width() / 3, row->height() / 2));
    QTRY_VERIFY(shows(window, u"cut off"_s));
    QVERIFY(window.click(u"Open the previous save"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
    QVERIFY(window.session()->myTurn());
    // It goes on in a file of its own, and nothing was written over what is left.
    QCOMPARE(QDir(RecordStore::defaultFolder()).entryList({u"*.takujo"_s}).size(), qsizetype{2});
    QCOMPARE(QFileInfo(file).size(), qint64{300});
    QVERIFY(window.desktop().app().recordProblem(file + u'~').isEmpty());
}

void TestDamaged::damagedRecordWithoutBackupIsOnlyTold()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const QString file = keptMatch(window);
    cutOff(file);
    QVERIFY(!window.desktop().app().backupOf(file).isEmpty());
    cutOff(file + u'~');
    QVERIFY(window.desktop().app().backupOf(file).isEmpty());
    QVERIFY(window.desktop().app().recordProblem(file).startsWith(QFileInfo(file).fileName()));
}

// A damaged rule set stood in the list of every game.
void TestDamaged::rulesOfAnotherGameAreNotOffered()
{
    const QString folder = QFileInfo(RecordStore::defaultFolder()).path() + u"/rules"_s;
    QVERIFY(QDir().mkpath(folder));
    const auto write = [&](const char *game) {
        const Json rules{{"format", "takujo-rules/1"}, {"game", game}, {"base", "nothing"}};
        return writeFile(folder + u'/' + QString::fromLatin1(game) + u".takujo-rules"_s,
                         prettyJson(rules));
    };
    QVERIFY(write("ccc").empty());
    QVERIFY(write("hakkutsu").empty());
    WindowDriver window(u"en"_s, QSize(1280, 720));
    SetupModel *setup = window.desktop().app().setup();
    QVERIFY(setup->choose(u"ccc"_s));
    QStringList names;
    for (int row = 0; row < setup->rules()->count(); ++row)
        names.append(setup->rules()->value(row, u"name"_s).toString());
    QVERIFY2(names.contains(u"ccc"_s), qPrintable(names.join(u' ')));
    QVERIFY(!names.contains(u"hakkutsu"_s));
    QFile::remove(folder + u"/ccc.takujo-rules"_s);
    QFile::remove(folder + u"/hakkutsu.takujo-rules"_s);
}

// The folder was read again, as after each save in the editor, and the official rules were chosen.
void TestDamaged::rulesFromElsewhereStayChosen()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    SetupModel *setup = window.desktop().app().setup();
    Loaded<RuleSet> rules = window.desktop().catalogue().rulesFor(u"ccc:standard"_s);
    QVERIFY(rules);
    rules->official = false;
    rules->nameEn = "Draft";
    const QTemporaryDir dir;
    const QString file = dir.filePath(u"mail.takujo-rules"_s);
    QVERIFY(setup->addRules(file, *rules)); // of the editor, never saved
    setup->rescanRules();
    QCOMPARE(setup->reference(), file);
    QCOMPARE(setup->rulesName(), u"Draft"_s);
    const std::string saved = R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "Mail"},
        "base": "standard", "changes": {"jokers": 6}})";
    QVERIFY(writeFile(file, saved).empty());
    setup->rescanRules();
    QCOMPARE(setup->reference(), file);
    QCOMPARE(setup->rulesName(), u"Mail"_s);
    QCOMPARE(setup->differences()->count(), 1);
}

// The dialog leaves a name as it is typed, and the program then did not offer the copy to open.
void TestDamaged::copyHasTheEndingOfRecords()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(!keptMatch(window).isEmpty());
    const QTemporaryDir dir;
    QVERIFY(window.desktop().app().saveCopy(*window.session(), dir.filePath(u"mine"_s)));
    QVERIFY(window.desktop().app().saveCopy(*window.session(), dir.filePath(u"yours.takujo"_s)));
    const QStringList expected{u"mine.takujo"_s, u"yours.takujo"_s};
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files, QDir::Name), expected);
}

// Files of the command line: one dialog after the other. The end of the first took the second one away, so
// that nothing was said at all.
void TestDamaged::severalThatFailAreTold()
{
    Options options;
    options.language = u"en"_s;
    options.files = {u"/nowhere/a.takujo"_s, u"/nowhere/b.takujo"_s};
    Desktop desktop(options);
    QVERIFY(desktop.show());
    QVERIFY(QTest::qWaitForWindowExposed(desktop.window()));
    QTRY_VERIFY(shows(desktop.window()->contentItem(), u"a.takujo"_s));
    QTest::keyClick(desktop.window(), Qt::Key_Escape);
    QTRY_VERIFY(shows(desktop.window()->contentItem(), u"b.takujo"_s));
}

// `--play` with a game that is not installed: the dialog gave no reason.
void TestDamaged::unknownGameIsNamed()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QSignalSpy failed(&window.desktop().app(), &App::failed);
    QVERIFY(!window.desktop().app().quickStart(u"nosuchgame"_s));
    QCOMPARE(failed.size(), qsizetype{1});
    QVERIFY(failed[0][1].toString().contains(u"nosuchgame"_s));
}

// What was on disk was opened, and then saved over what had been played since.
void TestDamaged::matchLeftUnsavedGoesOnAsItWas()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    QTRY_VERIFY(window.session()->myTurn());
    const QString file = app.parts().store.entries().front().file;
    QFile::remove(file + u'~');
    QVERIFY(QDir().mkpath(file + u"~/in the way of the backup"_s));
    const int before = window.session()->ply();
    QVERIFY(window.session()->choose(std::max(window.session()->prompt()->mainOption(), 0)));
    QVERIFY(!app.saveProblem().isEmpty());
    QVERIFY(app.openRecord(file)); // from the match itself
    QVERIFY(window.session()->ply() > before);
    QVERIFY(app.quickStart(u"ccc"_s));
    QVERIFY(app.openRecord(file));
    QVERIFY(window.session()->ply() > before);
    QVERIFY(QDir(file + u'~').removeRecursively());
    QVERIFY(app.saveAgain());
    QVERIFY(app.quickStart(u"ccc"_s));
    QVERIFY(app.openRecord(file));
    QVERIFY(window.session()->ply() > before);
}

// Points that wrap made their own width loop, and the name of the turn went below the button.
void TestDamaged::longNamesLeaveRoomOnTheShelf()
{
    {
        WindowDriver window(u"en"_s, QSize(1280, 720));
        const QString file = keptMatch(window);
        Json document = readJsonFile(file).value();
        for (Json &seat : document["seats"])
            seat["name"] = "A name of forty letters, blanks included";
        QVERIFY(writeFile(file, prettyJson(document)).empty());
        QVERIFY(window.desktop().app().openRecord(file)); // saved with its words
    }
    for (const int percent : {100, 200}) {
        WindowDriver window(u"en"_s, QSize(960, 640));
        window.desktop().settings().setTextSize(percent);
        QQuickItem *resume = nullptr;
        QTRY_VERIFY(resume = window.find(u"Resume"_s));
        const QQuickItem *turn = window.itemWhere([](QQuickItem *item) {
            return item->isVisible() &&
                   item->property("text").toString().startsWith(u"Turn: A name"_s);
        });
        QVERIFY(turn);
        QTRY_VERIFY(turn->mapToScene({turn->width(), 0}).x() < resume->mapToScene({}).x());
    }
}

QTEST_MAIN(TestDamaged)
#include "tst_damaged.moc"
