// A house rule from the idea to the table, by real clicks in the real windows: made in the editor,
// saved under a Japanese and an English name, played; still there after a restart.
#include "editing.h"
#include "io/files.h"
#include "io/record_io.h"
#include "windowdriver.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestPlay : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void advancedCcc_data() { bothLanguages(); }
    void advancedCcc();
    void treasureWithMuseums_data() { bothLanguages(); }
    void treasureWithMuseums();
    void editsFromTheSetUpPage();
    void opensADoubleClickedFile();
    void keepsADoubleClickedFile();
    void opensAReplayAtItsMove();
    void quittingAsksTheEditorFirst();
    void mainWindowComesBackWhenItIsWanted();
    void opensQuickly();

private:
    /// Opens the editor from the shelf.
    QWidget *openEditor(WindowDriver &window, const QString &language);
    void clickWidget(QWidget *widget, const QPoint &place = {});
    template<class T>
    T *part(const char *name)
    {
        return m_editor->findChild<T *>(QLatin1String(name));
    }
    void pressTool(const char *action);
    void fillDialog(const QString &game, const QString &preset);
    void tick(const char *param);
    void setupOffersTheRules(const QString &language);
    void paintSquare(int column, int row, int value);

    QWidget *m_editor = nullptr;
};

namespace {

QString rulesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           u"/takujo/rules"_s;
}

/// A value as text, for QCOMPARE.
std::string dumped(const Json &value) { return value.dump(); }

const QString kJa = u"夏の夜"_s;
const QString kEn = u"Summer night"_s;

} // namespace

void TestPlay::initTestCase()
{
    useOwnFolders();
    prepareApplication();
    collectWarnings();
    if (!Catalogue().find(u"ccc"_s) || !Catalogue().find(u"hakkutsu"_s))
        QSKIP("CCC and Hakkutsu are not built");
}

void TestPlay::init()
{
    forgetUserFiles();
    takeWarnings();
}

QWidget *TestPlay::openEditor(WindowDriver &window, const QString &language)
{
    if (!window.click(language == u"ja" ? u"ルール編集"_s : u"Rules editor"_s))
        return nullptr;
    m_editor = window.desktop().editor().window();
    return m_editor && QTest::qWaitForWindowExposed(m_editor) ? m_editor : nullptr;
}

void TestPlay::clickWidget(QWidget *widget, const QPoint &place)
{
    QVERIFY(widget && widget->isVisible() && widget->isEnabled());
    QTest::mouseClick(widget, Qt::LeftButton, {}, place.isNull() ? widget->rect().center() : place);
}

void TestPlay::pressTool(const char *action)
{
    auto *bar = part<QToolBar>("toolbar");
    clickWidget(bar->widgetForAction(part<QAction>(action)));
}

void TestPlay::fillDialog(const QString &game, const QString &preset)
{
    auto *timer = new QTimer(qApp);
    connect(timer, &QTimer::timeout, timer, [timer, game, preset] {
        QWidget *dialog = QApplication::activeModalWidget();
        if (!dialog)
            return; // not yet there
        timer->stop();
        timer->deleteLater();
        auto *games = dialog->findChild<QComboBox *>(u"details.game"_s);
        auto *presets = dialog->findChild<QComboBox *>(u"details.preset"_s);
        games->setCurrentIndex(games->findData(game));
        presets->setCurrentIndex(presets->findData(preset));
        dialog->findChild<QLineEdit *>(u"details.ja"_s)->setText(kJa);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"details.en"_s), kEn);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"details.ok"_s), Qt::LeftButton);
    });
    timer->start(10);
}

void TestPlay::tick(const char *param)
{
    auto *box = part<QCheckBox>(param);
    clickWidget(box, QPoint(10, box->height() / 2));
    QVERIFY(box->isChecked());
}

void TestPlay::paintSquare(int column, int row, int value)
{
    clickWidget(part<QToolButton>(qPrintable(u"board.paint."_s + QString::number(value))));
    auto *view = part<QTableView>("board");
    clickWidget(view->viewport(), view->visualRect(view->model()->index(row, column)).center());
}

