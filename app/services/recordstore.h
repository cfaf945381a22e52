#pragma once
#include "recordindex.h"

#include <QObject>
#include <QSet>

namespace takujo {

/// The folder of match records: autosave, list, removal. The files are the truth; beside them lies
/// an index (RecordIndex) that is made anew for every file it does not fit.
class RecordStore : public QObject
{
    Q_OBJECT

public:
    explicit RecordStore(const QString &folder = defaultFolder(), QObject *parent = nullptr);

    static QString defaultFolder();
    const QString &folder() const { return m_folder; }

    /// Newest first. Reads the folder on first use.
    const QList<RecordEntry> &entries();
    /// Whether another file than this one holds a match of the deal.
    bool hasDeal(const std::string &game, int deal, const QString &except);
    /// A name for a new record, not yet in use nor given before.
    QString newFile(const QString &game);
    /// Writes atomically and updates the index. Empty = written.
    Problems save(const RecordEntry &entry, const Json &document);
    /// The file saved last is no more what was saved: another window goes on with the same match.
    bool changedElsewhere(const QString &file) const;
    /// Moves the file to the recoverable trash; the save before it goes. Empty = moved, otherwise both
    /// are where they were.
    Problems remove(const QString &file);
    void rescan();
    /// Another program holds the index: it is made for this run, from all files.
    bool indexHeld() const { return m_index.held(); }

signals:
    void changed();

private:
    void load();
    void indexInMemory();

    QString m_folder;
    QList<RecordEntry> m_entries;
    RecordIndex m_index;
    QSet<QString> m_named; ///< new files
    QString m_savedFile;   ///< what save() wrote last, and where
    std::string m_saved;
    bool m_loaded = false;
};

} // namespace takujo
