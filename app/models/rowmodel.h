#pragma once
#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <QVariant>

namespace takujo {

/// A list of rows with named roles and a key a row. setRows() compares old and new rows by key and
/// emits precise inserts, moves, removals and changes, so that delegates live on and can animate.
class RowModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of what fills it")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    struct Row
    {
        QString key;
        QVariantList values; ///< in the order of the roles
    };
    using Rows = QList<Row>;

    explicit RowModel(QList<QByteArray> roles, QObject *parent = nullptr);

    int count() const { return static_cast<int>(m_rows.size()); }
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Value of a role by name; for functions in QML that look at one row. Invalid when out of range.
    Q_INVOKABLE QVariant value(int row, const QString &role) const;
    /// First row with this key, -1 = none.
    int find(const QString &key) const;
    const Rows &rows() const { return m_rows; }
    /// Some page shows it.
    bool watched() const;

    void setRows(const Rows &rows);
    void setValue(int row, int role, const QVariant &value);

signals:
    void countChanged();

private:
    void removeMissing(const Rows &rows);
    void place(int to, const Row &row);
    void assign(int at, const Row &row);

    QList<QByteArray> m_roles;
    Rows m_rows;
};

} // namespace takujo
