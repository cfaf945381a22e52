#pragma once
#include "recordentry.h"

#include <QHash>

class QSqlDatabase;
class QSqlQuery;

namespace takujo {

/// The SQLite index of the record folder. Never the truth: everything in it can be read from the
/// record files again. Missing, damaged, of another version or shape, or with rows that are not as
/// they were written, it is made anew; where it cannot be written it is kept in memory for this run.
/// GUI thread.
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
    /// Adds or replaces, all or none; `entry.file` names the file. False: the index is as it was.
    bool put(const QList<Row> &rows);
    bool remove(const QString &name);

    /// Leaves the file alone and goes on with an empty index.
    void useMemory();
    /// The file could not be read or written because another program holds a lock on it.
    bool held() const { return m_held; }

    static QString fileIn(const QString &folder);

private:
    enum class State : std::uint8_t { Fits, Wrong, Held };

    QSqlDatabase database() const;
    void open();
    State look() const;
    bool create();
    void startAnew();
    void close();
    void replace(State found);
    State read(QHash<QString, Row> &out) const;
    bool run(QSqlQuery &query, const QVariantList &values);
    bool finish(bool good);

    QString m_folder;
    QString m_connection; ///< empty = closed
    bool m_held = false;
};

} // namespace takujo
