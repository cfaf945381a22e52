#pragma once
#include "game/rule_schema.h"

namespace takujo::coldwater {

/// House rules of Coldwater Crown and its component data. Immutable, built once.
const RuleSchema &schema();

} // namespace takujo::coldwater
