// What people do without thinking: Enter in a dialog, saving while a cell is still open, deleting
// what was never saved, looking for a rule set while another one is open, opening a list.
#include "docks/balancepanel.h"
#include "document/wording.h"
#include "editing.h"
#include "window/ruleswindow.h"
#include "window/ruletree.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestHabits : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void enterTakesOverTheNames();
    void enterKeepsWhatWouldBeGone();
    void savesWhatIsBeingTyped_data();
    void savesWhatIsBeingTyped();
    void asksAboutWhatIsBeingTyped();
    void deletesWhatWasNeverSaved();
    void deletesNothingElse();
    void searchesRulesQuietly();
    void searchesByGame();
    void listsOpenWhole();
    void f2OpensACell();
    void saysThatNothingFits();
    void tellsHowManyRowsAreOthers();
    void valuesUseTheRoom();
    void reportKeepsTheFocus();
    void reportKeepsThePlayers();
    void nothingOfTheToolbarIsHidden();

private:
    QAction *action(const char *name) { return part<QAction>(*m_window, name); }
    /// A new house rule, by code. Its file.
    QString make(const char *game);
    QTreeView *tree() { return part<QTreeView>(*m_window, "tree"); }
    /// Opens the editor of the first whole number in a table and types into it.
    void typeInto(QTableView &table, int column, const QString &text);
    Json value(const char *param) const;

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

