#include "glossary.h"

namespace takujo {

Glossary::Glossary(const GameDefinition &definition, std::shared_ptr<const Guide> guide,
                   const RuleValues &values, int seats, Language language)
    : m_guide(std::move(guide))
{
    if (!m_guide)
        return;
    const GuideWords words(definition, *m_guide, values, seats, language);
    for (const GuideTerm &term : m_guide->terms)
        m_entries.append({qstr(term.id), qstr(words(termName(term))), qstr(words(termText(term))),
                          qstr(term.clause)});
}

const Glossary::Entry *Glossary::find(const GuideTerm *term) const
{
    return term ? &m_entries[term - m_guide->terms.data()] : nullptr;
}

} // namespace takujo
