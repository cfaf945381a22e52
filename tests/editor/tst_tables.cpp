// Boards, maps, lists and card tables, by mouse and keyboard: painting, symmetry, size, mirror, turn,
// rows, spreadsheets; each is one step of undo.
#include "editing.h"
#include "form/paramform.h"
#include "grid/gridview.h"
#include "rows/rowseditor.h"
#include "window/look.h"

#include <nlohmann/json.hpp>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestTables : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { setLook(u"day"_s, {}, 100); }
    void init();
    void paintsSquares();
    void dragsOneStroke();
    void typesNumbers();
    void paintsSymmetrically();
    void mirrorsTurnsResizes();
    void takesSquaresAway();
    void pastesABoard();
    void pastesOnlyBoards();
    void namesTheBoardItShows();
    void paintsAreas();
    void addsAndRemovesRows();
    void editsACell();
    void movesRowsOfAList();
    void pastesFromASpreadsheet();
    void pastesWhereItLooks();
    void staysSorted();
    void readsAndWritesCsv();
    void namesFishInJapanese();
    void showsWhatIsOutOfRange();

private:
    void open(const char *game);
    Json value(const char *param) const;
    void click(const char *name) { part<QAbstractButton>(*m_form, name)->click(); }
    void clickSquare(const char *param, int column, int row);

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesDocument> m_document;
    std::unique_ptr<ParamForm> m_form;
};

void TestTables::init()
{
    m_form.reset();
    m_host = std::make_unique<TestHost>();
}

void TestTables::open(const char *game)
{
    const auto definition = m_host->catalogue().definition(QString::fromLatin1(game));
    RuleSet rules;
    rules.game = game;
    m_document = std::make_unique<RulesDocument>(**definition, rules, u"x.takujo-rules"_s);
    m_form = std::make_unique<ParamForm>();
    m_form->build(**definition,
                  {Wording(**definition, Language::En), Wording(**definition, Language::Ja)});
    m_form->setDocument(m_document.get());
    m_form->resize(900, 2400);
    m_form->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_form.get()));
}

Json TestTables::value(const char *param) const
{
    return m_document->value(*m_document->schema().find(param));
}

void TestTables::clickSquare(const char *param, int column, int row)
{
    auto *view = part<GridView>(*m_form, param);
    const QRect square = view->visualRect(view->model()->index(row, column));
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, square.center());
}

void TestTables::paintsSquares()
{
    open("ccc");
    const Json before = value("board");
    clickSquare("board", 2, 1); // with nothing taken up it only chooses
    QCOMPARE(told(value("board")), told(before));
    click("board.paint.9");
    clickSquare("board", 2, 1);
    QCOMPARE(told(value("board")[1][2]), told(Json(9)));
    clickSquare("board", 0, 0);
    QCOMPARE(m_document->undoStack().count(), 2);
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QCOMPARE(told(value("board")), told(before)); // the sample's name again
    QCOMPARE(part<QComboBox>(*m_form, "board.sample")->currentData().toString(), u"standard6"_s);
}

void TestTables::dragsOneStroke()
{
    open("ccc");
    click("board.paint.12");
    auto *view = part<GridView>(*m_form, "board");
    const auto at = [view](int column) {
        return view->visualRect(view->model()->index(0, column)).center();
    };
    QTest::mousePress(view->viewport(), Qt::LeftButton, {}, at(0));
    for (int column = 1; column < 6; ++column)
        QTest::mouseMove(view->viewport(), at(column));
    QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, at(5));
    QCOMPARE(told(value("board")[0]), told(Json::parse("[12,12,12,12,12,12]")));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestTables::typesNumbers()
{
    open("ccc");
    m_form->goTo("board", u"/0/0"_s);
    auto *view = part<GridView>(*m_form, "board");
    QTest::keyClick(view, Qt::Key_1);
    QTest::keyClick(view, Qt::Key_4);
    QCOMPARE(told(value("board")[0][0]), told(Json(14)));
    QCOMPARE(m_document->undoStack().count(), 1);
    QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_9);
    QTest::keyClick(view, Qt::Key_9); // 99 is no number of a board
    QCOMPARE(told(value("board")[0][1]), told(Json(9)));
    click("board.paint.3");
    QTest::keyClick(view, Qt::Key_Space);
    QCOMPARE(told(value("board")[0][1]), told(Json(3)));
}

