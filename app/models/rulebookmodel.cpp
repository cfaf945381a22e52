#include "rulebookmodel.h"

#include "words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

/// What is sought is marked before signs become entities, whose letters are no text.
QString marked(const QString &text, const QString &mark)
{
    if (mark.isEmpty())
        return text.toHtmlEscaped();
    QString out;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype found = text.indexOf(mark, at, Qt::CaseInsensitive);
        const qsizetype end = found < 0 ? text.size() : found;
        out += text.mid(at, end - at).toHtmlEscaped();
        if (found >= 0)
            out += u"<u>"_s + text.mid(found, mark.size()).toHtmlEscaped() + u"</u>"_s;
        at = found < 0 ? end : end + mark.size();
    }
    return out;
}

QString inlineMarkup(const std::string &markdown, const QString &mark)
{
    QString out;
    for (const RulebookSpan &span : spansOf(markdown)) {
        const QString text = marked(qstr(span.text), mark);
        out += span.bold ? u"<b>"_s + text + u"</b>"_s : text;
    }
    return out.replace(QChar(QChar::LineSeparator), u"<br>"_s);
}

/// A column of numbers ends at the right.
bool numbers(const std::vector<std::vector<std::string>> &rows, std::size_t column)
{
    return std::all_of(rows.begin() + 1, rows.end(), [&](const std::vector<std::string> &row) {
        return column < row.size() && !row[column].empty() &&
               row[column].find_first_not_of("0123456789") == std::string::npos;
    });
}

/// A long column leaves the short ones their words whole.
QStringList widthsOf(const std::vector<std::vector<std::string>> &rows)
{
    constexpr qsizetype kLong = 26, kMargins = 3;
    std::vector<qsizetype> longest(rows[0].size(), 1);
    for (const std::vector<std::string> &row : rows)
        for (std::size_t column = 0; column < std::min(row.size(), longest.size()); ++column)
            longest[column] = std::clamp(qstr(row[column]).size(), longest[column], kLong);
    const qsizetype all = std::accumulate(longest.begin(), longest.end(),
                                          kMargins * static_cast<qsizetype>(longest.size()));
    QStringList out;
    for (const qsizetype length : longest)
        out.append(u" width=\"%1%\""_s.arg(100 * (length + kMargins) / all));
    return out;
}

/// Words stand off the number before them.
/// @param widths of the columns, in words of HTML; without them each is as wide as it likes
QString tableMarkup(const std::vector<std::vector<std::string>> &rows, const QString &mark,
                    const QStringList &widths = {})
{
    QString html = widths.isEmpty() ? u"<table cellpadding=\"4\">"_s
                                    : u"<table width=\"100%\" cellpadding=\"2\">"_s;
    QString tag = u"th"_s;
    for (const std::vector<std::string> &row : rows) {
        html += u"<tr>"_s;
        for (std::size_t column = 0; column < row.size(); ++column) {
            const bool number = numbers(rows, column);
            const bool beside = !number && column > 0 && numbers(rows, column - 1);
            html += u"<%1%2 align=\"%3\"%4>"_s.arg(
                        tag, widths.value(qsizetype(column)), number ? u"right"_s : u"left"_s,
                        beside ? u" style=\"padding-left:16px\""_s : QString()) +
                    inlineMarkup(qstr(row[column]).trimmed().toStdString(), mark) +
                    u"</%1>"_s.arg(tag);
        }
        html += u"</tr>"_s;
        tag = u"td"_s;
    }
    return html + u"</table>"_s;
}

} // namespace

QString richText(const std::string &markdown, const QString &mark)
{
    if (markdown.starts_with('|'))
        return tableMarkup(rowsOf(markdown), mark);
    const auto [lead, rows] = cellsIn(markdown);
    return inlineMarkup(lead, mark) +
           (rows.empty() ? QString() : tableMarkup(rows, mark, widthsOf(rows)));
}

RulebookModel::RulebookModel(Catalogue &catalogue, QObject *parent)
    : RowModel({"kind", "clause", "html", "plain", "changed", "matches", "figures"}, parent),
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

void RulebookModel::copyClause(const QString &clause) const
{
    if (const int row = rowOf(clause); row >= 0)
        QGuiApplication::clipboard()->setText(clause + u' ' + value(row, u"plain"_s).toString());
}

