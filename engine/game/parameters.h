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

/// Some of `choices`.
Param set(std::string id, Json def, std::vector<std::string> choices, int least, std::string group,
          Clauses clauses);
/// Rows of `columns`. @param least, most  how many
Param list(std::string id, Json def, std::vector<Column> columns, int least, int most,
           std::string group, Clauses clauses);
/// The same of component data, in the group "components". @param rows  JSON
Param table(std::string id, std::string_view rows, std::vector<Column> columns, int least, int most,
            Clauses clauses);
/// One of named grids, or rows of cells from `least` to `most`.
Param grid(std::string id, std::string def, const Json &grids, int least, int most,
           std::string group, Clauses clauses);

Column whole(std::string id, int min, int max);
Column words(std::string id);
Column yesNo(std::string id);
Column oneOf(std::string id, std::vector<std::string> choices);

} // namespace takujo::parameters
