#pragma once
#include "recordentry.h"

#include <QHash>

namespace takujo {

/// What the person at the screen did in one game: matches of one person that ended and are no
/// practice.
struct GameStatistics
{
    struct ByLevel
    {
        QString level; ///< strongest rival
        int matches = 0, won = 0;
    };
    QString game;
    int matches = 0, won = 0, gaveUp = 0, best = 0;
    double average = 0;
    QList<ByLevel> levels; ///< weakest first
};

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
    QList<GameStatistics> statistics();

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
