// Spreadsheets: copy, paste, CSV files.
#include "document/rowsfile.h"
#include "game/within_memory.h"
#include "io/files.h"
#include "io/whole_letters.h"
#include "rowseditor.h"
#include "rowsmodel.h"
#include "window/flowlayout.h"
#include "window/savefile.h"

#include <nlohmann/json.hpp>

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kQuoted = 40; ///< letters of a field

} // namespace

void RowsEditor::makeFileButtons(FlowLayout *layout)
{
    auto *over = new QPushButton(tr("Paste table"));
    over->setObjectName(qs(param().id) + u".paste"_s);
    connect(over, &QPushButton::clicked, this,
            [this] { paste(QGuiApplication::clipboard()->text()); });
    layout->addWidget(over);
    m_buttons.push_back(over);
    auto *load = new QPushButton(tr("Read CSV…"));
    load->setObjectName(qs(param().id) + u".import"_s);
    connect(load, &QPushButton::clicked, this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, tr("Read CSV"), {},
                                                          tr("Tables (*.csv *.tsv *.txt)"));
        if (!file.isEmpty())
            say(importFile(file));
    });
    auto *store = new QPushButton(tr("Write CSV…"));
    store->setObjectName(qs(param().id) + u".export"_s);
    connect(store, &QPushButton::clicked, this, [this] {
        const QString file =
            askWhereToSave(this, tr("Write CSV"), qs(param().id), {tr("Tables (*.csv)")});
        if (file.isEmpty())
            return;
        const QString mistake = exportFile(file);
        say(mistake);
        if (mistake.isEmpty())
            emit saved(file);
    });
    layout->addWidget(load);
    layout->addWidget(store);
    m_buttons.push_back(load); // writing a file is no edit
}

void RowsEditor::copy() const
{
    Json chosen = Json::array();
    const std::vector<int> rows = selectedRows();
    for (int place = 0; place < m_sorted->rowCount(); ++place) // in the order one sees
        if (const int row = rowAt(place); std::binary_search(rows.begin(), rows.end(), row))
            chosen.push_back(m_model->rows().at(static_cast<std::size_t>(row)));
    QGuiApplication::clipboard()->setText(joinTable(writeRows(words(), param(), chosen), u'\t'));
}

void RowsEditor::paste(const QString &text)
{
    const TableText table = splitTable(text, mostLines());
    if (const QString why = tooMuch(table); !why.isEmpty()) {
        say(tr("Not pasted. %1 Allowed are %2.").arg(why, range()));
        return;
    }
    const std::vector<QStringList> &lines = table.lines;
    Json rows = m_model->rows();
    const int from = pasteFrom();
    QStringList mistakes;
    const RowsRead read = readRows(m_all, param(), lines);
    const bool hasHead = read.rows.size() < lines.size();
    if (hasHead) {
        mistakes = read.mistakes;
        pasteRows(rows, read);
    } else {
        pasteCells(rows, lines, mistakes);
    }
    if (lines.empty() || static_cast<int>(rows.size()) > param().maxItems) {
        say(lines.empty() ? tr("The clipboard holds no table.")
                          : tr("That would be %1 rows; at most %2 are allowed.")
                                .arg(rows.size())
                                .arg(param().maxItems));
        return;
    }
    change(rows, tr("Paste"), rowAt(from));
    if (!mistakes.isEmpty())
        say(tr("Not understood: %1").arg(words().listed(mistakes)));
}

// Where the current row stands on the screen, which is not its number while a column sorts the rows.
int RowsEditor::pasteFrom() const
{
    return currentRow() < 0 ? m_sorted->rowCount() : m_view->currentIndex().row();
}

int RowsEditor::rowAt(int place) const
{
    return place < m_sorted->rowCount() ? m_sorted->mapToSource(m_sorted->index(place, 0)).row()
                                        : place;
}

// By a head line: the columns it names, of the rows from the current one on.
void RowsEditor::pasteRows(Json &rows, const RowsRead &read) const
{
    const int from = pasteFrom();
    for (std::size_t i = 0; i < read.rows.size(); ++i) {
        const auto row = static_cast<std::size_t>(rowAt(from + static_cast<int>(i)));
        if (row >= rows.size())
            rows.push_back(read.rows[i]);
        else
            for (const std::string &column : read.columns)
                rows[row][column] = read.rows[i][column];
    }
}

// As a spreadsheet does: over the cells to the right and below, new rows at the end.
void RowsEditor::pasteCells(Json &rows, const std::vector<QStringList> &lines,
                            QStringList &mistakes)
{
    const int from = pasteFrom();
    const int column = currentRow() < 0 ? 0 : m_view->currentIndex().column();
    const Json blank = readRows(m_all, param(), {QStringList()}).rows.at(0);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto row = static_cast<std::size_t>(rowAt(from + static_cast<int>(i)));
        if (row >= rows.size())
            rows.push_back(blank);
        for (int c = 0; c < lines[i].size() && column + c < m_model->columnCount(); ++c) {
            const Column &target = m_model->column(column + c);
            if (const auto value = cellValue(m_all, param(), target, lines[i].at(c)))
                rows[row][target.id] = *value;
            else
                mistakes.append(u'"' + wholeLetters(lines[i].at(c), kQuoted) + u'"');
        }
    }
}

// With a head line.
std::size_t RowsEditor::mostLines() const { return static_cast<std::size_t>(param().maxItems) + 1; }

QString RowsEditor::importFile(const QString &file)
{
    const Loaded<TableText> table = withinMemory([&]() -> Loaded<TableText> {
        const Loaded<std::string> bytes = readFile(file);
        if (!bytes)
            return bytes.error();
        return splitTable(*bytes, mostLines());
    });
    if (!table)
        return words()(table.error().front().text);
    if (const QString why = tooMuch(*table); !why.isEmpty())
        return tr("Not read. %1 Allowed are %2.").arg(why, range());
    const RowsRead read = readRows(m_all, param(), table->lines);
    const auto count = static_cast<int>(read.rows.size());
    if (!read.mistakes.isEmpty())
        return tr("Not read. Not understood: %1").arg(words().listed(read.mistakes));
    if (count < param().minItems || count > param().maxItems)
        return tr("Not read. The file has %1 rows; allowed are %2.").arg(count).arg(range());
    change(read.rows, tr("Read CSV"), 0);
    return {};
}

// With a byte order mark: spreadsheets take a file without one for the old local encoding.
QString RowsEditor::exportFile(const QString &file) const
{
    const QString text =
        QChar(QChar::ByteOrderMark) + joinTable(writeRows(words(), param(), m_model->rows()), u',');
    const Problems problems = writeFile(file, text.toStdString(), false);
    return problems.empty() ? QString() : words()(problems.front().text);
}

} // namespace takujo::editor
