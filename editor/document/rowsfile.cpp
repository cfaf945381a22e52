#include "rowsfile.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

struct RowsFileWords
{
    Q_DECLARE_TR_FUNCTIONS(takujo::editor::RowsFile)
};

const QString kYes = u"1"_s;
const QString kNo = u"0"_s;

/// Splits one text character by character.
class Splitter
{
public:
    explicit Splitter(QChar separator) : m_separator(separator) {}

    std::vector<QStringList> run(const QString &text)
    {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar c = text.at(i);
            if (m_quoted && c == u'"' && text.size() > i + 1 && text.at(i + 1) == u'"') {
                m_field += c;
                ++i;
            } else if (c == u'"' && (m_quoted || m_field.isEmpty())) {
                m_quoted = !m_quoted;
            } else if (!m_quoted && c == m_separator) {
                endField();
            } else if (!m_quoted && c == u'\n') {
                endLine();
            } else if (m_quoted || c != u'\r') {
                m_field += c;
            }
        }
        if (!m_field.isEmpty() || !m_line.isEmpty())
            endLine();
        return std::move(m_lines);
    }

private:
    void endField()
    {
        m_line.append(m_field);
        m_field.clear();
    }
    void endLine()
    {
        endField();
        if (m_line.size() > 1 || !m_line.first().isEmpty())
            m_lines.push_back(m_line);
        m_line.clear();
    }

    QChar m_separator;
    bool m_quoted = false;
    QString m_field;
    QStringList m_line;
    std::vector<QStringList> m_lines;
};

std::optional<bool> flagOf(const QString &text)
{
    static const QStringList yes{u"1"_s, u"true"_s, u"yes"_s, u"はい"_s, u"x"_s, u"○"_s};
    static const QStringList no{u"0"_s, u"false"_s, u"no"_s, u"いいえ"_s, u""_s};
    if (yes.contains(text.toLower()))
        return true;
    return no.contains(text.toLower()) ? std::optional(false) : std::nullopt;
}

/// Column of each field by a head line; empty = the line is no head.
std::vector<const Column *> headOf(const std::vector<Wording> &words, const Param &param,
                                   const QStringList &line)
{
    std::vector<const Column *> out;
    for (const QString &field : line) {
        const auto it =
            std::find_if(param.columns.begin(), param.columns.end(), [&](const auto &c) {
                return field.trimmed() == qs(c.id) ||
                       std::any_of(words.begin(), words.end(), [&](const Wording &w) {
                           return field.trimmed() == w.column(param, c);
                       });
            });
        if (it == param.columns.end())
            return {};
        out.push_back(&*it);
    }
    return out;
}

Json blankRow(const Param &param)
{
    Json row = Json::object();
    for (const Column &column : param.columns) {
        if (column.type == Column::Type::Int)
            row[column.id] = column.min;
        else if (column.type == Column::Type::Bool)
            row[column.id] = false;
        else
            row[column.id] = column.choices.empty() ? std::string() : column.choices.front();
    }
    return row;
}

} // namespace

std::vector<QStringList> splitTable(const QString &text, QChar separator)
{
    return Splitter(separator).run(text);
}

QString joinTable(const std::vector<QStringList> &lines, QChar separator)
{
    QString out;
    for (const QStringList &line : lines) {
        QStringList fields;
        for (QString field : line) {
            if (field.contains(separator) || field.contains(u'"') || field.contains(u'\n'))
                field = u'"' + field.replace(u'"', u"\"\""_s) + u'"';
            fields.append(field);
        }
        out += fields.join(separator) + u'\n';
    }
    return out;
}

QChar separatorOf(const QString &text)
{
    if (text.contains(u'\t'))
        return u'\t';
    return text.count(u';') > text.count(u',') ? u';' : u',';
}

QString cellText(const Wording &words, const Param &param, const Column &column, const Json &cell)
{
    if (cell.is_boolean())
        return cell.get<bool>() ? kYes : kNo;
    if (!cell.is_string())
        return qs(cell.dump());
    const auto text = cell.get<std::string>();
    const bool known =
        std::find(column.choices.begin(), column.choices.end(), text) != column.choices.end();
    return known ? words.choice(param, text) : qs(text);
}

std::optional<Json> cellValue(const std::vector<Wording> &words, const Param &param,
                              const Column &column, const QString &text)
{
    const QString plain = text.trimmed();
    bool ok = false;
    switch (column.type) {
    case Column::Type::Text: return Json(plain.toStdString());
    case Column::Type::Int: {
        const int number = plain.toInt(&ok);
        return ok ? std::optional<Json>(number) : std::nullopt;
    }
    case Column::Type::Bool: {
        const std::optional<bool> flag = flagOf(plain);
        return flag ? std::optional<Json>(*flag) : std::nullopt;
    }
    case Column::Type::Choice: break;
    }
    for (const std::string &choice : column.choices)
        if (plain == qs(choice) || std::any_of(words.begin(), words.end(), [&](const Wording &w) {
                return plain == w.choice(param, choice);
            }))
            return Json(choice);
    return std::nullopt;
}

RowsRead readRows(const std::vector<Wording> &words, const Param &param,
                  const std::vector<QStringList> &lines)
{
    RowsRead out;
    std::vector<const Column *> order;
    if (!lines.empty())
        order = headOf(words, param, lines.front());
    const std::size_t first = order.empty() ? 0 : 1;
    if (order.empty())
        for (const Column &column : param.columns)
            order.push_back(&column);
    for (const Column *column : order)
        out.columns.push_back(column->id);
    for (std::size_t i = first; i < lines.size(); ++i) {
        Json row = blankRow(param);
        for (std::size_t c = 0; c < order.size() && c < static_cast<std::size_t>(lines[i].size());
             ++c) {
            const QString &field = lines[i].at(static_cast<qsizetype>(c));
            if (const auto value = cellValue(words, param, *order[c], field))
                row[order[c]->id] = *value;
            else
                out.mistakes.append(RowsFileWords::tr("line %1, %2: \"%3\"")
                                        .arg(i + 1)
                                        .arg(words.front().column(param, *order[c]), field));
        }
        out.rows.push_back(std::move(row));
    }
    return out;
}

std::vector<QStringList> writeRows(const Wording &words, const Param &param, const Json &rows)
{
    std::vector<QStringList> out(1);
    for (const Column &column : param.columns)
        out.front().append(words.column(param, column));
    for (const Json &row : rows) {
        QStringList line;
        for (const Column &column : param.columns)
            line.append(cellText(words, param, column, row[column.id]));
        out.push_back(std::move(line));
    }
    return out;
}

} // namespace takujo::editor
