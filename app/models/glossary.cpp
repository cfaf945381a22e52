#include "glossary.h"

#include <QRegularExpression>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

/// Where the words stand in what is text: outside of tags and of other links.
QRegularExpressionMatch standsIn(const QString &html, const QString &words, Language language)
{
    const QString name = QRegularExpression::escape(words.toHtmlEscaped());
    const QString word = language == Language::Ja ? name : u"\\b"_s + name + u"s?\\b"_s;
    const QRegularExpression wanted(u"<a .*?</a>(*SKIP)(*F)|<[^>]*>(*SKIP)(*F)|"_s + word,
                                    QRegularExpression::CaseInsensitiveOption);
    return wanted.match(html);
}

QVariantMap mapOf(const Glossary::Entry &entry)
{
    return {{u"id"_s, entry.id},
            {u"name"_s, entry.name},
            {u"text"_s, entry.text},
            {u"clause"_s, entry.clause}};
}

} // namespace

Glossary::Glossary(const GameDefinition &definition, std::shared_ptr<const Guide> guide,
                   const RuleValues &values, int seats, Language language)
    : m_guide(std::move(guide)), m_language(language)
{
    if (!m_guide)
        return;
    const GuideWords words(definition, *m_guide, values, seats, language);
    for (const GuideTerm &term : m_guide->terms) {
        if (const QString text = qstr(words(termText(term))); !text.isEmpty())
            m_entries.append({qstr(term.id), qstr(words(termName(term))), text, qstr(term.clause)});
    }
}

QString Glossary::withLinks(const QString &html, QSet<QString> &linked) const
{
    QList<const Entry *> longest;
    for (const Entry &entry : m_entries)
        longest.append(&entry);
    std::stable_sort(longest.begin(), longest.end(), [](const Entry *a, const Entry *b) {
        return a->name.size() > b->name.size();
    });
    QString out = html;
    for (const Entry *entry : std::as_const(longest)) {
        if (linked.contains(entry->id))
            continue;
        const QRegularExpressionMatch found = standsIn(out, entry->name, m_language);
        if (!found.hasMatch())
            continue;
        linked.insert(entry->id);
        out.replace(found.capturedStart(), found.capturedLength(),
                    u"<a href=\"term:%1\">%2</a>"_s.arg(entry->id, found.captured()));
    }
    return out;
}

QVariantList Glossary::terms() const
{
    QVariantList all;
    for (const Entry &entry : m_entries)
        all.append(mapOf(entry));
    return all;
}

QVariantMap Glossary::term(const QString &id) const
{
    const Entry *found = find(id);
    return found ? mapOf(*found) : QVariantMap();
}

const Glossary::Entry *Glossary::find(const QString &id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&id](const Entry &entry) { return entry.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

} // namespace takujo