void TestHabits::init()
{
    m_host = std::make_unique<TestHost>();
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestHabits::cleanup()
{
    m_window.reset();
    m_host.reset();
}

QString TestHabits::make(const char *game)
{
    RuleSet rules;
    rules.game = game;
    rules.nameJa = "夏の夜";
    rules.nameEn = "Summer night";
    m_window->createNow(rules);
    return m_window->document()->file();
}

Json TestHabits::value(const char *param) const
{
    return m_window->document()->value(*m_window->document()->schema().find(param));
}

void TestHabits::typeInto(QTableView &table, int column, const QString &text)
{
    table.setFocus();
    table.setCurrentIndex(table.model()->index(0, column));
    QTest::keyClicks(&table, text); // opens the cell
    QVERIFY(table.focusWidget());
}

// It pressed "Cancel", and the names were lost.
void TestHabits::enterTakesOverTheNames()
{
    QVERIFY(m_window->open(u"ccc:standard"_s));
    inDialog([](QWidget &dialog) {
        auto *name = part<QLineEdit>(dialog, "details.en");
        QTest::keyClick(name, Qt::Key_Return); // without a name: not yet
        QVERIFY(dialog.isVisible());
        QTest::keyClicks(name, u"Winter"_s);
        QTest::keyClick(name, Qt::Key_Return);
        if (dialog.isVisible())
            part<QPushButton>(dialog, "details.cancel")->click();
    });
    action("new")->trigger();
    QCOMPARE(m_window->document()->rules().nameEn, std::string("Winter"));
    inDialog([](QWidget &dialog) {
        QTest::keyClick(part<QLineEdit>(dialog, "details.ja"), Qt::Key_Return);
        if (dialog.isVisible())
            part<QPushButton>(dialog, "details.cancel")->click();
    });
    action("duplicate")->trigger();
    QCOMPARE(m_window->document()->rules().nameEn, std::string("Winter (copy)"));
}

void TestHabits::enterKeepsWhatWouldBeGone()
{
    const QString file = make("ccc");
    action("save")->trigger();
    action("remove")->trigger();
    const QPersistentModelIndex bin = tree()->model()->index(tree()->model()->rowCount() - 1, 0);
    tree()->setCurrentIndex(tree()->model()->index(0, 0, bin));
    inDialog([](QWidget &dialog) {
        QTest::keyClick(&dialog, Qt::Key_Return);
        if (dialog.isVisible())
            dialog.close();
    });
    action("purge")->trigger();
    QVERIFY(bin.isValid()); // it pressed "Delete these rules"
    QCOMPARE(tree()->model()->rowCount(bin), 1);
    QVERIFY(!QFileInfo::exists(file));
}

void TestHabits::savesWhatIsBeingTyped_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"save", "play", "export"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

// The cell was still open, so the file, the match and the copy had the number before.
void TestHabits::savesWhatIsBeingTyped()
{
    QFETCH(QString, how);
    const QString file = make("ccc");
    action("save")->trigger();
    auto *draws = part<QTableView>(*m_window, "score_bands");
    typeInto(*draws, 1, u"7"_s);
    QTemporaryDir folder;
    const QString copy = folder.filePath(u"copy.takujo-rules"_s);
    if (how == u"export"_s)
        inDialog([copy](QWidget &dialog) {
            part<QLineEdit>(dialog, "fileNameEdit")->setText(copy);
            QMetaObject::invokeMethod(&dialog, "accept");
        });
    action(how.toLatin1().constData())->trigger();
    const Json typed = value("score_bands");
    QCOMPARE(told(typed[0]["points"]), told(Json(7)));
    if (how == u"play"_s)
        QCOMPARE(told((*m_host->played.back().second.changes)["score_bands"]), told(typed));
    if (how == u"save"_s)
        QVERIFY(!m_window->document()->isModified());
    if (how == u"export"_s)
        QVERIFY(m_host->catalogue().rulesFor(copy)->changes->contains("score_bands"));
    QVERIFY(m_window->focusWidget() == draws); // and one goes on in the table
}

void TestHabits::asksAboutWhatIsBeingTyped()
{
    make("ccc");
    action("save")->trigger();
    typeInto(*part<QTableView>(*m_window, "score_bands"), 1, u"7"_s);
    bool asked = false;
    inDialog([&asked](QWidget &dialog) {
        asked = true;
        part<QPushButton>(dialog, "guard.stay")->click();
    });
    QVERIFY(!m_window->close());
    QVERIFY(asked);
}

// It said "stays under Recently deleted", and was gone.
void TestHabits::deletesWhatWasNeverSaved()
{
    make("ccc");
    part<QSpinBox>(*m_window, "jokers")->setValue(6);
    action("remove")->trigger();
    const QModelIndex bin = tree()->model()->index(tree()->model()->rowCount() - 1, 0);
    QCOMPARE(bin.data().toString(), u"Recently deleted"_s);
    tree()->setCurrentIndex(tree()->model()->index(0, 0, bin));
    action("restore")->trigger();
    QCOMPARE(told(value("jokers")), told(Json(6)));
}

// With a deleted one selected, "Delete" would have taken the one in the form.
void TestHabits::deletesNothingElse()
{
    make("ccc");
    action("save")->trigger();
    action("remove")->trigger();
    make("ccc");
    QVERIFY(action("remove")->isEnabled());
    const QModelIndex bin = tree()->model()->index(tree()->model()->rowCount() - 1, 0);
    tree()->setCurrentIndex(tree()->model()->index(0, 0, bin));
    QVERIFY(!action("remove")->isEnabled());
}

// Letters opened whatever rule set was left next to the one that the search hid, and afterwards all
// games were folded.
void TestHabits::searchesRulesQuietly()
{
    QVERIFY(m_window->open(u"couperation:first_game"_s));
    auto *search = part<QLineEdit>(*m_window, "tree.search");
    const QModelIndex folded = tree()->model()->index(1, 0);
    const QString name = folded.data().toString();
    tree()->collapse(folded);
    for (const QString &text : {u"Stand"_s, u"nothing has this name"_s, u"Advanced"_s}) {
        search->setText(text);
        QCOMPARE(m_window->document()->rules().base, std::string("first_game"));
    }
    search->clear();
    QCOMPARE(m_window->document()->rules().base, std::string("first_game"));
    QCOMPARE(tree()->currentIndex().data().toString(), u"Official: First game"_s);
    for (int row = 0; row < tree()->model()->rowCount(); ++row) {
        const QModelIndex game = tree()->model()->index(row, 0);
        QCOMPARE(tree()->isExpanded(game), game.data().toString() != name);
    }
}

void TestHabits::searchesByGame()
{
    part<QLineEdit>(*m_window, "tree.search")->setText(u"ccc"_s);
    QCOMPARE(tree()->model()->rowCount(), 1);
    QVERIFY(tree()->model()->rowCount(tree()->model()->index(0, 0)) >= 2);
}

// Lists opened with an arrow instead of their first or last line.
void TestHabits::listsOpenWhole()
{
    make("ccc");
    for (const char *name : {"board.sample", "balance.seats", "adjacency"}) {
        auto *list = part<QComboBox>(*m_window, name);
        list->showPopup();
        const QAbstractItemView *view = list->view();
        QTRY_VERIFY(view->isVisible());
        const QRect last = view->visualRect(view->model()->index(list->count() - 1, 0));
        const QRect first = view->visualRect(view->model()->index(0, 0));
        QVERIFY2(view->viewport()->rect().contains(first.united(last)), name);
        for (const QWidget *child : view->window()->findChildren<QWidget *>())
            QVERIFY2(!child->isVisible() || !child->inherits("QComboBoxPrivateScroller"), name);
        list->hidePopup();
    }
}

// It asked for the names of the rule set.
void TestHabits::f2OpensACell()
{
    make("ccc");
    auto *table = part<QTableView>(*m_window, "score_bands");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 1));
    bool asked = false;
    inDialog([&asked](QWidget &dialog) {
        asked = true;
        part<QPushButton>(dialog, "details.cancel")->click();
    });
    QTest::keyClick(m_window->windowHandle(), Qt::Key_F2); // by way of the shortcuts
    QVERIFY(!asked);
    QTRY_VERIFY(table->findChild<QSpinBox *>());
    m_window->findChild<RuleTree *>()->setFocus();
    QTest::keyClick(m_window->windowHandle(), Qt::Key_F2);
    QTRY_VERIFY(asked);
}

