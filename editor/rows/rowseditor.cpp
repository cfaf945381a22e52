#include "rowseditor.h"

#include "celldelegate.h"
#include "document/rowsfile.h"
#include "form/quietwheel.h"
#include "rowsmodel.h"
#include "window/flowlayout.h"
#include "window/look.h"
#include "window/plaintext.h"

#include <nlohmann/json.hpp>

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSheetRow = 26;
constexpr int kShownRows = 10;
constexpr int kButtonGap = 6; ///< between buttons

} // namespace

RowsEditor::RowsEditor(const Param &param, const std::vector<Wording> &words, QWidget *parent)
    : ParamEditor(param, words.front(), parent),
      m_all(words),
      m_model(new RowsModel(param, words.front(), this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_view(new QTableView),
      m_note(plainLabel())
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(Qt::EditRole);
    m_sorted->setDynamicSortFilter(false); // a row being edited stays where it is
    makeView();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_view);
    auto *buttons = new FlowLayout(kButtonGap);
    makeButtons(buttons);
    layout->addLayout(buttons);
    auto *sheets = new FlowLayout(kButtonGap);
    makeFileButtons(sheets);
    layout->addLayout(sheets);
    m_note->setWordWrap(true);
    m_note->setFont(look().font(12));
    m_note->setStyleSheet(u"color: "_s + look().err.name());
    m_note->hide();
    layout->addWidget(m_note);
    connect(m_model, &RowsModel::edited, this, [this](const Json &rows) {
        say({});
        emit edited(rows, {}, 0);
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showButtons();
        emit spotChanged();
    });
}

void RowsEditor::makeView()
{
    m_view->setModel(m_sorted);
    m_view->setItemDelegate(new CellDelegate(this));
    m_view->setObjectName(qs(param().id));
    m_view->setAccessibleName(words().label(param()));
    m_view->findChild<QAbstractButton *>()->setAccessibleName(tr("Select all rows"));
    m_view->setTabKeyNavigation(false);
    m_view->setAlternatingRowColors(true);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->setDefaultSectionSize(look().px(kSheetRow));
    m_view->verticalHeader()->setMinimumWidth(look().px(28));
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(quietWheel());
    setFocusProxy(m_view);
    // order is part of a list, but only a view of a set of components
    if (param().type == ParamType::Rows) {
        m_view->setSortingEnabled(true);
        m_view->horizontalHeader()->setSortIndicatorClearable(true);
        m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
        m_sorted->sort(-1);
    }
}

void RowsEditor::makeButtons(FlowLayout *layout)
{
    const auto button = [&](const char *id, const QString &text, auto act) {
        auto *made = new QPushButton(text);
        made->setObjectName(qs(param().id) + QLatin1String(id));
        connect(made, &QPushButton::clicked, this, act);
        layout->addWidget(made);
        m_buttons.push_back(made);
        return made;
    };
    m_add = button(".add", tr("Add"), [this] { add(); });
    m_duplicate = button(".duplicate", tr("Duplicate"), [this] { duplicate(); });
    m_remove = button(".remove", tr("Remove"), [this] { remove(); });
    if (param().type == ParamType::List) {
        m_up = button(".up", tr("Up"), [this] { move(-1); });
        m_down = button(".down", tr("Down"), [this] { move(1); });
    }
}

int RowsEditor::currentRow() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? m_sorted->mapToSource(current).row() : -1;
}

std::vector<int> RowsEditor::selectedRows() const
{
    std::set<int> rows;
    for (const QModelIndex &index : m_view->selectionModel()->selectedIndexes())
        rows.insert(m_sorted->mapToSource(index).row());
    if (rows.empty() && currentRow() >= 0)
        rows.insert(currentRow());
    return {rows.begin(), rows.end()};
}

