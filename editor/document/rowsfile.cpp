#include "rowsfile.h"

#include "io/whole_letters.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>
#include <optional>
#include <utility>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

struct RowsFileWords
{
    Q_DECLARE_TR_FUNCTIONS(takujo::editor::RowsFile)
};

const QString kYes = u"1"_s;
const QString kNo = u"0"_s;

constexpr qsizetype kMostFields = 64;    ///< of a line
constexpr qsizetype kMostLetters = 1000; ///< of a field
constexpr qsizetype kQuoted = 40;        ///< letters of a field in a message
constexpr std::size_t kSample = 4096;    ///< bytes in which the separator shows
constexpr std::size_t kChunk = 65536;    ///< bytes

/// Splits a text letter by letter and stops where it becomes more than anybody asked for.
class Splitter
{
public:
    Splitter(QChar separator, std::size_t mostLines)
        : m_separator(separator), m_mostLines(mostLines)
    {}

    /// False: no more is wanted.
    bool feed(const QString &text)
    {
        for (const QChar c : text) {
            if (m_out.end != TableText::End::Whole)
                return false;
            take(c);
        }
        return m_out.end == TableText::End::Whole;
    }

    TableText finish()
    {
        const bool open = !m_field.isEmpty() || !m_line.isEmpty();
        if (open && m_out.end == TableText::End::Whole)
            endLine();
        return std::move(m_out);
    }

private:
    void take(QChar c)
    {
        if (m_quoted && !std::exchange(m_quoteBefore, false)) {
            if (c == u'"')
                m_quoteBefore = true; // the end, or one of a pair
            else
                add(c);
            return;
        }
        const bool pair = m_quoted && c == u'"';
        m_quoted = pair;
        if (!pair && c == u'"' && m_field.isEmpty())
            m_quoted = true;
        else if (!pair && c == m_separator)
            endField();
        else if (!pair && c == u'\n')
            endLine();
        else if (pair || c != u'\r')
            add(c);
    }
    void add(QChar c)
    {
        m_field += c;
        if (m_field.size() > kMostLetters)
            m_out.end = TableText::End::LongLine;
    }
    void endField()
    {
        m_line.append(m_field);
        m_field.clear();
        if (m_line.size() > kMostFields)
            m_out.end = TableText::End::LongLine;
    }
    void endLine()
    {
        endField();
        if (m_out.end != TableText::End::Whole)
            return;
        const bool blank = m_line.size() == 1 && m_line.first().isEmpty();
        if (!blank && m_out.lines.size() == m_mostLines)
            m_out.end = TableText::End::ManyLines;
        else if (!blank)
            m_out.lines.push_back(m_line);
        m_line.clear();
    }

    QChar m_separator;
    std::size_t m_mostLines;
    bool m_quoted = false;
    bool m_quoteBefore = false; ///< in a quoted field
    QString m_field;
    QStringList m_line;
    TableText m_out;
};

/// By the first line; quoted words do not matter much there.
QChar separatorOf(const QString &text)
{
    const QString line = text.section(u'\n', 0, 0, QString::SectionSkipEmpty);
    if (line.contains(u'\t'))
        return u'\t';
    return line.count(u';') > line.count(u',') ? u';' : u',';
}

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

TableText splitTable(const QString &text, std::size_t mostLines)
{
    Splitter splitter(separatorOf(text.left(kSample)), mostLines);
    splitter.feed(text);
    return splitter.finish();
}

TableText splitTable(std::string_view utf8, std::size_t mostLines)
{
    QStringDecoder decoder(QStringDecoder::Utf8); // takes a byte order mark away
    const QString sample = QString::fromUtf8(utf8.substr(0, kSample));
    Splitter splitter(separatorOf(sample), mostLines);
    bool more = true;
    for (std::size_t at = 0; at < utf8.size() && more; at += kChunk)
        more = splitter.feed(decoder(QByteArrayView(utf8.substr(at, kChunk))));
    return splitter.finish();
}

QString tooMuch(const TableText &table)
{
    const auto line = static_cast<int>(table.lines.size()) + 1;
    switch (table.end) {
    case TableText::End::Whole: break;
    case TableText::End::ManyLines:
        return RowsFileWords::tr("There are more than %n row(s).", "", line - 1);
    case TableText::End::LongLine:
        return RowsFileWords::tr("Row %1 is too long: %2 fields of %3 letters are the most.")
            .arg(line)
            .arg(kMostFields)
            .arg(kMostLetters);
    }
    return {};
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
                out.mistakes.append(
                    RowsFileWords::tr("line %1, %2: \"%3\"")
                        .arg(i + 1)
                        .arg(words.front().column(param, *order[c]), wholeLetters(field, kQuoted)));
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
