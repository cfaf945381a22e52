#pragma once
#include "io/record_io.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <array>

namespace takujo {

/// A record file as the shelf and the record list show it, without opening its game.
struct RecordEntry
{
    QString file;
    QDateTime changed;
    RecordSummary summary;
    /// Where the match stood when it was saved last, by language: phase, whose turn, points.
    std::array<QString, 2> phase, turn, points, result;
    bool readable = true;
};

/// The folder of match records: autosave, list, removal. The files are the truth; beside them lies
/// an index (names, sizes, summaries) that is made anew for every file it does not fit.
class RecordStore : public QObject
{
    Q_OBJECT

public:
    explicit RecordStore(QString folder = defaultFolder(), QObject *parent = nullptr);
    ~RecordStore() override;

    static QString defaultFolder();
    const QString &folder() const { return m_folder; }

    /// Newest first. Reads the folder on first use.
    const QList<RecordEntry> &entries();
    /// A name for a new record, not yet in use.
    QString newFile(const QString &game) const;
    /// Writes atomically and updates the index. Empty = written.
    Problems save(const RecordEntry &entry, const Json &document);
    /// Moves the file to the recoverable trash, or deletes it where there is none.
    bool remove(const QString &file);
    void rescan();

signals:
    void changed();

private:
    void load();
    void writeIndex();

    QString m_folder;
    QList<RecordEntry> m_entries;
    QTimer m_indexDelay;     ///< the index is written shortly after the records, off the move's path
    bool m_loaded = false;
};

} // namespace takujo
