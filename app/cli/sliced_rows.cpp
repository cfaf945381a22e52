#include "sliced_rows.h"

#include "io/files.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <map>

namespace takujo {

namespace {

/// Times are measured anew by every run; everything else of a row follows from its number.
Json untimed(Json row)
{
    if (row.is_object()) {
        row.erase("cpu");
        row.erase("cpuMost");
    }
    if (row.is_structured()) {
        for (Json &inner : row)
            inner = untimed(std::move(inner));
    }
    return row;
}

/// As parseJson() has them: what fits into 63 bits is a number with a sign.
void signNumbers(Json &value)
{
    constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (value.is_number_unsigned() && value.get<std::uint64_t>() <= kMost)
        value = value.get<std::int64_t>();
    if (value.is_structured()) {
        for (Json &inner : value)
            signNumbers(inner);
    }
}

using RowsByNumber = std::map<std::uint64_t, Json>;

Problems joinLines(RowsByNumber &rows, const std::vector<Json> &lines, const std::string &run,
                   const char *number)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Json &row = lines[i];
        const auto line = static_cast<std::int64_t>(i + 1);
        const std::string path = "/" + std::to_string(line);
        if (row.is_object() && !row.contains("run"))
            continue;
        const bool counted =
            row.is_object() && row.contains(number) && row[number].is_number_integer();
        if (!counted || row[number].get<std::int64_t>() < 1)
            return problem(Text("study.row").num("line", line).raw("key", number), path);
        if (row["run"] != run)
            return problem(Text("cli.slice.other").num("line", line), path);
        const auto at = row[number].get<std::uint64_t>();
        const auto [before, fresh] = rows.emplace(at, row);
        if (!fresh && untimed(before->second) != untimed(row))
            return problem(Text("study.twice").num("line", line).raw("seed", std::to_string(at)),
                           path);
    }
    return {};
}

} // namespace

Loaded<std::vector<Json>> readLines(const std::string &file)
{
    const Loaded<std::string> text = readFile(QString::fromStdString(file));
    if (!text)
        return text.error();
    // Not parseJson(): documents have no numbers of 64 bits, rows have seeds.
    const auto shallow = [](int depth, Json::parse_event_t, const Json &) { return depth < 16; };
    std::vector<Json> lines;
    std::size_t begin = 0;
    while (begin < text->size()) {
        const std::size_t end = std::min(text->find('\n', begin), text->size());
        Json line = Json::parse(std::string_view(*text).substr(begin, end - begin), shallow, false);
        if (line.is_discarded())
            line = Json();
        signNumbers(line);
        lines.push_back(std::move(line));
        begin = end + 1;
    }
    return lines;
}

Loaded<std::vector<Json>> joinRows(const std::vector<std::string> &files, const std::string &run,
                                   const char *number)
{
    RowsByNumber rows;
    for (const std::string &file : files) {
        const Loaded<std::vector<Json>> lines = readLines(file);
        Problems wrong = lines ? joinLines(rows, *lines, run, number) : lines.error();
        for (Problem &p : wrong)
            p.file = file;
        if (!wrong.empty())
            return wrong;
    }
    if (rows.empty())
        return problem("cli.no_results");
    std::vector<Json> out;
    for (auto &[at, row] : rows)
        out.push_back(std::move(row));
    return out;
}

Problems badRow(const Json &row, const char *number, const Problems &wrong)
{
    return problem(
        Text("cli.slice.row").raw("number", row[number].dump()).raw("key", wrong.front().path));
}

} // namespace takujo
