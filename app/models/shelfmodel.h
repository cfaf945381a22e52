#pragma once
#include "io/record_io.h"
#include "plugin/catalogue.h"
#include "rowmodel.h"
#include "shown.h"

#include <QDateTime>
#include <QHash>

class QFileInfo;

namespace takujo {

class RecordStore;
class Settings;
struct RecordEntry;

/// The first page: boxes, matches to go on with, those played last, the user's own rules, and what is
/// wrong with the installation.
class ShelfModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(takujo::RowModel *boxes READ boxes CONSTANT)
    Q_PROPERTY(takujo::RowModel *unfinished READ unfinished CONSTANT)
    Q_PROPERTY(takujo::RowModel *recent READ recent CONSTANT)
    Q_PROPERTY(takujo::RowModel *ownRules READ ownRules CONSTANT)
    Q_PROPERTY(int ownRulesTotal READ ownRulesTotal NOTIFY changed)
    Q_PROPERTY(bool played READ played NOTIFY playedChanged)
    Q_PROPERTY(QStringList problems READ problems NOTIFY changed)

public:
    ShelfModel(Catalogue &catalogue, RecordStore &store, const Settings &settings,
               QObject *parent = nullptr);

    /// From the plugins' metadata: no game is opened for it.
    RowModel *boxes() { return &m_boxes; }
    /// Matches that were not played to their end, newest first.
    RowModel *unfinished() { return &m_unfinished; }
    /// Finished matches, newest first; as many as the shelf has room for.
    RowModel *recent() { return &m_recent; }
    /// The rule sets of the user's folder, newest first; as many as the shelf has room for.
    RowModel *ownRules() { return &m_ownRules; }
    int ownRulesTotal() const { return m_ownRulesTotal; }
    /// A match was played to its end.
    bool played() const { return m_played; }
    QStringList problems() const { return m_problems; }

    /// Designer and publisher from the plugin's metadata ("credits": {"ja","en"}), empty when not given.
    Q_INVOKABLE QString credits(const QString &game) const;
    /// Reads the folder of the user's rules again. No game is opened for it.
    Q_INVOKABLE void rescanRules();
    /// Finds out whether the game of one of them takes it (`broken`), and opens the game for it. False: that
    /// is known of all on the shelf.
    Q_INVOKABLE bool checkNextRules();
    /// The board of a record has another picture now.
    void rescanPictures() { showMatches(); }
    /// Records on the shelf, by file, whose picture is still to be made.
    QStringList withoutPicture() const;
    void show(Language language);

signals:
    void changed();
    void playedChanged();

private:
    struct Judged
    {
        QDateTime changed; ///< the file, before it was looked at
        bool refused = false;
    };
    RowModel::Row ownRow(const QFileInfo &file, const ClaimedRules &own, const GameEntry &game,
                         bool damaged) const;
    void showMatches();
    void setPlayed(bool played);
    bool isRestored(const RecordEntry &entry) const;

    Catalogue &m_catalogue;
    RecordStore &m_store;
    const Settings &m_settings;
    RowModel m_boxes{{"gameId", "name", "cover", "minSeats", "maxSeats", "minMinutes", "maxMinutes",
                      "mode", "blurb", "cooperative", "side", "goodFirst"}};
    RowModel m_unfinished{{"file", "gameId", "name", "cover", "rules", "seatCount", "when", "phase",
                           "turn", "points", "colour", "picture", "practice", "restored"}};
    RowModel m_recent{{"file", "gameId", "name", "cover", "when", "colours", "points", "standing",
                       "won", "picture"}};
    RowModel m_ownRules{{"file", "gameId", "gameName", "cover", "side", "name", "note", "broken"}};
    QString m_restored;  ///< name of the record that was open when the program was killed
    QDateTime m_started; ///< this program
    QHash<QString, Judged> m_judged; ///< files of rules
    int m_ownRulesTotal = 0;
    bool m_played = false;
    QStringList m_problems;
    Language m_language = Language::En;
};

/// Where the picture of a record's board as it stands lies in this mode of the theme, whether there is one or
/// not.
QString boardPictureFile(const RecordEntry &entry, const QString &mode);
/// Files of the pictures there are of a record's board, as it stands and as it stood before.
QStringList boardPictures(const QString &record);

} // namespace takujo
