#include "rowlookup.h"

namespace takujo {

void RowLookup::setModel(QAbstractItemModel *model)
{
    if (model == m_model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    m_roles.clear();
    if (m_model) {
        using Model = QAbstractItemModel;
        for (const auto changed : {&Model::rowsInserted, &Model::rowsRemoved})
            connect(m_model, changed, this, &RowLookup::revise);
        connect(m_model, &Model::rowsMoved, this, &RowLookup::revise);
        connect(m_model, &Model::dataChanged, this, &RowLookup::revise);
        connect(m_model, &Model::modelReset, this, &RowLookup::revise);
        connect(m_model, &QObject::destroyed, this, &RowLookup::revise);
    }
    emit modelChanged();
    revise();
}

QVariant RowLookup::at(int row, const QString &role) const
{
    if (row < 0 || row >= count())
        return {};
    const int id = roleOf(role);
    return id < 0 ? QVariant() : m_model->data(m_model->index(row, 0), id);
}

QVariant RowLookup::value(const QVariant &key, const QString &role) const
{
    if (count() == 0)
        return {};
    const QString wanted = key.toString(); // QML's numbers are doubles
    const int id = roleOf(m_key);
    for (int row = 0; row < count(); ++row) {
        if (m_model->data(m_model->index(row, 0), id).toString() == wanted)
            return at(row, role);
    }
    return {};
}

// Asked again for one that is not known: a ListModel gets its roles with its rows.
int RowLookup::roleOf(const QString &name) const
{
    if (!m_roles.contains(name)) {
        const QHash<int, QByteArray> roles = m_model->roleNames();
        for (auto role = roles.begin(); role != roles.end(); ++role)
            m_roles.insert(QString::fromUtf8(role.value()), role.key());
    }
    return m_roles.value(name, -1);
}

void RowLookup::revise()
{
    ++m_revision;
    emit revised();
}

} // namespace takujo
