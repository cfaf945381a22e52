#include "rowmodel.h"

#include <QMetaMethod>
#include <QSet>

namespace takujo {

RowModel::RowModel(QList<QByteArray> roles, QObject *parent)
    : QAbstractListModel(parent), m_roles(std::move(roles))
{}

int RowModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : count(); }

QVariant RowModel::data(const QModelIndex &index, int role) const
{
    const int at = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || at < 0 || at >= m_roles.size())
        return {};
    return m_rows.at(index.row()).values.value(at);
}

QHash<int, QByteArray> RowModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int i = 0; i < m_roles.size(); ++i)
        names.insert(Qt::UserRole + i, m_roles.at(i));
    return names;
}

QVariant RowModel::value(int row, const QString &role) const
{
    const auto at = m_roles.indexOf(role.toUtf8());
    if (row < 0 || row >= count() || at < 0)
        return {};
    return m_rows.at(row).values.value(at);
}

int RowModel::find(const QString &key) const
{
    for (int i = 0; i < count(); ++i)
        if (m_rows.at(i).key == key)
            return i;
    return -1;
}

bool RowModel::watched() const
{
    return isSignalConnected(QMetaMethod::fromSignal(&RowModel::rowsInserted));
}

void RowModel::setRows(const Rows &rows)
{
    const int before = count();
    removeMissing(rows);
    for (int i = 0; i < rows.size(); ++i) {
        if (i >= count() || m_rows.at(i).key != rows.at(i).key)
            place(i, rows.at(i));
        assign(i, rows.at(i));
    }
    if (count() > rows.size()) { // doubled keys: the new list is the truth
        beginRemoveRows({}, static_cast<int>(rows.size()), count() - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    if (count() != before)
        emit countChanged();
}

void RowModel::setValue(int row, int role, const QVariant &value)
{
    if (row < 0 || row >= count() || m_rows.at(row).values.value(role) == value)
        return;
    m_rows[row].values[role] = value;
    emit dataChanged(index(row), index(row), {Qt::UserRole + role});
}

void RowModel::removeMissing(const Rows &rows)
{
    QSet<QString> keys;
    for (const Row &row : rows)
        keys.insert(row.key);
    for (int i = count() - 1; i >= 0; --i) {
        if (keys.contains(m_rows.at(i).key))
            continue;
        beginRemoveRows({}, i, i);
        m_rows.removeAt(i);
        endRemoveRows();
    }
}

// Brings the row with this key to `to`: from further down, or new.
void RowModel::place(int to, const Row &row)
{
    for (int from = to + 1; from < count(); ++from) {
        if (m_rows.at(from).key != row.key)
            continue;
        beginMoveRows({}, from, from, {}, to);
        m_rows.move(from, to);
        endMoveRows();
        return;
    }
    beginInsertRows({}, to, to);
    m_rows.insert(to, row);
    endInsertRows();
}

void RowModel::assign(int at, const Row &row)
{
    QList<int> changed;
    for (int role = 0; role < m_roles.size(); ++role)
        if (m_rows.at(at).values.value(role) != row.values.value(role))
            changed.append(Qt::UserRole + role);
    if (changed.isEmpty())
        return;
    m_rows[at].values = row.values;
    emit dataChanged(index(at), index(at), changed);
}

} // namespace takujo
