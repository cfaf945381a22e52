#include "repair.h"

#include "game/hidden_characters.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace takujo::editor {

namespace {

constexpr std::size_t kMaxText = 20000; ///< as the validator, for notes
constexpr std::size_t kMaxRows = 1000;  ///< shown at all

bool isNumber(const Json &value)
{
    return value.is_number_integer() &&
           (value.is_number_unsigned()
                ? value.get<std::uint64_t>() <= std::numeric_limits<int>::max()
                : value.get<std::int64_t>() >= std::numeric_limits<int>::min());
}

bool isCell(const Column &column, const Json &value)
{
    switch (column.type) {
    case Column::Type::Int: return isNumber(value);
    case Column::Type::Bool: return value.is_boolean();
    case Column::Type::Choice:
    case Column::Type::Text: return value.is_string();
    }
    return false;
}

bool isRow(const Param &param, const Json &row)
{
    return row.is_object() && row.size() == param.columns.size() &&
           std::all_of(param.columns.begin(), param.columns.end(), [&](const Column &column) {
               const auto it = row.find(column.id);
               return it != row.end() && isCell(column, *it);
           });
}

bool isGrid(const Param &param, const Json &value)
{
    if (value.is_string())
        return param.grids->contains(value.get<std::string>());
    const auto limit = static_cast<std::size_t>(param.maxItems);
    if (!value.is_array() || value.empty() || value.size() > limit)
        return false;
    return std::all_of(value.begin(), value.end(), [&](const Json &row) {
        return row.is_array() && !row.empty() && row.size() <= limit &&
               row.size() == value[0].size() && std::all_of(row.begin(), row.end(), isNumber);
    });
}

bool isText(const Json &value)
{
    return value.is_string() && value.get_ref<const std::string &>().size() <= kMaxText;
}

void readText(const Json &object, const char *key, const std::string &path, std::string &out,
              std::vector<std::string> &dropped)
{
    const auto it = object.find(key);
    if (it == object.end())
        return;
    if (!isText(*it)) {
        dropped.push_back(path);
        return;
    }
    const auto &text = it->get_ref<const std::string &>();
    const Lines lines = path == "/notes" ? Lines::Many : Lines::One;
    out = cleaned(text, lines);
    if (out != text)
        dropped.push_back(path);
}

/// Texts of cells without hidden characters.
Json cleanedRows(const Param &param, Json rows)
{
    for (Json &row : rows)
        for (const Column &column : param.columns)
            if (column.type == Column::Type::Text)
                row[column.id] = cleaned(row[column.id].get_ref<const std::string &>(), Lines::One);
    return rows;
}

bool hasRows(const Param &param)
{
    return param.type == ParamType::List || param.type == ParamType::Rows;
}

void readChanges(const RuleSchema &schema, const Json &changes, RuleSet &rules,
                 std::vector<std::string> &dropped)
{
    if (!changes.is_object()) {
        dropped.push_back("/changes");
        return;
    }
    for (const auto &[key, value] : changes.items()) {
        const Param *param = schema.find(key);
        const bool shown = param && isShowable(*param, value);
        if (shown)
            (*rules.changes)[key] = hasRows(*param) ? cleanedRows(*param, value) : value;
        if (!shown || (*rules.changes)[key] != value)
            dropped.push_back("/changes/" + key);
    }
}

void checkKeys(const Json &document, std::vector<std::string> &dropped)
{
    static const std::vector<std::string> known{"format", "game", "name",   "author",
                                                "notes",  "base", "changes"};
    for (const auto &[key, value] : document.items())
        if (std::find(known.begin(), known.end(), key) == known.end())
            dropped.push_back("/" + key);
}

} // namespace

bool isShowable(const Param &param, const Json &value)
{
    switch (param.type) {
    case ParamType::Int: return isNumber(value);
    case ParamType::Bool:
    case ParamType::Choice:
    case ParamType::Set: return checkValue(param, value, {}).empty();
    case ParamType::List:
    case ParamType::Rows:
        return value.is_array() && value.size() <= kMaxRows &&
               std::all_of(value.begin(), value.end(),
                           [&](const Json &row) { return isRow(param, row); });
    case ParamType::Grid: return isGrid(param, value);
    }
    return false;
}

RuleSet readLeniently(const RuleSchema &schema, const Json &document,
                      std::vector<std::string> *dropped)
{
    std::vector<std::string> lost;
    RuleSet rules;
    rules.game = schema.game;
    if (document.is_object()) {
        checkKeys(document, lost);
        if (const auto name = document.find("name"); name != document.end() && name->is_object()) {
            readText(*name, "ja", "/name/ja", rules.nameJa, lost);
            readText(*name, "en", "/name/en", rules.nameEn, lost);
        }
        readText(document, "author", "/author", rules.author, lost);
        readText(document, "notes", "/notes", rules.notes, lost);
        readText(document, "base", "/base", rules.base, lost);
        if (const auto changes = document.find("changes"); changes != document.end())
            readChanges(schema, *changes, rules, lost);
    }
    if (!schema.preset(rules.base)) {
        lost.push_back("/base");
        rules.base = "standard";
    }
    if (dropped)
        *dropped = std::move(lost);
    return rules;
}

} // namespace takujo::editor