void RowsEditor::select(int row)
{
    const int column = std::max(0, m_view->currentIndex().column());
    const QModelIndex index = m_sorted->mapFromSource(m_model->index(row, column));
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void RowsEditor::change(const Json &rows, const QString &what, int current)
{
    say({});
    m_model->setRows(rows);
    fit();
    if (!rows.empty())
        select(std::clamp(current, 0, m_model->rowCount() - 1));
    showButtons();
    emit edited(rows, what, 0);
}

// A new row has the least of everything.
void RowsEditor::add()
{
    Json rows = m_model->rows();
    const std::vector<QStringList> blank{QStringList()};
    rows.push_back(readRows(m_all, param(), blank).rows.at(0));
    change(rows, tr("Add row"), static_cast<int>(rows.size()) - 1);
}

void RowsEditor::duplicate()
{
    Json rows = m_model->rows();
    const std::vector<int> chosen = selectedRows();
    for (const int row : chosen)
        if (static_cast<int>(rows.size()) < param().maxItems)
            rows.push_back(m_model->rows().at(static_cast<std::size_t>(row)));
    if (!chosen.empty())
        change(rows, tr("Duplicate row"), static_cast<int>(rows.size()) - 1);
}

void RowsEditor::remove()
{
    const std::vector<int> chosen = selectedRows();
    if (chosen.empty())
        return;
    Json rows = Json::array();
    for (int i = 0; i < m_model->rowCount(); ++i)
        if (!std::binary_search(chosen.begin(), chosen.end(), i))
            rows.push_back(m_model->rows().at(static_cast<std::size_t>(i)));
    change(rows, tr("Remove row"), chosen.front());
}

void RowsEditor::move(int by)
{
    const int from = currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_model->rowCount())
        return;
    Json rows = m_model->rows();
    std::swap(rows[static_cast<std::size_t>(from)], rows[static_cast<std::size_t>(to)]);
    change(rows, tr("Move row"), to);
}

void RowsEditor::setBase(const Json &value) { m_model->setBase(value); }

void RowsEditor::setValue(const Json &value)
{
    m_model->setRows(value);
    fit();
    showButtons();
}

void RowsEditor::setReadOnly(bool on)
{
    m_readOnly = on;
    m_model->setReadOnly(on);
    for (QPushButton *button : m_buttons)
        button->setEnabled(!on);
    showButtons();
}

QString RowsEditor::range() const
{
    return param().minItems == param().maxItems
               ? tr("%n row(s)", "", param().minItems)
               //: allowed number of rows
               : tr("%1–%2 rows").arg(param().minItems).arg(param().maxItems);
}

void RowsEditor::goTo(const QString &pointer)
{
    const QStringList parts = pointer.split(u'/', Qt::SkipEmptyParts);
    if (parts.isEmpty())
        return;
    int column = 0;
    for (int i = 0; i < m_model->columnCount(); ++i)
        if (qs(m_model->column(i).id) == parts.value(1))
            column = i;
    const QModelIndex index = m_sorted->mapFromSource(m_model->index(parts.at(0).toInt(), column));
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

QString RowsEditor::spot() const
{
    return currentRow() < 0 ? QString() : tr("row %1").arg(currentRow() + 1);
}

void RowsEditor::showButtons()
{
    const int rows = m_model->rowCount();
    const bool some = !m_readOnly && currentRow() >= 0;
    m_add->setEnabled(!m_readOnly && rows < param().maxItems);
    m_duplicate->setEnabled(some && rows < param().maxItems);
    m_remove->setEnabled(some && rows > param().minItems);
    if (m_up) {
        m_up->setEnabled(some && currentRow() > 0);
        m_down->setEnabled(some && currentRow() + 1 < rows);
    }
}

// Only when rows came or went: measuring all cells at every letter would be felt.
void RowsEditor::fit()
{
    if (m_fitted == m_model->rowCount())
        return;
    m_fitted = m_model->rowCount();
    m_sorted->sort(m_sorted->sortColumn(), m_sorted->sortOrder());
    const int rows = std::clamp(m_model->rowCount(), 1, kShownRows);
    m_view->setFixedHeight(m_view->horizontalHeader()->sizeHint().height() +
                           rows * look().px(kSheetRow) + look().px(14));
    m_view->resizeColumnsToContents();
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_view->setColumnWidth(column, std::max(m_view->columnWidth(column) + 12, look().px(64)));
}

void RowsEditor::say(const QString &text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
    if (!text.isEmpty())
        QTimer::singleShot(0, this, &RowsEditor::showNote); // its place is known then
}

void RowsEditor::showNote()
{
    for (QWidget *widget = parentWidget(); widget; widget = widget->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(widget)) {
            area->widget()->layout()->activate();
            area->ensureWidgetVisible(m_note, 0, look().px(kButtonGap));
            return;
        }
}

bool RowsEditor::eventFilter(QObject *watched, QEvent *event)
{
    const bool shortcut = event->type() == QEvent::ShortcutOverride;
    if (!shortcut && event->type() != QEvent::KeyPress)
        return ParamEditor::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    if (shortcut) {
        const bool opens = key->key() == Qt::Key_F2; // the cell, not the names of the rule set
        if (opens)
            key->accept();
        return opens;
    }
    if (key->matches(QKeySequence::Copy))
        copy();
    else if (key->matches(QKeySequence::Paste) && !m_readOnly)
        paste(QGuiApplication::clipboard()->text());
    else if (key->key() == Qt::Key_Delete && m_remove->isEnabled())
        remove();
    else
        return ParamEditor::eventFilter(watched, event);
    return true;
}

} // namespace takujo::editor
