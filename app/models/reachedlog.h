#pragma once
#include "rowmodel.h"

#include <QSortFilterProxyModel>

namespace takujo {

/// The blocks of a log (SessionLog::turnRoles()) that begin by a ply: a list of it ends at the moment looked
/// at. Its rows are the first ones of the log, under the same numbers.
class ReachedLog : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(takujo::RowModel *log READ log WRITE setLog NOTIFY logChanged)
    Q_PROPERTY(int end READ end WRITE setEnd NOTIFY endChanged)

public:
    RowModel *log() const { return qobject_cast<RowModel *>(sourceModel()); }
    void setLog(RowModel *log);
    int end() const { return m_end; } ///< ply; -1 = the whole log
    void setEnd(int end);

signals:
    void logChanged();
    void endChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    int m_end = -1;
};

} // namespace takujo
