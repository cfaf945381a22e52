#include "game/shown_values.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

namespace {

constexpr std::size_t kToldRows = 6;

std::string label(const GameDefinition &game, Language language, const std::string &id)
{
    const std::string *found = game.texts.find(language, id);
    if (!found)
        found = engineTexts().find(language, id);
    return found ? *found : id;
}

std::string shownCell(const GameDefinition &game, const Param &param, const Column &column,
                      const Json &value, Language language)
{
    if (column.type == Column::Type::Choice)
        return label(game, language, "rule." + param.id + "." + value.get<std::string>());
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string shownRows(const GameDefinition &game, const Param &param, const Json &rows,
                      Language language)
{
    std::string out;
    for (const Json &row : rows) {
        if (!out.empty())
            out += language == Language::Ja ? "、" : "; ";
        std::string cells;
        for (const Column &column : param.columns) {
            if (!cells.empty())
                cells += " / ";
            cells += shownCell(game, param, column, row[column.id], language);
        }
        out += cells;
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

std::string engineWords(const Text &text, Language language)
{
    return Renderer{&engineTexts(), language, {}}(text);
}

bool isLong(const Param &param, const Json &value)
{
    const bool rows = param.type == ParamType::List || param.type == ParamType::Rows;
    return rows && value.size() > kToldRows;
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
        return engineWords(Text("rule.rows").num("rows", value.size()), language);
    if (!checkValue(param, value, {}).empty())
        return value.dump();
    const std::string shown = shownValue(game, param, value, language);
    if (param.type != ParamType::Grid || !value.is_array())
        return shown;
    return engineWords(Text("rule.drawn")
                           .raw("name", shown)
                           .num("columns", value[0].size())
                           .num("rows", value.size()),
                       language);
}

std::string shownChange(const GameDefinition &game, const Param &param, const Json &from,
                        const Json &to, Language language)
{
    const std::string now = shownBriefly(game, param, to, language);
    const int others = isLong(param, from) || isLong(param, to) ? newRows(from, to) : 0;
    if (others == 0)
        return now;
    return engineWords(Text("rule.rows.others").raw("now", now).num("others", others), language);
}

} // namespace takujo
