#pragma once
#include "draftfolder.h"
#include "jsonplaces.h"
#include "plugin/open_position.h"
#include "stillmatch.h"

#include <QTimer>

#include <functional>
#include <optional>

namespace takujo {

/// A position that is being set up: its document as text, what is wrong with it and where, and the match
/// of the last text that was sound. A text that was changed and not saved is put aside when another one
/// is opened, and kept in a folder until it is saved, whenever the program ends.
class PositionDraft : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    Q_PROPERTY(bool changed READ changed NOTIFY textChanged)
    Q_PROPERTY(int aside READ aside NOTIFY textChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY checked)
    Q_PROPERTY(int moreProblems READ moreProblems NOTIFY checked)
    Q_PROPERTY(int problemStart READ problemStart NOTIFY checked)
    Q_PROPERTY(int problemLength READ problemLength NOTIFY checked)
    Q_PROPERTY(bool sound READ sound NOTIFY checked)
    Q_PROPERTY(bool playable READ playable NOTIFY checked)
    Q_PROPERTY(QString standing READ standing NOTIFY checked)
    Q_PROPERTY(QString gameName READ gameName NOTIFY checked)
    Q_PROPERTY(takujo::MatchSession *session READ session NOTIFY sessionChanged)

public:
    /// Who sits where when a position is played on from.
    using Seating = std::function<std::vector<SeatSetup>(const OpenPosition &)>;

    /// @param folder for what is not saved
    PositionDraft(Catalogue &catalogue, Seating seating, const QString &folder);
    ~PositionDraft() override;

    static QString textOf(const Game &game, const RuleSet &rules, const StateBlob &state);
    /// A text that is no longer than this may be edited. @param file to be looked into
    static bool isEditable(const QString &file);

    const QString &text() const { return m_now.text; }
    /// As somebody types: it is checked when they pause.
    void setText(const QString &text);
    /// And not saved.
    bool changed() const { return m_now.text != m_now.saved; }
    /// Drafts put aside.
    int aside() const { return static_cast<int>(m_aside.size()); }
    /// The first one, empty = none: line, place and reason.
    const QString &problem() const { return m_problem; }
    int moreProblems() const { return std::max(0, static_cast<int>(m_problems.size()) - 1); }
    /// Its place in the text.
    int problemStart() const { return m_place.start; }
    int problemLength() const { return m_place.length; }
    bool sound() const { return m_position.has_value(); }
    /// Sound, and somebody is to decide.
    bool playable() const;
    /// Who is to decide in what is shown, or that it is over.
    QString standing() const;
    QString gameName() const { return m_match ? m_match->info()->gameName() : QString(); }
    /// Of the last sound text; null = there was none.
    MatchSession *session() const { return m_match.session(); }
    /// Of the text as checked last; null = it is unsound.
    const OpenPosition *position() const { return m_position ? &*m_position : nullptr; }
    /// For a file's name, while no text was sound "position".
    QString game() const { return m_match ? m_match->entry().id : QStringLiteral("position"); }

    void open(const QString &text);
    /// Puts the text aside where it was changed, and takes out the one that lies there longest.
    Q_INVOKABLE void takeUp();
    /// What was changed goes to the trash, where it was kept: what follows is the text as it was opened, or else
    /// another one that was put aside. Empty = done.
    Problems discard();
    /// At once.
    Q_INVOKABLE void check();
    /// The text is in a file.
    void setSaved();
    void show(Language language);

signals:
    void textChanged();
    /// By something else than typing: an editor shows it from its beginning.
    void replaced();
    void checked();
    void sessionChanged();
    /// What is not saved cannot be kept; once, until it can.
    void notKept(const takujo::Problems &problems);

private:
    struct Draft
    {
        QString text;
        QString saved; ///< as it was opened or saved
    };

    void replace(Draft draft);
    void keep();
    void read();
    void showPosition();
    void tellProblem();

    Catalogue &m_catalogue;
    Seating m_seating;
    Language m_language = Language::En;
    Draft m_now;
    QList<Draft> m_aside;
    DraftFolder m_folder;
    bool m_kept = true;
    QTimer m_pause;
    Problems m_problems;
    bool m_isJson = false;                   ///< the text, whatever it says
    const GameDefinition *m_named = nullptr; ///< the game whose words tell the problems
    QString m_problem;
    TextSpan m_place;
    std::optional<OpenPosition> m_position;
    StillMatch m_match{[this] { emit sessionChanged(); }};
};

} // namespace takujo
