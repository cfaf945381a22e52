#pragma once
#include "game/rule_check.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

namespace takujo::editor {

/// One rule set being edited. Every change is a command that keeps the rule set before and after,
/// so undo restores it exactly. Values may be wrong while somebody works on them; `problems` says so.
class RulesDocument : public QObject
{
    Q_OBJECT

public:
    /// @param file where it is kept, "" for an official rule set, which is read-only
    RulesDocument(const GameDefinition &game, RuleSet rules, QString file,
                  QObject *parent = nullptr);
    ~RulesDocument() override;

    const GameDefinition &game() const { return m_game; }
    const RuleSchema &schema() const { return m_game.schema; }
    const RuleSet &rules() const { return m_rules; }
    QString file() const { return m_file; }
    void setFile(const QString &file) { m_file = file; }
    bool readOnly() const { return m_file.isEmpty(); }
    QUndoStack &undoStack() { return m_stack; }
    /// Differs from what is on disk.
    bool isModified() const { return !m_onDisk || !m_stack.isClean(); }
    /// It is on disk as it is now.
    void setSaved();
    /// It is not on disk as it is now, whatever the undo stack says (new, or a restored draft).
    void setUnsaved();

    /// Value of a parameter as edited, right or wrong.
    const Json &value(const Param &param) const;
    const Json &baseValue(const Param &param) const { return m_base.data(param.id); }
    const RuleValues &baseValues() const { return m_base; }
    bool isChanged(const Param &param) const;
    int changeCount() const;

    /// Sets a parameter. @param step edits of one parameter with one step > 0 become one command
    void setValue(const Param &param, const Json &value, const QString &what, int step = 0);
    void reset(const Param &param, const QString &what);
    /// Names, author, notes.
    void setDetails(const RuleSet &details, const QString &what);
    /// Replaces everything, as one command (a restored draft).
    void replace(const RuleSet &rules, const QString &what);

    /// What the one validator says, found at the last change.
    const RuleReport &report() const { return m_report; }
    const Problems &problems() const { return m_report.problems; }
    bool hasErrors() const { return !m_report.ok(); }
    /// Effective values; of the last state without errors while there are errors.
    const RuleValues &values() const { return m_values; }

signals:
    /// Anything changed. @param params ids whose values changed
    void changed(const QStringList &params);
    void modifiedChanged(bool modified);

private:
    friend class EditCommand;
    void put(RuleSet rules);
    void push(RuleSet after, const QString &what, const std::string &key, int step);
    void validate();

    const GameDefinition &m_game;
    RuleSet m_rules;
    QString m_file;
    QUndoStack m_stack;
    RuleValues m_base;
    RuleValues m_values;
    RuleReport m_report;
    bool m_onDisk = true;
};

} // namespace takujo::editor