void TestTables::paintsSymmetrically()
{
    open("ccc");
    click("board.paint.13");
    part<QWidget>(*m_form, "board"); // the board is there
    for (QCheckBox *box : m_form->row("board")->findChildren<QCheckBox *>())
        box->setChecked(true);
    clickSquare("board", 1, 0);
    int painted = 0;
    for (const Json &row : value("board"))
        for (const Json &cell : row)
            painted += cell == 13 ? 1 : 0;
    QCOMPARE(painted, 8); // four turns and their mirror images
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestTables::mirrorsTurnsResizes()
{
    open("ccc");
    click("board.paint.14");
    clickSquare("board", 0, 0);
    click("board.mirror");
    QCOMPARE(told(value("board")[0][5]), told(Json(14)));
    click("board.turn");
    QCOMPARE(told(value("board")[5][5]), told(Json(14)));
    auto *columns = part<QSpinBox>(*m_form, "board.columns");
    columns->setValue(5);
    QCOMPARE(value("board")[0].size(), std::size_t{5});
    const int most = m_document->schema().find("board")->maxItems;
    columns->setValue(most);
    QCOMPARE(value("board")[0].size(), static_cast<std::size_t>(most));
    QVERIFY(!m_document->hasErrors());
    while (m_document->undoStack().canUndo())
        m_document->undoStack().undo();
    QCOMPARE(told(value("board")), told(Json("standard6")));
}

void TestTables::takesSquaresAway()
{
    open("ccc");
    click("board.paint.0");
    clickSquare("board", 3, 3);
    QCOMPARE(told(value("board")[3][3]), told(Json(0)));
    QVERIFY(!m_document->hasErrors());
}

void TestTables::pastesABoard()
{
    open("ccc");
    QGuiApplication::clipboard()->setText(u"1\t2\t3\n4\t5\t6\n7\t8\t9\n"_s);
    click("board.paste");
    QCOMPARE(told(value("board")), told(Json::parse("[[1,2,3],[4,5,6],[7,8,9]]")));
    QGuiApplication::clipboard()->setText(QString(u"1\n"_s).repeated(50));
    click("board.paste");
    QCOMPARE(value("board").size(), std::size_t{3}); // too large: as it was
}

// Any text of the clipboard made a board without a square; words of the map's areas did too.
void TestTables::pastesOnlyBoards()
{
    open("hakkutsu");
    QGuiApplication::clipboard()->setText(u"Dear Sir, thank you"_s);
    click("map.paste");
    QCOMPARE(m_document->changeCount(), 0);
    QGuiApplication::clipboard()->setText(u"A\tB\tbase\nArea C\t1\t\n"_s);
    click("map.paste");
    const Json pasted = Json::parse("[[1, 2, 4], [3, 1, 0]]");
    QCOMPARE(told(value("map")), told(pasted));
    QGuiApplication::clipboard()->setText(u"A\t１\tno square\nAera C\t1.5\t\n"_s);
    click("map.paste"); // cells that are not understood became holes
    QCOMPARE(told(value("map")), told(pasted));
}

// "Own board" was shown over a sample when it was chosen, and is only what one gets by painting.
void TestTables::namesTheBoardItShows()
{
    open("ccc");
    auto *samples = part<QComboBox>(*m_form, "board.sample");
    samples->setCurrentIndex(samples->count() - 1);
    emit samples->activated(samples->count() - 1);
    QCOMPARE(samples->currentData().toString(), u"standard6"_s);
    QCOMPARE(m_document->changeCount(), 0);
}

void TestTables::paintsAreas()
{
    open("hakkutsu");
    click("map.paint.4");
    clickSquare("map", 0, 0);
    QCOMPARE(told(value("map")[0][0]), told(Json(4)));
    QVERIFY(m_document->hasErrors()); // two bases
    QCOMPARE(m_document->problems().front().clause, std::string("HK-2"));
    m_document->undoStack().undo();
    QVERIFY(!m_document->hasErrors());
}

void TestTables::addsAndRemovesRows()
{
    open("hakkutsu");
    const std::size_t before = value("rocks").size();
    m_form->goTo("rocks", u"/3/points"_s);
    click("rocks.duplicate");
    QCOMPARE(value("rocks").size(), before + 1);
    QCOMPARE(told(value("rocks").back()), told(value("rocks")[3]));
    click("rocks.add");
    QCOMPARE(value("rocks").size(), before + 2);
    click("rocks.remove");
    click("rocks.remove");
    QCOMPARE(told(value("rocks")),
             told(m_document->baseValue(*m_document->schema().find("rocks"))));
    QVERIFY(!m_document->isChanged(*m_document->schema().find("rocks")));
}

void TestTables::editsACell()
{
    open("hakkutsu");
    m_form->goTo("rocks", u"/0/points"_s);
    auto *view = part<QTableView>(*m_form, "rocks");
    QTest::keyClick(view, Qt::Key_F2);
    auto *spin = view->findChild<QSpinBox *>();
    QVERIFY(spin);
    spin->selectAll();
    QTest::keyClicks(spin, u"19"_s);
    QTest::keyClick(spin, Qt::Key_Return);
    QTRY_COMPARE(told(value("rocks")[0]["points"]), told(Json(19)));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestTables::movesRowsOfAList()
{
    open("ccc");
    m_form->goTo("score_bands", u"/1/points"_s);
    click("score_bands.up");
    QCOMPARE(told(value("score_bands")[0]["upto"]), told(Json(6)));
    QVERIFY(m_document->hasErrors()); // bands must rise
    click("score_bands.down");
    QVERIFY(!m_document->hasErrors());
    QCOMPARE(m_document->changeCount(), 0);
}

void TestTables::pastesFromASpreadsheet()
{
    open("hakkutsu");
    m_form->goTo("rocks", u"/0/points"_s);
    QGuiApplication::clipboard()->setText(u"7\t2\n8\t3\n"_s);
    click("rocks.paste");
    QCOMPARE(told(value("rocks")[0]["points"]), told(Json(7)));
    QCOMPARE(told(value("rocks")[1]["mining_cost"]), told(Json(3)));
    QCOMPARE(m_document->undoStack().count(), 1);
    // by head line, in either language; a choice by its label
    const Param &param = *m_document->schema().find("rocks");
    const Wording ja(m_document->game(), Language::Ja);
    const QString head =
        ja.column(param, param.columns[2]) + u'\t' + ja.column(param, param.columns[4]) + u'\n';
    QGuiApplication::clipboard()->setText(head + u"新しい石\t"_s + ja.choice(param, "gem") + u'\n');
    click("rocks.paste");
    QCOMPARE(told(value("rocks")[0]["name_ja"]), told(Json("新しい石")));
    QCOMPARE(told(value("rocks")[0]["category"]), told(Json("gem")));
    QCOMPARE(told(value("rocks")[0]["points"]), told(Json(7))); // a column without a head stays
    QGuiApplication::clipboard()->setText(u"nonsense"_s);
    m_form->goTo("rocks", u"/0/points"_s);
    click("rocks.paste");
    QVERIFY(value("rocks")[0]["points"].is_number_integer());
}

// With a column sorted, the cells below on the screen are not the next ones of the list.
void TestTables::pastesWhereItLooks()
{
    open("hakkutsu");
    auto *view = part<QTableView>(*m_form, "rocks");
    const QAbstractItemModel *shown = view->model();
    const int points = 5;
    QCOMPARE(shown->headerData(points, Qt::Horizontal).toString(), u"Points"_s);
    view->sortByColumn(3, Qt::AscendingOrder); // by English name
    view->setCurrentIndex(shown->index(0, points));
    QGuiApplication::clipboard()->setText(u"11\n12\n"_s);
    click("rocks.paste");
    QCOMPARE(shown->index(0, points).data().toInt(), 11);
    QCOMPARE(shown->index(1, points).data().toInt(), 12);
    // and rows are copied in the order they stand there
    view->selectRow(0);
    view->setSelectionMode(QAbstractItemView::MultiSelection);
    view->selectRow(1);
    QTest::keySequence(view, QKeySequence::Copy);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    const QString name = shown->index(0, 3).data().toString();
    QVERIFY2(lines.value(1).contains(name), qPrintable(lines.join(u'|')));
    QVERIFY(lines.value(2).contains(shown->index(1, 3).data().toString()));
}

void TestTables::staysSorted()
{
    open("hakkutsu");
    auto *view = part<QTableView>(*m_form, "rocks");
    const int english = 3;
    view->sortByColumn(english, Qt::AscendingOrder);
    for (const char *button : {"rocks.remove", "rocks.add", "rocks.remove"}) {
        view->setCurrentIndex(view->model()->index(2, english));
        click(button);
        QStringList names;
        for (int row = 0; row < view->model()->rowCount(); ++row)
            names.append(view->model()->index(row, english).data().toString());
        QStringList sorted = names;
        sorted.sort();
        QCOMPARE(names, sorted);
    }
}

void TestTables::readsAndWritesCsv()
{
    open("coldwater");
    auto *editor = static_cast<RowsEditor *>(&m_form->row("fish")->editor());
    const QString file = m_host->rulesFolder() + u"-fish.csv"_s;
    QCOMPARE(editor->exportFile(file), QString());
    const Json before = value("fish");
    m_form->goTo("fish", u"/0/lbs"_s);
    click("fish.remove");
    QVERIFY(value("fish") != before);
    QCOMPARE(editor->importFile(file), QString());
    QCOMPARE(told(value("fish")), told(before));
    QCOMPARE(m_document->changeCount(), 0);
    QVERIFY(!editor->importFile(file + u".missing"_s).isEmpty());
}

// Fish are called by an English name in the data and by a Japanese one at the table.
void TestTables::namesFishInJapanese()
{
    open("coldwater");
    auto *view = part<QTableView>(*m_form, "fish");
    QCOMPARE(view->model()->index(0, 0).data().toString(), u"Flounder"_s);
    const GameDefinition &game = m_document->game();
    m_form->build(game, {Wording(game, Language::Ja), Wording(game, Language::En)});
    m_form->setDocument(m_document.get());
    view = part<QTableView>(*m_form, "fish");
    const QModelIndex first = view->model()->index(0, 0);
    QCOMPARE(first.data().toString(), u"Flounder（カレイ）"_s);
    QCOMPARE(first.data(Qt::EditRole).toString(), u"Flounder"_s);
}

// A paste may bring what no cell takes; it is kept, marked and listed, not lost.
void TestTables::showsWhatIsOutOfRange()
{
    open("hakkutsu");
    m_form->goTo("rocks", u"/0/points"_s);
    QGuiApplication::clipboard()->setText(u"999"_s);
    click("rocks.paste");
    QCOMPARE(told(value("rocks")[0]["points"]), told(Json(999)));
    QVERIFY(m_document->hasErrors());
    QCOMPARE(m_document->problems().front().path, std::string("/changes/rocks/0/points"));
    auto *view = part<QTableView>(*m_form, "rocks");
    QCOMPARE(view->currentIndex().data(Qt::BackgroundRole).value<QColor>(), look().errSoft);
}

QTEST_MAIN(TestTables)
#include "tst_tables.moc"
