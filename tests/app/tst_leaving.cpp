// What happens while nobody looks at the match, and when the program is left: nothing goes on unseen,
// nothing is lost without a question, each failure is told.
#include "io/files.h"
#include "windowdriver.h"

#include <nlohmann/json.hpp>

#include <QDialog>
#include <QDir>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestLeaving : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void computerWaitsWhileNobodyLooks();
    void pauseStaysThePersons();
    void whatCannotBeSavedIsAskedAbout_data() { bothLanguages(); }
    void whatCannotBeSavedIsAskedAbout();
    void whatWasKilledIsRestored();
    void enterOnABoxBegins();
    void removedMatchStaysAway();
    void damagedMatchOffersNoMore();
    void eachFailureIsTold();
    void failureLeavesAQuestionOpen();
    void rulesFilesAreAskedAboutInTurn();
    void nameFromRightToLeftStaysInItsSentence();
};

namespace {

/// Where the folder of the records should be is a file.
class Obstacle
{
public:
    Obstacle() : m_file(QFileInfo(RecordStore::defaultFolder()).path())
    {
        QVERIFY(QDir().mkpath(QFileInfo(m_file).path()));
        QVERIFY(m_file.open(QIODevice::WriteOnly));
        m_file.close();
    }
    bool remove() { return m_file.remove(); }

private:
    QFile m_file;
};

/// A dialog says this.
bool said(const WindowDriver &window, const QString &words)
{
    return window.itemWhere([&](const QQuickItem *item) {
        return item->isVisible() && item->property("text").toString() == words;
    });
}

QStringList records() { return QDir(RecordStore::defaultFolder()).entryList({u"*.takujo"_s}); }

} // namespace

void TestLeaving::init()
{
    forgetUserFiles();
    takeWarnings();
}

// It played on behind the rulebook, to the end of the match, which no result followed.
void TestLeaving::computerWaitsWhileNobodyLooks()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    watchComputers(window, u"ccc"_s);
    QTRY_VERIFY(window.session()->ply() > 2);
    window.key(Qt::Key_F1);
    QTRY_COMPARE(window.page(), u"rulebook"_s);
    const int before = window.session()->ply();
    QTest::qWait(500);
    QCOMPARE(window.session()->ply(), before);
    window.key(Qt::Key_Escape);
    QTRY_COMPARE(window.page(), u"table"_s);
    QTRY_VERIFY(window.session()->ply() > before);
    QTRY_COMPARE_WITH_TIMEOUT(window.page(), u"result"_s, 60000);
}

void TestLeaving::pauseStaysThePersons()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    watchComputers(window, u"ccc"_s);
    window.key(Qt::Key_P);
    QTRY_VERIFY(window.session()->computer()->paused());
    window.key(Qt::Key_F1);
    QTRY_COMPARE(window.page(), u"rulebook"_s);
    window.key(Qt::Key_Escape);
    QTRY_COMPARE(window.page(), u"table"_s);
    QVERIFY(window.session()->computer()->paused());
}

// Behind the shelf nothing told of it any more, and the program just ended.
void TestLeaving::whatCannotBeSavedIsAskedAbout()
{
    QFETCH(QString, language);
    const bool ja = language == u"ja";
    const QString closing = ja ? u"このまま閉じる"_s : u"Close anyway"_s;
    for (const bool gaveUp : {false, true}) {
        forgetUserFiles();
        Obstacle obstacle;
        WindowDriver window(language, QSize(1280, 720));
        App &app = window.desktop().app();
        QVERIFY(app.quickStart(u"ccc"_s));
        QVERIFY(!app.saveProblem().isEmpty());
        QTRY_VERIFY(
            window.named(ja ? u"保存できない対局があります"_s : u"A match could not be saved"_s));
        QQuickWindow *main = window.desktop().window();
        QVERIFY(!main->close());
        QVERIFY(main->isVisible());
        QTRY_VERIFY(window.find(closing));
        QVERIFY(window.click(gaveUp ? closing : ja ? u"開いておく"_s : u"Keep Takujo open"_s));
        QTRY_VERIFY(!window.find(closing));
        QTRY_COMPARE(main->isVisible(), !gaveUp);
        QVERIFY(obstacle.remove());
        if (!gaveUp)
            QVERIFY(main->close());
        QCOMPARE(records().size(), gaveUp ? qsizetype{0} : qsizetype{1});
    }
}

// It was in the list again as soon as anything was saved.
void TestLeaving::removedMatchStaysAway()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    QTRY_VERIFY(window.session()->myTurn());
    const QString file = app.parts().store.entries().front().file;
    QFile::remove(file + u'~');
    const QString inTheWay = file + u"~/in the way of the backup"_s;
    QVERIFY(QDir().mkpath(inTheWay));
    decideSomehow(window.session());
    QVERIFY(!app.saveProblem().isEmpty());
    QVERIFY(app.quickStart(u"ccc"_s)); // the first one is kept in memory
    QVERIFY(QDir(file + u'~').removeRecursively());
    QVERIFY(app.removeRecord(file));
    QVERIFY(app.saveProblem().isEmpty());
    QVERIFY(!QFileInfo::exists(file));
    const QString open = app.parts().store.entries().front().file;
    QVERIFY(
        app.removeRecord(open)); // of the match on the table, which comes back with its next move
    QVERIFY(app.saveAgain());
    QVERIFY(!QFileInfo::exists(open));
    QTRY_VERIFY(window.session()->myTurn());
    decideSomehow(window.session());
    QVERIFY(QFileInfo::exists(open));
}

