#pragma once
#include "wording.h"

#include <nlohmann/json.hpp>

#include <QStringList>

#include <optional>

namespace takujo::editor {

/// Text with separators, as spreadsheets write and paste it: one list of fields a line. Quoted
/// fields may hold separators, quotes and line ends.
struct TableText
{
    enum class End : std::uint8_t { Whole, ManyLines, LongLine };
    std::vector<QStringList> lines; ///< empty ones are left out
    End end = End::Whole;           ///< why the rest was not read
};
/// The separator is the one of the first line: tab, else comma or semicolon.
/// @param mostLines reading stops at the next one, before its memory is taken
TableText splitTable(const QString &text, std::size_t mostLines);
TableText splitTable(std::string_view utf8, std::size_t mostLines);
/// Why a table was not read to its end, in words; empty = it was.
QString tooMuch(const TableText &table);
QString joinTable(const std::vector<QStringList> &lines, QChar separator);

/// One cell as text and back. Choices are written by their label and read by label or name in
/// either language; yes and no likewise. Null = the text fits no value of the column.
QString cellText(const Wording &words, const Param &param, const Column &column, const Json &cell);
std::optional<Json> cellValue(const std::vector<Wording> &words, const Param &param,
                              const Column &column, const QString &text);

struct RowsRead
{
    Json rows = Json::array();
    std::vector<std::string> columns; ///< that the lines have; the others of a row are least
    QStringList mistakes;             ///< "line 3, points: abc" in the first wording's language
};
/// Rows out of lines; a first line of column names or labels says the order, else it is the schema's.
RowsRead readRows(const std::vector<Wording> &words, const Param &param,
                  const std::vector<QStringList> &lines);
/// With a first line of labels.
std::vector<QStringList> writeRows(const Wording &words, const Param &param, const Json &rows);

} // namespace takujo::editor