// Advanced Rule on, two squares of the board changed; at the table a square beside another's coin is
// refused by CCC-22.
void TestPlay::advancedCcc()
{
    QFETCH(QString, language);
    {
        WindowDriver window(language, QSize(1280, 720));
        QVERIFY(openEditor(window, language));
        fillDialog(u"ccc"_s, u"standard"_s);
        pressTool("new");
        tick("advanced_rule");
        paintSquare(0, 0, 13);
        paintSquare(5, 5, 14);
        pressTool("save");
        QVERIFY(!m_editor->isWindowModified());
        pressTool("play");
        QTRY_COMPARE(window.page(), u"table"_s);
        QTRY_VERIFY(window.session() && window.session()->myTurn());
        MatchSession *session = window.session();
        QCOMPARE(session->match().record().rules.nameJa, kJa.toStdString());
        QCOMPARE(dumped(session->match().game().rules().data("board")[0][0]), dumped(Json(13)));
        QString refused;
        for (int turns = 0; turns < 24 && refused.isEmpty(); ++turns) {
            QTRY_VERIFY_WITH_TIMEOUT(session->myTurn() || session->finished(), 20000);
            for (int square = 0; square < 36; ++square)
                if (session->whyNotClause(u"square#"_s + QString::number(square)) == u"CCC-22")
                    refused = u"square#"_s + QString::number(square);
            if (refused.isEmpty() && session->prompt()->optionCount() > 0)
                session->choose(std::max(session->prompt()->mainOption(), 0)); // let others place
            QTest::qWait(50);
        }
        QVERIFY2(!refused.isEmpty(), "no square was refused by CCC-22");
        QVERIFY(!session->whyNot(refused).isEmpty());
    }
    setupOffersTheRules(language);
}

// The program was started again: the set-up page has the rules, with what they change.
void TestPlay::setupOffersTheRules(const QString &language)
{
    WindowDriver window(language, QSize(1280, 720));
    SetupModel *setup = window.desktop().app().setup();
    QVERIFY(setup->choose(u"ccc"_s));
    const int last = setup->rules()->count() - 1;
    QCOMPARE(setup->rules()->value(last, u"name"_s).toString(), language == u"ja" ? kJa : kEn);
    setup->setRuleIndex(last);
    QCOMPARE(setup->differences()->count(), 2);
    setup->setRuleIndex(0);
    QCOMPARE(setup->differences()->count(), 0); // official: nothing was changed
}

void TestPlay::treasureWithMuseums()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    QVERIFY(openEditor(window, language));
    fillDialog(u"hakkutsu"_s, u"treasure"_s);
    pressTool("new");
    tick("museum_draft");
    pressTool("save");
    const QStringList files = QDir(rulesFolder()).entryList({u"*.takujo-rules"_s});
    QCOMPARE(files.size(), qsizetype{1});
    const Loaded<Json> saved = readJsonFile(rulesFolder() + u'/' + files.first());
    QCOMPARE(dumped((*saved)["base"]), dumped(Json("treasure")));
    QCOMPARE(dumped((*saved)["changes"]), dumped(Json::parse(R"({"museum_draft": true})")));
    QCOMPARE(dumped((*saved)["name"]["en"]), dumped(Json(kEn.toStdString())));
    pressTool("play");
    QTRY_COMPARE(window.page(), u"table"_s);
    MatchSession *session = window.session();
    QCOMPARE(session->match().game().rules().choice("mode"), std::string("treasure"));
    QTRY_VERIFY_WITH_TIMEOUT(session->myTurn(), 20000);
    QVERIFY2(session->prompt()->decision().contains(u"museum"_s),
             qPrintable(session->prompt()->decision()));
}

void TestPlay::editsFromTheSetUpPage()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().setup()->choose(u"ccc"_s));
    window.desktop().go(u"setup"_s);
    QVERIFY(window.click(u"Edit rules"_s));
    m_editor = window.desktop().editor().window();
    QVERIFY(m_editor && m_editor->isVisible());
    QVERIFY2(m_editor->windowTitle().startsWith(u"Standard"_s),
             qPrintable(m_editor->windowTitle()));
    fillDialog(u"ccc"_s, u"advanced"_s);
    QVERIFY(window.click(u"New house rule"_s));
    QVERIFY2(m_editor->windowTitle().startsWith(kEn), qPrintable(m_editor->windowTitle()));
    // the language of the program is the editor's at once
    window.desktop().settings().setLanguage(u"ja"_s);
    QVERIFY2(m_editor->windowTitle().startsWith(kJa), qPrintable(m_editor->windowTitle()));
    pressTool("save");
    QTRY_VERIFY(window.desktop().app().setup()->rules()->count() >= 3); // known without a rescan
}

void TestPlay::opensADoubleClickedFile()
{
    QDir().mkpath(rulesFolder());
    const QString file = rulesFolder() + u"/gift.takujo-rules"_s;
    QVERIFY(
        writeFile(
            file,
            R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "Gift"}, "base": "standard",
        "changes": {"jokers": 6}})")
            .empty());
    Options options;
    options.language = u"en"_s;
    options.size = QSize(1280, 720);
    options.files = {file};
    Desktop desktop(options);
    QVERIFY(desktop.show());
    QTRY_VERIFY(desktop.editor().window());
    QTRY_VERIFY(desktop.editor().window()->windowTitle().startsWith(u"Gift"_s));
    QCOMPARE(desktop.page(), u"setup"_s);
    SetupModel *setup = desktop.app().setup();
    QCOMPARE(setup->rulesName(), u"Gift"_s);
    // it has no other name: it had none at all here, and that of its base in the list of matches
    desktop.settings().setLanguage(u"ja"_s);
    QCOMPARE(setup->rulesName(), u"Gift"_s);
    QCOMPARE(setup->rules()->value(setup->rules()->count() - 1, u"name"_s).toString(), u"Gift"_s);
    RecordSummary played;
    played.rulesBase = "standard";
    played.rulesNameEn = "Gift";
    const Catalogue games;
    QCOMPARE(shownRulesName(games.find(u"ccc"_s), played, Language::Ja), u"Gift"_s);
}

