#pragma once
#include "game/rule_schema.h"

/// Parameters of a rule schema in one line each; what only one game needs is set on the result.
namespace takujo::parameters {

using Clauses = std::vector<std::string>;

Param flag(std::string id, bool def, std::string group, Clauses clauses);
Param number(std::string id, int def, int min, int max, std::string group, Clauses clauses);
/// @param def  index of the default in `choices`
Param choice(std::string id, std::vector<std::string> choices, std::string group, Clauses clauses,
             std::size_t def = 0);

} // namespace takujo::parameters
