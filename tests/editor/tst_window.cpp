// The window with the real widgets: new, save, duplicate, delete and bring back, the guard, drafts
// after a crash, problems, smoke play, live language and theme, how fast it opens and answers.
#include "docks/problemspanel.h"
#include "editing.h"
#include "form/paramform.h"
#include "io/files.h"
#include "window/look.h"
#include "window/ruleswindow.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>
#include <QTreeWidget>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestWindow : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void officialIsReadOnly();
    void makesSavesAndReopens();
    void asksForANameWhenSaving();
    void duplicatesAnOfficialOne();
    void deletesAndPutsBack();
    void theFormStaysUnderADialog();
    void restoresADraft();
    void listsProblemsAndGoesThere();
    void explainsInBothLanguages();
    void followsLanguageAndTheme();
    void playsOnlyWithoutErrors();
    void triesTheRules();
    void keepsItsLayout();
    void aReportGetsRoom();
    void aReportFitsBesideTheForm_data();
    void aReportFitsBesideTheForm();

private:
    QAction *action(const char *name) { return part<QAction>(*m_window, name); }
    void make(const char *game, const QString &ja, const QString &en)
    {
        makeRules(*m_window, game, ja, en);
    }
    QStringList tree() { return ruleTree(*m_window); }

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

void TestWindow::init()
{
    m_host = std::make_unique<TestHost>();
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
}

void TestWindow::cleanup()
{
    m_window.reset();
    m_host.reset();
}

void TestWindow::officialIsReadOnly()
{
    QVERIFY(m_window->open(u"ccc:standard"_s));
    QVERIFY(!part<QCheckBox>(*m_window, "advanced_rule")->isEnabled());
    QVERIFY(!action("save")->isEnabled());
    QVERIFY(!action("remove")->isEnabled());
    QVERIFY(action("duplicate")->isEnabled());
    QVERIFY(tree().contains(u"CCC/Official: Standard"_s));
}

void TestWindow::makesSavesAndReopens()
{
    make("ccc", u"夏の夜"_s, u"Summer night"_s);
    part<QCheckBox>(*m_window, "advanced_rule")->click();
    part<QSpinBox>(*m_window, "jokers")->setValue(6);
    QVERIFY(m_window->isWindowModified());
    action("save")->trigger();
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(m_host->changes, 1);
    const QString saved = m_window->document()->file();
    QVERIFY(tree().contains(u"CCC/Summer night"_s));
    const Loaded<Json> json = readJsonFile(saved);
    QVERIFY(json);
    QCOMPARE(told((*json)["name"]["ja"]), told(Json("夏の夜")));
    QCOMPARE(told((*json)["changes"]),
             told(Json::parse(R"({"advanced_rule": true, "jokers": 6})")));
    m_window = std::make_unique<RulesWindow>(*m_host); // the program was started again
    QVERIFY(m_window->open(saved));
    QVERIFY(part<QCheckBox>(*m_window, "advanced_rule")->isChecked());
    QCOMPARE(part<QSpinBox>(*m_window, "jokers")->value(), 6);
    QVERIFY(!m_window->isWindowModified());
}

void TestWindow::asksForANameWhenSaving()
{
    make("ccc", u""_s, u"x"_s);
    RuleSet nameless = m_window->document()->rules();
    nameless.nameEn.clear();
    m_window->document()->setDetails(nameless, u"names"_s);
    inDialog([](QWidget &dialog) {
        QVERIFY(!part<QPushButton>(dialog, "details.ok")->isEnabled());
        part<QPushButton>(dialog, "details.cancel")->click();
    });
    action("save")->trigger();
    QVERIFY(m_window->document()->isModified());
    inDialog([](QWidget &dialog) {
        part<QLineEdit>(dialog, "details.ja")->setText(u"名前"_s);
        part<QPushButton>(dialog, "details.ok")->click();
    });
    action("save")->trigger();
    QVERIFY(!m_window->document()->isModified());
    QCOMPARE(m_window->document()->rules().nameJa, std::string("名前"));
}

void TestWindow::duplicatesAnOfficialOne()
{
    QVERIFY(m_window->open(u"ccc:advanced"_s));
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "details.ok")->click(); });
    action("duplicate")->trigger();
    const RulesDocument *copy = m_window->document();
    QVERIFY(copy && !copy->readOnly());
    QCOMPARE(copy->rules().base, std::string("advanced"));
    QVERIFY(copy->rules().changes->empty());
    QVERIFY(part<QCheckBox>(*m_window, "advanced_rule")->isChecked());
    QVERIFY(part<QCheckBox>(*m_window, "advanced_rule")->isEnabled());
}

