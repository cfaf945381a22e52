#include "reachedlog.h"

namespace takujo {

void ReachedLog::setLog(RowModel *log)
{
    if (log == sourceModel())
        return;
    setSourceModel(log);
    emit logChanged();
}

void ReachedLog::setEnd(int end)
{
    if (m_end == end)
        return;
    m_end = end;
    invalidateFilter();
    emit endChanged();
}

bool ReachedLog::filterAcceptsRow(int row, const QModelIndex & /*parent*/) const
{
    return m_end < 0 || log()->value(row, QStringLiteral("from")).toInt() <= m_end;
}

} // namespace takujo
