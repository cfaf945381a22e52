// What is typed into fields: undo is the document's, and a number too large is told.
#include "editing.h"
#include "grid/gridview.h"
#include "window/ruleswindow.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestTyping : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void undoInANumberIsTheDocuments();
    void undoInACellIsTheDocuments();
    void tellsNumbersTooLarge();
    void tellsCellsTooLarge();
    void refusesBoardsTooLarge();
    void digitsBeyondTheLargestBeginAnew();

private:
    void open(const char *game);
    Json value(const char *param) const;
    bool isWrong(const char *param) const;
    QTableView *cellOf(const char *table, const char *column);

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

void TestTyping::init()
{
    m_host = std::make_unique<TestHost>();
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestTyping::cleanup()
{
    m_window.reset();
    m_host.reset();
}

void TestTyping::open(const char *game)
{
    RuleSet rules;
    rules.game = game;
    rules.nameEn = "Summer night";
    m_window->createNow(rules);
}

Json TestTyping::value(const char *param) const
{
    return m_window->document()->value(*m_window->document()->schema().find(param));
}

bool TestTyping::isWrong(const char *param) const
{
    const Problems &all = m_window->document()->problems();
    return std::any_of(all.begin(), all.end(), [&](const Problem &problem) {
        return problem.severity == Severity::Error &&
               problem.path.starts_with(std::string("/changes/") + param);
    });
}

// The field's own undo became one more change: nothing could be redone, and undo brought it back.
void TestTyping::undoInANumberIsTheDocuments()
{
    open("ccc");
    auto *field = part<QSpinBox>(*m_window, "jokers");
    const Json before = value("jokers");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, u"7"_s);
    QCOMPARE(told(value("jokers")), told(Json(7)));
    QTest::keySequence(field, QKeySequence::Undo);
    QCOMPARE(told(value("jokers")), told(before));
    QVERIFY(part<QAction>(*m_window, "redo")->isEnabled());
    QTest::keySequence(field, QKeySequence::Undo); // there is nothing more
    QCOMPARE(told(value("jokers")), told(before));
    QTest::keySequence(field, QKeySequence::Redo);
    QCOMPARE(told(value("jokers")), told(Json(7)));
    QCOMPARE(field->value(), 7);
}

// Of the first row; a key that is typed opens it.
QTableView *TestTyping::cellOf(const char *table, const char *column)
{
    const Param &param = *m_window->document()->schema().find(table);
    const auto at = std::find_if(param.columns.begin(), param.columns.end(),
                                 [&](const Column &each) { return each.id == column; });
    auto *view = part<QTableView>(*m_window, table);
    view->setFocus();
    view->setCurrentIndex(view->model()->index(0, static_cast<int>(at - param.columns.begin())));
    return view;
}

void TestTyping::undoInACellIsTheDocuments()
{
    open("hakkutsu");
    const Json before = value("rocks");
    for (const char *column : {"points", "name_en"}) {
        QTableView *view = cellOf("rocks", column);
        QTest::keyClicks(view, u"7"_s);
        QWidget *cell = QApplication::focusWidget();
        QVERIFY(cell && cell != view && view->isAncestorOf(cell));
        QTest::keySequence(cell, QKeySequence::Undo);
        QCOMPARE(told(value("rocks")), told(before));
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Redo);
        QCOMPARE(QString::fromStdString(value("rocks")[0][column].dump()).remove(u'"'), u"7"_s);
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QCOMPARE(told(value("rocks")), told(before));
    }
}

// 500 where 99 is the most became 50.
void TestTyping::tellsNumbersTooLarge()
{
    open("ccc");
    const Param &param = *m_window->document()->schema().find("jokers");
    auto *field = part<QSpinBox>(*m_window, "jokers");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::number(10 * param.max));
    QCOMPARE(told(value("jokers")), told(Json(10 * param.max)));
    QVERIFY(isWrong("jokers"));
    QVERIFY(!part<QAction>(*m_window, "play")->isEnabled());
    QCOMPARE(field->property("maximum").toInt(), param.max); // what a screen reader says
    QTest::keyClick(field, Qt::Key_Up);
    QCOMPARE(field->value(), 10 * param.max);
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(field->value(), param.max);
    QVERIFY(!isWrong("jokers"));
}

void TestTyping::tellsCellsTooLarge()
{
    open("hakkutsu");
    QTest::keyClicks(cellOf("rocks", "points"), u"5"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"00"_s);
    part<QAction>(*m_window, "save")->trigger(); // takes over what is open
    QCOMPARE(value("rocks")[0]["points"].get<int>(), 500);
    QVERIFY(isWrong("rocks"));
}

void TestTyping::refusesBoardsTooLarge()
{
    open("ccc");
    const Json before = value("board");
    auto *columns = part<QSpinBox>(*m_window, "board.columns");
    const int shown = columns->value();
    columns->setFocus();
    columns->selectAll();
    QTest::keyClicks(columns, u"99"_s);
    QTest::keyClick(columns, Qt::Key_Return);
    QCOMPARE(told(value("board")), told(before));
    QCOMPARE(columns->value(), shown);
}

void TestTyping::digitsBeyondTheLargestBeginAnew()
{
    open("ccc");
    auto *view = part<GridView>(*m_window, "board");
    view->setFocus();
    view->setCurrentIndex(view->model()->index(1, 2));
    QTest::keyClicks(view, u"1"_s);
    QTest::keyClicks(view, u"97"_s); // neither 19 nor 97 is a number of the board
    QCOMPARE(told(value("board")[1][2]), told(Json(7)));
}

QTEST_MAIN(TestTyping)
#include "tst_typing.moc"
