// Reading the markup of rendered paragraphs.
#include "game/rulebook.h"

#include <algorithm>

namespace takujo {

namespace {

/// Between the bars of a line of a table, which begins and ends with one.
std::vector<std::string> cellsOf(std::string_view line)
{
    std::vector<std::string> out;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '|') {
            out.emplace_back();
            continue;
        }
        if (out.empty())
            out.emplace_back();
        out.back() += line[i];
        if (line[i] == '\\' && i + 1 < line.size())
            out.back() += line[++i];
    }
    if (!out.empty() && out.back().find_first_not_of(' ') == std::string::npos)
        out.pop_back();
    return out;
}

constexpr std::string_view kLineSeparator = "\u2028";

std::vector<std::string_view> partsOf(std::string_view text, std::string_view between)
{
    std::vector<std::string_view> out;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = text.find(between);
        out.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + between.size());
    }
    return out;
}

std::string withoutMarkup(std::string_view markdown)
{
    std::string out;
    for (const RulebookSpan &span : spansOf(markdown))
        out += span.text;
    return out;
}

} // namespace

std::vector<RulebookSpan> spansOf(std::string_view markdown)
{
    std::vector<RulebookSpan> out(1);
    for (std::size_t i = 0; i < markdown.size(); ++i) {
        if (markdown[i] == '\\' && i + 1 < markdown.size()) {
            out.back().text += markdown[++i];
        } else if (markdown.substr(i).starts_with("**")) {
            out.push_back({{}, !out.back().bold});
            ++i;
        } else {
            out.back().text += markdown[i];
        }
    }
    std::erase_if(out, [](const RulebookSpan &span) { return span.text.empty(); });
    return out;
}

RulebookCells cellsIn(std::string_view markdown)
{
    if (markdown.find('\t') == std::string_view::npos)
        return {std::string(markdown), {}};
    const std::vector<std::string_view> lines = partsOf(markdown, kLineSeparator);
    RulebookCells out{std::string(lines[0]), {}};
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::vector<std::string_view> cells = partsOf(lines[i], "\t");
        out.rows.emplace_back(cells.begin(), cells.end());
    }
    return out;
}

std::string plainText(std::string_view markdown)
{
    const auto [lead, rows] = cellsIn(markdown);
    const auto before = [&rows = rows](std::size_t column) {
        return column == 0               ? std::string(kLineSeparator)
               : column < rows[0].size() ? ", " + withoutMarkup(rows[0][column]) + ' '
                                         : ", ";
    };
    std::string out = withoutMarkup(lead);
    for (std::size_t row = 1; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            if (!rows[row][column].empty())
                out += before(column) + withoutMarkup(rows[row][column]);
    return out;
}

std::vector<std::vector<std::string>> rowsOf(std::string_view markdown)
{
    std::vector<std::vector<std::string>> out;
    int number = 0;
    for (std::string_view rest = markdown; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        const bool ruler = line.find_first_not_of("|-: ") == std::string_view::npos;
        if (!(++number == 2 && ruler)) // below the head; elsewhere it would be values
            out.push_back(cellsOf(line));
    }
    return out;
}

} // namespace takujo
