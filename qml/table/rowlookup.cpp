#include "rowlookup.h"

namespace takujo {

void RowLookup::setModel(QAbstractItemModel *model)
{
    if (model == m_model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
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
    const int id = m_model->roleNames().key(role.toUtf8(), -1);
    return id < 0 ? QVariant() : m_model->data(m_model->index(row, 0), id);
}

QVariant RowLookup::value(const QVariant &key, const QString &role) const
{
    for (int row = 0; row < count(); ++row) {
        if (at(row, m_key).toString() == key.toString()) // QML's numbers are doubles
            return at(row, role);
    }
    return {};
}

void RowLookup::revise()
{
    ++m_revision;
    emit revised();
}

} // namespace takujo
