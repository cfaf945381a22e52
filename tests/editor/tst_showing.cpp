// What the window shows of where one is and of what can be done: the cell that was clicked, the row of the
// status bar, why nothing can be played, the present name.
#include "editing.h"
#include "form/paramform.h"
#include "window/ruleswindow.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QWindow>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestShowing : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsClickedStaysUnderTheMouse();
    void theStatusIsOfTheChosenRow();
    void saysWhyNothingCanBePlayed();
    void aNewNameIsEverywhere();
    void aNumberSaysWhatItMeans();

private:
    QAction *action(const char *name) { return part<QAction>(*m_window, name); }

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

void TestShowing::init()
{
    m_window.reset();
    m_host = std::make_unique<TestHost>();
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->createNow(house("ccc"));
}

// A double click on a table that is cut off edited another cell: the first press scrolled the form.
void TestShowing::whatIsClickedStaysUnderTheMouse()
{
    auto *table = part<QTableView>(*m_window, "draw_options");
    auto *form = m_window->findChild<ParamForm *>();
    QScrollBar *bar = form->verticalScrollBar();
    bar->setValue(table->mapTo(form->widget(), QPoint()).y() +
                  table->height() / 2); // cut at the top
    const int looked = bar->value();
    const QModelIndex last = table->model()->index(table->model()->rowCount() - 1, 1);
    const QPoint place = table->viewport()->mapTo(m_window.get(), table->visualRect(last).center());
    QTest::mouseDClick(m_window->windowHandle(), Qt::LeftButton, {}, place);
    QCOMPARE(bar->value(), looked);
    QCOMPARE(table->currentIndex(), last);
    QTRY_VERIFY(table->findChild<QSpinBox *>());
}

// "row 2" stood there for a number elsewhere.
void TestShowing::theStatusIsOfTheChosenRow()
{
    const auto says = [this](const QString &text) {
        for (const QLabel *label : m_window->statusBar()->findChildren<QLabel *>())
            if (label->text() == text)
                return true;
        return false;
    };
    auto *board = part<QTableView>(*m_window, "board");
    part<QTableView>(*m_window, "score_bands")->setFocus();
    part<QTableView>(*m_window, "score_bands")->selectRow(1);
    QVERIFY(says(u"row 2"_s));
    board->setFocus();
    board->setCurrentIndex(board->model()->index(0, 1));
    QVERIFY(!says(u"row 2"_s) &&
            says(board->currentIndex().data(Qt::AccessibleTextRole).toString()));
    QTest::keyClick(board, Qt::Key_9);
    const QString painted = board->currentIndex().data(Qt::AccessibleTextRole).toString();
    QVERIFY(says(painted));
    part<QSpinBox>(*m_window, "jokers")->setFocus();
    QVERIFY(!says(painted));
    action("undo")->trigger();
    QVERIFY(!says(board->currentIndex().data(Qt::AccessibleTextRole).toString()));
}

void TestShowing::saysWhyNothingCanBePlayed()
{
    RulesDocument &document = *m_window->document();
    QVERIFY(!action("play")->toolTip().contains(u'\n'));
    document.setValue(*document.schema().find("jokers"), 999, u"Jokers"_s);
    QVERIFY(!action("play")->isEnabled());
    QVERIFY2(action("play")->toolTip().endsWith(u"\nNot until 1 error is fixed"_s),
             qPrintable(action("play")->toolTip()));
    document.undoStack().undo();
    QVERIFY(action("play")->isEnabled() && !action("play")->toolTip().contains(u'\n'));
}

// The tree had the old name until the rules were saved, and the exported file got the first one.
void TestShowing::aNewNameIsEverywhere()
{
    action("save")->trigger();
    inDialog([](QWidget &dialog) {
        part<QLineEdit>(dialog, "details.en")->setText(u"Tall board"_s);
        part<QPushButton>(dialog, "details.ok")->click();
    });
    action("details")->trigger();
    QVERIFY(ruleTree(*m_window).contains(u"CCC/Tall board"_s));
    QString proposed;
    inDialog([&proposed](QWidget &dialog) {
        proposed = part<QLineEdit>(dialog, "fileNameEdit")->text();
        QMetaObject::invokeMethod(&dialog, "reject");
    });
    action("export")->trigger();
    QVERIFY2(proposed.startsWith(u"ccc-tall-board"_s), qPrintable(proposed));
    action("undo")->trigger();
    QVERIFY(ruleTree(*m_window).contains(u"CCC/Summer night"_s));
}

// What 0 does stood in the help only.
void TestShowing::aNumberSaysWhatItMeans()
{
    m_window->createNow(house("coldwater"));
    auto *bait = part<QSpinBox>(*m_window, "bait_per_colour");
    QCOMPARE(bait->text(), u"0 (by players)"_s);
    bait->setFocus();
    bait->selectAll();
    QTest::keyClicks(bait, u"12"_s);
    QCOMPARE(bait->text(), u"12"_s);
    bait->selectAll();
    QTest::keyClicks(bait, u"0"_s);
    QCOMPARE(bait->text(), u"0 (by players)"_s);
    QCOMPARE(bait->value(), 0);
}

QTEST_MAIN(TestShowing)
#include "tst_showing.moc"
