#pragma once
#include "learn/guide.h"
#include "words.h"

#include <QSet>
#include <QVariant>

namespace takujo {

/// The terms of a game in the words of one language and rule set. Value type, cheap to copy.
class Glossary
{
public:
    struct Entry
    {
        QString id, name, text, clause;
    };

    Glossary() = default;
    /// @param guide null = no terms
    Glossary(const GameDefinition &definition, std::shared_ptr<const Guide> guide,
             const RuleValues &values, int seats, Language language);

    /// Null where the guide has no word for it.
    const Entry *of(const Piece &piece) const
    {
        return of(m_guide ? m_guide->termOf(piece) : nullptr);
    }
    const Entry *of(const Counter &counter) const
    {
        return of(m_guide ? m_guide->termOf(counter) : nullptr);
    }
    /// `id`, `name`, `text`, `clause` of each, in the guide's order.
    QVariantList terms() const;
    /// The same of one; empty when there is no such term.
    QVariantMap term(const QString &id) const;
    /// The text with each of its terms, where it first stands, as a link "term:<id>".
    /// @param linked terms that have their link already; those found here are added
    QString withLinks(const QString &html, QSet<QString> &linked) const;

private:
    const Entry *of(const GuideTerm *term) const { return term ? find(qstr(term->id)) : nullptr; }
    const Entry *find(const QString &id) const;

    std::shared_ptr<const Guide> m_guide;
    QList<Entry> m_entries; ///< the guide's terms in order, none without a text
    Language m_language = Language::En;
};

} // namespace takujo
