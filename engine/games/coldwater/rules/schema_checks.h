#pragma once
#include "game/rule_schema.h"

namespace takujo::coldwater {

/// What must fit together between the parameters.
std::vector<Constraint> constraints();

} // namespace takujo::coldwater
