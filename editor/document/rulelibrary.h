#pragma once
#include "game/rule_set.h"
#include "plugin/catalogue.h"

#include <QString>

#include <optional>
#include <vector>

namespace takujo::editor {

/// A file of the user's rules folder, known without opening its game.
struct LibraryEntry
{
    QString file;
    QString game;
    QString nameJa, nameEn;
    bool draftOnly = false; ///< never saved: only its draft is on disk
    /// Game and names are those of the save before it, where they are known.
    bool unreadable = false;
};

/// The user's rule sets on disk: saved ones, deleted ones that can come back, and drafts (what was
/// being edited when the program ended). Nothing here throws; problems carry the file.
class RuleLibrary
{
public:
    RuleLibrary(Catalogue &catalogue, QString folder);

    QString folder() const { return m_folder; }
    /// Rule sets of installed games, by name; also those that only have a draft, and files that cannot be
    /// read, whose game may not be known.
    std::vector<LibraryEntry> entries() const;
    std::vector<LibraryEntry> deleted() const;
    /// What a file of any place holds, null = no rule set of an installed game.
    std::optional<LibraryEntry> describe(const QString &file, const Json &document) const;
    /// The file of the folder that holds the same rules under the same names, null = none.
    std::optional<QString> find(const Json &document) const;
    /// Whether a file lies in the folder.
    bool owns(const QString &file) const;
    /// The game that a document says it is of.
    Loaded<const GameDefinition *> gameOf(const Json &document) const;
    /// The rules, their names with a number where others of the game are called alike.
    RuleSet distinctlyNamed(RuleSet rules) const;
    /// A file name without its ending, from the English name or the game.
    static QString stem(const RuleSet &rules);
    /// A file of the folder that nobody has, from the English name or the game.
    QString newFile(const RuleSet &rules) const;

    Problems save(const QString &file, const RuleSet &rules) const;
    /// Moves a file to the deleted ones; its draft goes. Its place there; empty = it was never written.
    Loaded<QString> remove(const QString &file) const;
    /// Brings a deleted file back. Its new place; null = could not be moved.
    Loaded<QString> restore(const QString &file) const;
    Problems purge(const QString &file) const;

    /// @param over hash of what the file held when it was read or written, empty = nothing
    void saveDraft(const QString &file, const RuleSet &rules, const QByteArray &over) const;
    void dropDraft(const QString &file) const;
    /// What was being edited in this file, `rules`, and `over` what; null = nothing.
    std::optional<Json> draft(const QString &file) const;

private:
    QString deletedFolder() const { return m_folder + QStringLiteral("/.deleted"); }
    QString draftsFolder() const { return m_folder + QStringLiteral("/.drafts"); }
    QString draftFile(const QString &file) const;
    std::optional<LibraryEntry> describeUnreadable(const QString &file) const;
    std::vector<LibraryEntry> entriesIn(const QString &folder) const;
    void addDrafts(std::vector<LibraryEntry> &entries) const;

    Catalogue &m_catalogue;
    QString m_folder;
};

} // namespace takujo::editor