int RulebookModel::rowOfSection(int section) const
{
    for (int i = 0, at = 0; i < count(); ++i)
        if (value(i, u"kind"_s).value<Kind>() == Kind::Section && at++ == section)
            return i;
    return -1;
}

int RulebookModel::rowOfFigure(const QString &figure) const
{
    for (int i = 0; i < count(); ++i)
        if (value(i, u"figures"_s).toStringList().contains(figure))
            return i;
    return -1;
}

bool RulebookModel::open(const QString &game, const RuleSet &rules, int seats,
                         std::shared_ptr<const Guide> guide)
{
    if (!m_catalogue.definition(game))
        return false;
    m_game = game;
    m_rules = rules;
    m_seats = seats;
    m_guide = std::move(guide);
    m_search.clear();
    refill();
    return true;
}

void RulebookModel::show(Language language)
{
    m_language = language;
    refill();
}

namespace {

/// Official rules differ from the standard ones, house rules from those they are made of.
Loaded<RuleValues> comparedWith(const RuleSchema &schema, const RuleSet &rules)
{
    return rules.official ? Loaded<RuleValues>(schema.defaults())
                          : presetValues(schema, rules.base);
}

} // namespace

namespace {

/// Clauses named in a text are links to them, but for its own.
QString withClauseLinks(const QString &html, const QSet<QString> &clauses, const QString &own)
{
    static const QRegularExpression id(u"(?<![\\w-])[A-Z]+-[A-Z]?[0-9]+(?![\\w-])"_s);
    QString out;
    qsizetype from = 0;
    for (auto found = id.globalMatch(html); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString clause = match.captured();
        if (clause == own || !clauses.contains(clause))
            continue;
        out += html.mid(from, match.capturedStart() - from) +
               u"<a class='clause' href='clause:%1'>%1</a>"_s.arg(clause);
        from = match.capturedEnd();
    }
    return out + html.mid(from);
}

} // namespace

void RulebookModel::refill()
{
    if (m_game.isEmpty())
        return;
    const Loaded<const GameDefinition *> definition = m_catalogue.definition(m_game);
    const RuleSchema &schema = (*definition)->schema;
    const Loaded<RuleValues> values = effectiveValues(schema, m_rules);
    const Loaded<RuleValues> base = comparedWith(schema, m_rules);
    if (!values || !base)
        return;
    m_sections.clear();
    m_changed = m_matches = 0;
    m_rulesName = rulesNameOf(m_rules, Words(**definition, m_language));
    const Glossary glossary(**definition, m_guide, *values, m_seats, m_language);
    QSet<QString> linked; // in the section
    Rows rows;
    const auto paragraphs =
        renderRulebook(**definition, *values, m_seats, m_language, nullptr, &*base);
    QSet<QString> clauses;
    for (const RulebookParagraph &p : paragraphs)
        clauses.insert(qstr(p.clause));
    for (const RulebookParagraph &p : paragraphs) {
        const bool pictures = p.kind == RulebookParagraph::Kind::Figures;
        const QStringList figures = pictures ? qstr(p.markdown).split(u' ') : QStringList();
        const QString plain = pictures ? QString() : qstr(plainText(p.markdown));
        const bool found =
            !m_search.isEmpty() && (plain.contains(m_search, Qt::CaseInsensitive) ||
                                    m_search.compare(qstr(p.clause), Qt::CaseInsensitive) == 0);
        if (p.kind == RulebookParagraph::Kind::Title)
            m_title = plain;
        if (p.kind == RulebookParagraph::Kind::Section) {
            m_sections.append(plain);
            linked.clear();
        }
        m_changed += p.changed && !pictures ? 1 : 0;
        m_matches += found ? 1 : 0;
        const QString html =
            pictures ? QString()
                     : withClauseLinks(glossary.withLinks(richText(p.markdown, m_search), linked),
                                       clauses, qstr(p.clause));
        rows.append({QString::number(rows.size()),
                     {int(p.kind), qstr(p.clause), html, plain, p.changed, found, figures}});
    }
    setRows(rows);
    emit changed();
}

} // namespace takujo
