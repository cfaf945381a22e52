#pragma once
#include "rowmodel.h"
#include "words.h"

namespace takujo {

/// The decision asked of the seat on the screen; kind None when it is not its turn.
class PromptModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(int kind READ kind NOTIFY changed)
    Q_PROPERTY(bool composed READ composed NOTIFY changed)
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(QString decision READ decision NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(QString confirmText READ confirmText NOTIFY changed)
    Q_PROPERTY(QStringList groups READ groups NOTIFY changed)
    Q_PROPERTY(QStringList zones READ zones NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(int min READ min NOTIFY changed)
    Q_PROPERTY(int max READ max NOTIFY changed)
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(int optionCount READ optionCount NOTIFY changed)
    Q_PROPERTY(bool anchored READ anchored NOTIFY changed)
    Q_PROPERTY(takujo::RowModel *options READ options CONSTANT)
    Q_PROPERTY(int previewed READ previewed NOTIFY previewChanged)
    Q_PROPERTY(QString previewEffect READ previewEffect NOTIFY previewChanged)
    Q_PROPERTY(QStringList previewPath READ previewPath NOTIFY previewChanged)
    Q_PROPERTY(QStringList previewAffects READ previewAffects NOTIFY previewChanged)
    Q_PROPERTY(int suggested READ suggested NOTIFY advisedChanged)
    Q_PROPERTY(QStringList advised READ advised NOTIFY advisedChanged)

public:
    explicit PromptModel(QObject *parent = nullptr) : QObject(parent) {}

    /// A PromptKind, as QML sees enumerations.
    int kind() const { return static_cast<int>(m_prompt.kind); }
    /// The answer is put together in the draft, not picked.
    bool composed() const;
    /// Grows with every prompt: to be read by bindings that also call what is no property.
    int revision() const { return m_revision; }
    QString decision() const { return qstr(m_prompt.decision); }
    QString title() const { return m_title; }
    QString detail() const { return m_detail; }
    QString confirmText() const { return m_confirm; }
    QStringList groups() const { return m_groups; }
    QStringList zones() const;
    int step() const { return m_prompt.step; }
    int steps() const { return m_prompt.steps; }
    int min() const { return m_prompt.min; }
    int max() const { return m_prompt.max; }
    int seat() const { return m_prompt.seat; }
    int optionCount() const { return static_cast<int>(m_prompt.options.size()); }
    /// Some option is chosen at a place on the table.
    bool anchored() const;
    RowModel *options() { return &m_options; }

    /// Row of the default option (Enter), the only option, or -1.
    Q_INVOKABLE int mainOption() const;
    /// Row of the one option clicked at this anchor; -1 = none, or several to choose from.
    Q_INVOKABLE int optionAt(const QString &anchor) const;
    /// `label`, `effect`, `warning` and `digit` of an option.
    Q_INVOKABLE QVariantMap option(int row) const;
    /// Row of the option with this digit key; -1 = none. The key is the number that its label tells
    /// it apart by (a card to draw: 1), else its place among the options.
    Q_INVOKABLE int optionOfDigit(const QString &digit) const;
    /// Rows of all options at this anchor.
    Q_INVOKABLE QList<int> optionsAt(const QString &anchor) const;

    /// Shows what taking this option would do (hover, focus): its effect in words, the anchors on its
    /// way, the pieces it would change and where it is chosen. -1 = nothing.
    Q_INVOKABLE void preview(int option) { look(option, true); }
    /// The same for the one option at this anchor, pointed at there: the place itself needs no mark.
    Q_INVOKABLE void previewAt(const QString &anchor) { look(optionAt(anchor), false); }
    /// What is previewed while nothing is pointed at: the option a hint is about; -1 = none.
    /// @param pieces of a move that is put together, and its place
    void suggest(int option, const QStringList &pieces);
    /// The option a hint is about; -1 = none.
    int suggested() const { return m_suggested; }
    /// What a hint is about on the table, whatever is pointed at.
    QStringList advised() const { return m_advised; }
    int previewed() const { return m_previewed; }
    QString previewEffect() const { return previewValue(QStringLiteral("effect")).toString(); }
    QStringList previewPath() const { return previewValue(QStringLiteral("path")).toStringList(); }
    QStringList previewAffects() const;

    const Prompt &prompt() const { return m_prompt; }
    /// What is asked from now on. Nobody hears of it before tell(): the draft of the answer comes first.
    void set(const Prompt &prompt, const Words &words);
    void tell();

signals:
    void changed();
    void previewChanged();
    void advisedChanged();

private:
    void look(int option, bool elsewhere);
    QVariant previewValue(const QString &role) const { return m_options.value(m_previewed, role); }

    Prompt m_prompt;
    int m_revision = 0;
    int m_previewed = -1;
    int m_suggested = -1;
    QStringList m_advised;
    bool m_untold = false;    ///< a preview or an advice went with the last prompt
    bool m_markPlace = false; ///< previewed from a button or by a hint: its place is marked too
    RowModel m_options{
        {"label", "anchor", "main", "warning", "effect", "path", "affects", "digit"}};
    QString m_title, m_detail, m_confirm;
    QStringList m_groups;
};

} // namespace takujo
