#include "game/rule_schema.h"

#include "game/hidden_characters.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

namespace {

Text aboutParam(const char *id, const Param &param)
{
    return Text(id).sub("param", Text("rule." + param.id));
}

bool isOneOf(const std::vector<std::string> &choices, const Json &value)
{
    return value.is_string() &&
           std::find(choices.begin(), choices.end(), value.get<std::string>()) != choices.end();
}

/// Integers only, and small enough for int: 1e400, 3.5 and 2^40 are all "not a number we take".
bool isInt(const Json &value, int min, int max)
{
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX)
        return false; // 2^64 - 1 would be read as -1
    return value.is_number_integer() && value.get<std::int64_t>() >= min &&
           value.get<std::int64_t>() <= max;
}

Problems checkInt(const Param &param, const Json &value, const std::string &path)
{
    const bool onStep = isInt(value, param.min, param.max) &&
                        (value.get<std::int64_t>() - param.min) % std::max(1, param.step) == 0;
    if (onStep)
        return {};
    return problem(aboutParam("rules.int", param).num("min", param.min).num("max", param.max),
                   path);
}

Problems checkCell(const Param &param, const Column &column, const Json &value,
                   const std::string &path)
{
    bool fine = false;
    Problems hidden;
    switch (column.type) {
    case Column::Type::Int: fine = isInt(value, column.min, column.max); break;
    case Column::Type::Bool: fine = value.is_boolean(); break;
    case Column::Type::Choice: fine = isOneOf(column.choices, value); break;
    case Column::Type::Text:
        fine = value.is_string() && value.get_ref<const std::string &>().size() <= 200;
        if (fine)
            hidden = checkVisible(value.get_ref<const std::string &>(), path);
        break;
    }
    if (fine)
        return hidden;
    return problem(aboutParam("rules.cell", param)
                       .sub("column", Text("rule." + param.id + "." + column.id))
                       .num("min", column.min)
                       .num("max", column.max),
                   path);
}

Problems checkRow(const Param &param, const Json &row, const std::string &path)
{
    if (!row.is_object())
        return problem(aboutParam("rules.row", param), path);
    Problems out;
    for (const Column &column : param.columns) {
        if (!row.contains(column.id)) {
            out.push_back(problem(Text("io.missing").raw("key", column.id), path).front());
            continue;
        }
        const std::string cell = path + "/" + column.id;
        for (Problem &p : checkCell(param, column, row[column.id], cell))
            out.push_back(std::move(p));
    }
    for (const auto &[key, value] : row.items()) {
        const bool known = std::any_of(param.columns.begin(), param.columns.end(),
                                       [&key = key](const Column &c) { return c.id == key; });
        if (!known)
            out.push_back(
                problem(Text("io.unknown").raw("key", key), path + "/" + withoutHidden(key))
                    .front());
    }
    return out;
}

Problems checkRows(const Param &param, const Json &value, const std::string &path)
{
    if (!value.is_array())
        return problem(aboutParam("rules.list", param), path);
    const auto count = static_cast<int>(value.size());
    if (count < param.minItems || count > param.maxItems)
        return problem(
            aboutParam("rules.size", param).num("min", param.minItems).num("max", param.maxItems),
            path);
    Problems out;
    for (std::size_t i = 0; i < value.size(); ++i) {
        for (Problem &p : checkRow(param, value[i], path + "/" + std::to_string(i)))
            out.push_back(std::move(p));
    }
    return out;
}

/// One order only, so that equal sets are equal values.
Problems checkSet(const Param &param, const Json &value, const std::string &path)
{
    Problems wrong = problem(
        aboutParam("rules.set", param).num("min", param.minItems).num("max", param.maxItems), path);
    const auto count = static_cast<int>(value.size());
    if (!value.is_array() || count < param.minItems || count > param.maxItems)
        return wrong;
    auto from = param.choices.begin();
    for (const Json &item : value) {
        if (!item.is_string())
            return wrong;
        from = std::find(from, param.choices.end(), item.get_ref<const std::string &>());
        if (from == param.choices.end())
            return wrong;
        ++from;
    }
    return {};
}

Problems checkGrid(const Param &param, const Json &value, const std::string &path)
{
    if (value.is_string())
        return isOneOf(param.choices, value) ? Problems{}
                                             : problem(aboutParam("rules.grid", param), path);
    const auto limit = static_cast<std::size_t>(param.maxItems);
    if (!value.is_array() || value.empty() || value.size() > limit)
        return problem(aboutParam("rules.grid_size", param).num("max", param.maxItems), path);
    int cells = 0;
    for (std::size_t r = 0; r < value.size(); ++r) {
        const Json &row = value[r];
        const std::string rowPath = path + "/" + std::to_string(r);
        if (!row.is_array() || row.empty() || row.size() != value[0].size() || row.size() > limit)
            return problem(aboutParam("rules.grid_row", param).num("max", param.maxItems), rowPath);
        for (std::size_t c = 0; c < row.size(); ++c) {
            const bool none = isInt(row[c], 0, 0);
            if (!none && !isInt(row[c], param.min, param.max))
                return problem(aboutParam("rules.grid_cell", param)
                                   .num("min", param.min)
                                   .num("max", param.max),
                               rowPath + "/" + std::to_string(c));
            cells += none ? 0 : 1;
        }
    }
    if (cells < param.minItems)
        return problem(aboutParam("rules.grid_cells", param).num("min", param.minItems), path);
    return {};
}

