#include "celldelegate.h"

#include "form/numberbox.h"
#include "rowsmodel.h"
#include "window/choicename.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSortFilterProxyModel>

namespace takujo::editor {

namespace {

constexpr int kMaxCellLetters = 60; ///< three bytes each stay below the validator's 200

const RowsModel &modelOf(const QModelIndex &index)
{
    const auto *proxy = qobject_cast<const QSortFilterProxyModel *>(index.model());
    return *qobject_cast<const RowsModel *>(proxy ? proxy->sourceModel() : index.model());
}

QWidget *editorFor(const QModelIndex &index, QWidget *parent)
{
    const RowsModel &model = modelOf(index);
    const Column &column = model.column(index.column());
    if (column.type == Column::Type::Int)
        return new NumberBox(column.min, column.max, parent);
    if (column.type == Column::Type::Choice) {
        auto *combo = new QComboBox(parent);
        for (const std::string &choice : column.choices)
            combo->addItem(model.words().choice(model.param(), choice), qs(choice));
        return combo;
    }
    auto *line = new QLineEdit(parent);
    line->setMaxLength(kMaxCellLetters);
    return line;
}

} // namespace

QWidget *CellDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                    const QModelIndex &index) const
{
    QWidget *editor = editorFor(index, parent);
    const QString name = index.model()->headerData(index.column(), Qt::Horizontal).toString();
    if (auto *choice = qobject_cast<QComboBox *>(editor))
        nameChoice(*choice, name);
    else
        editor->setAccessibleName(name);
    return editor;
}

void CellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QVariant value = index.data(Qt::EditRole);
    if (auto *combo = qobject_cast<QComboBox *>(editor))
        combo->setCurrentIndex(combo->findData(value));
    else if (auto *number = qobject_cast<NumberBox *>(editor))
        number->showValue(value.toInt());
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void CellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                const QModelIndex &index) const
{
    if (const auto *combo = qobject_cast<QComboBox *>(editor))
        model->setData(index, combo->currentData(), Qt::EditRole);
    else if (auto *number = qobject_cast<NumberBox *>(editor)) {
        number->interpretText();
        model->setData(index, number->value(), Qt::EditRole);
    } else
        QStyledItemDelegate::setModelData(editor, model, index);
}

// Undo is the document's: what is typed so far becomes a change that it can take back.
bool CellDelegate::eventFilter(QObject *watched, QEvent *event)
{
    auto *editor = qobject_cast<QWidget *>(watched);
    if (!editor || !isUndoKey(*event))
        return QStyledItemDelegate::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride)
        emit commitData(editor);
    event->ignore();
    return true;
}

} // namespace takujo::editor
