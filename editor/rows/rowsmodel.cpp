#include "rowsmodel.h"

#include "window/look.h"
#include "window/plaintext.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

RowsModel::RowsModel(const Param &param, const Wording &words, QObject *parent)
    : QAbstractTableModel(parent), m_param(param), m_words(words)
{}

void RowsModel::setRows(const Json &rows)
{
    const int before = rowCount();
    const int after = static_cast<int>(rows.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows = rows;
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows = rows;
        endRemoveRows();
    } else {
        m_rows = rows;
    }
    if (after > 0)
        emit dataChanged(index(0, 0), index(after - 1, columnCount() - 1));
}

void RowsModel::setReadOnly(bool on) { m_readOnly = on; }

int RowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_param.columns.size());
}

const Json &RowsModel::cell(const QModelIndex &index) const
{
    return m_rows.at(static_cast<std::size_t>(index.row())).at(column(index.column()).id);
}

// Out of range, or a choice that is not offered: possible after a paste.
bool RowsModel::isWrong(const QModelIndex &index) const
{
    const Column &c = column(index.column());
    const Json &value = cell(index);
    if (c.type == Column::Type::Int)
        return value.get<std::int64_t>() < c.min || value.get<std::int64_t>() > c.max;
    if (c.type == Column::Type::Choice)
        return std::find(c.choices.begin(), c.choices.end(), value.get<std::string>()) ==
               c.choices.end();
    return false;
}

// A row that the base has somewhere is not changed; else the cells that differ from the same row.
bool RowsModel::isChanged(const QModelIndex &index) const
{
    const Json &row = m_rows.at(static_cast<std::size_t>(index.row()));
    if (std::find(m_base.begin(), m_base.end(), row) != m_base.end())
        return false;
    const auto place = static_cast<std::size_t>(index.row());
    return place >= m_base.size() || m_base.at(place).at(column(index.column()).id) != cell(index);
}

// Names of the data are the same in all languages; the table has words for them.
QString RowsModel::shownName(const Column &column, const std::string &name) const
{
    const QString own = qs(name);
    const QString given = m_words.given(column, name);
    const bool same = given.isEmpty() || given.compare(own, Qt::CaseInsensitive) == 0;
    return same ? own : u"%1（%2）"_s.arg(own, given);
}

QVariant RowsModel::shown(const QModelIndex &index) const
{
    const Column &c = column(index.column());
    const Json &value = cell(index);
    switch (c.type) {
    case Column::Type::Int: return static_cast<qlonglong>(value.get<std::int64_t>());
    case Column::Type::Bool: return {};
    case Column::Type::Text: return shownName(c, value.get<std::string>());
    case Column::Type::Choice: break;
    }
    const auto choice = value.get<std::string>();
    return isWrong(index) ? qs(choice) : m_words.choice(m_param, choice);
}

QString RowsModel::tipOf(const Column &column) const
{
    //: allowed numbers of a column
    return column.type == Column::Type::Int ? tr("%1–%2").arg(column.min).arg(column.max)
                                            : QString();
}

QVariant RowsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Column &c = column(index.column());
    const bool flag = c.type == Column::Type::Bool;
    switch (role) {
    case Qt::DisplayRole: return shown(index);
    case Qt::EditRole:
        return flag                          ? QVariant(cell(index).get<bool>())
               : c.type == Column::Type::Int ? shown(index)
                                             : QVariant(qs(cell(index).get<std::string>()));
    case Qt::CheckStateRole:
        return flag ? QVariant(cell(index).get<bool>() ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::TextAlignmentRole:
        return c.type == Column::Type::Int ? int(Qt::AlignRight | Qt::AlignVCenter)
                                           : int(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::BackgroundRole: return isWrong(index) ? QVariant(look().errSoft) : QVariant();
    case Qt::ForegroundRole: return isChanged(index) ? QVariant(look().shu) : QVariant();
    case Qt::FontRole:
        return isChanged(index) ? QVariant(look().font(13, QFont::Bold)) : QVariant();
    case Qt::ToolTipRole: return plainTip(tipOf(c));
    default: return {};
    }
}

QVariant RowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Horizontal ? QVariant(m_words.column(m_param, column(section)))
                                         : QVariant(section + 1);
}

Qt::ItemFlags RowsModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (m_readOnly || !index.isValid())
        return flags;
    return flags | (column(index.column()).type == Column::Type::Bool ? Qt::ItemIsUserCheckable
                                                                      : Qt::ItemIsEditable);
}

bool RowsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Column &c = column(index.column());
    const bool flag = c.type == Column::Type::Bool;
    if (m_readOnly || role != (flag ? Qt::CheckStateRole : Qt::EditRole))
        return false;
    Json next;
    if (flag)
        next = value.toInt() == Qt::Checked;
    else if (c.type == Column::Type::Int)
        next = value.toInt();
    else
        next = value.toString().trimmed().toStdString();
    if (next == cell(index))
        return false;
    Json rows = m_rows;
    rows[static_cast<std::size_t>(index.row())][c.id] = next;
    setRows(rows);
    emit edited(m_rows);
    return true;
}

} // namespace takujo::editor