// A file that came with a mail: kept, it is among one's own rules, and chosen for the next match.
void TestPlay::keepsADoubleClickedFile()
{
    const QTemporaryDir mail;
    const QString file = mail.filePath(u"sent.takujo-rules"_s);
    QVERIFY(
        writeFile(
            file,
            R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "Sent"}, "base": "standard",
        "changes": {"jokers": 5}})")
            .empty());
    QTimer answer;
    connect(&answer, &QTimer::timeout, &answer, [] {
        const QWidget *dialog = QApplication::activeModalWidget();
        auto *keep = dialog ? dialog->findChild<QPushButton *>(u"received.keep"_s) : nullptr;
        if (keep)
            QTest::mouseClick(keep, Qt::LeftButton);
    });
    answer.start(10);
    Options options;
    options.language = u"en"_s;
    options.size = QSize(1280, 720);
    options.files = {file};
    Desktop desktop(options);
    QVERIFY(desktop.show());
    SetupModel *setup = desktop.app().setup();
    QTRY_VERIFY(setup->reference().startsWith(rulesFolder()));
    QCOMPARE(setup->rulesName(), u"Sent"_s);
    QCOMPARE(desktop.page(), u"setup"_s);
    QVERIFY(desktop.editor().window()->windowTitle().startsWith(u"Sent"_s));
    QVERIFY(QFile::remove(setup->reference()));
}

// What the editor asks for when a quick game broke off: its record, shown at the last move.
void TestPlay::opensAReplayAtItsMove()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session());
    for (int turn = 0; turn < 2; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(window.session()->myTurn(), 20000);
        window.session()->choose(std::max(window.session()->prompt()->mainOption(), 0));
    }
    const Match &played = window.session()->match();
    const Json record = writeRecord(played.game(), played.record());
    const int last = static_cast<int>(played.record().plies.size());
    QVERIFY(last >= 2);
    for (const int ply : {last, 1}) {
        QVERIFY(window.desktop().editor().openReplay(record, ply));
        QTRY_COMPARE(window.page(), u"table"_s);
        QCOMPARE(window.session()->ply(), last);
        QCOMPARE(window.session()->cursor()->ply(), ply);
        QVERIFY(!window.session()->cursor()->live()); // nobody plays on
    }
}

// The editor stayed alone when the program was ended, and the main window never came back.
void TestPlay::quittingAsksTheEditorFirst()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(openEditor(window, u"en"_s));
    fillDialog(u"ccc"_s, u"standard"_s);
    pressTool("new");
    tick("advanced_rule");
    editor::inDialog([](QWidget &box) { editor::part<QPushButton>(box, "guard.stay")->click(); });
    window.desktop().window()->close();
    QVERIFY(window.desktop().window()->isVisible());
    QVERIFY(m_editor->isVisible() && m_editor->isWindowModified());
    editor::inDialog([](QWidget &box) { editor::part<QPushButton>(box, "guard.lose")->click(); });
    window.desktop().window()->close();
    QVERIFY(!m_editor->isVisible());
    QVERIFY(!window.desktop().window()->isVisible());
}

void TestPlay::mainWindowComesBackWhenItIsWanted()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QQuickWindow *shown = window.desktop().window();
    const auto goesAway = [shown] {
        shown->close();
        return !shown->isVisible();
    };
    QVERIFY(goesAway());
    window.desktop().receive({});
    QVERIFY(shown->isVisible());
    QVERIFY(goesAway());
    const Loaded<RuleSet> rules = window.desktop().catalogue().rulesFor(u"ccc:standard"_s);
    QVERIFY(rules && window.desktop().editor().play(u"ccc:standard"_s, *rules).empty());
    QVERIFY(shown->isVisible());
    shown->showMinimized();
    window.desktop().receive({});
    QVERIFY(!shown->windowStates().testFlag(Qt::WindowMinimized));
}

// Printed for the reader; only something absurd fails.
void TestPlay::opensQuickly()
{
    WindowDriver window(u"ja"_s, QSize(1280, 720));
    QElapsedTimer clock;
    clock.start();
    window.desktop().editor().open(u"hakkutsu:standard"_s);
    qInfo("editor opened in %lld ms", static_cast<long long>(clock.elapsed()));
    QVERIFY(window.desktop().editor().window()->isVisible());
}

QTEST_MAIN(TestPlay)
#include "tst_play.moc"
