#pragma once
#include "io/record_io.h"
#include "plugin/catalogue.h"
#include "rowmodel.h"

namespace takujo {

class RecordStore;
struct RecordEntry;

/// How the people of a match did: "won", "place 2", "not achieved".
struct Standing
{
    QString text;
    bool won = false;
};
Standing standingOf(const RecordSummary &summary, bool together);
/// "24 – 19 – 17": as it was saved, else from the result.
QString shownPoints(const RecordEntry &entry, Language language);

/// The records of the folder that match the search, newest first.
class RecordsModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
    Q_PROPERTY(int total READ total NOTIFY filterChanged)
    Q_PROPERTY(bool indexHeld READ indexHeld NOTIFY filterChanged)

public:
    RecordsModel(const Catalogue &catalogue, RecordStore &store, QObject *parent = nullptr);

    QString search() const { return m_search; }
    void setSearch(const QString &text);
    QString game() const { return m_game; } ///< id, empty = all
    void setGame(const QString &game);
    int total() const;
    /// Another program holds the index of the folder; the list was read from the files.
    bool indexHeld() const;

    /// Moves the record to the trash.
    Q_INVOKABLE bool remove(const QString &file);
    /// Whether the list shows this record.
    Q_INVOKABLE bool holds(const QString &file) const { return find(file) >= 0; }
    Q_INVOKABLE void rescan();
    void show(Language language);

signals:
    void filterChanged();

private:
    void refill();

    const Catalogue &m_catalogue;
    RecordStore &m_store;
    Language m_language = Language::En;
    QString m_search, m_game;
    bool m_shown = false;
};

} // namespace takujo
