#pragma once
#include "rulesdocument.h"

#include <QUndoCommand>

namespace takujo::editor {

/// One change of a document: the rule set before and after it.
class EditCommand : public QUndoCommand
{
public:
    /// @param key what is edited; edits of one key and one step > 0 are merged
    EditCommand(RulesDocument &document, RuleSet after, const QString &what, std::string key,
                int step);

    void redo() override { m_document.put(m_after); }
    void undo() override { m_document.put(m_before); }
    int id() const override { return m_step > 0 ? 1 : -1; }
    bool mergeWith(const QUndoCommand *other) override;

private:
    RulesDocument &m_document;
    RuleSet m_before;
    RuleSet m_after;
    std::string m_key;
    int m_step;
};

} // namespace takujo::editor
