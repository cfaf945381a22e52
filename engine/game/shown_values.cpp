#include "game/shown_values.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace takujo {

namespace {

constexpr std::size_t kToldRows = 6;

std::string engineWords(const Text &text, Language language)
{
    return Renderer{&engineTexts(), language, {}}(text);
}

std::string label(const GameDefinition &game, Language language, const std::string &id)
{
    const std::string *found = game.texts.find(language, id);
    if (!found)
        found = engineTexts().find(language, id);
    return found ? *found : id;
}

bool isOneOf(const std::vector<std::string> &choices, const Json &value)
{
    return value.is_string() &&
           std::find(choices.begin(), choices.end(), value.get<std::string>()) != choices.end();
}

/// Whether a cell is of the kind of its column; a number may be out of range.
bool isCell(const Column &column, const Json &value)
{
    switch (column.type) {
    case Column::Type::Int: return value.is_number_integer();
    case Column::Type::Bool: return value.is_boolean();
    case Column::Type::Choice: return isOneOf(column.choices, value);
    case Column::Type::Text: return value.is_string();
    }
    return false;
}

bool isRow(const Param &param, const Json &row)
{
    return row.is_object() &&
           std::all_of(param.columns.begin(), param.columns.end(), [&row](const Column &column) {
               return row.contains(column.id) && isCell(column, row[column.id]);
           });
}

/// Rows of one length.
bool isDrawn(const Json &value)
{
    return value.is_array() && !value.empty() &&
           std::all_of(value.begin(), value.end(), [&value](const Json &row) {
               return row.is_array() && !row.empty() && row.size() == value[0].size();
           });
}

/// Whether there are words for the value: its kind is right, if not its range or size. Rows that are none
/// are told by their number.
bool hasWords(const Param &param, const Json &value)
{
    switch (param.type) {
    case ParamType::Bool: return value.is_boolean();
    case ParamType::Int: return value.is_number_integer();
    case ParamType::Choice: return isOneOf(param.choices, value);
    case ParamType::Set:
        return value.is_array() &&
               std::all_of(value.begin(), value.end(),
                           [&param](const Json &item) { return isOneOf(param.choices, item); });
    case ParamType::Grid: return isOneOf(param.choices, value) || isDrawn(value);
    case ParamType::List:
    case ParamType::Rows: return value.is_array();
    }
    return false;
}

std::string shownCell(const GameDefinition &game, const Param &param, const Column &column,
                      const Json &value, Language language)
{
    if (column.type == Column::Type::Choice)
        return label(game, language, "rule." + param.id + "." + value.get<std::string>());
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string shownRow(const GameDefinition &game, const Param &param, const Json &row,
                     Language language)
{
    std::string cells;
    for (const Column &column : param.columns) {
        if (!cells.empty())
            cells += " / ";
        cells += shownCell(game, param, column, row[column.id], language);
    }
    return cells;
}

std::string shownRows(const GameDefinition &game, const Param &param, const Json &rows,
                      Language language)
{
    std::string out;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!out.empty())
            out += language == Language::Ja ? "、" : "; ";
        out += isRow(param, rows[i])
                   ? shownRow(game, param, rows[i], language)
                   : engineWords(
                         Text("rule.row.unreadable").num("row", static_cast<std::int64_t>(i) + 1),
                         language);
    }
    return out;
}

std::string shownSet(const GameDefinition &game, const Param &param, const Json &set,
                     Language language)
{
    std::string out;
    for (const Json &item : set) {
        out += out.empty() ? std::string() : label(game, language, "list.join");
        out += label(game, language, "rule." + param.id + "." + item.get<std::string>());
    }
    return out;
}

/// A number that means more than itself: "0 (off)".
std::string shownNumber(const GameDefinition &game, const Param &param, const Json &value,
                        Language language)
{
    const std::string number = value.dump();
    const std::string *meaning = game.texts.find(language, "rule." + param.id + "." + number);
    return meaning ? engineWords(Text("rule.means").raw("number", number).raw("meaning", *meaning),
                                 language)
                   : number;
}

/// Rows that `from` does not have: the new and the changed ones.
int newRows(const Json &from, const Json &to)
{
    std::vector<Json> before(from.begin(), from.end());
    int count = 0;
    for (const Json &row : to) {
        const auto same = std::find(before.begin(), before.end(), row);
        if (same == before.end())
            ++count;
        else
            before.erase(same); // two alike are two
    }
    return count;
}

bool hasRows(const Param &param)
{
    return param.type == ParamType::List || param.type == ParamType::Rows;
}

bool isLong(const Param &param, const Json &value)
{
    return hasRows(param) && value.is_array() && value.size() > kToldRows;
}

} // namespace

std::string shownValue(const GameDefinition &game, const Param &param, const Json &value,
                       Language language)
{
    switch (param.type) {
    case ParamType::Bool: return label(game, language, value.get<bool>() ? "rule.on" : "rule.off");
    case ParamType::Int: return value.dump();
    case ParamType::Choice:
        return label(game, language, "rule." + param.id + "." + value.get<std::string>());
    case ParamType::Set: return shownSet(game, param, value, language);
    case ParamType::Grid:
        return label(game, language,
                     "rule." + param.id + "." +
                         (value.is_string() ? value.get<std::string>() : "own"));
    case ParamType::List:
    case ParamType::Rows: return shownRows(game, param, value, language);
    }
    return {};
}

std::string shownBriefly(const GameDefinition &game, const Param &param, const Json &value,
                         Language language)
{
    if (isLong(param, value))
        return engineWords(Text("rule.rows").num("rows", std::ssize(value)), language);
    if (!hasWords(param, value))
        return engineWords("rule.unreadable", language);
    if (hasRows(param) && value.empty())
        return engineWords(Text("rule.rows").num("rows", 0), language);
    if (param.type == ParamType::Int)
        return shownNumber(game, param, value, language);
    std::string shown = shownValue(game, param, value, language);
    if (param.type != ParamType::Grid || !value.is_array())
        return shown;
    return engineWords(Text("rule.drawn")
                           .raw("name", shown)
                           .num("columns", std::ssize(value[0]))
                           .num("rows", std::ssize(value)),
                       language);
}

std::string shownChange(const GameDefinition &game, const Param &param, const Json &from,
                        const Json &to, Language language)
{
    std::string now = shownBriefly(game, param, to, language);
    const int others = isLong(param, from) || isLong(param, to) ? newRows(from, to) : 0;
    if (others == 0)
        return now;
    return engineWords(Text("rule.rows.others").raw("now", now).num("others", others), language);
}

} // namespace takujo
