#include "editcommand.h"

namespace takujo::editor {

EditCommand::EditCommand(RulesDocument &document, RuleSet after, const QString &what,
                         std::string key, int step)
    : QUndoCommand(what),
      m_document(document),
      m_before(document.rules()),
      m_after(std::move(after)),
      m_key(std::move(key)),
      m_step(step)
{}

bool EditCommand::mergeWith(const QUndoCommand *other)
{
    const auto *next = static_cast<const EditCommand *>(other); // ids are ours only
    if (next->m_key != m_key || next->m_step != m_step)
        return false;
    m_after = next->m_after;
    setObsolete(m_after == m_before);
    return true;
}

} // namespace takujo::editor
