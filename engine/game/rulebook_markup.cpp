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

std::string plainText(std::string_view markdown)
{
    std::string out;
    for (const RulebookSpan &span : spansOf(markdown))
        out += span.text;
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