// The form was empty without a word.
void TestHabits::saysThatNothingFits()
{
    make("ccc");
    auto *search = part<QLineEdit>(*m_window, "form.search");
    const auto *nothing = part<QLabel>(*m_window, "form.nothing");
    QVERIFY(!nothing->isVisible());
    search->setText(u"no such thing"_s);
    QVERIFY(nothing->isVisible());
    search->clear();
    QVERIFY(!nothing->isVisible());
    part<QCheckBox>(*m_window, "form.changedOnly")->click();
    QVERIFY(nothing->isVisible());
}

// "41 rows -> 41 rows" says nothing.
void TestHabits::tellsHowManyRowsAreOthers()
{
    make("hakkutsu");
    auto *document = m_window->document();
    const Param *rocks = document->schema().find("rocks");
    Json rows = document->value(*rocks);
    const QString whole = QString::number(rows.size());
    rows[0]["points"] = 9;
    document->setValue(*rocks, rows, {}, 0);
    auto *list = part<QTreeWidget>(*m_window, "differences");
    QCOMPARE(list->topLevelItem(0)->text(2), u"→ %1 rows, 1 new or changed"_s.arg(whole));
    m_host->use(Language::Ja);
    m_window->followSettings();
    QCOMPARE(list->topLevelItem(0)->text(2), u"→ %1行（1行を変更・追加）"_s.arg(whole));
    rows = document->baseValue(*rocks);
    rows.erase(rows.begin());
    document->setValue(*rocks, rows, {}, 0);
    QCOMPARE(list->topLevelItem(0)->text(2), u"→ %1行"_s.arg(rows.size()));
}

// "Own bo…" beside an empty half.
void TestHabits::valuesUseTheRoom()
{
    make("ccc");
    part<QSpinBox>(*m_window, "board.columns")->setValue(5);
    part<QComboBox>(*m_window, "adjacency")->setCurrentIndex(1);
    const auto *list = part<QTreeWidget>(*m_window, "differences");
    QCOMPARE(list->topLevelItemCount(), 2);
    const QTreeWidgetItem *board = list->topLevelItem(0);
    QVERIFY2(list->columnWidth(2) >= QFontMetrics(board->font(2)).horizontalAdvance(board->text(2)),
             qPrintable(board->text(2)));
    const QString longName = list->topLevelItem(1)->text(0);
    QVERIFY(list->columnWidth(0) >= list->fontMetrics().horizontalAdvance(longName));
}

// The button that has the focus goes while the computer plays: space then pressed "New".
void TestHabits::reportKeepsTheFocus()
{
    make("ccc");
    auto *start = part<QPushButton>(*m_window, "balance.start");
    auto *pause = part<QPushButton>(*m_window, "balance.pause");
    part<QSpinBox>(*m_window, "balance.games")->setValue(100'000);
    start->setFocus();
    QTest::keyClick(start, Qt::Key_Space);
    QTRY_VERIFY(pause->hasFocus());
    QTest::keyClick(pause, Qt::Key_Space);
    QVERIFY(pause->hasFocus());
    auto *cancel = part<QPushButton>(*m_window, "balance.cancel");
    cancel->setFocus();
    QTest::keyClick(cancel, Qt::Key_Space);
    QTRY_VERIFY(start->hasFocus());
}

void TestHabits::reportKeepsThePlayers()
{
    make("hakkutsu");
    auto *seats = part<QComboBox>(*m_window, "balance.seats");
    seats->setCurrentIndex(seats->findData(4));
    emit seats->activated(seats->currentIndex());
    part<QSpinBox>(*m_window, "equipment_kept")->setValue(4); // wrong: no number of players
    QVERIFY(m_window->document()->hasErrors());
    QCOMPARE(seats->currentData().toInt(), 4); // it stays, and waits; it turned blank
    for (const char *name : {"balance.seats", "balance.player", "balance.fair"})
        QVERIFY2(!part<QWidget>(*m_window, name)->isEnabled(), name);
    action("undo")->trigger();
    QCOMPARE(seats->currentData().toInt(), 4);
}

// The way to the table vanished where there was no room for its word.
void TestHabits::nothingOfTheToolbarIsHidden()
{
    for (const Language language : {Language::Ja, Language::En}) {
        m_host->use(language);
        m_host->size = 200;
        m_host->asked = {960, 640};
        m_window = std::make_unique<RulesWindow>(*m_host);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        const auto *bar = part<QToolBar>(*m_window, "toolbar");
        for (QAction *each : bar->actions())
            if (const auto *button = qobject_cast<QToolButton *>(bar->widgetForAction(each)))
                QVERIFY2(button->isVisible() && bar->rect().contains(button->geometry()),
                         qPrintable(each->iconText()));
    }
}

QTEST_MAIN(TestHabits)
#include "tst_habits.moc"
