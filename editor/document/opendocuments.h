#pragma once
#include "rulelibrary.h"
#include "rulesdocument.h"

#include <QTimer>

#include <map>
#include <memory>

namespace takujo::editor {

/// The documents somebody works on, by file, with the draft of each kept on disk a moment after a
/// change. A document without unsaved changes is let go when another one is opened.
class OpenDocuments : public QObject
{
    Q_OBJECT

public:
    OpenDocuments(Catalogue &catalogue, RuleLibrary &library, QObject *parent = nullptr);
    ~OpenDocuments() override;

    struct Opened
    {
        RulesDocument *document = nullptr; ///< null = cannot be opened, see problems
        Problems problems;
        bool repaired = false; ///< parts of the file were left out
        bool restored = false; ///< a draft was found
    };
    /// `game:preset`, or a file. @param repair take what can be shown of a file with mistakes
    Opened open(const QString &reference, bool repair = false);
    /// A new document that is not on disk yet. @pre the game can be opened
    RulesDocument *create(RuleSet rules);

    /// Open with unsaved changes.
    bool isModified(const QString &file) const;
    std::vector<RulesDocument *> modified() const;
    /// Whether its file holds something else than it did when it was read or written here.
    bool changedElsewhere(const RulesDocument &document) const;
    /// Writes the document over whatever its file holds. Empty = saved.
    Problems save(RulesDocument &document);
    /// Forgets the document and its draft.
    void discard(const QString &file);
    /// Drops documents without changes other than `keep`.
    void tidy(const RulesDocument *keep);
    /// Writes drafts that are still due.
    void flush();
    /// The document goes on under another file name.
    void rename(RulesDocument &document, const QString &file);

signals:
    void modifiedChanged(const QString &file);

private:
    Opened openFile(const QString &file, bool repair);
    RulesDocument *take(std::unique_ptr<RulesDocument> document, const QByteArray &known = {});
    void forget(const RulesDocument *document);
    void restore(RulesDocument &document, const Json &draft, const QByteArray &known);
    Opened load(const GameDefinition &game, const QString &file, const Json &document,
                const QByteArray &known, bool repair);

    Catalogue &m_catalogue;
    RuleLibrary &m_library;
    std::vector<std::unique_ptr<RulesDocument>> m_documents;
    std::map<const RulesDocument *, QByteArray> m_known; ///< what their files held, hashed
    QTimer m_draftTimer;
    std::vector<RulesDocument *> m_due;
};

} // namespace takujo::editor
