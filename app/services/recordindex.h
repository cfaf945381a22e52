#pragma once
#include "recordentry.h"

#include <QHash>

namespace takujo {

/// The SQLite index of the record folder. Never the truth: everything in it can be read from the
/// record files again. Missing, damaged or of another version, it is made anew; where it cannot be
/// written it is kept in memory. GUI thread.
class RecordIndex
{
public:
    explicit RecordIndex(QString folder);
    ~RecordIndex();
    RecordIndex(const RecordIndex &) = delete;
    RecordIndex &operator=(const RecordIndex &) = delete;

    struct Row
    {
        qint64 size = -1;
        qint64 changed = 0; ///< ms since the epoch
        RecordEntry entry;  ///< without `file` and `changed`
    };
    /// By name of the file.
    QHash<QString, Row> rows();
    /// Adds or replaces. `entry.file` names the file.
    void put(const QList<Row> &rows);
    void remove(const QString &name);

    static QString fileIn(const QString &folder);

private:
    bool open();
    bool usable();
    bool create();
    void startAnew();
    void close();

    QString m_folder;
    QString m_connection; ///< empty = closed
};

} // namespace takujo
