#include "game/parameters.h"

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

} // namespace takujo::parameters
