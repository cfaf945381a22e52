#pragma once
#include "io/record_io.h"
#include "plugin/catalogue.h"
#include "rowmodel.h"

namespace takujo {

class RecordStore;
class Settings;
struct RecordEntry;

/// How the people of a match did: "won", "place 2", "not achieved".
struct Standing
{
    QString text;
    bool won = false;
};
Standing standingOf(const RecordSummary &summary, bool together);
/// "24 – 19 – 17": as it was saved, else from the result. Of those who play together what came of it.
QString shownPoints(const RecordEntry &entry, bool together, Language language);

/// The records of the folder that match search and filters, newest first. Points and winner of a match
/// stay hidden until they are asked for (Settings::resultShown).
class RecordsModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
    Q_PROPERTY(QVariantMap filters READ filters WRITE setFilters NOTIFY filterChanged)
    Q_PROPERTY(QStringList rulesNames READ rulesNames NOTIFY filterChanged)
    Q_PROPERTY(int total READ total NOTIFY filterChanged)
    Q_PROPERTY(bool indexHeld READ indexHeld NOTIFY filterChanged)

public:
    RecordsModel(const Catalogue &catalogue, RecordStore &store, const Settings &settings,
                 QObject *parent = nullptr);

    QString search() const { return m_search; }
    void setSearch(const QString &text);
    QString game() const { return m_game; } ///< id, empty = all
    void setGame(const QString &game);
    /// What else a record must have: "rules" (a name), "seats" (a number), "level" (of one computer),
    /// "result" ("won", "lost", "open"); without a key anything goes.
    QVariantMap filters() const { return m_filters; }
    void setFilters(const QVariantMap &filters);
    /// Names of the rules of all records of the game, for the filter.
    QStringList rulesNames() const { return m_rulesNames; }
    int total() const;
    /// Another program holds the index of the folder; the list was read from the files.
    bool indexHeld() const;

    /// Whether the list shows this record.
    Q_INVOKABLE bool holds(const QString &file) const { return find(file) >= 0; }
    Q_INVOKABLE bool readable(const QString &file) const;
    /// What the list shows of it, by role; empty: it shows none such.
    Q_INVOKABLE QVariantMap shown(const QString &file) const;
    /// Lists anew; the page asks for it when it is opened.
    Q_INVOKABLE void rescan();
    void show(Language language);

signals:
    void filterChanged();

private:
    void follow();
    void refill();
    bool passes(const RecordEntry &entry, const QString &rules, const Standing &standing) const;
    Row rowOf(const RecordEntry &entry, const GameEntry *game, const QString &rules,
              const Standing &standing) const;

    const Catalogue &m_catalogue;
    RecordStore &m_store;
    const Settings &m_settings;
    Language m_language = Language::En;
    QString m_search, m_game;
    QVariantMap m_filters;
    QStringList m_rulesNames;
};

} // namespace takujo
