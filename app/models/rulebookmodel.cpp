#include "rulebookmodel.h"

#include "game/rulebook.h"
#include "words.h"

#include <QRegularExpression>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QString kindName(RulebookParagraph::Kind kind)
{
    switch (kind) {
    case RulebookParagraph::Kind::Title: return u"title"_s;
    case RulebookParagraph::Kind::Section: return u"section"_s;
    case RulebookParagraph::Kind::Paragraph: return u"paragraph"_s;
    case RulebookParagraph::Kind::ListItem: return u"item"_s;
    case RulebookParagraph::Kind::Table: return u"table"_s;
    }
    return {};
}

QString withoutMarkup(QString text)
{
    static const QRegularExpression lead(u"^(#+|-)\\s+"_s);
    return text.remove(lead);
}

QString inlineMarkup(const QString &text, const QString &mark)
{
    static const QRegularExpression bold(u"\\*\\*(.+?)\\*\\*"_s);
    QString marked = text;
    if (!mark.isEmpty()) { // before signs become entities, whose letters are no text
        const QRegularExpression found(u'(' + QRegularExpression::escape(mark) + u')',
                                       QRegularExpression::CaseInsensitiveOption);
        marked.replace(found, u"\u0002\\1\u0003"_s);
    }
    return marked.toHtmlEscaped()
        .replace(u'\u0002', u"<u>"_s)
        .replace(u'\u0003', u"</u>"_s)
        .replace(bold, u"<b>\\1</b>"_s)
        .replace(QChar(QChar::LineSeparator), u"<br>"_s);
}

QString tableMarkup(const QString &text, const QString &mark)
{
    QString html = u"<table cellpadding=\"4\">"_s;
    bool head = true;
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        if (QString(line).remove(QRegularExpression(u"[|:\\-\\s]"_s)).isEmpty())
            continue;
        QStringList cells = line.trimmed().split(u'|');
        cells.removeFirst();
        cells.removeLast();
        html += u"<tr>"_s;
        const QString tag = head ? u"th"_s : u"td"_s;
        for (const QString &cell : cells)
            html += u"<%1 align=\"left\">%2</%1>"_s.arg(tag, inlineMarkup(cell.trimmed(), mark));
        html += u"</tr>"_s;
        head = false;
    }
    return html + u"</table>"_s;
}

} // namespace

QString richText(const QString &markdown, const QString &mark)
{
    if (markdown.startsWith(u'|'))
        return tableMarkup(markdown, mark);
    return inlineMarkup(withoutMarkup(markdown), mark);
}

RulebookModel::RulebookModel(Catalogue &catalogue, QObject *parent)
    : RowModel({"kind", "clause", "html", "plain", "changed", "matches"}, parent),
      m_catalogue(catalogue)
{}

void RulebookModel::setSearch(const QString &text)
{
    if (text == m_search)
        return;
    m_search = text;
    refill();
}

int RulebookModel::rowOf(const QString &clause) const
{
    for (int i = 0; i < count(); ++i)
        if (value(i, u"clause"_s).toString() == clause)
            return i;
    return -1;
}

int RulebookModel::rowOfSection(int section) const
{
    for (int i = 0, at = 0; i < count(); ++i)
        if (value(i, u"kind"_s).toString() == u"section" && at++ == section)
            return i;
    return -1;
}

bool RulebookModel::open(const QString &game, const RuleSet &rules, int seats)
{
    if (!m_catalogue.definition(game))
        return false;
    m_game = game;
    m_rules = rules;
    m_seats = seats;
    m_search.clear();
    refill();
    return true;
}

void RulebookModel::show(Language language)
{
    m_language = language;
    refill();
}

void RulebookModel::refill()
{
    if (m_game.isEmpty())
        return;
    const Loaded<const GameDefinition *> definition = m_catalogue.definition(m_game);
    const Loaded<RuleValues> values = effectiveValues((*definition)->schema, m_rules);
    if (!values)
        return;
    m_sections.clear();
    m_changed = m_matches = 0;
    m_rulesName = qstr(shownName(m_rules, m_language));
    Rows rows;
    for (const RulebookParagraph &p : renderRulebook(**definition, *values, m_seats, m_language)) {
        const QString markdown = qstr(p.markdown);
        const QString plain = withoutMarkup(markdown).remove(u"**"_s);
        const bool found =
            !m_search.isEmpty() && (plain.contains(m_search, Qt::CaseInsensitive) ||
                                    m_search.compare(qstr(p.clause), Qt::CaseInsensitive) == 0);
        if (p.kind == RulebookParagraph::Kind::Title)
            m_title = plain;
        if (p.kind == RulebookParagraph::Kind::Section)
            m_sections.append(plain);
        m_changed += p.changed ? 1 : 0;
        m_matches += found ? 1 : 0;
        rows.append({QString::number(rows.size()),
                     {kindName(p.kind), qstr(p.clause), richText(markdown, m_search), plain,
                      p.changed, found}});
    }
    setRows(rows);
    emit changed();
}

} // namespace takujo
