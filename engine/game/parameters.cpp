#include "game/parameters.h"

#include <nlohmann/json.hpp>

namespace takujo::parameters {

Param flag(std::string id, bool def, std::string group, Clauses clauses)
{
    Param param;
    param.id = std::move(id);
    param.type = ParamType::Bool;
    param.def = def;
    param.group = std::move(group);
    param.clauses = std::move(clauses);
    return param;
}

Param number(std::string id, int def, int min, int max, std::string group, Clauses clauses)
{
    Param param = flag(std::move(id), false, std::move(group), std::move(clauses));
    param.type = ParamType::Int;
    param.def = def;
    param.min = min;
    param.max = max;
    return param;
}

Param choice(std::string id, std::vector<std::string> choices, std::string group, Clauses clauses,
             std::size_t def)
{
    Param param = flag(std::move(id), false, std::move(group), std::move(clauses));
    param.type = ParamType::Choice;
    param.def = choices[def];
    param.choices = std::move(choices);
    return param;
}

Param set(std::string id, Json def, std::vector<std::string> choices, int least, std::string group,
          Clauses clauses)
{
    Param param = flag(std::move(id), false, std::move(group), std::move(clauses));
    param.type = ParamType::Set;
    param.def = std::move(def);
    param.minItems = least;
    param.maxItems = static_cast<int>(choices.size());
    param.choices = std::move(choices);
    return param;
}

Param list(std::string id, Json def, std::vector<Column> columns, int least, int most,
           std::string group, Clauses clauses)
{
    Param param = flag(std::move(id), false, std::move(group), std::move(clauses));
    param.type = ParamType::List;
    param.def = std::move(def);
    param.columns = std::move(columns);
    param.minItems = least;
    param.maxItems = most;
    return param;
}

Param table(std::string id, std::string_view rows, std::vector<Column> columns, int least, int most,
            Clauses clauses)
{
    Param param = list(std::move(id), Json::parse(rows), std::move(columns), least, most,
                       "components", std::move(clauses));
    param.type = ParamType::Rows;
    return param;
}

Param grid(std::string id, std::string def, const Json &grids, int least, int most,
           std::string group, Clauses clauses)
{
    Param param = flag(std::move(id), false, std::move(group), std::move(clauses));
    param.type = ParamType::Grid;
    param.def = std::move(def);
    param.min = least;
    param.max = most;
    for (const auto &[name, rows] : grids.items())
        param.choices.push_back(name);
    param.grids = grids;
    return param;
}

Column whole(std::string id, int min, int max)
{
    return {std::move(id), Column::Type::Int, min, max, {}};
}

Column words(std::string id) { return {std::move(id), Column::Type::Text, 0, 0, {}}; }

Column yesNo(std::string id) { return {std::move(id), Column::Type::Bool, 0, 0, {}}; }

Column oneOf(std::string id, std::vector<std::string> choices)
{
    return {std::move(id), Column::Type::Choice, 0, 0, std::move(choices)};
}

} // namespace takujo::parameters
