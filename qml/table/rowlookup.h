#pragma once
#include <QAbstractItemModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace takujo {

/// Values of a list model for properties that are not delegates of it: by row, or by the value of a
/// key role. Bind to `revision` as well; it grows with every change of the model.
class RowLookup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QAbstractItemModel *model READ model WRITE setModel NOTIFY modelChanged)
    Q_PROPERTY(QString key MEMBER m_key NOTIFY revised)
    Q_PROPERTY(int count READ count NOTIFY revised)
    Q_PROPERTY(int revision READ revision NOTIFY revised)

public:
    explicit RowLookup(QObject *parent = nullptr) : QObject(parent) {}

    QAbstractItemModel *model() const { return m_model; }
    void setModel(QAbstractItemModel *model);
    int count() const { return m_model ? m_model->rowCount() : 0; }
    int revision() const { return m_revision; }

    /// Undefined where there is no such row or role.
    Q_INVOKABLE QVariant at(int row, const QString &role) const;
    /// Of the first row with this key.
    Q_INVOKABLE QVariant value(const QVariant &key, const QString &role) const;

signals:
    void modelChanged();
    void revised();

private:
    void revise();
    int roleOf(const QString &name) const;

    QPointer<QAbstractItemModel> m_model;
    mutable QHash<QString, int> m_roles; ///< of the model
    QString m_key;
    int m_revision = 0;
};

} // namespace takujo
