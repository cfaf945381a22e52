#pragma once
#include "document/rulelibrary.h"

#include <QStandardItemModel>

namespace takujo::editor {

/// The rule sets by game: official ones, house rules, files of which nothing is known, and those deleted
/// lately. Dragging a house rule out of the window drags its file.
class RuleTreeModel : public QStandardItemModel
{
    Q_OBJECT

public:
    enum Kind { Game, Official, House, Group, Deleted };
    enum Role {
        KindRole = Qt::UserRole + 1,
        ReferenceRole, ///< `game:preset`, or a file
        GameRole,
        ModifiedRole
    };

    explicit RuleTreeModel(QObject *parent = nullptr);

    /// @param outside files open from elsewhere
    void rebuild(const Catalogue &catalogue, const RuleLibrary &library, const QStringList &outside,
                 Language language);
    /// First item with the reference, invalid = none.
    QModelIndex find(const QString &reference) const;
    /// The name it has where it is edited, saved or not.
    void setName(const QString &reference, const QString &name);
    void setModified(const QString &reference, bool modified);

    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;

private:
    QStandardItem *addGame(const GameEntry &entry, Language language);
    void addHouse(const LibraryEntry &entry, QStandardItem *parent, Kind kind, const QString &name);
    void addUnknown(const std::vector<LibraryEntry> &entries, Language language);
    void addDeleted(const Catalogue &catalogue, const std::vector<LibraryEntry> &entries,
                    Language language);
    QStandardItem *find(QStandardItem *below, const QString &reference) const;
};

/// Name to show of a library entry.
QString entryName(const LibraryEntry &entry, Language language);
/// Name of an installed game.
QString gameName(const Catalogue &catalogue, const QString &game, Language language);

} // namespace takujo::editor
