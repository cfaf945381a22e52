#include "celldelegate.h"

#include "rowsmodel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QSpinBox>

namespace takujo::editor {

namespace {

constexpr int kMaxCellLetters = 60; ///< three bytes each stay below the validator's 200

const RowsModel &modelOf(const QModelIndex &index)
{
    const auto *proxy = qobject_cast<const QSortFilterProxyModel *>(index.model());
    return *qobject_cast<const RowsModel *>(proxy ? proxy->sourceModel() : index.model());
}

} // namespace

QWidget *CellDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                    const QModelIndex &index) const
{
    const RowsModel &model = modelOf(index);
    const Column &column = model.column(index.column());
    if (column.type == Column::Type::Int) {
        auto *spin = new QSpinBox(parent);
        spin->setRange(column.min, column.max);
        return spin;
    }
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

void CellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QVariant value = index.data(Qt::EditRole);
    if (auto *combo = qobject_cast<QComboBox *>(editor))
        combo->setCurrentIndex(combo->findData(value));
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void CellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                const QModelIndex &index) const
{
    if (const auto *combo = qobject_cast<QComboBox *>(editor))
        model->setData(index, combo->currentData(), Qt::EditRole);
    else if (auto *spin = qobject_cast<QSpinBox *>(editor)) {
        spin->interpretText();
        model->setData(index, spin->value(), Qt::EditRole);
    } else
        QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace takujo::editor