void TestWindow::deletesAndPutsBack()
{
    make("ccc", u"夏の夜"_s, u"Summer night"_s);
    action("save")->trigger();
    const QString saved = m_window->document()->file();
    part<QSpinBox>(*m_window, "jokers")->setValue(6);
    action("remove")->trigger();
    QVERIFY(!QFileInfo::exists(saved));
    QVERIFY(tree().contains(u"Recently deleted/Summer night – CCC"_s));
    auto *view = part<QTreeView>(*m_window, "tree");
    const QModelIndex bin = view->model()->index(view->model()->rowCount() - 1, 0);
    view->setCurrentIndex(view->model()->index(0, 0, bin));
    QVERIFY(action("restore")->isEnabled());
    action("restore")->trigger();
    QVERIFY(QFileInfo::exists(saved));
    QCOMPARE(told(m_window->document()->value(*m_window->document()->schema().find("jokers"))),
             told(Json(6)));
}

// The desktop turned dark while a file was chosen: the button that had asked for it went with the form.
void TestWindow::theFormStaysUnderADialog()
{
    make("ccc", u"夏の夜"_s, u"Summer night"_s);
    const QPointer<QWidget> before = part<QSpinBox>(*m_window, "jokers");
    QDialog dialog(m_window.get());
    dialog.open();
    m_host->themeName = u"night"_s;
    m_window->followSettings();
    QTest::qWait(300);
    QVERIFY(before);
    dialog.close();
    QTRY_VERIFY(!before);
}

void TestWindow::restoresADraft()
{
    make("ccc", u"夏の夜"_s, u"Summer night"_s);
    action("save")->trigger();
    const QString path = m_window->document()->file();
    part<QSpinBox>(*m_window, "jokers")->setValue(7);
    m_window.reset();
    m_window = std::make_unique<RulesWindow>(*m_host); // as after a crash: nobody asked
    QVERIFY(m_window->open(path));
    QCOMPARE(part<QSpinBox>(*m_window, "jokers")->value(), 7);
    QVERIFY(m_window->isWindowModified());
    part<QPushButton>(*m_window, "banner.action")->click(); // back to the saved state
    QVERIFY(part<QSpinBox>(*m_window, "jokers")->value() != 7);
    action("redo")->trigger();
    QCOMPARE(part<QSpinBox>(*m_window, "jokers")->value(), 7);
}

void TestWindow::listsProblemsAndGoesThere()
{
    make("hakkutsu", u"石"_s, u"Stones"_s);
    part<QSpinBox>(*m_window, "equipment_kept")->setValue(4);
    QVERIFY(m_window->document()->hasErrors());
    auto *list = part<QTreeWidget>(*m_window, "problems");
    QVERIFY(list->topLevelItemCount() > 0);
    auto *form = m_window->findChild<ParamForm *>();
    form->select("map");
    emit list->itemActivated(list->topLevelItem(0), 0);
    QCOMPARE(form->selected(), std::string("equipment_kept"));
    QVERIFY(!action("play")->isEnabled());
    QVERIFY(action("save")->isEnabled());
    action("undo")->trigger();
    QVERIFY(!m_window->document()->hasErrors());
    QCOMPARE(ProblemsPanel::place("/changes/rocks/3/points"),
             std::pair(u"rocks"_s, u"/3/points"_s));
}

void TestWindow::explainsInBothLanguages()
{
    make("ccc", u"夏の夜"_s, u"Summer night"_s);
    auto *form = m_window->findChild<ParamForm *>();
    form->select("advanced_rule");
    auto *page = part<QTextBrowser>(*m_window, "explanation");
    const QString before = page->toPlainText();
    QVERIFY2(before.contains(u"CCC-22"_s), qPrintable(before));
    part<QCheckBox>(*m_window, "advanced_rule")->click();
    QTRY_VERIFY(page->toPlainText() != before); // the clause as it now reads
    QVERIFY(page->toPlainText().contains(u"changed"_s));
    m_host->use(Language::Ja);
    m_window->followSettings();
    QVERIFY2(page->toPlainText().contains(u"ルールブックの文（変更後）"_s),
             qPrintable(page->toPlainText()));
    auto *differences = part<QTreeWidget>(*m_window, "differences");
    QCOMPARE(differences->topLevelItemCount(), 1);
    QCOMPARE(differences->topLevelItem(0)->text(0), u"アドバンスルール"_s);
}