bool hasRows(const Param &param)
{
    return param.type == ParamType::List || param.type == ParamType::Rows;
}

/// One order only, so that equal rows are equal values: the cells of each as the schema has its columns.
/// @pre checkRows() found nothing
Json inOrderOfColumns(const Param &param, const Json &rows)
{
    Json out = Json::array();
    for (const Json &row : rows) {
        Json cells = Json::object();
        for (const Column &column : param.columns)
            cells[column.id] = row[column.id];
        out.push_back(std::move(cells));
    }
    return out;
}

} // namespace

bool RuleValues::flag(std::string_view id) const
{
    return m_values->at(std::string(id)).get<bool>();
}
int RuleValues::number(std::string_view id) const
{
    return m_values->at(std::string(id)).get<int>();
}
std::string RuleValues::choice(std::string_view id) const
{
    return m_values->at(std::string(id)).get<std::string>();
}
bool RuleValues::has(std::string_view id, std::string_view choice) const
{
    const Json &set = m_values->at(std::string(id));
    return std::any_of(set.begin(), set.end(),
                       [choice](const Json &item) { return item == choice; });
}
const Json &RuleValues::data(std::string_view id) const { return m_values->at(std::string(id)); }

Preset::Preset(std::string presetId, const Json &presetChanges)
    : id(std::move(presetId)), changes(presetChanges)
{}

void RuleValues::set(std::string_view id, const Json &value)
{
    (*m_values)[std::string(id)] = value;
}

const Param *RuleSchema::find(std::string_view id) const
{
    const auto it =
        std::find_if(params.begin(), params.end(), [id](const Param &p) { return p.id == id; });
    return it == params.end() ? nullptr : &*it;
}

const Preset *RuleSchema::preset(std::string_view id) const
{
    const auto it =
        std::find_if(presets.begin(), presets.end(), [id](const Preset &p) { return p.id == id; });
    return it == presets.end() ? nullptr : &*it;
}

RuleValues RuleSchema::defaults() const
{
    RuleValues values;
    for (const Param &param : params)
        values.set(param.id, param.def);
    return values;
}

Problems checkValue(const Param &param, const Json &value, const std::string &path)
{
    switch (param.type) {
    case ParamType::Bool:
        return value.is_boolean() ? Problems{} : problem(aboutParam("rules.bool", param), path);
    case ParamType::Int: return checkInt(param, value, path);
    case ParamType::Choice:
        return isOneOf(param.choices, value) ? Problems{}
                                             : problem(aboutParam("rules.choice", param), path);
    case ParamType::Set: return checkSet(param, value, path);
    case ParamType::List:
    case ParamType::Rows: return checkRows(param, value, path);
    case ParamType::Grid: return checkGrid(param, value, path);
    }
    return {};
}

Problem contradiction(const Constraint &constraint, Text text)
{
    return {constraint.severity,
            std::move(text),
            "/changes/" + constraint.params.front(),
            constraint.clause,
            {}};
}

Problems checkSeats(const RuleSchema &schema, const RuleValues &values, int seats)
{
    Problems out;
    for (const Constraint &constraint : schema.constraints) {
        if (!constraint.checkSeats)
            continue;
        if (Text text = constraint.checkSeats(values, seats); !text.empty())
            out.push_back(contradiction(constraint, std::move(text)));
    }
    return out;
}

Loaded<RuleValues> applyChanges(const RuleSchema &schema, const RuleValues &base,
                                const Json &changes)
{
    if (!changes.is_object())
        return problem(Text("rules.changes"), "/changes");
    Problems out;
    RuleValues values = base;
    for (const auto &[key, value] : changes.items()) {
        const Param *param = schema.find(key);
        const std::string path = "/changes/" + withoutHidden(key);
        Problems found = param ? checkValue(*param, value, path)
                               : problem(Text("io.unknown").raw("key", key), path);
        if (found.empty())
            values.set(key, hasRows(*param) ? inOrderOfColumns(*param, value) : value);
        for (Problem &p : found) {
            if (param && p.clause.empty() && !param->clauses.empty())
                p.clause = param->clauses.front();
            out.push_back(std::move(p));
        }
    }
    if (out.empty()) {
        for (const Constraint &constraint : schema.constraints) {
            if (!constraint.check)
                continue;
            if (Text text = constraint.check(values); !text.empty())
                out.push_back(contradiction(constraint, std::move(text)));
        }
    }
    if (hasErrors(out))
        return out;
    return values;
}

} // namespace takujo
