#pragma once
#include "paramrow.h"

#include <QScrollArea>
#include <QSet>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace takujo::editor {

/// The form of one game, made from its schema: groups that fold, a row a parameter. Shows one
/// document at a time and turns edits into its commands.
class ParamForm : public QScrollArea
{
    Q_OBJECT

public:
    explicit ParamForm(QWidget *parent = nullptr);
    ~ParamForm() override;

    /// Makes the rows of a game anew. @param words the language shown first
    void build(const GameDefinition &game, const std::vector<Wording> &words);
    /// The game whose rows are shown, null = none yet.
    const GameDefinition *game() const { return m_game; }
    /// @pre build() for the document's game
    void setDocument(RulesDocument *document);
    /// Takes over what is being typed. A cell or a size is else a value only when it is left, and
    /// neither a shortcut nor a button of the toolbar leaves it.
    void finishTyping();
    /// Lower rows, where there is little height for text of this size.
    void setTight(bool tight);
    void setFilter(const QString &text, bool changedOnly);
    void select(const std::string &param);
    std::string selected() const;
    /// Selects a parameter and brings the place a pointer below it names into view.
    void goTo(const std::string &param, const QString &pointer);
    /// Sentences by parameter id.
    void setMistakes(const QMap<QString, QStringList> &mistakes);
    ParamRow *row(const std::string &param) const;
    /// Folded groups, as "game/group"; kept between sessions.
    QStringList folded() const { return {m_folded.begin(), m_folded.end()}; }
    void setFolded(const QStringList &groups) { m_folded = {groups.begin(), groups.end()}; }

signals:
    void selectionChanged(const QString &param);
    void spotChanged(const QString &text);
    void saved(const QString &file); ///< what a parameter holds

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Group
    {
        std::string id;
        QToolButton *head = nullptr;
        std::vector<ParamRow *> rows;
    };

    void addGroup(const std::string &id, QVBoxLayout *layout, const std::vector<Wording> &words);
    void addRow(Group &group, const Param &param, QVBoxLayout *layout,
                const std::vector<Wording> &words);
    void showHead(const Group &group);
    void showRows();
    void refresh(const QStringList &params);
    void focusMoved(QWidget *now);
    void showSpot();
    QString key(const Group &group) const;

    const GameDefinition *m_game = nullptr;
    RulesDocument *m_document = nullptr;
    QMetaObject::Connection m_changes;
    std::vector<Group> m_groups;
    QSet<QString> m_folded;
    QLabel *m_nothing = nullptr; ///< said when no row is left by the search
    QString m_filter;
    bool m_changedOnly = false;
    bool m_tight = false;
    Wording m_words;
};

} // namespace takujo::editor