void TestWindow::followsLanguageAndTheme()
{
    make("ccc", u"夏の夜"_s, u"Summer night"_s);
    part<QSpinBox>(*m_window, "jokers")->setValue(6);
    QVERIFY(m_window->windowTitle().contains(u"Summer night"_s));
    m_host->use(Language::Ja);
    m_host->themeName = u"night"_s;
    m_window->followSettings();
    QVERIFY(m_window->windowTitle().contains(u"夏の夜"_s));
    QCOMPARE(action("save")->iconText(), u"保存"_s);
    QCOMPARE(part<QSpinBox>(*m_window, "jokers")->value(), 6);
    QCOMPARE(part<QSpinBox>(*m_window, "jokers")->accessibleName(), u"ジョーカーの枚数"_s);
    QVERIFY(look().bg.lightness() < 60);
    QVERIFY(tree().contains(u"CCC/夏の夜"_s));
    action("undo")->trigger(); // the form still edits this document
    QVERIFY(part<QSpinBox>(*m_window, "jokers")->value() != 6);
}

void TestWindow::playsOnlyWithoutErrors()
{
    make("ccc", u"夏の夜"_s, u"Summer night"_s);
    part<QCheckBox>(*m_window, "advanced_rule")->click();
    action("play")->trigger();
    QCOMPARE(m_host->played.size(), std::size_t{1});
    QVERIFY((*m_host->played[0].second.changes)["advanced_rule"] == true); // also before saving
    QCOMPARE(m_host->played[0].first, m_window->document()->file());
    QVERIFY(m_window->open(u"ccc:advanced"_s));
    action("setUp")->trigger();
    QCOMPARE(m_host->played[1].first, u"ccc:advanced"_s);
}

void TestWindow::triesTheRules()
{
    make("ccc", u"夏の夜"_s, u"Summer night"_s);
    part<QSpinBox>(*m_window, "jokers")->setValue(6);
    auto *smoke = part<QWidget>(*m_window, "smoke");
    QTRY_VERIFY(smoke->isVisible());
    part<QSpinBox>(*m_window, "jokers")->setValue(5); // cancels it
    QTRY_VERIFY_WITH_TIMEOUT(smoke->findChild<QLabel *>()->text().contains(u"quick game"_s) &&
                                 !smoke->findChild<QLabel *>()->text().contains(u"Trying"_s),
                             20000);
}

void TestWindow::keepsItsLayout()
{
    auto *dock = part<QWidget>(*m_window, "dock.balance");
    dock->hide();
    m_window.reset();
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
    QVERIFY(!part<QWidget>(*m_window, "dock.balance")->isVisible());
    QVERIFY(part<QWidget>(*m_window, "dock.problems")->isVisible());
}

// The table of measures was cut off beside an empty list of problems.
void TestWindow::aReportGetsRoom()
{
    QVERIFY(m_window->open(u"ccc:standard"_s));
    const auto *dock = part<QWidget>(*m_window, "dock.balance");
    const auto *problems = part<QWidget>(*m_window, "dock.problems");
    const int height = dock->height();
    part<QSpinBox>(*m_window, "balance.games")->setValue(10);
    part<QPushButton>(*m_window, "balance.start")->click();
    QTRY_VERIFY(dock->width() > 3 * problems->width());
    QVERIFY(dock->height() > height);
    QTRY_VERIFY(part<QPushButton>(*m_window, "balance.save")->isEnabled());
    auto *table = part<QTreeWidget>(*m_window, "balance.table");
    QTRY_VERIFY(table->header()->sectionSize(3) >= table->header()->sectionSizeHint(3));
    QVERIFY(table->horizontalScrollBar()->maximum() == 0);
}

void TestWindow::aReportFitsBesideTheForm_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("language");
    for (const int size : {150, 200})
        for (const int language : {0, 1})
            QTest::addRow("%d %% %s", size, language ? "en" : "ja") << size << language;
}

// With large text report and form had to be scrolled sideways.
void TestWindow::aReportFitsBesideTheForm()
{
    QFETCH(int, size);
    QFETCH(int, language);
    m_host->size = size;
    m_host->use(static_cast<Language>(language));
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
    QVERIFY(m_window->open(u"hakkutsu:standard"_s));
    part<QSpinBox>(*m_window, "balance.games")->setValue(20);
    action("balance")->trigger();
    auto *table = part<QTreeWidget>(*m_window, "balance.table");
    QTRY_VERIFY(table->isVisible());
    QTest::qWait(50); // the panel takes its place
    const auto *area = part<QWidget>(*m_window, "dock.balance")->findChild<QScrollArea *>();
    for (const QAbstractScrollArea *each : std::initializer_list<const QAbstractScrollArea *>{
             area, table, m_window->findChild<ParamForm *>()})
        QCOMPARE(each->horizontalScrollBar()->maximum(), 0);
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