// In the list a finished match with a wrong move looked like any other, and was to be gone on with.
void TestLeaving::damagedMatchOffersNoMore()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    watchComputers(window, u"ccc"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.page(), u"result"_s, 60000);
    const QString file = app.parts().store.entries().front().file;
    Json document = readJsonFile(file).value();
    document["plies"][3]["move"] = "place Z99 with K";
    QVERIFY(writeFile(file, prettyJson(document), false).empty());
    QFile::remove(file + u'~');
    const QSignalSpy failed(&app, &App::failed);
    window.desktop().go(u"records"_s);
    QTRY_COMPARE(window.page(), u"records"_s);
    QQuickItem *row = nullptr;
    QTRY_VERIFY(row = window.itemOfType("RecordRow"));
    window.clickOn(row, {120, 20});
    QTRY_VERIFY(window.itemWhere([](const QQuickItem *item) {
        return item->isVisible() && item->property("text").toString().contains(u"/plies/3"_s);
    }));
    QVERIFY(!window.find(u"Resume"_s));
    QVERIFY(failed.isEmpty()); // it stands in the page
}

// Of two that came together only the second was ever seen.
void TestLeaving::eachFailureIsTold()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    emit app.failed(u"First"_s, u"one"_s);
    emit app.failed(u"Second"_s, u"two"_s);
    emit app.failed(u"First"_s, u"one"_s);
    QTRY_VERIFY(said(window, u"First"_s));
    QVERIFY(window.click(u"Close"_s));
    QTRY_VERIFY(said(window, u"Second"_s) && !said(window, u"First"_s));
    QVERIFY(window.click(u"Close"_s));
    QTRY_VERIFY(!window.find(u"Close"_s));
}

void TestLeaving::failureLeavesAQuestionOpen()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    window.key(Qt::Key_Question);
    QTRY_VERIFY(window.itemOfType("ShortcutList"));
    emit app.failed(u"Settings"_s, u"full"_s);
    QTRY_VERIFY(said(window, u"full"_s));
    QTest::qWait(500); // nothing took its place
    QVERIFY(said(window, u"full"_s));
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(!said(window, u"full"_s));
    QVERIFY(window.itemOfType("ShortcutList"));
}

// The second question lay over the first one, and its answer over what the first one was about.
void TestLeaving::rulesFilesAreAskedAboutInTurn()
{
    QTemporaryDir folder;
    QStringList files;
    for (const auto *name : {"One", "Two"}) {
        files.append(folder.filePath(QString::fromLatin1(name) + u".takujo-rules"_s));
        QFile file(files.last());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format":"takujo-rules/1","game":"ccc","name":{"en":")");
        file.write(name);
        file.write(R"("},"base":"standard","changes":{"stock_cycles":1}})");
    }
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const auto questions = [] {
        int count = 0;
        for (QWidget *widget : QApplication::topLevelWidgets())
            count += widget->isVisible() && qobject_cast<QMessageBox *>(widget) ? 1 : 0;
        return count;
    };
    int most = 0;
    int answered = 0;
    QTimer answers;
    answers.callOnTimeout([&] {
        most = std::max(most, questions());
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            ++answered;
            box->reject();
        }
    });
    answers.start(400); // both would be there by then
    window.desktop().receive({files, {}});
    QTRY_COMPARE_WITH_TIMEOUT(answered, 2, 20000);
    QCOMPARE(most, 1);
}

void TestLeaving::nameFromRightToLeftStaysInItsSentence()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.setup()->choose(u"ccc"_s));
    app.setup()->setName(0, u"דוד"_s);
    QVERIFY(app.startWithoutKeeping());
    const QString shown = window.session()->seatName(0);
    QVERIFY(!(shown + u" places two cards"_s).isRightToLeft());
    QVERIFY(shown.contains(u"דוד"_s));
    QVERIFY(!window.session()->seatName(1).contains(QChar(u'\u2068')));
    QCOMPARE(window.session()->match().seats()[0].name, "דוד"); // as it is in the record
}

// A program that was killed over a match left it without a word.
void TestLeaving::whatWasKilledIsRestored()
{
    const auto chip = [](const WindowDriver &window) { return said(window, u"Restored"_s); };
    QString open;
    {
        WindowDriver window(u"en"_s, QSize(1280, 720));
        QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
        QVERIFY(!chip(window));
        open = window.desktop().settings().openMatch();
        QCOMPARE(QStringList(open), records());
    }
    QVERIFY(Settings().openMatch().isEmpty()); // ended as it should
    Settings().setOpenMatch(open);             // as it stands after a kill
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QTRY_VERIFY(chip(window));
    QTest::qWait(1100); // times of files count seconds
    QVERIFY(window.click(u"Resume"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
    window.desktop().go(u"shelf"_s);
    QTRY_COMPARE(window.page(), u"shelf"_s);
    QVERIFY(!chip(window));
}

// It opened seats and rules, as a click does.
void TestLeaving::enterOnABoxBegins()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().settings().setWelcome(false);
    QQuickItem *box = nullptr;
    QTRY_VERIFY(box = window.named(u"CCC"_s));
    box->forceActiveFocus(Qt::TabFocusReason);
    window.key(Qt::Key_Return);
    QTRY_COMPARE(window.page(), u"table"_s);
    QCOMPARE(window.session()->info()->gameId(), u"ccc"_s);
}

QTEST_MAIN(TestLeaving)
#include "tst_leaving.moc"
